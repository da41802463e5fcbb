// What the two pages that are opened most are made of: fetched at once, not one import after the other.

import { el } from "./dom.js";

/** Modules by their folders. @typedef {Record<string, string[]>} Modules */

/** The first page. @type {Modules} */
export const HOME = {
  base: ["art", "files", "spans"],
  pages: ["game_lines", "home", "lessons", "page", "share", "tabs"],
};

/** The digital game. @type {Modules} */
export const PLAY = {
  base: ["art", "spans"],
  board: ["board", "hits", "lens", "marks", "pace", "pieces", "player", "sprites", "zoom"],
  game: ["chance", "dial", "fight", "fight_needs", "fight_result", "fight_sides", "frame", "game", "load", "seats"],
  pages: ["lessons"],
  play: [
    "around_fight",
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
    "pages_over",
    "play",
    "puzzle_note",
    "stars",
    "story",
    "tokens",
    "travel",
  ],
};

/** @type {Set<Modules>} */
const fetched = new Set();

/** @param {Modules} modules */
export function fetchModules(modules) {
  if (fetched.has(modules)) return;
  fetched.add(modules);
  for (const [folder, names] of Object.entries(modules))
    for (const name of names) {
      const href = new URL(`../${folder}/${name}.js`, import.meta.url).href;
      document.head.append(el("link", { rel: "modulepreload", href }));
    }
}
