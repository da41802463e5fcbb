// Lines to carry out on a real table, ticked one by one; the current line is drawn on the board.

import { el } from "../base/dom.js";
import { art } from "../base/art.js";
import { keepTicks, say, ticks } from "../base/store.js";
import { spans } from "../base/spans.js";

/** @typedef {{id: string, say: any, art?: string|null, from?: string|null, to?: string|null, svg?: string|null, elsewhere?: string|null}} Item */

export class Checklist {
  /** @param {import("../game/game.js").Game} game @param {{key: string, way: string, items: Item[]}} list @param {(item: Item) => void} [elsewhere] */
  constructor(game, list, elsewhere) {
    this.game = game;
    this.list = list;
    this.elsewhere = elsewhere;
    this.ticked = ticks(game.id, list.key);
    this.node = el("ul", { class: "lines" });
    this.draw();
  }

  current() {
    return this.list.items.find((item) => !this.ticked.has(item.id));
  }

  /** @param {string} [shown] the line drawn on the board, the first one left if none was tapped */
  draw(shown) {
    const now = this.list.items.find((item) => item.id === shown) || this.current();
    const open = this.list.items.filter((item) => !this.ticked.has(item.id));
    const done = this.list.items.filter((item) => this.ticked.has(item.id));
    this.node.replaceChildren(...[...open, ...done].map((item) => this.line(item, item === now)));
    this.show(now);
    const number = this.list.items.length - open.length;
    this.game.frame.count.textContent = open.length ? say("n_of_m", { n: number + 1, m: this.list.items.length }) : "✓";
  }

  /** @param {Item} item @param {boolean} now */
  line(item, now) {
    const ticked = this.ticked.has(item.id);
    const box = el("input", { type: "checkbox", class: "tickbox", "aria-labelledby": `line-${item.id}`, checked: ticked,
      onchange: (/** @type {any} */ event) => this.tick(item, event.target.checked) });
    const other = now && !ticked && item.elsewhere && this.elsewhere
      ? el("button", { type: "button", class: "button small", data: { elsewhere: item.id }, text: say("elsewhere"),
        onclick: (/** @type {Event} */ event) => { event.stopPropagation(); this.elsewhere?.(item); } }) : null;
    return el("li", { class: [now && "now", ticked && "done"], data: { line: item.id }, onclick: (/** @type {any} */ event) => {
      if (event.target !== box) this.draw(item.id);
    } }, box, item.art ? art(item.art, { class: "line-art" }) : null, el("div", { class: "say" }, el("div", { id: `line-${item.id}` }, spans(item.say)), other));
  }

  /** @param {Item} item @param {boolean} on */
  tick(item, on) {
    if (on) this.ticked.add(item.id);
    else this.ticked.delete(item.id);
    keepTicks(this.game.id, this.list.key, this.ticked);
    this.draw();
    /** @type {HTMLElement|null} */ (this.node.querySelector(".tickbox:not(:checked)"))?.focus({ preventScroll: true });
  }

  all() {
    this.list.items.forEach((item) => this.ticked.add(item.id));
    keepTicks(this.game.id, this.list.key, this.ticked);
  }

  /** A tap on the board shows the line about that place, if there is one. @param {string} place */
  tapPlace(place) {
    const item = this.list.items.find((one) => one.to === place || one.from === place);
    if (item) this.draw(item.id);
    return Boolean(item);
  }

  /** @param {Item|undefined} item */
  show(item) {
    const marks = [];
    if (item?.from) marks.push({ place: item.from, kind: "from" });
    if (item?.to) marks.push({ place: item.to, kind: "to" });
    this.game.board.mark(marks);
    this.game.board.draw(item?.svg || "");
  }
}
