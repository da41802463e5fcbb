// What was chosen or dealt for this game, to be read at any time: player mats, tiles, the resolution, what is left.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { part } from "../play/overview.js";

/**
 * Tiles of The Wind Gambit and the structure bonus, with where their texts are from.
 * @param {Api.InPlay|undefined} play
 * @param {Api.Seat} [seat] only its own tiles, and those of everybody
 * @param {boolean} [open] their texts, too
 * @param {Api.Seat[]} [seats] whose tiles are named
 */
export function inPlay(play, seat, open = false, seats = []) {
  if (!play) return null;
  const tiles = seat
    ? play.tiles.filter((tile) => !tile.seat || tile.seat === seat.key)
    : play.tiles.filter((tile, number) => number === play.tiles.findIndex((one) => same(one, tile)));
  const owners = (/** @type {Api.TileInPlay} */ tile) =>
    seats.filter((one) => play.tiles.some((other) => other.seat === one.key && same(other, tile)));
  const named = (/** @type {Api.TileInPlay} */ tile) =>
    [
      owners(tile)
        .map((one) => one.name)
        .join(", "),
      tile.head,
    ]
      .filter(Boolean)
      .join(": ");
  const line = (/** @type {string} */ head, /** @type {Api.Text[]} */ texts) =>
    el(
      "details",
      { class: "tile-line", open },
      el("summary", { text: head }),
      ...texts.map((text) => el("p", { class: "soft" }, spans(text))),
    );
  return part(
    "in_play",
    play.bonus ? line(play.bonus.name, [play.bonus.says]) : null,
    ...tiles.map((tile) => line(named(tile), tile.says)),
    ...play.missions.map((one) => el("p", {}, el("strong", { text: `${say("open_objectives")}: ` }), spans(one.says))),
    ...play.countdown.map((text) => el("p", {}, spans(text))),
  );
}

/** Whether two tiles say the same. @param {Api.TileInPlay} one @param {Api.TileInPlay} other */
const same = (one, other) => one.head === other.head && one.says.map(plain).join() === other.says.map(plain).join();

export class InPlaySheet {
  /** @param {import("./game.js").Game} game @param {() => void} done */
  constructor(game, done) {
    const { frame, view } = game;
    const mats = view.seats.filter((seat) => seat.mat_name);
    frame.size("small");
    game.board.mark([]);
    game.board.draw("");
    frame.ask(say("in_play"));
    frame.show(
      el(
        "div",
        { class: "seat-card" },
        ...mats.map((seat) => el("p", {}, el("strong", { text: `${seat.name}: ` }), seat.mat_name ?? "")),
        inPlay(view.in_play, undefined, true, view.seats),
        view.in_play?.bonus ? null : el("p", { class: "soft", text: say("bonus_open") }),
      ),
    );
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: done }]);
    frame.question.focus();
  }

  tapPlace() {}
}
