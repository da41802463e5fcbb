// The companion of Expeditions: two rows, tokens and cards by a keypad, mech searches shown on the row.

import { el, icon } from "../base/dom.js";
import { keepTicks, say, ticks } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { Why } from "../game/why.js";
import { logPanel } from "../game/log_panel.js";
import { PlaceCard } from "../game/place_card.js";
import { Reference } from "../game/reference.js";
import { SeatCard } from "../game/seat_card.js";
import { seatChips, seatRows } from "../game/seats.js";
import { automaSheet } from "./automa_turn.js";
import { stayAwake } from "./awake.js";
import { keypadSheet } from "./keypad.js";
import { away, resumeSheet } from "./resume.js";

export class Screen {
  /** The last one shown. @type {Client.View} */
  view;

  /** @param {import("../game/game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Client.Sheet|null} */
    this.top = null;
    /** @type {Set<string>} */
    this.closed = new Set();
    this.correcting = false;
    this.resuming = away(game.id);
    stayAwake();
    game.frame.stage.parentElement?.classList.add("rows");
    this.strip = el("div", { class: "strip" });
    game.frame.stage.append(this.strip);
  }

  /** @param {Client.View} view */
  show(view) {
    this.view = view;
    away(this.game.id, true);
    this.game.frame.corner.replaceChildren(seatChips(this.game, view));
    this.strip.replaceChildren(...progress(view));
    if (!(this.top instanceof PlaceCard)) this.render();
  }

  render() {
    const { view, game } = this;
    this.top = null;
    const list = view.checklist;
    game.board.draw("");
    game.frame.stage.parentElement?.classList.toggle("correcting", this.correcting);
    const open =
      view.decision &&
      list?.items.length &&
      !this.closed.has(list.key) &&
      ticks(game.id, list.key).size < list.items.length;
    if (this.correcting) this.correctSheet();
    else if (view.decision?.widget === "keypad") keypadSheet(this, view.decision);
    else if (this.resuming && view.decision && view.game.at) resumeSheet(this);
    else if (open && list) this.top = automaSheet(this, list);
    else if (view.game.over) this.over();
    else this.ownTurn();
  }

  /** @param {string} key */
  finished(key) {
    this.closed.add(key);
    this.render();
  }

  again() {
    this.resuming = false;
    const list = this.view.checklist;
    if (list) {
      keepTicks(this.game.id, list.key, new Set());
      this.closed.delete(list.key);
    }
    this.render();
  }

  over() {
    const { frame, board, id } = this.game;
    frame.ask(say("game_over"));
    frame.show(el("p", {}, spans(this.view.title)), seatRows(this.game, this.view.seats));
    frame.offer([
      { label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo() },
      { label: say("scores"), id: "scores", act: () => go(`#/g/${id}/end`) },
    ]);
    board.mark([]);
  }

  ownTurn() {
    const { frame, board } = this.game;
    const { decision, problems = [] } = this.view;
    if (!decision) {
      frame.ask(this.view.title);
      frame.show(el("p", { class: "soft", text: say("looking_on") }), seatRows(this.game, this.view.seats));
      frame.offer([]);
      board.mark([]);
      return;
    }
    frame.ask(decision.ask);
    const free = decision.options.filter((option) => !option.at && option.action !== "done");
    const done = decision.options.find((option) => option.action === "done");
    frame.show(
      el("p", { class: "soft", text: say("tap_location") }),
      ...this.problems(problems),
      el(
        "div",
        { class: "tools" },
        ...free.map((option) => this.button(option)),
        el(
          "button",
          { type: "button", class: "tool", data: { tool: "correct" }, onclick: () => this.correct() },
          icon("pen"),
          el("span", { text: say("correct") }),
        ),
      ),
      el("div", { class: "wide-only" }, seatRows(this.game, this.view.seats), logPanel(this.game)),
    );
    frame.offer([
      this.back(),
      ...(done
        ? [{ label: plain(done.label), id: "done-turn", sign: "next", after: true, act: () => this.choose(done) }]
        : []),
    ]);
    board.mark(this.view.board.marks);
  }

  back() {
    return {
      label: say("undo"),
      sign: "undo",
      tone: "back",
      act: () => {
        this.game.undo();
      },
      disabled: !this.view.undo.can,
    };
  }

  /** @param {Api.Text[]} problems */
  problems(problems) {
    return problems.map((text) => el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(text))));
  }

  /** @param {Api.Option} option */
  button(option) {
    return el(
      "button",
      { type: "button", class: "tool", data: { option: option.action }, onclick: () => this.choose(option) },
      el("span", {}, spans(option.label)),
    );
  }

  /** @param {Api.Option} option */
  choose(option) {
    this.game.act({ actions: [option.action] });
  }

  /** @param {string[]} texts */
  tell(...texts) {
    return this.game.act({ intents: texts.map((text) => ({ tell: text })) });
  }

  correct() {
    this.correcting = true;
    this.resuming = false;
    this.render();
  }

  correctSheet() {
    const { frame, board, id } = this.game;
    frame.ask(say("correct_ask"));
    frame.show(el("p", { class: "soft", text: say("correct_how") }), ...this.problems(this.view.problems || []));
    frame.offer([
      this.back(),
      {
        label: say("corrected"),
        id: "corrected",
        act: () => {
          this.correcting = false;
          this.render();
        },
      },
    ]);
    board.mark([]);
    this.top = { tapPlace: (/** @type {string} */ place) => place !== "south" && go(`#/g/${id}/place/${place}`) };
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    this.tapPlace(place);
  }

  /** What can be done on a location, as buttons. @param {string} place */
  tapPlace(place) {
    if (this.top?.tapPlace) {
      this.top.tapPlace(place);
      return;
    }
    const { frame, board } = this.game;
    const options = (this.view.decision?.options || []).filter((option) => option.at?.place === place);
    const known = this.view.board.places.find((one) => one.key === place);
    if (!known) return;
    board.mark([{ place, kind: "selected" }]);
    frame.ask(known.name);
    frame.show(
      el("p", {}, spans(known.says)),
      el("div", { class: "tools two" }, ...options.map((option) => this.button(option))),
    );
    frame.offer([{ label: say("cancel"), sign: "close", tone: "back", act: () => this.render() }]);
    this.top = {
      tapPlace: (/** @type {string} */ other) => {
        this.top = null;
        if (other === place) this.render();
        else this.tapPlace(other);
      },
    };
  }

  /** @param {Client.Route} here */
  async route(here) {
    const back = () => go(`#/g/${this.game.id}`);
    if (here.page === "game") this.render();
    else if (here.page === "again") {
      go(`#/g/${this.game.id}`, true);
      this.again();
    } else if (here.page === "seat")
      this.top = new SeatCard(
        this.game,
        this.view.seats.find((seat) => seat.key === here.rest[0]),
        back,
      );
    else if (here.page === "why")
      this.top = await Why.open(this.game, Number(here.rest[0]), Number(here.rest[1]), back);
    else if (here.page === "sheet") this.top = await Reference.open(this.game, here.rest, back);
    else if (here.page === "place") this.top = await PlaceCard.open(this.game, here.rest[0], back);
  }
}

/** Glory as stars and progress as a bar. @param {Client.View} view */
function progress(view) {
  const automa = view.seats.find((seat) => seat.player === "automa");
  const track = (/** @type {string} */ key) => automa?.tracks.find((one) => one.key === key);
  const [glory, far] = [track("glory"), track("progress")];
  if (!glory || !far) return [];
  return [
    el(
      "p",
      { class: "strip-line" },
      el("strong", { text: `${glory.name} ${glory.value}/${glory.most}` }),
      el("span", {
        class: "stars",
        "aria-hidden": "true",
        text: "★".repeat(glory.value) + "☆".repeat((glory.most ?? 0) - glory.value),
      }),
      el("span", { text: `${far.value}/${far.most}` }),
    ),
    el("progress", { class: "progress", max: far.most, value: far.value, "aria-label": far.name }),
  ];
}
