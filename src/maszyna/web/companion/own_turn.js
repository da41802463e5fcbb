// One's own turn at a real board: the mat as a keyboard, then what was reported, line by line.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { logPanel } from "../game/log_panel.js";
import { seatRows } from "../game/seats.js";
import { ActSheet } from "./act_sheet.js";
import { DigitsSheet } from "./digits_sheet.js";
import { GainPad } from "./gain_pad.js";
import { LineList } from "./line_list.js";
import { matKey, matKeys, trackRow } from "./mat_keys.js";
import { MoreSheet } from "./more_sheet.js";

/** @param {import("./table.js").Screen} screen */
export function ownTurn(screen) {
  const { view, game } = screen;
  const { frame, board } = game;
  const { decision, lines = [], problems = [] } = view;
  board.mark([]);
  if (!decision) {
    frame.ask(view.title);
    frame.show(
      el("p", { class: "soft", text: say("looking_on") }),
      seatRows(game, view.seats),
      ...screen.problems(problems),
    );
    frame.offer([]);
    return;
  }
  whoReports(screen);
  const keys = (view.acts || []).filter((key) => key.seat === screen.seat);
  const told = keys.some((key) => key.state === "here");
  const waits = lines.length || screen.outbox.waiting().length;
  frame.ask(decision.ask);
  frame.show(
    ...screen.problems(problems),
    whose(screen),
    waits ? new LineList(screen, lines).node : null,
    moved(screen),
    openLine(screen),
    told || !keys.length ? null : matKeys(keys, (key) => tapKey(screen, key)),
    keys.length ? el("div", { class: told ? "own-foot" : "" }, told ? then(screen, keys) : null, tracks(screen)) : null,
    el("div", { class: "wide-only" }, seatRows(game, view.seats), logPanel(game)),
  );
  const last = frame.body.querySelector(".turn-line:last-child");
  if (last && !screen.opened) last.scrollIntoView({ block: "nearest" });
  offer(screen);
}

/** @param {import("./table.js").Screen} screen */
function offer(screen) {
  const { view, game } = screen;
  const { decision } = view;
  const options = decision?.options || [];
  game.frame.offer([
    {
      label: view.undo.can ? plain(view.undo.say) : say("undo"),
      sign: "undo",
      tone: "back",
      id: "undo",
      act: () => game.undo(),
      disabled: !view.undo.can,
    },
    ...(view.redo.can
      ? [{ label: plain(view.redo.say), sign: "redo", tone: "back", id: "redo", act: () => game.redo() }]
      : []),
    ...options.map((option, index) => ({
      label: plain(option.label),
      sign: "next",
      after: true,
      id: option.id,
      tone: index < options.length - 1 ? "quiet" : "",
      act: () => next(screen, option),
    })),
  ]);
}

/**
 * What comes after the turn; nothing waits for what is still open: it is named once, beside the way back.
 * @param {import("./table.js").Screen} screen
 * @param {Api.Option} option
 */
async function next(screen, option) {
  const { view, game } = screen;
  const { open, queue } = view;
  screen.opened = "";
  const done = await screen.tell(option.action);
  if (done && option.id === "automa" && !queue?.next && open) game.frame.note(el("span", {}, spans(open.say)));
}

/** @param {import("./table.js").Screen} screen */
function whoReports(screen) {
  const people = screen.people();
  if (!people.some((seat) => seat.key === screen.seat)) screen.seat = screen.view.you || people[0]?.key;
}

/** Several people at one table: whose turn is reported. @param {import("./table.js").Screen} screen */
function whose(screen) {
  if (!screen.several()) return null;
  return el(
    "div",
    { class: "choices", role: "group", "aria-label": say("seat_person") },
    ...screen.people().map((seat) =>
      el("button", {
        type: "button",
        class: "choice",
        "aria-pressed": String(seat.key === screen.seat),
        text: seat.name,
        onclick: () => {
          screen.seat = seat.key;
          ownTurn(screen);
        },
      }),
    ),
  );
}

/** How many units have moved, and that another one may. @param {import("./table.js").Screen} screen */
function moved({ view, seat }) {
  if (!view.moved || view.moved.seat !== seat) return null;
  return el("p", { class: "soft moved-so-far" }, spans(view.moved.say));
}

/** What the turn still waits for, such as the card of an encounter. @param {import("./table.js").Screen} screen */
function openLine(screen) {
  const { open } = screen.view;
  if (!open) return null;
  return el(
    "button",
    { type: "button", class: "open-line", data: { open: open.act }, onclick: () => openCard(screen, open) },
    icon("warn"),
    el("span", { class: "grow", text: plain(open.say) }),
    icon("next"),
  );
}

/** @param {import("./table.js").Screen} screen @param {Api.ActKey} key */
export function tapKey(screen, key) {
  if (key.key === "coins") screen.moving.start(key);
  else if (key.first.ready) screen.report({ intents: [{ did: screen.byWhom(key.first.did) }] }, key.name);
  else screen.top = new ActSheet(screen, key.first, { unknown: () => pad(screen) });
}

/**
 * The card of an encounter or of the Factory.
 * @param {import("./table.js").Screen} screen
 * @param {{act: string, seat?: string}} open whose it is, where that is known
 */
export async function openCard(screen, { act, seat }) {
  if (seat) screen.seat = seat;
  const found = await screen.tryOut({ intents: [{ did: screen.byWhom({ act }) }] });
  if (found?.telling) screen.top = new ActSheet(screen, found.telling, { unknown: () => pad(screen) });
}

/** A card that nobody can name: what it brought is counted. @param {import("./table.js").Screen} screen */
export function pad(screen) {
  screen.top = new GainPad(screen);
}

/**
 * The other row of the section that was reported.
 * @param {import("./table.js").Screen} screen
 * @param {Api.ActKey[]} keys
 */
function then(screen, keys) {
  const here = keys.filter((key) => key.state === "here");
  const done = (screen.view.lines || []).map((line) => line.did?.act);
  const left = here.filter((key) => !done.includes(key.key) && (key.row === "bottom" || key.key !== "coins"));
  if (!left.length) return null;
  return el(
    "div",
    { class: "then-keys" },
    ...left.map((key) => matKey(key, () => tapKey(screen, key), say("then_act", { act: key.name }))),
  );
}

/** @param {import("./table.js").Screen} screen */
function tracks(screen) {
  const seat = screen.view.seats.find((one) => one.key === screen.seat);
  const more = el(
    "button",
    {
      type: "button",
      class: "more-key",
      data: { act: "more" },
      onclick: () => {
        screen.top = new MoreSheet(screen);
      },
    },
    icon("plus"),
    say("more_tools"),
  );
  return trackRow(
    seat,
    (track) => {
      screen.top = new DigitsSheet(screen, track);
    },
    more,
  );
}
