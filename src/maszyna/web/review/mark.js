// One mark of a review: the board as it was, the turn played dotted grey, the better one solid, why, and play on here.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { badge, marksOf, points } from "./review.js";

export class Mark {
  /** @param {HTMLElement} root @param {string} id @param {Api.Review} page @param {Api.TurnReview} turn */
  constructor(root, id, page, turn) {
    this.root = root;
    this.id = id;
    this.page = page;
    this.turn = turn;
    this.board = new Board({ tapPlace: () => {}, tapPiece: () => {} });
  }

  /** @param {Api.Review} page */
  news(page) {
    this.page = page;
    const count = this.root.querySelector(".mark-count");
    if (count) count.textContent = this.count();
  }

  /** @param {string} place */
  point(place) {
    this.board.mark([...(this.turn.marks || []), { place, kind: "told" }]);
  }

  count() {
    const marks = marksOf(this.page);
    const at = marks.findIndex((one) => one.n === this.turn.n);
    return say("review_mark_of", { n: at + 1, m: marks.length });
  }

  async draw() {
    const { turn } = this;
    replace(
      this.root,
      el(
        "div",
        { class: "game past review-mark", "data-page": "play" },
        el(
          "div",
          { class: "stage" },
          el(
            "div",
            { class: "corner top left" },
            iconButton(say("back"), "back", () => go(`#/g/${this.id}/review`)),
          ),
          el("div", { class: "corner top right" }, el("span", { class: "chip-seat mark-count", text: this.count() })),
          this.board.node,
        ),
        el("section", { class: "sheet" }, this.head(), el("div", {}), this.body(), this.acts()),
      ),
    );
    const answer = await call("GET", `games/${this.id}?at=${turn.at}`);
    if (answer.status !== 200) return;
    this.board.show({ ...answer.document.view.board, marks: [] }, turn.marks);
    this.board.draw(turn.svg || "");
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
      el(
        "dl",
        { class: "review-turns" },
        el("dt", { class: "soft", text: say("review_played") }),
        el("dd", {}, spans(turn.did)),
        el("dt", { class: "met", text: say("review_better") }),
        el("dd", {}, el("strong", {}, spans(turn.better))),
      ),
      el("p", {}, spans(turn.say)),
      el("ul", { class: "review-terms" }, ...(turn.terms || []).map((term) => this.term(term))),
      turn.terms?.length ? el("p", { class: "soft", text: say("review_coins") }) : null,
      el("p", { class: "soft" }, spans(turn.noise)),
    );
  }

  /** @param {Api.ReviewTerm} term */
  term(term) {
    const most = Math.max(...(this.turn.terms || []).map((one) => Math.abs(one.coins)));
    const bar = el("span", { class: ["review-amount", term.coins < 0 && "less"] });
    bar.style.width = `${Math.round((100 * Math.abs(term.coins)) / most)}%`;
    const amount = Math.abs(term.coins).toLocaleString(document.documentElement.lang);
    return el(
      "li",
      {},
      el("span", { text: term.name }),
      el("span", { class: "review-track" }, bar),
      el("strong", { text: `${term.coins < 0 ? "\u2212" : "+"}${amount}` }),
    );
  }

  acts() {
    const marks = marksOf(this.page);
    const next = marks[(marks.findIndex((one) => one.n === this.turn.n) + 1) % marks.length];
    return el(
      "div",
      { class: "acts" },
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
      el("button", { class: "act", id: "play-on", text: say("go_on_from_here"), onclick: () => this.playOn() }),
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
