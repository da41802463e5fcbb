// An airship at a stop: what comes off and what goes on, all on one sheet; a tap on the board flies on.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain } from "../base/spans.js";
import { loadSheet } from "../game/load.js";
import { Travel } from "./travel.js";
import { turnChips } from "./draft.js";

export class Cargo extends Travel {
  /** What is handled here, as the request wants it. */
  handled() {
    const chosen = (/** @type {any} */ load) => Object.fromEntries(Object.entries(load || {}).filter(([, amount]) => amount));
    return { unload: chosen(this.off), load: chosen(this.on) };
  }

  sheet() {
    const { cargo } = this.screen.view;
    const { frame } = this.game;
    /** @type {Record<string, number>} */
    this.off = {};
    /** @type {Record<string, number>} */
    this.on = {};
    this.note = el("p", { class: "note", role: "status" });
    const part = (/** @type {string} */ key, /** @type {any[]} */ kinds, /** @type {(load: any) => void} */ changed, /** @type {(kind: string, load: any) => number} */ cap) =>
      kinds.length ? el("section", { data: { cargo: key } }, loadSheet(kinds, changed, say(key), cap)) : null;
    frame.show(turnChips(this.screen), this.note,
      part("set_down", cargo.unload, (load) => { this.off = { ...load }; }, (kind) => (this.on?.[kind] ? 0 : Infinity)),
      part("take_aboard", cargo.load, (load) => { this.on = { ...load }; }, (kind, load) => this.room(kind, load)),
      this.stays() ? null : el("p", { class: "soft", text: say("tap_place") }), this.screen.around());
  }

  /** How many of a kind still go aboard beside the others; what comes off here does not go on again. @param {string} kind @param {Record<string, number>} load */
  room(kind, load) {
    const all = (/** @type {Record<string, number>} */ amounts) => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
    /** @type {Record<string, number>} */
    const off = this.off || {};
    return off[kind] ? 0 : this.screen.view.cargo.room + all(off) - (all(load) - load[kind]);
  }

  /** Whether the flight may end here. */
  stays() {
    return this.screen.view.cargo.stops || !this.pieces[this.selected.key].reach.length;
  }

  /** @param {string} key */
  select(key) {
    super.select(key);
    const { cargo, decision } = this.screen.view;
    this.game.frame.ask(say("at_this_stop"), plain(decision.hint));
    this.game.frame.offer([this.screen.back(),
      ...(this.stays() ? [{ label: say(cargo.stops ? "stop_here" : "done"), id: "cargo-done", act: () => this.screen.gesture({ intents: [{ cargo: { ...this.handled(), stop: true } }] }) }] : [])]);
  }

  /** @param {any} to */
  go(to) {
    this.screen.gesture({ intents: [{ cargo: this.handled() }, { travel: { piece: this.selected.key, via: to.via, to: to.to } }] });
  }
}
