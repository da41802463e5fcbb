// The chance in a combat: a hint, shown only where hints are switched on. The numbers come with the view.

import { el } from "../base/dom.js";
import { hintsOn, say } from "../base/store.js";
import { route } from "../base/route.js";

const HIGH = 44; // pixels of the likeliest total

/**
 * The chance in words, where there is one.
 * @param {Api.Fight} fight
 * @param {number} total
 */
export function chanceLine({ chance }, total) {
  if (!chance || !hintsOn(route().game)) return null;
  const n = Math.round((chance.wins[String(total)] ?? 1) * 100);
  return el("p", { class: "chance-line", text: say("chance_win", { n }) });
}

/**
 * Bars by the total of the Automa: those the own total beats, and the others.
 * @param {Api.Fight} fight
 * @param {number} total
 */
export function chanceBars(fight, total) {
  const { chance } = fight;
  if (!hintsOn(route().game)) return null;
  if (!chance) return unknown(fight);
  const values = Object.entries(chance.totals).map(([value, share]) => [Number(value), Number(share)]);
  const most = Math.max(...values.map(([, share]) => share)) || 1;
  const mine = fight.sides.find((side) => side.hand);
  const beats = (/** @type {number} */ value) => total > value || (total === value && Boolean(mine?.attacks));
  return el(
    "figure",
    { class: "chance" },
    el("figcaption", { class: "soft", text: say("chance_totals") }),
    el(
      "div",
      { class: "bars", "aria-hidden": "true" },
      ...values.map(([value, share]) => bar(value, (share / most) * HIGH, beats(value))),
    ),
    el(
      "div",
      { class: "bars axis-row", "aria-hidden": "true" },
      ...values.map(([value]) => el("span", { text: value })),
    ),
  );
}

/** Why there is no chance: the other side is no Automa. @param {Api.Fight} fight */
function unknown(fight) {
  const other = fight.sides.find((side) => !side.hand);
  const known = !other || other.player === "automa" || !fight.sides.some((side) => side.hand);
  return known ? null : el("p", { class: "soft no-chance", text: say("chance_unknown", { who: other.name }) });
}

/** @param {number} value @param {number} high @param {boolean} won */
function bar(value, high, won) {
  const node = el("span", { class: ["bar-of", won && "won"], title: String(value) });
  node.style.height = `${Math.max(2, high)}px`;
  return node;
}
