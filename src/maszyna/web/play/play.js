// The digital game: whatever the engine asks is answered on the board or on one sheet; nothing illegal can be tapped.

import { el } from "../base/dom.js";
import { hintsOn, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { Others } from "./others.js";
import { ResultSheet, resultRead, unreadResult } from "../game/fight_result.js";
import { ownStrip, seatRows } from "../game/seats.js";
import { decide } from "./deciding.js";
import { refusals } from "./options.js";
import { fitting, freeRoom } from "./free_room.js";
import { confirmSheet, turnChips } from "./draft.js";
import { curtain, unreadSince } from "./curtain.js";
import { draggable } from "./drag.js";
import { Lesson } from "./lesson.js";
import { PagesOver } from "./pages_over.js";
import { puzzleNote } from "./puzzle_note.js";
import { StarMoments } from "./stars.js";

export class Screen {
  /** The last one shown. @type {Client.View} */
  view;

  /** @param {import("../game/game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Client.Sheet|null} */
    this.top = null;
    this.last = "";
    /** @type {Others} */
    this.others = new Others(this, game);
    this.stars = new StarMoments(game);
    this.over = new PagesOver(this);
    this.lesson = new Lesson(this);
    draggable(game.board, {
      may: (place, event) => this.top?.mayDrag?.(place, event) ?? false,
      over: (place) => this.top?.dragOver?.(place),
      drop: (place) => this.top?.dragDrop?.(place),
    });
  }

  /** The board before what is played, or before a combat that is revealed. @param {Client.View} view */
  staged(view) {
    return Lesson.ends(view) ? view.board : this.others.staged(view, this.view);
  }

  leave() {
    this.others.leave();
  }

  /** @param {Client.View} view */
  show(view) {
    this.view = view;
    this.others.chips(view);
    if (view.end) import("../game/end_scene.js"); // while the last turn is played and the last result is read
    this.render();
    this.keepFocus();
  }

  /** Focus follows the question when what had it is gone. */
  keepFocus() {
    const now = document.activeElement;
    if (!now || now === document.body || !now.isConnected) this.game.frame.question.focus({ preventScroll: true });
  }

  /** The key under which the last story or list that this seat heard is remembered. @param {string} what */
  toldKey(what) {
    return `${what} ${this.game.id} ${this.view.you || ""}`;
  }

  render() {
    this.top = null;
    const { view, game } = this;
    game.frame.size("whole");
    game.board.pieces.select("", false);
    game.board.hover = null;
    game.board.crop(this.home());
    game.board.draw("");
    if (this.curtained()) {
      this.top = curtain(game, view, () => {
        this.last = view.curtain || "";
        this.render();
      });
      return;
    }
    if (view.puzzle?.answered) {
      go(`#/g/${game.id}/puzzle`, true); // what the others answer is no part of it
      return;
    }
    const result = unreadResult(game.id, view);
    if (result && !this.others.playing.length) {
      const goOn = () => {
        resultRead(game.id, view);
        this.others.goOn();
        this.render();
        this.keepFocus();
      };
      this.top = new ResultSheet(game, result, this.others.boards, goOn, {
        number: (seats) => this.others.chips(view, seats),
        decided: (below) => this.stars.above(below, view),
      });
      return;
    }
    this.top = this.lesson.render();
    if (this.top) return;
    this.top = this.others.play((parts) => this.played(parts));
    if (this.top) return;
    this.top = unreadSince(this);
    if (this.top) return;
    if (view.end) {
      this.end(view.end);
      return;
    }
    if (!view.decision) this.waiting();
    else decide(this, view.decision);
    this.news();
    this.fits(); // what the others did stands above it now
  }

  /** Around what is shown: notes, stars, lines of turns. */
  news() {
    const { view, game } = this;
    for (const text of view.problems) game.frame.note(spans(text));
    if (view.fight && view.decision?.secret) this.stars.later(view);
    else this.stars.show(view);
    this.others.lines();
  }

  /** What others did has been shown, their stars as well. @param {import("./story.js").Part[]} parts */
  played(parts) {
    for (const star of parts.flatMap(({ turn }) => turn.steps.map((step) => step.star)))
      if (star && star.seat !== this.view.you) this.stars.seen?.add(`${star.seat}-${star.count}`);
    if (this.view.since) sessionStorage.setItem(this.toldKey("since"), this.view.since.key);
    this.render();
    this.keepFocus();
  }

  /** Whether the next person has still to take the device: no page shows what is theirs until then. */
  curtained() {
    return Boolean(this.view.curtain) && this.view.curtain !== this.last;
  }

  /** The scores; a lesson goes on from them in its own way.
   *  @param {Api.EndScene} end @param {import("../game/frame.js").Act[]} [acts] @param {Client.Sheet|null} [top] */
  async end(end, acts, top = null) {
    const { view, game } = this;
    game.frame.offer([]); // what was read is done with
    const { showEnd } = await import("../game/end_scene.js");
    if (this.view !== view || this.top !== top) return; // something else has come meanwhile
    showEnd(game, end, view.undo.can ? [this.back()] : []);
    if (acts) game.frame.offer(acts);
    else this.news();
  }

  waiting() {
    const names = this.view.waiting_for.map((key) => this.seat(key)?.name || key);
    this.game.frame.ask(say("waiting_for", { who: names.join(", ") }));
    this.game.frame.show(ownStrip(this.game, this.own()), seatRows(this.game, this.view.seats));
    this.game.frame.offer([this.back()]);
    this.game.board.mark([]);
  }

  own() {
    return this.seat(this.view.you);
  }

  /** @param {string|null} [key] */
  seat(key) {
    return this.view.seats.find((seat) => seat.key === key);
  }

  /** A place where this seat has pieces: it stays in sight when the sheet rises. */
  home() {
    const mine = this.view.board.pieces.filter((piece) => piece.key.startsWith(`${this.view.you}.`));
    return mine[Math.floor(mine.length / 2)]?.place;
  }

  /**
   * The sheet of a decision: own tracks, the turn so far, the question's own part, what is not possible, and the seats.
   * @param {Api.Decision} decision
   * @param {...(Node|null)} parts
   */
  sheet(decision, ...parts) {
    this.game.frame.show(
      ownStrip(this.game, this.own()),
      puzzleNote(this.view),
      turnChips(this),
      decision.hint?.length ? el("p", { class: "soft" }, spans(decision.hint)) : null,
      ...parts,
      ...refusals(decision),
      this.around(decision.answer !== "section"),
    );
  }

  /** What else is worth seeing. @param {boolean} [mat] whether the own mat is not shown above already */
  around(mat = true) {
    return freeRoom(this.game, this.view, this.own(), mat);
  }

  /** As much of that as there is room for. */
  fits() {
    const { body } = this.game.frame;
    fitting(body);
    if (body.querySelector(":scope > .mat") && !body.querySelector(".star-moment")) body.scrollTop = body.scrollHeight;
  }

  back() {
    const { undo } = this.view;
    return {
      label: say("undo"),
      title: [plain(undo.say), undo.can ? plain(undo.until) : ""].filter(Boolean).join(" · "),
      sign: "undo",
      tone: "back",
      act: () => this.game.undo(undo.last || 1),
      disabled: !undo.can,
    };
  }

  /**
   * An option is taken at once, unless it shows something hidden or ends the turn: then it is confirmed.
   * @param {Api.Option} option
   */
  take(option) {
    if (option.reveals || option.ends) this.gesture({ actions: [option.action] });
    else this.game.act({ actions: [option.action] });
  }

  /** A gesture is done at once, unless it would show something hidden or end the turn: then it is confirmed.
   *  @param {Client.Body} body */
  async gesture(body) {
    const answer = await this.game.act({ ...body, unless: ["reveals", "ends"] });
    if (answer?.done !== false) return; // it is done, or the reason why not stands there
    const cancel = () => {
      this.game.board.show(this.view.board);
      this.render();
    };
    confirmSheet(this, answer, () => this.game.act(body), cancel);
    this.lesson.ahead(answer.view.lesson);
    this.keepFocus();
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    if (this.top?.tapPiece) {
      this.top.tapPiece(piece, place);
      return;
    }
    const option = this.view.decision?.options.find((one) => one.at?.piece && piece.of.includes(one.at.piece));
    if (option) this.take(option);
    else this.tapPlace(place);
  }

  /** @param {string} place */
  tapPlace(place) {
    if (this.top?.tapPlace) {
      this.top.tapPlace(place);
      return;
    }
    this.choosePlace(place);
  }

  /** @param {string} place */
  choosePlace(place) {
    const options = (this.view.decision?.options || []).filter((one) => one.at?.place === place);
    if (options.length === 1) {
      this.take(options[0]);
      return;
    }
    const refused = (this.view.decision?.refused || []).find((one) => one.at?.place === place);
    if (refused) this.game.frame.refuse(refused.why);
    else if (!options.length) go(`#/g/${this.game.id}/place/${place}`);
  }

  /** @param {Client.Route} here */
  route(here) {
    return this.over.route(here);
  }

  /** Whether hints are wanted; a puzzle and a lesson have their own, the first whole game has them. */
  hints() {
    const { lesson, puzzle } = this.view;
    return lesson ? lesson.guided : !puzzle && hintsOn(this.game.id);
  }
}
