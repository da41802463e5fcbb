// The transport over HTTP. Another one with the same functions, site/port_worker.js, runs Python inside the page.

import { readJson } from "./json.js";

/**
 * @typedef {{status: number, document: any}} Answer
 * @typedef {{request: (method: string, path: string, body?: unknown) => Promise<Answer>,
 *            subscribe: (game: string, onRevision: (revision: number) => void) => () => void,
 *            offline: (listener: (gone: boolean) => void) => void,
 *            local?: boolean}} Port
 * A local port keeps the games on this device: nobody else can reach them
 */

const RETRY = [400, 1000, 2500, 5000];

/** A seat or watch key belongs to this tab alone. @param {string} game */
export const keyOf = (game) => sessionStorage.getItem(`key ${game}`);

/** @param {string} game @param {string} key */
export const keepKey = (game, key) => {
  sessionStorage.setItem(`key ${game}`, key);
  sessionStorage.setItem("key", key); // drawings and terms belong to no game, but need somebody who may ask
};

let requests = 0;

/** How many requests are under way stands on the page, for styles and for whoever drives it. @param {number} by */
export function working(by) {
  requests += by;
  document.documentElement.dataset.working = String(requests);
}

/** @param {string} path @returns {Record<string, string>} */
function headers(path) {
  const game = /\/api\/games\/([^/?]+)/.exec(path)?.[1];
  const key = game ? keyOf(game) : /\/api\/(art|terms)\b/.test(path) && sessionStorage.getItem("key");
  return key ? { Authorization: `Bearer ${key}` } : {};
}

/** @returns {Port} */
export function httpPort() {
  /** @type {((gone: boolean) => void)[]} */
  const listeners = [];
  const tell = (/** @type {boolean} */ gone) => listeners.forEach((listener) => listener(gone));

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function request(method, path, body) {
    const options = {
      method,
      headers: { ...headers(path), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    for (let tries = 0; ; tries += 1) {
      try {
        working(1);
        const answer = await fetch(path, options);
        tell(false);
        const type = answer.headers.get("Content-Type") || "";
        const text = await answer.text();
        working(-1);
        return { status: answer.status, document: type.includes("json") ? readJson(text) : text };
      } catch (error) {
        working(-1);
        tell(true);
        // Reading may be tried again; a step that may have been taken is not sent twice.
        if (method !== "GET" || tries >= RETRY.length) throw error;
        await new Promise((go) => setTimeout(go, RETRY[tries]));
      }
    }
  }

  /**
   * Server-sent events read by fetch, so that a key can be sent.
   * @param {string} game
   * @param {(revision: number) => void} onRevision
   */
  function subscribe(game, onRevision) {
    const path = `/api/games/${game}/events`;
    let stopped = false;
    const stop = new AbortController();
    (async () => {
      for (let tries = 0; !stopped; tries += 1) {
        try {
          const answer = await fetch(path, { headers: headers(path), signal: stop.signal });
          const later = answer.status === 429 || answer.status >= 500; // there may be room again
          if (!answer.body || (!answer.ok && !later)) return;
          if (answer.ok) {
            tries = 0;
            for await (const revision of revisions(answer.body)) onRevision(revision);
          }
        } catch {
          if (stopped) return;
        }
        await new Promise((go) => setTimeout(go, RETRY[Math.min(tries, RETRY.length - 1)]));
      }
    })();
    return () => {
      stopped = true;
      stop.abort();
    };
  }

  return { request, subscribe, offline: (listener) => listeners.push(listener) };
}

/** @param {ReadableStream<Uint8Array>} body */
async function* revisions(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: ?(.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield JSON.parse(data).revision;
    }
  }
}
