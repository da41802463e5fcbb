// An act while it is reported: its answers on the sheet and on the board, in any order; the last one records it.

import { el, icon, replace } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { widget } from "./answers.js";

/** @typedef {Record<string, unknown>} Did */

export class ActSheet {
  /**
   * @param {import("./table.js").Screen} screen
   * @param {Api.Telling} telling as far as it is reported
   * @param {{line?: Api.Line, unknown?: () => void}} [about] the line it changes; what to do without a card's number
   */
  constructor(screen, telling, { line, unknown } = {}) {
    this.screen = screen;
    this.game = screen.game;
    this.telling = telling;
    this.line = line;
    this.unknown = unknown;
    /** Answers that are not whole yet, by their names. @type {Record<string, unknown>} */
    this.half = {};
    this.asked = 0;
    this.shown = false;
    /** Whether long texts are shown whole, on a low screen. */
    this.unfolded = false;
    this.show();
    this.game.frame.question.focus({ preventScroll: true });
  }

  get seat() {
    return this.screen.several() ? { seat: this.line?.seat || this.screen.seat } : {};
  }

  show() {
    const { frame, board } = this.game;
    const { telling } = this;
    const top = this.shown ? frame.body.scrollTop : 0; // an answer leaves the others where they are
    const notes = telling.notes.map((note) =>
      el("p", { class: "line-note" }, icon("warn"), el("span", {}, spans(note))),
    );
    const short = !this.asked && notes.length; // what cannot be paid is said before anything is chosen
    frame.ask(telling.ask, this.count());
    frame.show(
      ...(short ? notes : []),
      ...telling.asks.map((ask) => widget(this, ask)).filter(Boolean),
      this.books(),
      ...(short ? [] : notes),
    );
    frame.body.scrollTop = top;
    this.shown = true;
    frame.offer([{ label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => this.screen.render() }]);
    frame.acts.append(...this.beside(), el("p", { class: "left", text: telling.left, "aria-live": "polite" }));
    this.unfold();
    const marks = telling.asks.flatMap((ask) => this.marks(ask));
    board.mark(marks);
    const open = telling.asks.find((ask) => ask.open && frame.body.querySelector(`[data-ask="${ask.name}"]`));
    if (open) frame.body.querySelector(`[data-ask="${open.name}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** Where texts are cut to a few lines, a button beside the question shows them whole. */
  unfold() {
    const { body, extra } = this.game.frame;
    const texts = [...body.querySelectorAll(".answer-text > .soft")];
    body.querySelectorAll(".answers").forEach((node) => node.classList.toggle("unfolded", this.unfolded));
    if (!this.unfolded && texts.every((text) => text.scrollHeight <= text.clientHeight + 1)) return;
    const label = say("whole_texts");
    const turn = () => {
      this.unfolded = !this.unfolded;
      this.show();
      /** @type {HTMLElement|null} */ (extra.querySelector("[data-act='whole-texts']"))?.focus({ preventScroll: true });
    };
    replace(
      extra,
      el(
        "button",
        {
          type: "button",
          class: "turn-tool",
          data: { act: "whole-texts" },
          "aria-label": label,
          title: label,
          "aria-pressed": String(this.unfolded),
          onclick: turn,
        },
        icon("info"),
      ),
    );
  }

  /** @param {Api.Ask} ask @returns {Api.Mark[]} */
  marks(ask) {
    const given = new Set([this.half[ask.name], ask.value].flat());
    const placed = this.telling.asks.every((one) => one.widget !== "place" || !one.open);
    if (ask.widget === "pay") return ask.open && placed ? ask.places.map((place) => ({ place, kind: "can" })) : [];
    if (!["place", "places"].includes(ask.widget)) return [];
    const told = [...given].filter((place) => typeof place === "string");
    return [
      ...ask.places.filter((place) => !given.has(place)).map((place) => ({ place, kind: "can" })),
      ...told.map((place) => ({ place: String(place), kind: "selected" })),
    ];
  }

  /** How many of the territories have been tapped. */
  count() {
    const ask = this.telling.asks.find((one) => one.widget === "places");
    return ask ? say("n_of_m", { n: [this.half[ask.name] || []].flat().length, m: ask.most }) : "";
  }

  /** What else the bar offers: fewer territories than the mat allows. */
  beside() {
    const ask = this.telling.asks.find((one) => one.widget === "places");
    const chosen = /** @type {string[]} */ (this.half.places || []);
    if (!ask || !chosen.length) return [];
    return [
      el("button", {
        type: "button",
        class: "act quiet",
        data: { act: "enough" },
        text: say("that_is_all"),
        onclick: () => this.answer({ places: chosen }),
      }),
    ];
  }

  books() {
    const { books } = this.telling;
    return books.length ? el("p", { class: "books" }, ...bookList(books)) : null;
  }

  /** Part of an answer; nothing is sent yet. @param {string} name @param {unknown} value */
  keep(name, value) {
    this.half[name] = value;
    this.show();
  }

  /** @param {Did} answers names that are undefined are taken back */
  async answer(answers) {
    const did = Object.fromEntries(
      Object.entries({ ...this.telling.did, ...answers }).filter(([, value]) => value !== undefined),
    );
    for (const name of Object.keys(answers)) delete this.half[name];
    this.asked += 1;
    const { asked } = this;
    const before = this.telling;
    this.telling = {
      ...before,
      did,
      asks: before.asks.map((ask) => ({ ...ask, value: did[ask.name] ?? null, open: !(ask.name in did) })),
    };
    if (this.screen.top === this) this.show();
    const tried = await this.trying(did);
    if (asked !== this.asked || (this.screen.top !== this && this.screen.top)) return;
    if (!tried) {
      // without a connection: what is asked was known beforehand
      if (this.telling.asks.every((ask) => !ask.open) && this.screen.outbox.offline) await this.record(did);
      else if (!this.screen.outbox.offline) {
        this.telling = before;
        this.show();
      }
      return;
    }
    this.telling = tried;
    if (tried.ready) await this.record(tried.did);
    else this.show();
  }

  /** What it would ask and bring. @param {Did} did @returns {Promise<Api.Telling|null>} */
  async trying(did) {
    const taken = (this.line?.steps || []).map((at) => ({ line: { at, did: null } })).reverse();
    const found = await this.screen.tryOut({ intents: [...taken, { did: { ...did, ...this.seat } }] });
    return found?.telling || null;
  }

  /** @param {Did} did */
  async record(did) {
    const whole = { ...did, ...this.seat };
    const intent = this.line ? { line: { at: this.line.at, did: whole } } : { did: whole };
    this.screen.top = null;
    this.screen.opened = "";
    await this.screen.report({ intents: [intent] }, plain(this.telling.ask).split(":")[0]);
  }

  /** @param {string} place */
  tapPlace(place) {
    const { asks } = this.telling;
    const where = asks.find((ask) => ask.widget === "place");
    const pay = asks.find((ask) => ask.widget === "pay" && ask.open && ask.places.includes(place));
    if (pay && !where?.open) {
      this.payFrom(pay, place);
      return;
    }
    const fields = asks.find((ask) => ask.widget === "places");
    if (where) this.answer({ [where.name]: place });
    else if (fields) this.field(fields, place);
  }

  /** @param {Api.Ask} ask @param {string} place */
  field(ask, place) {
    const chosen = /** @type {string[]} */ (this.half[ask.name] || []);
    const now = chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];
    if (now.length === ask.most) this.answer({ [ask.name]: now });
    else this.keep(ask.name, now);
  }

  /**
   * As many tokens from there as are still needed; Crimea's card has no place.
   * @param {Api.Ask} ask
   * @param {string|null} place
   */
  payFrom(ask, place) {
    const paid = structuredClone(
      /** @type {Record<string, Record<string, number>|number>} */ (this.half[ask.name] || {}),
    );
    const count = () =>
      Object.values(paid).reduce(
        (/** @type {number} */ sum, one) =>
          sum + (typeof one === "number" ? one : Object.values(one).reduce((all, amount) => all + amount, 0)),
        0,
      );
    for (const option of ask.options.filter((one) => one.place === place)) {
      const left = ask.most - count();
      if (!place) paid.card = paid.card ? 0 : Math.min(1, left);
      else {
        const there = /** @type {Record<string, number>} */ (paid[place] ||= {});
        const good = String(option.value);
        there[good] = Math.min(option.have || 0, (there[good] || 0) + left);
        if (!there[good]) delete there[good];
      }
    }
    if (!paid.card) delete paid.card;
    if (count() === ask.most) this.answer({ [ask.name]: paid });
    else this.keep(ask.name, paid);
  }
}

/** The same in words, for who hears it. @param {Api.Booked[]} books */
export function spoken(books) {
  return books.map((one) => (one.sign ? `${plain(one.say)} ${signed(one)}` : plain(one.say))).join(", ");
}

/** @param {Api.Booked} one */
const signed = (one) => `${(one.amount || 0) > 0 ? "+" : "−"}${Math.abs(one.amount || 0)}`;

/** What is recorded: signs with their change, or texts. @param {Api.Booked[]} books */
export function bookList(books) {
  return books.map((one) => {
    if (!one.sign) return el("span", { class: "book" }, spans(one.say));
    const amount = signed(one);
    return el(
      "span",
      { class: "book sign", role: "img", "aria-label": `${plain(one.say)} ${amount}` },
      icon(one.sign),
      amount,
    );
  });
}
