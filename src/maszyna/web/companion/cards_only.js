// Scythe with the Automa's cards only: one screen a turn, no board.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { say, store } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { SeatCard } from "../game/seat_card.js";
import { seatRows } from "../game/seats.js";
import { openMenu } from "../game/menu.js";
import { hush, speak, unlock } from "./aloud.js";
import { turnTools } from "./automa_turn.js";
import { stayAwake } from "./awake.js";
import { amountSheet, correctionSheet, numberKeys, said, sureOfEnd } from "./cards_numbers.js";
import { symbolRow } from "./symbol_row.js";
import { Needs } from "./needs.js";
import { redoAct } from "./own_lines.js";

/** The keys for the own sum may stand below the fold. @param {HTMLElement} body */
const toSum = (body) => body.querySelector(".own-sum")?.scrollIntoView({ block: "start" });

export class Screen {
  /** The last one shown. @type {Client.CardsView} */
  view;

  /** @param {import("../game/game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Client.Sheet|null} */
    this.top = null;
    /** The steps that went out last. @type {string[]} */
    this.told = [];
    /** The screen that was read aloud last. */
    this.read = "";
    stayAwake();
    this.head = el("span", { class: "grow soft" });
    game.frame.stage.parentElement?.classList.add("cards-only");
    game.frame.sheet.prepend(
      el(
        "div",
        { class: "row bar-row" },
        iconButton(say("back"), "back", () => game.frame.leave()),
        this.head,
        iconButton(say("menu"), "menu", () => openMenu(game)),
      ),
    );
  }

  /** @param {Client.CardsView} view */
  show(view) {
    const ended = this.view && !this.view.game.over && view.game.over;
    this.view = view;
    this.head.replaceChildren(spans(view.cards.card?.head || view.title));
    this.render();
    if (ended) go(`#/g/${this.game.id}/end`); // the last answer leads to the scores
  }

  render() {
    const { decision, game, cards } = this.view;
    this.game.frame.size("none");
    if (game.over) this.over();
    else if (!decision) this.lookOn();
    else if (cards.card && decision.kind === "symbol") this.symbol(cards.card, decision);
    else if (decision.answer === "amount")
      amountSheet(this, decision.ask, decision.says || "", decision.most, decision.options);
    else this.choose(decision);
  }

  /** A screen that can be read aloud or shown in large type. @param {(Api.Text|string)[]} texts */
  aloud(texts) {
    const { frame, view } = this.game;
    const { aloud, large } = store.settings;
    const text = texts.map((one) => (typeof one === "string" ? one : plain(one))).join(". ");
    const repeat = () => {
      if (!speak(text)) frame.note(say("no_voice"));
    };
    replace(frame.extra, ...turnTools(this, repeat));
    frame.stage.parentElement?.classList.toggle("large", large || aloud);
    const now = `${view.game.revision} ${text}`;
    if (aloud && this.read !== now) repeat();
    this.read = aloud ? now : "";
  }

  /** The symbol under way: who, may go, goes to. @param {Api.OpenCard} card @param {Api.Decision} decision */
  symbol(card, decision) {
    const { frame } = this.game;
    frame.ask(decision.ask);
    const sum = decision.options.find((option) => option.number?.then);
    const options = decision.options.filter((option) => option !== sum && !(sum && option.id === "factory"));
    const factory = sum ? decision.options.filter((option) => option.id === "factory") : [];
    frame.show(
      card.symbols.length > 1 ? symbolRow(card, (steps) => this.tell(...steps)) : null, // a single one is the question
      el(
        "ol",
        { class: "how" },
        ...card.steps.map((step) =>
          el("li", {}, el("p", {}, el("strong", { text: `${step.title}: ` }), spans(step.say))),
        ),
      ),
      ...(sum?.number ? this.sumKeys(sum, sum.number, factory) : []),
      el(
        "p",
        { class: "row-line" },
        card.recruit ? this.recruit(card.recruit) : null,
        el("button", {
          type: "button",
          class: "link",
          text: card.rule,
          onclick: () => this.game.explainRule(card.rule),
        }),
      ),
      el("p", { class: "then-line" }, ...card.then.map((text) => el("span", { class: "tag" }, spans(text)))),
      this.tracks(),
    );
    this.aloud([decision.ask, ...card.steps.map((step) => `${step.title}: ${plain(step.say)}`)]);
    const primary = options.find((option) => option.id === "done"); // of two outcomes neither is the usual one;
    frame.offer([
      this.back(),
      ...options.map((option) => ({
        label: plain(option.label),
        id: option.id,
        tone: option === primary ? "" : "quiet",
        act: () => this.tell(option.action),
      })),
      ...(sum
        ? [{ label: say("to_combat"), sign: "next", after: true, id: "to-sum", act: () => toSum(frame.body) }]
        : []),
    ]);
  }

  /** An attack goes on with the own sum. @param {Api.Option} option @param {Api.OptionNumber} number
   *  @param {Api.Option[]} beside */
  sumKeys(option, number, beside) {
    return [
      el("h2", { class: "ask-title own-sum" }, spans(number.ask)),
      ...numberKeys(number.most, beside, (value) => this.tell(option.action, `${number.then} ${value}`)),
    ];
  }

  /** @param {Api.CardRecruit} recruit */
  recruit(recruit) {
    const { action } = recruit;
    return el(
      "span",
      { class: recruit.has ? "tag own" : "tag soft" },
      spans(recruit.say),
      action
        ? el("button", { type: "button", class: "link", onclick: () => this.tell(action) }, spans(recruit.label))
        : null,
    );
  }

  /** @param {Api.Decision} decision */
  choose(decision) {
    const { frame } = this.game;
    const { cards } = this.view;
    const main = decision.options.find((option) => option.id === "automa");
    const others = decision.options.filter((option) => option !== main);
    const tools = el("div", { class: "tools two" }, ...others.map((option) => this.button(option)));
    frame.ask(decision.ask);
    frame.show(
      this.tracks(),
      main ? null : tools, // a question comes before what has led to it
      this.result(),
      cards.setup.length ? el("h2", { class: "ask-title", text: say("lay_out_title") }) : null,
      said([...cards.setup, ...cards.last]),
      main ? tools : null,
      main
        ? el(
            "div",
            { class: "row wrap", role: "group", "aria-label": say("recruits") },
            el("span", { class: "soft", text: say("recruits") }),
            ...cards.recruits.map((one) =>
              el("button", {
                type: "button",
                class: "pick",
                "aria-pressed": String(one.has),
                text: one.name,
                onclick: () => this.tell(one.action),
              }),
            ),
          )
        : null,
    );
    this.aloud([decision.ask, ...(cards.result ? [cards.result.title, ...cards.result.lines] : []), ...cards.last]);
    frame.offer([
      this.back(),
      ...redoAct(this.game),
      ...(main
        ? [{ label: plain(main.label), id: "automa", sign: "next", after: true, act: () => this.tell(main.action) }]
        : []),
    ]);
  }

  /** @param {Api.Option} option */
  button(option) {
    const { number } = option;
    return el(
      "button",
      {
        type: "button",
        class: "tool",
        data: { option: option.action },
        onclick: () => {
          if (number) amountSheet(this, number.ask, option.action, number.most, []);
          else if (option.id === "end") sureOfEnd(this, option);
          else this.tell(option.action);
        },
      },
      el("span", {}, spans(option.label)),
    );
  }

  /** The Automas' numbers; a tap opens them for correction. */
  tracks() {
    return seatRows(
      this.game,
      this.view.seats.filter((seat) => seat.player === "automa"),
    );
  }

  result() {
    const { result } = this.view.cards;
    if (!result) return null;
    return el("section", { class: "result" }, el("h2", {}, spans(result.title)), said(result.lines));
  }

  /** There is no board to tap. */
  tapPlace() {}

  tapPiece() {}

  correct() {
    correctionSheet(this);
  }

  lookOn() {
    const { frame } = this.game;
    frame.ask(this.view.title);
    frame.show(el("p", { class: "soft", text: say("looking_on") }), seatRows(this.game, this.view.seats));
    frame.offer([]);
  }

  over() {
    const { frame, id } = this.game;
    frame.ask(say("game_over"));
    frame.show(el("p", {}, spans(this.view.title)), this.tracks());
    frame.offer([this.back(), { label: say("scores"), id: "scores", act: () => go(`#/g/${id}/end`) }]);
  }

  back() {
    const { undo } = this.view;
    return { label: say("undo"), sign: "undo", tone: "back", act: () => this.game.undo(), disabled: !undo.can };
  }

  /** Steps in one; the last one may need more. @param {string[]} texts */
  tell(...texts) {
    this.told = texts;
    hush();
    unlock();
    return this.game.act({ intents: texts.map((text) => ({ tell: text })) });
  }

  /** @param {Client.Refusal} refusal */
  needs(refusal) {
    new Needs(
      this.game,
      refusal,
      this.told[this.told.length - 1],
      () => this.render(),
      (text) => this.tell(...this.told.slice(0, -1), text),
    );
  }

  /** @param {Client.Route} here */
  route(here) {
    const back = () => go(`#/g/${this.game.id}`);
    const seat = this.view.seats.find((one) => one.key === here.rest[0]);
    if (here.page === "seat" && seat?.player === "automa") this.seat(seat, back);
    else if (here.page === "seat") new SeatCard(this.game, seat, back);
    else this.render();
  }

  /**
   * An Automa: its star card and piles, and the way to correct what is wrong.
   * @param {Api.Seat} seat
   * @param {() => void} back
   */
  seat(seat, back) {
    new SeatCard(this.game, seat, back);
    this.game.frame.body.append(
      el("button", { type: "button", class: "button", onclick: () => this.correct() }, icon("pen"), say("correct")),
    );
  }
}
