// A number of a track, typed by its digits: a correction, from which nothing follows.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";

const MOST = 9999;

export class DigitsSheet {
  /** @param {import("./table.js").Screen} screen @param {Api.Track} track */
  constructor(screen, track) {
    this.screen = screen;
    this.track = track;
    this.typed = "";
    this.show();
    screen.game.frame.question.focus({ preventScroll: true });
  }

  show() {
    const { frame, board } = this.screen.game;
    const { track, typed } = this;
    frame.ask(say("correct_number", { name: track.name }));
    frame.show(
      el(
        "div",
        { class: "digits" },
        el("output", { class: "typed", text: typed || String(track.value), "aria-label": track.name }),
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
          el("button", {
            type: "button",
            class: "keyb",
            data: { digit },
            text: String(digit),
            onclick: () => this.type(digit),
          }),
        ),
        el(
          "button",
          {
            type: "button",
            class: "keyb",
            "aria-label": say("take_back"),
            onclick: () => {
              this.typed = typed.slice(0, -1);
              this.show();
            },
          },
          icon("undo"),
        ),
      ),
    );
    frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", id: "cancel", act: () => this.screen.render() },
      { label: say("corrected"), id: "corrected", disabled: !typed, act: () => this.send() },
    ]);
    board.mark([]);
  }

  /** @param {number} digit */
  type(digit) {
    const longer = `${this.typed}${digit}`.replace(/^0+(?=\d)/, "");
    this.typed = Number(longer) <= (this.track.most || MOST) ? longer : String(digit);
    this.show();
  }

  send() {
    this.screen.top = null;
    const set = { seat: this.screen.seat, [this.track.key]: Number(this.typed) };
    return this.screen.report({ intents: [{ set }] }, this.track.name);
  }

  /** A tap beside the sheet would move a piece, and what was typed here would be lost. */
  tapPlace() {}
}
