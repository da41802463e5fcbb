// The player mat as a keyboard: a column for each section, top row over bottom row, the action token where it stands.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { parted } from "../base/spans.js";

const TRACKS = ["power", "popularity", "coins", "cards", "stars"];

/**
 * The keys of a seat; sections as printed, the Factory card as the last.
 * @param {Api.ActKey[]} keys
 * @param {(key: Api.ActKey) => void} tapped
 */
export function matKeys(keys, tapped) {
  const sections = [...new Set(keys.map((key) => key.section))];
  return el(
    "div",
    { class: "mat-keys", data: { columns: sections.length }, role: "group", "aria-label": say("mat_keys") },
    ...sections.map((section) => column(keys.filter((key) => key.section === section))),
  );

  /** @param {Api.ActKey[]} rows */
  function column(rows) {
    const [{ state }] = rows;
    return el(
      "div",
      { class: "mat-column", data: { state } },
      state === "last" ? el("span", { class: "token", "aria-hidden": "true" }, icon("token")) : null,
      ...rows.map((key) => matKey(key, () => tapped(key))),
    );
  }
}

/** @param {Api.ActKey} key @param {() => void} tapped @param {string} [label] */
export function matKey(key, tapped, label = key.name) {
  const gains = key.either || key.gains.map((gain) => `${gain.name} ${gain.amount}`).join(", ");
  const { cost } = key;
  const costs = cost ? say("key_cost", { need: cost.need, name: cost.name, have: cost.have }) : "";
  const last = key.state === "last" && key.row === "top" ? say("last_section") : "";
  return el(
    "button",
    {
      type: "button",
      class: `mat-key ${key.row} ${key.state} ${cost && cost.have < cost.need ? "short-of" : ""}`,
      data: { act: key.key },
      "aria-label": [label, gains, costs, last].filter(Boolean).join(": "),
      onclick: tapped,
    },
    key.gains.length
      ? el(
          "span",
          { class: key.either ? "gains either" : "gains", "aria-hidden": "true" },
          ...key.gains.map((gain) =>
            el("span", { class: "gain" }, gain.art ? art(gain.art) : icon(gain.sign), String(gain.amount)),
          ),
        )
      : null,
    el("span", { class: "key-name", text: parted(label) }),
    cost ? tokens(cost) : null,
    cost && cost.have < cost.need
      ? el("span", { class: "key-have", "aria-hidden": "true", text: `${cost.have} / ${cost.need}` })
      : null,
  );
}

/** What it costs: tokens that are there full, missing ones dashed. @param {Api.KeyCost} cost */
function tokens(cost) {
  return el(
    "span",
    { class: "key-cost", "aria-hidden": "true" },
    ...Array.from({ length: cost.need }, (_, number) =>
      art(cost.art, { class: number < cost.have ? "cost-token" : "cost-token missing-token" }),
    ),
  );
}

/**
 * The own tracks; a number opens its digits.
 * @param {Api.Seat|undefined} seat
 * @param {(track: Api.Track) => void} tapped
 * @param {...(Node|null)} after
 */
export function trackRow(seat, tapped, ...after) {
  const tracks = (seat?.tracks || []).filter((one) => TRACKS.includes(one.key));
  return el(
    "div",
    { class: "track-row" },
    ...tracks.map((one) =>
      el(
        "button",
        {
          type: "button",
          class: "track track-key",
          data: { track: one.key },
          "aria-label": say("correct_track", { name: one.name, value: one.value }),
          onclick: () => tapped(one),
        },
        icon(one.key),
        String(one.value),
      ),
    ),
    ...after,
  );
}
