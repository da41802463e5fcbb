// What moves while a turn is played: sprites above the board, so that nothing below them is drawn again.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";

/** @typedef {import("./board.js").Piece} Piece */
/** @typedef {{x: number, y: number}} Point */

const HOP = 6; // units of the board
const GHOSTS = [
  { late: 0.1, opacity: 0.34 },
  { late: 0.2, opacity: 0.16 },
];
const ARC = 40; // pixels that a token flies above its straight way

export class Sprites {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.node = el("div", { class: "sprites", "aria-hidden": "true" });
    board.node.append(this.node);
    /** @type {Map<Animation, () => void>} */
    this.running = new Map();
  }

  /** Where a point of the board is on the overlay, in pixels. */
  lens() {
    const matrix = /** @type {SVGGElement} */ (this.board.inner).getScreenCTM();
    const box = this.node.getBoundingClientRect();
    const { a = 1, d = 1, e = 0, f = 0 } = matrix || {};
    return {
      unit: a,
      x: (/** @type {number} */ x) => a * x + e - box.left,
      y: (/** @type {number} */ y) => d * y + f - box.top,
    };
  }

  /** @param {Piece} piece @param {number} unit @param {number} [opacity] */
  sprite(piece, unit, opacity = 1) {
    const [wide, high] = [piece.size * 2.2 * unit, piece.size * unit];
    const drawn = art(piece.art, { class: "piece-art", width: wide, height: high, overflow: "visible" });
    const node = el("div", { class: "sprite" }, drawn);
    Object.assign(node.style, { left: `${-wide / 2}px`, top: `${-high / 2}px`, opacity: String(opacity) });
    this.node.append(node);
    return node;
  }

  /**
   * A piece goes along points of the board with a hop on each leg, two ghosts behind it; until it is there its own
   * drawing is hidden.
   * @param {SVGElement} hidden
   * @param {Piece} piece
   * @param {{x: number, y: number, size?: number}[]} points
   * @param {number} ms
   * @param {ReturnType<Sprites["lens"]>} [lens]
   */
  walk(hidden, piece, points, ms, lens = this.lens()) {
    /** @type {Keyframe[]} */
    const frames = [];
    points.forEach((point, number) => {
      const scale = (point.size || piece.size) / piece.size;
      if (number) {
        const last = points[number - 1];
        const [x, y] = [(last.x + point.x) / 2, (last.y + point.y) / 2 - HOP];
        frames.push({ transform: `translate(${lens.x(x)}px, ${lens.y(y)}px) scale(${scale})` });
      }
      frames.push({ transform: `translate(${lens.x(point.x)}px, ${lens.y(point.y)}px) scale(${scale})` });
    });
    hidden.style.visibility = "hidden";
    for (const { late, opacity } of [...GHOSTS].reverse()) {
      const ghost = this.sprite(piece, lens.unit, opacity);
      this.run(ghost, frames, { duration: ms * (1 - late), delay: ms * late, fill: "backwards" });
    }
    const sprite = this.sprite(piece, lens.unit);
    this.run(sprite, frames, { duration: ms }, () => {
      hidden.style.visibility = "";
    });
  }

  /**
   * A piece that comes into play grows where it stands.
   * @param {SVGElement} hidden
   * @param {Piece} piece
   * @param {number} ms
   * @param {ReturnType<Sprites["lens"]>} [lens]
   */
  pop(hidden, piece, ms, lens = this.lens()) {
    const at = `translate(${lens.x(piece.x)}px, ${lens.y(piece.y)}px)`;
    hidden.style.visibility = "hidden";
    const frames = [
      { transform: `${at} scale(0.3)`, opacity: 0 },
      { transform: `${at} scale(1.25)`, opacity: 1, offset: 0.7 },
      { transform: `${at} scale(1)`, opacity: 1 },
    ];
    this.run(this.sprite(piece, lens.unit), frames, { duration: ms, easing: "ease-out" }, () => {
      hidden.style.visibility = "";
    });
  }

  /**
   * A token flies over the screen, from one point to another with what stands there.
   * @param {{token: {sign: string, text: string, kind: string}, target: Element, from: Point, to: Point}} flight
   * @param {number} ms
   */
  fly({ token, target, from: start, to: end }, ms) {
    const node = el("div", { class: `flying ${token.kind}` }, icon(token.sign), token.text);
    document.body.append(node);
    const over = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - ARC };
    const at = (/** @type {Point} */ one) => `translate(${one.x}px, ${one.y}px) translate(-50%, -50%)`;
    const frames = [
      { transform: `${at(start)} scale(0.6)`, opacity: 0.4 },
      { transform: `${at(over)} scale(1)`, opacity: 1 },
      { transform: `${at(end)} scale(0.7)`, opacity: 0.9 },
    ];
    this.run(node, frames, { duration: ms, easing: "ease-in-out" }, () => ring(this, target, token.kind === "star"));
  }

  /**
   * @param {HTMLElement} node what moves, and goes when it is there
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   * @param {() => void} [there]
   */
  run(node, frames, timing, there) {
    const animation = node.animate(frames, timing);
    const end = () => {
      this.running.delete(animation);
      node.remove();
      there?.();
    };
    this.running.set(animation, end);
    animation.onfinish = end;
  }

  /** Everything is where it goes. */
  finish() {
    for (const [animation, end] of [...this.running]) {
      animation.cancel();
      end();
    }
  }

  /** @param {boolean} on */
  pause(on) {
    for (const animation of this.running.keys()) {
      if (on) animation.pause();
      else animation.play();
    }
  }
}

/** The point in the middle of something. @param {Element} node @returns {Point} */
export function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a star has landed. @param {Sprites} sprites @param {Element} around @param {boolean} star */
function ring(sprites, around, star) {
  if (!star || !around.isConnected) return;
  const at = middle(around);
  const node = el("div", { class: "landed" });
  document.body.append(node);
  const where = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  const frames = [
    { transform: `${where} scale(0.4)`, opacity: 1 },
    { transform: `${where} scale(1.6)`, opacity: 0 },
  ];
  sprites.run(node, frames, { duration: 300, easing: "ease-out" });
}
