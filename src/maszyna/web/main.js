// Start: settings, words, then the page of the route; every change of the route shows another page.

import { fetchModules, HOME } from "./base/ahead.js";
import { httpPort, keepKey } from "./base/port_http.js";
import { announce, el, replace, styles } from "./base/dom.js";
import { learnWords, loadSettings, Refused, say, store } from "./base/store.js";
import { go, onRoute, route } from "./base/route.js";
import { listen } from "./base/sound.js";
import { fetchAhead } from "./game/screens.js";

/** What is shown; one may follow a new address itself. @typedef {{leave?: () => void, route?: Follow}} Page */
/** @typedef {(route: Client.Route) => boolean} Follow */

/**
 * Pages are loaded when they are first shown.
 * @type {Record<string, () => Promise<{show: (root: HTMLElement, route: Client.Route) => Page|Promise<Page>}>>}
 */
const PAGES = {
  home: () => {
    fetchModules(HOME);
    return import("./pages/home.js");
  },
  learn: () => import("./pages/learn.js"),
  mine: () => import("./pages/mine.js"),
  day: () => import("./pages/day.js"),
  new: () => import("./pages/setup.js"),
  game: oneGame,
  place: oneGame,
  seat: oneGame,
  sheet: oneGame,
  why: oneGame,
  again: oneGame,
  replay: () => import("./pages/replay.js"),
  p: () => import("./pages/position.js"),
  change: oneGame,
  at: () => import("./pages/past.js"),
  log: () => import("./pages/past.js"),
  end: () => import("./pages/end.js"),
  review: () => import("./review/review.js"),
  puzzle: () => import("./review/solution.js"),
  puzzles: () => import("./pages/puzzles.js"),
  share: () => import("./pages/share.js"),
  settings: () => import("./pages/settings.js"),
  guide: () => import("./pages/guide.js"),
  drill: () => import("./pages/drill.js"),
  rules: () => import("./pages/rules.js"),
  logbook: () => import("./pages/logbook.js"),
  tiles: () => import("./pages/tiles.js"),
  cards: () => import("./pages/tiles.js"),
  deck: () => import("./pages/deck.js"),
  "expeditions-deck": () => import("./pages/expeditions_deck.js"),
};

/** Pages that show no game, and so need none of its styles. */
const LIGHT = ["home", "learn", "mine", "day", "settings", "guide", "rules", "logbook", "puzzles"];

/** A game, with the screen it probably has. */
function oneGame() {
  fetchAhead(route().game);
  return import("./game/game.js");
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {Page|undefined} */
let shown;

/** Pages are shown one after the other: a slow one never comes over a later one. */
let shows = Promise.resolve();
function show() {
  shows = shows.then(showRoute);
  return shows;
}

async function showRoute() {
  const here = route();
  if (here.page === "join") {
    keepKey(here.game, here.rest[0]);
    go(`#/g/${here.game}`, true);
    return;
  }
  const there = location.hash || "#/"; // stands on the page when it is there, for whoever drives it
  if (shown?.route?.(here)) {
    root.dataset.route = there;
    return;
  }
  shown?.leave?.();
  const bar = setTimeout(() => document.body.append(el("div", { class: "bar" })), 400);
  try {
    const [page] = await Promise.all([
      (PAGES[here.page] || PAGES.home)(),
      LIGHT.includes(here.page) || !PAGES[here.page] ? null : styles("play/play.css"),
    ]);
    shown = await page.show(root, here);
    scrollTo(0, 0);
  } catch (error) {
    failed(/** @type {Error} */ (error));
  } finally {
    clearTimeout(bar);
    document.querySelector(".bar")?.remove();
    root.removeAttribute("aria-busy");
    root.dataset.route = there;
  }
}

/** Never an empty page: what happened, and the way on. @param {Error & {word?: string}} error */
function failed(error) {
  const refused = error instanceof Refused;
  if (!refused) console.error(error);
  const { game } = route();
  replace(
    root,
    el(
      "div",
      { class: "page" },
      el("h1", { text: say("failed") }),
      el("p", { text: refused ? error.message : say(error.word || "failed_more", { name: "WebAssembly" }) }),
      el(
        "div",
        { class: "row wrap" },
        el("button", { class: "button primary", text: say("again"), onclick: () => location.reload() }),
        el("a", { class: "button", href: "#/", text: say("home") }),
        game
          ? el("button", {
              class: "button",
              text: say("save_file"),
              onclick: async () => (await import("./pages/share.js")).download(game),
            })
          : null,
      ),
    ),
  );
}

/** A site without a server says so in its page. */
async function transport() {
  const site = document.querySelector('meta[name="maszyna"][content="site"]');
  return site ? (await import("./site/start.js")).start() : httpPort();
}

async function start() {
  store.pages = Object.keys(PAGES);
  const token = new URLSearchParams(location.search).get("token");
  loadSettings();
  store.port = await transport();
  if (token) history.replaceState(null, "", location.pathname + location.hash); // it is in the cookie now
  store.port.offline((gone) => {
    document.querySelector(".notice.offline")?.remove();
    if (gone) {
      document.body.append(el("div", { class: "notice offline", text: say("offline") }));
      announce(say("offline"));
    }
  });
  const words = learnWords(); // asked for before the many files of the page, which come meanwhile
  PAGES[route().page]?.();
  await words;
  onRoute(show);
  listen();
  addEventListener("words", () => {
    shown?.leave?.();
    shown = undefined;
    show();
  });
  await show();
}

start();
