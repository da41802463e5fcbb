// The Automa's turn beside a real board: its card, and line by line what to do with the pieces.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { logPanel } from "../game/log_panel.js";
import { seatRows } from "../game/seats.js";
import { Checklist } from "./checklist.js";

/** @param {Client.View} view @param {Api.Checklist} list */
function titleOf(view, list) {
  if (list.key === "setup") return say("lay_out_title");
  if (list.way === "back") return say("put_back");
  if (view.story?.key !== list.key) return say("after_combat");
  const seat = view.seats.find((one) => one.key === view.story?.steps[0]?.seat);
  return seat ? say("turn_of", { name: seat.name }) : say("automa_turn_title");
}

/** What comes after a list. @param {Client.View} view @param {Api.Checklist} list */
function lastWord(view, list) {
  if (list.key === "setup") return "all_laid";
  if (list.way === "back") return "all_back";
  if (view.game.over) return "scores";
  return view.fight ? "done_combat" : "done_my_turn";
}

/** @param {Client.Companion} screen @param {Api.Checklist} list */
export function automaSheet(screen, list) {
  const { game, view } = screen;
  const { frame, board } = game;
  const turn = view.story?.key === list.key && list.way !== "back";
  frame.ask(titleOf(view, list));
  const checklist = new Checklist(game, list, (item) => elsewhere(screen, item));
  frame.show(
    turn && view.story ? cardOf(view.story) : null,
    checklist.node,
    el("div", { class: "wide-only" }, seatRows(game, view.seats), logPanel(game)),
  );
  const { why } = view.links;
  const next = list.way === "do" && list.key !== "setup" ? view.queue?.next : null;
  frame.offer([
    { label: say("undo"), sign: "undo", tone: "back", act: () => game.undo(), disabled: !view.undo.can },
    ...(turn && why ? [{ label: say("why"), sign: "why", tone: "why", act: () => go(why), id: "why" }] : []),
    {
      label: next ? say("done_then", { name: next }) : say(lastWord(view, list)),
      id: "done",
      act: () => {
        checklist.all();
        screen.finished(list.key);
        if (next) screen.tell("automa");
      },
    },
  ]);
  return {
    tapPlace: (/** @type {string} */ place) => checklist.tapPlace(place) || board.mark([{ place, kind: "selected" }]),
  };
}

/** The card as a picture, its active row lit. @param {Api.Story} story */
function cardOf(story) {
  if (!story.card) return null;
  const drawn = story.card.art;
  const wide = matchMedia("(min-width: 1000px)").matches;
  const head = drawn ? spans(story.card.say) : `${say("automa_card")} ${story.card.number}`;
  return el(
    "details",
    { class: "card-line", open: wide },
    el("summary", {}, icon("cards"), el("span", { class: "grow" }, head), icon("next")),
    drawn ? art(drawn, { class: "card-art" }) : el("p", {}, spans(story.card.say)),
  );
}

/**
 * A unit of the Automa that was put on another place than it chose.
 * @param {Client.Companion} screen
 * @param {Api.Item} item
 */
function elsewhere(screen, item) {
  const { frame, board } = screen.game;
  frame.ask(say("elsewhere_ask"));
  frame.show(el("p", {}, spans(item.say)), el("p", { class: "soft", text: say("tap_place") }));
  frame.offer([{ label: say("cancel"), sign: "close", tone: "back", act: () => screen.render() }]);
  board.mark(item.to ? [{ place: item.to, kind: "from" }] : []);
  const { elsewhere: step } = item;
  screen.top = { tapPlace: (/** @type {string} */ place) => step && screen.tell(step.replace("{place}", place)) };
}
