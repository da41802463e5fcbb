// The own mat: a row for each section, its top sides as buttons, below what it costs and how much is there.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { isNothing, optionButton } from "./options.js";

/** @param {import("./play.js").Screen} screen @param {Api.Decision} decision @param {Api.Seat|undefined} own */
export function matSheet(screen, decision, own) {
  if (decision.answer === "section")
    return el("div", { class: "mat" }, ...(own?.mat || []).map((section) => sectionRow(screen, section, decision)));
  const section = (own?.mat || []).find((one) => one.state === "here");
  const below = decision.answer === "bottom_row";
  const about = decision.answer === "top_side" ? section?.says : below ? section?.bottom.says : null;
  const main = bottomOption(decision);
  const listed = decision.options.filter((option) => option !== main && !isNothing(decision, option));
  return el(
    "div",
    { class: "choices column" },
    about?.length ? el("p", { class: "soft" }, spans(about)) : null,
    below && section ? costs(section) : null,
    ...listed.map((option) => (option.change ? upgrade(screen, option, option.change) : optionButton(screen, option))),
    ...decision.options
      .filter((option) => decision.ends_turn && option.declines && option.reveals && !screen.view.game.practice)
      .map((option) => el("p", { class: "soft", text: plain(option.reveals) })),
  );
}

/** The bottom-row action, where it can be paid for and is the only one. @param {Api.Decision} decision */
function bottomOption(decision) {
  const options = decision.answer === "bottom_row" ? decision.options.filter((option) => !option.declines) : [];
  return options.length === 1 ? options[0] : null;
}

/**
 * An action of the bottom row that can be paid for is the main button.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Decision} decision
 * @param {Api.Seat|undefined} own
 * @returns {import("../game/frame.js").Act[]}
 */
export function mainAct(screen, decision, own) {
  const option = bottomOption(decision);
  const section = (own?.mat || []).find((one) => one.state === "here");
  if (!option) return [];
  const label = section?.bottom.name || plain(option.label);
  return [{ label, title: plain(option.label), id: option.action, act: () => screen.take(option) }];
}

/**
 * A section before the token is laid: each side of its top row is one tap, the section alone as well.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Section} section
 * @param {Api.Decision} decision
 */
function sectionRow(screen, section, decision) {
  const option = decision.options.find((one) => one.at?.section === section.key);
  const sides = section.top.sides.map((side) => sideButton(screen, section, side, option));
  const below = [el("strong", { text: section.bottom.name }), costs(section)];
  const last = section.state === "here" ? el("span", { class: "tag", text: say("last_section") }) : null;
  return el(
    "div",
    { class: ["section", !option && "off"], role: "group", "aria-label": section.name },
    el(
      "div",
      { class: "top-row" },
      el("span", { class: "section-name" }, el("strong", { text: section.name }), last),
      el("span", { class: "sides-row" }, ...sides),
    ),
    option
      ? el(
          "button",
          {
            type: "button",
            class: "bottom-row",
            data: { action: option.action },
            title: plain(section.bottom.says),
            "aria-label": plain(option.label),
            onclick: () => screen.take(option),
          },
          ...below,
        )
      : el(
          "button",
          {
            type: "button",
            class: "bottom-row",
            "aria-disabled": "true",
            onclick: () => screen.game.frame.refuse(whyNot(section, decision)),
          },
          ...below,
        ),
  );
}

/** Why a section cannot be chosen. @param {Api.Section} section @param {Api.Decision} decision */
function whyNot(section, decision) {
  return (decision.refused || []).find((one) => one.at?.section === section.key)?.why || say("token_is_here");
}

/**
 * @param {import("./play.js").Screen} screen
 * @param {Api.Section} section
 * @param {Api.TopSide} side
 * @param {Api.Option|undefined} option
 */
function sideButton(screen, section, side, option) {
  const pay = side.pay.map((one) => el("span", { class: "pay" }, icon(one.key), `−${one.amount}`));
  const gain = side.gain
    ? el("span", { class: "gain" }, icon(side.gain.key), `${side.gain.amount}`)
    : el("span", { text: plain(side.say) });
  const label = side.gain
    ? `${section.name}: ${side.gain.amount} ${side.gain.name}`
    : `${section.name}: ${plain(side.say)}`;
  if (!option || !side.can) {
    return el(
      "button",
      {
        type: "button",
        class: "side-button no",
        "aria-label": label,
        title: plain(side.why),
        "aria-disabled": "true",
        onclick: () => screen.game.frame.refuse(side.why || say("token_is_here")),
      },
      ...pay,
      gain,
    );
  }
  return el(
    "button",
    {
      type: "button",
      class: "side-button",
      data: { first: option.action, then: side.action },
      "aria-label": label,
      title: label,
      onclick: () => screen.gesture({ actions: [option.action, side.action] }),
    },
    ...pay,
    gain,
  );
}

/**
 * What the bottom row costs: have and need, the coins it brings, whether a recruit stands there.
 * @param {Api.Section} section
 */
function costs(section) {
  const { cost, coins, recruit } = section.bottom;
  return el(
    "span",
    { class: "costs" },
    ...cost.map((one) =>
      el(
        "span",
        {
          class: ["cost", one.have >= one.need ? "enough" : "short"],
          "aria-label": `${one.name} ${one.have} / ${one.need}`,
        },
        art(one.art, { class: "good" }),
        `${one.have}/${one.need}`,
      ),
    ),
    coins ? el("span", { class: "gain" }, icon("coins"), `+${coins}`) : null,
    recruit?.on ? el("span", { class: "gain", title: plain(recruit.says) }, icon("tick")) : null,
  );
}

/**
 * An upgrade with the number before and after.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Option} option
 * @param {Api.Upgraded} change
 */
function upgrade(screen, option, change) {
  return optionButton(
    screen,
    option,
    el(
      "span",
      { class: "change" },
      change.art ? art(change.art, { class: "good" }) : icon(change.key),
      el("span", { class: "grow", text: change.name }),
      el("s", { text: String(change.from) }),
      " → ",
      el("strong", { class: "delta", text: String(change.to) }),
    ),
  );
}
