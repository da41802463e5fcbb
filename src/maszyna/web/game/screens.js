// The screens of games, by the page of their view; each shows a view and reacts to taps.

import { el, styles } from "../base/dom.js";
import { call } from "../base/store.js";

const COMPANION = "companion/companion.css";
const SHOWN = "screen shown last"; // in the browser's memory
const FRESH = 5000; // milliseconds

/** What the digital game is made of, by folder: fetched at once, not one import after the other.
 * @type {Record<string, string[]>} */
const PLAY = {
  board: ["board", "hits", "lens", "marks", "pace", "pieces", "player", "sprites", "zoom"],
  game: ["chance", "conflict", "dial", "fight", "fight_result", "fight_sides", "frame", "game", "load", "seats"],
  play: [
    "cargo",
    "curtain",
    "deciding",
    "draft",
    "drag",
    "free_room",
    "hints",
    "lesson",
    "mat",
    "options",
    "others",
    "overview",
    "play",
    "puzzle_note",
    "stars",
    "story",
    "tokens",
    "travel",
  ],
};

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
    for (const [folder, names] of Object.entries(PLAY)) for (const name of names) preload(`${folder}/${name}.js`);
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

/** @type {Set<string>} */
const preloaded = new Set();

/** @param {string} path from the root of the client */
function preload(path) {
  if (preloaded.has(path)) return;
  preloaded.add(path);
  document.head.append(el("link", { rel: "modulepreload", href: new URL(`../${path}`, import.meta.url).href }));
}
