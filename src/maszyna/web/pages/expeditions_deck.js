// The decision cards and progress cards of the Automa of Expeditions, each as a form.

import { el, icon, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { pageHead } from "./page.js";
import { DeckCardForm, seal } from "./deck.js";
import { ownFile } from "./tiles.js";

const PAGE = "expeditions-deck";
const MOST_CARDS = 60;

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  if (here.rest[1]) {
    await new ExpeditionsCardForm(root, here.rest[0], Number(here.rest[1])).check({});
    return {};
  }
  const answer = await call("GET", PAGE);
  if (answer.status !== 200) throw new Error(answer.document.detail);
  draw(root, answer.document);
  return {};
}

/** @param {HTMLElement} root @param {Api.ExpeditionsDeck} page */
function draw(root, page) {
  const problem = el("p", { class: "problem", role: "status", hidden: true });
  const keep = async (/** @type {object} */ document) => {
    const answer = await call("PUT", PAGE, document);
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
      pageHead(say(PAGE), () => go("#/")),
      el("p", { class: "soft", text: say(`${PAGE}_more`) }),
      problem,
      el("h2", { text: say("deck_cards") }),
      el("ul", { class: "deck-list" }, ...page.cards.map((one) => card("decision", one))),
      free ? el("a", { class: "button", href: `#/${PAGE}/decision/${free}`, text: say("deck_add") }) : null,
      el("h2", { text: say("cards") }),
      el("ul", { class: "deck-list" }, ...page.levels.map((one) => card("progress", one))),
      el("h2", { text: say("deck_file") }),
      ownFile(PAGE, page.kept, keep, problem, { format: page.kept.format }),
    ),
  );
}

/** @param {string} kind @param {Api.ExpeditionsDeckCard} one */
function card(kind, one) {
  return el(
    "li",
    { class: "card", data: { card: `${kind}-${one.number}` } },
    el("div", { class: "row" }, el("h3", { class: "grow", text: one.name }), seal(one.own)),
    ...one.says.map((text) => el("p", {}, spans(text))),
    el("a", { class: "button small", href: `#/${PAGE}/${kind}/${one.number}`, text: say("deck_change") }),
  );
}

class ExpeditionsCardForm extends DeckCardForm {
  /** @param {HTMLElement} root @param {string} kind @param {number} number */
  constructor(root, kind, number) {
    super(root, number);
    this.kind = kind;
  }

  /** @param {{tile?: object}} more */
  ask({ tile, ...more }) {
    const { kind, number } = this;
    return call("POST", PAGE, { kind, number, ...(tile ? { card: tile } : {}), ...more });
  }

  back() {
    go(`#/${PAGE}`);
  }

  mayLeaveOut() {
    return this.kind === "decision";
  }
}
