// The board: still layers, pieces that glide, marks, one tap area for every place. It knows no rule.

import { el, svg } from "../base/dom.js";
import { art } from "../base/art.js";
import { Pieces } from "./pieces.js";
import { drawMarks } from "./marks.js";
import { HEX, Hits } from "./hits.js";
import { isFull, lens } from "./lens.js";
import { zoomable } from "./zoom.js";
import { plain } from "../base/spans.js";
import { say } from "../base/store.js";

/**
 * @typedef {Api.Place} Place
 * @typedef {Api.Piece} Piece
 * @typedef {Api.Mark} Mark
 * @typedef {Client.Board} BoardView
 */

const NEAR_TOP = 84; // pixels: below the round buttons
const OFTEN = ["way", "owners"]; // layers that change with every action

export class Board {
  /**
   * @param {{tapPlace: (key: string) => void, tapPiece: (piece: Piece, place: string) => void,
   *   mine?: (piece: Piece) => boolean, hold?: (key: string) => void}} taps `mine`: which of several pieces a key means
   */
  constructor(taps) {
    this.still = svg("g", { class: "still" });
    this.owned = svg("g", { class: "layer owners" });
    this.reached = svg("g", { class: "layer reach" });
    this.marks = svg("g", { class: "marks" });
    this.aims = svg("g", { class: "marks" });
    this.way = svg("g", { class: "way" });
    this.taps = taps;
    this.touch = new Hits(this);
    this.hits = this.touch.node;
    this.pieces = new Pieces();
    this.above = svg("g", { class: "still above" });
    this.inner = svg(
      "g",
      { class: "world" },
      this.still,
      this.owned,
      this.reached,
      this.marks,
      this.aims,
      this.pieces.node,
      this.above,
      this.way,
      this.hits,
    );
    this.frame = svg("svg", { class: "board-svg", preserveAspectRatio: "xMidYMid meet" }, this.inner);
    this.caption = el("div", { class: "caption", "aria-hidden": "true" });
    this.node = el("div", { class: "board" }, this.frame, this.caption);
    /** @type {BoardView|null} */
    this.view = null;
    this.drawn = "";
    /** What stands on the board now, for whoever shows something else for a moment. @type {Mark[]} */
    this.marked = [];
    this.pointed = "";
    /** @type {string[]} */
    this.aimed = [];
    /** What a mouse over a place previews. @type {((key: string) => void)|null} */
    this.hover = null;
    this.rest = 0;
    /** The place that must stay in sight, and how many pixels of the board's foot a sheet covers. */
    this.sight = "";
    this.covered = 0;
    this.zoom = zoomable(this.frame, this.inner);
  }

  /**
   * The ground alone, while the rest is on its way.
   * @param {{box: number[], layers: {key: string, art?: string}[]}} kept
   */
  ground({ box, layers }) {
    this.frame.setAttribute("viewBox", box.join(" "));
    this.still.replaceChildren(...layers.map((layer) => this.layer(layer, box)));
  }

