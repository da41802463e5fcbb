// One field of a set-up: a switch, a number, a few choices side by side, many in a list.

import { el, icon, iconButton } from "../base/dom.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";

/** @typedef {Api.FieldChoice} Choice */
/** @typedef {Api.FormField & {choices: Choice[]}} Field */
/** @typedef {(path: string, value: unknown) => void} Change */

const FEW = 3;

/** @param {Field} one */
export const idOf = (one) => `field-${one.key.replace(/\W+/g, "-")}`;

/** @param {Field} one @param {Change} change */
export function field(one, change) {
  const id = idOf(one);
  if (one.kind === "flag") {
    return el(
      "label",
      { class: "row line" },
      el("input", {
        type: "checkbox",
        class: "tickbox",
        id,
        checked: one.value,
        onchange: (event) =>
          change(one.key, one.key === "airships" ? (event.target.checked ? {} : null) : event.target.checked),
      }),
      el("span", { text: one.name }),
    );
  }
  if (one.kind === "number") {
    const step = (/** @type {number} */ by) =>
      change(one.key, Math.min(one.most ?? 99, Math.max(one.least ?? 0, Number(one.value) + by)));
    const button = (/** @type {string} */ sign, /** @type {string} */ end, /** @type {number} */ by) => {
      const node = iconButton(`${one.name} ${end}`, sign, () => step(by));
      node.id = `${id}-${sign}`;
      return node;
    };
    return el(
      "div",
      { class: "row line" },
      el("span", { class: "grow", text: one.name }),
      el(
        "span",
        { class: "stepper" },
        button("minus", "−", -1),
        el("output", { id, text: String(one.value) }),
        button("plus", "+", 1),
      ),
    );
  }
  return one.kind === "one" && one.choices.length > FEW ? list(one, id, change) : keys(one, id, change);
}

/**
 * Many choices: a list; where chance is the first of them, it is a die beside it.
 * @param {Field} one
 * @param {string} id
 * @param {Change} change
 */
function list(one, id, change) {
  const random = one.choices[0].value === null && one.choices[0].name === say("random");
  const select = el(
    "select",
    { class: "select grow", id, onchange: (event) => change(one.key, one.choices[event.target.selectedIndex].value) },
    ...one.choices.map((choice, number) =>
      el("option", {
        value: String(number),
        selected: choice.value === one.value,
        disabled: Boolean(choice.why_not),
        text: choice.why_not ? `${choice.name} (${choice.why_not.join("")})` : choice.name,
      }),
    ),
  );
  const about = one.about ? el("p", { class: "soft about", id: `${id}-about` }, spans(one.about)) : null;
  if (about) select.setAttribute("aria-describedby", about.id);
  return el(
    "div",
    { class: "row line wrap" },
    el("label", { for: id, class: "field-name", text: one.name }),
    select,
    random
      ? el(
          "button",
          {
            type: "button",
            class: "emblem",
            id: `${id}-dice`,
            "aria-pressed": String(one.value === null),
            "aria-label": `${one.name}: ${say("random")}`,
            onclick: () => change(one.key, null),
          },
          icon("dice"),
        )
      : null,
    about,
  );
}

/** @param {Field} one @param {string} id @param {Change} change */
function keys(one, id, change) {
  const several = Array.isArray(one.value) ? one.value : null;
  const picked = (/** @type {unknown} */ value) => (several ? several.includes(value) : one.value === value);
  const pick = (/** @type {unknown} */ value) =>
    change(
      one.key,
      !several ? value : picked(value) ? several.filter((other) => other !== value) : [...several, value],
    );
  return el(
    "fieldset",
    { class: "field" },
    el("legend", { text: one.name }),
    el(
      "div",
      { class: "choices" },
      ...one.choices.map((choice, number) =>
        el("button", {
          type: "button",
          class: "choice",
          id: `${id}-${number}`,
          "aria-pressed": String(picked(choice.value)),
          disabled: Boolean(choice.why_not),
          title: choice.why_not ? choice.why_not.join("") : null,
          onclick: () => pick(choice.value),
          text: choice.name,
        }),
      ),
    ),
  );
}

/**
 * A setup with one value changed; null leaves a field to chance.
 * @param {object} setup
 * @param {string} path
 * @param {unknown} value
 */
export function changed(setup, path, value) {
  /** @type {Record<string, any>} */
  const copy = structuredClone(setup);
  const steps = path.replace(/\[(\d+)\]/g, ".$1").split(".");
  const last = steps.pop() || "";
  const inner = steps.reduce((part, step) => (part[step] ??= {}), copy);
  inner[last] = value;
  return copy;
}
