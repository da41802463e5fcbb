// Several tokens or cards on one sheet, in any order: a tap fills a slot, a tap empties it, one confirm.

import { el } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { turnChips } from "./draft.js";
import { ownStrip } from "../game/seats.js";
import { optionButton } from "./options.js";

/**
 * An option, or something that could pay.
 * @typedef {{at: Api.At|null, label: Api.Text, action?: string, art?: string, have?: number}} Thing
 */

export class Tokens {
  /** @param {import("./play.js").Screen} screen @param {Api.Decision} decision */
  constructor(screen, decision) {
    this.screen = screen;
    this.decision = decision;
    /** @type {Thing[]} */
    this.chosen = [];
    this.most = decision.answer === "amount" ? 1 : decision.most || 1;
    /** What can be pointed at; everything that could pay, beside what the engine asks for first. @type {Thing[]} */
    this.things = this.most > 1 && decision.sources?.length ? decision.sources : decision.options;
    if (this.most > 1) this.fillTheOnlyWay();
    this.show();
  }

  show() {
    const { decision, screen } = this;
    const { frame, board } = screen.game;
    frame.size("small");
    frame.ask(decision.ask, this.most > 1 ? `${this.chosen.length} / ${this.most}` : "");
    board.mark(
      this.things.flatMap((one) =>
        one.at?.place ? [{ place: one.at.place, kind: this.taken(one) ? "selected" : "can", says: one.label }] : [],
      ),
    );
    if (this.most < 2) {
      screen.sheet(
        decision,
        el("div", { class: "choices column" }, ...decision.options.map((option) => optionButton(screen, option))),
      );
      frame.offer([screen.back()]);
      screen.fits();
      return;
    }
    frame.show(
      ownStrip(screen.game, screen.own()),
      turnChips(screen),
      decision.hint?.length
        ? el("p", { class: ["soft", this.chosen.length && "unseen"] }, spans(decision.hint)) // its room stays
        : null,
      el("div", { class: "choices" }, ...this.things.flatMap((thing) => this.buttons(thing))),
      el("div", { class: "slots" }, ...Array.from({ length: this.most }, (_, number) => this.slot(number))),
    );
    frame.offer([
      screen.back(),
      { label: say("done"), id: "take", disabled: this.chosen.length !== this.most, act: () => this.send() },
    ]);
  }

  /** What takes one of a kind, and what takes as many as are asked for where there are several. @param {Thing} thing */
  buttons(thing) {
    const at = { thing: thing.action || plain(thing.label) };
    const several = Math.min(this.most, thing.have || 0);
    return [
      el(
        "button",
        {
          type: "button",
          class: "choice token",
          data: at,
          disabled: !this.free(thing),
          onclick: () => this.add(thing),
        },
        thing.art ? art(thing.art, { class: "good" }) : null,
        plain(thing.label),
        thing.have ? el("span", { class: "soft", text: ` ${thing.have - this.taken(thing)}` }) : null,
      ),
      several > 1
        ? el("button", {
            type: "button",
            class: "choice",
            data: { all: at.thing },
            disabled: !this.free(thing),
            "aria-label": `${plain(thing.label)}: ${several}`,
            onclick: () => this.addAll(thing),
            text: `×${several}`,
          })
        : null,
    ];
  }

  /** Where everything that can pay is needed, it lies there already. */
  fillTheOnlyWay() {
    const counted = this.things.every((thing) => thing.have && !thing.at?.card);
    const all = this.things.reduce((sum, thing) => sum + (thing.have || 0), 0);
    if (counted && all === this.most) for (const thing of this.things) this.fill(thing);
  }

  /** @param {Thing} thing */
  fill(thing) {
    while (this.free(thing)) this.chosen.push(thing);
  }

  /** @param {Thing} thing */
  addAll(thing) {
    this.fill(thing);
    this.show();
  }

  /** After a look at something else, with what has been chosen. */
  again() {
    this.show();
  }

  /** How often a thing has been chosen. @param {Thing} thing */
  taken(thing) {
    return this.chosen.filter((one) => one === thing).length;
  }

  /** Whether there is still one of it, and of combat cards none yet. @param {Thing} thing */
  free(thing) {
    if (this.chosen.length >= this.most) return false;
    if (thing.at?.card && this.chosen.some((one) => one.at?.card)) return false;
    return !thing.have || this.taken(thing) < thing.have;
  }

  /** @param {number} number */
  slot(number) {
    const one = this.chosen[number];
    return el(
      "button",
      {
        type: "button",
        class: ["slot", one && "full"],
        disabled: !one,
        "aria-label": one ? `${say("take_out")}: ${plain(one.label)}` : say("free_slot"),
        onclick: () => {
          this.chosen.splice(number, 1);
          this.show();
        },
      },
      one ? plain(one.label) : "",
    );
  }

  /** @param {Thing} thing */
  add(thing) {
    if (!this.free(thing)) return;
    this.chosen.push(thing);
    this.show();
  }

  send() {
    if (this.decision.answer === "resource") {
      const lay = this.chosen.map(({ at }) => [at?.place || "", at?.resource || ""]);
      this.screen.gesture({ intents: [{ lay }] });
      return;
    }
    /** @type {Record<string, Record<string, number>>} */
    const places = {};
    const card = this.chosen.find((one) => one.at?.card)?.at?.card;
    for (const { at } of this.chosen) {
      if (!at?.place || !at.resource) continue;
      const here = (places[at.place] ??= {});
      here[at.resource] = (here[at.resource] || 0) + 1;
    }
    this.screen.gesture({ intents: [{ pay: card ? { ...places, card } : places }] });
  }

  /** @param {string} place */
  tapPlace(place) {
    const here = this.things.filter((thing) => thing.at?.place === place);
    if (!here.length) this.screen.choosePlace(place);
    else if (this.most > 1) {
      const free = here.find((thing) => this.free(thing));
      if (free && here.length === 1) this.add(free);
    } else this.screen.choosePlace(place);
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    this.tapPlace(place);
  }
}
