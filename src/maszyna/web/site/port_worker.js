// The transport without a server: requests go to Python in a worker. The interface is that of port_http.js.

import { readJson } from "../base/json.js";
import { keyOf, working } from "../base/port_http.js";

const PATIENCE = 60_000; // without any progress

/** Python could not be started; `word` says why. */
export class CannotStart extends Error {
  /** @param {string} word @param {string} detail */
  constructor(word, detail) {
    super(detail);
    this.word = word;
  }
}

/** @typedef {{status: number, type: string, text: string}} Told what Python answers */

/**
 * @param {{progress: (done: number) => void, notice: (code: string) => void}} tell
 * @returns {import("../base/port_http.js").Port & {local: true}}
 */
export function workerPort(tell) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const others = new BroadcastChannel("maszyna");
  /** @type {Map<number, {done: (answer: Told) => void, failed: (error: Error) => void}>} */
  const waiting = new Map();
  /** @type {CannotStart|null} */
  let broken = null;
  let number = 0;
  let patience = 0;

  const fail = (/** @type {string} */ word, /** @type {string} */ detail) => {
    clearTimeout(patience);
    broken = new CannotStart(word, detail);
    for (const { failed } of waiting.values()) failed(broken);
    waiting.clear();
  };
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => fail("no_python", "time limit"), PATIENCE);
  };

  worker.onerror = (event) => fail("no_python", event.message || "worker");
  worker.onmessage = ({ data }) => {
    if ("progress" in data) {
      if (data.progress < 1) wait();
      else clearTimeout(patience);
      tell.progress(data.progress);
    } else if (data.failed) fail(data.failed, data.detail);
    else if (data.notice) tell.notice(data.notice);
    else {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.answer) asked?.done(data.answer);
      else asked?.failed(new Error(data.error));
    }
  };
  wait();

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function request(method, path, body) {
    if (path.startsWith("/api/words")) return words(path);
    if (broken) throw broken;
    const game = /\/api\/games\/([^/?]+)/.exec(path)?.[1];
    const key = (game && keyOf(game)) || null;
    number += 1;
    const id = number;
    working(1);
    /** @type {Told} */
    const answer = await new Promise((done, failed) => {
      waiting.set(id, { done, failed });
      worker.postMessage({ id, method, path, body: body === undefined ? null : JSON.stringify(body), key });
    }).finally(() => working(-1));
    if (method === "POST" && /^\/api\/games(\?|$)/.test(path) && answer.status === 201) {
      navigator.storage?.persist?.();
      dispatchEvent(new Event("game-begun"));
    }
    return { status: answer.status, document: answer.type.includes("json") ? readJson(answer.text) : answer.text };
  }

  /** Other tabs tell what they have kept. @param {string} game @param {(revision: number) => void} onRevision */
  function subscribe(game, onRevision) {
    const listen = (/** @type {MessageEvent} */ { data }) => {
      if (data.game === game && !data.deleted) onRevision(data.revision);
    };
    others.addEventListener("message", listen);
    return () => others.removeEventListener("message", listen);
  }

  return { request, subscribe, offline: () => {}, local: true };
}

/** The words of the interface stand in a file, so that the page can speak before Python does. @param {string} path */
async function words(path) {
  const lang = new URLSearchParams(path.split("?")[1]).get("lang") || "en";
  const answer = await fetch(new URL(`words/${lang}.json`, import.meta.url));
  return { status: answer.status, document: await answer.json() };
}
