// Pictures of one's games: scores one after the other, shares with what they leave open, lengths. Each has its numbers.

import { el, svg } from "../base/dom.js";
import { go } from "../base/route.js";
import { say } from "../base/store.js";

const BOX = { left: 30, right: 350, top: 10, bottom: 110, wide: 360, high: 118 };
const BAR = { wide: 120, high: 20, thick: 10 };
const STEPS = [5, 10, 25, 50, 100]; // between two lines of the axis

/** @param {number} x @param {number} y @param {string|number} text @param {string} [anchor] */
const label = (x, y, text, anchor = "middle") =>
  svg("text", { class: "me-text", x, y, "text-anchor": anchor, text: String(text) });

/** A full dot is a win; the line is the mean of five. @param {Api.LastGame[]} games */
export function scorePlot(games) {
  const most = Math.max(1, ...games.map((game) => game.score));
  const step = STEPS.find((one) => most / one <= 4) || 200;
  const top = step * Math.ceil(most / step);
  const x = (/** @type {number} */ at) => BOX.left + 8 + (at / (games.length - 1)) * (BOX.right - BOX.left - 16);
  const y = (/** @type {number} */ score) => BOX.bottom - (Math.max(0, score) / top) * (BOX.bottom - BOX.top);
  const means = games.map((game, at) => ({ at, mean: game.mean })).filter((one) => one.mean !== null);
  const line = means.map((one, at) => `${at ? "L" : "M"}${x(one.at).toFixed(1)} ${y(Number(one.mean)).toFixed(1)}`);
  const title = say("me_scores", { n: games.length });
  const wins = games.filter((game) => game.won).length;
  return el(
    "figure",
    { class: "card me-plot" },
    el("figcaption", {}, el("h2", { text: title })),
    svg(
      "svg",
      {
        viewBox: `0 0 ${BOX.wide} ${BOX.high}`,
        role: "img",
        "aria-label": `${title}; ${say("won")}: ${say("n_of_m", { n: wins, m: games.length })}`,
      },
      ...Array.from({ length: top / step + 1 }, (_, at) => at * step).flatMap((value) => [
        svg("path", { class: "me-grid", d: `M${BOX.left} ${y(value)}H${BOX.right}` }),
        label(BOX.left - 5, y(value) + 4, value, "end"),
      ]),
      line.length > 1 ? svg("path", { class: "me-line", d: line.join("") }) : null,
      ...games.map((game, at) =>
        svg("circle", {
          class: game.won ? "me-dot won" : "me-dot",
          cx: x(at),
          cy: y(game.score),
          r: 5,
          onclick: () => go(`#/g/${game.id}/end`),
        }),
      ),
    ),
    el(
      "p",
      { class: "soft", "aria-hidden": "true" },
      `● ${say("won")} · ○ ${say("lost")}${line.length > 1 ? ` · — ${say("me_mean_line")}` : ""}`,
    ),
    el(
      "details",
      {},
      el("summary", { text: say("as_table") }),
      el(
        "ol",
        { class: "me-list" },
        ...games.map((game) =>
          el(
            "li",
            {},
            el("a", {
              href: `#/g/${game.id}/end`,
              text: `${game.score} : ${game.rival ?? "–"} ${say(game.won ? "won" : "lost")}`,
            }),
          ),
        ),
      ),
    ),
  );
}

/** The share that was won, and as a thin line where the true one may lie. @param {Api.Share} one */
export function shareBar(one) {
  const [low, high] = [BAR.wide * one.low, BAR.wide * one.high];
  const bar = { y: 1, height: BAR.thick, rx: 3 };
  return svg(
    "svg",
    { class: "me-bar", viewBox: `0 0 ${BAR.wide} ${BAR.high}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { ...bar, class: "me-all", width: BAR.wide }),
    svg("rect", { ...bar, class: "me-part", width: (BAR.wide * one.won) / one.played }),
    svg("path", { class: "me-range", d: `M${low} 16H${high}M${low} 13v6M${high} 13v6` }),
  );
}

/** How many games took how many turns, the won ones below. @param {Api.GameLength[]} lengths */
export function lengthsPlot(lengths) {
  const most = Math.max(...lengths.map((one) => one.played));
  const wide = Math.min(28, (BOX.right - BOX.left) / lengths.length);
  const high = (/** @type {number} */ games) => (games / most) * (BOX.bottom - BOX.top - 22);
  const floor = BOX.bottom - 14;
  const every = Math.ceil(lengths.length / 12);
  const text = lengths.filter((one) => one.played).map((one) => `${one.turns}: ${one.played}`);
  return el(
    "figure",
    { class: "card me-plot" },
    el("figcaption", {}, el("h2", { text: say("me_lengths") })),
    svg(
      "svg",
      { viewBox: `0 0 ${BOX.wide} ${BOX.high}`, role: "img", "aria-label": `${say("me_lengths")}: ${text.join(", ")}` },
      ...lengths.flatMap((one, at) => {
        const x = BOX.left + at * wide;
        const bar = { x: x + 2, width: wide - 4, rx: 2 };
        return [
          svg("rect", { ...bar, class: "me-lost", y: floor - high(one.played), height: high(one.played) }),
          svg("rect", { ...bar, class: "me-part", y: floor - high(one.won), height: high(one.won) }),
          one.played ? label(x + wide / 2, floor - high(one.played) - 4, one.played) : null,
          at % every ? null : label(x + wide / 2, BOX.bottom + 2, one.turns),
        ];
      }),
    ),
    el("p", { class: "soft", "aria-hidden": "true" }, key("won"), ` ${say("won")} · `, key(""), ` ${say("lost")}`),
  );
}

/** @param {string} kind */
const key = (kind) =>
  svg(
    "svg",
    { class: "me-key", viewBox: "0 0 12 12" },
    svg("rect", { class: kind ? "me-part" : "me-lost", width: 12, height: 12, rx: 2 }),
  );
