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
    this.off = {};
    this.on = {};
    this.note = el("p", { class: "note", role: "status" });
    const part = (/** @type {string} */ key, /** @type {any[]} */ kinds, /** @type {(load: any) => void} */ changed) =>
      kinds.length ? el("section", { data: { cargo: key } }, loadSheet(kinds, changed, say(key))) : null;
    frame.show(turnChips(this.screen), this.note,
      part("set_down", cargo.unload, (load) => { this.off = { ...load }; }),
      part("take_aboard", cargo.load, (load) => { this.on = { ...load }; }), this.screen.around());
  }

  /** @param {string} key */
  select(key) {
    super.select(key);
    const { cargo, decision } = this.screen.view;
    const stays = cargo.stops || !this.pieces[key].reach.length;
    this.game.frame.ask(say("at_this_stop"), plain(decision.hint));
    this.game.frame.offer([this.screen.back(),
      ...(stays ? [{ label: say(cargo.stops ? "stop_here" : "done"), id: "cargo-done", act: () => this.screen.gesture({ intents: [{ cargo: { ...this.handled(), stop: true } }] }) }] : [])]);
  }

  /** @param {any} to */
  go(to) {
    this.screen.gesture({ intents: [{ cargo: this.handled() }, { travel: { piece: this.selected.key, via: to.via, to: to.to } }] });
  }
}
