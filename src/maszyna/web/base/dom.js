// Building elements: the only place where the client makes nodes.

/**
 * Attributes, and listeners for events.
 * @typedef {{[listener: `on${string}`]: ((event: any) => unknown)|null|undefined, [name: string]: unknown}} Props
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `props` are attributes; `on…` are listeners, `class` may be a list, `text` is its text.
 * @param {string} tag
 * @param {Props} [props]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  fill(node, props, children);
  return node;
}

/**
 * @param {string} tag
 * @param {Props} [props]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {SVGElement}
 */
export function svg(tag, props = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  fill(node, props, children);
  return node;
}

/**
 * @param {Element} node
 * @param {Props} props
 * @param {(Node|string|null|undefined|false)[]} children
 */
function fill(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "text") node.textContent = String(value);
    else if (name === "class")
      node.setAttribute("class", Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value));
    else if (name === "data") Object.assign(/** @type {HTMLElement} */ (node).dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) node.append(child);
}

/** Put other children into a node. @param {Element} node @param {...(Node|string|null|undefined|false)} children */
export function replace(node, ...children) {
  node.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false));
}

const signs = new Map();

/**
 * One of the 24 signs of the interface, from icons.svg.
 * @param {string} name
 */
export function icon(name) {
  const node = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  if (!signs.has("all"))
    signs.set(
      "all",
      fetch(new URL("../icons.svg", import.meta.url)).then((answer) => answer.text()),
    );
  signs.get("all").then((/** @type {string} */ text) => {
    if (!signs.has("document")) signs.set("document", new DOMParser().parseFromString(text, "image/svg+xml"));
    const symbol = signs.get("document").getElementById(name);
    if (symbol) node.append(...[...symbol.childNodes].map((child) => document.importNode(child, true)));
  });
  return node;
}

/** @param {string} label @param {string} sign @param {() => void} act @param {string} [extra] */
export function iconButton(label, sign, act, extra = "") {
  return el(
    "button",
    { type: "button", class: `round ${extra}`, "aria-label": label, title: label, onclick: act },
    icon(sign),
  );
}

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Styles that only some screens need; they stay. @param {string} path from the root of the client */
export function styles(path) {
  let found = sheets.get(path);
  if (!found) {
    found = new Promise((done) => {
      const href = new URL(`../${path}`, import.meta.url).href;
      document.head.append(el("link", { rel: "stylesheet", href, onload: done, onerror: done }));
    });
    sheets.set(path, found);
  }
  return found;
}

/** Tell a screen reader. @param {string} text @param {boolean} [loud] */
export function announce(text, loud = false) {
  const node = document.getElementById(loud ? "loud" : "polite");
  if (node) node.textContent = text;
}
