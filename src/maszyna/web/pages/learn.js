// The tab Learn: a way to everything that teaches. A part is a function that gives a node, or nothing where there is
// nothing yet; whoever adds a page adds a line to PARTS.

import { say, store } from "../base/store.js";
import { begin, lessonsPart } from "./lessons.js";
import { tabPage, wayTo } from "./tabs.js";

/** @typedef {() => Node|null|Promise<Node|null>} Part */

/** @type {Part[]} */
const PARTS = [
  lessonsPart,
  () => page("drill", { href: "#/drill", sign: "units", name: say("drill_all"), more: say("learn_drills") }),
  () => page("puzzles", { href: "#/puzzles", sign: "puzzle", name: say("puzzles"), more: say("learn_puzzles") }),
  () => page("guide", { href: "#/guide", sign: "info", name: say("guide"), more: say("learn_guide") }),
  () => page("rules", { href: "#/rules", sign: "log", name: say("rules"), more: say("learn_rules") }),
];

/** Only where its page exists. @param {string} name @param {Parameters<typeof wayTo>[0]} way */
const page = (name, way) => (store.pages.includes(name) ? wayTo(way) : null);

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  if (here.rest.length) {
    await begin(here.rest);
    return {};
  }
  tabPage(root, "learn", ...(await Promise.all(PARTS.map((part) => part()))));
  return {};
}
