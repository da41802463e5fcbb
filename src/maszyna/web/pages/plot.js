// The course of a game: stars or coins of every side as steps, each line named where it ends.

import { el, svg } from "../base/dom.js";
import { say } from "../base/store.js";

const BOX = { left: 22, right: 232, top: 12, bottom: 112, wide: 320, high: 124 };
/** Where a line ends. @typedef {{seat: Api.SeatName, number: number, value: number, y: number}} End */

const APART = 13; // names never closer than this

/** @param {Api.End} page what `…/end` answered @param {"stars"|"coins"} what */
export function plot(page, what) {
  const course = page.course;
  const last = course[course.length - 1];
  const most = Math.max(1, ...course.flatMap((point) => Object.values(point[what])));
  const x = (/** @type {number} */ at) => BOX.left + (at / (last.at || 1)) * (BOX.right - BOX.left);
  const y = (/** @type {number} */ value) => BOX.bottom - (value / most) * (BOX.bottom - BOX.top);
  const ends = page.seats.map((seat, number) => ({
    seat,
    number,
    value: last[what][seat.key],
    y: y(last[what][seat.key]),
  }));
  const label = ends.map((one) => `${one.seat.name} ${one.value}`).join(", ");
  return el(
    "figure",
    { class: "plot" },
    el("figcaption", { text: say(what) }),
    svg(
      "svg",
      { viewBox: `0 0 ${BOX.wide} ${BOX.high}`, role: "img", "aria-label": `${say(what)}: ${label}` },
      svg("path", { class: "axis", d: `M${BOX.left} ${BOX.top}V${BOX.bottom}H${BOX.right}` }),
      svg("text", { class: "plot-text", x: BOX.left - 5, y: BOX.top + 4, "text-anchor": "end", text: String(most) }),
      svg("text", { class: "plot-text", x: BOX.left - 5, y: BOX.bottom + 4, "text-anchor": "end", text: "0" }),
      ...ends.map((one) =>
        svg("path", {
          class: `plot-line plot-${one.number}`,
          d: steps(course, what, one.seat.key, x, y),
          fill: "none",
          "stroke-dasharray": one.number ? `${4 * one.number} 4` : null,
        }),
      ),
      ...apart(ends).map((one) =>
        svg("text", { class: "plot-text", x: BOX.right + 6, y: one.y + 4, text: `${one.seat.name} ${one.value}` }),
      ),
    ),
  );
}

/**
 * A line that stands until something changes.
 * @param {Api.CoursePoint[]} course
 * @param {"stars"|"coins"} what
 * @param {string} seat
 * @param {(at: number) => number} x
 * @param {(value: number) => number} y
 */
function steps(course, what, seat, x, y) {
  const first = `M${x(0).toFixed(1)} ${y(course[0][what][seat]).toFixed(1)}`;
  return first + course.map((point) => `H${x(point.at).toFixed(1)}V${y(point[what][seat]).toFixed(1)}`).join("");
}

/** Names one below the other, near the ends of their lines. @param {End[]} ends */
function apart(ends) {
  const ordered = [...ends].sort((one, other) => one.y - other.y);
  ordered.forEach((one, index) => {
    if (index) one.y = Math.max(one.y, ordered[index - 1].y + APART);
  });
  ordered.reduceRight((below, one) => (one.y = Math.min(one.y, below - APART)), BOX.bottom + APART);
  return ordered;
}
