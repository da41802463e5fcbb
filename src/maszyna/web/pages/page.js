// The frame of a page: a way back, its title, and whatever it holds.

import { el, iconButton } from "../base/dom.js";
import { say } from "../base/store.js";

/** @typedef {Node|string|null|undefined|false} Child */

/**
 * The head of a page; its title is read out when the page opens.
 * @param {Child} title
 * @param {() => void} back
 * @param {...Child} more
 */
export function pageHead(title, back, ...more) {
  return el(
    "header",
    { class: "page-head" },
    iconButton(say("back"), "back", back),
    el("h1", { id: "question", tabindex: -1 }, title),
    ...more,
  );
}

/**
 * A whole page.
 * @param {Child} title
 * @param {() => void} back
 * @param {...Child} parts
 */
export function pageWith(title, back, ...parts) {
  return el("div", { class: "page" }, pageHead(title, back), ...parts);
}
