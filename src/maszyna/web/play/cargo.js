// An airship at a stop: what comes off and what goes on, all on one sheet; a tap on the board flies on.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain } from "../base/spans.js";
import { loadSheet, workersOnly } from "../game/load.js";
import { Travel } from "./travel.js";
import { turnChips } from "./draft.js";

/** @type {Api.Cargo} */
const NOTHING = { unload: [], load: [], room: 0, stops: false };

export class Cargo extends Travel {
  get cargo() {
    return this.screen.view.cargo || NOTHING;
  }

  /** What is handled here, as the request wants it. */
  handled() {
    const chosen = (/** @type {Record<string, number>|undefined} */ load) =>
      Object.fromEntries(Object.entries(load || {}).filter(([, amount]) => amount));
    return { unload: chosen(this.off), load: chosen(this.on) };
  }

  sheet() {
    const { cargo } = this;
    const { frame } = this.game;
    /** @type {Record<string, number>} */
    this.off = {};
    /** @type {Record<string, number>} */
    this.on = {};
    this.note = el("p", { class: "note", role: "status" });
    const part = (
      /** @type {string} */ key,
      /** @type {Api.Load[]} */ kinds,
      /** @type {(load: Record<string, number>) => void} */ changed,
      /** @type {(kind: string, load: Record<string, number>) => number} */ cap,
      words = key,
    ) => (kinds.length ? el("section", { data: { cargo: key } }, loadSheet(kinds, changed, say(words), cap)) : null);
    frame.show(
      turnChips(this.screen),
      this.note,
      part(
        "set_down",
        cargo.unload,
        (load) => {
          this.off = { ...load };
        },
        (kind) => (this.on?.[kind] ? 0 : Infinity),
        workersOnly(cargo.unload) ? "set_down_workers" : "set_down",
      ),
      part(
        "take_aboard",
        cargo.load,
        (load) => {
          this.on = { ...load };
        },
        (kind, load) => this.room(kind, load),
      ),
      this.stays() ? null : el("p", { class: "soft", text: say("tap_place") }),
      this.screen.around(),
    );
  }

  /**
   * How many of a kind still go aboard beside the others; what comes off here does not go on again.
   * @param {string} kind
   * @param {Record<string, number>} load
   */
  room(kind, load) {
    const all = (/** @type {Record<string, number>} */ amounts) =>
      Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
    /** @type {Record<string, number>} */
    const off = this.off || {};
    return off[kind] ? 0 : this.cargo.room + all(off) - (all(load) - load[kind]);
  }

  /** Whether the flight may end here. */
  stays() {
    return this.cargo.stops || !this.way().reach.length;
  }

  /** @param {string} key */
  select(key) {
    super.select(key);
    this.game.frame.ask(say("at_this_stop"), plain(this.decision.hint));
    this.game.frame.offer([
      this.screen.back(),
      ...(this.stays()
        ? [
            {
              label: say(this.cargo.stops ? "stop_here" : "done"),
              id: "cargo-done",
              act: () => this.screen.gesture({ intents: [{ cargo: { ...this.handled(), stop: true } }] }),
            },
          ]
        : []),
    ]);
  }

  /** @param {Api.Way} to */
  go(to) {
    this.screen.gesture({
      intents: [{ cargo: this.handled() }, { travel: { piece: this.selected?.key, via: to.via, to: to.to } }],
    });
  }
}
