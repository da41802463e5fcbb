// Cards with their full texts: an encounter's offers, Factory cards, objectives with their progress.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** @param {import("./play.js").Screen} screen @param {any} decision @param {any} own */
export function cardSheet(screen, decision, own) {
  void own;
  return el("div", { class: "choices column" }, ...decision.options.map((/** @type {any} */ option) => screen.option(option, el("span", { class: "card-option" },
    option.art ? art(option.art, { class: "card-small" }) : null,
    el("span", {}, el("strong", { text: plain(option.label) }), option.says ? el("span", { class: "soft block", text: plain(option.says) }) : null)))),
  decision.kind === "objective" ? el("p", { class: "soft", text: say("objective_final") }) : null);
}

/** Combat cards and objectives of the own hand. @param {any} seat */
export function hand(seat) {
  if (!seat.hand && !seat.objectives) return null;
  return el("section", { class: "hand" }, el("h2", { text: say("hand") }),
    el("p", { class: "hand-cards" }, ...(seat.hand || []).map((/** @type {number} */ value) => el("span", { class: "combat-card" }, icon("cards"), String(value))), seat.hand?.length ? null : say("none")),
    ...(seat.objectives || []).map((/** @type {any} */ one) => el("p", { class: ["objective", one.met && "met"] }, one.met ? icon("tick") : null, spans(one.says))));
}
