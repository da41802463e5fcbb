// A seat at a glance: mat with costs, stars and what is missing, the popularity track, hand, abilities, structures.
// Everything is small and says what it means on a tap.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** @typedef {(name: string, says: Api.Text) => void} Explain shows what a thing means */

/**
 * A small thing that explains itself.
 * @param {Explain} explain
 * @param {string} name
 * @param {Api.Text} says
 * @param {string} kind
 * @param {...(Node|string|null)} inside
 */
function cell(explain, name, says, kind, ...inside) {
  const text = plain(says);
  return el(
    "button",
    {
      type: "button",
      class: `cell ${kind}`,
      title: text ? `${name}: ${text}` : name,
      onclick: () => explain(name, says),
    },
    ...inside,
  );
}

/** @param {string} key @param {...(Node|null)} lines */
export function part(key, ...lines) {
  return lines.some(Boolean) ? el("section", { class: "part" }, el("h2", { text: say(key) }), ...lines) : null;
}

/**
 * The mat as printed: a column for each section, above what it gives, below what it costs, after an upgrade too.
 * @param {Api.Seat} seat
 * @param {Explain} explain
 */
export function matColumns(seat, explain) {
  return el("div", { class: "mat-columns" }, ...(seat.mat || []).map((section) => column(section, explain)));
}

/** @param {Api.Section} section @param {Explain} explain */
function column(section, explain) {
  const { top, bottom } = section;
  const gains = top.sides.map(
    ({ gain, upgrade }) =>
      gain &&
      el(
        "span",
        { class: ["gain", upgrade?.done && "upgraded"] },
        icon(gain.key),
        String(gain.amount),
        upgrade && !upgrade.done ? el("span", { class: "then", text: `→${gain.amount + 1}` }) : null,
      ),
  );
  const costs = bottom.cost.map((one) =>
    el(
      "span",
      { class: ["cost", one.have >= one.need ? "enough" : "short"] },
      art(one.art, { class: "good" }),
      `${one.have}/${one.need}`,
      one.lowest < one.need
        ? el("span", { class: "then", title: say("lowest_cost", { n: one.lowest }), text: `→${one.lowest}` })
        : null,
    ),
  );
  return el(
    "div",
    { class: ["mat-column", section.state === "here" && "here"] },
    cell(
      explain,
      section.name,
      section.says,
      "top",
      el("strong", { text: section.name }),
      el("span", { class: "gains" }, ...(gains.length ? gains : [plain(top.say)])),
    ),
    cell(
      explain,
      bottom.name,
      [...bottom.says, ...(bottom.recruit ? [" ", ...bottom.recruit.says] : [])],
      "bottom",
      el("strong", { text: bottom.name }),
      el(
        "span",
        { class: "gains" },
        ...costs,
        bottom.coins ? el("span", { class: "gain" }, icon("coins"), `+${bottom.coins}`) : null,
        bottom.recruit?.on ? el("span", { class: "gain met" }, icon("tick")) : null,
      ),
    ),
  );
}

/** What the next Produce action brings. @param {Api.Seat} seat */
export function income(seat) {
  if (!seat.income?.length) return null;
  return el(
    "p",
    { class: "income" },
    el("span", { class: "soft", text: say("next_produce") }),
    ...seat.income.map((one) =>
      el(
        "span",
        { class: "gain", title: `${one.name} ${one.amount}`, "aria-label": `${one.name} ${one.amount}` },
        art(one.art, { class: "good" }),
        `+${one.amount}`,
      ),
    ),
  );
}

/** Every star: placed, or how far it is. @param {Api.Seat} seat @param {Explain} explain */
export function starCells(seat, explain) {
  return el(
    "div",
    { class: "star-cells" },
    ...(seat.star_list || []).map((one) =>
      cell(
        explain,
        one.name,
        one.says,
        one.placed ? "met" : one.have + 1 >= one.need ? "near" : "",
        icon(one.placed ? "tick" : "stars"),
        el("span", { class: "grow", text: one.name }),
        el("span", { class: "number", text: one.placed ? "" : `${one.have}/${one.need}` }),
      ),
    ),
  );
}

/**
 * The popularity track in its three tiers, with what stars, land and resources are worth in each.
 * @param {Api.Seat} seat
 * @param {Explain} explain
 */
export function popularityTrack(seat, explain) {
  const value = seat.tracks.find((one) => one.key === "popularity")?.value ?? 0;
  return el(
    "div",
    { class: "tier-track" },
    ...(seat.tiers || []).map((tier) => {
      const here = value >= tier.from && value <= tier.to;
      const steps = Array.from({ length: tier.to - tier.from + 1 }, (_, step) =>
        el("i", { class: tier.from + step === value ? "now" : tier.from + step < value ? "past" : "" }),
      );
      return cell(
        explain,
        `${tier.from}–${tier.to}`,
        tier.says,
        here ? "tier here" : "tier",
        el("span", { class: "steps", "aria-hidden": "true" }, ...steps),
        el(
          "span",
          { class: "worth" },
          icon("stars"),
          String(tier.star),
          icon("territories"),
          String(tier.territory),
          icon("resources"),
          icon("resources"),
          String(tier.pair),
        ),
      );
    }),
  );
}

/** Combat cards and objectives of the own hand, these with how far they are. @param {Api.Seat} seat */
export function hand(seat) {
  if (!seat.hand && !seat.objectives) return null;
  return el(
    "section",
    { class: "hand part" },
    el(
      "p",
      { class: "hand-cards" },
      ...(seat.hand || []).map((/** @type {number} */ value) =>
        el("span", { class: "combat-card" }, icon("cards"), String(value)),
      ),
    ),
    ...(seat.objectives || []).map((one) =>
      el(
        "p",
        { class: ["objective", one.met && "met"] },
        icon(one.met ? "tick" : "stars"),
        el("span", {}, spans(one.says)),
      ),
    ),
  );
}

/**
 * Abilities and structures as small chips: what is there, what is not yet.
 * @param {Api.Seat} seat
 * @param {Explain} explain
 */
export function possessions(seat, explain) {
  const one = (/** @type {Api.Ability|Api.Building} */ thing, /** @type {boolean} */ on, /** @type {string} */ off) =>
    cell(
      explain,
      on ? thing.name : `${thing.name} (${off})`,
      thing.says,
      on ? "have met" : "have not",
      on ? icon("tick") : null,
      thing.name,
    );
  return el(
    "div",
    { class: "possessions" },
    ...(seat.abilities || []).map((ability) => one(ability, ability.on, say("locked"))),
    ...(seat.buildings || []).map((building) => one(building, Boolean(building.place), say("not_built"))),
  );
}

/** The star card of an Automa space by space, its deck and what has left it. @param {Api.AutomaState} automa */
export function starCard(automa) {
  const spaces = Array.from({ length: automa.spaces || 0 }, (_, space) =>
    el(
      "li",
      { class: ["space", space === automa.tracker && "here", space === automa.scheme_two && "two"] },
      automa.star_spaces.includes(space) ? icon("stars") : String(space),
    ),
  );
  const facts = [
    automa.next_star === null ? "" : say("next_star", { space: automa.next_star }),
    say(automa.water ? "water_open" : "water_closed"),
    say("deck_left", { cards: automa.deck }),
    ...(automa.piles || []),
  ];
  return el(
    "div",
    { class: "automa-card" },
    automa.spaces ? el("ol", { class: "star-card", "aria-label": say("star_card") }, ...spaces) : null,
    el("p", { class: "soft", text: facts.filter(Boolean).join(" · ") }),
    automa.star_check ? el("p", { class: "soft star-check", text: automa.star_check }) : null,
  );
}
