// Both sides of a combat before it is revealed: their pieces, their stake as far as it is known, what works by itself.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";
import { dial, shownCards } from "./dial.js";

const LONGEST_ROW = 8; // keys on the narrowest screen

/** @typedef {{power: number|null, cards: number[]}} Stake */

/**
 * @param {Api.Fight} fight
 * @param {Api.Side|null} mine
 * @param {Stake} stake
 * @param {(step: string) => void} tell a step that mends the number of pieces
 */
export function bothSides(fight, mine, stake, tell) {
  return el("div", { class: "sides" }, ...fight.sides.map((side) => oneSide(side, side === mine ? stake : null, tell)));
}

/** @param {Api.Side} side @param {Stake|null} stake @param {(step: string) => void} tell */
function oneSide(side, stake, tell) {
  const units = side.units || [];
  // several kinds, or buttons to mend them, need a row of their own
  const apart = units.some((unit) => unit.less || unit.more) || units.filter((unit) => unit.value).length > 1;
  const total = stake ? (stake.power ?? 0) + stake.cards.reduce((all, card) => all + card, 0) : null;
  return el(
    "div",
    { class: ["side", stake ? "mine" : "theirs"], data: { attacks: String(Boolean(side.attacks)), seat: side.seat } },
    el(
      "span",
      { class: "row" },
      art(side.art, { class: "line-art small" }),
      el("strong", { class: "grow", text: side.name || side.seat }),
    ),
    el("span", { class: "soft" }, ...side.says.flatMap((text, index) => [index ? ", " : "", spans(text)])),
    el(
      "span",
      { class: "row revealed" },
      dial(stake ? stake.power : null),
      shownCards(stake?.cards || []),
      stake?.cards.length ? el("span", { class: "total", text: `= ${total}` }) : has(side),
      apart ? null : pieces(units, tell),
    ),
    apart ? pieces(units, tell) : null,
  );
}

/** What a side could commit. @param {Api.Side} side */
function has({ power, cards }) {
  return el(
    "span",
    { class: "has soft" },
    el("span", { class: "hidden", text: say("has_power_cards", { power, cards }) }),
    el("span", { "aria-hidden": "true" }, icon("power"), String(power)),
    el("span", { "aria-hidden": "true" }, icon("cards"), String(cards)),
  );
}

/** At a table any number can stand there: what the app does not know is put right here. @param {Api.PlaceRow[]} units
 *  @param {(step: string) => void} tell */
function pieces(units, tell) {
  const shown = units.filter((unit) => unit.value || unit.more);
  if (!shown.length) return null;
  const button = (/** @type {Api.PlaceRow} */ unit, /** @type {"less"|"more"} */ way) => {
    const step = unit[way];
    return el(
      "button",
      {
        type: "button",
        class: "piece-step",
        disabled: !step,
        data: { unit: unit.key, way },
        "aria-label": say(way === "more" ? "one_more" : "one_less", { what: unit.label.join("") }),
        onclick: () => step && tell(step),
      },
      icon(way === "more" ? "plus" : "minus"),
    );
  };
  const mends = units.some((unit) => unit.less || unit.more);
  return el(
    "ul",
    { class: "pieces" },
    ...shown.map((unit) =>
      el(
        "li",
        { class: unit.value ? "" : "none" },
        mends && unit.value ? button(unit, "less") : null,
        art(unit.art, { class: "line-art small" }),
        unit.value ? el("span", { class: "number", text: String(unit.value) }) : null,
        mends ? button(unit, "more") : null,
      ),
    ),
  );
}

/** What abilities and airships do before the dials are set. @param {Api.Fight} fight */
export function abilityLines(fight) {
  if (!fight.lines?.length) return null;
  return el(
    "ul",
    { class: "ability-lines" },
    ...fight.lines.map((text) => el("li", {}, icon("tick"), el("span", {}, spans(text)))),
  );
}

/** 0 to most. @param {number} most */
export const numbers = (most) => Array.from({ length: most + 1 }, (_, number) => number);

/**
 * One of several numbers, in rows of equal length.
 * @param {string} label
 * @param {number[]} values
 * @param {number|null|undefined} chosen
 * @param {(value: number) => void} take
 * @param {(value: number) => string} [name]
 */
export function keyField(label, values, chosen, take, name = String) {
  const rows = Math.ceil(values.length / LONGEST_ROW);
  const keys = el(
    "div",
    { class: "keys even" },
    ...values.map((value) =>
      el("button", {
        type: "button",
        class: "keyb",
        "aria-pressed": String(value === chosen),
        data: { key: String(value) },
        onclick: () => take(value),
        text: name(value),
      }),
    ),
  );
  keys.style.setProperty("--columns", String(Math.ceil(values.length / rows)));
  return el("fieldset", { class: "field" }, el("legend", { text: label }), keys);
}
