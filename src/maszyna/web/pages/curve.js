// What everybody would score, turn by turn, as lines over an axis of turns; a tap goes to that turn.

import { el, svg } from "../base/dom.js";
import { say } from "../base/store.js";

const BOX = { left: 26, right: 262, top: 8, bottom: 118, wide: 360, high: 136 };
const STEPS = [5, 10, 25, 50, 100]; // between two lines of the axis
const MOST_LINES = 4;
const APART = 13; // names never closer than this

/** A point for each turn of a seat. @typedef {{key: string, name: string, points: Point[]}} Line */
/** @typedef {{n: number, score: number}} Point */

/**
 * @param {Line[]} lines
 * @param {number} last the last turn
 * @param {(n: number) => void} tap goes to a turn
 */
export function curve(lines, last, tap) {
  const most = Math.max(1, ...lines.flatMap((line) => line.points.map((point) => point.score)));
  const every = STEPS.find((step) => most / step <= MOST_LINES) || STEPS[STEPS.length - 1];
  const top = Math.ceil(most / every) * every;
  const x = (/** @type {number} */ n) => BOX.left + (n / Math.max(1, last)) * (BOX.right - BOX.left);
  const y = (/** @type {number} */ score) => BOX.bottom - (score / top) * (BOX.bottom - BOX.top);
  const text = (/** @type {number} */ at, /** @type {number} */ high, /** @type {string} */ said, anchor = "middle") =>
    svg("text", { class: "plot-text", x: at, y: high, "text-anchor": anchor, text: said });
  const grades = Array.from({ length: top / every + 1 }, (_, number) => number * every);
  const turns = Array.from({ length: Math.floor(last / 5) + 1 }, (_, number) => number * 5);
  const ends = lines
    .map((line) => ({ line, score: line.points[line.points.length - 1]?.score ?? 0 }))
    .map((one) => ({ ...one, y: y(one.score) }))
    .sort((one, other) => one.y - other.y);
  ends.forEach((one, number) => {
    if (number) one.y = Math.max(one.y, ends[number - 1].y + APART);
  });
  const now = svg("path", { class: "curve-now", d: `M0 ${BOX.top}V${BOX.bottom}` });
  const drawn = svg(
    "svg",
    {
      viewBox: `0 0 ${BOX.wide} ${BOX.high}`,
      role: "img",
      "aria-label": `${say("curve")}: ${ends.map((one) => `${one.line.name} ${one.score}`).join(", ")}`,
      onclick: (/** @type {MouseEvent} */ event) => {
        const box = drawn.getBoundingClientRect();
        const at = ((event.clientX - box.x) / box.width) * BOX.wide;
        tap(Math.round(((at - BOX.left) / (BOX.right - BOX.left)) * last));
      },
    },
    ...grades.map((grade) => svg("path", { class: "grid-line", d: `M${BOX.left} ${y(grade)}H${BOX.right}` })),
    ...grades.map((grade) => text(BOX.left - 5, y(grade) + 4, String(grade), "end")),
    ...turns.map((n) => text(x(n), BOX.high - 4, String(n))),
    now,
    ...lines.map((line, number) =>
      svg("path", {
        class: `curve-line seat-${line.key}`,
        d: line.points
          .map((point, at) => `${at ? "L" : "M"}${x(point.n).toFixed(1)} ${y(point.score).toFixed(1)}`)
          .join(""),
        "stroke-dasharray": number ? `${5 * number} 4` : null,
      }),
    ),
    ...ends.map((one) => text(BOX.right + 6, one.y + 4, `${one.line.name} ${one.score}`, "start")),
  );
  const node = el("figure", { class: "plot curve" }, el("figcaption", { text: say("curve") }), drawn, table(lines));
  return { node, update: (/** @type {number} */ n) => now.setAttribute("transform", `translate(${x(n)} 0)`) };
}

/** The same in numbers. @param {Line[]} lines */
function table(lines) {
  const row = (/** @type {Line} */ line) =>
    el(
      "tr",
      {},
      el("th", { scope: "row", text: line.name }),
      ...line.points.map((point) => el("td", { text: String(point.score) })),
    );
  return el(
    "details",
    { class: "curve-table" },
    el("summary", { text: say("as_table") }),
    el(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": say("curve") },
      el("table", { class: "scores" }, ...lines.map(row)),
    ),
  );
}
