// What is reported more rarely: the other keys of the mat, cards, tokens, what a card brought, corrections, a hint.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, say, store } from "../base/store.js";
import { parted, plain, spans } from "../base/spans.js";
import { go } from "../base/route.js";
import { ActSheet } from "./act_sheet.js";
import { matKeys } from "./mat_keys.js";
import { openCard, pad, tapKey } from "./own_turn.js";
import { ToolSheet } from "./tool_sheet.js";

const TOOLS = ["token", "airship", "cargo", "deploy", "build", "recruit", "worker", "resources", "ability", "factory"];

export class MoreSheet {
  /** @param {import("./table.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    this.show();
    screen.game.frame.question.focus({ preventScroll: true });
  }

  show() {
    const { screen } = this;
    const { frame, board } = screen.game;
    const { view } = screen;
    const keys = (view.acts || []).filter((key) => key.seat === screen.seat);
    const told = keys.some((key) => key.state === "here");
    const tools = view.tools.filter((tool) => tool.seat === screen.seat && !tool.corrects);
    const named = TOOLS.flatMap((key) => tools.filter((tool) => tool.key === key));
    frame.ask(say("more_ask"));
    frame.show(
      told ? matKeys(keys, (key) => tapKey(screen, key)) : null,
      el(
        "div",
        { class: "answers", data: { columns: 2 } },
        this.entry("encounter", "info", say("line_encounter"), () => openCard(screen, { act: "encounter" })),
        this.entry("objective", "stars", say("line_objective"), () => this.card("objective")),
        this.entry("card", "cards", say("act_card"), () => this.card("card")),
        ...named.slice(0, 3).map((tool) => this.tool(tool)),
        this.entry("gains", "plus", say("gain_pad"), () => pad(screen)),
        this.entry("correct", "pen", say("correct"), () => screen.correct()),
        this.entry("sheet", "info", say("reference"), () => go(`#/g/${screen.game.id}/sheet/mat`)),
        store.settings.hints ? this.entry("hint", "why", say("hint"), () => this.hint()) : null,
      ),
      el(
        "details",
        { class: "group" },
        el("summary", {}, say("single_pieces")),
        el("div", { class: "answers", data: { columns: 2 } }, ...named.slice(3).map((tool) => this.tool(tool))),
      ),
    );
    frame.offer([{ label: say("close"), sign: "close", tone: "back", id: "cancel", act: () => screen.render() }]);
    board.mark([]);
  }

  /** @param {string} key @param {string} sign @param {string} label @param {() => void} act */
  entry(key, sign, label, act) {
    return el(
      "button",
      { type: "button", class: "answer", data: { tool: key }, onclick: act },
      icon(sign),
      el("strong", { text: parted(label) }),
    );
  }

  /** @param {Api.Tool} tool */
  tool(tool) {
    const { screen } = this;
    return el(
      "button",
      {
        type: "button",
        class: "answer",
        data: { tool: tool.key },
        onclick: () => {
          screen.top = new ToolSheet(screen, tool, () => screen.render());
        },
      },
      tool.art ? art(tool.art, { class: "good" }) : null,
      el("strong", { text: parted(plain(tool.label)) }),
    );
  }

  /** A card is named by its number. @param {string} act */
  async card(act) {
    const { screen } = this;
    const found = await screen.tryOut({ intents: [{ did: screen.byWhom({ act }) }] });
    if (found?.telling)
      screen.top = new ActSheet(screen, found.telling, act === "card" ? { unknown: () => pad(screen) } : {});
  }

  /** What a player that thinks would do. */
  async hint() {
    const { frame, id } = this.screen.game;
    frame.ask(say("hint"));
    frame.show(el("p", { class: "soft", text: say("moment") }));
    const answer = await call("GET", `games/${id}/hints`);
    const found = answer.status === 200 ? answer.document.hints : [];
    frame.show(
      ...found.map((/** @type {Api.Hint} */ hint) =>
        el(
          "div",
          { class: "table-hint" },
          el("p", {}, el("strong", {}, spans(hint.say))),
          ...hint.reasons.map((reason) => el("p", { class: "soft" }, spans(reason))),
        ),
      ),
      found.length ? null : el("p", { text: say("no_hint") }),
    );
  }

  /** A tap beside the sheet goes on with the turn. @param {string} place */
  tapPlace(place) {
    this.screen.render();
    this.screen.tapPlace(place);
  }
}
