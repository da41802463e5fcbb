// A combat, at a table or on the screen: only what can be paid is offered, and all that counts is in sight.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";
import { chanceBars } from "./chance.js";

const VALUES = [2, 3, 4, 5];
const LONGEST_ROW = 6; // keys of 44 px on the narrowest screen
const LISTS = ["drawn", "drawn2", "revealed"];

/** @typedef {{bombard?: number, artillery?: boolean, card?: number} & Record<string, any>} More */

export class Fight {
  /** @param {Client.Game} game @param {Client.View} view @param {Api.Fight} fight @param {() => void} done */
  constructor(game, view, fight, done) {
    this.game = game;
    this.fight = fight;
    this.view = view;
    this.done = done;
    /** Nothing is chosen beforehand. @type {number|null} */
    this.power = null;
    /** @type {number[]|null} */
    this.cards = null;
    /** What else has to be told: artillery, bombs, cards of the Automa that people draw. @type {More} */
    this.more = {};
    /** What the last answer asked for, and how often something was. @type {Client.Refusal|null} */
    this.asked = null;
    this.times = 0;
    this.mine =
      this.fight.sides.find((side) => side.player === "human" && (view.page === "table" || side.hand)) || null;
    if (this.mine && !this.mine.most_cards) this.cards = [];
    this.dialled = typeof this.mine?.dialled === "number";
    if (this.dialled) this.power = this.mine?.dialled ?? null;
    this.show();
  }

  show() {
    const { frame, board } = this.game;
    frame.size("small");
    board.crop(this.fight.place);
    frame.ask(this.view.decision?.ask || say("combat"));
    board.mark([{ place: this.fight.place, kind: "selected", pin: "combat" }]);
    const mine = this.mine;
    frame.show(
      el("div", { class: "sides" }, ...this.fight.sides.map((side) => this.side(side))),
      this.asked ? this.needed(this.asked) : null,
      mine?.bombs
        ? this.keys(say("bombs_used"), numbers(mine.bombs), this.more.bombard, (value) => {
            this.more.bombard = value;
          })
        : null,
      mine?.artillery
        ? this.keys(
            say("artillery_fires"),
            [1, 0],
            this.more.artillery === undefined ? null : Number(this.more.artillery),
            (value) => {
              this.more.artillery = Boolean(value);
            },
            (value) => say(value ? "yes" : "no"),
          )
        : null,
      mine && !this.dialled
        ? this.keys(
            say("power_used", { most: mine.most_power ?? mine.power }),
            numbers(mine.most_power ?? 7),
            this.power,
            (value) => {
              this.power = value;
            },
          )
        : null,
      mine ? this.hand() : null,
      chanceBars(
        this.fight,
        this.power === null ? null : this.power + (this.cards || []).reduce((all, card) => all + card, 0),
      ),
      this.fight.typed ? this.typed() : null,
    );
    frame.offer([
      { label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo(), disabled: !this.view.undo.can },
      { label: say("reveal"), id: "reveal", act: () => this.reveal(), disabled: Boolean(mine) && !this.complete() },
    ]);
  }

  /** Whether everything that can be known beforehand has been said. */
  complete() {
    const { mine } = this;
    return (
      this.power !== null &&
      this.cards !== null &&
      !(mine?.bombs && this.more.bombard === undefined) &&
      !(mine?.artillery && this.more.artillery === undefined) &&
      !(this.fight.typed && !this.more.card)
    );
  }

  /** @param {Api.Side} side */
  side(side) {
    const sum = (this.cards || []).reduce((all, card) => all + card, 0);
    const mine = side === this.mine;
    const total = mine && this.power !== null ? String(this.power + sum) : "?";
    return el(
      "div",
      { class: ["side", mine ? "mine" : "theirs"], data: { attacks: String(Boolean(side.attacks)) } },
      el(
        "span",
        { class: "row" },
        el("strong", { class: "grow", text: side.name || side.seat }),
        side.art ? art(side.art, { class: "line-art small" }) : null,
      ),
      el("span", { class: "total", text: total }),
      el("span", {
        class: "soft",
        text:
          mine && this.power !== null && this.cards?.length
            ? `${this.power} + ${this.cards.join(" + ")}`
            : say("has_power_cards", { power: side.power, cards: side.cards }),
      }),
      el("span", { class: "soft" }, ...side.says.flatMap((text, index) => [index ? " · " : "", spans(text)])),
    );
  }

