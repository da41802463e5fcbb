// One mark of a review: the turn played and the better one, why, play on from here, make it a puzzle.

import { el, icon } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { PuzzleMaker } from "./puzzle_maker.js";
import { badge, marksOf, points } from "./review.js";
import { TwoTurns } from "./two_turns.js";

export class Mark extends TwoTurns {
  /** @param {HTMLElement} root @param {string} id @param {Api.Review} page @param {Api.TurnReview} turn */
  constructor(root, id, page, turn) {
    super(root, id, turn);
    this.page = page;
    this.turn = turn;
    this.puzzle = new PuzzleMaker(id, turn.n, page.seat);
  }

  /** @param {Api.Review} page */
  news(page) {
    this.page = page;
    const count = this.root.querySelector(".mark-count");
    if (count) count.textContent = this.count();
  }

  count() {
    const marks = marksOf(this.page);
    const at = marks.findIndex((one) => one.n === this.turn.n);
    return say("review_mark_of", { n: at + 1, m: marks.length });
  }

  draw() {
    const away = () => go(`#/g/${this.id}/review`);
    return this.drawWith(this.count(), away, this.head(), el("div", {}), this.body(), this.acts());
  }

  head() {
    const { turn } = this;
    const shares = { n: turn.n, before: Math.round(100 * turn.before), after: Math.round(100 * turn.played.chance) };
    return el(
      "header",
      { class: "sheet-head" },
      badge(turn),
      el("h1", { class: "question", id: "question", tabindex: -1, text: say("review_head", shares) }),
      el("strong", { class: "review-loss", text: say("review_points", { points: points(-turn.loss) }) }),
    );
  }

  body() {
    const { turn } = this;
    return el(
      "div",
      { class: "sheet-body" },
      this.turns("review_played", "review_better"),
      el("p", {}, spans(turn.say)),
      this.terms(),
      el("p", { class: "soft" }, spans(turn.noise)),
      this.puzzle.node,
    );
  }

  acts() {
    const marks = marksOf(this.page);
    const next = marks[(marks.findIndex((one) => one.n === this.turn.n) + 1) % marks.length];
    return el(
      "div",
      { class: "acts" },
      this.puzzle.button(),
      el(
        "button",
        {
          class: "act back",
          id: "next-mark",
          "aria-label": say("review_next"),
          disabled: marks.length < 2,
          onclick: () => go(`#/g/${this.id}/review/${next.n}`, true),
        },
        icon("next"),
      ),
      el("button", { class: "act", id: "play-on", text: say("play_on_from_here"), onclick: () => this.playOn() }),
    );
  }

  /** The game up to here becomes a copy of its own. */
  async playOn() {
    const save = await call("GET", `games/${this.id}/save`);
    if (save.status !== 200) return;
    const cut = { ...save.document, actions: save.document.actions.slice(0, this.turn.at) };
    const answer = await call("POST", "games", { save: cut });
    if (answer.status === 201) go(`#/g/${answer.document.id}`);
  }
}
