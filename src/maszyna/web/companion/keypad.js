// Tokens one by one as digits, or an amount typed in.

import { el, icon } from "../base/dom.js";
import { keepTicks, say, ticks } from "../base/store.js";
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
 * The question of a tile with its keys. Below the Automa's list what was drawn so far stands in its place, and what
 * ends it is an act from the first token on, so that no key moves; in the own turn the sheet asks and its lines tell.
 * @param {import("./expeditions.js").Screen} screen
 */
export function tileQuestion(screen) {
  const { decision, checklist } = screen.view;
  if (decision?.widget !== "keypad" || !decision.options.length) return null;
  const flips = checklist?.items.find((item) => item.asks);
  const asked = flips ? el("p", { class: flips.drawn ? "drawn" : "" }, spans(flips.drawn || decision.ask)) : null;
  const ends = flips?.drawn ? [] : enough(screen);
  return el(
    "div",
    { class: flips ? "tile-question" : "tile-question own" },
    asked,
    ...ends.map(({ id, label, act }) =>
      el("button", { type: "button", class: "button small", data: { act: id }, text: label, onclick: act }),
    ),
    keys(screen, decision),
  );
}

/** What ends a row of keys, as the sheet's action. @param {import("./expeditions.js").Screen} screen */
export function enough(screen) {
  return (screen.view.decision?.options || [])
    .filter((option) => !isKey(option))
    .map((option) => ({
      label: plain(option.label),
      id: "enough",
      option,
      act: () => {
        tickAsking(screen);
        screen.choose(option);
      },
    }));
}

/**
 * The line that flips the tile is done then; those before it may still wait.
 * @param {import("./expeditions.js").Screen} screen
 */
function tickAsking({ game, view: { checklist } }) {
  const flips = checklist?.items.find((item) => item.asks);
  if (checklist && flips) keepTicks(game.id, checklist.key, ticks(game.id, checklist.key).add(flips.id));
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
      value: decision.suggested ?? 0,
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
