// Plays turns on a board: every step is shown once where it happens, and any of them can be left at once. Forwards and
// back are one operation: a step holds the pieces and tracks it changes as they were and as they are then.

import { svg } from "../base/dom.js";
import { sound } from "../base/sound.js";
import { drawMarks } from "./marks.js";
import { FADE, motion, PER_HEX, times } from "./pace.js";
import { middle, Sprites } from "./sprites.js";

/**
 * What a screen shows beside the board while a turn is played.
 * @typedef {object} Shown
 * @property {(number: number) => void} [step] the step with this number begins
 * @property {(tracks: Api.TrackChange[], forwards: boolean) => void} [tracks] numbers that change with it
 * @property {(land: Api.LandChange[], forwards: boolean) => void} [land] territories whose owner changes with it
 * @property {(seat: string, track: string) => Element|null} [target] where a number stands
 * @property {() => Element|null} [card] where gains come from
 * @property {() => void} ended the last step is over
 */

/** @typedef {import("./pace.js").Pace} Pace */
const FLIGHT = 300;
const STAR_FLIGHT = 600;
const SIGNS = ["power", "popularity", "coins", "cards", "stars"];

export class Player {
  /** @param {import("./board.js").Board} board @param {Shown} shown */
  constructor(board, shown) {
    this.board = board;
    this.shown = shown;
    this.sprites = new Sprites(board);
    this.fading = svg("g", { class: "film-marks" });
    board.marks.before(this.fading);
    /** @type {Api.FilmStep[]} */
    this.steps = [];
    /** How many of them have been made. */
    this.at = 0;
    /** @type {number[]} */
    this.times = [];
    this.timer = 0;
    this.due = 0;
    this.paused = false;
    this.speed = 1;
  }

  /** From a step of a turn on. @param {Api.FilmStep[]} steps @param {Pace} pace @param {number} [first] */
  play(steps, pace, first = 0) {
    this.stop();
    this.steps = steps;
    this.at = first;
    this.pace(pace);
    this.paused = false;
    this.next();
  }

  next() {
    if (this.at >= this.steps.length) {
      this.still();
      this.clear();
      this.shown.ended();
      return;
    }
    const ms = this.times[this.at];
    this.forwards(this.steps[this.at], ms);
    this.at += 1;
    this.wait(ms);
  }

  /** @param {number} ms */
  wait(ms) {
    this.board.node.classList.add("plays"); // the ground becomes a layer of its own, which no step paints again
    this.due = performance.now() + ms;
    this.timer = window.setTimeout(() => this.next(), ms);
  }

  /** From the next step on. @param {Pace} pace */
  pace(pace) {
    this.times = times(this.steps, pace).map((one) => one / this.speed);
  }

  /** How long a step is shown by itself. @param {Api.FilmStep} step */
  alone(step) {
    return times([step], "normal")[0];
  }

  /** @param {boolean} on */
  pause(on) {
    if (on === this.paused) return;
    this.paused = on;
    this.sprites.pause(on);
    if (on) {
      window.clearTimeout(this.timer);
      this.due -= performance.now();
    } else this.wait(Math.max(0, this.due));
  }

  /** The end of this turn, now. */
  finish() {
    this.stop();
    for (; this.at < this.steps.length; this.at += 1) this.forwards(this.steps[this.at], 0);
    this.clear();
    this.shown.ended();
  }

  /** Nothing moves any more; the step under way has been made. */
  stop() {
    this.still();
    window.clearTimeout(this.timer);
    this.sprites.finish();
  }

  /** Sharp at any zoom again. */
  still() {
    this.board.node.classList.remove("plays");
  }

  clear() {
    this.fading.replaceChildren();
    drawMarks(this.board.marks, [], []);
  }

  leave() {
    this.stop();
    this.sprites.node.remove();
    this.fading.remove();
  }

