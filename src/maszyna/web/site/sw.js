// Keeps the site for the time without a network. Each version has its own cache; games live elsewhere, in the database.

/** @type {any} */
const worker = self;
importScripts("files.js"); // VERSION, and FILES: the SHA-256 of every file
const { VERSION, FILES } = /** @type {{VERSION: string, FILES: Record<string, string>}} */ (/** @type {any} */ (self));
const SCOPE = new URL("./", location.href);
const OWN = `maszyna ${SCOPE.pathname} `; // another copy on the same host has caches of its own
const CACHE = OWN + VERSION;
const LIST = "files.json"; // in each cache, what it holds
const AT_ONCE = 6;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "now") worker.skipWaiting();
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(SCOPE.href)) return;
  const name = url.pathname.slice(SCOPE.pathname.length) || "index.html";
  if (Object.hasOwn(FILES, name)) event.respondWith(kept(name, event.request));
});

/** @param {string} name @param {Request} request */
async function kept(name, request) {
  const found = await (await caches.open(CACHE)).match(address(name));
  return found || fetch(request);
}

/** @param {string} name */
const address = (name) => new URL(name, SCOPE).href;

/** All files of this version or none; what has not changed is taken from the version before. */
async function fill() {
  const cache = await caches.open(CACHE);
  const before = await older();
  const names = Object.keys(FILES);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        if (await cache.match(address(name))) continue;
        const same = before.find(([, files]) => files[name] === FILES[name]);
        const copy = same && (await same[0].match(address(name)));
        await cache.put(address(name), copy || (await fetched(name)));
      }
    }),
  );
  await cache.put(address(LIST), new Response(JSON.stringify(FILES)));
}

/** A file, if it is the one of this version: a host in the middle of an update mixes them. @param {string} name */
async function fetched(name) {
  const answer = await fetch(address(name), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== FILES[name]) throw new Error(`${name}: another version`);
  return answer;
}

/** Caches of other versions with their lists. @returns {Promise<[Cache, Record<string, string>][]>} */
async function older() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(address(LIST));
      return /** @type {[Cache, Record<string, string>]} */ ([cache, list ? await list.json() : {}]);
    }),
  );
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}
