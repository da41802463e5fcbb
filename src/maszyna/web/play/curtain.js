// Several people at one device: hands stay hidden until the next one says that they hold it.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";

/** @param {import("../game/game.js").Game} game @param {any} view @param {() => void} done */
export function curtain(game, view, done) {
  const name = view.seats.find((/** @type {any} */ seat) => seat.key === view.curtain)?.name || view.curtain;
  game.frame.ask(say("waiting_for", { who: name }));
  game.frame.show(el("p", { class: "curtain", text: say("curtain") }));
  game.frame.offer([{ label: say("i_am", { who: name }), id: "curtain", act: done }]);
  game.board.mark([]);
  return { tapPlace() {}, tapPiece() {} };
}
