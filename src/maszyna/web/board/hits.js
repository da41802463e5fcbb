// The tap areas of a board, one for every place: taps, a long press, a mouse over them, arrows from one to the next.

import { svg } from "../base/dom.js";
import { say } from "../base/store.js";

export const HEX = "M0-60 51.96-30V30L0 60-51.96 30V-30Z";
const HELD = 550; // milliseconds of a long press
const STILL = 10; // pixels it may tremble

export class Hits {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.node = svg("g", { class: "hits", role: "group", "aria-label": say("board") });
    this.node.addEventListener("pointerleave", () => board.over(""));
    /** Whether a place has the focus because it was tapped: then Enter is not meant for it once more. */
    this.tapped = false;
    let pressed = false;
    this.node.addEventListener("pointerdown", () => {
      this.tapped = pressed = true;
    });
    addEventListener("pointerup", () => {
      pressed = false;
    });
    this.node.addEventListener("focusin", () => {
      if (!pressed) this.tapped = false;
    });
    this.node.addEventListener("keydown", (event) => this.key(/** @type {KeyboardEvent} */ (event)));
  }

  /** @param {import("./board.js").Place[]} places */
  lay(places) {
    const ordered = [...places].sort((one, other) => one.y - other.y || one.x - other.x);
    this.node.replaceChildren(
      ...ordered.map((place, index) => {
        const { width = 0, height = 0 } = place;
        const shape = width
          ? svg("rect", { x: -width / 2, y: -height / 2, width, height, rx: 9 })
          : svg("path", { d: HEX });
        const hit = svg(
          "g",
          {
            class: "hit",
            role: "button",
            tabindex: index ? -1 : 0,
            transform: `translate(${place.x} ${place.y})`,
            data: { place: place.key },
          },
          shape,
        );
        hit.addEventListener("pointerenter", (event) => {
          if (/** @type {PointerEvent} */ (event).pointerType === "mouse") this.board.over(place.key);
        });
        let held = 0;
        let [downX, downY] = [0, 0];
        hit.addEventListener("pointerdown", (event) => {
          ({ clientX: downX, clientY: downY } = /** @type {PointerEvent} */ (event));
          held = window.setTimeout(() => {
            held = -1;
            this.board.hold(place.key);
          }, HELD);
        });
        hit.addEventListener("pointermove", (event) => {
          // a finger that drags does not hold
          const { clientX, clientY } = /** @type {PointerEvent} */ (event);
          if (held > 0 && Math.hypot(clientX - downX, clientY - downY) > STILL) window.clearTimeout(held);
        });
        for (const end of ["pointerleave", "pointercancel"]) hit.addEventListener(end, () => window.clearTimeout(held));
        hit.addEventListener("click", (event) => {
          window.clearTimeout(held);
          if (held === -1 || this.board.zoom.moved()) return;
          this.tap(place.key, /** @type {MouseEvent} */ (event));
        });
        return hit;
      }),
    );
  }

  /**
   * The piece under the finger if there is one, otherwise the place.
   * @param {string} place
   * @param {MouseEvent} event
   */
  tap(place, event) {
    if (this.board.node.querySelector(".lens")) {
      this.board.closeLens();
      return;
    }
    const piece = this.board.pieces.under(event, place);
    if (piece) this.board.taps.tapPiece(piece, place);
    else this.board.taps.tapPlace(place);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const hit = /** @type {SVGElement} */ (event.target);
    const key = hit.dataset.place || "";
    const steps = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    if (event.key === "Enter" && this.tapped) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const here = (this.board.view?.pieces || []).filter((one) => one.place === key);
      const own = here.find((one) => this.board.taps.mine?.(one)) || here[0];
      if (own) this.board.taps.tapPiece(own, key);
      else this.board.taps.tapPlace(key);
    } else if (event.key === "i") this.board.hold(key);
    else if (steps) {
      event.preventDefault();
      this.tapped = false;
      this.step(key, steps);
    }
  }

  /**
   * Arrows go to the next option in that direction, or to the next place where nothing can be chosen.
   * @param {string} from
   * @param {number[]} direction
   */
  step(from, [dx, dy]) {
    const places = this.board.view?.places || [];
    const here = places.find((place) => place.key === from);
    if (!here) return;
    const wanted =
      this.node.querySelector(".hit.can") && !this.node.querySelector(`.hit[data-place="${from}"]:not(.can)`)
        ? ".hit.can"
        : ".hit";
    let best = null;
    let least = Infinity;
    for (const hit of this.node.querySelectorAll(wanted)) {
      const place = places.find((one) => one.key === /** @type {SVGElement} */ (hit).dataset.place);
      if (!place || place === here) continue;
      const along = (place.x - here.x) * dx + (place.y - here.y) * dy;
      const aside = Math.abs((place.x - here.x) * dy) + Math.abs((place.y - here.y) * dx);
      if (along > 1 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = hit;
      }
    }
    if (best) {
      for (const hit of this.node.children) hit.setAttribute("tabindex", hit === best ? "0" : "-1");
      /** @type {SVGElement} */ (best).focus();
    }
  }
}
