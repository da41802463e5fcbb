// Seats: a chip with the tracks that matter, the own strip, and a row for each.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";

const SHORT = ["power", "coins", "stars", "progress", "glory"];
const MOST_IN_A_ROW = 6; // combat cards, one by one
const STRIP = ["power", "popularity", "coins", "cards", "stars"];

/** The tracks of a chip in words. @param {Api.Seat} seat */
const spoken = (seat) =>
  seat.tracks
    .filter((one) => SHORT.includes(one.key))
    .map((one) => `${one.name} ${one.value}`)
    .join(", ");

/**
 * The opponent's chip on the board.
 * @param {import("./game.js").Game} game
 * @param {Client.View} view
 * @param {string} [whose] the seat it is about, if one is named
 */
export function seatChips(game, view, whose = "") {
  const took = view.story?.steps?.[0]?.seat || view.queue?.seat; // of several: whose turn it was, or will be
  const fights = view.fight?.sides.map((side) => side.seat) || [];
  const other =
    view.seats.find((seat) => seat.key === whose) ||
    view.seats.find((seat) => seat.player === "automa" && fights.includes(seat.key)) ||
    view.seats.find((seat) => seat.player === "automa" && seat.key === took) ||
    view.seats.find((seat) => seat.player === "automa") ||
    view.seats.find((seat) => seat.key !== view.you) ||
    view.seats[0];
  return el(
    "button",
    {
      type: "button",
      class: ["chip-seat", other.strength && "thinker"],
      "aria-label": `${say("seat_of", { name: other.name })}: ${spoken(other)}`,
      // At a table the chip opens all there is to know of the Automa.
      onclick: () => go(`#/g/${game.id}/${view.page === "table" ? "sheet/automa" : `seat/${other.key}`}`),
    },
    other.art ? art(other.art, { class: "line-art small" }) : el("strong", { text: other.name }),
    ...other.tracks.filter((one) => SHORT.includes(one.key)).map(track),
  );
}

/** @param {Client.Track} one */
export function track(one) {
  const value = one.most ? `${one.value}/${one.most}` : String(one.value);
  const roll =
    one.from === undefined ? {} : { class: one.from > one.value ? "roll down" : "roll", data: { from: one.from } };
  return el(
    "span",
    { class: "track", title: `${one.name} ${value}`, "aria-label": `${one.name} ${value}`, data: { track: one.key } },
    STRIP.includes(one.key) ? icon(one.key) : el("span", { class: "soft", text: one.name }),
    el("span", { class: "number" }, el("span", roll, String(one.value))),
  );
}

/**
 * Tracks that have changed since the last view roll from their old value, once.
 * @param {Api.Seat[]} before
 * @param {Api.Seat[]} seats
 */
export function rollTracks(before, seats) {
  for (const seat of seats) {
    const old = before.find((other) => other.key === seat.key);
    for (const one of /** @type {Client.Track[]} */ (seat.tracks)) {
      const from = old?.tracks.find((other) => other.key === one.key)?.value;
      if (from === undefined || from === one.value) continue;
      one.from = from;
      setTimeout(() => {
        delete one.from;
      }, 300);
    }
  }
}

/**
 * The own tracks above a question; a tap opens the whole mat.
 * @param {import("./game.js").Game} game
 * @param {Api.Seat|undefined} seat
 */
export function ownStrip(game, seat) {
  if (!seat) return null;
  return el(
    "button",
    {
      type: "button",
      class: "own-strip",
      "aria-label": say("seat_of", { name: seat.name }),
      onclick: () => go(`#/g/${game.id}/seat/${seat.key}`),
    },
    seat.art ? art(seat.art, { class: "line-art small" }) : null,
    ...seat.tracks.filter((one) => STRIP.includes(one.key)).map(track),
    seat.hand?.length ? inHand(seat.hand) : null,
  );
}

/** The own combat cards as small cards; of many cards how often each. @param {number[]} values */
function inHand(values) {
  const each = [...new Set(values)].map((value) => `${value}×${values.filter((one) => one === value).length}`);
  const shown = values.length > MOST_IN_A_ROW ? each : values.map(String);
  return el(
    "span",
    { class: "in-hand", title: say("hand"), "aria-label": `${say("hand")}: ${values.join(", ")}` },
    ...shown.map((text) => el("span", { class: "small-card", text })),
  );
}

/**
 * All seats with their tracks, each a link to its card.
 * @param {import("./game.js").Game} game
 * @param {Api.Seat[]} seats
 */
export function seatRows(game, seats) {
  return el(
    "ul",
    { class: "lines" },
    ...seats.map((seat) =>
      el(
        "li",
        {},
        el(
          "button",
          {
            type: "button",
            class: "seat-row",
            data: { seat: seat.key },
            onclick: () => go(`#/g/${game.id}/seat/${seat.key}`),
          },
          seat.art ? art(seat.art, { class: "line-art small" }) : null,
          el("strong", { class: "grow", text: seat.name }),
          el(
            "span",
            { class: "tracks" },
            ...seat.tracks.filter((one) => STRIP.includes(one.key) || SHORT.includes(one.key)).map(track),
          ),
        ),
      ),
    ),
  );
}
