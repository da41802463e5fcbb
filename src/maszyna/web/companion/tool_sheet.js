// A tool of the companion: its choices and amounts on one sheet, its place on the board; the last answer tells the
// step.

import { el, iconButton } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** @typedef {Api.Tool} Tool */
/** @typedef {Api.ToolAsk} Ask */

export class ToolSheet {
  /** @param {{game: import("../game/game.js").Game}} screen @param {Tool} tool @param {() => void} done */
  constructor(screen, tool, done) {
    this.game = screen.game;
    this.tool = tool;
    this.done = done;
    /** @type {Record<string, string>} */
    this.given = {};
    for (const ask of tool.asks) if (ask.kind === "amount") this.given[ask.name] = String(ask.value ?? ask.least ?? 0);
    if (this.missing().length || tool.asks.some((ask) => ask.kind === "amount")) this.show();
    else this.send();
  }

  missing() {
    return this.tool.asks.filter((ask) => !(ask.name in this.given));
  }

  show() {
    const { frame, board } = this.game;
    const { asks } = this.tool;
    const where = asks.find((ask) => ask.kind === "place");
    frame.ask(this.tool.label);
    frame.show(
      ...asks
        .filter((ask) => ask.kind !== "place")
        .map((ask) => (ask.kind === "amount" ? this.amount(ask) : this.choices(ask))),
      where && !this.given[where.name] ? el("p", { class: "soft", text: say("tap_place") }) : null,
    );
    frame.offer([
      { label: say("cancel"), sign: "close", tone: "back", act: this.done },
      ...(where
        ? []
        : [{ label: say("tell"), id: "tell", disabled: Boolean(this.missing().length), act: () => this.send() }]),
    ]);
    const chosen = where && this.given[where.name];
    board.mark(
      chosen ? [{ place: chosen, kind: "selected" }] : (where?.places || []).map((place) => ({ place, kind: "can" })),
    );
  }

  /** @param {Ask} ask */
  choices(ask) {
    const short = (ask.choices || []).every((choice) => !plain(choice.says));
    return el(
      "div",
      { class: short ? "choices" : "choices column", role: "group", "aria-label": plain(ask.ask) },
      ...(ask.choices || []).map((choice) =>
        el(
          "button",
          {
            type: "button",
            class: short ? "choice" : "choice wide",
            "aria-pressed": String(this.given[ask.name] === choice.value),
            data: { value: choice.value },
            disabled: Boolean(choice.why_not),
            onclick: () => this.give(ask, choice.value),
          },
          el(
            "span",
            {},
            el("strong", {}, spans(choice.label)),
            short ? null : el("span", { class: "soft block", text: plain(choice.says) }),
            choice.why_not ? el("span", { class: "soft block" }, spans(choice.why_not)) : null,
          ),
        ),
      ),
    );
  }

  /** @param {Ask} ask */
  amount(ask) {
    const output = el("output", { text: this.given[ask.name], "aria-label": plain(ask.ask) });
    const set = (/** @type {number} */ by) => {
      const value = Math.min(ask.most ?? 99, Math.max(ask.least ?? 0, Number(this.given[ask.name]) + by));
      this.given[ask.name] = String(value);
      output.textContent = String(value);
    };
    return el(
      "div",
      { class: "row line" },
      el("span", { class: "grow", text: plain(ask.ask) }),
      el(
        "span",
        { class: "stepper" },
        iconButton("−", "minus", () => set(-1)),
        output,
        iconButton("+", "plus", () => set(1)),
      ),
    );
  }

  /** @param {Ask} ask @param {string} value */
  give(ask, value) {
    this.given[ask.name] = value;
    const waits =
      this.tool.asks.some((one) => one.kind === "amount") && !this.tool.asks.some((one) => one.kind === "place");
    if (this.missing().length || waits) this.show();
    else this.send();
  }

  async send() {
    const text = this.tool.tell.replace(/\{(\w+)\}/g, (_, name) => this.given[name]);
    const answer = await this.game.act({ intents: [{ tell: text }] });
    if (answer) {
      this.done();
      return;
    }
    for (const ask of this.tool.asks) if (ask.kind === "place") delete this.given[ask.name];
  }

  /** @param {string} key */
  tapPlace(key) {
    const ask = this.tool.asks.find((one) => one.kind === "place");
    if (ask) this.give(ask, key);
  }
}
