// A combat, at a table or on the screen: only what can be paid is offered, and all that counts is in sight.

import { el, icon, replace } from "../base/dom.js";
import { say } from "../base/store.js";
import { chanceBars, chanceLine } from "./chance.js";
import { isList, neededField } from "./fight_needs.js";
import { abilityLines, bothSides, keyField, numbers } from "./fight_sides.js";

const VALUES = [2, 3, 4, 5];

/** @typedef {{bombard?: number, artillery?: boolean, card?: number} & Record<string, any>} More */

export class Fight {
  /**
   * @param {Client.Game} game
   * @param {Client.View} view
   * @param {Api.Fight} fight
   * @param {(() => void)|null} back to what was there before, where the combat has not begun yet
   */
  constructor(game, view, fight, back) {
    this.game = game;
    this.fight = fight;
    this.shown = false;
    this.view = view;
    this.back = back;
    /** Untouched cards are no cards. An untouched dial stands on 0 at a table. @type {number|null} */
    this.power = 0;
    /** @type {number[]} */
    this.cards = [];
    /** What else has to be told: artillery, bombs, cards of the Automa that people draw. @type {More} */
    this.more = {};
    /** What the last answer asked for, and how often something was. @type {Client.Refusal|null} */
    this.asked = null;
    this.times = 0;
    /** Whether more cards are played than are known to be in hand. */
    this.beyond = false;
    this.mine =
      this.fight.sides.find((side) => side.player === "human" && (view.page === "table" || side.hand)) || null;
    if (this.mine?.artillery) this.more.artillery = false;
    if (this.mine?.bombs) this.more.bombard = 0;
    this.dialled = typeof this.mine?.dialled === "number";
    if (this.dialled) this.power = this.mine?.dialled ?? 0;
    // on the screen 0 is chosen as well, where there is a choice: a late tap meant for Skip commits nothing
    else if (view.page === "play" && this.mine && this.mine.most_power + this.mostCards() > 0) this.power = null;
    this.show();
  }

  show() {
    const { frame, board } = this.game;
    const { mine, fight } = this;
    const top = this.shown ? frame.body.scrollTop : 0; // a choice leaves the panel where it was
    frame.size("small");
    board.crop(fight.place);
    frame.ask(this.title());
    board.mark([{ place: fight.place, kind: "selected", pin: "combat" }]);
    frame.show(
      bothSides(fight, mine, { power: this.power, cards: this.cards }, (step) => this.mend(step)),
      this.asked ? neededField(this, this.asked) : null,
      mine?.bombs
        ? this.keys(say("bombs_used"), numbers(mine.bombs), this.more.bombard, (value) => {
            this.more.bombard = value;
          })
        : null,
      mine?.artillery
        ? this.keys(
            say("artillery_fires"),
            [0, 1],
            Number(this.more.artillery),
            (value) => {
              this.more.artillery = Boolean(value);
              if (this.power !== null) this.power = Math.min(this.power, this.mostPower(mine));
            },
            (value) => say(value ? "yes" : "no"),
          )
        : null,
      mine && !this.dialled
        ? this.keys(this.powerLabel(mine), numbers(this.mostPower(mine)), this.power, (value) => {
            this.power = value;
          })
        : null,
      mine ? this.hand() : null,
      fight.typed ? this.typed() : null,
      abilityLines(fight),
      chanceBars(fight, this.total()),
    );
    replace(frame.dock, mine ? this.outlook() : null);
    frame.body.scrollTop = top;
    this.shown = true;
    frame.offer([
      this.back
        ? { label: say("back"), sign: "back", tone: "back", act: this.back }
        : {
            label: say("undo"),
            sign: "undo",
            tone: "back",
            act: () => this.game.undo(),
            disabled: !this.view.undo.can,
          },
      ...(this.view.page === "table"
        ? [{ label: say("see_map"), sign: "map", tone: "back", id: "map", act: () => this.lower() }]
        : []),
      { label: this.revealLabel(), id: "reveal", act: () => this.reveal(), disabled: !this.hasChosen() },
    ]);
  }

  /** After a look at something else, with what has been chosen. */
  again() {
    this.show();
  }

  title() {
    const place = this.view.board.places.find((one) => one.key === this.fight.place);
    return place ? `${say("combat")}: ${place.name}` : this.view.decision?.ask || say("combat");
  }

  /** At a table: the whole board for a look, and back. */
  lower() {
    const { frame, board } = this.game;
    const low = frame.lower.ariaPressed !== "true";
    frame.size(low ? "whole" : "small");
    board.crop(low ? undefined : this.fight.place);
    frame.lowered(low);
  }

  hasChosen() {
    return this.power !== null || this.cards.length > 0;
  }

  total() {
    return (this.power ?? 0) + this.cards.reduce((all, card) => all + card, 0);
  }

  revealLabel() {
    const { power, cards } = this;
    if (!this.mine) return say("reveal");
    if (!this.hasChosen()) return say("choose_power");
    if (!cards.length && this.mostCards()) return say("reveal_no_cards", { power: power ?? 0 });
    return say("reveal_sum", { sum: [power ?? 0, ...cards].join(" + ") });
  }