  /**
   * @param {string} label
   * @param {number[]} values
   * @param {number|null|undefined} chosen
   * @param {(value: number) => void} take
   * @param {(value: number) => string} [name]
   */
  keys(label, values, chosen, take, name = String) {
    return el(
      "fieldset",
      { class: "field" },
      el("legend", { text: label }),
      keyRows(
        ...values.map((value) =>
          el("button", {
            type: "button",
            class: "keyb",
            "aria-pressed": String(value === chosen),
            data: { key: String(value) },
            onclick: () => {
              take(value);
              this.show();
            },
            text: name(value),
          }),
        ),
      ),
    );
  }

  hand() {
    const most = this.mine?.most_cards ?? 0;
    if (!most) return el("p", { class: "soft", text: say("no_cards_allowed") });
    const known = this.mine?.hand;
    const offered = known || VALUES;
    const cards = /** @type {number[]} */ (this.cards || []);
    return el(
      "fieldset",
      { class: "field cards-field" },
      el("legend", { text: say("cards_used", { most }) }),
      el(
        "div",
        { class: "keys" },
        el("button", {
          type: "button",
          class: "keyb",
          "aria-pressed": String(this.cards !== null && !cards.length),
          data: { key: "none" },
          onclick: () => {
            this.cards = [];
            this.show();
          },
          "aria-label": say("no_card"),
          text: "–",
        }),
        ...offered.map((/** @type {number} */ value, /** @type {number} */ index) => {
          const on = known ? this.picked(known, index) : cards.includes(value);
          const times = cards.filter((card) => card === value).length;
          return el(
            "button",
            {
              type: "button",
              class: "keyb",
              "aria-pressed": String(on),
              data: { key: String(value) },
              onclick: () => this.toggle(value, on, most, Boolean(known)),
            },
            icon("cards"),
            !known && times > 1 ? `${value} × ${times}` : String(value),
          );
        }),
      ),
    );
  }

  /** Of equal cards in hand the first ones count as picked. @param {number[]} hand @param {number} index */
  picked(hand, index) {
    const before = hand.slice(0, index).filter((value) => value === hand[index]).length;
    return (this.cards || []).filter((value) => value === hand[index]).length > before;
  }

  /** @param {number} value @param {boolean} on @param {number} most @param {boolean} known */
  toggle(value, on, most, known) {
    const cards = /** @type {number[]} */ (this.cards || []);
    if (on && known) cards.splice(cards.indexOf(value), 1);
    else if (cards.length < most) cards.push(value);
    else if (!known) cards.splice(0, cards.length, value);
    this.cards = cards;
    this.show();
  }

  /** People who draw the Automa's cards say which one came. */
  typed() {
    return this.keys(say("automa_card"), numbers(19).slice(1), this.more.card ?? null, (value) => {
      this.more.card = value;
    });
  }

  /** What the last answer asked for: a second card, cards nobody has seen. @param {Client.Refusal} asked */
  needed(asked) {
    const { field, most } = asked.needs;
    const label = el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(asked.say)));
    if (!LISTS.includes(field))
      return el(
        "div",
        { data: { needs: "1", asked: String(this.times) } },
        label,
        this.keys("", numbers(most).slice(field.startsWith("card") ? 1 : 0), this.more[field], (value) => {
          this.more[field] = value;
        }),
      );
    const got = this.more[field] || [];
    return el(
      "div",
      { data: { needs: String(most), asked: String(this.times) } },
      label,
      el(
        "div",
        { class: "keys" },
        ...VALUES.map((value) =>
          el("button", {
            type: "button",
            class: "keyb",
            text: String(value),
            onclick: () => {
              if (got.length < most) this.more[field] = [...got, value];
              this.show();
            },
          }),
        ),
        el("button", {
          type: "button",
          class: "keyb",
          text: "–",
          "aria-label": say("clear"),
          onclick: () => {
            this.more[field] = [];
            this.show();
          },
        }),
      ),
      el("output", { class: "row", text: got.join(" + ") || say("no_card") }),
    );
  }

  /** @param {Client.Refusal} refusal */
  needs(refusal) {
    this.asked = refusal;
    this.times += 1;
    if (LISTS.includes(refusal.needs.field)) this.more[refusal.needs.field] = [];
    this.show();
  }

  async reveal() {
    const fight = this.mine
      ? { power: this.power, cards: [...(this.cards || [])].sort(), ...this.more }
      : { ...this.more };
    await this.game.act({ intents: [{ fight }] });
  }

  tapPlace() {}
}

/** Keys in rows of equal length. @param {...Node} keys */
function keyRows(...keys) {
  const rows = Math.ceil(keys.length / LONGEST_ROW);
  const node = el("div", { class: "keys even" }, ...keys);
  node.style.setProperty("--columns", String(Math.ceil(keys.length / rows)));
  return node;
}

/** 0 to most. @param {number} most */
const numbers = (most) => Array.from({ length: most + 1 }, (_, number) => number);
