// A progress card of Expeditions: its numbers, or a form to type it in from one's own box.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";

const COINS = ["glory", "map", "corruption"];

/** @param {any} level @param {any} kept @param {(document: any) => void} keep */
export function cardForm(level, kept, keep) {
  if (level.card === "on file") {
    return el("section", { class: "card" }, el("h3", { text: level.title }), el("p", { text: `${say("card_spaces")}: ${level.spaces}` }),
      el("p", { text: `${say("card_stars")}: ${level.stars.join(", ")}` }),
      el("p", { text: COINS.map((key) => `${say(`card_${key}`)}: ${level.coins[key]}`).join(" · ") }));
  }
  const own = kept.cards.find((/** @type {any} */ card) => card.level === level.level);
  const input = (/** @type {string} */ name, /** @type {any} */ value, /** @type {string} */ hint = "") => el("label", { class: "row line" },
    el("span", { class: "grow", text: say(`card_${name}`) }), el("input", { class: "select", name, inputmode: "numeric", value: value ?? "", placeholder: hint, required: true }));
  const numbers = (/** @type {string} */ text) => text.split(/[^0-9]+/).filter(Boolean).map(Number);
  return el("form", { class: "card", onsubmit: (/** @type {any} */ event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    const said = (/** @type {string} */ name) => String(data.get(name) || "");
    const card = { level: level.level, spaces: Number(said("spaces")), stars: numbers(said("stars")),
      coins: Object.fromEntries(COINS.map((key) => [key, Number(said(key))])) };
    keep({ ...kept, cards: [...kept.cards.filter((/** @type {any} */ one) => one.level !== level.level), card] });
  } },
    el("div", { class: "row" }, el("h3", { class: "grow", text: level.title }), own ? el("span", { class: "seal own", text: say("seal_own") }) : null),
    own ? null : el("p", { class: "soft", text: say("card_type_in") }),
    input("spaces", own?.spaces), input("stars", own?.stars.join(", "), "2, 5, 8 …"), ...COINS.map((key) => input(key, own?.coins[key])),
    el("button", { class: "button primary", text: say("keep") }));
}
