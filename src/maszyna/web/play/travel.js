// Moving: drag or tap a unit to its final hex, a slider for its load; the way and what waits there are shown before.
// Before the action token is laid, a unit that is tapped means the Move action.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { loadSheet } from "../game/load.js";
import { turnChips } from "./draft.js";
import { hintButton } from "./hints.js";
import { ownStrip } from "../game/seats.js";

const COSTS = ["trap"]; // a combat comes after the whole Move and can be undone until then; a trap cannot

export class Travel {
  /**
   * @param {import("./play.js").Screen} screen
   * @param {Api.Decision} decision
   * @param {boolean} [aside] another sheet is shown, the board still moves units
   */
  constructor(screen, decision, aside = false) {
    this.screen = screen;
    this.decision = decision;
    this.aside = aside;
    this.game = screen.game;
    const { travel } = screen.view;
    this.pieces = travel?.pieces || {};
    this.first = travel?.first || [];
    this.left = travel?.left;
    /** @type {{key: string, load: Record<string, number>, place: string}|null} */
    this.selected = null;
    this.meant = "";
    /** Whether a unit was picked by dragging, so that nobody could say yet what goes along. */
    this.unasked = false;
    const keys = Object.keys(this.pieces);
    this.underWay = decision.widget === "travel" && decision.continues; // a unit has begun to move
    if (this.underWay && keys.length === 1) this.select(keys[0]);
    else if (!aside) this.ask();
    this.game.board.hover = (place) => this.preview(place);
  }

  /** After a look at something else. */
  again() {
    if (this.selected) this.select(this.selected.key);
    else this.screen.render();
  }

  ask() {
    if (this.aside) {
      this.screen.render();
      return;
    }
    const { frame, board } = this.game;
    const { decision, screen } = this;
    this.selected = null;
    this.meant = "";
    frame.ask(decision.ask, say("units_left", { n: this.left }));
    board.pieces.select("", false);
    board.draw("");
    board.mark(
      [...new Set(Object.keys(this.pieces).map((key) => this.placeOf(key)))].map((place) => ({ place, kind: "can" })),
    );
    const rest = decision.options.filter((option) => !option.at);
    frame.show(ownStrip(this.game, screen.own()), turnChips(screen), screen.around());
    frame.offer([screen.back(), ...hintButton(screen), ...rest.map((option) => this.rest(option))]);
    screen.fits();
  }

  /** @param {Api.Option} option */
  rest(option) {
    return { label: plain(option.label), id: option.action, act: () => this.screen.take(option) };
  }

  /** @param {string} key */
  placeOf(key) {
    return this.screen.view.board.pieces.find((one) => one.of.includes(key))?.place || "";
  }

  /** @param {string} key */
  select(key) {
    const place = this.placeOf(key);
    const { frame, board } = this.game;
    this.selected = { key, load: {}, place };
    this.meant = "";
    frame.size("whole");
    board.pieces.select(key, true);
    board.draw("");
    this.mark("");
    frame.ask(say("where_to"), this.pieces[key].name || "");
    this.sheet();
    const stop = this.underWay ? this.decision.options.find((option) => !option.at) : null;
    frame.offer([
      this.underWay ? this.screen.back() : { label: say("cancel"), sign: "close", tone: "back", act: () => this.ask() },
      ...(stop ? [this.rest(stop)] : []),
    ]);
    this.screen.fits();
  }

  /** Where the selected unit may go and with what. @returns {Api.Traveller} */
  way() {
    return (this.selected && this.pieces[this.selected.key]) || { reach: [], load: [] };
  }

  /** What the selected unit takes along, and what waits where it is pointed. */
  sheet() {
    const way = this.way();
    const talks = way.reach.some((to) => to.says?.length); // its room is there before something is said
    this.note = el("p", { class: ["note", talks && "held"], role: "status" });
    const against = way.reach.some((to) => to.pin === "combat" && typeof to.chance !== "number");
    this.game.frame.show(
      turnChips(this.screen),
      this.note,
      against && this.screen.hints() ? el("p", { class: "soft no-chance", text: say("chance_unknown_there") }) : null,
      way.load.length
        ? loadSheet(
            way.load,
            (load) => {
              if (!this.selected) return;
              this.selected.load = { ...load };
              this.mark(this.meant); // what goes along may change the chance of an attack
            },
            say("takes_along"),
            (kind, load) => roomFor(way, kind, load),
          )
        : el("p", { class: "soft", text: say("tap_place") }),
      this.screen.around(),
    );
  }

  /** @param {string} pointed */
  mark(pointed) {
    this.game.board.mark([
      { place: this.selected?.place || "", kind: "selected" },
      ...this.way().reach.map((to) => ({
        place: to.to,
        kind: to.to === pointed ? "selected" : "can",
        pin: to.pin,
        says: to.says,
        chance: this.screen.hints() ? this.chance(to) : null,
      })),
    ]);
  }

  /** Of an attack, with what goes along. @param {Api.Way} to */
  chance(to) {
    return (this.selected?.load.worker ? to.chance_loaded : null) ?? to.chance;
  }

