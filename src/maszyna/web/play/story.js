// The turns of others, played on the board one after the other: the card, every step as a line, Skip.

import { announce, el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { changeSettings, say, store } from "../base/store.js";
import { plain } from "../base/spans.js";
import { PACES } from "../board/pace.js";
import { Player } from "../board/player.js";
import { seatChips, track } from "../game/seats.js";

const BETWEEN = 200; // milliseconds between two turns

/** A turn and the step it is played from. @typedef {{turn: Api.FilmTurn, first: number}} Part */

/** Steps that have not been made yet. @param {Part[]} parts */
export const stepsOf = (parts) => parts.flatMap(({ turn, first }) => turn.steps.slice(first));

/** How turns are played. */
export const pace = () =>
  document.documentElement.dataset.motion === "none"
    ? "off"
    : /** @type {import("../board/pace.js").Pace} */ (store.settings.pace);

/** A turn that is looked at again is played even where turns are not. */
const played = () => (pace() === "off" && store.settings.motion !== "none" ? "normal" : pace());

export class Story {
  /**
   * @param {import("../game/game.js").Game} game
   * @param {Part[]} parts
   * @param {() => void} done
   * @param {Api.Seat[]} seats as they are before the first of them
   */
  constructor(game, parts, done, seats) {
    this.game = game;
    this.parts = parts;
    this.done = done;
    this.number = 0;
    this.timer = 0;
    /** @type {HTMLElement[]} */
    this.lines = [];
    /** By line how far the list is moved up for it. @type {Map<HTMLElement, number>|null} */
    this.tops = null;
    /** By step what narrowed. @type {Map<number, HTMLElement>} */
    this.narrows = new Map();
    /** The line of the step that is shown. @type {HTMLElement|null} */
    this.current = null;
    this.seats = seats;
    this.player = new Player(game.board, {
      step: (number) => this.line(number),
      tracks: (tracks) => this.roll(tracks),
      target: (seat, key) => this.chip(seat)?.querySelector(`[data-track="${key}"]`) || null,
      card: () => this.card || null,
      ended: () => this.ended(),
    });
    this.begin();
  }

  begin() {
    this.timer = 0;
    const { turn, first } = this.parts[this.number];
    this.show();
    announce(this.game.frame.question.textContent || "");
    this.player.play(turn.steps, played(), first);
  }

  show() {
    const { turn } = this.parts[this.number];
    const { frame } = this.game;
    const seat = this.seats.find((one) => one.key === turn.seat);
    frame.size("whole");
    frame.ask(say("film_turn", { name: seat?.name || turn.seat }));
    this.paces = el("button", { type: "button", class: "pace", onclick: () => this.otherPace() });
    replace(frame.count, this.paces);
    this.namePace();
    this.card = el(
      "div",
      { class: "film-card" },
      turn.card?.art
        ? art(turn.card.art, { class: "card-art" })
        : seat?.art
          ? art(seat.art, { class: "film-emblem" })
          : null,
    );
    this.lines = this.linesOf(turn.steps);
    this.current = null;
    this.list = el("ol", { class: "film-lines" }, ...new Set(this.lines));
    this.tops = null;
    frame.show(
      el(
        "div",
        { class: "film", onclick: () => this.tap() },
        this.card,
        el("div", { class: "film-window" }, this.list),
      ),
    );
    this.offer();
    this.chips(turn.seat);
  }

  /** A page is looked at: nothing goes on below it. */
  standStill() {
    window.clearTimeout(this.timer);
    if (!this.timer) this.player.pause(true);
  }

  /** After that, where it stood. */
  again() {
    if (this.timer) {
      this.begin();
      return;
    }
    this.show();
    const last = this.player.at - 1;
    for (const line of this.lines.slice(0, Math.max(0, last))) line.className = "done";
    if (last >= 0) this.line(last);
  }

  /** The line of each step; what narrows stands below the line before it. @param {Api.FilmStep[]} steps */
  linesOf(steps) {
    this.narrows.clear();
    /** @type {HTMLElement} */
    let line = el("li");
    return steps.map((step, number) => {
      const text = el("span", { text: plain(step.say) });
      if (step.kind !== "narrow") line = el("li", {}, text);
      else {
        if (!line.querySelector(".film-narrow")) line.append(el("small", { class: "film-narrow" }));
        line.querySelector(".film-narrow")?.append(text);
        this.narrows.set(number, text);
      }
      return line;
    });
  }

  offer() {
    const more = this.parts.length - this.number > 1;
    this.game.frame.offer([
      {
        label: say(this.player.paused ? "film_play" : "film_pause"),
        sign: this.player.paused ? "play" : "pause",
        tone: "back",
        act: () => this.pause(),
        id: "pause",
      },
      ...(more ? [{ label: say("skip_all"), tone: "quiet", act: () => this.skipAll(), id: "skip-all" }] : []),
      { label: say("skip"), sign: "skip", tone: "half", act: () => this.skip(), id: "go-on" },
    ]);
  }

  pause() {
    this.player.pause(!this.player.paused);
    this.offer();
  }

  otherPace() {
    changeSettings({ pace: PACES[(PACES.indexOf(pace()) + 1) % PACES.length] });
    this.namePace();
    if (pace() === "off") this.skipAll();
    else this.player.pace(played());
  }

  namePace() {
    if (this.paces) replace(this.paces, icon("play"), say(`pace_${pace()}`));
  }

  /** The chip of whoever's turn it is, with the numbers as they are by now. @param {string} seat */
  chips(seat) {
    const view = { ...this.game.view, seats: this.seats };
    this.game.frame.corner.replaceChildren(
      el("div", { class: "play-chip film-chip" }, seatChips(this.game, view, seat)),
    );
  }

  /** @param {string} seat */
  chip(seat) {
    return seat === this.parts[this.number]?.turn.seat ? this.game.frame.corner : null;
  }

  /** The line of a step is the current one; what narrows says so below it. @param {number} number */
  line(number) {
    const step = this.parts[this.number].turn.steps[number];
    const line = this.lines[number];
    if (!line || !this.list) return;
    if (line !== this.current) {
      if (this.current) this.current.className = "done";
      this.current = line;
      line.className = "now";
      window.requestAnimationFrame(() => this.scroll(line)); // once the page is laid out for this step anyway
    }
    if (step.kind === "narrow") this.narrowed(line, number);
    if (step.kind === "card") {
      const turns = document.documentElement.dataset.motion === "full";
      if (turns) this.card?.animate([{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { duration: 360 });
    }
    const lit = this.card?.querySelector(".lit")?.parentElement;
    for (const sign of this.card?.querySelectorAll(".sign-now") || []) sign.classList.remove("sign-now");
    if (step.symbol || step.from === "card")
      lit?.querySelector(step.symbol ? `.${step.symbol}` : ".gain")?.classList.add("sign-now");
    if (step.star) announce(plain(step.say), true);
  }

  /** Which of the criteria of a line counts now: all have their room from the beginning, so that no line moves.
   *  @param {HTMLElement} line @param {number} number */
  narrowed(line, number) {
    for (const one of line.querySelectorAll(".film-narrow > span"))
      one.classList.toggle("now", one === this.narrows.get(number));
  }

  /** Lines never change their height: where they stand is read once for a turn, and the list is moved, not scrolled,
   *  so that no step lays out the page. @param {HTMLElement} line */
  scroll(line) {
    const { list } = this;
    if (!list?.parentElement) return;
    if (!this.tops) {
      const [top, room] = [list.getBoundingClientRect().top, list.parentElement.clientHeight];
      const most = Math.max(0, list.offsetHeight - room);
      const below = (/** @type {HTMLElement} */ one) => one.getBoundingClientRect().top - top - room / 3;
      this.tops = new Map(this.lines.map((one) => [one, Math.min(most, Math.max(0, below(one)))]));
    }
    list.style.transform = `translateY(${-(this.tops.get(line) || 0)}px)`;
  }

  /** Numbers change at their step. @param {Api.TrackChange[]} tracks */
  roll(tracks) {
    for (const { seat, track: key, from, to } of tracks) {
      const one = this.seats.find((other) => other.key === seat)?.tracks.find((other) => other.key === key);
      if (!one) continue;
      one.value = to;
      const shown = this.chip(seat)?.querySelector(`[data-track="${key}"]`);
      shown?.replaceWith(track({ ...one, from }));
    }
  }

  ended() {
    const { turn } = this.parts[this.number];
    announce(plain(turn.line));
    this.number += 1;
    if (this.number < this.parts.length) this.timer = window.setTimeout(() => this.begin(), BETWEEN);
    else this.close();
  }

  skip() {
    if (this.number < this.parts.length && !this.timer) this.player.finish();
    else if (this.timer) {
      window.clearTimeout(this.timer);
      this.timer = 0;
      this.begin();
    }
  }

  skipAll() {
    window.clearTimeout(this.timer);
    this.player.stop();
    this.close();
  }

  close() {
    this.leave();
    this.done();
  }

  /** Another page or view has come: nothing goes on by itself. */
  leave() {
    window.clearTimeout(this.timer);
    this.player.leave();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key !== " " && event.key !== "Escape") return false;
    this.skip();
    return true;
  }

  /** A tap finishes what moves; while it is paused there is something to look at. */
  tap() {
    if (!this.player.paused) this.skip();
  }

  tapPlace() {
    this.tap();
  }

  tapPiece() {
    this.tap();
  }
}
