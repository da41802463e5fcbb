// The companion of Expeditions: two rows, tokens and cards by a keypad, mech searches shown on the row.

import { announce, el, icon, replace } from "../base/dom.js";
import { keepTicks, say, store, ticks } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { showEnd } from "../game/end_scene.js";
import { logPanel } from "../game/log_panel.js";
import { PlaceCard } from "../game/place_card.js";
import { besideList, Reference } from "../game/reference.js";
import { seatRows } from "../game/seats.js";
import { speak, unlock } from "./aloud.js";
import { automaSheet } from "./automa_turn.js";
import { stayAwake } from "./awake.js";
import { counter } from "./cards_numbers.js";
import { endedNote, head } from "./expeditions_head.js";
import { enough, keypadSheet, tileQuestion } from "./keypad.js";
import { ownLines, ownTools, redoAct } from "./own_lines.js";
import { pageOver } from "./pages_over.js";
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
    /** What was said of the end: that this is the last round, or that it is over. @type {string|null|undefined} */
    this.saidOfEnd = null;
    stayAwake();
    game.frame.stage.parentElement?.classList.add("rows");
    this.strip = el("div", { class: "strip" });
    game.frame.stage.append(this.strip);
  }

  /** @param {Client.View} view */
  show(view) {
    const lines = this.view?.recent?.length ?? view.recent?.length ?? 0;
    this.view = view;
    away(this.game.id, true);
    this.strip.replaceChildren(head(this.game.id, view));
    besideList(this.game);
    if (!(this.top instanceof PlaceCard || this.top instanceof Reference)) this.render();
    this.sayNew(view, lines);
  }

  /** The line that has just come, and the last round when it begins. @param {Client.View} view @param {number} lines */
  sayNew(view, lines) {
    const { recent = [] } = view;
    const last = view.ended || view.last_round;
    const told = recent.length > lines ? [plain(recent[recent.length - 1].say)] : [];
    if (last && last !== this.saidOfEnd) told.push(last);
    this.saidOfEnd = last;
    if (!told.length) return;
    announce(told.join(" "), true);
    // otherwise the list says it
    if (store.settings.aloud && last && told.includes(last) && (recent.length || view.ended)) speak(last);
  }

  render() {
    const { view, game } = this;
    this.top = null;
    const list = view.checklist;
    game.frame.size("whole");
    game.board.draw("");
    game.frame.stage.parentElement?.classList.toggle("correcting", this.correcting);
    const open =
      view.decision &&
      list?.items.length &&
      !this.closed.has(list.key) &&
      ticks(game.id, list.key).size < list.items.length;
    if (this.correcting) this.correctSheet();
    else if (this.resuming && view.decision && view.game.at) resumeSheet(this);
    else if (list && (open || list.items.some((item) => item.asks))) this.carryOut(list);
    else if (view.end) this.over(view.end);
    else if (view.decision?.widget === "keypad" && !view.recent?.length) keypadSheet(this, view.decision);
    else this.ownTurn();
    if (view.ended) game.frame.note(endedNote(game.id, view.ended));
  }

  /** The Automa's turn; the line that flips a tile asks for its tokens. @param {Api.Checklist} list */
  carryOut(list) {
    const asks = list.items.find((item) => item.asks);
    if (list.key !== "setup") this.game.frame.size("small"); // what it did comes before the map
    const acts = asks?.drawn ? enough(this) : []; // before, "none" is no act: it would stand where "done" does
    this.top = automaSheet(this, list, asks ? { node: () => tileQuestion(this), acts } : null);
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

  /** @param {Api.EndScene} end */
  over(end) {
    showEnd(this.game, end, [{ label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo() }]);
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
    const asked = tileQuestion(this);
    if (asked) frame.size("small");
    frame.show(
      asked ? null : el("p", { class: "soft", text: say("tap_location") }),
      ownLines(this),
      ...this.problems(problems),
      el("div", { class: "wide-only" }, seatRows(this.game, this.view.seats), logPanel(this.game)),
    );
    replace(frame.dock, asked || ownTools(this, free));
    frame.offer([
      this.back(),
      ...redoAct(this.game),
      ...(asked ? this.endings() : []),
      ...(done
        ? [{ label: plain(done.label), id: "done-turn", sign: "next", after: true, act: () => this.choose(done) }]
        : []),
    ]);
    board.mark(this.view.board.marks);
    frame.body.querySelector(".own-lines > :last-child")?.scrollIntoView({ block: "nearest" });
  }

  /** With the last token the own turn may be over as well. */
  endings() {
    return enough(this).map(({ option }) => ({
      label: say("my_turn_over"),
      id: "done-turn",
      sign: "next",
      after: true,
      act: () => this.game.act({ actions: [option.action, "done"] }),
    }));
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
  button(option, label = option.label, times = 1) {
    return el(
      "button",
      {
        type: "button",
        class: "tool",
        data: { option: option.action, times },
        onclick: () => this.choose(option, times),
      },
      el("span", {}, spans(label)),
    );
  }

  /** @param {Api.Option} option */
  choose(option, times = 1) {
    unlock();
    const before = option.before ? [option.before] : [];
    return this.game.act({ actions: [...before, ...Array(times).fill(option.action)] });
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

  /** Numbers are counted here; what lies on a location, on its page. */
  correctSheet() {
    const { frame, board, id } = this.game;
    /** @type {Map<string, string>} */
    const told = new Map();
    frame.ask(say("correct_ask"));
    frame.show(
      el("p", { class: "soft", text: say("correct_location") }),
      ...this.problems(this.view.problems || []),
      ...(this.view.corrections || []).map((one) => counter(one, told)),
      el("a", { class: "button", href: `#/g/${id}/place/camp`, data: { tool: "camp" }, text: say("correct_held") }),
    );
    frame.offer([
      this.back(),
      {
        label: say("corrected"),
        id: "corrected",
        act: async () => {
          if (told.size && !(await this.tell(...told.values()))) return;
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
    const [only] = options;
    if (only && !only.times && (only.before || options.length === 1)) {
      this.choose(only); // to a tile that lies face down, or to where nothing else can be done
      return;
    }
    board.mark([{ place, kind: "selected" }]);
    frame.ask(known.name);
    frame.show(
      el("p", {}, spans(known.says)),
      el(
        "div",
        { class: "tools two" },
        ...options.flatMap((option) =>
          option.times
            ? option.times.map((label, index) => this.button(option, label, index + 1))
            : [this.button(option)],
        ),
      ),
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
  route(here) {
    return pageOver(this, here);
  }
}
