// A game as one row of steps, and what everybody has after each of them.

import { say } from "../base/store.js";

/** A step among all, with its turn and its number there.
 * @typedef {{turn: Api.FilmTurn, step: Api.FilmStep, number: number}} Flat */

export class Film {
  /** @param {Api.Film} page @param {string|null} you @param {Api.Review|null} [review] as far as it is known */
  constructor(page, you, review = null) {
    this.review = review;
    /** By territory who controls it now. */
    this.land = new Map(Object.entries(page.land));
    this.seats = page.seats.map((seat) => (seat.key === you ? { ...seat, name: say("seat_you") } : seat));
    this.start = page.start.map((number) => page.pieces[number]);
    const whole = (/** @type {Api.PackedStep} */ step) => ({
      ...step,
      pieces: step.pieces && {
        was: step.pieces.was.map((number) => page.pieces[number]),
        now: step.pieces.now.map((number) => page.pieces[number]),
      },
    });
    /** @type {Api.FilmTurn[]} */
    this.parts = page.turns.map((turn) => ({ ...turn, steps: turn.steps.map(whole) }));
    /** @type {Flat[]} */
    this.steps = this.parts.flatMap((turn) => turn.steps.map((step, number) => ({ turn, step, number })));
    this.first = page.scores;
    this.now = 0; // steps that have been made
    this.turns = Math.max(0, ...this.parts.map((turn) => turn.n));
    /** By seat and track. @type {Map<string, number>} */
    this.values = new Map(
      this.seats.flatMap((seat) => seat.tracks.map((track) => [`${seat.key} ${track.key}`, track.value])),
    );
  }

  get length() {
    return this.steps.length;
  }

  /** @param {Api.TrackChange[]} tracks @param {boolean} forwards */
  count(tracks, forwards) {
    for (const { seat, track, from, to } of tracks) this.values.set(`${seat} ${track}`, forwards ? to : from);
  }

  /** @param {Api.LandChange[]} land @param {boolean} forwards */
  hold(land, forwards) {
    for (const { place, from, to } of land) {
      const owner = forwards ? to : from;
      if (owner) this.land.set(place, owner);
      else this.land.delete(place);
    }
  }

  /** The mark of a review on the turn that is under way. */
  marked() {
    const turn = this.steps[this.now - 1]?.turn;
    return turn?.seat === this.review?.seat
      ? this.review?.turns.find((one) => one.mark && one.n === turn?.n)
      : undefined;
  }

  /** How many steps lead to a step of a turn, counted through all seats. @param {number} n @param {number} step */
  at(n, step) {
    const before = this.steps.filter((one) => one.turn.n < n).length;
    const within = this.steps.filter((one) => one.turn.n === n).length;
    return before + Math.max(0, Math.min(within, step || 0));
  }

  /** Where the film stands: the turn, its step through all seats, and of this seat. */
  place() {
    const here = this.steps[this.now - 1];
    const n = here?.turn.n ?? 1;
    const step = this.now - this.steps.filter((one) => one.turn.n < n).length;
    const name = here ? this.seats.find((seat) => seat.key === here.turn.seat)?.name || here.turn.seat : "";
    return { n, step, name, number: here ? here.number + 1 : 0, of: here?.turn.steps.length || 0 };
  }

  /** The first step of another turn: of this one if it has begun, of the one before it otherwise. @param {number} by */
  turnStart(by) {
    const starts = this.steps.flatMap((one, at) => (one.number === 0 ? [at + 1] : []));
    if (by > 0) return starts.find((at) => at > this.now) ?? this.length;
    return [0, ...starts].reverse().find((at) => at < this.now) ?? 0;
  }

  /** After which steps there is a fight or a star, or a turn begins that a review has marked. @param {string} kind */
  marks(kind) {
    if (kind === "mark") {
      const marked = new Set(this.review?.turns.flatMap((turn) => (turn.mark ? [turn.n] : [])));
      const { seat } = this.review || {};
      return this.steps.flatMap(({ turn, number }, at) =>
        number === 0 && turn.seat === seat && marked.has(turn.n) ? [at + 1] : [],
      );
    }
    const found = this.steps.flatMap((one, at) =>
      one.step.kind === kind && (kind === "star" || one.step.place) ? [at + 1] : [],
    );
    // the beginning and the end of a fight are one
    return kind === "star"
      ? found
      : found.filter((at, index) => this.steps[found[index - 1] - 1]?.turn !== this.steps[at - 1].turn);
  }

  /** The turn whose end counts for the scores now. */
  scored() {
    const here = this.steps[this.now - 1];
    if (!here) return this.first;
    const at = this.parts.indexOf(here.turn);
    const done = here.number + 1 === here.turn.steps.length;
    return (done ? here.turn : this.parts[at - 1])?.scores || this.first;
  }

  /** The score of each seat after each turn. */
  curves() {
    return this.seats.map((seat) => {
      const after = new Map([[0, this.first[seat.key].score]]);
      for (const turn of this.parts) after.set(turn.n, turn.scores[seat.key].score);
      return { key: seat.key, name: seat.name, points: [...after].map(([n, score]) => ({ n, score })) };
    });
  }
}
