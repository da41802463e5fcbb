// The screens of games, by the page of their view; each shows a view and reacts to taps.

import { styles } from "../base/dom.js";

const COMPANION = "companion/companion.css";
const SHOWN = "screen shown last"; // in the browser's memory

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

/** While a game is asked for, the screen shown last is fetched: games of one kind mostly follow each other. */
export function fetchAhead() {
  styles("game/game.css");
  const likely = SCREENS[localStorage.getItem(SHOWN) || "play"] || SCREENS.play;
  likely().catch(() => undefined); // whoever needs it asks again, and hears why
}