  /** The number of pieces put right; what was chosen so far stays. @param {string} step */
  async mend(step) {
    const { power, cards, more } = this;
    await this.game.act({ intents: [{ tell: step }] });
    const top = this.game.screen.top;
    if (top instanceof Fight && top !== this) {
      Object.assign(top, { power: power, cards, more, beyond: this.beyond });
      top.show();
    }
  }

  /**
   * @param {string} label
   * @param {number[]} values
   * @param {number|null|undefined} chosen
   * @param {(value: number) => void} take
   * @param {(value: number) => string} [name]
   */
  keys(label, values, chosen, take, name) {
    return keyField(
      label,
      values,
      chosen,
      (value) => {
        take(value);
        this.show();
      },
      name,
    );
  }

  /** Artillery is paid for before the dial is set. @param {Api.Side} mine */
  mostPower(mine) {
    return (this.more.artillery ? mine.most_power_fired : null) ?? mine.most_power;
  }

  /** How much may be spent, and why no more where there is more. @param {Api.Side} mine */
  powerLabel(mine) {
    const most = this.mostPower(mine);
    if (this.more.artillery) return say("power_after_artillery", { most });
    return say(mine.power > most ? "power_limited" : "power_used", { most });
  }

  /** What the stake is worth, beside the button that reveals it. Its room stays: the keys lie where they are. */
  outlook() {
    const nothing = this.hasChosen() && !this.total();
    return el(
      "div",
      { class: "row outlook" },
      chanceLine(this.fight, this.total()),
      el("p", { class: ["note", !nothing && "unseen"], role: "status" }, icon("warn"), say("stake_nothing")),
    );
  }

  /** The known hand may hold fewer than the units allow; whoever holds the cards knows better. */
  mostCards() {
    return (this.beyond ? this.mine?.allowed_cards : null) ?? this.mine?.most_cards ?? 0;
  }

  hand() {
    const most = this.mostCards();
    const held = this.mine?.cards ?? 0;
    const fewer = !this.beyond && held < (this.mine?.allowed_cards ?? 0);
    if (!most && !fewer) return el("p", { class: "soft", text: say("no_cards_allowed") });
    if (!most) return el("p", { class: "row soft" }, say("no_cards_held"), this.moreCards());
    const known = this.mine?.hand;
    const offered = known || VALUES;
    return el(
      "fieldset",
      { class: "field cards-field" },
      el("legend", { text: fewer ? say("cards_held", { most }) : say("cards_used", { most }) }),
      el(
        "div",
        { class: "keys" },
        ...offered.map((/** @type {number} */ value, /** @type {number} */ index) => {
          const on = known ? this.picked(known, index) : this.cards.includes(value);
          const times = this.cards.filter((card) => card === value).length;
          return el(
            "button",
            {
              type: "button",
              class: "keyb card-key",
              "aria-pressed": String(on),
              data: { key: String(value) },
              onclick: () => this.toggle(value, on, most, Boolean(known)),
            },
            icon("cards"),
            String(value),
            !known && times > 1 ? el("small", { text: `×${times}` }) : null,
          );
        }),
        known
          ? null
          : el(
              "button",
              {
                type: "button",
                class: "keyb",
                data: { key: "none" },
                "aria-pressed": String(!this.cards.length),
                "aria-label": say("no_card"),
                onclick: () => {
                  this.cards = [];
                  this.show();
                },
              },
              "–",
            ),
      ),
      fewer ? this.moreCards() : null,
    );
  }

  moreCards() {
    const act = () => {
      this.beyond = true;
      this.show();
    };
    return el("button", {
      type: "button",
      class: "button small",
      data: { act: "more-cards" },
      text: say("more_cards"),
      onclick: act,
    });
  }

  /** Of equal cards in hand the first ones count as picked. @param {number[]} hand @param {number} index */
  picked(hand, index) {
    const before = hand.slice(0, index).filter((value) => value === hand[index]).length;
    return this.cards.filter((value) => value === hand[index]).length > before;
  }

  /** @param {number} value @param {boolean} on @param {number} most @param {boolean} known */
  toggle(value, on, most, known) {
    const { cards } = this;
    if (on && known) cards.splice(cards.indexOf(value), 1);
    else if (cards.length < most) cards.push(value);
    else if (!known) cards.splice(0, cards.length, value);
    this.show();
  }

  /** People who draw the Automa's cards say which one came. */
  typed() {
    return this.keys(say("automa_card"), numbers(19).slice(1), this.more.card ?? null, (value) => {
      this.more.card = value;
    });
  }

  /** @param {Client.Refusal} refusal */
  needs(refusal) {
    this.asked = refusal;
    this.times += 1;
    if (isList(refusal.needs.field)) this.more[refusal.needs.field] = [];
    this.show();
  }

  async reveal() {
    const at = this.view.page === "table" && !this.fight.in_the_air ? { place: this.fight.place } : {};
    const stake = this.mine ? { power: this.power ?? 0, cards: [...this.cards].sort() } : {};
    await this.game.act({ intents: [{ fight: { ...at, ...stake, ...this.more } }] });
  }

  tapPlace() {}
}
