// A drill: tap the place where a symbol leads the Automa; then the criteria that decided, and why not the other place.

import { announce, el, iconButton, replace, styles } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans, taps } from "../base/spans.js";
import { pageWith } from "./page.js";

const DRILLS = [
  "move_worker",
  "move_mech",
  "move_character",
  "encounter_or_factory",
  "attack_workers",
  "attack_combat_unit",
  "north_mech",
  "central_mech",
];
const MOST = 1_000_000; // seeds to draw from

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("review/review.css");
  const symbol = here.rest[0];
  if (!DRILLS.includes(symbol)) return list(root);
  const drill = new Drill(root, symbol);
  await drill.next(Number(here.rest[1]) || drawn());
  return drill;
}

const drawn = () => 1 + Math.floor(Math.random() * MOST);

/** How many were right in a row. @returns {number} */
const streak = () => Number(localStorage.getItem("drill streak") || 0);

/** @param {HTMLElement} root */
async function list(root) {
  const pages = await Promise.all(DRILLS.map((name) => call("GET", `drill/${name}?seed=1`)));
  replace(
    root,
    pageWith(
      say("drill_all"),
      () => go("#/learn"),
      streak() ? el("p", { class: "soft", text: say("drill_streak", { n: streak() }) }) : null,
      el(
        "ul",
        { class: "lines" },
        ...pages
          .filter((answer) => answer.status === 200)
          .map(({ document: page }) =>
            el("li", {}, el("a", { class: "review-line", href: `#/drill/${page.symbol}`, text: page.title })),
          ),
      ),
    ),
  );
  return {};
}

class Drill {
  /** @type {Api.Drill} */
  page;

  /** @param {HTMLElement} root @param {string} symbol */
  constructor(root, symbol) {
    this.root = root;
    this.symbol = symbol;
    /** The place that was tapped. */
    this.tapped = "";
    this.explains = false;
    this.board = new Board({ tapPlace: (key) => this.tap(key), tapPiece: (_, place) => this.tap(place) });
    taps.tap = (span) => {
      if (span.rule) go(`#/rules/${span.rule}`);
    };
  }

  /** @param {number} seed */
  async next(seed) {
    const answer = await call("GET", `drill/${this.symbol}?seed=${seed}`);
    if (answer.status !== 200) throw new Refused(refusal(answer));
    this.page = answer.document;
    this.tapped = "";
    this.explains = false;
    this.draw();
    this.board.show(/** @type {Client.Board} */ (this.page.board), [{ place: this.page.from, kind: "from" }]);
    this.board.draw("");
  }

  /** @param {string} key */
  tap(key) {
    if (this.tapped || !(key in this.page.fell)) return;
    this.tapped = key;
    const right = key === this.page.answer;
    localStorage.setItem("drill streak", String(right ? streak() + 1 : 0));
    this.explains = right;
    this.board.mark([
      { place: this.page.from, kind: "from" },
      { place: this.page.answer, kind: "to" },
      ...(right ? [] : [{ place: key, kind: "told" }]),
    ]);
    this.board.draw(this.page.svg || "");
    announce(right ? say("drill_correct", { n: streak() }) : say("drill_wrong"), true);
    this.draw();
  }

  draw() {
    const { page } = this;
    const right = this.tapped === page.answer;
    replace(
      this.root,
      el(
        "div",
        { class: ["game drill", this.symbol.endsWith("_mech") && this.symbol !== "move_mech" && "rows"] },
        el(
          "div",
          { class: "stage" },
          el(
            "div",
            { class: "corner top left" },
            iconButton(say("close"), "close", () => go("#/drill")),
          ),
          el(
            "div",
            { class: "corner top right" },
            el("span", { class: "chip-seat", text: say("drill_streak", { n: streak() }) }),
          ),
          this.board.node,
        ),
        el(
          "section",
          { class: "sheet" },
          el(
            "header",
            { class: "sheet-head" },
            el("h1", { class: "question", id: "question", tabindex: -1 }, spans(page.ask)),
          ),
          el("div", {}),
          el(
            "div",
            { class: "sheet-body" },
            this.tapped ? this.verdict(right) : el("p", { class: "soft", text: say("drill_tap") }),
            this.explains ? this.steps() : null,
          ),
          this.tapped ? this.acts() : el("div", { class: "acts" }),
        ),
      ),
    );
  }

  /** @param {boolean} right */
  verdict(right) {
    return el(
      "div",
      { class: ["drill-verdict", right ? "right" : "wrong"], role: "status" },
      el("strong", { text: right ? say("drill_correct", { n: streak() }) : say("drill_wrong") }),
      right ? null : el("p", {}, spans(this.page.fell[this.tapped])),
    );
  }

  steps() {
    const last = this.page.steps.length - 1;
    return el(
      "ol",
      { class: "drill-steps" },
      ...this.page.steps.map((step, number) =>
        el(
          "li",
          { class: number === last ? "last" : "" },
          el("strong", { class: "drill-count", text: String(step.count) }),
          el("span", { class: "say" }, spans(step.say)),
        ),
      ),
    );
  }

  acts() {
    return el(
      "div",
      { class: "acts" },
      this.explains
        ? null
        : el("button", {
            class: "act why",
            id: "drill-why",
            text: say("drill_why"),
            onclick: () => {
              this.explains = true;
              this.draw();
            },
          }),
      el("button", { class: "act", id: "drill-next", text: say("drill_next"), onclick: () => this.next(drawn()) }),
    );
  }
}