  /** One step on; within no time nothing moves. @param {Api.FilmStep} step @param {number} ms */
  forwards(step, ms) {
    const full = ms > 0 && motion() === "full";
    const seen = full ? this.measured(step) : null;
    this.shown.step?.(this.steps.indexOf(step));
    if (ms > 0) this.hear(step);
    if (step.kind === "narrow") {
      if (ms > 0) this.narrow(step);
      return;
    }
    if (step.kind !== "symbol") this.clear();
    if (step.kind === "walk" && step.path) this.ends(step.path);
    const { was = [], now = [] } = step.pieces || {};
    const nodes = this.board.pieces.change(was, now);
    if (seen) this.move(step, nodes, ms, seen);
    else if (ms > 0) {
      this.board.draw(step.svg || "");
      for (const { node } of nodes) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
    this.shown.tracks?.(step.tracks || [], true);
    this.shown.land?.(step.land || [], true);
  }

  /** One step back, without motion. @param {Api.FilmStep} step */
  back(step) {
    const { was = [], now = [] } = step.pieces || {};
    this.board.pieces.change(now, was);
    this.shown.tracks?.(step.tracks || [], false);
    this.shown.land?.(step.land || [], false);
  }

  /** Where a unit leaves and where it goes. @param {string[]} path */
  ends(path) {
    drawMarks(this.board.marks, this.board.view?.places || [], [
      { place: path[0], kind: "from" },
      { place: path[path.length - 1], kind: "to" },
    ]);
  }

  /**
   * Where things are on the screen, read before anything changes there: afterwards the page would be laid out twice.
   * @param {Api.FilmStep} step
   */
  measured(step) {
    const star = step.kind === "star";
    const home = step.place || step.to || "";
    const flights = (step.tracks || [])
      .filter(({ track, from, to }) => SIGNS.includes(track) && to > from && (!star || track === "stars"))
      .map(({ seat, track, from, to }) => ({
        token: { sign: track, text: `+${to - from}`, kind: star ? "star" : "gain" },
        target: this.shown.target?.(seat, track) || null,
      }));
    const start =
      (step.from === "card" && this.shown.card?.()) ||
      this.board.hits.querySelector(`[data-place="${home}"]`) ||
      this.shown.card?.();
    return {
      lens: step.pieces ? this.sprites.lens() : undefined,
      flights: flights.flatMap(({ token, target }) =>
        start && target ? [{ token, target, from: middle(start), to: middle(target) }] : [],
      ),
    };
  }

  /**
   * @param {Api.FilmStep} step
   * @param {import("./pieces.js").Drawn[]} nodes
   * @param {number} ms
   * @param {ReturnType<Player["measured"]>} seen
   */
  move(step, nodes, ms, { lens, flights }) {
    const places = this.board.view?.places || [];
    const along = (step.path || []).slice(1, -1).map((key) => places.find((place) => place.key === key));
    for (const { piece, node, from } of nodes) {
      if (!from) this.sprites.pop(node, piece, Math.max(ms, FLIGHT), lens);
      else if (from.place !== piece.place) {
        const between = step.kind === "walk" ? along.filter((place) => place !== undefined) : [];
        this.sprites.walk(node, piece, [from, ...between, piece], ms, lens);
      }
    }
    for (const flight of flights) this.sprites.fly(flight, flight.token.kind === "star" ? STAR_FLIGHT : FLIGHT);
  }

  /** Rings on what is left, with its value; the rest fades. @param {Api.FilmStep} step */
  narrow(step) {
    const places = this.board.view?.places || [];
    const left = new Set(step.left);
    const pale = places.filter((place) => !left.has(place.key));
    this.fading.replaceChildren(svg("path", { class: "film-pale", d: pale.map(({ x, y }) => hexagon(x, y)).join("") }));
    drawMarks(
      this.board.marks,
      places,
      [...left].map((place) => ({ place, kind: "left", step: step.value ?? undefined })),
    );
  }

  /** @param {Api.FilmStep} step */
  hear(step) {
    if (step.kind === "card") sound("card");
    else if (step.kind === "fight") sound("clash");
    else if (step.kind === "star") sound("star");
    else if (step.kind === "gain" || step.kind === "track") sound("gain");
    else if (step.kind === "walk") {
      const legs = Math.max(1, (step.path?.length || 2) - 1);
      for (let leg = 0; leg < legs; leg += 1) sound("step", (leg * PER_HEX) / 1000);
    }
  }
}

/**
 * The way of a unit once more, on a board where it has arrived: for a line of a list that says the same.
 * @param {import("./board.js").Board} board
 * @param {Api.FilmTurn[]} turns
 * @param {{from: string|null, to: string|null}} line
 */
export function playLine(board, turns, { from, to }) {
  const steps = turns.flatMap((turn) => turn.steps);
  const step = steps.find((one) => one.path && one.path[0] === from && one.path[one.path.length - 1] === to);
  const drawn = step && [...board.pieces.drawn.values()].find(({ piece }) => piece.of.includes(step.piece || ""));
  if (!step || !drawn || drawn.piece.place !== to || motion() !== "full") return;
  const ended = () => {
    player.leave();
    board.mark(board.marked); // those of the line
  };
  const player = new Player(board, { ended });
  const start = step.pieces?.was.find((piece) => piece.of.includes(step.piece || ""));
  const moves = { ...step, tracks: [] };
  player.move(moves, [{ ...drawn, from: start }], player.alone(step), player.measured(moves));
  player.hear(step);
  player.wait(player.alone(step));
}

/** @param {number} x @param {number} y */
const hexagon = (x, y) => `M${x} ${y - 60}l51.96 30v60l-51.96 30-51.96-30v-60Z`;

/**
 * The pieces of a board before these steps.
 * @param {Api.Piece[]} pieces
 * @param {Api.FilmStep[]} steps
 */
export function rewound(pieces, steps) {
  const found = new Map(pieces.map((piece) => [piece.key, piece]));
  for (const step of [...steps].reverse()) {
    for (const piece of step.pieces?.now || []) found.delete(piece.key);
    for (const piece of step.pieces?.was || []) found.set(piece.key, piece);
  }
  return [...found.values()];
}

/**
 * The seats before these steps, by their tracks.
 * @param {Api.Seat[]} seats
 * @param {Api.FilmStep[]} steps
 * @returns {Api.Seat[]}
 */
export function seatsBefore(seats, steps) {
  const changes = steps.flatMap((step) => step.tracks || []);
  return seats.map((seat) => ({
    ...seat,
    tracks: seat.tracks.map((track) => {
      const first = changes.find((one) => one.seat === seat.key && one.track === track.key);
      return first ? { ...track, value: first.from } : track;
    }),
  }));
}
