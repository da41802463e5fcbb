// A place in words, with what lies there; at a table every amount can be corrected with + and −.

import { el, icon, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

export class PlaceCard {
  /**
   * What is on top then: the card, unless it was closed before it came.
   * @param {import("./game.js").Game} game
   * @param {string} key
   * @param {() => void} done
   */
  static async open(game, key, done) {
    const card = new PlaceCard(game, key, done);
    return (await card.load()) ? card : game.screen.top;
  }

  /** @param {import("./game.js").Game} game @param {string} key @param {() => void} done */
  constructor(game, key, done) {
    this.game = game;
    this.key = key;
    this.done = done;
    /** Corrections made on this card: × takes them back. */
    this.changes = 0;
  }

  async load() {
    const answer = await call("GET", `games/${this.game.id}/place?key=${this.key}`);
    const [shown, key] = location.hash.split("/").slice(-2);
    if (shown !== "place" || key !== this.key) return false;
    if (answer.status !== 200) {
      this.game.frame.refuse(answer.document.detail);
      return true;
    }
    /** @type {Api.PlacePage} */
    const page = answer.document;
    const { frame, board } = this.game;
    const [scrolled, focused] = [frame.body.scrollTop, document.activeElement?.getAttribute("aria-label")];
    frame.ask(page.title);
    frame.show(
      ...page.says.map((text) => el("p", {}, spans(text))),
      el("div", {}, ...page.rows.map((row) => this.row(row))),
      ...(this.acts() ? page.offers || [] : []).map((offer) => this.offer(offer)),
      ...page.problems.map((text) => el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(text)))),
    );
    const drop = {
      label: say(this.changes ? "drop_it" : "close"),
      sign: "close",
      tone: "back",
      id: "drop",
      act: () => this.drop(),
    };
    const corrects = this.acts() && (page.offers?.length || page.rows.some((row) => row.less || row.more));
    frame.offer([
      ...(corrects || this.changes ? [drop] : []), // otherwise both would do the same
      { label: say("done"), act: this.done, id: "corrected" },
    ]);
    board.mark([{ place: this.key, kind: "selected" }]);
    board.draw("");
    if (this.changes) {
      // the spot that was tapped stays under the finger
      frame.body.scrollTop = scrolled;
      const same = [...frame.body.querySelectorAll("button")].find((one) => one.ariaLabel === focused);
      (same || frame.question).focus({ preventScroll: true });
    } else frame.question.focus();
    return true;
  }

  /** Closed without its corrections. */
  async drop() {
    const { game, changes } = this;
    this.changes = 0;
    if (changes) {
      await game.undo(changes);
      const list = game.view.checklist?.key;
      if (list?.startsWith("back")) game.screen.finished?.(list); // nothing on the table has moved
    }
    this.done();
  }

  acts() {
    return Boolean(this.game.view.decision || (this.game.view.game.over && this.game.view.you));
  }

  /** What is not there yet and can be put there. @param {Api.PlaceOffer} offer */
  offer(offer) {
    return el(
      "div",
      { class: "place-offer", role: "group", "aria-label": offer.title },
      el("p", { class: "soft", text: offer.title }),
      el(
        "div",
        { class: "choices" },
        ...offer.options.map((option) =>
          el("button", {
            type: "button",
            class: "choice",
            text: option.label,
            data: { tell: option.tell },
            onclick: () => this.step(option.tell),
          }),
        ),
      ),
    );
  }

  /** @param {Api.PlaceRow} row */
  row(row) {
    const acts = this.acts();
    const step = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {string|null} */ text) =>
      text && acts ? iconButton(`${plain(row.label)} ${name}`, sign, () => this.step(text)) : null;
    return el(
      "div",
      { class: "row line", data: { row: row.key } },
      row.art ? art(row.art, { class: "line-art" }) : null,
      el("span", { class: "grow" }, spans(row.label)),
      el(
        "span",
        { class: "stepper" },
        step("−", "minus", row.less),
        el("output", { text: String(row.value) }),
        step("+", "plus", row.more),
      ),
    );
  }

  /** @param {string} text */
  async step(text) {
    if (!(await this.game.act({ intents: [{ tell: text }] }))) return;
    this.changes += 1;
    await this.load();
  }

  /** @param {string} place */
  tapPlace(place) {
    location.hash = `#/g/${this.game.id}/place/${place}`;
  }
}
