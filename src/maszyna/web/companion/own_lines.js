// What was said in the own turn, line by line; each can be taken back, and what was undone can be redone.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/**
 * `asked` stands in the line that it belongs to, the last one.
 * @param {import("./expeditions.js").Screen} screen
 * @param {HTMLElement|null} asked
 */
export function ownLines(screen, asked) {
  const { recent = [], game } = screen.view;
  if (!recent.length) return null;
  return el(
    "ul",
    { class: "lines own-lines", "aria-label": say("told_so_far") },
    ...recent.map((line, index) =>
      el(
        "li",
        { data: { at: line.at } },
        el("div", { class: "say" }, el("span", {}, spans(line.say)), index === recent.length - 1 ? asked : null),
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

/** The way forward again, where something was undone. @param {Client.Game} game */
export function redoAct(game) {
  const { redo } = game.view;
  return redo.can ? [{ label: plain(redo.say), sign: "redo", tone: "back", id: "redo", act: () => game.redo() }] : [];
}
