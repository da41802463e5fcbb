// The companion beside a real board: whatever the game waits for, from laying out to the scores.

import { announce, el, icon } from "../base/dom.js";
import { keepTicks, say, store, ticks } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { showEnd } from "../game/end_scene.js";
import { Fight } from "../game/fight.js";
import { ResultSheet, resultRead, unreadResult } from "../game/fight_result.js";
import { besideList, Reference } from "../game/reference.js";
import { PlaceCard } from "../game/place_card.js";
import { seatChips } from "../game/seats.js";
import { unlock } from "./aloud.js";
import { automaSheet } from "./automa_turn.js";
import { stayAwake } from "./awake.js";
import { bonusSheet } from "./bonus_sheet.js";
import { Correcting } from "./correcting.js";
import { guideAgain, showGuide } from "./guided.js";
import { lineText } from "./line_list.js";
import { isOpen } from "./lists.js";
import { Moving } from "./moving.js";
import { Needs } from "./needs.js";
import { Outbox } from "./outbox.js";
import { openCard, ownTurn } from "./own_turn.js";
import { pageOver } from "./pages_over.js";
import { away, resumeSheet } from "./resume.js";
import { Rewriting } from "./rewriting.js";

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
    /** The line that is open. */
    this.opened = "";
    /** The encounter whose card was asked for by itself, once. */
    this.met = "";
    this.outbox = new Outbox(
      game.id,
      (body) => this.deliver(body),
      () => this.top || this.render(),
    );
    this.outbox.flush();
    /** The combat that a person has gone to, where more units could still follow. */
    this.fighting = "";
    /** Whether the scores were asked for though the tile of the structure bonus is not known. */
    this.counted = false;
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
    if (!(this.top instanceof PlaceCard || this.top instanceof Reference || this.top instanceof Rewriting))
      this.render();
    this.outbox.flush();
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
    else if (view.checklist && isOpen(this, view.checklist)) this.carryOut(view.checklist);
    else if (unreadResult(game.id, view)) this.result();
    else if (view.end) this.over(view.end);
    else if (this.waiting() && view.decision) this.fight();
    else this.own();
    showGuide(this);
  }

  /** The own turn; where the character has met an encounter or the Factory, its card is asked for at once. */
  own() {
    const { view } = this;
    ownTurn(this);
    const met = view.open && view.decision ? `${view.game.turn} ${view.open.place}` : "";
    if (!met || met === this.met) return;
    this.met = met;
    if (view.open) openCard(this, view.open);
  }

  people() {
    return this.view.seats.filter((seat) => seat.player === "human");
  }

  several() {
    return this.people().length > 1;
  }

  /** An act with whose it is. @param {Record<string, unknown>} did */
  byWhom(did) {
    return this.several() ? { ...did, seat: this.seat } : did;
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
    this.top = new ResultSheet(game, /** @type {Api.FightResult} */ (view.result), null, () => {
      resultRead(game.id, view);
      this.render();
    });
  }

  /** @param {Api.Checklist} list */
  carryOut(list) {
    const first = store.settings.steps && list.key === this.view.story?.key && !ticks(this.game.id, list.key).size;
    if (first && this.view.links?.why && this.explained !== list.key) {
      this.explained = list.key;
      go(this.view.links.why);
      return;
    }
    this.game.frame.size("list");
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

  /** @param {Api.EndScene} end */
  over(end) {
    const { bonus } = this.view;
    if (bonus && !this.counted) {
      bonusSheet(this, bonus, () => {
        this.counted = true;
        go(`#/g/${this.game.id}/end`);
      });
      return;
    }
    showEnd(this.game, end, [{ label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo() }]);
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

  /**
   * Report something; without a connection it waits on this device.
   * @param {Client.Body} body
   * @param {string} [text] what it is, in words
   */
  async report(body, text = say("told_so_far")) {
    const before = this.game.revision;
    const answer = await this.game.act(body, () => {
      this.outbox.offline = true;
      this.outbox.add(body, text);
      this.game.frame.refuse(null);
      this.render();
    });
    if (answer && this.game.revision === before) this.render();
    const last = this.view.lines?.[this.view.lines.length - 1];
    if (answer && last) announce(lineText(last));
    return answer;
  }

  /** What waited is sent; null while there is still no connection. @param {Client.Body} body */
  async deliver(body) {
    if (!this.view || this.game.busy) return null;
    let lost = false;
    const answer = await this.game.act(body, () => {
      lost = true;
    });
    if (lost || this.game.revision < 0) return null;
    this.outbox.offline = false;
    return Boolean(answer);
  }

  /** What would follow; null without a connection. @param {Client.Body} body */
  async tryOut(body) {
    try {
      const found = await this.game.tryOut(body);
      this.outbox.offline = false;
      return found;
    } catch {
      this.outbox.offline = true;
      return null;
    }
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

  /** The guided first turn once more. */
  guide() {
    guideAgain();
    this.render();
  }

  corrected() {
    this.correcting = false;
    this.render();
  }

  /** @param {Client.Route} here */
  route(here) {
    const change = () => Rewriting.open(this, Number(here.rest[0]), () => go(`#/g/${this.game.id}`));
    return pageOver(this, here, { change });
  }
}
