// Options as buttons: a line each, an amount as a row of keys, yes or no as two equal ones; what is not possible, and
// why.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

const AMOUNTS = ["amount", "cargo"];

/** Whether a number alone answers it; in a fight what an amount brings is said. @param {Api.Decision} decision */
function asksAmount(decision) {
  return AMOUNTS.includes(decision.answer) && decision.widget !== "fight";
}

/**
 * Options of a decision; those with a place are tapped on the board and listed only when they have none.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Decision} decision
 */
export function optionList(screen, decision) {
  if (asksAmount(decision)) return amounts(screen, decision);
  const loose = decision.options.filter(
    (option) => !option.at?.place || decision.widget === "ask" || same(decision.options, option),
  );
  if (decision.widget === "ask" && loose.length === 2)
    return el("div", { class: "choices pair" }, ...loose.map((option) => optionButton(screen, option)));
  return el(
    "div",
    { class: "choices column" },
    ...(loose.length < decision.options.length ? [el("p", { class: "soft", text: say("tap_place") })] : []),
    ...loose.filter((option) => !isNothing(decision, option)).map((option) => optionButton(screen, option)),
  );
}

/**
 * Whether an option means to do nothing: it stands below, where the thumb is.
 * @param {Api.Decision} decision
 * @param {Api.Option} option
 */
export function isNothing(decision, option) {
  return option.declines && !asksAmount(decision) && decision.widget !== "ask";
}

/**
 * The act that means to do nothing, if there is one.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Decision} decision
 */
export function nothingAct(screen, decision) {
  const option = decision.options.find((one) => isNothing(decision, one));
  return option
    ? [{ label: plain(option.label), id: option.action, tone: "quiet", act: () => screen.take(option) }]
    : [];
}

/** One option. @param {import("./play.js").Screen} screen @param {Api.Option} option @param {Node} [inside] */
export function optionButton(screen, option, inside) {
  const effects = (option.effects || []).map((effect) =>
    el(
      "span",
      { class: ["effect", effect.to < effect.from && "lost"] },
      icon(effect.track),
      `${effect.from} → ${effect.to}`,
    ),
  );
  return el(
    "button",
    {
      type: "button",
      class: "choice wide",
      data: { action: option.action },
      "aria-label": inside ? plain(option.label) : null,
      onclick: () => screen.take(option),
    },
    el(
      "span",
      { class: "grow" },
      inside || el("span", { text: plain(option.label) }),
      option.says && !inside ? el("span", { class: "soft block", text: plain(option.says) }) : null,
    ),
    effects.length ? el("span", { class: "effects" }, ...effects) : null,
  );
}

/** How many: a key for each number. @param {import("./play.js").Screen} screen @param {Api.Decision} decision */
function amounts(screen, decision) {
  return el(
    "div",
    { class: "keys" },
    ...decision.options.map((option) =>
      el("button", {
        type: "button",
        class: "keyb",
        data: { action: option.action },
        "aria-label": plain(option.label),
        title: plain(option.label),
        onclick: () => screen.take(option),
        text: String(option.amount),
      }),
    ),
  );
}

/**
 * Cards with their full texts: an encounter's offers, Factory cards, objectives with their progress.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Decision} decision
 */
export function cardSheet(screen, decision) {
  const cards = decision.options.filter((option) => !isNothing(decision, option));
  return el(
    "div",
    { class: "choices column" },
    ...cards.map((option) =>
      option.art
        ? optionButton(
            screen,
            option,
            el(
              "span",
              { class: "card-option" },
              art(option.art, { class: "card-small" }),
              el("span", { text: plain(option.says || option.label) }),
            ),
          )
        : optionButton(screen, option),
    ),
    decision.answer === "objective" ? el("p", { class: "soft", text: say("objective_final") }) : null,
  );
}

/** What cannot be chosen now, with the reason; sections say it themselves. @param {Api.Decision} decision */
export function refusals(decision) {
  const named = decision.answer === "section" ? [] : (decision.refused || []).filter((one) => one.label);
  if (!named.length) return [];
  return [
    el(
      "details",
      { class: "not-now", open: named.length < 4 },
      el("summary", { text: say("not_possible") }),
      ...named.map((one) =>
        el("p", { class: "soft" }, el("strong", { text: `${plain(one.label)}: ` }), spans(one.why)),
      ),
    ),
  ];
}

/**
 * Whether another option lies on the same place, so that a tap there would not tell them apart.
 * @param {Api.Option[]} options
 * @param {Api.Option} option
 */
function same(options, option) {
  return options.filter((one) => one.at?.place === option.at?.place).length > 1;
}
