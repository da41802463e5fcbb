// The tab My games: all games, in progress and finished, opening a file, and the way to the results.

import { el } from "../base/dom.js";
import { say, store } from "../base/store.js";
import { bringIn, brokenGame, line, listed } from "./game_lines.js";
import { tabPage, wayTo } from "./tabs.js";

/** @typedef {() => Node|null|Promise<Node|null>} Part */

/** Above the games; whoever adds a page about them adds a line here. @type {Part[]} */
const PARTS = [
  () =>
    store.pages.includes("logbook")
      ? wayTo({ href: "#/logbook", sign: "curve", name: say("logbook"), more: say("your_results") })
      : null,
];

/** @param {HTMLElement} root */
export async function show(root) {
  const { games, trouble } = await listed();
  const again = () => show(root);
  const group = (/** @type {string} */ head, /** @type {Api.GameLine[]} */ lines) =>
    lines.length ? [el("h2", { text: say(head) }), ...lines.map((game) => line(game, again))] : [];
  tabPage(
    root,
    "mine",
    trouble,
    ...(await Promise.all(PARTS.map((part) => part()))),
    el("p", {}, bringIn()),
    games.length || trouble ? null : el("p", { class: "soft", text: say("mine_empty") }),
    ...games.filter((game) => game.problem).map((game) => brokenGame(game, again)),
    ...group(
      "running_games",
      games.filter((game) => !game.over && !game.problem),
    ),
    ...group(
      "finished_games",
      games.filter((game) => game.over && !game.problem),
    ),
  );
  return {};
}
