// The tab Play: go on with a game, begin one on this screen or beside a board.

import { el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";
import { brokenGame, lastOf, line, listed } from "./game_lines.js";
import { isNew } from "./lessons.js";
import { tabPage, wayTo } from "./tabs.js";

const BESIDE = ["scythe-table", "scythe-cards", "expeditions-table"];
const LAST = "begun last"; // the kind of the last new game, in the browser's memory

/** @param {HTMLElement} root */
export async function show(root) {
  const { games, trouble } = await listed();
  const broken = games.filter((game) => game.problem);
  const running = games.filter((game) => !game.over && !game.problem);
  const again = () => show(root);
  const beside = BESIDE.includes(localStorage.getItem(LAST) || games[0]?.kind || "");
  const lesson = !trouble && !games.length && (await isNew());
  const starts = [newGame(!beside && !lesson), besideBoard(beside)];
  tabPage(
    root,
    "play",
    trouble,
    running.length
      ? goOn(running[0])
      : el("p", { class: "soft", id: "question", tabindex: -1, text: say("welcome_more") }),
    lesson ? firstLesson() : null,
    el("div", { class: "starts" }, ...(beside ? starts.reverse() : starts), gameOfTheDay()),
    ...broken.map((game) => brokenGame(game, again)),
    running.length > 1 ? el("h2", { text: say("other_games") }) : null,
    ...running.slice(1).map((game) => line(game, again)),
    el("p", { class: "soft foot", text: say("unofficial") }),
  );
  return {};
}

/** Who has never played begins here. */
function firstLesson() {
  const [name, more] = [say("lesson_first"), say("lesson_first_more")];
  return wayTo({ href: "#/learn/1/1", sign: "learn", name, more, primary: true, start: "lesson" });
}

/** A game of this kind is begun: next time it comes first. @param {string} kind */
export function begun(kind) {
  localStorage.setItem(LAST, kind);
}

/** @param {boolean} primary the way taken last */
function newGame(primary) {
  const [name, more] = [say("new_game"), say("new_more")];
  return wayTo({ href: "#/new/scythe", sign: "plus", name, more, primary, start: "scythe" });
}

/** What it is today, as soon as that is known. */
function gameOfTheDay() {
  const way = wayTo({ href: "#/day", sign: "dice", name: say("day"), more: " ", start: "day" });
  call("GET", "day").then(({ status, document: page }) => {
    const more = way.querySelector(".soft");
    if (status !== 200 || !more) return;
    replace(more, page.streak ? `${page.say} ${say("drill_streak", { n: page.streak })}` : page.say);
  });
  return way;
}

/** Two games can be played beside a board. @param {boolean} primary */
function besideBoard(primary) {
  return el(
    "section",
    { class: ["card beside-board", primary && "first"] },
    el(
      "div",
      { class: "row" },
      icon("hex"),
      el(
        "p",
        { class: "label grow" },
        say("beside_board"),
        el("span", { class: "soft block", text: say("beside_more") }),
      ),
    ),
    el(
      "div",
      { class: "row wrap" },
      ...BESIDE.map((kind) =>
        el("a", { class: "button grow", href: `#/new/${kind}`, data: { start: kind }, text: say(`name_${kind}`) }),
      ),
    ),
  );
}

/** @param {Api.GameLine} game */
function goOn(game) {
  return el(
    "section",
    { class: "card go-on", data: { game: game.id } },
    el(
      "div",
      { class: "row top" },
      art(game.thumb, { class: game.kind === "expeditions-table" ? "thumb" : "thumb map" }),
      el(
        "div",
        { class: "grow" },
        el("span", { class: `tag ${game.status === "your_turn" ? "mine" : ""}`, text: say(`status_${game.status}`) }),
        el("h2", { id: "question", tabindex: -1 }, spans(game.title)),
        el("p", { class: "soft", text: lastOf(game) }),
      ),
    ),
    game.now
      ? el(
          "p",
          { class: "row last" },
          game.now_art ? art(game.now_art, { class: "line-art small" }) : null,
          el("span", { text: plain(game.now) }),
        )
      : null,
    el(
      "div",
      { class: "row" },
      el("a", { class: "button primary grow", href: `#/g/${game.id}`, text: say("continue") }),
      game.again
        ? el("a", { class: "button grow", href: `#/g/${game.id}/again` }, icon("again"), say("last_turn"))
        : null,
    ),
  );
}
