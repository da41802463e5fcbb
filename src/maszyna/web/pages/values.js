// The values of all seats at one moment, side by side.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";

const ROWS = ["power", "popularity", "coins", "cards", "stars"];

/**
 * @param {{seats: Api.FilmSeat[], values: Map<string, number>, scored: () => Record<string, Api.FilmScore>}} film
 */
export function valuesTable(film) {
  const names = new Map(film.seats.flatMap((seat) => seat.tracks.map((track) => [track.key, track.name])));
  /** @type {(() => void)[]} */
  const updates = [];
  const cell = (/** @type {() => unknown} */ value) => {
    const node = el("td", {});
    updates.push(() => {
      const text = String(value() ?? "–");
      if (node.textContent !== text) node.textContent = text;
    });
    return node;
  };
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
  const update = () => updates.forEach((one) => one());
  update();
  return { node, update };
}
