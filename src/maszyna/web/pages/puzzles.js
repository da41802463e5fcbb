// Puzzles to choose from: those of own games, and the packed ones; what is solved has a tick.

import { el, icon, replace, styles } from "../base/dom.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { begin } from "../review/puzzle_maker.js";
import { pageWith } from "./page.js";

/** @param {HTMLElement} root */
export async function show(root) {
  await styles("review/review.css");
  const answer = await call("GET", "puzzles");
  if (answer.status !== 200) throw new Refused(refusal(answer));
  /** @type {Api.Puzzles} */
  const page = answer.document;
  const { next } = page;
  replace(
    root,
    pageWith(
      say("puzzles"),
      () => go("#/learn"),
      next
        ? el(
            "p",
            {},
            el("button", {
              class: "button primary",
              id: "puzzle-next",
              text: say("puzzle_next"),
              onclick: () => begin(next),
            }),
          )
        : null,
      ...group("puzzles_own", page.own),
      page.own.length ? null : el("p", { class: "soft", text: say("puzzles_own_more") }),
      ...group("puzzles_packed", page.packed),
    ),
  );
  return {};
}

/** @param {string} head @param {Api.PuzzleLine[]} lines */
function group(head, lines) {
  if (!lines.length) return [];
  const solved = lines.filter((line) => line.solved).length;
  return [
    el("h2", { text: say(head) }),
    el("p", { class: "soft", text: say("puzzles_solved", { n: solved, m: lines.length }) }),
    el("div", { class: "puzzle-grid" }, ...lines.map(cell)),
  ];
}

/** @param {Api.PuzzleLine} line */
function cell(line) {
  const name = say("puzzle_number", { n: line.number, turn: line.turn });
  return el(
    "button",
    {
      type: "button",
      class: ["button small", line.solved && "solved"],
      data: { puzzle: line.id },
      "aria-label": line.solved ? `${name}, ${say("puzzle_solved")}` : name,
      onclick: () => begin(line.id),
    },
    String(line.number),
    line.solved ? icon("tick") : null,
  );
}
