// The screens of games, by the page of their view; each shows a view and reacts to taps.

import { fetchModules, PLAY } from "../base/ahead.js";
import { styles } from "../base/dom.js";
import { call } from "../base/store.js";

const COMPANION = "companion/companion.css";
const SHOWN = "screen shown last"; // in the browser's memory
const FRESH = 5000; // milliseconds

/** A screen with its styles. @template T @param {Promise<T>} screen @param {string} path @returns {Promise<T>} */
const styled = async (screen, path) => (await Promise.all([screen, styles(path)]))[0];

/** @type {Record<string, () => Promise<{Screen: new (game: import("./game.js").Game) => Client.Screen}>>} */
const SCREENS = {
  table: () => styled(import("../companion/table.js"), COMPANION),
  play: () => import("../play/play.js"),
  expeditions: () => styled(import("../companion/expeditions.js"), COMPANION),
  cards: () => styled(import("../companion/cards_only.js"), COMPANION),
};

/** @param {string} page */
export function screenOf(page) {
  localStorage.setItem(SHOWN, page);
  return SCREENS[page]();
}

/** Whose document was requested ahead. @type {{id: string, at: number, answer: Promise<Client.Answer>}|null} */
let ahead = null;

/**
 * What a page with a game needs is requested at once: its document, and the screen shown last, since games of one kind
 * mostly follow each other.
 * @param {string} id
 */
export function fetchAhead(id) {
  if (!isAhead(id)) {
    ahead = { id, at: performance.now(), answer: call("GET", `games/${id}`) };
    ahead.answer.catch(() => undefined); // whoever needs it hears why
  }
  styles("game/game.css");
  const screen = localStorage.getItem(SHOWN) || "play";
  if (screen === "play") {
    styles("play/play.css");
    fetchModules(PLAY);
  }
  const likely = SCREENS[screen] || SCREENS.play;
  likely().catch(() => undefined); // whoever needs it asks again, and hears why
}

/** The document of a game, once if it has been requested ahead. @param {string} id @returns {Promise<Client.Answer>} */
export function gameDocument(id) {
  const found = isAhead(id) ? ahead?.answer : null;
  ahead = null;
  return found || call("GET", `games/${id}`);
}

/** Nothing old is ever shown. @param {string} id */
const isAhead = (id) => ahead?.id === id && performance.now() - ahead.at < FRESH;
