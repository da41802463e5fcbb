// The course of a game: the scores of every side turn by turn, each line named where it ends.

import { el, icon, svg } from "../base/dom.js";
import { say } from "../base/store.js";

const BOX = { left: 26, right: 246, top: 10, bottom: 104, wide: 340, high: 122 };
const APART = 14; // names never closer than this
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "12 5", "1 3"];
/** Where a line ends. @typedef {{row: Api.EndRow, number: number, value: number, y: number}} End */

/** @param {Api.EndScene} end @param {string|null|undefined} you */
export function scoreCurve(end, you) {
  const turns = Math.max(...Object.values(end.curve).map((values) => values.length)) - 1;
  if (turns < 2) return null;
  const most = Math.max(1, ...Object.values(end.curve).flat());
  const step = [5, 10, 20, 25, 50, 100].find((one) => most / one <= 4) || 200;
  const top = step * Math.ceil(most / step);
  const x = (/** @type {number} */ turn) => BOX.left + (turn / turns) * (BOX.right - BOX.left);
  const y = (/** @type {number} */ value) => BOX.bottom - (Math.max(0, value) / top) * (BOX.bottom - BOX.top);
  const ends = end.rows.map((row, number) => ({ row, number, value: row.total, y: y(row.total) }));
  const name = (/** @type {Api.EndRow} */ row) => (row.seat === you ? say("seat_you") : row.name);
  const label = ends.map((one) => `${name(one.row)} ${one.value}`).join(", ");
  const heights = Array.from({ length: top / step + 1 }, (_, number) => number * step);
  const marks = [1, ...Array.from({ length: Math.floor(turns / 5) }, (_, number) => (number + 1) * 5)];
  const { turn } = end;
  const winner = end.curve[end.winner] || [];
  return el(
    "figure",
    { class: "plot" },
    svg(
      "svg",
      { viewBox: `0 0 ${BOX.wide} ${BOX.high}`, role: "img", "aria-label": `${say("score_curve")}: ${label}` },
      ...heights.flatMap((value) => [
        svg("path", { class: "grid", d: `M${BOX.left} ${y(value)}H${BOX.right}` }),
        svg("text", {
          class: "plot-text",
          x: BOX.left - 5,
          y: y(value) + 4,
          "text-anchor": "end",
          text: String(value),
        }),
      ]),
      ...marks.map((one) =>
        svg("text", { class: "plot-text", x: x(one), y: BOX.bottom + 14, "text-anchor": "middle", text: String(one) }),
      ),
      turn?.n ? svg("path", { class: "plot-turn", d: `M${x(turn.n)} ${BOX.top - 4}V${BOX.bottom}` }) : null,
      ...ends.flatMap((one) => {
        const d = path(end.curve[one.row.seat] || [], x, y);
        const dashes = DASHES[one.number] || null;
        return [
          svg("path", { class: "plot-under", d }),
          svg("path", { class: "plot-line", d, stroke: one.row.colour, "stroke-dasharray": dashes }),
        ];
      }),
      turn?.n ? svg("circle", { class: "plot-dot", cx: x(turn.n), cy: y(winner[turn.n] ?? 0), r: 5 }) : null,
      ...apart(ends).map((one) =>
        svg("text", { class: "plot-text name", x: BOX.right + 6, y: one.y + 4, text: `${name(one.row)} ${one.value}` }),
      ),
    ),
    table(end, turns),
  );
}

/** @param {number[]} values @param {(turn: number) => number} x @param {(value: number) => number} y */
function path(values, x, y) {
  return values.map((value, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** The same as numbers. @param {Api.EndScene} end @param {number} turns */
function table(end, turns) {
  return el(
    "details",
    { class: "plot-table" },
    el("summary", { "aria-label": say("score_curve") }, icon("info")),
    el(
      "table",
      {},
      el("thead", {}, el("tr", {}, el("td", {}), ...end.rows.map((row) => el("th", { scope: "col", text: row.name })))),
      el(
        "tbody",
        {},
        ...Array.from({ length: turns + 1 }, (_, turn) =>
          el(
            "tr",
            {},
            el("th", { scope: "row", text: String(turn) }),
            ...end.rows.map((row) => el("td", { text: String(end.curve[row.seat]?.[turn] ?? "") })),
          ),
        ),
      ),
    ),
  );
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
