// A line of an earlier turn changed: the Automas stay as they are, or everything is played again from there. Either way
// the pieces to put back are listed first; nothing happens before it is said that this is done.

import { el } from "../base/dom.js";
import { art } from "../base/art.js";
import { stays } from "../base/route.js";
import { call, keepTicks, say } from "../base/store.js";
import { plain } from "../base/spans.js";
import { ActSheet } from "./act_sheet.js";

const WAYS = /** @type {const} */ (["stay", "keep", "again"]);

export class Rewriting {
  /** @param {import("./table.js").Screen} screen @param {number} at @param {() => void} done */
  static async open(screen, at, done) {
    const here = stays();
    const answer = await call("GET", `games/${screen.game.id}?at=${at}`);
    if (!here()) return null;
    /** @type {Api.Line|undefined} */
    const line = answer.document?.view?.lines?.find((/** @type {Api.Line} */ one) => one.steps.includes(at));
    if (!line) {
      done();
      return null;
    }
    return new Rewriting(screen, line, done);
  }

  /** @param {import("./table.js").Screen} screen @param {Api.Line} line @param {() => void} done */
  constructor(screen, line, done) {
    this.screen = screen;
    this.line = line;
    this.done = done;
    /** The way that is chosen; none while it has to be asked. @type {typeof WAYS[number]|""} */
    this.way = "stay";
    /** @type {(typeof WAYS[number])[]} */
    this.offered = [];
    /** What is reported instead. @type {{did?: Record<string, unknown>|null, tell?: string}|null} */
    this.instead = null;
    this.show();
  }

  get at() {
    return this.line.steps[this.line.steps.length - 1];
  }

  /** First what shall be changed. */
  show() {
    const { frame, board } = this.screen.game;
    const { line } = this;
    frame.ask(plain(line.say));
    frame.show(
      el("p", { class: "soft", text: say("rewrite_how") }),
      el(
        "div",
        { class: "line-acts" },
        line.did || line.tell
          ? el("button", {
              type: "button",
              class: "button",
              data: { act: "change" },
              text: say("change"),
              onclick: () => this.change(),
            })
          : null,
        el("button", {
          type: "button",
          class: "button",
          data: { act: "take-back" },
          text: say("take_back"),
          onclick: () => this.choose({ did: null }),
        }),
      ),
    );
    frame.offer([{ label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: this.done }]);
    board.draw(line.svg || "");
    board.mark(line.places.map((place) => ({ place, kind: "selected" })));
  }

  async change() {
    const { screen, line } = this;
    if (line.tell) {
      screen.game.frame.ask(say("elsewhere_ask"));
      screen.game.frame.show(el("p", { class: "soft", text: say("tap_place") }));
      this.waits = true;
      return;
    }
    const found = await screen.tryOut({ intents: [{ did: line.did || {} }], at: this.at - 1 });
    if (found?.telling?.asks.length) screen.top = new OldAct(screen, found.telling, this);
    else if (found?.telling) screen.game.frame.note(say("nothing_to_choose"));
  }

  /** @param {{did?: Record<string, unknown>|null, tell?: string}} instead */
  async choose(instead) {
    this.instead = instead;
    this.waits = false;
    this.screen.top = this;
    const found = await Promise.all(WAYS.map((way) => this.send(way, true)));
    if (found.some((answer) => answer.status !== 200)) {
      this.screen.game.frame.refuse(found.find((answer) => answer.status !== 200)?.document.detail);
      return;
    }
    this.lists = found.map((answer) => /** @type {Api.Item[]} */ (answer.document.items));
    const [stay, keep] = this.lists.map((items) => items.map((item) => plain(item.say)).join("\n"));
    this.offered = WAYS.filter((way) => way !== "keep" || keep !== stay);
    // whether a piece that has gone on moves only people know
    this.way = this.offered.length < WAYS.length ? "stay" : "";
    this.ways();
  }

  /** Then the two ways, each with what to put back. */
  ways() {
    const { frame, board } = this.screen.game;
    frame.ask(say("rewrite_ask"));
    frame.show(...this.offered.map((way) => this.choice(way, this.lists?.[WAYS.indexOf(way)] || [])));
    frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: this.done },
      { label: say("done_so"), id: "done-so", disabled: !this.way, act: () => this.record() },
    ]);
    board.mark([]);
    board.draw("");
  }

  /** @param {typeof WAYS[number]} way @param {Api.Item[]} items */
  choice(way, items) {
    const chosen = this.way === way;
    return el(
      "div",
      { class: "way-choice" },
      el(
        "label",
        { class: "row line" },
        el("input", {
          type: "radio",
          name: "way",
          value: way,
          checked: chosen,
          onchange: () => {
            this.way = way;
            this.ways();
          },
        }),
        el("strong", { class: "grow", text: say(`rewrite_${way}`) }),
      ),
      chosen // without links: they would lead away from what is being changed
        ? el(
            "ul",
            { class: "lines put-back" },
            ...items.map((item) =>
              el(
                "li",
                {},
                item.art ? art(item.art, { class: "line-art" }) : null,
                el("span", { class: "say", text: plain(item.say) }),
              ),
            ),
            items.length ? null : el("li", { class: "soft", text: say("rewrite_nothing") }),
          )
        : null,
    );
  }

  /** @param {typeof WAYS[number]} way @param {boolean} only_try */
  send(way, only_try) {
    const { id, revision } = this.screen.game;
    return call("POST", `games/${id}/rewrite`, { revision, at: this.at, way, try: only_try, ...this.instead });
  }

  async record() {
    const { screen } = this;
    if (!this.way) return;
    const answer = await this.send(this.way, false);
    if (answer.status !== 200) {
      screen.game.frame.refuse(answer.document.detail);
      return;
    }
    // what was listed has been put back already, and with it what the turns since then would list once more
    if (answer.document.view.checklist) screen.closed.add(answer.document.view.checklist.key);
    await this.tickOff();
    screen.top = null;
    await screen.game.onAnswer(answer);
    this.done();
  }

  /** The list of the last Automa's turn or combat has another key now, but nothing in it is left to do. */
  async tickOff() {
    const { id } = this.screen.game;
    const list = (await call("GET", `games/${id}`)).document?.view?.checklist;
    if (list) keepTicks(id, list.key, new Set(list.items.map((/** @type {Api.Item} */ one) => one.id)));
  }

  /** @param {string} place */
  tapPlace(place) {
    if (this.waits) this.choose({ tell: (this.line.tell || "").replace("{place}", place) });
  }
}

/** An act of an earlier turn: its questions are those of that moment. */
class OldAct extends ActSheet {
  /** @param {import("./table.js").Screen} screen @param {Api.Telling} telling @param {Rewriting} rewriting */
  constructor(screen, telling, rewriting) {
    super(screen, telling);
    this.rewriting = rewriting;
  }

  /** @param {Record<string, unknown>} did */
  async trying(did) {
    const found = await this.screen.tryOut({ intents: [{ did: { ...did, ...this.seat } }], at: this.rewriting.at - 1 });
    return found?.telling || null;
  }

  /** @param {Record<string, unknown>} did */
  async record(did) {
    await this.rewriting.choose({ did: { ...did, ...this.seat } });
  }
}
