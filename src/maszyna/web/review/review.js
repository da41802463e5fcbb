// The review of a game: the course of the chances, luck apart, the marks; it grows while one looks at it.

import { announce, el, icon, replace, styles } from "../base/dom.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans, taps } from "../base/spans.js";
import { pageHead } from "../pages/page.js";
import { chances } from "./chart.js";
import { Mark } from "./mark.js";

const FILTERS = ["marks", "turns", "luck"];
const LUCKY = 5; // points from which on a turn stands in the list of luck

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("review/review.css");
  const review = new Review(root, here.game);
  await review.start(here);
  return review;
}

class Review {
  /** @type {Api.Review} */
  page;

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.filter = FILTERS[0];
    this.paused = false;
    this.gone = false;
    /** @type {Mark|null} */
    this.mark = null;
    taps.tap = (span) => {
      if (span.place) this.mark?.point(span.place);
    };
  }

  /** @param {Client.Route} here */
  async start(here) {
    await this.learn("GET");
    this.route(here);
    this.goOn();
  }

  leave() {
    this.gone = true;
  }

  /** @param {Client.Route} here */
  route(here) {
    if (here.game !== this.id || here.page !== "review") return false;
    const turn = this.page.turns.find((one) => String(one.n) === here.rest[0] && one.mark);
    this.mark = turn ? new Mark(this.root, this.id, this.page, turn) : null;
    if (this.mark) this.mark.draw();
    else this.draw();
    return true;
  }

  /** @param {"GET"|"POST"} method */
  async learn(method) {
    const answer = await call(method, `games/${this.id}/review`, method === "POST" ? {} : undefined);
    if (answer.status !== 200) throw new Refused(refusal(answer));
    this.page = answer.document;
  }

  get isDone() {
    return this.page.done === this.page.of;
  }

  /** A little more with every request, as long as somebody looks at it. */
  async goOn() {
    while (!this.isDone && !this.paused && !this.gone) {
      const before = marksOf(this.page).length;
      try {
        await this.learn("POST");
      } catch {
        this.paused = true;
      }
      if (this.gone) return;
      if (!this.mark) this.draw();
      else this.mark.news(this.page);
      if (marksOf(this.page).length > before) announce(say("review_marks", { n: marksOf(this.page).length }));
    }
  }

  draw() {
    const { page } = this;
    const marks = marksOf(page);
    const focused = document.activeElement?.id;
    const scrolled = document.scrollingElement?.scrollTop || 0;
    replace(
      this.root,
      el(
        "div",
        { class: "page review" },
        pageHead(say("review"), () => go(`#/g/${this.id}`)),
        this.isDone ? this.sums(marks) : this.progress(),
        page.turns.length
          ? el(
              "div",
              { class: "card" },
              chances(page, (turn) => go(`#/g/${this.id}/review/${turn.n}`)),
            )
          : null,
        el("p", { class: "soft" }, spans(page.say)),
        this.filters(),
        this.list(),
        el(
          "div",
          { class: "bottom-act" },
          el(
            "div",
            { class: "acts" },
            this.isDone ? null : this.pause(),
            el(
              "button",
              {
                class: "act",
                id: "first-mark",
                disabled: !marks.length,
                onclick: () => go(`#/g/${this.id}/review/${marks[0].n}`),
              },
              el("span", { text: say("review_first") }),
              icon("next"),
            ),
          ),
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    scrollTo(0, scrolled);
  }

  /** @param {Api.TurnReview[]} marks */
  sums(marks) {
    const counted = ["blunder", "mistake", "inaccuracy"].map((kind) => marks.filter((one) => one.mark === kind));
    return el(
      "div",
      { class: "row review-sums" },
      el(
        "span",
        { class: "grow" },
        el("strong", { class: "total", text: shown(this.page.accuracy) }),
        " ",
        say("review_accuracy"),
      ),
      ...counted
        .filter((found) => found.length)
        .map((found) =>
          el("span", { class: "row review-count" }, badge(found[0]), el("strong", { text: String(found.length) })),
        ),
    );
  }

  progress() {
    const { done, of } = this.page;
    return el(
      "div",
      { class: "card", role: "status" },
      el("strong", { text: say(this.paused ? "review_paused" : "review_running", { n: done, m: of }) }),
      el("progress", { class: "review-bar", max: of, value: done }),
      el("p", { class: "soft", text: say("review_stays") }),
    );
  }

  pause() {
    return el("button", {
      class: "act quiet",
      id: "pause",
      text: say(this.paused ? "review_resume" : "review_pause"),
      onclick: () => {
        this.paused = !this.paused;
        this.draw();
        this.goOn();
      },
    });
  }

  filters() {
    return el(
      "div",
      { class: "choices filters", role: "group", "aria-label": say("filter") },
      ...FILTERS.map((key) =>
        el("button", {
          type: "button",
          class: "choice",
          id: `review-${key}`,
          "aria-pressed": String(key === this.filter),
          text: say(`review_by_${key}`),
          onclick: () => {
            this.filter = key;
            this.draw();
          },
        }),
      ),
    );
  }

  /** The turns that the filter asks for; marks with the largest loss first. */
  list() {
    const { turns } = this.page;
    const found = {
      marks: marksOf(this.page).sort((one, other) => other.loss - one.loss),
      turns,
      luck: turns.filter((one) => Math.abs(one.luck) >= LUCKY),
    }[this.filter];
    if (!found?.length) return el("p", { class: "soft", text: say(this.isDone ? "review_none" : "moment") });
    return el("ol", { class: "lines review-list" }, ...found.map((turn) => this.line(turn)));
  }

  /** @param {Api.TurnReview} turn */
  line(turn) {
    const figure = this.filter === "luck" ? points(turn.luck) : turn.known ? points(-turn.loss) : "…";
    const inside = [
      el("strong", { class: "review-n", text: String(turn.n) }),
      turn.mark ? badge(turn) : el("span", { class: "review-sign" }),
      el("span", { class: "say" }, spans(turn.short)),
      el("strong", { text: figure }),
    ];
    const to = turn.mark ? `#/g/${this.id}/review/${turn.n}` : `#/g/${this.id}/at/${turn.at}`;
    return el("li", {}, el("a", { class: "review-line", href: to }, ...inside));
  }
}

/** @param {Api.Review} page */
export const marksOf = (page) => page.turns.filter((turn) => turn.mark);

/** The sign of a mark; who listens hears its name. @param {Api.TurnReview} turn */
export function badge(turn) {
  return el("span", { class: `review-sign ${turn.mark}`, role: "img", "aria-label": turn.name, text: turn.sign });
}

/** A change in points, with a true minus sign. @param {number} value */
export function points(value) {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `\u2212${-rounded}` : "0";
}

/** @param {number|null} accuracy */
const shown = (accuracy) => (accuracy === null ? "–" : String(Math.round(accuracy)));
