// Settings, one page, applied at once.

import { el, iconButton, replace } from "../base/dom.js";
import { keptGames } from "./kept_games.js";
import { changeSettings, lang, languages, say, store } from "../base/store.js";

const NAMES = { en: "English", uk: "Українська", ru: "Русский" };
/** @type {[string, (string|number|boolean)[]][]} */
const FIELDS = [["theme", ["system", "light", "dark"]], ["motion", ["full", "calm", "none"]], ["text", [100, 125, 150, 200]]];
const SWITCHES = ["patterns", "numbers", "left", "hints", "steps"];

/** @param {HTMLElement} root */
export function show(root) {
  const again = () => show(root);
  const set = (/** @type {any} */ changed) => changeSettings(changed).then(() => {
    const focused = document.activeElement?.id;
    again();
    if (focused) document.getElementById(focused)?.focus();
  });
  replace(root, el("div", { class: "page" },
    el("header", { class: "page-head" }, iconButton(say("back"), "back", () => history.back()), el("h1", { id: "question", tabindex: -1, text: say("settings") })),
    choices("language", languages, lang(), (value) => set({ lang: value }), (value) => /** @type {any} */ (NAMES)[value]),
    ...FIELDS.map(([key, values]) => choices(key, values, /** @type {any} */ (store.settings)[key],
      (value) => set({ [key]: value }), (value) => (key === "text" ? `${value} %` : say(`${key}_${value}`)))),
    ...SWITCHES.map((key) => el("label", { class: "row line" },
      el("input", { type: "checkbox", class: "tickbox", id: `set-${key}`, checked: /** @type {any} */ (store.settings)[key],
        onchange: (/** @type {any} */ event) => set({ [key]: event.target.checked }) }), say(`set_${key}`))),
    keptGames()));
  return {};
}

/** @param {string} key @param {any[]} values @param {any} now @param {(value: any) => void} set @param {(value: any) => string} name */
function choices(key, values, now, set, name) {
  return el("fieldset", { class: "field" }, el("legend", { text: say(key) }),
    el("div", { class: "choices", role: "radiogroup", "aria-label": say(key) },
      ...values.map((value) => el("button", { type: "button", class: "choice", id: `set-${key}-${value}`, role: "radio", "aria-checked": String(value === now),
        onclick: () => set(value), text: name(value) }))));
}
