// A step that needs something only people know (a drawn card, revealed cards): asked for, then sent again.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";

const LISTS = ["revealed", "drawn", "drawn2", "cards"];
const HIGHEST_CARD = 5; // of the combat cards

export class Needs {
  /**
   * @param {import("../game/game.js").Game} game
   * @param {Client.Refusal} refusal
   * @param {string} step
   * @param {() => void} done
   * @param {(text: string) => unknown} [send] how the step goes out again
   */
  constructor(game, refusal, step, done, send = (text) => game.act({ intents: [{ tell: text }] })) {
    this.game = game;
    this.needs = refusal.needs;
    this.step = step;
    this.done = done;
    this.tell = send;
    /** @type {number[]} */
    this.values = [];
    game.frame.ask(refusal.say || refusal.detail);
    this.show();
  }

  show() {
    const many = LISTS.includes(this.needs.field);
    const least = many ? 2 : this.needs.field.startsWith("card") ? 1 : 0;
    const most = many ? HIGHEST_CARD : this.needs.most;
    const keys = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    this.game.frame.show(
      el(
        "div",
        { class: "keys" },
        ...keys.map((value) =>
          el("button", { type: "button", class: "keyb", text: String(value), onclick: () => this.give(value, many) }),
        ),
      ),
      many ? el("p", { class: "row" }, el("output", { text: this.values.join(", ") })) : null,
    );
    this.game.frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", act: this.done },
      ...(many && !this.needs.field.startsWith("drawn") ? [this.ending()] : []), // drawn cards are as many as asked for
    ]);
  }

  /** As many values as there are; without one it is an answer like the keys. */
  ending() {
    const some = this.values.length;
    const act = () => this.send(this.values.join(" ") || "none");
    return { label: say(some ? "tell" : "none"), id: "tell", tone: some ? "" : "quiet", act };
  }

  /** @param {number} value @param {boolean} many */
  give(value, many) {
    if (!many) {
      this.send(String(value));
      return;
    }
    this.values.push(value);
    if (this.needs.field.startsWith("drawn") && this.values.length === this.needs.most)
      this.send(this.values.join(" "));
    else this.show();
  }

  /** @param {string} value */
  send(value) {
    const { field } = this.needs;
    const text =
      field === "card" && this.step.startsWith("automa") ? `${this.step} ${value}` : `${this.step} ${field} ${value}`;
    this.tell(text);
  }
}