  /** @param {string} place */
  reach(place) {
    return this.way().reach.find((to) => to.to === place);
  }

  /** The way there as an arrow over every stop, and what waits at its end. @param {Api.Way|null} to */
  point(to) {
    const { board } = this.game;
    const from = this.selected?.place || "";
    board.draw(to ? arrow(board.view?.places || [], [from, ...to.via, to.to]) : "");
    if (this.note)
      this.note.replaceChildren(...(to?.says?.length ? [icon("warn"), el("span", {}, spans(to.says))] : []));
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    if (this.selected && place !== this.selected.place) {
      this.tapPlace(place);
      return;
    }
    const key = piece.of.find((/** @type {string} */ unit) => this.pieces[unit]);
    if (!key) {
      this.tapPlace(place);
      return;
    }
    if (this.selected?.key === key) this.next(place);
    else this.select(key);
  }

  /** The next unit that may move from a place, after the last one none. @param {string} place */
  next(place) {
    const here = Object.keys(this.pieces).filter((key) => this.placeOf(key) === place);
    const after = here[here.indexOf(this.selected?.key || "") + 1];
    if (after) this.select(after);
    else if (!this.underWay) this.ask();
  }

  /** @param {string} place */
  tapPlace(place) {
    const { selected } = this;
    if (!selected) {
      const here = Object.keys(this.pieces).filter((key) => this.placeOf(key) === place);
      if (here.length) this.select(here[0]);
      else if (this.aside) this.screen.choosePlace(place);
      else this.refuse(place);
      return;
    }
    if (place === selected.place) {
      this.next(place);
      return;
    }
    const to = this.reach(place);
    if (!to) {
      this.refuse(place);
      return;
    }
    this.point(to);
    if (COSTS.includes(to.pin || "") && this.meant !== place) this.mean(to);
    else this.go(to);
  }

  /** Where it goes is known, and waits for a yes. @param {Api.Way} to */
  mean(to) {
    this.meant = to.to;
    this.point(to);
    this.mark(to.to);
    this.game.frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", act: () => this.select(this.selected?.key || "") },
      { label: say("go_there"), id: "go-there", act: () => this.go(to) },
    ]);
  }

  /** @param {Api.Way} to */
  go(to) {
    const { key, load } = this.selected || { key: "", load: {} };
    const taken = Object.fromEntries(Object.entries(load).filter(([, amount]) => amount));
    this.screen.gesture({
      actions: this.first,
      intents: [{ travel: { piece: key, via: to.via, to: to.to, load: taken } }],
    });
  }

  /** @param {string} place @param {PointerEvent} event */
  mayDrag(place, event) {
    const piece = this.game.board.pieces.under(event, place);
    const key =
      piece?.of.find((/** @type {string} */ unit) => this.pieces[unit]) ||
      Object.keys(this.pieces).find((one) => this.placeOf(one) === place);
    this.dragged = key && (!this.selected || this.placeOf(key) === place) ? key : "";
    return Boolean(this.dragged);
  }

  /** @param {string} place */
  dragOver(place) {
    if (this.dragged && this.selected?.key !== this.dragged) {
      this.select(this.dragged);
      this.unasked = this.way().load.length > 0;
    }
    this.preview(place);
  }

  /** The way to a place under the mouse. @param {string} place */
  preview(place) {
    if (this.selected && !this.meant) this.point(this.reach(place) || null);
  }

  /** @param {string} place */
  dragDrop(place) {
    const to = this.unasked && place ? this.reach(place) : null;
    this.dragged = "";
    this.unasked = false;
    if (to) this.mean(to);
    else if (place && this.selected) this.tapPlace(place);
    else if (this.selected) this.point(null);
  }

  /** @param {string} place */
  refuse(place) {
    const refused = (this.decision.refused || []).find((one) => one.at?.place === place);
    this.game.frame.refuse(refused ? refused.why : say(this.selected ? "out_of_reach" : "no_unit_here"));
  }
}

/**
 * How many of a kind go along beside the others; only an airship has little room.
 * @param {Api.Traveller} way
 * @param {string} kind
 * @param {Record<string, number>} load
 */
function roomFor(way, kind, load) {
  const all = Object.values(load).reduce((sum, amount) => sum + amount, 0);
  return (way.room ?? Infinity) - (all - load[kind]);
}

/** @param {{key: string, x: number, y: number}[]} places @param {string[]} keys */
function arrow(places, keys) {
  const points = keys.map((key) => places.find((place) => place.key === key)).filter((place) => place !== undefined);
  if (points.length < 2) return "";
  const [from, to] = points.slice(-2);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const line = points.map((point) => `${point.x},${point.y}`).join(" ");
  const stops = points
    .slice(1, -1)
    .map((point) => `<circle class="stop" cx="${point.x}" cy="${point.y}" r="9"/>`)
    .join("");
  return (
    `<polyline class="own path-below" points="${line}"/><polyline class="own path" points="${line}"/>${stops}` +
    `<path class="own head" d="M10 0L-16-15V15Z" transform="translate(${to.x} ${to.y}) rotate(${angle})"/>`
  );
}
