// The values of all seats at one moment, side by side.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";

const ROWS = ["power", "popularity", "coins", "cards", "stars"];

/** A moment of a game. @typedef {object} Moment
 * @property {Api.FilmSeat[]} seats
 * @property {Map<string, number>} values by seat and track
 * @property {() => Record<string, Api.FilmScore>} scored
 */

/** One row for each seat, where there is no room for more. @param {Moment} film */
export function valueRows(film) {
  const { cell, update } = cells("span");
  const node = el(
    "ul",
    { class: "value-rows" },
    ...film.seats.map((seat) =>
      el(
        "li",
        { "aria-label": seat.name },
        art(seat.art, { class: "line-art small" }),
        ...seat.tracks
          .filter((track) => ROWS.includes(track.key))
          .map((track) =>
            el(
              "span",
              { class: "track", title: track.name },
              icon(track.key),
              cell(() => film.values.get(`${seat.key} ${track.key}`)),
            ),
          ),
        el(
          "strong",
          { class: "grow" },
          cell(() => film.scored()[seat.key].score),
        ),
      ),
    ),
  );
  update();
  return { node, update };
}

/** Cells whose text is changed where it is another by now. @param {string} tag */
function cells(tag) {
  /** @type {(() => void)[]} */
  const updates = [];
  const cell = (/** @type {() => unknown} */ value) => {
    const node = el(tag, {});
    updates.push(() => {
      const text = String(value() ?? "–");
      if (node.textContent !== text) node.textContent = text;
    });
    return node;
  };
  return { cell, update: () => updates.forEach((one) => one()) };
}

/** Everything side by side. @param {Moment} film */
export function valuesTable(film) {
  const names = new Map(film.seats.flatMap((seat) => seat.tracks.map((track) => [track.key, track.name])));
  const { cell, update } = cells("td");
  const row = (/** @type {string} */ key, /** @type {string} */ name, /** @type {(seat: string) => unknown} */ value) =>
    el(
      "tr",
      { data: { row: key } },
      el(
        "th",
        { scope: "row" },
        ROWS.includes(key) ? icon(key) : key === "held" ? icon("territories") : null,
        " ",
        name,
      ),
      ...film.seats.map((seat) => cell(() => value(seat.key))),
    );
  const node = el(
    "table",
    { class: "scores values" },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("td", {}),
        ...film.seats.map((seat) => el("th", { scope: "col" }, art(seat.art, { class: "line-art small" }), seat.name)),
      ),
    ),
    el(
      "tbody",
      {},
      ...ROWS.map((key) => row(key, names.get(key) || key, (seat) => film.values.get(`${seat} ${key}`))),
      row("held", say("places_held"), (seat) => film.scored()[seat].held),
      row("score", say("score_then"), (seat) => film.scored()[seat].score),
    ),
  );
  update();
  return { node, update };
}
