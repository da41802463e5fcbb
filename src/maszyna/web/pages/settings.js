// Settings, one page, applied at once.

import { el, replace } from "../base/dom.js";
import { canStayAwake } from "../companion/awake.js";
import { keptGames } from "./kept_games.js";
import { phones } from "./phones.js";
import { changeSettings, hintsOn, lang, languages, say, store } from "../base/store.js";
import { switchSound } from "../base/sound.js";
import { PACES } from "../board/pace.js";
import { pageWith } from "./page.js";

/** @type {Record<string, string>} */
const NAMES = { en: "English", uk: "Українська", ru: "Русский" };
/** @type {[string, (string|number)[]][]} */
const FIELDS = [
  ["theme", ["system", "light", "dark"]],
  ["motion", ["full", "calm", "none"]],
  ["pace", PACES],
  ["text", [100, 125, 150, 200]],
];
const SWITCHES = [
  "sound",
  "patterns",
  "letters",
  "numbers",
  "left",
  "hints",
  "steps",
  "large",
  "aloud",
  "awake",
  "vibrate",
];

/** @param {HTMLElement} root */
export function show(root) {
  const again = () => show(root);
  const set = (/** @type {Partial<typeof store.settings>} */ changed) =>
    changeSettings(changed).then(() => {
      const focused = document.activeElement?.id;
      again();
      if (focused) document.getElementById(focused)?.focus();
    });
  replace(
    root,
    pageWith(
      say("settings"),
      () => history.back(),
      choices(
        "language",
        languages,
        lang(),
        (value) => set({ lang: value }),
        (value) => NAMES[value],
      ),
      ...FIELDS.map(([key, values]) =>
        choices(
          key,
          values,
          store.settings[key],
          (value) => set({ [key]: value }),
          (value) => (key === "text" ? `${value} %` : say(`${key}_${value}`)),
        ),
      ),
      ...SWITCHES.map((key) =>
        el(
          "label",
          { class: "row line" },
          el("input", {
            type: "checkbox",
            class: "tickbox",
            id: `set-${key}`,
            checked: key === "hints" ? hintsOn() : store.settings[key],
            disabled: key === "awake" && !canStayAwake(),
            onchange: (event) =>
              key === "sound" ? switchSound(event.target.checked) : set({ [key]: event.target.checked }),
          }),
          el(
            "span",
            {},
            say(`set_${key}`),
            key === "awake" && !canStayAwake()
              ? el("span", {
                  class: "soft block",
                  text: say(isSecureContext ? "awake_unknown" : "awake_needs_https", { protocol: "https" }),
                })
              : null,
          ),
        ),
      ),
      el(
        "p",
        { class: "row wrap" },
        ...["tiles", "deck", "cards", "expeditions-deck"].map((page) =>
          el("a", { class: "button", href: `#/${page}`, text: say(page) }),
        ),
      ),
      phones(),
      keptGames(),
    ),
  );
  return {};
}

/**
 * @template {string|number} Value
 * @param {string} key
 * @param {Value[]} values
 * @param {unknown} now
 * @param {(value: Value) => void} set
 * @param {(value: Value) => string} name
 */
function choices(key, values, now, set, name) {
  return el(
    "fieldset",
    { class: "field" },
    el("legend", { text: say(key) }),
    el(
      "div",
      { class: "choices", role: "radiogroup", "aria-label": say(key) },
      ...values.map((value) =>
        el("button", {
          type: "button",
          class: "choice",
          id: `set-${key}-${value}`,
          role: "radio",
          "aria-checked": String(value === now),
          onclick: () => set(value),
          text: name(value),
        }),
      ),
    ),
  );
}
