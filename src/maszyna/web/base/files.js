// Games as files: one as its save, or several in one file; the same from a server and without one.

import { el } from "./dom.js";
import { readJson } from "./json.js";
import { call } from "./store.js";

const SEVERAL = "maszyna/saves@1";

/** Hand a document out as a file. @param {string} name @param {unknown} document */
export function offerFile(name, document) {
  const file = new Blob([JSON.stringify(document, null, 1)], { type: "application/json" });
  const anchor = el("a", { href: URL.createObjectURL(file), download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.getAttribute("href") || ""), 10_000);
}

/** All games as one document, and how many may not be had yet. */
export async function allSaves() {
  const { document: page } = await call("GET", "games");
  const saves = [];
  for (const game of page.games) {
    const answer = await call("GET", `games/${game.id}/save`);
    if (answer.status === 200) saves.push(answer.document);
  }
  return { file: { format: SEVERAL, saves }, hidden: page.games.length - saves.length };
}

/**
 * Open every game of a file; each stands for itself.
 * @param {string} text
 * @returns {Promise<{opened: string[], refused: string[]}|null>} the games,
 *   and why others are refused; null if it is no file of games
 */
export async function openSaves(text) {
  let found;
  try {
    found = readJson(text);
  } catch {
    return null;
  }
  const saves = found?.format === SEVERAL && Array.isArray(found.saves) ? found.saves.reverse() : [found];
  /** @type {{opened: string[], refused: string[]}} */
  const done = { opened: [], refused: [] };
  for (const save of saves) {
    const answer = await call("POST", "games", { save });
    if (answer.status === 201) done.opened.push(answer.document.id);
    else done.refused.push(answer.document.detail || answer.document.title);
  }
  return done;
}
