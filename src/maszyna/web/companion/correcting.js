// Correcting: what is said here has no consequences. Every hex, base and track can be tapped.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { counter } from "./counter.js";
import { ToolSheet } from "./tool_sheet.js";

const COUNTED = /^(?:\w+\.)?(?:power|popularity|coins|cards|stars|tracker)$/;

export class Correcting {
  /** @param {import("./table.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    const { frame, board } = screen.game;
    const { view } = screen;
    /** @type {Map<string, string>} */
    this.told = new Map();
    frame.ask(say("correct_ask"));
    const counters = view.tools.filter((tool) => COUNTED.test(tool.key) && tool.asks.length === 1);
    const others = view.tools.filter((tool) => tool.corrects && !counters.includes(tool));
    const rows = view.seats.map((seat) => {
      const own = counters.filter((tool) => tool.seat === seat.key);
      return own.length
        ? el(
            "details",
            { class: "group" },
            el("summary", {}, el("strong", { text: seat.name })),
            ...own.map((tool) => this.row(tool)),
          )
        : null;
    });
    frame.show(
      el("p", { class: "soft", text: say("correct_how") }),
      ...screen.problems(view.problems || []),
      ...rows,
      el(
        "div",
        { class: "tools" },
        ...others.map((tool) =>
          el(
            "button",
            {
              type: "button",
              class: "tool",
              data: { tool: tool.key },
              onclick: () => {
                screen.top = new ToolSheet(screen, tool, () => screen.render());
              },
            },
            spans(tool.label),
          ),
        ),
      ),
    );
    board.mark([]);
    this.offer();
  }

  offer() {
    this.screen.game.frame.offer([
      {
        label: say("undo"),
        sign: "undo",
        tone: "back",
        act: () => this.screen.game.undo(),
        disabled: !this.screen.view.undo.can,
      },
      { label: say("corrected"), id: "corrected", act: () => this.send() },
    ]);
  }

  /** @param {Api.Tool} tool */
  row(tool) {
    const plainly = { ...tool, tell: tool.corrects ? tool.tell : `adjust ${tool.tell}` };
    return counter(plainly, (text) => {
      if (text) this.told.set(tool.key, text);
      else this.told.delete(tool.key);
    });
  }

  async send() {
    if (this.told.size && !(await this.screen.tell(...this.told.values()))) return;
    this.screen.corrected();
  }

  /** @param {string} place */
  tapPlace(place) {
    go(`#/g/${this.screen.game.id}/place/${place}`);
  }
}
