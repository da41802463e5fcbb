// A game looked back at, the oldest first: by step and by turn, played, with the values of everybody at that moment; an
// address for every moment.

import { announce } from "../base/dom.js";
import { Board } from "../board/board.js";
import { Player } from "../board/player.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, taps } from "../base/spans.js";
import { Film } from "./film.js";
import { ReplayFrame, SPEEDS } from "./replay_frame.js";
import { shareMoment } from "./share_moment.js";

const BETWEEN = 200; // milliseconds between two turns

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const [first, film, review] = await Promise.all([
    call("GET", `games/${here.game}?at=0`),
    call("GET", `games/${here.game}/film`),
    call("GET", `games/${here.game}/review`),
  ]);
  for (const answer of [first, film]) if (answer.status !== 200) throw new Refused(refusal(answer));
  const { view } = first.document;
  return new Replay(
    root,
    here,
    view,
    new Film(film.document, view.you, review.status === 200 ? review.document : null),
  );
}

class Replay {
  /** @param {HTMLElement} root @param {Client.Route} here @param {Client.View} first @param {Film} film */
  constructor(root, here, first, film) {
    this.root = root;
    this.id = here.game;
    this.film = film;
    this.speed = 1;
    this.playing = false;
    this.timer = 0;
    /** Steps before the turn that is played. */
    this.before = 0;
    this.board = new Board({ tapPlace: () => this.stop(), tapPiece: () => this.stop() });
    this.frame = new ReplayFrame(root, this.board.node, film, {
      leave: () => go(`#/g/${this.id}`),
      to: (at) => this.to(at),
      toTurn: (n) => this.to(film.at(n, 0)),
      by: (steps) => this.by(steps),
      byTurn: (turns) => this.to(film.turnStart(turns)),
      jump: (kind) => this.jump(kind),
      speed: (speed) => this.setSpeed(speed),
      toggle: () => this.toggle(),
      share: () => this.share(),
      playOn: () => this.playOn(),
    });
    this.board.show({ ...first.board, pieces: film.start, marks: [] }, [], true);
    this.board.own(film.land, film.seats);
    this.player = new Player(this.board, {
      step: (number) => this.stepped(number),
      tracks: (tracks, forwards) => {
        film.count(tracks, forwards);
        if (this.playing && tracks.length) this.frame.update(true, this.speed); // not only with the next step
      },
      land: (land, forwards) => this.hold(land, forwards),
      ended: () => this.turnEnded(),
    });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener("keydown", this.keys);
    taps.tap = (span) => span.place && this.board.mark([{ place: span.place, kind: "selected" }]);
    this.route(here);
  }

  leave() {
    this.stop();
    this.player.leave();
    removeEventListener("keydown", this.keys);
  }

  /** @param {Client.Route} here */
  route(here) {
    if (here.game !== this.id || here.page !== "replay") return false;
    this.to(here.rest.length ? this.film.at(Number(here.rest[0]), Number(here.rest[1])) : 0);
    return true;
  }

  /** The moment after so many steps, at once. @param {number} wanted */
  to(wanted) {
    const { film, player } = this;
    this.stop();
    player.clear();
    const goal = Math.max(0, Math.min(film.length, wanted));
    for (; film.now < goal; film.now += 1) player.forwards(film.steps[film.now].step, 0);
    for (; film.now > goal; film.now -= 1) player.back(film.steps[film.now - 1].step);
    const step = film.steps[film.now - 1]?.step;
    player.clear();
    if (step?.path) player.ends(step.path);
    if (step?.kind === "narrow") player.narrow(step);
    this.board.draw(step?.svg || "");
    this.draw();
  }

  /** @param {Api.LandChange[]} land @param {boolean} forwards */
  hold(land, forwards) {
    if (!land.length) return;
    this.film.hold(land, forwards);
    this.board.own(this.film.land, this.film.seats);
  }

  /** A step on is played, a step back only shown. @param {number} steps */
  by(steps) {
    const { film, player } = this;
    const next = film.steps[film.now]?.step;
    this.stop();
    if (steps !== 1 || !next) {
      this.to(film.now + steps);
      return;
    }
    this.board.draw("");
    player.forwards(next, player.alone(next) / this.speed);
    film.now += 1;
    this.draw();
  }

  /** @param {"fight"|"star"|"mark"} kind */
  jump(kind) {
    const places = this.film.marks(kind);
    this.to(places.find((at) => at > this.film.now) ?? places[0] ?? this.film.now);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    this.player.speed = speed;
    this.player.pace("normal");
    this.draw();
  }

  toggle() {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.film.now >= this.film.length) this.to(0);
    this.playing = true;
    this.playTurn();
    this.draw();
  }

  playTurn() {
    const here = this.film.steps[this.film.now];
    if (!here) {
      this.stop();
      return;
    }
    this.before = this.film.now - here.number;
    this.board.draw("");
    this.player.play(here.turn.steps, "normal", here.number);
  }

  /** A step of the turn that is played begins. @param {number} number */
  stepped(number) {
    if (!this.playing) return;
    this.film.now = this.before + number + 1;
    this.draw();
  }

  turnEnded() {
    if (this.playing) this.timer = window.setTimeout(() => this.playTurn(), BETWEEN / this.speed);
  }

  stop() {
    const was = this.playing;
    this.playing = false;
    window.clearTimeout(this.timer);
    this.player.stop();
    if (was) this.draw();
  }

  draw() {
    const { n, step } = this.film.place();
    this.frame.update(this.playing, this.speed);
    history.replaceState(null, "", `#/g/${this.id}/replay/${n}/${step}`);
    this.root.dataset.route = location.hash;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { film } = this;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.by(-1),
      ArrowRight: () => this.by(1),
      ArrowUp: () => this.to(film.turnStart(-1)),
      ArrowDown: () => this.to(film.turnStart(1)),
      Home: () => this.to(0),
      End: () => this.to(film.length),
      " ": () => this.toggle(),
      f: () => this.jump("fight"),
      s: () => this.jump("star"),
      m: () => this.jump("mark"),
      o: () => this.frame.owners(),
      Escape: () => go(`#/g/${this.id}`),
    };
    const speed = SPEEDS[Number(event.key) - 1];
    const act = keys[event.key] || (speed ? () => this.setSpeed(speed) : null);
    const presses =
      event.key === " " && event.target instanceof window.HTMLElement && event.target.closest("button, summary");
    if (!act || presses) return;
    event.preventDefault();
    act();
    announce(`${this.frame.head.textContent} ${this.frame.count.textContent}`);
  }

  /** The game up to here becomes a copy; the old one stays as it is. */
  async playOn() {
    const save = await call("GET", `games/${this.id}/save`);
    const actions = save.document?.actions?.slice(0, this.film.steps[this.film.now - 1]?.step.at ?? 0);
    const answer = save.status === 200 ? await call("POST", "games", { save: { ...save.document, actions } }) : save;
    if (answer.status === 201) go(`#/g/${answer.document.id}`);
    else this.frame.badge.textContent = refusal(answer);
  }

  share() {
    this.stop();
    const { n, step, name } = this.film.place();
    const what = plain(this.film.steps[this.film.now - 1]?.step.say);
    const scores = this.film.seats.map((seat) => `${seat.name} ${this.film.scored()[seat.key].score}`).join(" : ");
    shareMoment(this.root, this.board, {
      path: `games/${this.id}/code?turn=${n}&step=${step}`,
      name: `maszyna-${n}-${step}`,
      text: `${name ? `${say("turn_n", { n })}, ${name}: ${what}` : say("first_position")}\n${scores}`,
    });
  }
}
