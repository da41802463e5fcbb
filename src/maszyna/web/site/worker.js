// Python beside the page: loads it once, then answers one request after the other from the browser's database.

import { GamesDb } from "./games_db.js";
import { PYTHON, SIZES } from "./python.js";
import { fresh, Snapshot } from "./snapshot.js";

/** @typedef {import("./games_db.js").Change} Change */

const FASTER = 5; // times another tab may be faster
const LOADED = 0.7; // of the progress: everything has come; the rest is Python's own start
const PAUSE = 1000; // milliseconds without a question
const others = new BroadcastChannel("maszyna");
const snapshot = new Snapshot(PYTHON);
const games = new GamesDb(() => postMessage({ notice: "cleared" }));
/** What answers (app/in_browser.py). @type {Record<"answer"|"not_kept"|"forget", (...given: string[]) => string>} */
let python;
let waiting = 0; // requests
let asked = 0; // when, the last time

others.onmessage = ({ data }) => {
  if (data.deleted) games.forget(data.game);
};

const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let come = 0;
const tell = (/** @type {number} */ progress) => postMessage({ progress });

/** Every file that Python fetches moves the bar. */
function countBytes() {
  const real = self.fetch;
  self.fetch = async (input, init) => {
    const response = await real(input, init);
    count(response.clone());
    return response;
  };
}

/** @param {Response} response */
async function count(response) {
  const reader = response.body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) || { value: undefined, done: true };
    if (done || !value) return;
    come += value.length;
    tell(Math.min(LOADED, (LOADED * come) / total));
  }
}

async function start() {
  // A policy that forbids WebAssembly lets Python hang for ever: an empty module finds it out at once.
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch {
    throw Object.assign(new Error("no WebAssembly"), { word: "no_webassembly" });
  }
  countBytes();
  const kept = await resumed();
  const pyodide = kept || (await fresh());
  tell(0.9);
  python = pyodide.pyimport("maszyna.app.in_browser").Browser();
  tell(1);
  if (kept) snapshot.worked().catch(() => {});
  // then the next start is as slow as this one
  else if (snapshot.wanted) rehearse(pyodide).catch((error) => console.warn(error));
}

/** Python as it was kept; nothing if there is none or it fails. */
async function resumed() {
  try {
    return (await snapshot.take()) ? await snapshot.resumed() : null;
  } catch (error) {
    console.warn(error);
    await snapshot.giveUp().catch(() => {});
    return null;
  }
}

/**
 * Whenever nobody asks anything: first turns for nobody, so that facts, words and drawings are there at the next start.
 * @param {any} pyodide
 */
async function rehearse(pyodide) {
  const { rehearse: play } = pyodide.pyimport("maszyna.app.in_browser");
  for (let number = 0, more = true; more; number += 1) {
    await quiet();
    more = play(number);
  }
  play.destroy();
  await quiet();
  await snapshot.keep(pyodide);
}

/** When nothing was asked for a while. */
async function quiet() {
  do await new Promise((go) => setTimeout(go, PAUSE / 10));
  while (waiting || performance.now() - asked < PAUSE);
}

/** @param {{method: string, path: string, body: string|null, key: string|null}} question */
async function answer(question) {
  const { method, path, body, key } = question;
  /** @type {Change[]} */
  let changes = [];
  try {
    for (let tries = 0; tries < FASTER; tries += 1) {
      const handed = await games.handed(path);
      const found = JSON.parse(python.answer(JSON.stringify({ method, path, body, key, handed })));
      changes = found.changes;
      if (!changes.length || (await games.keep(changes))) {
        changes.forEach(tellOthers);
        return found;
      }
      forget(changes);
    }
    throw new Error("other tabs are always faster");
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    forget(changes);
    if (reason(error) === "full" && (await snapshot.drop().catch(() => false))) return answer(question);
    return JSON.parse(python.not_kept(JSON.stringify({ method, path, body }), reason(error)));
  }
}

/** @param {Change[]} changes */
const forget = (changes) =>
  changes.forEach((one) => {
    if ("row" in one) python.forget(one.row.id);
  });

/** @param {DOMException} error */
const reason = (error) => (/quota|full|space/i.test(`${error.name} ${error.message}`) ? "full" : "closed");

/** @param {Change} one */
function tellOthers(one) {
  if (one.do === "put") others.postMessage({ game: one.row.id, revision: one.row.revision });
  if (one.do === "delete") others.postMessage({ game: one.game, deleted: true });
}

const started = start();
started.catch((error) => postMessage({ failed: error.word || "no_python", detail: String(error) }));
/** @type {Promise<void>} */
let last = started;

self.onmessage = ({ data }) => {
  waiting += 1;
  last = last
    .catch(() => {})
    .then(async () => {
      await started;
      try {
        postMessage({ id: data.id, answer: await answer(data) });
      } catch (error) {
        postMessage({ id: data.id, error: String(error) });
      } finally {
        waiting -= 1;
        asked = performance.now();
      }
    });
  last.catch(() => {});
};
