// Moving on a real board: tap a piece, then where it went. The pieces of its hex lie in a tray: another one tapped goes
// along, resources are loaded one by a tap. Reach is a proposal, not a limit.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { draggable } from "../play/drag.js";

const WORKER = "worker";

export class Moving {
  /** @param {import("./table.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** @type {{key: string, place: string, along: Map<string, number>}|null} */
    this.selected = null;
    /** The piece under a finger that drags. @type {Api.Piece|null} */
    this.dragged = null;
    const { board } = screen.game;
    draggable(board, {
      may: (place, event) => this.grip(place, event),
      over: () => {
        if (this.dragged && !this.selected) this.select(this.unit(this.dragged), this.dragged.place);
      },
      drop: (place) => {
        this.dragged = null;
        if (place) this.to(place);
      },
    });
    board.hover = (place) => this.preview(place);
  }

  /** The key of the Move action: its coins, or the first piece. @param {Api.ActKey} key */
  start(key) {
    const { screen } = this;
    const { frame, board } = screen.game;
    const [, coins] = key.gains;
    frame.ask(key.first.ask);
    frame.show(
      el("p", { class: "soft", text: say("tap_piece_first") }),
      el(
        "div",
        { class: "answers", data: { columns: 1 } },
        el(
          "button",
          {
            type: "button",
            class: "answer",
            data: { value: "coins" },
            onclick: () => screen.report({ intents: [{ did: screen.byWhom({ act: "coins" }) }] }, key.name),
          },
          icon("coins"),
          el("strong", { text: `${coins?.name || ""} +${coins?.amount || 1}` }),
        ),
      ),
    );
    frame.offer([{ label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => screen.render() }]);
    const own = Object.keys(screen.view.travel?.pieces || {});
    const places = screen.view.board.pieces
      .filter((piece) => piece.of.some((unit) => own.includes(unit)))
      .map((piece) => piece.place);
    board.mark([...new Set(places)].map((place) => ({ place, kind: "can" })));
  }

  /** Whether a piece can be taken by the finger. @param {string} place @param {MouseEvent} event */
  grip(place, event) {
    const { view, game, top } = this.screen;
    if (top || view?.decision?.widget !== "tell") return false;
    const here = view.board.pieces.filter((one) => one.place === place && this.unit(one));
    const under = game.board.pieces.under(event, place);
    this.dragged = here.find((one) => one === under) || here[0] || null;
    return Boolean(this.dragged);
  }

  /** A mouse over an own piece shows where it reaches, while nothing else is asked. @param {string} place */
  preview(place) {
    const { view, game, top } = this.screen;
    if (top || this.selected || view?.decision?.widget !== "tell") return;
    const own = view.board.pieces.find((one) => one.place === place && this.unit(one));
    game.board.mark(own ? this.reach(this.unit(own)) : []);
  }

  /** @param {string} key */
  reach(key) {
    return this.way(key).reach.map((to) => ({ place: to.to, kind: "can", pin: to.pin, says: to.says }));
  }

  drop() {
    this.selected = null;
    this.screen.game.board.pieces.select("", false);
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    const { view, game } = this.screen;
    if (this.selected && this.selected.place !== place) {
      this.to(place);
      return;
    }
    const here = view.board.pieces.filter((one) => one.place === place);
    const own = this.unit(piece) ? piece : here.find((one) => this.unit(one));
    if (!own) {
      go(`#/g/${game.id}/place/${place}`);
      return;
    }
    if (this.selected?.key === this.unit(own)) {
      const movable = here.filter((one) => this.unit(one));
      const next = movable[movable.indexOf(own) + 1];
      if (next) this.select(this.unit(next), place);
      else this.screen.render();
      return;
    }
    this.select(this.unit(own), place);
  }

  /** Where a unit may go and with what. @param {string} key */
  way(key) {
    return this.screen.view.travel?.pieces[key] || { reach: [], load: [], name: "" };
  }

  /** The unit of a token that can be moved. @param {Api.Piece} piece @returns {string} */
  unit(piece) {
    return piece.of.find((unit) => this.screen.view.travel?.pieces[unit]) || "";
  }

  /** The pieces on a place that can be moved. @param {string} place */
  pieces(place) {
    return this.screen.view.board.pieces.filter((one) => one.place === place && this.unit(one));
  }

  /** @param {string} key @param {string} place */
  select(key, place) {
    const { game } = this.screen;
    const piece = this.pieces(place).find((one) => this.unit(one) === key);
    this.selected = { key, place, along: new Map(piece ? [[piece.key, 1]] : []) };
    game.board.pieces.select(key, true);
    game.board.mark([{ place, kind: "selected" }, ...this.reach(key)]);
    this.show();
  }

  show() {
    if (!this.selected) return;
    const { game } = this.screen;
    const { key, place } = this.selected;
    const piece = this.pieces(place).find((one) => this.unit(one) === key);
    game.frame.ask(say("moves_where", { name: this.way(key).name || piece?.name || "" }));
    const load = this.way(key).load.filter((one) => one.key !== WORKER);
    const { carried, others } = this.beside(key, place);
    const items = (/** @type {Api.Piece[]} */ pieces) =>
      pieces.map((one) => this.item(one.key, one.name, one.art, one.of.length));
    const cargo = [
      ...items(carried),
      ...load.map((one) => this.item(`load ${one.key}`, one.name || one.key, one.art || "", one.most)),
    ];
    const all = el("button", {
      type: "button",
      class: "tray-all button",
      data: { act: "all" },
      text: say("all"),
      onclick: () => this.all(),
    });
    game.frame.show(
      el("div", { class: "tray" }, ...items(piece ? [piece] : []), cargo.length || others.length ? all : null),
      this.tray("takes_along", cargo),
      this.tray("moves_too", items(others)),
      el("p", { class: "soft", text: say("tap_target") }),
    );
    game.frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => this.screen.render() },
      { label: say("place_here"), tone: "quiet", id: "place-card", act: () => go(`#/g/${game.id}/place/${place}`) },
    ]);
  }

  /**
   * What else stands there: what a mech carries, and what would move by itself.
   * @param {string} key
   * @param {string} place
   */
  beside(key, place) {
    const others = this.pieces(place).filter((one) => this.unit(one) !== key);
    const first = this.pieces(place).find((one) => this.unit(one) === key);
    const carries = Boolean(this.carrier()) && first && kind(first) !== WORKER;
    const isCarried = (/** @type {Api.Piece} */ one) => carries && kind(one) === WORKER;
    return { carried: others.filter(isCarried), others: others.filter((one) => !isCarried(one)) };
  }

  /** @param {string} name @param {Node[]} items */
  tray(name, items) {
    if (!items.length) return null;
    return el(
      "div",
      { class: "tray", role: "group", "aria-label": say(name) },
      el("p", { class: "tray-name", text: say(name) }),
      ...items,
    );
  }

  /**
   * One kind of piece or resource; every tap takes one more along.
   * @param {string} key
   * @param {string} name
   * @param {string} drawing
   * @param {number} most
   */
  item(key, name, drawing, most) {
    const along = this.selected?.along || new Map();
    const count = along.get(key) || 0;
    return el(
      "button",
      {
        type: "button",
        class: "tray-item",
        "aria-pressed": String(Boolean(count)),
        "aria-label": `${name} ${count} / ${most}`,
        data: { along: key },
        onclick: () => {
          if (count < most) along.set(key, count + 1);
          else along.delete(key);
          this.show();
        },
      },
      drawing ? art(drawing, { class: "tray-art" }) : el("span", { text: name }),
      most > 1 || count !== 1 ? el("span", { class: "tray-count", text: `${count}/${most}` }) : null,
    );
  }

  /** Everything that lies there goes along. */
  all() {
    if (!this.selected) return;
    const { along, key, place } = this.selected;
    for (const one of this.way(key).load) if (one.key !== WORKER) along.set(`load ${one.key}`, one.most);
    for (const piece of this.pieces(place))
      if (kind(piece) === WORKER && this.carrier()) along.set(piece.key, piece.of.length);
    this.show();
  }

  /** The first mech that goes: it carries the workers. */
  carrier() {
    const { along, place } = this.selected || { along: new Map(), place: "" };
    return this.pieces(place).find((one) => along.get(one.key) && kind(one) === "mech");
  }

  /** Every unit that goes, the first one with all that is carried. @returns {Api.Intent[]} */
  intents(/** @type {string} */ to) {
    if (!this.selected) return [];
    const { along, key, place } = this.selected;
    const carrier = this.carrier();
    /** @type {Record<string, number>} */
    const load = {};
    for (const [item, count] of along) if (item.startsWith("load ") && count) load[item.slice(5)] = count;
    const units = [];
    for (const piece of this.pieces(place)) {
      const count = along.get(piece.key) || 0;
      if (carrier && kind(piece) === WORKER) {
        if (count) load[WORKER] = count;
      } else units.push(...piece.of.slice(0, count));
    }
    const first = carrier ? carrier.of[0] : units.includes(key) ? key : units[0] || key;
    const others = units.filter((unit) => unit !== first);
    const via = this.way(first).reach.find((one) => one.to === to)?.via || [];
    return [
      { travel: { piece: first, via, to, load } },
      ...others.map((piece) => ({ travel: { piece, via: [], to, load: {} } })),
    ];
  }

  /** @param {string} place */
  async to(place) {
    if (!this.selected) return;
    const answer = await this.screen.report({ intents: this.intents(place) }, say("moved"));
    if (!answer) this.drop();
  }
}

/** What a piece is: its key names it. @param {Api.Piece} piece */
function kind(piece) {
  return /worker/.test(piece.of[0]) ? WORKER : /mech/.test(piece.of[0]) ? "mech" : "";
}
