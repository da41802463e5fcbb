// One game on the screen: asks for its view, shows the screen it calls for, sends what was tapped, follows other pages.

import { announce, el, styles } from "../base/dom.js";
import { Board } from "../board/board.js";
import { Frame } from "./frame.js";
import { gameDocument, screenOf } from "./screens.js";
import { rollTracks } from "./seats.js";
import { call, refusal, Refused, say, store } from "../base/store.js";
import { go, route } from "../base/route.js";
import { plain, taps } from "../base/spans.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("game/game.css");
  const game = new Game(root, here.game);
  await game.start(here);
  return game;
}

/** What every screen of a game works with. */
export class Game {
  /** Since the first answer. @type {Client.View} */
  view;
  /** The same. @type {Client.Screen} */
  screen;

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.revision = -1;
    this.busy = false;
    this.board = new Board({
      tapPlace: (key) => this.screen?.tapPlace?.(key),
      tapPiece: (piece, place) => this.screen?.tapPiece?.(piece, place),
      mine: (piece) => Boolean(piece.of.find((unit) => this.view?.travel?.pieces[unit])),
      hold: (key) => go(`#/g/${id}/place/${key}`),
    });
    this.frame = new Frame(
      root,
      this.board.node,
      () => import("./menu.js").then(({ openMenu }) => openMenu(this)),
      () => import("./menu.js").then(({ openLayers }) => openLayers(this)),
    );
    this.frame.onCovered((pixels) => this.board.slide(pixels));
    const ground = sessionStorage.getItem(`ground ${id}`);
    if (ground) this.board.ground(JSON.parse(ground)); // it never changes: there at once, the pieces follow
    taps.tap = (span) => this.tapped(span);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener("keydown", this.keys);
    /** The last revision that was heard of. */
    this.heard = -1;
    this.stop = store.port.subscribe(id, (revision) => {
      this.heard = revision;
      if (this.view && revision > this.revision && !this.busy) this.refresh(); // the first view is on its way
    });
  }

  /** @param {Client.Route} here */
  async start(here) {
    const answer = await gameDocument(this.id);
    if (answer.status !== 200) throw new Refused(refusal(answer));
    await this.applyView(answer.document.view, answer.document.revision, here);
    if (this.heard > this.revision) await this.refresh();
  }

  leave() {
    this.screen?.leave?.();
    this.stop();
    removeEventListener("keydown", this.keys);
  }

  /** The same game under another address: a sheet on top. @param {Client.Route} here */
  route(here) {
    if (here.game !== this.id || !["game", "place", "seat", "sheet", "why", "again", "change"].includes(here.page))
      return false;
    this.screen?.route?.(here);
    return true;
  }

  /** @param {Client.View} view @param {number} revision @param {Client.Route} [here] */
  async applyView(view, revision, here) {
    if (this.view?.page !== view.page) {
      // once for a game; after that an answer and what it shows come in one go
      const { Screen } = await screenOf(view.page);
      if (this.view?.page !== view.page) this.screen = new Screen(this); // two answers may have waited for it
    }
    if (revision < this.revision) return; // a later one was faster
    if (this.view) rollTracks(this.view.seats, view.seats);
    this.view = view;
    this.revision = revision;
    this.frame.stage.parentElement?.setAttribute("data-revision", String(revision));
    this.frame.stage.parentElement?.setAttribute("data-page", view.page);
    this.frame.stage.style.setProperty("--ratio", String(view.board.box[2] / view.board.box[3]));
    this.frame.stage.classList.remove("then");
    const board = this.screen.staged?.(view) || view.board;
    this.frame.stage.classList.toggle("owned", Boolean(view.end) && board === view.board); // not before it is played
    this.board.show(board);
    sessionStorage.setItem(
      `ground ${this.id}`,
      JSON.stringify({ box: view.board.box, layers: view.board.layers.slice(0, 1) }),
    );
    this.board.reach(Object.values(view.travel?.pieces || {}).flatMap((piece) => piece.reach.map((way) => way.to)));
    this.screen.show(view);
    if (here && here.page !== "game") this.screen.route?.(here);
    // what the screen shows: a list comes before the next question
    announce(this.frame.question.textContent || plain(view.title));
    this.root.dataset.revision = String(revision); // what is on the screen now, for whoever drives the page
  }

  async refresh() {
    const answer = await call("GET", `games/${this.id}`);
    // what lies on top stays
    if (answer.status === 200) await this.applyView(answer.document.view, answer.document.revision, route());
  }

  /**
   * Send actions or intents; all of them are taken or none. With `unless` they may only have been tried.
   * @param {Client.Body} body
   * @param {() => void} [offline] what happens without a connection
   * @returns {Promise<Client.Tried|null>} the answer, or null if refused
   */
  async act(body, offline = () => this.frame.refuse(say("offline"))) {
    if (this.busy) return null;
    this.busy = true;
    const thinks = setTimeout(() => this.frame.stage.classList.add("thinks"), 200); // the chip of who thinks breathes
    /** @type {Client.Body|null} */
    let again;
    try {
      const answer = await call("POST", `games/${this.id}/actions`, { revision: this.revision, ...body });
      if (answer.status === 200 && answer.document.done === false) return answer.document;
      const found = await this.onAnswer(answer);
      if (answer.status !== 409) return found;
      again = await (await import("./conflict.js")).tryAgain(this, body);
    } catch {
      offline();
      return null;
    } finally {
      clearTimeout(thinks);
      this.frame.stage.classList.remove("thinks");
      this.busy = false;
    }
    return again && this.act(again, offline);
  }

  /** What would follow; nothing is kept. @param {Client.Body} body @returns {Promise<Client.Tried|null>} */
  async tryOut(body) {
    const answer = await call("POST", `games/${this.id}/try`, { revision: this.revision, ...body });
    return answer.status === 200 ? answer.document : (await this.onAnswer(answer), null);
  }

  /** @param {number} [steps] @param {number} [keep] how many of them are taken again, all but the first ones */
  async undo(steps = this.view?.undo.last || 1, keep = 0) {
    if (!this.view.undo.can) {
      this.frame.refuse(this.view.undo.say);
      return;
    }
    if (this.busy) return;
    this.busy = true; // the event of this undo must not replace the list of what to put back
    try {
      await this.onAnswer(
        await call("POST", `games/${this.id}/undo`, { revision: this.revision, steps, ...(keep ? { keep } : {}) }),
      );
    } finally {
      this.busy = false;
    }
  }

  /** What has not been confirmed yet goes first: it is what one decided last. */
  undoOne() {
    if (this.screen.top?.undo) this.screen.top.undo();
    else this.undo();
  }

  /** Take again what was undone last. */
  async redo() {
    if (this.busy || !this.view.redo.can) return;
    this.busy = true;
    try {
      await this.onAnswer(await call("POST", `games/${this.id}/redo`, { revision: this.revision }));
    } finally {
      this.busy = false;
    }
  }

  /** @param {Client.Answer} answer */
  async onAnswer(answer) {
    const found = answer.document;
    if (answer.status === 200) {
      for (const text of found.told || []) announce(plain(text));
      await this.applyView(found.view, found.revision);
      return found;
    }
    if (answer.status === 409) {
      await this.applyView(found.view, found.revision);
      this.frame.refuse(say("conflict"));
    } else if (answer.status === 422 && found.needs) this.screen.needs?.(found);
    else this.frame.refuse(found.say || found.detail || found.title);
    return null;
  }

  /** @param {Api.Span} span */
  tapped(span) {
    if (span.place) go(`#/g/${this.id}/place/${span.place}`);
    else if (span.seat) go(`#/g/${this.id}/seat/${span.seat}`);
    else this.explain(span);
  }

  /** What a term or a rule means, on a tap. @param {Api.Span} span */
  async explain(span) {
    if (span.rule) return this.explainRule(span.rule);
    const answer = await call("GET", `terms?key=${encodeURIComponent(span.term || span.t)}`);
    if (answer.status === 200) this.frame.note(`${plain(answer.document.title)}: ${plain(answer.document.says)}`);
  }

  /** Its text where one reads, with a way to the turns it decided. @param {string} rule */
  async explainRule(rule) {
    const answer = await call("GET", `rules/${encodeURIComponent(rule)}`);
    if (answer.status !== 200) return;
    const more = el("a", { href: `#/g/${this.id}/sheet/rules/${rule}`, text: say("rule_turns") });
    this.frame.note(el("span", {}, `${plain(answer.document.title)}: ${plain(answer.document.says)}`, more));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement && event.target.type !== "checkbox") return;
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.undoOne();
      return;
    }
    const again = event.key.toLowerCase() === "y" || (event.shiftKey && event.key.toLowerCase() === "z");
    if ((event.ctrlKey || event.metaKey) && again) {
      event.preventDefault();
      this.redo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.screen.top?.onKey?.(event)) event.preventDefault();
    else if (event.key === "Escape") this.escape();
    else if (event.key === "Enter" && this.isFree(event)) this.frame.primary();
    else if (event.key === "u") this.undoOne();
    else if (event.key === "w" && this.view.links?.why) go(this.view.links.why);
  }

  /** Whether a key is meant for nothing else: no button has the focus, no menu is open. @param {KeyboardEvent} event */
  isFree({ target, defaultPrevented }) {
    const taken = target instanceof HTMLElement && target.closest("button, a, input, select, textarea, summary");
    return !defaultPrevented && !taken && !this.root.querySelector(".pop");
  }

  /** Close what is on top. */
  escape() {
    const pop = this.root.querySelector(".pop");
    if (pop) {
      pop.remove();
      return;
    }
    if (location.hash === `#/g/${this.id}`) this.screen?.render?.();
    else go(`#/g/${this.id}`);
  }
}
