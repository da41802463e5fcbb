// Coming back to a table after a while: is this how the board lies? The last turn can be played again.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";

const LONG = 30 * 60 * 1000;

/**
 * Whether nobody has looked at a game for long; `now` notes that somebody does.
 * @param {string} game
 * @param {boolean} [now]
 */
export function away(game, now = false) {
  const last = Number(localStorage.getItem(`seen ${game}`) || 0);
  if (now) localStorage.setItem(`seen ${game}`, String(Date.now()));
  return last > 0 && Date.now() - last > LONG;
}

/** @param {Client.Companion} screen */
export function resumeSheet(screen) {
  const { game, view } = screen;
  const { frame, board } = game;
  const list = view.checklist;
  const draw = (/** @type {Api.Item} */ item) => {
    board.mark([
      ...(item.from ? [{ place: item.from, kind: "from" }] : []),
      ...(item.to ? [{ place: item.to, kind: "to" }] : []),
    ]);
    board.draw(item.svg || "");
  };
  frame.ask(say("welcome_back"));
  frame.show(
    el("p", {}, el("strong", { text: say("last_turn_here") })),
    el("p", { class: "soft" }, spans(view.title)),
    list?.items.length
      ? el(
          "ul",
          { class: "lines" },
          ...list.items.map((item) =>
            el(
              "li",
              {},
              el(
                "button",
                { type: "button", class: "line-button", onclick: () => draw(item) },
                el("span", { class: "plain" }, spans(item.say)),
              ),
            ),
          ),
        )
      : null,
  );
  frame.offer([
    { label: say("correct"), sign: "pen", tone: "back", act: () => screen.correct(), id: "correct" },
    ...(list?.items.length && list.key !== "setup"
      ? [{ label: say("play_again"), tone: "quiet", id: "again", act: () => screen.again() }]
      : []),
    {
      label: say("go_on"),
      id: "go-on",
      act: () => {
        screen.resuming = false;
        screen.render();
      },
    },
  ]);
  board.mark([]);
  screen.top = { tapPlace: () => {} };
}
