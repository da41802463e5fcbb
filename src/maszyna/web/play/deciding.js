// Which sheet a decision opens, and what can be done below it.

import { say } from "../base/store.js";
import { Fight } from "../game/fight.js";
import { Cargo } from "./cargo.js";
import { hintButton } from "./hints.js";
import { mainAct, matSheet } from "./mat.js";
import { cardSheet, nothingAct, optionList } from "./options.js";
import { Tokens } from "./tokens.js";
import { Travel } from "./travel.js";

const ON_THE_BOARD = ["place", "travel"];

/** @param {import("./play.js").Screen} screen @param {Api.Decision} decision */
export function decide(screen, decision) {
  const { frame, board } = screen.game;
  frame.ask(decision.ask);
  board.mark(screen.view.board.marks);
  if (screen.view.cargo) {
    screen.top = new Cargo(screen, decision);
    return;
  }
  if (decision.widget === "travel" && screen.view.travel) {
    screen.top = new Travel(screen, decision);
    return;
  }
  if (decision.secret && screen.view.fight) {
    screen.top = new Fight(screen.game, screen.view, screen.view.fight, null);
    return;
  }
  if (decision.widget === "tokens") {
    screen.top = new Tokens(screen, decision);
    return;
  }
  frame.size(ON_THE_BOARD.includes(decision.widget) ? "whole" : "small");
  const own = screen.own();
  const sheet =
    decision.widget === "mat"
      ? matSheet(screen, decision, own)
      : decision.widget === "cards"
        ? cardSheet(screen, decision)
        : optionList(screen, decision);
  screen.sheet(decision, sheet);
  if (screen.view.travel) screen.top = new Travel(screen, decision, true);
  const last = decision.ends_turn ? decision.options.find((one) => one.declines) : null;
  const main = mainAct(screen, decision, own);
  const rest = last ? [endTurn(screen, last, main.length ? "quiet" : "")] : nothingAct(screen, decision);
  // nothing to take back: more room for the mat
  const back = decision.answer === "section" && !screen.view.undo.can ? [] : [screen.back()];
  frame.offer([...back, ...hintButton(screen), ...rest, ...main]);
  screen.fits();
}

/**
 * The last question of a turn: its sheet says what is left out, so leaving it ends the turn without asking again.
 * @param {import("./play.js").Screen} screen
 * @param {Api.Option} option
 * @param {string} tone
 */
function endTurn(screen, option, tone) {
  return {
    tone,
    label: say(option.ends ? "end_turn" : "skip"),
    id: option.action,
    act: () => (option.ends ? screen.game.act({ actions: [option.action] }) : screen.take(option)),
  };
}
