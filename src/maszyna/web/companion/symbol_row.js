// The symbols of the printed row: one that is still to come can be tapped, those before it are then not possible.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { parted, plain, spans } from "../base/spans.js";

const NOT_POSSIBLE = "no";

/** @param {Api.OpenCard} card @param {(steps: string[]) => unknown} tell */
export function symbolRow(card, tell) {
  const skip = (/** @type {number} */ times) => tell(Array(times).fill(NOT_POSSIBLE));
  return el(
    "div",
    {},
    el("ol", { class: "symbols", "aria-label": plain(card.head) }, ...card.symbols.map((one) => symbol(one, skip))),
    card.none > 2
      ? el("button", {
          type: "button",
          class: "button small",
          data: { act: "none" },
          text: say("none_possible"),
          onclick: () => skip(card.none),
        })
      : null,
  );
}

/** @param {Api.CardSymbol} one @param {(times: number) => unknown} skip */
function symbol(one, skip) {
  const { skips } = one;
  const words = [
    el("strong", { text: parted(plain(one.label)) }),
    one.say ? el("span", { class: "soft" }, spans(one.say)) : null,
  ];
  return el(
    "li",
    { class: one.state, "aria-current": one.state === "now" ? "step" : null },
    ...(skips
      ? [el("button", { type: "button", data: { skips: String(skips) }, onclick: () => skip(skips) }, ...words)]
      : words),
  );
}
