// Free room is filled with what else is worth seeing: the own mat with what it costs and brings, stars, opponents.

import { el } from "../base/dom.js";
import { plain, spans } from "../base/spans.js";
import { seatRows } from "../game/seats.js";
import { hand, income, matColumns, possessions, starCard, starCells } from "./overview.js";

/**
 * The most useful first; on a phone below a question on the board, on a wide screen always.
 * @param {import("../game/game.js").Game} game
 * @param {Client.View} view
 * @param {Api.Seat|undefined} own
 * @param {boolean} mat whether the own mat is not shown above already
 */
export function freeRoom(game, view, own, mat) {
  const explain = (/** @type {string} */ name, /** @type {Api.Text} */ says) =>
    game.frame.note(`${name}: ${plain(says)}`);
  return el(
    "div",
    { class: "wide-only" },
    ...(own?.mat ? [mat ? matColumns(own, explain) : null, income(own), starCells(own, explain), hand(own)] : []),
    ...view.seats.map((seat) => el("div", {}, seatRows(game, [seat]), seat.automa ? starCard(seat.automa) : "")),
    ...(view.in_play?.countdown || []).map((text) => el("p", { class: "soft" }, spans(text))),
    ...(own?.mat ? [possessions(own, explain)] : []),
  );
}

/** Nothing of it makes a sheet scroll: what does not fit is left out, the last first. @param {HTMLElement} body */
export function fitting(body) {
  const room = body.querySelector(".wide-only");
  const parts = [...(room?.children || [])];
  const over = () => body.scrollHeight > body.clientHeight;
  const out = [];
  while (parts.length && over()) {
    const last = parts.pop();
    last?.remove();
    if (last) out.unshift(last);
  }
  for (const part of out) {
    room?.append(part); // something smaller may still fit
    if (over()) part.remove();
  }
}
