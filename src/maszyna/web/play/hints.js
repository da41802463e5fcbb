// "What would you do?": the best turns a player that thinks has found, each to be looked at on the board or taken.

import { el } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/**
 * Only where hints are switched on; in a puzzle, how the solution begins.
 * @param {import("./play.js").Screen} screen
 * @returns {import("../game/frame.js").Act[]} acts of the frame: one, or none
 */
export function hintButton(screen) {
  const { puzzle } = screen.view;
  if (puzzle) {
    const begin = () => screen.game.frame.note(el("span", {}, spans(puzzle.hint)));
    return [{ label: say("hint"), sign: "bulb", tone: "quiet", id: "hint", act: begin }];
  }
  return screen.hints()
    ? [{ label: say("hint"), sign: "bulb", tone: "quiet", id: "hint", act: () => ask(screen) }]
    : [];
}

/** @param {import("./play.js").Screen} screen */
async function ask(screen) {
  const { game } = screen;
  const { revision } = game;
  screen.top = { tapPlace() {}, tapPiece() {} };
  game.frame.size("small");
  game.frame.ask(say("hint"));
  game.frame.show(el("p", { class: "soft", role: "status", text: say("moment") }));
  game.frame.offer([close(screen)]);
  const answer = await call("GET", `games/${game.id}/hints`);
  if (game.revision !== revision || !screen.top?.tapPiece) return; // the game has gone on, or the sheet is closed
  if (answer.status !== 200) {
    screen.render();
    game.frame.refuse(answer.document.detail);
    return;
  }
  sheet(screen, answer.document);
}

/** @param {import("./play.js").Screen} screen @param {Api.Hints} found */
function sheet(screen, found) {
  const { frame } = screen.game;
  frame.ask(say("hint"));
  frame.show(
    el(
      "ol",
      { class: "hints" },
      ...found.hints.map((hint, number) =>
        el(
          "li",
          { class: "hint" },
          el("ul", { class: "hint-steps" }, ...hint.steps.map((text) => el("li", {}, spans(text)))),
          ...hint.reasons.map((text) => el("p", { class: "soft" }, spans(text))),
          el(
            "p",
            { class: "row" },
            el("button", {
              type: "button",
              class: "button small",
              data: { show: String(number) },
              "aria-label": `${say("show_on_map")}: ${plain(hint.say)}`,
              text: say("show_on_map"),
              onclick: () => show(screen, hint),
            }),
            el("button", {
              type: "button",
              class: "button small",
              data: { take: String(number) },
              "aria-label": `${say("play_for_me")}: ${plain(hint.say)}`,
              text: say("play_for_me"),
              onclick: () => screen.gesture({ actions: hint.actions }),
            }),
          ),
        ),
      ),
    ),
    found.hints.length ? null : el("p", { class: "soft" }, spans(found.say)),
  );
  frame.offer([close(screen)]);
}

/**
 * The turn on the board, as far as chance leaves it open; nothing is kept.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Hint} hint
 */
async function show(screen, hint) {
  const { board } = screen.game;
  const tried = await screen.game.tryOut({ actions: hint.actions });
  if (!tried) return;
  const before = new Map(screen.view.board.pieces.flatMap((piece) => piece.of.map((unit) => [unit, piece.place])));
  const moved = tried.view.board.pieces.filter((piece) => piece.of.some((unit) => before.get(unit) !== piece.place));
  board.show(tried.view.board);
  board.mark(moved.map((piece) => ({ place: piece.place, kind: "selected" })));
}

/** @param {import("./play.js").Screen} screen */
function close(screen) {
  return {
    label: say("close"),
    sign: "close",
    tone: "back",
    id: "close-hints",
    act: () => {
      screen.game.board.show(screen.view.board);
      screen.render();
    },
  };
}
