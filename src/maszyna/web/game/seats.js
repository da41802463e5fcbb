// Seats: a chip with the tracks that matter, and a card with everything that may be known of one.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans, taps } from "../base/spans.js";
import { hand } from "../play/cards.js";
import { costs } from "../play/mat.js";

const SHORT = ["power", "coins", "stars", "progress", "glory"];
const STRIP = ["power", "popularity", "coins", "cards", "stars"];
const TERMS = { power: "track.power", popularity: "track.popularity", coins: "track.coins", cards: "track.combat_cards", stars: "track.stars", tracker: "track.tracker" };

/** The opponent's chip on the board. @param {import("./game.js").Game} game @param {any} view */
export function seatChips(game, view) {
  const other = view.seats.find((/** @type {any} */ seat) => seat.player === "automa") || view.seats.find((/** @type {any} */ seat) => seat.key !== view.you) || view.seats[0];
  return el("button", { type: "button", class: "chip-seat", "aria-label": say("seat_of", { name: other.name }), onclick: () => go(`#/g/${game.id}/seat/${other.key}`) },
    other.art ? art(other.art, { class: "line-art small" }) : el("strong", { text: other.name }),
    ...other.tracks.filter((/** @type {any} */ track) => SHORT.includes(track.key)).map(track));
}

/** @param {any} one */
export function track(one) {
  const value = one.most ? `${one.value}/${one.most}` : String(one.value);
  return el("span", { class: "track", title: `${one.name} ${value}`, "aria-label": `${one.name} ${value}`, data: { track: one.key } },
    STRIP.includes(one.key) ? icon(one.key) : el("span", { class: "soft", text: one.name }), String(one.value));
}

/** The own tracks above a question; a tap opens the whole mat. @param {import("./game.js").Game} game @param {any} seat */
export function ownStrip(game, seat) {
  if (!seat) return null;
  return el("button", { type: "button", class: "own-strip", "aria-label": say("seat_of", { name: seat.name }), onclick: () => go(`#/g/${game.id}/seat/${seat.key}`) },
    seat.art ? art(seat.art, { class: "line-art small" }) : null,
    ...seat.tracks.filter((/** @type {any} */ one) => STRIP.includes(one.key)).map(track),
    ...(seat.hand?.length ? [el("span", { class: "soft", text: `(${seat.hand.join(" ")})` })] : []));
}

/** All seats with their tracks, each a link to its card. @param {import("./game.js").Game} game @param {any[]} seats */
export function seatRows(game, seats) {
  return el("ul", { class: "lines" }, ...seats.map((seat) => el("li", {},
    el("button", { type: "button", class: "seat-row", data: { seat: seat.key }, onclick: () => go(`#/g/${game.id}/seat/${seat.key}`) },
      seat.art ? art(seat.art, { class: "line-art small" }) : null,
      el("strong", { class: "grow", text: seat.name }), el("span", { class: "tracks" }, ...seat.tracks.filter((/** @type {any} */ one) => STRIP.includes(one.key) || SHORT.includes(one.key)).map(track))))));
}

