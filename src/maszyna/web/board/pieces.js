// Pieces by key: a piece that has moved glides from where it was, a worker out of its stack.

import { svg } from "../base/dom.js";
import { art } from "../base/art.js";

/** @typedef {import("./board.js").Piece} Piece */
/** A piece as drawn, and the one that its unit was part of before.
 * @typedef {{piece: Piece, node: SVGElement, from?: Piece}} Drawn */

const PER_STEP = 220; // milliseconds for about one hex
const LONGEST = 900;
const HEX_WIDE = 104;
const FINGER = 22; // pixels around a finger, at least

export class Pieces {
  constructor() {
    this.node = svg("g", { class: "pieces" });
    /** @type {Map<string, {piece: Piece, node: SVGElement}>} */
    this.drawn = new Map();
  }

  /** @param {Piece[]} pieces @param {boolean} still */
  show(pieces, still) {
    const before = new Map();
    for (const { piece } of this.drawn.values()) for (const unit of piece.of) before.set(unit, piece);
    const kept = new Map();
    for (const piece of pieces) {
      const old = this.drawn.get(piece.key);
      const same = old && old.piece.art === piece.art && old.piece.size === piece.size;
      const node = same ? old.node : this.draw(piece);
      node.setAttribute("transform", `translate(${piece.x} ${piece.y})`);
      if (!same) old?.node.remove();
      this.node.append(node); // in the order of the view: what comes later lies on top
      const was = before.get(piece.key);
      if (!still && was && was.place !== piece.place) glide(node, was, piece);
      else if (!still && !was)
        node.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: motion() === "none" ? 0 : 160 });
      kept.set(piece.key, { piece, node });
    }
    for (const [key, { node }] of this.drawn) if (!kept.has(key)) node.remove();
    this.drawn = kept;
  }

  /**
   * Some pieces in the place of others, at once; a drawing that stays the same is used again.
   * @param {Piece[]} gone
   * @param {Piece[]} come
   * @returns {Drawn[]}
   */
  change(gone, come) {
    const before = new Map();
    const free = new Map();
    for (const piece of gone) {
      for (const unit of piece.of) before.set(unit, piece);
      free.set(piece.key, this.drawn.get(piece.key)?.node);
      this.drawn.delete(piece.key);
    }
    const found = come.map((piece) => {
      const old = gone.find((one) => one.key === piece.key && one.art === piece.art && one.size === piece.size);
      const node = (old && free.get(piece.key)) || this.draw(piece);
      node.setAttribute("transform", `translate(${piece.x} ${piece.y})`);
      this.drawn.set(piece.key, { piece, node });
      return { piece, node, from: before.get(piece.key) };
    });
    const used = new Set(found.map((one) => one.node));
    for (const node of free.values()) if (node && !used.has(node)) node.remove();
    this.node.append(...used);
    return found;
  }

  /** @param {Piece} piece */
  draw(piece) {
    const high = piece.size;
    const wide = high * 2.2;
    const drawing = art(piece.art, {
      class: "piece-art",
      x: -wide / 2,
      y: -high / 2,
      width: wide,
      height: high,
      overflow: "visible",
    });
    return svg("g", { class: "piece", data: { piece: piece.key } }, drawing);
  }

  /**
   * The piece on a place nearest to where it was tapped, if it was tapped.
   * @param {MouseEvent} event
   * @param {string} place
   */
  under(event, place) {
    let [found, least] = [/** @type {Piece|null} */ (null), Infinity];
    for (const { piece, node } of this.drawn.values()) {
      if (piece.place !== place) continue;
      const box = node.getBoundingClientRect();
      const aside = Math.abs(event.clientX - box.x - box.width / 2);
      const above = Math.abs(event.clientY - box.y - box.height / 2);
      const reach = Math.max(FINGER, box.height / 2);
      if (aside <= reach && above <= reach && Math.hypot(aside, above) < least)
        [found, least] = [piece, Math.hypot(aside, above)];
    }
    return found;
  }

  /** @param {string} key @param {boolean} on */
  select(key, on) {
    for (const { piece, node } of this.drawn.values()) node.classList.toggle("selected", on && piece.of.includes(key));
  }
}

const motion = () => document.documentElement.dataset.motion;

/** @param {SVGElement} node @param {Piece} from @param {Piece} to */
function glide(node, from, to) {
  if (motion() === "none" || !node.animate) return;
  if (motion() === "calm") {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const far = Math.hypot(to.x - from.x, to.y - from.y) / HEX_WIDE;
  node.animate(
    [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
    { duration: Math.min(LONGEST, Math.max(1, far) * PER_STEP), easing: "ease-out" },
  );
}
