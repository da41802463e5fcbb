// The three tabs of the app outside a game: below on a phone, in the head on a wide screen.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";

/** By its name: where it leads, and its sign. @type {Record<string, {href: string, sign: string}>} */
const TABS = {
  play: { href: "#/", sign: "play" },
  learn: { href: "#/learn", sign: "learn" },
  mine: { href: "#/mine", sign: "curve" },
};

/**
 * A page of a tab.
 * @param {HTMLElement} root
 * @param {string} tab
 * @param {...(Node|null)} parts
 */
export function tabPage(root, tab, ...parts) {
  const title = tab === "play" ? "Maszyna" : say(`tab_${tab}`);
  replace(
    root,
    el(
      "div",
      { class: `page home tab-${tab}` },
      el(
        "header",
        { class: "page-head" },
        el("h1", { text: title, ...(tab === "play" ? {} : { id: "question", tabindex: -1 }) }),
        el("nav", { class: "tabs", "aria-label": "Maszyna" }, ...Object.keys(TABS).map((name) => link(name, tab))),
        iconButton(say("settings"), "gear", () => go("#/settings")),
      ),
      ...parts,
    ),
  );
}

/** @param {string} name @param {string} here */
function link(name, here) {
  const { href, sign } = TABS[name];
  return el(
    "a",
    { href, class: "tab", "aria-current": name === here ? "page" : null, data: { tab: name } },
    el("span", { class: "tab-sign" }, icon(sign)),
    el("span", { text: say(`tab_${name}`) }),
  );
}

/**
 * A way from a tab to something else: its name, and a line about it.
 * @param {{href: string, sign: string, name: string, more?: string, primary?: boolean, start?: string}} one
 */
export function wayTo({ href, sign, name, more = "", primary = false, start }) {
  return el(
    "a",
    { class: ["card start", primary && "first"], href, data: start ? { start } : {} },
    icon(sign),
    el("span", { class: "label" }, name, more ? el("span", { class: "soft block", text: more }) : null),
    icon("next"),
  );
}
