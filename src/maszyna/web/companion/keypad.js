// Tokens one by one as digits, or an amount typed in.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** Whether an option is a number. @param {Api.Option} option */
const isKey = (option) => /\d$/.test(option.action) && /^\d+$/.test(plain(option.label));

/**
 * The keys of a question, with one that takes the last answer back.
 * @param {import("./expeditions.js").Screen} screen
 * @param {Api.Decision} decision
 */
export function keys(screen, decision) {
  const { view } = screen;
  return el(
    "div",
    { class: "keys", role: "group", "aria-label": plain(decision.ask) },
    ...decision.options
      .filter(isKey)
      .map((option) =>
        el(
          "button",
          { type: "button", class: "keyb", data: { option: option.action }, onclick: () => screen.choose(option) },
          spans(option.label),
        ),
      ),
    el(
      "button",
      {
        type: "button",
        class: "keyb last-key",
        "aria-label": say("take_back"),
        disabled: !view.undo.can,
        onclick: () => screen.game.undo(),
      },
      icon("undo"),
    ),
  );
}

/**
 * The question of a tile with its keys; what was drawn so far stands in its place, so that no key moves.
 * @param {import("./expeditions.js").Screen} screen
 */
export function tileQuestion(screen) {
  const { decision, checklist } = screen.view;
  if (decision?.widget !== "keypad" || !decision.options.length) return null;
  const drawn = checklist?.items.find((item) => item.asks)?.drawn;
  const [none] = tokensDrawn(screen) ? [] : enough(screen);
  return el(
    "div",
    { class: "tile-question" },
    el("p", { class: drawn ? "drawn" : "" }, spans(drawn || decision.ask)),
    none
      ? el("button", {
          type: "button",
          class: "button small",
          data: { act: none.id },
          text: none.label,
          onclick: none.act,
        })
      : null,
    keys(screen, decision),
  );
}

/** Whether a token of the tile has been named. @param {import("./expeditions.js").Screen} screen */
export function tokensDrawn({ view: { checklist, recent = [] } }) {
  const flips = checklist?.items.find((item) => item.asks);
  return flips ? Boolean(flips.drawn) : (recent[recent.length - 1]?.actions ?? 1) > 1;
}

/** What ends a row of keys, as the sheet's action. @param {import("./expeditions.js").Screen} screen */
export function enough(screen) {
  return (screen.view.decision?.options || [])
    .filter((option) => !isKey(option))
    .map((option) => ({ label: plain(option.label), id: "enough", option, act: () => screen.choose(option) }));
}

/**
 * A question that belongs to no line: a card drawn, or an amount.
 * @param {import("./expeditions.js").Screen} screen
 * @param {Api.Decision} decision
 */
export function keypadSheet(screen, decision) {
  const { frame, board } = screen.game;
  frame.ask(decision.ask);
  board.mark(screen.view.board.marks);
  if (decision.options.length) {
    frame.size("small");
    frame.show(keys(screen, decision));
    frame.offer([screen.back(), ...enough(screen)]);
    return;
  }
  const input = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "select",
      type: "number",
      min: 0,
      max: decision.most,
      inputmode: "numeric",
      value: 0,
      "aria-label": plain(decision.ask),
      onclick: () => input.select(), // what is typed replaces the number
    })
  );
  frame.show(input);
  frame.offer([
    screen.back(),
    {
      label: say("tell"),
      id: "tell",
      act: () => screen.game.act({ actions: [`${decision.says} ${Number(input.value)}`] }),
    },
  ]);
  input.focus();
  input.select();
}
