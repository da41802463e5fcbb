// The turn so far as chips that can be taken out, and the quiet confirm before something final.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { starRow } from "./stars.js";

/** @param {import("./play.js").Screen} screen */
export function turnChips(screen) {
  const chips = screen.view.turn || [];
  if (!chips.length) return null;
  return el(
    "div",
    { class: "chips", role: "list", "aria-label": say("before_turn_ends") },
    ...chips.map((chip) =>
      el(
        "span",
        { class: "chip", role: "listitem" },
        chip.art ? art(chip.art, { class: "good" }) : null,
        el("span", { text: chip.short || plain(chip.say), title: plain(chip.say) }),
        chip.can
          ? el(
              "button",
              {
                type: "button",
                class: "chip-close",
                "aria-label": `${say("take_back")}: ${plain(chip.say)}`,
                onclick: () => takeOut(screen, chip),
              },
              icon("close"),
            )
          : null,
      ),
    ),
  );
}

/**
 * One gesture is taken out, what came after it is taken again; if that no longer fits, it is said and nothing changes.
 * @param {import("./play.js").Screen} screen
 * @param {Api.TurnChip} chip
 */
function takeOut(screen, chip) {
  screen.game.undo(chip.back, chip.back - chip.actions);
}

/**
 * @param {import("./play.js").Screen} screen
 * @param {Client.Tried} tried what the draft would lead to
 * @param {() => void} yes
 * @param {() => void} no
 */
export function confirmSheet(screen, tried, yes, no) {
  const { frame, board } = screen.game;
  const { view, reveals } = tried;
  const ends = Boolean(view.draft?.ends);
  const { summary = [], left_out: leftOut = [], next, moves = [], svg, score: scored, stars = [] } = view.draft || {};
  frame.size("small");
  frame.ask(say(ends || view.game.practice ? "before_turn_ends" : "before_reveal"), score(scored));
  frame.show(
    starRow(stars, view),
    el(
      "ol",
      { class: "lines small" },
      ...summary.map((line) => el("li", {}, el("span", { class: "say" }, spans(line)))),
    ),
    ...leftOut.map((text) => el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(text)))),
    reveals || next ? el("p", { class: "soft" }, spans(reveals ? reveals.say : next)) : null,
  );
  frame.offer([
    { label: say("cancel"), sign: "undo", tone: "back", act: no },
    { label: say(ends ? "end_turn" : "go_ahead"), id: "confirm", act: yes },
  ]);
  board.show(view.board);
  board.mark(moves.map((move) => ({ place: move.to, kind: "selected" })));
  board.draw(svg || "");
  screen.stars.celebrate(stars);
  const onKey = (/** @type {KeyboardEvent} */ { key }) => {
    if (key !== "Escape") return false;
    no();
    return true;
  };
  const again = () => confirmSheet(screen, tried, yes, no);
  screen.top = { tapPlace() {}, tapPiece() {}, onKey, undo: no, again };
}

/** What the own side would have scored when the turn began, and now. @param {Api.ScoreChange|null} [scored] */
function score(scored) {
  if (!scored) return "";
  const { from: n, to: m } = scored;
  return n === m ? say("score_now", { n }) : say("score_change", { n, m });
}
