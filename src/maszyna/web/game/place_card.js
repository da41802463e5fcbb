// A place in words, with what lies there; at a table every amount can be corrected with + and −.

import { el, icon, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

export class PlaceCard {
  /** What is on top then: the card, unless it was closed before it came. @param {import("./game.js").Game} game @param {string} key @param {() => void} done */
  static async open(game, key, done) {
    const card = new PlaceCard(game, key, done);
    return (await card.load()) ? card : game.screen.top;
  }

  /** @param {import("./game.js").Game} game @param {string} key @param {() => void} done */
  constructor(game, key, done) {
    this.game = game;
    this.key = key;
    this.done = done;
  }

  async load() {
    const answer = await call("GET", `games/${this.game.id}/place?key=${this.key}`);
    const [shown, key] = location.hash.split("/").slice(-2);
    if (shown !== "place" || key !== this.key) return false;
    if (answer.status !== 200) { this.game.frame.refuse(answer.document.detail); return true; }
    const page = answer.document;
    const { frame, board } = this.game;
    frame.ask(page.title);
    frame.show(...page.says.map((/** @type {any} */ text) => el("p", {}, spans(text))),
      el("div", {}, ...page.rows.map((/** @type {any} */ row) => this.row(row))),
      ...(page.problems || []).map((/** @type {any} */ text) => el("p", { class: "problem" }, icon("warn"), spans(text))));
    frame.offer([{ label: say("close"), sign: "close", tone: "back", act: this.done },
      { label: say("done"), act: this.done, id: "corrected" }]);
    board.mark([{ place: this.key, kind: "selected" }]);
    board.draw("");
    frame.question.focus();
    return true;
  }

  /** @param {any} row */
  row(row) {
    const acts = Boolean(this.game.view.decision || this.game.view.game.over && this.game.view.you);
    const step = (/** @type {string} */ text) => this.game.act({ intents: [{ tell: text }] }).then((answer) => answer && this.load());
    return el("div", { class: "row line", data: { row: row.key } }, row.art ? art(row.art, { class: "line-art" }) : null, el("span", { class: "grow" }, spans(row.label)),
      el("span", { class: "stepper" },
        row.less && acts ? iconButton(`${plain(row.label)} −`, "minus", () => step(row.less)) : null, el("output", { text: String(row.value) }),
        row.more && acts ? iconButton(`${plain(row.label)} +`, "plus", () => step(row.more)) : null));
  }

  /** @param {string} place */
  tapPlace(place) {
    location.hash = `#/g/${this.game.id}/place/${place}`;
  }
}
