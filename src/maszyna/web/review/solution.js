// The answer to a puzzle: judged a little with every request, then the solution on the board, and why it is best.

import { announce, el, icon, replace, styles } from "../base/dom.js";
import { call, refusal, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans, taps } from "../base/spans.js";
import { pageWith } from "../pages/page.js";
import { begin } from "./puzzle_maker.js";
import { TwoTurns } from "./two_turns.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("review/review.css");
  const judging = { gone: false };
  judge(root, here.game, judging);
  return { leave: () => (judging.gone = true) };
}

/** @param {HTMLElement} root @param {string} id @param {{gone: boolean}} judging */
async function judge(root, id, judging) {
  for (;;) {
    const answer = await call("POST", `games/${id}/puzzle`, {});
    if (judging.gone) return;
    if (answer.status !== 200) {
      replace(
        root,
        pageWith(say("puzzle"), () => go("#/puzzles"), el("p", { text: refusal(answer) })),
      );
      return;
    }
    /** @type {Api.JudgedPuzzle} */
    const page = answer.document;
    if (page.verdict) {
      const solution = new Solution(root, id, page);
      taps.tap = (span) => span.place && solution.point(span.place);
      await solution.draw();
      announce(plain(page.title), true);
      return;
    }
    replace(
      root,
      pageWith(
        say("puzzle"),
        () => go("#/puzzles"),
        el("p", { role: "status", text: say("puzzle_judging", { n: page.done }) }),
        el("progress", { class: "review-bar", max: 100, value: page.done }),
      ),
    );
  }
}

class Solution extends TwoTurns {
  /** @param {HTMLElement} root @param {string} id @param {Api.JudgedPuzzle} page */
  constructor(root, id, page) {
    super(root, id, page);
    this.page = page;
  }

  draw() {
    return this.drawWith(say("puzzle"), () => go("#/puzzles"), this.head(), el("div", {}), this.body(), this.acts());
  }

  head() {
    const right = this.page.verdict === "right";
    return el(
      "header",
      { class: ["sheet-head puzzle-verdict", right ? "right" : "wrong"] },
      icon(right ? "tick" : "warn"),
      el("h1", { class: "question", id: "question", tabindex: -1 }, spans(this.page.title)),
    );
  }

  body() {
    return el(
      "div",
      { class: "sheet-body" },
      this.turns("puzzle_yours", "puzzle_solution"),
      el("p", {}, spans(this.page.say)),
      this.terms(),
      el("p", { class: "soft" }, spans(this.page.noise)),
    );
  }

  acts() {
    const { id, next } = this.page;
    return el(
      "div",
      { class: "acts" },
      el("button", { class: "act quiet", id: "puzzle-again", text: say("puzzle_again"), onclick: () => begin(id) }),
      el("button", {
        class: "act",
        id: "puzzle-next",
        text: say(next ? "puzzle_next" : "puzzles"),
        onclick: () => (next ? begin(next) : go("#/puzzles")),
      }),
    );
  }
}
