// The chance to win after each own turn, with the marks on it, and below what chance brought, in its own lane.

import { el, svg } from "../base/dom.js";
import { say } from "../base/store.js";
import { points } from "./review.js";

const NARROW = { left: 30, right: 352, top: 8, bottom: 108, wide: 360, high: 132 };
const WIDE = { ...NARROW, right: 712, wide: 720 }; // letters as large, on a page twice as wide
const LANE = { high: 34, middle: 17, most: 15 }; // a bar of luck; 12 points fill it
const FULL = 12;

/** @param {Api.Review} page @param {(turn: Api.TurnReview) => void} open */
export function chances(page, open) {
  const { turns } = page;
  const BOX = window.matchMedia("(min-width: 1000px)").matches ? WIDE : NARROW;
  const last = Math.max(page.of, ...turns.map((turn) => turn.n));
  const x = (/** @type {number} */ n) => BOX.left + (n / last) * (BOX.right - BOX.left);
  const y = (/** @type {number} */ chance) => BOX.bottom - chance * (BOX.bottom - BOX.top);
  const line = turns.map((turn, at) => `${at ? "L" : "M"}${x(turn.n).toFixed(1)} ${y(turn.played.chance).toFixed(1)}`);
  const first = turns[0];
  const course = `M${x(0)} ${y(first.before).toFixed(1)}${line.join("").replace("M", "L")}`;
  const until = x(turns[turns.length - 1].n);
  return el(
    "figure",
    { class: "plot review-plot" },
    el("figcaption", { text: say("review_course") }),
    svg(
      "svg",
      { viewBox: `0 0 ${BOX.wide} ${BOX.high}`, role: "img", "aria-label": say("review_course") },
      svg("path", { class: "review-ground", d: `${course}L${until} ${BOX.bottom}L${x(0)} ${BOX.bottom}Z` }),
      svg("path", { class: "axis", d: `M${BOX.left} ${BOX.top}V${BOX.bottom}H${BOX.right}` }),
      svg("path", { class: "review-half", d: `M${BOX.left} ${y(0.5)}H${BOX.right}` }),
      ...[1, 0.5, 0].map((share) =>
        svg("text", { class: "plot-text", x: BOX.left - 5, y: y(share) + 4, "text-anchor": "end", text: share * 100 }),
      ),
      ...ticks(last).map((n) =>
        svg("text", { class: "plot-text", x: x(n), y: BOX.bottom + 21, "text-anchor": "middle", text: n }),
      ),
      svg("path", { class: "review-line-course", d: course, fill: "none" }),
      ...turns.filter((turn) => turn.mark).map((turn) => dot(turn, x(turn.n), y(turn.played.chance), open)),
    ),
    el(
      "div",
      { class: "row review-luck" },
      el("span", { class: "grow", text: say("review_luck") }),
      el("strong", { text: say("review_luck_sum", { points: points(page.luck) }) }),
    ),
    svg(
      "svg",
      { viewBox: `0 0 ${BOX.wide} ${LANE.high}`, role: "img", "aria-label": say("review_luck") },
      svg("path", { class: "axis", d: `M${BOX.left} ${LANE.middle}H${BOX.right}` }),
      ...turns.map((turn) => luckBar(turn, x(turn.n))),
    ),
    table(page),
  );
}

/** @param {number} last */
const ticks = (last) => [1, ...[5, 10, 15, 20, 25, 30, 35, 40].filter((n) => n <= last)];

/**
 * @param {Api.TurnReview} turn
 * @param {number} x
 * @param {number} y
 * @param {(turn: Api.TurnReview) => void} open
 */
function dot(turn, x, y, open) {
  return svg(
    "g",
    {
      class: `review-dot ${turn.mark}`,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      onclick: () => open(turn),
    },
    svg("circle", { r: 9 }),
    svg("text", { y: 4, "text-anchor": "middle", text: turn.sign }),
  );
}

/** @param {Api.TurnReview} turn @param {number} x */
function luckBar(turn, x) {
  const high = (Math.min(FULL, Math.abs(turn.luck)) / FULL) * LANE.most;
  return svg("rect", {
    class: turn.luck < 0 ? "luck bad-luck" : "luck",
    x: x - 3,
    y: turn.luck < 0 ? LANE.middle : LANE.middle - high,
    width: 6,
    height: high,
    rx: 2,
  });
}

/** The same as a table, for who cannot see the drawing. @param {Api.Review} page */
function table(page) {
  const heads = ["review_turn", "review_before", "review_after", "review_by_luck"];
  return el(
    "details",
    { class: "review-table" },
    el("summary", { text: say("review_table") }),
    el(
      "table",
      { class: "scores" },
      el("thead", {}, el("tr", {}, ...heads.map((key) => el("th", { scope: "col", text: say(key, { n: "" }) })))),
      el(
        "tbody",
        {},
        ...page.turns.map((turn) =>
          el(
            "tr",
            {},
            el("th", { scope: "row", text: `${turn.n} ${turn.sign || ""}` }),
            el("td", { text: Math.round(100 * turn.before) }),
            el("td", { text: Math.round(100 * turn.played.chance) }),
            el("td", { text: points(turn.luck) }),
          ),
        ),
      ),
    ),
  );
}
