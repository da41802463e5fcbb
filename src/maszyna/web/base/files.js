// Games as files: one as its save, or several in one file; the same from a server and without one.

import { el } from "./dom.js";
import { readJson } from "./json.js";
import { call, refusal } from "./store.js";

const SEVERAL = "maszyna/saves@1";

/** Hand a document out as a file; a text as it is. @param {string} name @param {unknown} document */
export function offerFile(name, document) {
  const text = typeof document === "string" ? document : JSON.stringify(document, null, 1);
  const file = new Blob([text], { type: "application/json" });
  const anchor = el("a", { href: URL.createObjectURL(file), download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.getAttribute("href") || ""), 10_000);
}

/**
 * All games as one document; how many may not be had yet, and why others cannot be in it.
 * @returns {Promise<{file: {format: string, saves: unknown[]}, hidden: number, refused: string[]}>}
 */
export async function allSaves() {
  const list = await call("GET", "games");
  const found = { file: { format: SEVERAL, saves: /** @type {unknown[]} */ ([]) }, hidden: 0, refused: [""] };
  found.refused = list.status === 200 ? [] : [refusal(list)];
  for (const game of list.status === 200 ? list.document.games : []) {
    const answer = await call("GET", `games/${game.id}/save`);
    if (answer.status === 403) found.hidden += 1;
    else if (answer.status !== 200) found.refused.push(refusal(answer));
    else if (typeof answer.document === "string") found.refused.push(game.problem);
    else found.file.saves.push(answer.document);
  }
  return found;
}

/**
 * Open every game of a file; each stands for itself.
 * @param {string} text
 * @param {(done: number, of: number) => void} progress
 * @returns {Promise<{opened: string[], refused: string[]}|null>} the games,
 *   and why others are refused; null if it is no file of games
 */
export async function openSaves(text, progress) {
  let found;
  try {
    found = readJson(text);
  } catch {
    return null;
  }
  const saves = found?.format === SEVERAL && Array.isArray(found.saves) ? found.saves.reverse() : [found];
  /** @type {{opened: string[], refused: string[]}} */
  const done = { opened: [], refused: [] };
  for (const [number, save] of saves.entries()) {
    progress(number, saves.length);
    const answer = await call("POST", "games", { save });
    if (answer.status === 201) done.opened.push(answer.document.id);
    else done.refused.push(refusal(answer));
  }
  return done;
}
