// Tracks of a seat as counters with + and −; every number shows its change, and all are told at once.

import { el, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain } from "../base/spans.js";

/** @typedef {import("./tool_sheet.js").Tool} Tool */

export class TracksSheet {
  /** @param {import("./table.js").Screen} screen @param {Tool[]} tools @param {string} title */
  constructor(screen, tools, title) {
    this.screen = screen;
    /** @type {Map<string, string>} */
    this.told = new Map();
    const { frame, board } = screen.game;
    frame.ask(title);
    frame.show(...tools.map((tool) => this.row(tool)));
    board.mark([]);
    frame.question.focus();
    this.offer();
  }

  offer() {
    const { frame } = this.screen.game;
    frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", act: () => this.screen.render() },
      { label: say("tell"), id: "tell", disabled: !this.told.size, act: () => this.send() },
    ]);
  }

  /** @param {Tool} tool */
  row(tool) {
    return counter(tool, (text) => {
      if (text) this.told.set(tool.key, text);
      else this.told.delete(tool.key);
      this.offer();
    });
  }

  /** A tap beside the sheet would move a piece, and what was counted here would be lost. */
  tapPlace() {}

  async send() {
    const answer = await this.screen.tell(...this.told.values());
    if (answer) this.screen.render();
  }
}

/**
 * A counter for a tool that asks for one amount; the step is empty while nothing has changed.
 * @param {Tool} tool
 * @param {(text: string) => void} changed
 */
export function counter(tool, changed) {
  const ask = tool.asks[0];
  const from = ask.value ?? 0;
  let value = from;
  const label = plain(tool.label);
  const output = el("output", { text: String(from), "aria-label": label });
  const set = (/** @type {number} */ to) => {
    value = Math.min(ask.most ?? 99, Math.max(ask.least ?? 0, to));
    output.textContent = value === from ? String(value) : `${from} → ${value}`;
    output.classList.toggle("delta", value !== from);
    changed(value === from ? "" : tool.tell.replace("{amount}", String(value)));
  };
  return el(
    "div",
    { class: "row line" },
    tool.art ? art(tool.art, { class: "line-art small" }) : null,
    el("span", { class: "grow", text: label }),
    el(
      "span",
      { class: "stepper" },
      iconButton(`${label} −`, "minus", () => set(value - 1)),
      output,
      iconButton(`${label} +`, "plus", () => set(value + 1)),
    ),
  );
}
