// Two turns on the board they began on: the one played dotted grey, the better one solid, and where they differ.

import { el, iconButton, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, say } from "../base/store.js";
import { spans } from "../base/spans.js";

/** @typedef {Pick<Api.TurnReview, "did"|"better"|"terms"|"svg"|"marks"> & {at?: number|null}} Shown */

/** The sheet is made by whoever shows them. */
export class TwoTurns {
  /** @param {HTMLElement} root @param {string} id @param {Shown} shown */
  constructor(root, id, shown) {
    this.root = root;
    this.id = id;
    this.shown = shown;
    this.board = new Board({ tapPlace: () => {}, tapPiece: () => {} });
  }

  /** @param {string} place */
  point(place) {
    this.board.mark([...(this.shown.marks || []), { place, kind: "told" }]);
  }

  /** @param {string} count @param {() => void} away @param {...Node} sheet */
  async drawWith(count, away, ...sheet) {
    const { shown } = this;
    replace(
      this.root,
      el(
        "div",
        { class: "game past review-mark", "data-page": "play" },
        el(
          "div",
          { class: "stage" },
          el("div", { class: "corner top left" }, iconButton(say("back"), "back", away)),
          el("div", { class: "corner top right" }, el("span", { class: "chip-seat mark-count", text: count })),
          this.board.node,
        ),
        el("section", { class: "sheet" }, ...sheet),
      ),
    );
    const answer = await call("GET", `games/${this.id}?at=${shown.at}`);
    if (answer.status !== 200) return;
    this.board.show({ ...answer.document.view.board, marks: [] }, shown.marks);
    this.board.draw(shown.svg || "");
  }

  /** Both turns in words. @param {string} played @param {string} better the words for each */
  turns(played, better) {
    return el(
      "dl",
      { class: "review-turns" },
      el("dt", { class: "soft", text: say(played) }),
      el("dd", {}, spans(this.shown.did)),
      el("dt", { class: "met", text: say(better) }),
      el("dd", {}, el("strong", {}, spans(this.shown.better))),
    );
  }

  terms() {
    const terms = this.shown.terms || [];
    return terms.length
      ? el(
          "div",
          {},
          el("ul", { class: "review-terms" }, ...terms.map((term) => this.term(term, terms))),
          el("p", { class: "soft", text: say("review_coins") }),
        )
      : null;
  }

  /** @param {Api.ReviewTerm} term @param {Api.ReviewTerm[]} terms */
  term(term, terms) {
    const most = Math.max(...terms.map((one) => Math.abs(one.coins)));
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
}
