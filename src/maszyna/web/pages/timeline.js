// The turns of a game on a line: stars above where they were placed, below them swords where somebody fought and marks
// of a review.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";

/** @type {Record<string, {word: string, sign: string}>} */
const MARKS = {
  fight: { word: "combat", sign: "fight" },
  star: { word: "stars", sign: "stars" },
  mark: { word: "review", sign: "curve" },
};

const APART = 5.5; // per cent of the line, on the narrowest phone the width of a sign

/**
 * Where signs stand that are wished at these places, in order: side by side, each as near to its place as it can be.
 * @param {number[]} wished per cent
 */
export function apart(wished) {
  const gap = Math.min(APART, 100 / Math.max(1, wished.length - 1));
  const found = [...wished];
  for (let one = 1; one < found.length; one += 1) found[one] = Math.max(found[one], found[one - 1] + gap);
  let most = 100;
  for (let one = found.length - 1; one >= 0 && found[one] > most; one -= 1, most -= gap) found[one] = most;
  return found;
}

/** @param {import("./film.js").Film} film @param {(at: number) => void} go */
export function timeline(film, go) {
  const percent = (/** @type {number} */ at) => (100 * at) / Math.max(1, film.length);
  const mark = (/** @type {number} */ at, /** @type {string} */ kind, /** @type {number} */ place) => {
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
    sign.style.left = `${place.toFixed(2)}%`;
    return sign;
  };
  const lane = (/** @type {string[]} */ kinds) => {
    const marks = kinds.flatMap((kind) => film.marks(kind).map((at) => ({ at, kind }))).sort((a, b) => a.at - b.at);
    const places = apart(marks.map(({ at }) => percent(at)));
    return el("div", { class: "time-marks" }, ...marks.map(({ at, kind }, one) => mark(at, kind, places[one])));
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
    lane(["star"]),
    lane(["fight", "mark"]),
    slider,
    el(
      "div",
      { class: "time-turns", "aria-hidden": "true" },
      ...numbers.map((n) => {
        const one = el("span", { text: String(n) });
        one.style.left = `${percent(film.at(n, 0)).toFixed(2)}%`;
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
