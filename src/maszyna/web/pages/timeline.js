// The turns of a game on a line: stars above where they were placed, swords where somebody fought, marks of a review.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";

/** @type {Record<string, {word: string, sign: string}>} */
const MARKS = {
  fight: { word: "combat", sign: "fight" },
  star: { word: "stars", sign: "stars" },
  mark: { word: "review", sign: "curve" },
};

/** @param {import("./film.js").Film} film @param {(at: number) => void} go */
export function timeline(film, go) {
  const share = (/** @type {number} */ at) => `${((100 * at) / Math.max(1, film.length)).toFixed(2)}%`;
  const mark = (/** @type {number} */ at, /** @type {string} */ kind) => {
    const seat = film.steps[at - 1].step.star?.seat || "";
    const sign = el(
      "button",
      {
        type: "button",
        tabindex: -1,
        class: `time-mark ${kind} ${seat ? `seat-${seat}` : ""}`,
        "aria-label": `${say(MARKS[kind].word)} ${film.steps[at - 1].turn.n}`,
        onclick: () => go(at),
      },
      icon(MARKS[kind].sign),
    );
    sign.style.left = share(at);
    return sign;
  };
  const numbers = Array.from({ length: film.turns }, (_, index) => index + 1).filter((n) => n === 1 || n % 5 === 0);
  const slider = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "range",
      class: "slider",
      id: "replay-slider",
      min: 0,
      max: film.length,
      value: 0,
      "aria-label": say("replay"),
      oninput: () => go(Number(slider.value)),
    })
  );
  const node = el(
    "div",
    { class: "timeline" },
    el(
      "div",
      { class: "time-marks" },
      ...Object.keys(MARKS).flatMap((kind) => film.marks(kind).map((at) => mark(at, kind))),
    ),
    slider,
    el(
      "div",
      { class: "time-turns", "aria-hidden": "true" },
      ...numbers.map((n) => {
        const one = el("span", { text: String(n) });
        one.style.left = share(film.at(n, 0));
        return one;
      }),
    ),
  );
  const update = () => {
    slider.value = String(film.now);
    slider.setAttribute("aria-valuetext", say("turn_n", { n: film.place().n }));
  };
  return { node, update };
}
