// The deck of the Automas card by card; a card as a form, drawn and tried on a board beside it.

import { el, icon, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { art } from "../base/art.js";
import { pageHead } from "./page.js";
import { TileForm } from "./tile_form.js";
import { ownFile } from "./tiles.js";

const MOST_CARDS = 60;
const FEW_CHOICES = 6;

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  if (here.rest[0]) {
    await new DeckCardForm(root, Number(here.rest[0])).check({});
    return {};
  }
  const answer = await call("GET", "deck");
  if (answer.status !== 200) throw new Error(answer.document.detail);
  draw(root, answer.document);
  return {};
}

/** @param {HTMLElement} root @param {Api.Deck} page */
function draw(root, page) {
  const problem = el("p", { class: "problem", role: "status", hidden: true });
  const keep = async (/** @type {object} */ document) => {
    const answer = await call("PUT", "deck", document);
    if (answer.status === 200) draw(root, answer.document);
    else {
      const { where, detail, title } = answer.document;
      replace(problem, icon("warn"), `${where || ""} ${detail || title}`);
      problem.hidden = false;
    }
  };
  const taken = new Set(page.cards.map((one) => one.number));
  const free = Array.from({ length: MOST_CARDS }, (_, index) => index + 1).find((number) => !taken.has(number));
  replace(
    root,
    el(
      "div",
      { class: "page deck" },
      pageHead(say("deck"), () => go("#/")),
      el("p", { class: "soft", text: say("deck_more") }),
      problem,
      el("h2", { text: say("deck_cards") }),
      el("ul", { class: "deck-list deck-drawn" }, ...page.cards.map(card)),
      free ? el("a", { class: "button", href: `#/deck/${free}`, text: say("deck_add") }) : null,
      el("h2", { text: say("deck_levels") }),
      el("p", { class: "soft", text: say("deck_levels_more") }),
      ...page.levels.map(part),
      el("h2", { text: say("deck_symbols") }),
      ...page.symbols.map(part),
      el("h2", { text: say("deck_file") }),
      ownFile("deck", page.file, keep, problem, { format: page.kept.format }),
    ),
  );
}

export const seal = (/** @type {boolean} */ own) =>
  own ? el("span", { class: "seal own", text: say("seal_own") }) : null;

/** @param {Api.DeckCard} one */
function card(one) {
  return el(
    "li",
    { class: "card", data: { card: String(one.number) } },
    el("div", { class: "row wrap" }, el("h3", { class: "grow", text: one.name }), seal(one.own)),
    el("div", { class: "deck-art" }, art(one.art, { "aria-label": one.name, role: "img" })),
    el(
      "details",
      { class: "group" },
      el("summary", { text: say("deck_says") }),
      ...one.says.map((text) => el("p", {}, spans(text))),
    ),
    el("a", { class: "button small", href: `#/deck/${one.number}`, text: say("deck_change") }),
  );
}

/** @param {Api.DeckPart} one */
function part(one) {
  return el(
    "details",
    { class: "card group" },
    el("summary", {}, one.name, " ", seal(one.own)),
    ...one.says.map((text) => el("p", {}, spans(text))),
  );
}

export class DeckCardForm extends TileForm {
  /** @param {HTMLElement} root @param {number} number */
  constructor(root, number) {
    super(root, "card", String(number));
    this.number = number;
    this.board = 1;
    this.scheme = 1;
  }

  /** The card is called `tile` in the form that both share. @param {{tile?: object}} more */
  ask({ tile, ...more }) {
    const { number, board, scheme } = this;
    return call("POST", "deck", { number, board, scheme, ...(tile ? { card: tile } : {}), ...more });
  }

  back() {
    go("#/deck");
  }

  mayLeaveOut() {
    return true;
  }

  draw() {
    const page = /** @type {Api.DeckCardForm} */ (/** @type {unknown} */ (this.page));
    const focused = document.activeElement?.id;
    replace(
      this.root,
      el(
        "div",
        { class: "page tile-form deck-form" },
        pageHead(page.title, () => this.back(), seal(page.own)),
        el(
          "div",
          { class: "deck-beside" },
          el(
            "div",
            {},
            page.art
              ? el("div", { class: "deck-art" }, art(page.art, { "aria-label": page.title, role: "img" }))
              : el("section", { class: "card reads" }, ...page.says.map((text) => el("p", {}, spans(text)))),
            this.tried(page),
          ),
          el(
            "div",
            {},
            ...page.lists.map((list) => this.list(list)),
            el("section", { class: "card" }, ...page.fields.map((field) => this.field(field))),
          ),
        ),
        this.acts(page),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** Many choices as a list that opens. @param {Api.FormField} field @param {string} [path] */
  field(field, path = field.key) {
    const choices = field.choices || [];
    if (field.kind !== "one" || choices.length <= FEW_CHOICES) return super.field(field, path);
    const now = JSON.stringify(field.value ?? null);
    return el(
      "label",
      { class: "row line" },
      el("span", { class: "grow", text: field.name }),
      el(
        "select",
        {
          class: "select",
          id: `tile-${path.replaceAll(".", "-")}`,
          onchange: (event) => this.set(path, JSON.parse(event.target.value)),
        },
        ...choices.map((choice) => {
          const value = JSON.stringify(choice.value ?? null);
          return el("option", { value, selected: value === now, text: choice.name });
        }),
      ),
    );
  }

  /** @param {Api.DeckCardForm} page */
  tried(page) {
    if (!page.tried) return null;
    const again = (/** @type {string} */ text, /** @type {() => void} */ change, /** @type {string} */ id) =>
      el("button", {
        type: "button",
        class: "button small",
        id,
        text,
        onclick: () => {
          change();
          this.check({ tile: page.tile });
        },
      });
    return el(
      "section",
      { class: "card reads" },
      el("h2", { text: say("deck_tried") }),
      el(
        "div",
        { class: "row wrap" },
        again(say("deck_other_board"), () => (this.board += 1), "deck-board"),
        again(say("deck_other_scheme"), () => (this.scheme = 3 - this.scheme), "deck-scheme"),
      ),
      page.tried.art
        ? el("div", { class: "deck-board" }, art(page.tried.art, { "aria-label": say("deck_tried"), role: "img" }))
        : null,
      ...page.tried.says.map((text) => el("p", {}, spans(text))),
    );
  }

  /** @param {Api.DeckCardForm} page */
  acts(page) {
    const act = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {object} */ more, off = false) =>
      el("button", {
        type: "button",
        class: kind,
        text: say(name),
        disabled: off,
        data: { act: Object.keys(more).pop() || "" },
        onclick: () => this.check(/** @type {Record<string, unknown>} */ (more)),
      });
    return el(
      "div",
      { class: "bottom-act" },
      page.problem
        ? el("p", { class: "problem", role: "status" }, icon("warn"), el("span", {}, spans(page.problem.say)))
        : null,
      el(
        "div",
        { class: "acts" },
        this.mayLeaveOut() ? act("deck_leave_out", "act quiet", { leave_out: true }) : null,
        act("deck_as_printed", "act quiet", { forget: true }, !page.own),
        act("keep", "act", { tile: page.tile, keep: true }, !page.ready),
      ),
    );
  }
}
