// Drawings by hash: asked for once, kept by the browser, drawn inline so that the theme can colour them.

import { store } from "./store.js";
import { svg } from "./dom.js";

/** @type {Map<string, Promise<SVGElement>>} */
const drawings = new Map();

/** @param {string} hash @returns {Promise<SVGElement>} */
function drawing(hash) {
  let found = drawings.get(hash);
  if (!found) {
    found = store.port.request("GET", `/api/art/${hash}`).then((answer) => {
      if (answer.status !== 200) throw new Error(`art ${hash}`);
      return /** @type {any} */ (new DOMParser().parseFromString(answer.document, "image/svg+xml").documentElement);
    });
    found.catch(() => drawings.delete(hash));
    drawings.set(hash, found);
  }
  return found;
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
