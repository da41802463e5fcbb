// The lens: what lies on a full place, 2.4 times as large, each piece to be tapped.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";

/** @typedef {import("./board.js").Piece} Piece */

const TIMES = 2.4;
const KINDS = 3; // more of them are hard to tell
const READABLE = 15; // pixels of height
const LEAST = 44; // pixels for a finger

/** Whether a place is hard to read. @param {Piece[]} pieces @param {number} unit pixels of a unit of the board */
export const isFull = (pieces, unit) =>
  pieces.length > KINDS || pieces.some((piece) => piece.size * unit < READABLE && piece.of.length > 0);

/**
 * @param {{name: string, x: number, y: number}} place where it is, in pixels of the board
 * @param {Piece[]} pieces
 * @param {number} unit
 * @param {{tap: (piece: Piece) => void, more: () => void, close: () => void}} acts
 */
export function lens(place, pieces, unit, acts) {
  const node = el(
    "div",
    {
      class: "lens",
      role: "dialog",
      "aria-label": place.name,
      onkeydown: (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        acts.close();
      },
    },
    ...pieces.map((piece) =>
      el(
        "button",
        { type: "button", class: "lens-piece", data: { lens: piece.key }, onclick: () => acts.tap(piece) },
        art(piece.art, { class: "lens-art", height: Math.max(LEAST, piece.size * unit * TIMES) }),
        el("span", { text: piece.name }),
      ),
    ),
    el("button", { type: "button", class: "lens-more", onclick: acts.more }, icon("info"), say("more_about_place")),
  );
  node.style.setProperty("--x", `${place.x}px`); // an attribute would be inline style, which the page's policy refuses
  node.style.setProperty("--y", `${place.y}px`);
  return node;
}
