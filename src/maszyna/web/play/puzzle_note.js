// What a puzzle asks, on the sheet of its first question.

import { el } from "../base/dom.js";
import { spans } from "../base/spans.js";

/** @param {Client.View} view */
export function puzzleNote({ puzzle, turn }) {
  if (!puzzle || turn?.length) return null;
  return el(
    "section",
    { class: "puzzle-note" },
    el("h2", {}, spans(puzzle.ask)),
    el("p", {}, spans(puzzle.say)),
    puzzle.tags.length
      ? el("p", { class: "chips" }, ...puzzle.tags.map((text) => el("span", { class: "tag", text })))
      : null,
    el("p", { class: "soft" }, spans(puzzle.how)),
  );
}
