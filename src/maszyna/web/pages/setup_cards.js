// A choice of a set-up as cards: the chosen one in sight, a tap shows all of them with what each does and how it plays.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { spans } from "../base/spans.js";
import { idOf } from "./setup_fields.js";

/** @typedef {import("./setup_fields.js").Field} Field */
/** @typedef {import("./setup_fields.js").Choice} Choice */

/** Whether the choices of a field are cards to be read. @param {Field} one */
export const hasCards = (one) => one.kind === "one" && one.choices.some((choice) => choice.plays);

/**
 * @param {Field} one
 * @param {string} title before the name of the chosen card
 * @param {import("./setup_fields.js").Change} change
 * @param {Set<string>} opened the fields whose cards are in sight
 */
export function pick(one, title, change, opened) {
  const id = idOf(one);
  const chosen = one.choices.find((choice) => choice.value === one.value) || one.choices[0];
  return el(
    "details",
    {
      class: "pick",
      open: opened.has(one.key),
      data: { pick: one.key },
      onkeydown: (event) => {
        if (event.key !== "Escape" || !opened.delete(one.key)) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary").focus();
      },
      ontoggle: (event) => (event.target.open ? opened.add(one.key) : opened.delete(one.key)),
    },
    el(
      "summary",
      { id },
      sign(chosen, one),
      el(
        "span",
        { class: "label" },
        el("span", { class: "pick-name", text: `${title}: ${chosen.name}` }),
        chosen.plays ? el("span", { class: "soft block" }, spans(chosen.plays)) : null,
      ),
    ),
    el(
      "div",
      { class: "pick-list", role: "group", "aria-label": one.name },
      ...one.choices.map((choice, number) =>
        card(choice, sign(choice, one), `${id}-${number}`, choice === chosen, () => take(choice)),
      ),
    ),
    ...reasons(one.choices).map((text) => el("p", { class: "soft why-not", text })),
  );

  /** @param {Choice} choice */
  function take(choice) {
    opened.delete(one.key);
    change(one.key, choice.value);
  }
}

/**
 * @param {Choice} choice
 * @param {Element|null} drawing
 * @param {string} id
 * @param {boolean} chosen
 * @param {() => void} act
 */
function card(choice, drawing, id, chosen, act) {
  return el(
    "button",
    {
      type: "button",
      class: "pick-card",
      id,
      "aria-pressed": String(chosen),
      disabled: Boolean(choice.why_not),
      title: choice.why_not ? choice.why_not.join("") : null,
      onclick: act,
    },
    drawing,
    el(
      "span",
      { class: "label" },
      el("strong", { text: choice.name }),
      choice.plays ? el("span", { class: "block" }, spans(choice.plays)) : null,
      choice.does ? el("span", { class: "soft block" }, spans(choice.does)) : null,
    ),
  );
}

/** The drawing of a card; chance is a die. @param {Choice} choice @param {Field} one */
function sign(choice, one) {
  const chance = one.choices.some((other) => other.value === "random") ? "random" : null;
  if (choice.art) return art(choice.art, { class: "pick-art" });
  return choice.value === chance ? icon("dice") : null;
}

/** Why choices are grey: each reason once, with whom it keeps away. @param {Choice[]} choices */
function reasons(choices) {
  const all = [...new Set(choices.map((choice) => choice.why_not?.join("")).filter(Boolean))];
  return all.map((why) => {
    const names = choices.filter((choice) => choice.why_not?.join("") === why).map((choice) => choice.name);
    return `${names.join(", ")}: ${why}`;
  });
}
