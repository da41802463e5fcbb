// Several tokens or cards on one sheet, in any order: a tap fills a slot, a tap empties it, one confirm.

import { el } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { turnChips } from "./draft.js";
import { ownStrip } from "../game/seats.js";
import { optionButton } from "./options.js";

/** Decisions of one token each. */
const SINGLE = ["accept", "toll", "pay_any", "discard"];

export class Tokens {
  /** @param {import("./play.js").Screen} screen @param {any} decision */
  constructor(screen, decision) {
    this.screen = screen;
    this.decision = decision;
    /** @type {any[]} */
    this.chosen = [];
    this.most = SINGLE.includes(decision.kind) ? 1 : decision.most || 1;
    /** What can be pointed at; everything that could pay, beside what the engine asks for first. @type {any[]} */
    this.things = this.most > 1 && decision.sources?.length ? decision.sources : decision.options;
    this.show();
  }

  show() {
    const { decision, screen } = this;
    const { frame, board } = screen.game;
    frame.size("small");
    frame.ask(decision.ask, this.most > 1 ? `${this.chosen.length} / ${this.most}` : "");
    board.mark(this.things.filter((one) => one.at?.place).map((one) => ({ place: one.at.place, kind: this.taken(one) ? "selected" : "can", says: one.label })));
    if (this.most < 2) {
      screen.sheet(decision, el("div", { class: "choices column" }, ...decision.options.map((/** @type {any} */ option) => optionButton(screen, option))));
      frame.offer([screen.back()]);
      screen.fits();
      return;
    }
    frame.show(ownStrip(screen.game, screen.own()), turnChips(screen), decision.hint?.length && !this.chosen.length ? el("p", { class: "soft" }, spans(decision.hint)) : null,
      el("div", { class: "choices" }, ...this.things.map((thing) => el("button", { type: "button", class: "choice token", data: { thing: thing.action || plain(thing.label) },
        disabled: !this.free(thing), onclick: () => this.add(thing) }, thing.art ? art(thing.art, { class: "good" }) : null,
      plain(thing.label), thing.have ? el("span", { class: "soft", text: ` ${thing.have - this.taken(thing)}` }) : null))),
      el("div", { class: "slots" }, ...Array.from({ length: this.most }, (_, number) => this.slot(number))));
    frame.offer([screen.back(), { label: say("done"), id: "take", disabled: this.chosen.length !== this.most, act: () => this.send() }]);
  }

  /** How often a thing has been chosen. @param {any} thing */
  taken(thing) {
    return this.chosen.filter((one) => one === thing).length;
  }

  /** Whether there is still one of it, and of combat cards none yet. @param {any} thing */
  free(thing) {
    if (this.chosen.length >= this.most) return false;
    if (thing.at?.card && this.chosen.some((one) => one.at?.card)) return false;
    return !thing.have || this.taken(thing) < thing.have;
  }

  /** @param {number} number */
  slot(number) {
    const one = this.chosen[number];
    return el("button", { type: "button", class: ["slot", one && "full"], disabled: !one, "aria-label": one ? `${say("take_out")}: ${plain(one.label)}` : say("free_slot"),
      onclick: () => { this.chosen.splice(number, 1); this.show(); } }, one ? plain(one.label) : "");
  }

  /** @param {any} thing */
  add(thing) {
    if (!this.free(thing)) return;
    this.chosen.push(thing);
    this.show();
  }

  send() {
    if (this.decision.kind === "resource") {
      this.screen.gesture({ intents: [{ lay: this.chosen.map((one) => [one.at.place, one.at.resource]) }] });
      return;
    }
    /** @type {Record<string, any>} */
    const pay = {};
    for (const { at } of this.chosen) {
      if (at.card) pay.card = at.card;
      else pay[at.place] = { ...(pay[at.place] || {}), [at.resource]: (pay[at.place]?.[at.resource] || 0) + 1 };
    }
    this.screen.gesture({ intents: [{ pay }] });
  }

  /** @param {string} place */
  tapPlace(place) {
    const here = this.things.filter((thing) => thing.at?.place === place);
    if (!here.length) this.screen.choosePlace(place);
    else if (this.most > 1) { const free = here.find((thing) => this.free(thing)); if (free && here.length === 1) this.add(free); }
    else if (here.length === 1) this.screen.take(here[0]);
  }

  /** @param {any} piece @param {string} place */
  tapPiece(piece, place) {
    this.tapPlace(place);
  }
}
