// How a combat ended: both sums as they are revealed, and what came of it, until somebody goes on. All of it comes with
// the view; a tap anywhere ends the reveal.

import { announce, el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { say, store } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { dial, shownCards } from "./dial.js";

const LONGEST = 2000; // ms of a reveal with all its cards

/** The key under which a result that was read is remembered. @param {string} game @param {Client.View} view */
const seenKey = (game, view) => `result ${game} ${view.you || ""}`;

/** The result this reader has not gone on from. @param {string} game @param {Client.View} view */
export function unreadResult(game, view) {
  const { result } = view;
  return result && result.key !== sessionStorage.getItem(seenKey(game, view)) ? result : null;
}

/** @param {string} game @param {Client.View} view */
export function resultRead(game, view) {
  if (view.result) sessionStorage.setItem(seenKey(game, view), view.result.key);
}

/** The head of a result: both sums and the reason, the column of the Automa's card. @param {Api.FightResult} result */
export function resultHead(result) {
  return el(
    "section",
    { class: "result", data: { result: result.key, yours: String(result.yours) } },
    el("div", { class: "sides" }, ...result.sides.map((side) => sideResult(side, side.wins === result.yours))),
    el(
      "div",
      { class: "row result-reason" },
      el("span", { class: "soft grow" }, spans(result.reason)),
      result.stars ? el("strong", { class: "result-star" }, icon("stars"), say("combat_star")) : null,
    ),
    ...result.sides.map((side) => (side.table ? combatTable(side.table) : null)),
  );
}

/** @param {Api.SideResult} side @param {boolean} mine */
function sideResult(side, mine) {
  return el(
    "div",
    { class: ["side", "shown", side.wins && "wins", mine ? "yours" : "theirs"], data: { seat: side.seat } },
    el(
      "span",
      { class: "row" },
      art(side.art, { class: "line-art small" }),
      el("strong", { class: "grow", text: side.name }),
    ),
    el("span", { class: "soft", text: side.role }),
    el(
      "span",
      { class: "row revealed" },
      el("span", { class: "total", "aria-hidden": "true", text: String(side.total) }),
      dial(side.power),
      shownCards(side.cards),
    ),
    el("span", { class: "hidden" }, spans(side.say)),
  );
}

/** @param {Api.CombatTable} table */
function combatTable(table) {
  return el(
    "div",
    { class: "row combat-table" },
    el("span", { class: "soft grow" }, spans(table.say)),
    ...table.columns.map((column) =>
      el(
        "span",
        { class: ["column", column.counts && "counts"] },
        el("span", { class: "soft", text: column.power }),
        el("span", { class: "row" }, icon("power"), el("strong", { text: String(column.uses) })),
      ),
    ),
    el("span", { class: "row" }, icon("cards"), el("strong", { text: String(table.cards) })),
  );
}

/**
 * Play a reveal once; the next tap or key shows its end.
 * @param {HTMLElement} node
 * @param {() => void} [ended]
 */
export function reveal(node, ended = () => {}) {
  if (document.documentElement.dataset.motion !== "full" || store.settings.motion === "none") {
    ended();
    return;
  }
  const events = ["pointerdown", "keydown"];
  const stop = () => {
    clearTimeout(timer);
    node.classList.remove("revealing");
    for (const name of events) removeEventListener(name, stop, true);
    ended();
  };
  const timer = setTimeout(stop, LONGEST);
  node.classList.add("revealing");
  for (const name of events) addEventListener(name, stop, true);
}

/** The results that have been revealed on this page. @type {Set<string>} */
const played = new Set();

/**
 * Reveal a result the first time it is shown; who won is said after that, and the map follows.
 * @param {Client.Game} game
 * @param {Api.FightResult} result
 * @param {HTMLElement} node
 * @param {(when: "before"|"after") => void} [stands] the map before or after the combat
 */
export function revealOnce(game, result, node, stands = () => {}) {
  const key = `${game.id} ${result.key}`;
  if (played.has(key)) {
    game.frame.ask(result.title, game.frame.count.textContent || "");
    stands("after");
  } else revealAgain(game, result, node, stands);
  played.add(key);
}

/**
 * @param {Client.Game} game
 * @param {Api.FightResult} result
 * @param {HTMLElement} node
 * @param {(when: "before"|"after") => void} stands
 */
function revealAgain(game, result, node, stands) {
  const { frame } = game;
  frame.ask(say("combat"), frame.count.textContent || "");
  stands("before");
  reveal(node, () => {
    if (!node.isConnected) return;
    frame.ask(result.title, frame.count.textContent || "");
    stands("after");
  });
}

/** The turn that ended with the combat: no confirmation has summed it up. @param {Api.Text[]} lines */
const turnBefore = (lines) =>
  el(
    "section",
    { class: "part turn-before" },
    el("h2", { text: say("your_turn_was") }),
    el("ol", { class: "lines small" }, ...lines.map((line) => el("li", {}, el("span", { class: "say" }, spans(line))))),
  );

/** A board with the seats as they are then. @typedef {{board: Client.Board, seats: Api.Seat[]}} Moment */
/** Before and after a combat. @typedef {{before: Moment, after: Moment}} Boards */

/**
 * Those of a combat that has just been decided; there are none where its beginning was not on this page.
 * @param {Client.View|undefined} last the view before
 * @param {Api.FightResult} result
 * @param {Moment} after
 * @returns {Boards|null}
 */
export function foughtOn(last, result, after) {
  if (last?.fight?.place !== result.place) return null;
  return { before: { board: { ...last.board, marks: [] }, seats: last.seats }, after };
}

/** The result as a sheet of its own, in the digital game. */
export class ResultSheet {
  /**
   * @param {Client.Game} game
   * @param {Api.FightResult} result
   * @param {Boards|null} boards
   * @param {() => void} done
   * @param {{number?: (seats: Api.Seat[]) => void, decided?: (below: Element) => void}} [shows]
   *   the numbers of the seats; what it brought, once that is revealed
   */
  constructor(game, result, boards, done, { number = () => {}, decided = () => {} } = {}) {
    this.game = game;
    const { frame, board } = game;
    frame.size("small");
    board.crop(result.place);
    replace(frame.count); // what stands there belongs to the turn before
    const stands = (/** @type {"before"|"after"} */ when) => {
      if (boards) {
        board.show(boards[when].board, [], when === "before");
        number(boards[when].seats); // what was staked and won is seen with the reveal, not before
      }
      board.mark([{ place: result.place, kind: "selected", pin: "combat" }]);
      if (when === "after") decided(lines);
    };
    const lines = el(
      "ul",
      { class: "lines result-lines" },
      ...result.lines.map((line) =>
        el(
          "li",
          { data: { about: line.about } },
          art(line.art, { class: "line-art small" }),
          el("span", { class: "say" }, spans(line.say)),
        ),
      ),
    );
    const body = el(
      "div",
      { class: "result-sheet" },
      resultHead(result),
      lines,
      result.turn?.length ? turnBefore(result.turn) : null,
    );
    frame.show(body);
    frame.offer([
      {
        label: say("again"),
        sign: "again",
        tone: "quiet",
        id: "reveal-again",
        act: () => revealAgain(game, result, body, stands),
      },
      // no confirmation comes between a combat that ends the turn and the turn of the next
      { label: say(result.turn?.length && !game.view.end ? "end_turn" : "go_on_fight"), id: "go-on", act: done },
    ]);
    announce([plain(result.title), ...result.sides.map((side) => plain(side.say)), plain(result.reason)].join(". "));
    revealOnce(game, result, body, stands);
  }

  tapPlace() {}
  tapPiece() {}
}
