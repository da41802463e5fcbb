// Several people at one device: hands stay hidden until the next one says that they hold it.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";

/** @param {import("../game/game.js").Game} game @param {Client.View} view @param {() => void} done */
export function curtain(game, view, done) {
  const name = view.seats.find((seat) => seat.key === view.curtain)?.name || view.curtain;
  game.frame.ask(say("waiting_for", { who: name }));
  game.frame.show(el("p", { class: "curtain", text: say("curtain") }));
  game.frame.offer([{ label: say("i_am", { who: name }), id: "curtain", act: done }]);
  game.board.mark([]);
  return { tapPlace() {}, tapPiece() {} };
}

/** What the others have done in the meantime, until it is read. @param {import("./play.js").Screen} screen */
export function unreadSince(screen) {
  const { since } = screen.view;
  if (!since || since.key === sessionStorage.getItem(screen.toldKey("since"))) return null;
  return sinceSheet(screen.game, since, () => {
    sessionStorage.setItem(screen.toldKey("since"), since.key);
    screen.render();
    screen.keepFocus();
  });
}

/**
 * What the others have done in the meantime, turn by turn, each on the board as it is now.
 * @param {import("../game/game.js").Game} game
 * @param {Api.Since} since
 * @param {() => void} done
 */
function sinceSheet(game, since, done) {
  game.frame.size("small");
  game.frame.ask(say("since"));
  game.frame.show(
    ...since.turns.map((turn) =>
      el(
        "section",
        { class: "part", data: { since: turn.seat } },
        el("h2", { text: turn.name }),
        el(
          "ol",
          { class: "lines small" },
          ...turn.lines.map((line) => el("li", {}, el("span", { class: "say" }, spans(line)))),
        ),
      ),
    ),
  );
  game.frame.offer([{ label: say(game.view.decision ? "my_turn" : "continue"), id: "go-on", act: done }]);
  game.board.mark([]);
  return { tapPlace() {}, tapPiece() {} };
}
