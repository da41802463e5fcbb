// The tab My games: all games with their results, what they say about their player, and the feats.

import { el, replace, styles } from "../base/dom.js";
import { say, store } from "../base/store.js";
import { bringIn, brokenGame, line, listed } from "./game_lines.js";
import { tabPage, wayTo } from "./tabs.js";

/** What a part of the tab shows below the ways to the others. @typedef {() => Promise<(Node|null)[]>} Part */

/** By its name in the address. @type {Record<string, Part>} */
const PARTS = {
  games,
  me: async () => (await import("./about_me.js")).aboutMe(),
  feats: async () => (await import("./feats.js")).feats(),
};

/** By its name: which games it leaves. @type {Record<string, (game: Api.GameLine) => boolean>} */
const FILTERS = {
  all: () => true,
  running: (game) => !game.over,
  won: (game) => Boolean(game.result?.won),
  lost: (game) => Boolean(game.result && !game.result.won),
};

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("pages/mine.css");
  const part = here.rest[0] in PARTS ? here.rest[0] : "games";
  const ways = Object.keys(PARTS).map((name) =>
    el("a", {
      class: "choice",
      href: name === "games" ? "#/mine" : `#/mine/${name}`,
      "aria-current": name === part ? "page" : null,
      text: say(`mine_${name}`),
    }),
  );
  const nav = el("nav", { class: "mine-parts choices", "aria-label": say("tab_mine") }, ...ways);
  tabPage(root, "mine", nav, ...(await PARTS[part]()));
  return {};
}

/** @type {Part} */
async function games() {
  const list = el("div", { class: "mine-list" });
  let filter = "all";
  const draw = async () => {
    const { games: found, trouble } = await listed();
    const left = found.filter((game) => !game.problem && FILTERS[filter](game));
    const group = (/** @type {string} */ head, /** @type {Api.GameLine[]} */ lines) =>
      lines.length ? [el("h2", { text: say(head) }), ...lines.map((game) => line(game, draw))] : [];
    replace(
      list,
      trouble,
      found.length > 1 ? chips() : null,
      found.length || trouble ? null : el("p", { class: "soft", text: say("mine_empty") }),
      found.length && !left.length ? el("p", { class: "soft", text: say("filter_none") }) : null,
      ...(filter === "all" ? found.filter((game) => game.problem).map((game) => brokenGame(game, draw)) : []),
      ...group(
        "running_games",
        left.filter((game) => !game.over),
      ),
      ...group(
        "finished_games",
        left.filter((game) => game.over),
      ),
    );
  };
  const chips = () =>
    el(
      "div",
      { class: "choices", role: "group", "aria-label": say("finished_games") },
      ...Object.keys(FILTERS).map((name) =>
        el("button", {
          type: "button",
          class: "choice",
          "aria-pressed": String(name === filter),
          data: { filter: name },
          text: say(name === "won" || name === "lost" ? name : `filter_${name}`),
          onclick: async () => {
            filter = name;
            await draw();
            /** @type {HTMLElement|null} */ (list.querySelector(`[data-filter="${name}"]`))?.focus();
          },
        }),
      ),
    );
  await draw();
  const book = store.pages.includes("logbook")
    ? wayTo({ href: "#/logbook", sign: "curve", name: say("logbook"), more: say("your_results") })
    : null;
  return [el("p", {}, bringIn()), list, book];
}
