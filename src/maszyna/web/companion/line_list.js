// The turn so far, line by line: a tap opens a line, draws it and offers to change it or to take it back.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { ActSheet, bookList, spoken } from "./act_sheet.js";
import { guided } from "./guided.js";

export class LineList {
  /** @param {import("./table.js").Screen} screen @param {Api.Line[]} lines */
  constructor(screen, lines) {
    this.screen = screen;
    this.lines = lines;
    this.node = el("ul", { class: "turn-lines", "aria-label": say("told_so_far") });
    this.draw();
  }

  draw() {
    const waiting = this.screen.outbox.waiting();
    this.node.replaceChildren(
      ...this.lines.map((line) => this.line(line)),
      ...waiting.map((text) =>
        el(
          "li",
          { class: "turn-line" },
          el(
            "span",
            { class: "line-button" },
            el("span", { class: "dot", "aria-hidden": "true" }),
            el("span", { class: "say" }, text, el("span", { class: "soft block", text: say("not_yet_stored") })),
          ),
        ),
      ),
    );
  }

  /** @param {Api.Line} line */
  line(line) {
    const open = this.screen.opened === line.id;
    return el(
      "li",
      { class: "turn-line", data: { at: line.at } },
      el(
        "button",
        {
          type: "button",
          class: "line-button",
          "aria-expanded": String(open),
          "aria-label": lineText(line),
          onclick: () => this.open(open ? "" : line.id),
        },
        line.art ? art(line.art, { class: "line-art" }) : null,
        el(
          "span",
          { class: "say" },
          el("strong", { text: plain(line.say) }),
          line.books.length ? el("span", { class: "books" }, ...bookList(line.books.map(unlinked))) : null,
        ),
        line.attack
          ? el("span", { class: "attack-sign", role: "img", "aria-label": say("attack_mark") }, icon("swords"))
          : null,
        icon("pen"),
      ),
      open ? this.acts(line) : null,
      ...line.notes.map((note) => this.note(line, note)),
    );
  }

  /** @param {Api.Line} line @param {Api.Text} note */
  note(line, note) {
    return el(
      "div",
      { class: "line-note" },
      icon("warn"),
      el("span", { class: "grow" }, spans(note)),
      el("button", {
        type: "button",
        class: "button small",
        data: { so: line.at },
        text: say("it_is_so"),
        onclick: () => this.screen.report({ intents: line.steps.map((at) => ({ so: at })) }),
      }),
    );
  }

  /** @param {Api.Line} line */
  acts(line) {
    const { did, tell, fewer } = line;
    return el(
      "div",
      { class: "line-acts" },
      did || tell
        ? el("button", {
            type: "button",
            class: "button",
            data: { act: "change" },
            text: say("change"),
            onclick: () => this.change(line),
          })
        : null,
      fewer
        ? el("button", {
            type: "button",
            class: "button",
            data: { act: "fewer" },
            text: say("one_worker_less"),
            onclick: () => this.screen.report({ intents: [{ line: { at: line.at, did: fewer } }] }),
          })
        : null,
      el("button", {
        type: "button",
        class: "button",
        data: { act: "take-back" },
        text: say("take_back"),
        onclick: () => this.takeBack(line),
      }),
    );
  }

  /** @param {string} id */
  open(id) {
    this.screen.opened = id;
    guided("line");
    this.draw();
    const line = this.lines.find((one) => one.id === id);
    const { board } = this.screen.game;
    board.draw(line?.svg || "");
    board.mark((line?.places || []).map((place) => ({ place, kind: "selected" })));
    this.node.querySelector("[data-act='change'], [data-act='take-back']")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Api.Line} line */
  takeBack(line) {
    this.screen.opened = "";
    const steps = [...line.steps].reverse();
    return this.screen.report({ intents: steps.map((at) => ({ line: { at, did: null } })) });
  }

  /** The form of the line, filled in; a move waits for another place. @param {Api.Line} line */
  async change(line) {
    const { screen } = this;
    if (line.did) {
      const taken = [...line.steps].reverse().map((at) => ({ line: { at, did: null } }));
      const found = await screen.tryOut({ intents: [...taken, { did: line.did }] });
      if (found?.telling?.asks.length) screen.top = new ActSheet(screen, found.telling, { line });
      else if (found?.telling) screen.game.frame.note(say("nothing_to_choose"));
      return;
    }
    const { frame, board } = screen.game;
    frame.ask(say("elsewhere_ask"));
    frame.show(el("p", { text: plain(line.say) }), el("p", { class: "soft", text: say("tap_place") }));
    frame.offer([{ label: say("cancel"), sign: "close", tone: "back", act: () => screen.render() }]);
    const [from] = line.move ? [line.move.from] : [];
    board.mark(from ? [{ place: from, kind: "selected" }] : []);
    screen.top = {
      tapPlace: (place) => {
        screen.top = null;
        screen.opened = "";
        const at = line.steps[line.steps.length - 1];
        screen.report({ intents: [{ line: { at, tell: (line.tell || "").replace("{place}", place) } }] });
      },
    };
  }
}

/** A line as it is read aloud. @param {Api.Line} line */
export function lineText(line) {
  const attack = line.attack ? [say("attack_mark")] : [];
  return [plain(line.say), spoken(line.books), ...attack, ...line.notes.map(plain)].filter(Boolean).join(". ");
}

/** A line is one button: nothing in it can be tapped by itself. @param {Api.Booked} one */
const unlinked = (one) => ({ ...one, say: [plain(one.say)] });
