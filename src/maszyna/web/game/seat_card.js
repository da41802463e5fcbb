// Everything that may be known of one seat, on one sheet.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans, taps } from "../base/spans.js";
import { seatRows, track } from "./seats.js";
import { hand, matColumns, part, popularityTrack, possessions, starCard, starCells } from "../play/overview.js";

const TERMS = { power: "track.power", popularity: "track.popularity", coins: "track.coins", cards: "track.combat_cards", stars: "track.stars", tracker: "track.tracker" };

export class SeatCard {
  /** @param {import("./game.js").Game} game @param {any} seat @param {() => void} done */
  constructor(game, seat, done) {
    const { frame } = game;
    if (!seat) { done(); return; }
    const explain = (/** @type {string} */ name, /** @type {any} */ says) => frame.note(`${name}: ${plain(says)}`);
    const score = seat.score === undefined ? "" : say("score_now", { n: seat.score });
    frame.size("small");
    game.board.mark([]);
    game.board.draw("");
    frame.ask(seat.name, [seat.mat_name, score].filter(Boolean).join(" · "));
    frame.show(el("div", { class: "seat-card" },
      el("div", { class: "tracks" }, ...seat.tracks.map((/** @type {any} */ one) => this.track(one))),
      seat.automa ? part("star_card", el("p", { class: "soft", text: seat.automa.level }), starCard(seat.automa)) : null,
      hand(seat),
      seat.mat ? matColumns(seat, explain) : null,
      seat.star_list ? starCells(seat, explain) : null,
      seat.tiers ? popularityTrack(seat, explain) : null,
      seat.abilities ? possessions(seat, explain) : null,
      this.inPlay(game.view.in_play, seat),
      seatRows(game, game.view.seats.filter((/** @type {any} */ other) => other !== seat))));
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: done }]);
    frame.question.focus();
  }

  /** @param {any} one */
  track(one) {
    const term = /** @type {Record<string, string>} */ (TERMS)[one.key];
    const inside = [track(one), el("span", { class: "soft", text: one.most ? `/${one.most}` : "" })];
    return term ? el("button", { type: "button", class: "track-line", onclick: () => taps.tap({ t: one.name, term }) }, ...inside) : el("span", { class: "track-line" }, ...inside);
  }

  /** Tiles of The Wind Gambit and the structure bonus, with where their texts are from. @param {any} play @param {any} seat */
  inPlay(play, seat) {
    if (!play) return null;
    const tiles = play.tiles.filter((/** @type {any} */ tile) => !tile.seat || tile.seat === seat.key);
    const line = (/** @type {string} */ head, /** @type {any[]} */ texts) => el("details", { class: "tile-line" }, el("summary", { text: head }), ...texts.map((text) => el("p", { class: "soft" }, spans(text))));
    return part("in_play",
      play.bonus ? line(play.bonus.name, [play.bonus.says]) : null,
      ...tiles.map((/** @type {any} */ tile) => line(tile.head, tile.says)),
      ...play.missions.map((/** @type {any} */ one) => el("p", {}, el("strong", { text: `${say("open_objectives")}: ` }), spans(one.says))),
      ...play.countdown.map((/** @type {any} */ text) => el("p", {}, spans(text))));
  }

  tapPlace() {}
}
