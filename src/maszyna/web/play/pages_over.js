// Pages that lie over the question, such as a place or a seat: each comes when it is first looked at, and what it
// covers is there again when it is closed.

import { go } from "../base/route.js";

/** @typedef {{view: Client.View, sheet: Client.Sheet|null}} Covered */

export class PagesOver {
  /** @param {import("./play.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    this.game = screen.game;
    /** @type {Covered|null} */
    this.covered = null;
  }

  /** @param {Client.Route} here */
  async route(here) {
    const { game, screen, close } = this;
    const [first, second] = here.rest;
    const open = {
      place: async () => (await import("../game/place_card.js")).PlaceCard.open(game, first, close),
      seat: async () => {
        const { SeatCard } = await import("../game/seat_card.js");
        return new SeatCard(game, screen.seat(first), close);
      },
      sheet: async () => {
        if (first === "rules") return (await import("../game/reference.js")).Reference.open(game, here.rest, close);
        const { InPlaySheet } = await import("../game/in_play.js");
        return new InPlaySheet(game, close);
      },
      why: async () => (await import("../game/why.js")).Why.open(game, Number(first), Number(second), close),
    }[here.page];
    if (!open || screen.curtained()) {
      this.uncover();
      return;
    }
    if (!this.covered) {
      screen.top?.standStill?.();
      this.covered = { view: screen.view, sheet: screen.top };
    }
    screen.top = await open();
  }

  /** What one was about to confirm or had begun to choose stands there again, otherwise the question. */
  uncover() {
    const { covered, screen } = this;
    this.covered = null;
    if (covered?.view !== screen.view || !covered.sheet?.again) {
      this.game.board.show(screen.view.board); // the turn of a hint may stand there
      screen.render();
      return;
    }
    screen.top = covered.sheet;
    covered.sheet.again();
  }

  close = () => go(`#/g/${this.game.id}`);
}
