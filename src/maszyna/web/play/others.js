// The turns of others since one's own last action: which of them are still to be played, before the result of a combat
// and after it, and then one line for each above the next question.

import { el, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";
import { rewound, seatsBefore } from "../board/player.js";
import { foughtOn, unreadResult } from "../game/fight_result.js";
import { seatChips } from "../game/seats.js";
import { aroundFight } from "./around_fight.js";
import { fitting } from "./free_room.js";
import { pace, stepsOf, Story } from "./story.js";

/** @typedef {import("./story.js").Part} Part */

export class Others {
  /** @param {Client.Screen} screen @param {import("../game/game.js").Game} game */
  constructor(screen, game) {
    this.screen = screen;
    this.game = game;
    /** What is to be played before the next question. @type {Part[]} */
    this.playing = [];
    /** What comes after the result of a combat. @type {Part[]} */
    this.later = [];
    /**
     * Before the combat whose result is shown, and after it.
     * @type {import("../game/fight_result.js").Boards|null}
     */
    this.boards = null;
    this.opened = false;
  }

  /**
   * The board of a new view, before what others did is played or a combat is revealed. Nothing is played on a page that
   * has just been opened or is not looked at.
   * @param {Client.View} view
   * @param {Client.View|undefined} last the view before
   */
  staged(view, last) {
    this.leave();
    const news = this.news(view);
    const moves = this.opened && !document.hidden && pace() !== "off";
    this.opened = true;
    this.playing = moves ? news : [];
    this.later = [];
    this.boards = null;
    const result = unreadResult(this.game.id, view);
    if (result) {
      const { before, during, after } = aroundFight(this.playing, Boolean(view.fight));
      this.playing = before;
      this.later = after;
      const stood = { board: boardBefore(view, after), seats: seatsBefore(view.seats, stepsOf(after)) };
      const steps = [...during, ...after];
      const began = { board: boardBefore(view, steps), seats: seatsBefore(view.seats, stepsOf(steps)) };
      const fought = before.length ? null : foughtOn(last, result, stood);
      this.boards = fought || (during.length ? { before: began, after: stood } : null);
      if (this.boards && !before.length) return this.boards.before.board;
    }
    return this.boardNow(view);
  }

  /** With all that is still to be played not done yet. @param {Client.View} view */
  boardNow(view) {
    const steps = [...this.playing, ...this.later];
    return steps.length ? boardBefore(view, steps) : view.board;
  }

  /** The result of a combat has been read: what came after it follows. */
  goOn() {
    this.playing = this.later;
    this.later = [];
  }

  /**
   * The parts of a view's turns that are new, which are seen from now on.
   * @param {Client.View} view
   * @returns {Part[]}
   */
  news(view) {
    const turns = view.story?.turns || [];
    if (!turns.length) {
      if (view.game.actions < this.seen(view).at) sessionStorage.removeItem(this.seenKey(view)); // they were taken back
      return [];
    }
    const since = `${turns[0].n} ${turns[0].seat} ${turns[0].at}`;
    const seen = this.seen(view);
    let left = since === seen.since ? seen.shown : 0;
    const shown = turns.reduce((sum, turn) => sum + turn.steps.length, 0);
    sessionStorage.setItem(this.seenKey(view), JSON.stringify({ since, shown, at: turns[0].at }));
    const parts = turns.map((turn) => {
      const first = Math.min(left, turn.steps.length);
      left -= first;
      return { turn, first };
    });
    return parts.filter(({ turn, first }) => first < turn.steps.length);
  }

  /** @param {Client.View} view */
  seenKey(view) {
    return `turns ${this.game.id} ${view.you || ""}`;
  }

  /** The turns that were shown last, and how many of their steps: a visit to another page and an undo change nothing.
   *  @param {Client.View} view @returns {{since: string, shown: number, at: number}} */
  seen(view) {
    return JSON.parse(sessionStorage.getItem(this.seenKey(view)) || '{"since": "", "shown": 0, "at": 0}');
  }

  /** Plays what is new, if there is anything. @param {(parts: Part[]) => void} played */
  play(played) {
    if (!this.playing.length) return null;
    const { game } = this;
    const seats = seatsBefore(game.view.seats, stepsOf([...this.playing, ...this.later]));
    const ended = () => {
      const parts = this.playing;
      this.playing = [];
      game.frame.settle();
      game.board.show(this.boardNow(game.view), [], true);
      game.frame.stage.classList.toggle("owned", Boolean(game.view.end));
      this.chips(game.view);
      played(parts);
    };
    return new Story(game, this.playing, ended, seats);
  }

  /**
   * The numbers of the others, as they are before what is still to be played.
   * @param {Client.View} view
   * @param {Api.Seat[]} [seats]
   */
  chips(view, seats = seatsBefore(view.seats, stepsOf([...this.playing, ...this.later]))) {
    this.game.frame.corner.replaceChildren(el("div", { class: "play-chip" }, seatChips(this.game, { ...view, seats })));
  }

  /** A turn once more, from the board it began on. @param {Api.FilmTurn} turn */
  again(turn) {
    const { view, board } = this.game;
    const turns = view.story?.turns || [];
    const later = turns.slice(turns.indexOf(turn)).map((one) => ({ turn: one, first: 0 }));
    board.show(boardBefore(view, later), [], true);
    this.playing = [{ turn, first: 0 }];
    this.later = [];
    this.screen.render();
  }

  /** Above the question: what changed in each turn, once more, and why; without motion the arrows of all ways. */
  lines() {
    const { game } = this;
    const turns = game.view.story?.turns || [];
    game.frame.story.replaceChildren(...turns.map((turn) => this.line(turn)));
    if (pace() === "off" && turns.length)
      game.board.draw(turns.flatMap((turn) => turn.steps.map((step) => step.svg || "")).join(""));
  }

  /** @param {Api.FilmTurn} turn */
  line(turn) {
    const { view, id } = this.game;
    const seat = view.seats.find((one) => one.key === turn.seat);
    return el(
      "div",
      { class: "story-line", data: { turn: `${turn.n} ${turn.seat}` } },
      seat?.art ? art(seat.art, { class: "line-art small" }) : null,
      el("span", { class: "grow", title: seat?.name }, spans(turn.line)),
      iconButton(say("again"), "again", () => this.again(turn), "flat"),
      turn.why
        ? el("a", { class: "why-link", href: `#/g/${id}/why/${turn.why.at}/${turn.why.choice}`, text: say("why") })
        : null,
      ...this.reasons(turn),
    );
  }

  /** Why an opponent that thinks played a turn, once it is over: unfolds below the line. @param {Api.FilmTurn} turn */
  reasons(turn) {
    const { story, fight } = this.game.view;
    const step = story?.steps.find((one) => one.event === "reasons" && one.seat === turn.seat);
    const last = story?.turns?.filter((one) => one.seat === turn.seat).at(-1);
    if (!step || fight || turn !== last) return [];
    const text = el("p", { class: "story-reasons", hidden: true }, spans(step.say));
    const show = () => {
      text.hidden = !text.hidden;
      why.setAttribute("aria-expanded", String(!text.hidden));
      fitting(this.game.frame.body);
    };
    const why = el("button", { type: "button", class: "why-link", onclick: show }, say("why"));
    why.setAttribute("aria-expanded", "false");
    return [why, text];
  }

  /** Another view or page has come: nothing goes on by itself. */
  leave() {
    if (this.screen.top instanceof Story) this.screen.top.leave();
  }
}

/** The board before these parts. @param {Client.View} view @param {Part[]} parts @returns {Client.Board} */
const boardBefore = (view, parts) => ({ ...view.board, pieces: rewound(view.board.pieces, stepsOf(parts)), marks: [] });
