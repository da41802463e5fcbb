// The companion beside a real board: whatever the game waits for, from laying out to the scores.

import { el, icon } from "../base/dom.js";
import { keepTicks, say, store, ticks } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { Why } from "../game/why.js";
import { Fight } from "../game/fight.js";
import { ResultSheet, resultRead, unreadResult } from "../game/fight_result.js";
import { besideList, Reference } from "../game/reference.js";
import { PlaceCard } from "../game/place_card.js";
import { SeatCard } from "../game/seat_card.js";
import { seatChips, seatRows } from "../game/seats.js";
import { unlock } from "./aloud.js";
import { automaSheet } from "./automa_turn.js";
import { stayAwake } from "./awake.js";
import { Correcting } from "./correcting.js";
import { Moving } from "./moving.js";
import { Needs } from "./needs.js";
import { ownTurn } from "./own_turn.js";
import { away, resumeSheet } from "./resume.js";

export class Screen {
  /** The last one shown. @type {Client.TableView} */
  view;

  /** @param {import("../game/game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** A sheet on top of the usual one; it may take the taps. @type {Client.Sheet|null} */
    this.top = null;
    this.moving = new Moving(this);
    /** Whose steps are told, where several people play. @type {string} */
    this.seat = "";
    this.more = false;
    this.correcting = false;
    this.resuming = away(game.id);
    /** @type {Set<string>} */
    this.closed = new Set();
    this.telling = "";
    /** The combat that a person has gone to, where more units could still follow. */
    this.fighting = "";
    stayAwake();
    /** The list whose reasons were shown step by step. */
    this.explained = "";
  }

  /** @param {Client.TableView} view */
  show(view) {
    this.view = view;
    this.moving.drop();
    if (!this.waiting()) this.fighting = "";
    away(this.game.id, true);
    this.game.frame.corner.replaceChildren(seatChips(this.game, view));
    besideList(this.game);
    if (!(this.top instanceof PlaceCard || this.top instanceof Reference)) this.render();
  }

  /** Whatever the game waits for. */
  render() {
    const { view, game } = this;
    this.top = null;
    this.moving.drop();
    game.frame.size("whole");
    game.board.crop();
    game.board.draw("");
    game.frame.stage.parentElement?.classList.toggle("correcting", this.correcting);
    if (this.correcting) this.top = new Correcting(this);
    else if (this.resuming && view.decision && view.game.at) resumeSheet(this);
    else if (view.checklist && this.isOpen(view.checklist)) this.carryOut(view.checklist);
    else if (unreadResult(game.id, view)) this.result();
    else if (view.game.over) this.over();
    else if (this.waiting() && view.decision) this.fight();
    else ownTurn(this);
  }

  /** The combat to be fought now: an Automa's at once, one's own when its attackers are complete. */
  waiting() {
    const { fight, fights = [] } = this.view;
    if (!fight) return null;
    if (fight.sides[0].player === "automa") return fight;
    return fights.find((one) => one.place === this.fighting) || null;
  }

  fight() {
    const fight = /** @type {Api.Fight} */ (this.waiting());
    const back = () => {
      this.fighting = "";
      this.render();
    };
    this.top = new Fight(this.game, this.view, fight, this.fighting ? back : null);
  }

  /** How a combat ended, where nothing has to be carried out. */
  result() {
    const { game, view } = this;
    this.top = new ResultSheet(game, /** @type {Api.FightResult} */ (view.result), () => {
      resultRead(game.id, view);
      this.render();
    });
  }

  /** Whether a list still has lines to carry out; who only looks on has none. @param {Api.Checklist} list */
  isOpen(list) {
    if (!list.items.length || this.closed.has(list.key) || !(this.view.decision || this.view.game.over)) return false;
    return ticks(this.game.id, list.key).size < list.items.length;
  }

  /** @param {Api.Checklist} list */
  carryOut(list) {
    const first = store.settings.steps && list.key === this.view.story?.key && !ticks(this.game.id, list.key).size;
    if (first && this.view.links?.why && this.explained !== list.key) {
      this.explained = list.key;
      go(this.view.links.why);
      return;
    }
    this.top = automaSheet(this, list);
  }

  /** Close a list, ticked or not. @param {string} key */
  finished(key) {
    this.closed.add(key);
    this.render();
  }

  /** The last list once more, from its first line. */
  again() {
    const list = this.view.checklist;
    this.resuming = false;
    if (!list) {
      this.render();
      return;
    }
    keepTicks(this.game.id, list.key, new Set());
    this.closed.delete(list.key);
    this.render();
  }

  over() {
    const { frame, board, id } = this.game;
    frame.ask(say("game_over"));
    frame.show(el("p", {}, spans(this.view.title)), seatRows(this.game, this.view.seats));
    frame.offer([
      { label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo() },
      { label: say("scores"), act: () => go(`#/g/${id}/end`), id: "scores" },
    ]);
    board.mark([]);
  }

  /** What the app noticed, as hints that block nothing. @param {Api.Text[]} problems */
  problems(problems) {
    return problems.map((text) => el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(text))));
  }

  /** A step as text. @param {string[]} texts */
  tell(...texts) {
    const attack = this.view.decision?.options.find(
      (option) => option.action === texts[0] && option.id.startsWith("fight"),
    );
    if (attack) {
      this.fighting = attack.at?.place || "";
      this.render();
      return null;
    }
    if (texts[0].startsWith("automa")) unlock();
    this.telling = texts[texts.length - 1];
    return this.game.act({ intents: texts.map((text) => ({ tell: text })) });
  }

  /** A step that needs more is asked for it and sent again. @param {Client.Refusal} refusal */
  needs(refusal) {
    if (this.top instanceof Fight) this.top.needs(refusal);
    else this.top = new Needs(this.game, refusal, this.telling, () => this.render());
  }

  /** @param {Api.Piece} piece @param {string} place */
  tapPiece(piece, place) {
    if (this.top?.tapPlace) this.top.tapPlace(place);
    else if (!this.view.decision) go(`#/g/${this.game.id}/place/${place}`);
    else this.moving.tapPiece(piece, place);
  }

  /** @param {string} place */
  tapPlace(place) {
    if (this.top?.tapPlace) this.top.tapPlace(place);
    else if (this.moving.selected) this.moving.to(place);
    else go(`#/g/${this.game.id}/place/${place}`);
  }

  /** Change anything without consequences, until it is said that all is corrected. */
  correct() {
    this.correcting = true;
    this.resuming = false;
    this.render();
  }

  corrected() {
    this.correcting = false;
    this.render();
  }

  /** @param {Client.Route} here */
  async route(here) {
    const back = () => go(`#/g/${this.game.id}`);
    if (here.page === "game") this.render();
    else if (here.page === "again") {
      go(`#/g/${this.game.id}`, true);
      this.again();
    } else if (here.page === "place") this.top = await PlaceCard.open(this.game, here.rest[0], back);
    else if (here.page === "seat")
      this.top = new SeatCard(
        this.game,
        this.view.seats.find((seat) => seat.key === here.rest[0]),
        back,
      );
    else if (here.page === "sheet") this.top = await Reference.open(this.game, here.rest, back);
    else if (here.page === "why")
      this.top = await Why.open(this.game, Number(here.rest[0]), Number(here.rest[1]), back);
  }
}