  /**
   * @param {BoardView} view
   * @param {Mark[]} [marks] marks of the client beside those of the view
   * @param {boolean} [put] whether pieces are put down at once
   */
  show(view, marks = [], put = !this.view) {
    this.view = view;
    this.closeLens();
    this.frame.setAttribute("viewBox", view.box.join(" "));
    const still = view.layers.filter((layer) => layer.art || (layer.svg && !OFTEN.includes(layer.key)));
    const stack = still.map((layer) => `${layer.key}:${layer.art || layer.svg}`).join(" ");
    if (stack !== this.drawn) {
      this.drawn = stack;
      const pieces = view.layers.findIndex((layer) => layer.key === "pieces");
      const under = still.filter((layer) => pieces < 0 || view.layers.indexOf(layer) < pieces);
      const over = still.filter((layer) => !under.includes(layer));
      this.still.replaceChildren(...under.map((layer) => this.layer(layer, view.box)));
      this.above.replaceChildren(...over.map((layer) => this.layer(layer, view.box)));
      if (over.length) this.way.before(this.marks); // tiles that are face down are pieces: rings stand over them
      this.touch.lay(view.places);
    }
    this.owned.replaceChildren(...parsed(view.layers.find((layer) => layer.key === "owners")?.svg || ""));
    this.pieces.show(view.pieces, put);
    this.mark([...view.marks, ...marks]);
    this.frame.classList.add("pulse"); // what can be chosen now; then it rests
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.frame.classList.remove("pulse"), 1500);
    const way = view.layers.find((layer) => layer.key === "way");
    this.draw(way?.svg || "");
    if (this.hovered) this.caption.textContent = this.words(this.hovered); // what lies there may be new
  }

  /** @param {{key: string, art?: string, svg?: string}} layer @param {number[]} box */
  layer(layer, [x, y, width, height]) {
    if (layer.svg) return svg("g", { class: `layer ${layer.key}` }, ...parsed(layer.svg));
    return art(layer.art || "", {
      class: `layer ${layer.key}`,
      x,
      y,
      width,
      height,
      viewBox: `${x} ${y} ${width} ${height}`,
    });
  }

  /** @param {Mark[]} marks */
  mark(marks) {
    this.marked = marks;
    if (!this.view) return;
    drawMarks(this.marks, this.view.places, marks);
    const said = new Map(marks.map((mark) => [mark.place, mark]));
    for (const hit of this.hits.children) {
      const key = /** @type {SVGElement} */ (hit).dataset.place || "";
      const mark = said.get(key);
      hit.classList.toggle("can", mark?.kind === "can");
      hit.setAttribute("aria-label", this.label(key, mark));
    }
  }

  /**
   * Who controls what, as a layer, where no view draws it.
   * @param {Map<string, string>} land the seat by territory
   * @param {{key: string, art: string}[]} seats
   */
  own(land, seats) {
    const signs = new Map(seats.map((seat) => [seat.key, seat.art]));
    const places = (this.view?.places || []).filter((place) => land.has(place.key));
    this.owned.replaceChildren(
      ...places.map(({ key, x, y }) => {
        const seat = land.get(key) || "";
        return svg(
          "g",
          { class: `land seat-${seat}`, transform: `translate(${x} ${y})`, data: { land: key } },
          svg("path", { class: "land-hex", d: HEX, transform: "scale(.92)" }),
          art(signs.get(seat) || "", { x: -13, y: 31, width: 26, height: 26 }),
        );
      }),
    );
  }

  /** Places that a lesson is about. @param {string[]} keys */
  aim(keys) {
    this.aimed = keys;
    drawMarks(
      this.aims,
      this.view?.places || [],
      keys.map((place) => ({ place, kind: "goal", pin: "goal" })),
    );
  }

  /** Places that lie within somebody's reach, as a layer. @param {string[]} keys */
  reach(keys) {
    const places = (this.view?.places || []).filter((place) => keys.includes(place.key));
    this.reached.replaceChildren(
      ...places.map((place) =>
        svg("path", { class: "reach-hex", d: HEX, transform: `translate(${place.x} ${place.y})` }),
      ),
    );
  }

  /**
   * A mouse over a place: its words, and whatever the screen previews; "" when it leaves the board.
   * @param {string} key
   */
  over(key) {
    this.hovered = key;
    this.caption.textContent = key ? this.words(key) : "";
    this.hover?.(key);
  }

  /** An arrow or a path given by the view. @param {string} text */
  draw(text) {
    this.pointed = text;
    this.way.replaceChildren(...parsed(text));
  }

  /** What lies there, and what waits where one can go. @param {string} key */
  words(key) {
    const mark = this.marked.find((one) => one.place === key);
    return [this.label(key, undefined), mark?.pin ? plain(mark.says) : ""].filter(Boolean).join("; ");
  }

  /** Pixels of a unit, and what is free above the board. */
  scale() {
    const [, , width, height] = this.view?.box || [0, 0, 1, 1];
    const unit = Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height);
    return {
      unit,
      left: (this.frame.clientWidth - width * unit) / 2,
      top: (this.frame.clientHeight - height * unit) / 2,
    };
  }

  /** Keep a place in sight, or the whole again; the scale stays. @param {string} [key] */
  crop(key = "") {
    this.sight = key;
    if (this.node.closest("[data-page='play']")) {
      this.slide(this.covered);
      return;
    }
    const place = this.view?.places.find((one) => one.key === key);
    const [x, y, width, height] = this.view?.box || [0, 0, 1, 1];
    const high = height * 0.46;
    const top = Math.max(y, Math.min(y + height - high, (place?.y || 0) - high / 2));
    const wide = matchMedia("(min-width: 1000px)").matches; // there is room for all of it
    this.frame.setAttribute(
      "viewBox",
      place && !wide ? `${x} ${top} ${width} ${high}` : `${x} ${y} ${width} ${height}`,
    );
  }

  /**
   * A sheet has risen over the foot of the board: it slides up as far as the place in question stays in sight.
   * @param {number} covered
   */
  slide(covered) {
    this.covered = covered;
    const place = this.view?.places.find((one) => one.key === this.sight);
    const { unit, top } = this.scale();
    const at = place ? top + (place.y - (this.view?.box[1] || 0)) * unit : 0;
    const free = this.frame.clientHeight - covered;
    this.node.style.setProperty(
      "--slide",
      `${Math.round(Math.max(0, Math.min(covered, at - Math.min(free / 2, NEAR_TOP))))}px`,
    );
  }

  /** A full place is shown in the lens, any other on its card. @param {string} key */
  hold(key) {
    const place = this.view?.places.find((one) => one.key === key);
    const here = (this.view?.pieces || []).filter((piece) => piece.place === key);
    const { unit, left, top } = this.scale();
    this.closeLens();
    if (!place || !isFull(here, unit)) {
      this.taps.hold?.(key);
      return;
    }
    const [x, y] = this.view?.box || [0, 0];
    const shown = lens(
      { name: place.name || key, x: left + (place.x - x) * unit, y: top + (place.y - y) * unit },
      here,
      unit,
      {
        tap: (piece) => {
          this.closeLens();
          this.taps.tapPiece(piece, key);
        },
        more: () => {
          this.closeLens();
          this.taps.hold?.(key);
        },
        close: () => this.closeLens(),
      },
    );
    shown.classList.toggle("above", top + (place.y - y) * unit > this.node.clientHeight / 2);
    this.node.append(shown);
    /** @type {HTMLElement|null} */ (shown.querySelector("button"))?.focus({ preventScroll: true });
  }

  closeLens() {
    this.node.querySelector(".lens")?.remove();
  }

  /** @param {string} key @param {Mark|undefined} mark */
  label(key, mark) {
    const place = this.view?.places.find((one) => one.key === key);
    const here = (this.view?.pieces || []).filter((piece) => piece.place === key).map((piece) => piece.name);
    const parts = [place?.name || key, here.join(", ")];
    if (mark?.kind === "can") parts.push(`${say("can_go")} ${plain(mark.says)}`);
    if (this.aimed.includes(key)) parts.push(say("lesson_goal"));
    return parts.filter(Boolean).join("; ");
  }
}

/** A drawing out of a view, as nodes. @param {string} text */
function parsed(text) {
  const found = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    "image/svg+xml",
  );
  return [...found.documentElement.childNodes].map((child) => document.importNode(child, true));
}
