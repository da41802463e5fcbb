// One's own turn at a real board: what was told so far as chips, a tool for everything that is no move.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { logPanel } from "../game/log_panel.js";
import { seatRows } from "../game/seats.js";
import { ToolSheet } from "./tool_sheet.js";
import { TracksSheet } from "./tracks_sheet.js";

const FIRST = ["deploy", "worker", "build", "recruit", "resources"];
const TRACKS = ["power", "popularity", "coins", "cards", "stars"];

/** @param {import("./table.js").Screen} screen */
export function ownTurn(screen) {
  const { view, game } = screen;
  const { frame, board } = game;
  const { decision, recent = [], problems = [] } = view;
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
  frame.ask(decision.ask);
  frame.show(
    ...screen.problems(problems),
    whose(screen),
    told(screen, recent),
    tools(screen),
    el("div", { class: "wide-only" }, seatRows(game, view.seats), logPanel(game)),
  );
  frame.offer([
    { label: say("undo"), sign: "undo", tone: "back", act: () => game.undo(), disabled: !view.undo.can },
    ...decision.options.map((option, index) => ({
      label: plain(option.label),
      sign: "next",
      after: true,
      id: option.id,
      tone: index < decision.options.length - 1 ? "quiet" : "",
      act: () => screen.tell(option.action),
    })),
  ]);
}

/** Several people at one table: whose steps these are. @param {import("./table.js").Screen} screen */
function whose(screen) {
  const people = screen.view.seats.filter((seat) => seat.player === "human");
  if (!people.some((seat) => seat.key === screen.seat)) screen.seat = screen.view.you || people[0]?.key;
  if (people.length < 2) return null;
  return el(
    "div",
    { class: "choices", role: "group", "aria-label": say("seat_person") },
    ...people.map((seat) =>
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

/** @param {import("./table.js").Screen} screen @param {Api.Recent[]} recent */
function told(screen, recent) {
  if (!recent.length) return screen.view.queue?.next ? null : el("p", { class: "soft", text: say("tap_piece_first") });
  return el(
    "ul",
    { class: "chips", "aria-label": say("told_so_far") },
    ...recent.map((step, index) =>
      el(
        "li",
        { class: "chip" },
        el("span", { text: plain(step.say) }),
        el(
          "button",
          {
            type: "button",
            class: "chip-close",
            "aria-label": `${say("take_back")}: ${plain(step.say)}`,
            onclick: () => screen.game.undo(recent.length - index),
          },
          icon("close"),
        ),
      ),
    ),
  );
}

/** @param {import("./table.js").Screen} screen */
function tools(screen) {
  const own = screen.view.tools.filter((tool) => tool.seat === screen.seat && !tool.corrects);
  const named = (/** @type {string} */ key) => own.filter((tool) => tool.key === key);
  const rest = own.filter((tool) => ![...FIRST, ...TRACKS, "factory"].includes(tool.key));
  const counted = own.filter((tool) => TRACKS.includes(tool.key));
  return el(
    "div",
    { class: "tools" },
    ...FIRST.flatMap(named).map((tool) => button(screen, tool)),
    extra("tracks", "coins", say("tracks"), () => {
      screen.top = new TracksSheet(screen, counted, say("tracks_ask"));
    }),
    ...named("factory").map((tool) => button(screen, tool)),
    extra("correct", "pen", say("correct"), () => screen.correct()),
    ...rest.map((tool) => button(screen, tool)),
  );
}

/** @param {import("./table.js").Screen} screen @param {Api.Tool} tool */
function button(screen, tool) {
  return el(
    "button",
    {
      type: "button",
      class: "tool",
      data: { tool: tool.key },
      onclick: () => {
        screen.top = new ToolSheet(screen, tool, () => screen.render());
      },
    },
    tool.art ? art(tool.art, { class: "tool-art" }) : null,
    el("span", {}, spans(tool.label)),
  );
}

/** @param {string} key @param {string} sign @param {string} label @param {() => void} act */
function extra(key, sign, label, act) {
  return el(
    "button",
    { type: "button", class: "tool", data: { tool: key }, onclick: act },
    icon(sign),
    el("span", { text: label }),
  );
}
