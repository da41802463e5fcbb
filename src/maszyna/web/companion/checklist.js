// Lines to carry out on a real table, ticked one by one; the current line is drawn on the board. In table type it
// stands alone and large, for a phone that lies beside the board.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { keepTicks, say, store, ticks } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { playLine } from "../board/player.js";
import { speak } from "./aloud.js";

const HOLD = 600; // ms

export class Checklist {
  /**
   * @param {import("../game/game.js").Game} game
   * @param {Api.Checklist} list
   * @param {(item: Api.Item) => void} [elsewhere]
   * @param {() => HTMLElement|null} [question] what the line asks that stands alone
   */
  constructor(game, list, elsewhere, question = () => null) {
    this.question = question;
    this.game = game;
    this.list = list;
    this.elsewhere = elsewhere;
    this.ticked = ticks(game.id, list.key);
    this.node = el("div", { class: "checklist" });
    this.read = "";
    /** The line that was tapped last. @type {Api.Item|null} */
    this.touched = null;
    this.draw();
  }

  current() {
    return this.list.items.find((item) => !this.ticked.has(item.id));
  }

  /** Whether the current line stands alone; setting up is a long list, which is better seen as a whole. */
  large() {
    return this.list.key !== "setup" && (store.settings.large || store.settings.aloud);
  }

  /** @param {string} [shown] the line drawn on the board, the first one left if none was tapped */
  draw(shown) {
    const { items } = this.list;
    const now = items.find((item) => item.id === shown) || this.current();
    if (this.large()) this.node.replaceChildren(this.alone(now));
    else this.node.replaceChildren(el("ul", { class: "lines" }, ...items.map((item) => this.line(item, item === now))));
    this.show(now);
    const number = now ? items.indexOf(now) + 1 : items.length;
    this.game.frame.count.textContent = this.current() ? say("n_of_m", { n: number, m: items.length }) : "✓";
    this.aloud(now);
  }

  /** The next line comes up by itself; what is done stays where it was. @param {Api.Item|undefined} item */
  scrollTo(item) {
    const line = item && this.node.querySelector(`[data-line="${item.id}"]`);
    const { body } = this.game.frame;
    if (!(line instanceof HTMLElement) || !body.contains(line)) return;
    const [above, box] = [line.previousElementSibling, line.getBoundingClientRect()];
    const seen = body.getBoundingClientRect();
    const far = box.bottom > seen.bottom || box.top < seen.top || this.ticked.size > 1;
    if (far) body.scrollTop += (above || line).getBoundingClientRect().top - seen.top;
  }

  /** @param {Api.Item|undefined} item */
  aloud(item) {
    if (!store.settings.aloud || !item || item.drawn || this.list.key === "setup" || this.read === item.id) return;
    this.read = item.id;
    this.repeat(item);
  }

  /** @param {Api.Item|undefined} [item] */
  repeat(item = this.current()) {
    if (item && !speak(item.speak || plain(item.say))) this.game.frame.note(say("no_voice"));
  }

  /** One line as large as it fits; a tap anywhere is "done", holding it is for a piece that stands elsewhere.
   *  @param {Api.Item|undefined} item */
  alone(item) {
    if (!item) return el("p", { class: "alone all-done" }, icon("tick"), say("all_done"));
    let held = 0;
    const asked = item.asks ? this.question() : null;
    if (asked)
      return el(
        "div",
        { class: "alone asking", data: { line: item.id } },
        el("span", { class: "say" }, plainLine(item)),
        asked,
      );
    return el(
      "button",
      {
        type: "button",
        class: "alone",
        data: { line: item.id },
        onpointerdown: () => {
          if (item.elsewhere) held = window.setTimeout(() => this.elsewhere?.(item), HOLD);
        },
        onpointerup: () => clearTimeout(held),
        onpointerleave: () => clearTimeout(held),
        oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
        onclick: () => this.tick(item, true),
      },
      badge(item),
      el("span", { class: "say" }, plainLine(item)),
      item.chosen ? el("span", { class: "soft", text: plain(item.chosen) }) : null,
    );
  }

  /** @param {Api.Item} item @param {boolean} now */
  line(item, now) {
    const ticked = this.ticked.has(item.id);
    const box = el("input", {
      type: "checkbox",
      class: "tickbox",
      "aria-labelledby": `line-${item.id}`,
      checked: ticked,
      onchange: (event) => this.tick(item, event.target.checked),
    });
    const other =
      now && !ticked && item.elsewhere && this.elsewhere
        ? el(
            "button",
            {
              type: "button",
              class: "round flat",
              data: { elsewhere: item.id },
              "aria-label": say("elsewhere"),
              title: say("elsewhere"),
              onclick: (/** @type {Event} */ event) => {
                event.stopPropagation();
                this.elsewhere?.(item);
              },
            },
            icon("pen"),
          )
        : null;
    return el(
      "li",
      {
        class: [now && "now", ticked && "done"],
        data: { line: item.id },
        onclick: (event) => {
          if (event.target === box) return;
          this.touched = item;
          this.draw(item.id);
        },
      },
      box,
      item.art ? art(item.art, { class: "line-art" }) : null,
      el(
        "div",
        { class: "say" },
        el("div", { id: `line-${item.id}` }, spans(item.say), badge(item)),
        item.chosen ? el("span", { class: "soft chosen" }, spans(item.chosen)) : null,
        item.asks ? null : drawn(item),
      ),
      other,
    );
  }

  /** @param {Api.Item} item @param {boolean} on */
  tick(item, on) {
    this.touched = item;
    if (on) this.ticked.add(item.id);
    else this.ticked.delete(item.id);
    keepTicks(this.game.id, this.list.key, this.ticked);
    this.draw();
    if (!this.large()) this.scrollTo(this.current());
    const next = this.node.querySelector(".tickbox:not(:checked), .alone");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  all() {
    this.list.items.forEach((item) => this.ticked.add(item.id));
    keepTicks(this.game.id, this.list.key, this.ticked);
  }

  /** A tap on the board: where else a beaten unit may go, or the line about that place. @param {string} place */
  tapPlace(place) {
    const beaten = this.list.items.find((one) => one.choices?.includes(place) && !this.ticked.has(one.id));
    if (beaten?.elsewhere) return beaten.elsewhere.replace("{place}", place);
    const item = this.list.items.find((one) => one.to === place || one.from === place);
    if (item) this.draw(item.id);
    return Boolean(item);
  }

  /** @param {Api.Item|undefined} item */
  show(item) {
    const marks = [];
    if (item?.from) marks.push({ place: item.from, kind: "from" });
    if (item?.to) marks.push({ place: item.to, kind: "to", pin: item.word?.key === "attack" ? "combat" : null });
    for (const place of item?.choices || []) if (place !== item?.to) marks.push({ place, kind: "can" });
    this.game.board.mark(marks);
    this.game.board.draw(item?.svg || "");
    if (item && this.list.way === "do" && store.settings.pace !== "off")
      playLine(this.game.board, this.game.view.story?.turns || [], item);
  }
}

/** The tokens of the tile that a line flips. @param {Api.Item} item */
function drawn(item) {
  return item.drawn ? el("p", { class: "drawn" }, spans(item.drawn)) : null;
}

/** @param {Api.Item} item */
function badge(item) {
  return item.word ? el("span", { class: `badge ${item.word.key}`, text: item.word.say }) : null;
}

/** The text with where it ends in bold, without links: a tap is "done". @param {Api.Item} item */
function plainLine(item) {
  const [start, end] = plain(item.say).split(" → ");
  return el("span", {}, start, ...(end ? [" → ", el("strong", { text: end })] : []));
}
