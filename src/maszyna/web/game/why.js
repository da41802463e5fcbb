// Why an Automa chose so: the narrowing played on the board step by step, with a scrub; a tap on any hex says why not
// there.

import { el } from "../base/dom.js";
import { stays } from "../base/route.js";
import { call, say, store } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

const SWIPE = 50; // pixels

/**
 * A choice as `…/why` answers it, out of the story that the view has; null where that is about another turn.
 * @param {Api.Story|null} story
 * @param {number} at
 * @param {number} choice
 */
function toldAlready(story, at, choice) {
  if (!story) return null;
  const choices = story.choices.filter((one) => one.at === at);
  const found = choices.find((one) => one.choice === choice);
  if (!found) return null;
  const steps = story.steps.filter((step) => step.choice === found.step);
  return { ...found, choices: choices.length, names: choices.map((one) => one.about), steps };
}

export class Why {
  /**
   * What is on top then: the choice, or what was there if there is no such choice.
   * @param {import("./game.js").Game} game
   * @param {number} at
   * @param {number} choice
   * @param {() => void} done
   */
  static async open(game, at, choice, done) {
    const told = toldAlready(game.view.story, at, choice);
    if (told) return new Why(game, told, at, choice, done);
    const here = stays();
    const answer = await call("GET", `games/${game.id}/why?at=${at}&choice=${choice}`);
    if (!here()) return game.screen.top;
    if (answer.status === 200) return new Why(game, answer.document, at, choice, done);
    game.frame.refuse(answer.document.detail);
    return game.screen.top;
  }

  /**
   * @param {import("./game.js").Game} game
   * @param {Omit<Api.Why, "place"|"say">} page what `…/why` answers
   * @param {number} at
   * @param {number} choice
   * @param {() => void} done
   */
  constructor(game, page, at, choice, done) {
    this.game = game;
    this.page = page;
    this.at = at;
    this.choice = choice;
    this.done = done;
    this.from = 0; // where a finger came down
    this.steps = page.steps.filter((step) => step.kind === "narrow");
    this.step = store.settings.steps || this.steps.length < 2 ? 0 : this.steps.length - 1;
    this.swipes = (/** @type {PointerEvent} */ event) => this.swipe(event);
    this.note = el("p", { class: "soft", role: "status", data: { note: "" } });
    this.show();
  }

  show() {
    const { frame } = this.game;
    const step = this.steps[this.step];
    const last = this.step >= this.steps.length - 1;
    frame.ask(this.page.title || say("why"), say("n_of_m", { n: this.step + 1, m: this.steps.length }));
    const scrub = el(
      "div",
      { class: "scrub", role: "group", "aria-label": say("steps") },
      ...this.steps.map((one, number) =>
        el("button", {
          type: "button",
          "aria-current": number === this.step ? "step" : null,
          "aria-label": say("step_n", { n: number + 1 }),
          onclick: () => this.to(number),
          text: String(one.left?.length ?? "•"),
        }),
      ),
    );
    frame.show(
      this.page.choices > 1
        ? this.names()
        : this.page.about
          ? el("p", { class: "soft" }, spans(this.page.about))
          : null,
      this.steps.length > 1 ? scrub : null,
      this.steps.length > 1 ? el("p", { class: "soft", text: say("why_numbers") }) : null,
      el("p", { class: "why-say", "aria-live": "polite" }, spans(step?.say)),
      this.note,
    );
    frame.body.onpointerdown = this.swipes;
    frame.body.onpointerup = this.swipes;
    frame.offer([
      { label: say("to_the_list"), sign: "log", tone: "back", act: this.done, id: "to-list" },
      {
        label: last ? say("again_from_start") : say("next_step"),
        sign: "next",
        after: true,
        act: () => this.to(last ? 0 : this.step + 1),
        id: "next-step",
      },
    ]);
    this.game.board.mark(this.marks());
    this.game.board.draw(last ? this.page.svg || "" : "");
  }

  marks() {
    /** @type {Map<string, Api.Mark>} */
    const found = new Map();
    this.steps.slice(0, this.step + 1).forEach((step, number) => {
      const reach = step === this.steps.find((one) => one.stage === "valid"); // what was never in reach only pales
      for (const out of step.out || [])
        found.set(
          out.place,
          reach ? { place: out.place, kind: "pale" } : { place: out.place, kind: "fallen", step: number + 1 },
        );
    });
    for (const place of this.steps[this.step]?.left || []) found.set(place, { place, kind: "left" });
    if (this.page.from) found.set(this.page.from, { place: this.page.from, kind: "from" });
    if (this.step === this.steps.length - 1 && this.page.to)
      found.set(this.page.to, { place: this.page.to, kind: "to" });
    const known = new Set(
      this.steps.flatMap((step) => [...(step.left || []), ...(step.out || []).map((out) => out.place)]),
    );
    for (const place of this.game.view.board.places) {
      if (!known.has(place.key) && !found.has(place.key)) found.set(place.key, { place: place.key, kind: "pale" });
    }
    return [...found.values()];
  }

  /** A finger across the sheet goes a step on or back. @param {PointerEvent} event */
  swipe(event) {
    if (this.game.screen.top !== this) return;
    if (event.type === "pointerdown") {
      this.from = event.clientX;
      return;
    }
    const by = event.clientX - this.from;
    if (Math.abs(by) < SWIPE) return;
    this.to(Math.max(0, Math.min(this.steps.length - 1, this.step + (by < 0 ? 1 : -1))));
  }

  /** @param {number} number */
  to(number) {
    this.step = number;
    this.note.replaceChildren();
    this.show();
  }

  /** @param {string} place */
  async tapPlace(place) {
    const answer = await call("GET", `games/${this.game.id}/why?at=${this.at}&choice=${this.choice}&place=${place}`);
    if (answer.status === 200) this.note.replaceChildren(spans(answer.document.say || answer.document.place?.say));
  }

  /** All choices of the turn by their symbols. */
  names() {
    return el(
      "div",
      { class: "choices why-names", role: "group", "aria-label": say("why") },
      ...this.page.names.map((name, index) =>
        el("button", {
          type: "button",
          class: "choice",
          data: { choice: index + 1 },
          "aria-pressed": String(index + 1 === this.choice),
          text: plain(name),
          onclick: () => {
            location.hash = `#/g/${this.game.id}/why/${this.at}/${index + 1}`;
          },
        }),
      ),
    );
  }
}
