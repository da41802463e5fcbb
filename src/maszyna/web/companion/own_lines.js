// What was said in the own turn, line by line; each can be taken back, and what was undone can be redone.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** @param {import("./expeditions.js").Screen} screen */
export function ownLines(screen) {
  const { recent = [], game } = screen.view;
  if (!recent.length) return null;
  return el(
    "ul",
    { class: "lines own-lines", "aria-label": say("told_so_far") },
    ...recent.map((line) =>
      el(
        "li",
        { data: { at: line.at } },
        el("div", { class: "say" }, spans(line.say)),
        el(
          "button",
          {
            type: "button",
            class: "chip-close",
            "aria-label": `${say("take_back")}: ${plain(line.say)}`,
            onclick: () => {
              const steps = game.at - line.at + 1;
              screen.game.undo(steps, steps - (line.actions ?? 1));
            },
          },
          icon("close"),
        ),
      ),
    ),
  );
}

/**
 * What no location stands for, and the way to correct; it stays in sight below the lines.
 * @param {import("./expeditions.js").Screen} screen
 * @param {Api.Option[]} options
 */
export function ownTools(screen, options) {
  return el(
    "div",
    { class: "tools" },
    ...options.map((option) => screen.button(option)),
    el(
      "button",
      { type: "button", class: "tool", data: { tool: "correct" }, onclick: () => screen.correct() },
      icon("pen"),
      el("span", { text: say("correct") }),
    ),
  );
}

/** The way forward again, where something was undone. @param {Client.Game} game */
export function redoAct(game) {
  const { redo } = game.view;
  return redo.can ? [{ label: plain(redo.say), sign: "redo", tone: "back", id: "redo", act: () => game.redo() }] : [];
}
