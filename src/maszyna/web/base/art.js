// Drawings by hash: asked for once, all that a screen needs in one request, kept by the browser, drawn inline so that
// the theme can colour them.

import { store } from "./store.js";
import { svg } from "./dom.js";

const MOST = 100; // in one request

/** @type {Map<string, Promise<Element>>} */
const drawings = new Map();
/** @type {Map<string, {resolve: (drawing: Element) => void, reject: (error: unknown) => void}>} */
const wanted = new Map();

/** @param {string} hash @returns {Promise<Element>} */
function drawing(hash) {
  let found = drawings.get(hash);
  if (!found) {
    found = new Promise((resolve, reject) => wanted.set(hash, { resolve, reject }));
    if (wanted.size === 1) Promise.resolve().then(fetchWanted); // when the screen is built
    drawings.set(hash, found);
  }
  return found;
}

/** In order, so that the same drawings have the same address. */
function fetchWanted() {
  const hashes = [...wanted.keys()].sort();
  const waiting = new Map(wanted);
  wanted.clear();
  for (let first = 0; first < hashes.length; first += MOST) fetchSome(hashes.slice(first, first + MOST), waiting);
}

/** @param {string[]} hashes @param {typeof wanted} waiting */
async function fetchSome(hashes, waiting) {
  try {
    const answer = await store.port.request("GET", `/api/art?of=${hashes.join(",")}`);
    if (answer.status !== 200) throw new Error(`art ${answer.status}`);
    const { children } = new DOMParser().parseFromString(answer.document, "image/svg+xml").documentElement;
    hashes.forEach((hash, index) => waiting.get(hash)?.resolve(children[index]));
  } catch (error) {
    for (const hash of hashes) {
      drawings.delete(hash); // asked for again when it is needed again
      waiting.get(hash)?.reject(error);
    }
  }
}

/**
 * A drawing as an element; it fills in when it has come.
 * @param {string} hash
 * @param {import("./dom.js").Props} props
 */
export function art(hash, props = {}) {
  const node = svg("svg", { "aria-hidden": "true", ...props });
  drawing(hash)
    .then((found) => {
      if (!node.hasAttribute("viewBox")) node.setAttribute("viewBox", found.getAttribute("viewBox") || "0 0 40 40");
      node.append(...[...found.childNodes].map((child) => document.importNode(child, true)));
    })
    .catch(() => node.classList.add("missing"));
  return node;
}
