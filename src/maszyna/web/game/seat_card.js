// Everything that may be known of one seat, on one sheet.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, taps } from "../base/spans.js";
import { inPlay } from "./in_play.js";
import { seatRows, track } from "./seats.js";
import { hand, matColumns, part, popularityTrack, possessions, starCard, starCells } from "../play/overview.js";

const TERMS = {
  power: "track.power",
  popularity: "track.popularity",
  coins: "track.coins",
  cards: "track.combat_cards",
  stars: "track.stars",
  tracker: "track.tracker",
};

export class SeatCard {
  /** @param {import("./game.js").Game} game @param {Api.Seat|undefined} seat @param {() => void} done */
  constructor(game, seat, done) {
    const { frame } = game;
    if (!seat) {
      done();
      return;
    }
    const explain = (/** @type {string} */ name, /** @type {Api.Text} */ says) => frame.note(`${name}: ${plain(says)}`);
    const score = seat.score === undefined ? "" : say("score_now", { n: seat.score });
    frame.size("small");
    game.board.mark([]);
    game.board.draw("");
    frame.ask(seat.name, [seat.mat_name, score].filter(Boolean).join(" · "));
    frame.show(
      el(
        "div",
        { class: "seat-card" },
        el("div", { class: "tracks" }, ...seat.tracks.map((one) => this.track(one))),
        seat.automa
          ? part("star_card", el("p", { class: "soft", text: seat.automa.level }), starCard(seat.automa))
          : null,
        hand(seat),
        seat.mat ? matColumns(seat, explain) : null,
        seat.star_list ? starCells(seat, explain) : null,
        seat.tiers ? popularityTrack(seat, explain) : null,
        seat.abilities ? possessions(seat, explain) : null,
        inPlay(game.view.in_play, seat),
        seatRows(
          game,
          game.view.seats.filter((other) => other !== seat),
        ),
      ),
    );
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: done }]);
    frame.question.focus();
  }

  /** @param {Api.Track} one */
  track(one) {
    const term = /** @type {Record<string, string>} */ (TERMS)[one.key];
    const inside = [track(one), el("span", { class: "soft", text: one.most ? `/${one.most}` : "" })];
    return term
      ? el("button", { type: "button", class: "track-line", onclick: () => taps.tap({ t: one.name, term }) }, ...inside)
      : el("span", { class: "track-line" }, ...inside);
  }

  tapPlace() {}
}
