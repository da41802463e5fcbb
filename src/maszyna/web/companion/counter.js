// A track as a counter with + and −, which go on while they are held; the number shows its change.

import { el, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { holdable } from "../base/hold.js";
import { plain } from "../base/spans.js";

/** @typedef {import("./tool_sheet.js").Tool} Tool */

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
      holdable(iconButton(`${label} −`, "minus", () => set(value - 1))),
      output,
      holdable(iconButton(`${label} +`, "plus", () => set(value + 1))),
    ),
  );
}
