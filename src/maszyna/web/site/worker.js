// Python beside the page: loads it once, then answers one request after the other from the browser's database.

import { GamesDb } from "./games_db.js";
import { SIZES } from "./sizes.js";

const FASTER = 5; // times another tab may be faster
const LOADED = 0.7; // of the progress: everything has come; the rest is Python's own start
const ROOT = new URL("../", import.meta.url);
const others = new BroadcastChannel("maszyna");
const games = new GamesDb(() => postMessage({ notice: "cleared" }));
/** @type {any} */
let python = null;

others.onmessage = ({ data }) => { if (data.deleted) games.forget(data.game); };

const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
let come = 0;
const tell = (/** @type {number} */ progress) => postMessage({ progress });

/** Every file that Python fetches moves the bar. */
function countBytes() {
  const real = self.fetch;
  self.fetch = async (input, init) => {
    const answer = await real(input, init);
    count(answer.clone());
    return answer;
  };
}

/** @param {Response} answer */
async function count(answer) {
  const reader = answer.body?.getReader();
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
  const zip = fetch(new URL("maszyna.zip", ROOT)).then((answer) => answer.arrayBuffer());
  zip.catch(() => {}); // it is awaited below
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", ROOT).href);
  const pyodide = await loadPyodide({ indexURL: new URL("pyodide/", ROOT).href });
  tell(0.85);
  pyodide.unpackArchive(new Uint8Array(await zip), "zip", { extractDir: "/maszyna" });
  pyodide.runPython("import sys; sys.path.insert(0, '/maszyna')");
  tell(0.9);
  python = pyodide.pyimport("maszyna.app.in_browser").Browser();
  tell(1);
}

/** @param {any} asked */
async function answer(asked) {
  const { method, path, body, key } = asked;
  /** @type {any[]} */
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
    return JSON.parse(python.not_kept(JSON.stringify({ method, path, body }), reason(error)));
  }
}

/** @param {any[]} changes */
const forget = (changes) => changes.forEach((one) => { if (one.row) python.forget(one.row.id); });

/** @param {any} error */
const reason = (error) => (/quota|full|space/i.test(`${error?.name} ${error?.message}`) ? "full" : "closed");

/** @param {any} one */
function tellOthers(one) {
  if (one.do === "put") others.postMessage({ game: one.row.id, revision: one.row.revision });
  if (one.do === "delete") others.postMessage({ game: one.game, deleted: true });
}

const started = start();
started.catch((error) => postMessage({ failed: error.word || "no_python", detail: String(error) }));
/** @type {Promise<any>} */
let last = started;

onmessage = ({ data }) => {
  last = last.catch(() => {}).then(async () => {
    await started;
    try {
      postMessage({ id: data.id, answer: await answer(data) });
    } catch (error) {
      postMessage({ id: data.id, error: String(error) });
    }
  });
  last.catch(() => {});
};
