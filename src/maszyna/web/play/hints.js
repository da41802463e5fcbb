// "What would you do?": asked for only where hints are switched on, and not shown until the players give some.

import { el } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { spans } from "../base/spans.js";

/** The games whose hints were asked for, by revision. @type {Map<string, any[]>} */
const asked = new Map();

/** @param {import("./play.js").Screen} screen @returns {any[]} acts of the frame: one, or none */
export function hintButton(screen) {
  if (!screen.hints()) return [];
  const { game } = screen;
  const key = `${game.id} ${game.revision}`;
  const hints = asked.get(key);
  if (!hints) {
    asked.set(key, []);
    call("GET", `games/${game.id}/hints`).then((answer) => {
      if (answer.status !== 200 || !answer.document.hints.length) return;
      asked.set(key, answer.document.hints);
      if (`${game.id} ${game.revision}` === key) screen.usual();
    });
    return [];
  }
  return hints.length ? [{ label: say("hint"), sign: "info", tone: "quiet", id: "hint", act: () => sheet(screen, hints) }] : [];
}

/** @param {import("./play.js").Screen} screen @param {any[]} hints */
function sheet(screen, hints) {
  const { frame } = screen.game;
  frame.ask(say("hint"));
  frame.show(el("ol", { class: "lines" }, ...hints.map((hint) => el("li", {}, el("span", { class: "say" }, spans(hint.say))))));
  frame.offer([{ label: say("close"), sign: "close", tone: "back", act: () => screen.usual() }]);
  screen.top = { tapPlace() {}, tapPiece() {} };
}