export class SeatCard {
  /** @param {import("./game.js").Game} game @param {any} seat @param {() => void} done */
  constructor(game, seat, done) {
    const { frame } = game;
    if (!seat) { done(); return; }
    frame.size("small");
    game.board.mark([]);
    game.board.draw("");
    frame.ask(seat.name, seat.score === undefined ? "" : say("score_now", { n: seat.score }));
    frame.show(
      el("div", { class: "tracks" }, ...seat.tracks.map((/** @type {any} */ one) => this.track(one))),
      seat.automa ? this.automa(seat.automa) : null,
      hand(seat),
      seat.mat ? this.mat(seat) : null,
      seat.star_list ? this.stars(seat.star_list) : null,
      this.part("abilities", (seat.abilities || []).map((/** @type {any} */ one) => this.line(one.name, one.says, one.on ? "" : say("locked"), !one.on))),
      this.part("structures", (seat.buildings || []).map((/** @type {any} */ one) => this.line(one.name, one.says, one.place ? "" : say("not_built"), !one.place))),
      seat.tiers ? this.tiers(seat) : null,
      this.inPlay(game.view.in_play, seat),
      seatRows(game, game.view.seats.filter((/** @type {any} */ other) => other !== seat)));
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: done }]);
    frame.question.focus();
  }

  /** @param {any} one */
  track(one) {
    const term = /** @type {Record<string, string>} */ (TERMS)[one.key];
    const inside = [track(one), el("span", { class: "soft", text: one.most ? `/${one.most}` : "" })];
    return term ? el("button", { type: "button", class: "track-line", onclick: () => taps.tap({ t: one.name, term }) }, ...inside) : el("span", { class: "track-line" }, ...inside);
  }

  /** @param {string} key @param {(Node|null)[]} lines */
  part(key, lines) {
    return lines.length ? el("section", {}, el("h2", { text: say(key) }), ...lines) : null;
  }

  /** @param {string} name @param {any} says @param {string} more @param {boolean} pale */
  line(name, says, more, pale) {
    return el("p", { class: pale ? "soft" : "" }, el("strong", { text: name }), more ? ` (${more})` : "", ": ", spans(says));
  }

  /** The rows of the mat with costs, recruits and what they give. @param {any} seat */
  mat(seat) {
    return this.part("mat", seat.mat.map((/** @type {any} */ section) => el("div", { class: "mat-line" },
      el("p", {}, el("strong", { text: section.name }), ": ", spans(section.top.say)),
      el("p", {}, el("strong", { text: section.bottom.name }), " ", costs(section), " ", el("span", { class: "soft" }, spans(section.bottom.says))),
      section.bottom.recruit?.on ? el("p", { class: "met" }, icon("tick"), spans(section.bottom.recruit.says)) : null,
      section.art ? art(section.art, { class: "card-small" }) : null)));
  }

  /** Every star: how far it is, what is missing. @param {any[]} stars */
  stars(stars) {
    return this.part("stars_missing", stars.map((one) => el("p", { class: ["star-line", one.placed && "met"], title: plain(one.says) },
      icon(one.placed ? "tick" : "stars"), el("span", { class: "grow", text: one.name }), el("span", { text: one.placed ? say("star_placed") : `${one.have}/${one.need}` }))));
  }

  /** @param {any} seat */
  tiers(seat) {
    return this.part("tiers", seat.tiers.map((/** @type {any} */ one, /** @type {number} */ number) => el("p", { class: number + 1 === seat.tier ? "met" : "soft", text: say("tier_line", one) })));
  }

  /** The star card space by space, the deck and what has left it. @param {any} automa */
  automa(automa) {
    const spaces = Array.from({ length: automa.spaces || 0 }, (_, space) => el("li", {
      class: ["space", space === automa.tracker && "here", space === automa.scheme_two && "two"] },
    automa.star_spaces.includes(space) ? icon("stars") : String(space)));
    return el("section", {}, el("h2", { text: `${say("star_card")}: ${automa.level}` }),
      automa.spaces ? el("ol", { class: "star-card" }, ...spaces) : null,
      el("p", { class: "soft", text: [automa.next_star === null ? "" : say("next_star", { space: automa.next_star }), say(automa.water ? "water_open" : "water_closed"), say("deck_left", { cards: automa.deck })].filter(Boolean).join(" · ") }),
      automa.discards?.length ? el("p", { class: "soft", text: `${say("discards")}: ${automa.discards.join(", ")}` }) : null);
  }

  /** Tiles of The Wind Gambit and the structure bonus, with where their texts are from. @param {any} play @param {any} seat */
  inPlay(play, seat) {
    if (!play) return null;
    const tiles = play.tiles.filter((/** @type {any} */ tile) => !tile.seat || tile.seat === seat.key);
    return this.part("in_play", [
      play.bonus ? this.line(play.bonus.name, play.bonus.says, "", false) : null,
      ...tiles.map((/** @type {any} */ tile) => el("div", {}, el("p", {}, el("strong", { text: tile.head })), ...tile.says.map((/** @type {any} */ text) => el("p", { class: "soft" }, spans(text))))),
      ...play.missions.map((/** @type {any} */ one) => el("p", {}, el("strong", { text: `${say("open_objectives")}: ` }), spans(one.says))),
      ...play.countdown.map((/** @type {any} */ text) => el("p", {}, spans(text))),
    ].filter((node) => node !== null));
  }

  tapPlace() {}
}
