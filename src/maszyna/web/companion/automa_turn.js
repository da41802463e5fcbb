// The Automa's turn beside a real board: its card, and line by line what to do with the pieces; after a combat first
// how it ended.

import { el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { changeSettings, say, store } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { resultHead, resultRead, revealOnce } from "../game/fight_result.js";
import { logPanel } from "../game/log_panel.js";
import { seatRows } from "../game/seats.js";
import { hush, voice } from "./aloud.js";
import { shake } from "./awake.js";
import { Checklist } from "./checklist.js";

/**
 * What the last line asks, and what ends that.
 * @typedef {{node: () => HTMLElement|null, acts: import("../game/frame.js").Act[]}} LineQuestion
 */

/** The lists a phone has shaken for. @type {Set<string>} */
const shaken = new Set();

/** Whether a list is the turn of the story in the view. @param {Client.View} view @param {Api.Checklist} list */
const isTurn = (view, list) => view.story?.at === (list.said_at ?? list.at) && list.way !== "back";

/** The combat whose outcome a list carries out. @param {Client.View} view @param {Api.Checklist} list */
export function resultOf(view, list) {
  const { result } = view;
  return result && list.way === "do" && result.at === (list.said_at ?? list.at) ? result : null;
}

/** @param {Client.View} view @param {Api.Checklist} list */
function titleOf(view, list) {
  if (list.key === "setup") return say("lay_out_title");
  if (list.way === "back") return say("put_back");
  if (!isTurn(view, list)) return say("after_combat");
  const seat = view.seats.find((one) => one.key === view.story?.steps[0]?.seat);
  if (seat && view.queue) return `${seat.name} ${say("n_of_m", { n: view.queue.at, m: view.queue.of })}`;
  return seat ? say("turn_of", { name: seat.name }) : say("automa_turn_title");
}

/** What comes after a list. @param {Client.View} view @param {Api.Checklist} list */
function lastWord(view, list) {
  if (list.key === "setup") return "all_laid";
  if (list.way === "back") return "all_back";
  if (view.game.over || view.decision?.answer === "amount") return "scores";
  if (view.fight) return "to_combat";
  return isTurn(view, list) || !resultOf(view, list)?.sides[0] || attacked(view, list) ? "done_my_turn" : "go_on_turn";
}

/** Whether it was an Automa that attacked. @param {Client.View} view @param {Api.Checklist} list */
function attacked(view, list) {
  const seat = resultOf(view, list)?.sides[0].seat;
  return view.seats.find((one) => one.key === seat)?.player !== "human";
}

/**
 * @param {Client.Companion} screen
 * @param {Api.Checklist} list
 * @param {LineQuestion|null} [asked]
 */
export function automaSheet(screen, list, asked = null) {
  const { game, view } = screen;
  const { frame, board } = game;
  const turn = isTurn(view, list);
  const result = resultOf(view, list);
  frame.ask(titleOf(view, list));
  if (result) {
    frame.size("small");
    board.crop(result.place);
  }
  const other = (/** @type {Api.Item} */ item) => elsewhere(screen, item);
  const checklist = new Checklist(game, list, list.way === "do" ? other : undefined, asked?.node);
  const head = result ? resultHead(result) : null;
  frame.show(
    head,
    checklist.node,
    turn && view.story && !checklist.large() ? cardOf(view.story) : null,
    el("div", { class: "wide-only" }, seatRows(game, view.seats), logPanel(game)),
  );
  if (list.key !== "setup" && !result) replace(frame.extra, ...turnTools(screen, () => checklist.repeat()));
  if (result && head) revealOnce(game, result, head);
  if (turn) shakeFor(list);
  const { why } = view.links;
  const next = list.way === "do" && list.key !== "setup" ? view.queue?.next : null;
  const done = {
    label: next ? say("done_then", { name: next }) : say(lastWord(view, list)),
    id: view.game.over && list.way === "do" ? "scores" : "done",
    act: () => {
      checklist.all();
      hush();
      resultRead(game.id, view);
      screen.finished(list.key);
      if (next) screen.tell("automa");
      else if (view.game.over && list.way === "do" && !view.bonus) go(`#/g/${game.id}/end`);
      else if (turn && !view.fight) shake("turn");
    },
  };
  const offer = () =>
    frame.offer([
      { label: say("undo"), sign: "undo", tone: "back", act: () => game.undo(), disabled: !view.undo.can },
      ...(turn && why
        ? [
            {
              label: say("why"),
              sign: "why",
              tone: "why",
              act: () => go(whyOf(view, checklist.touched, why)),
              id: "why",
            },
          ]
        : []),
      ...(asked ? asked.acts : [done]),
    ]);
  offer();
  // after Why, or when the page was opened again; where all is ticked, to the line that asks
  if (!checklist.large()) checklist.scrollTo(checklist.current() || list.items.find((item) => item.asks));
  if (asked && !checklist.large()) replace(frame.dock, asked.node()); // below the list: its lines come first
  return {
    tapPlace: (/** @type {string} */ place) => {
      const found = checklist.tapPlace(place);
      if (typeof found === "string") screen.tell(found);
      else if (!found) board.mark([{ place, kind: "selected" }]);
    },
  };
}

/**
 * Where the choice behind a line is explained; of a line that was not chosen, the first choice that did something.
 * @param {Client.View} view
 * @param {Api.Item|null} item
 * @param {string} first
 */
function whyOf(view, item, first) {
  const found = item?.to && view.story?.choices.find((one) => one.to === item.to && one.from === item.from);
  return found ? first.replace(/\d+\/\d+$/, `${found.at}/${found.choice}`) : first;
}

/** @param {Api.Checklist} list */
function shakeFor(list) {
  if (shaken.has(list.key)) return;
  shaken.add(list.key);
  if (list.items.some((item) => item.word?.key === "attack")) shake("attack");
  else if (list.items.some((item) => item.what === "stars")) shake("star");
}

/**
 * Read aloud, and large type or "repeat".
 * @param {Client.Screen & {game: Client.Game}} screen
 * @param {() => void} repeat
 */
export function turnTools(screen, repeat) {
  const { aloud, large } = store.settings;
  const set = (/** @type {Partial<typeof store.settings>} */ changed) => {
    changeSettings(changed).then(() => screen.render());
  };
  const button = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {boolean|null} */ on,
    /** @type {Node|string} */ sign,
    /** @type {() => void} */ act,
  ) =>
    el(
      "button",
      {
        type: "button",
        class: "turn-tool",
        data: { turnTool: id },
        "aria-label": label,
        title: label,
        "aria-pressed": on === null ? null : String(on),
        onclick: act,
      },
      sign,
    );
  return [
    button("aloud", say("read_aloud"), aloud, icon("sound"), () => {
      if (!aloud && !voice()) screen.game.frame.note(say("no_voice"));
      else set({ aloud: !aloud });
    }),
    aloud
      ? button("repeat", say("repeat"), null, icon("again"), repeat)
      : button("large", say("table_type"), large, "Aa", () => set({ large: !large })),
  ];
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
