// Numbers when only the cards are kept: a sum by keys, a score typed, corrections by counters.

import { el, iconButton } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/**
 * A number by keys, a large one typed; an option that stands beside it is a switch.
 * @param {import("./cards_only.js").Screen} screen
 * @param {Api.Text} ask
 * @param {string} step
 * @param {number} most
 * @param {Api.Option[]} options
 */
export function amountSheet(screen, ask, step, most, options) {
  const { frame } = screen.game;
  const send = (/** @type {number|string} */ value) => screen.tell(`${step} ${value}`);
  const typed = /** @type {HTMLInputElement} */ (
    el("input", { class: "select", type: "number", min: 0, max: most, inputmode: "numeric", "aria-label": plain(ask) })
  );
  const keys = most < 50;
  frame.ask(ask);
  frame.show(
    screen.tracks(),
    ...(keys ? numberKeys(most, options, send) : [typed]),
    screen.view.decision?.kind === "count" ? said(screen.view.cards.last) : null, // the turn that ended the game
  );
  frame.offer([
    screen.view.decision?.says === step.split(" ")[0] || screen.view.decision?.answer === "amount"
      ? screen.back()
      : { label: say("cancel"), sign: "close", tone: "back", act: () => screen.render() },
    ...(keys ? [] : [{ label: say("tell"), id: "tell", act: () => send(Number(typed.value)) }]),
  ]);
  if (!keys) typed.focus();
}

/**
 * The numbers up to the highest one as keys; an option beside them is a switch, and its word follows the number.
 * @param {number} most
 * @param {Api.Option[]} options
 * @param {(value: string) => unknown} send
 */
export function numberKeys(most, options, send) {
  /** @type {Set<string>} */
  const extra = new Set();
  return [
    ...options.map((option) =>
      el("button", {
        type: "button",
        class: "pick",
        "aria-pressed": "false",
        text: plain(option.label),
        onclick: (/** @type {MouseEvent} */ event) => {
          if (!extra.delete(option.action)) extra.add(option.action);
          /** @type {HTMLElement} */ (event.currentTarget).ariaPressed = String(extra.has(option.action));
        },
      }),
    ),
    el(
      "div",
      { class: "keys" },
      ...Array.from({ length: most + 1 }, (_, value) =>
        el("button", {
          type: "button",
          class: "keyb",
          text: String(value),
          onclick: () => send([value, ...extra].join(" ")),
        }),
      ),
    ),
  ];
}

/** What has happened, line by line. @param {Api.Text[]} texts */
export const said = (texts) =>
  texts.length
    ? el("ul", { class: "lines" }, ...texts.map((text) => el("li", {}, el("span", { class: "say" }, spans(text)))))
    : null;

/** @param {Api.CardNumber} one @param {Map<string, string>} told */
export function counter(one, told) {
  let { value } = one;
  const output = el("output", { text: String(value), "aria-label": one.name });
  const set = (/** @type {number} */ to) => {
    value = Math.min(one.most, Math.max(0, to));
    output.textContent = value === one.value ? String(value) : `${one.value} → ${value}`;
    if (value === one.value) told.delete(one.key);
    else told.set(one.key, one.step.replace("{n}", String(value)));
  };
  return el(
    "div",
    { class: "row line" },
    el("span", { class: "grow", text: one.name }),
    el(
      "span",
      { class: "stepper" },
      iconButton(`${one.name} −`, "minus", () => set(value - 1)),
      output,
      iconButton(`${one.name} +`, "plus", () => set(value + 1)),
    ),
  );
}

/** Every number that is kept, as counters. @param {import("./cards_only.js").Screen} screen */
export function correctionSheet(screen) {
  const { frame } = screen.game;
  /** @type {Map<string, string>} */
  const told = new Map();
  frame.ask(say("correct_ask"));
  frame.show(...screen.view.cards.corrections.map((one) => counter(one, told)));
  frame.offer([
    { label: say("cancel"), sign: "close", tone: "back", act: () => screen.render() },
    {
      label: say("corrected"),
      id: "corrected",
      act: async () => {
        if (told.size) await screen.game.act({ intents: [...told.values()].map((text) => ({ tell: text })) });
        screen.render();
      },
    },
  ]);
}

/** The end is asked about once. @param {import("./cards_only.js").Screen} screen @param {Api.Option} option */
export function sureOfEnd(screen, option) {
  const { frame } = screen.game;
  frame.ask(say("end_sure"));
  frame.show(el("p", { class: "soft", text: say("end_sure_how") }));
  frame.offer([
    { label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => screen.render() },
    { label: plain(option.label), id: "end-sure", act: () => screen.tell(option.action) },
  ]);
}
