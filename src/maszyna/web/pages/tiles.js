// Tiles of The Wind Gambit and progress cards of Expeditions: what is on file, with its seal; those of one's own box.

import { el, icon, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { pageHead } from "./page.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { cardForm } from "./card_form.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const what = here.page === "cards" ? "cards" : "tiles";
  if (what === "tiles" && here.rest[2] === "edit") {
    await (await import("./tile_form.js")).showForm(root, here.rest[0], here.rest[1]);
    return {};
  }
  const answer = await call("GET", what);
  if (answer.status !== 200) throw new Error(answer.document.detail);
  draw(root, what, answer.document, here.rest[0]);
  return {};
}

/** @param {HTMLElement} root @param {string} what @param {Api.Tiles|Api.Cards} page @param {string} [shown] */
function draw(root, what, page, shown) {
  const problem = el("p", { class: "problem", role: "status", hidden: true });
  const keep = async (/** @type {object} */ document) => {
    const answer = await call("PUT", what, document);
    if (answer.status === 200) draw(root, what, answer.document, shown);
    else {
      replace(
        problem,
        icon("warn"),
        `${answer.document.where || ""} ${answer.document.detail || answer.document.title}`,
      );
      problem.hidden = false;
    }
  };
  replace(
    root,
    el(
      "div",
      { class: "page tiles" },
      pageHead(say(what), () => go("#/")),
      el("p", { class: "soft", text: say(`${what}_more`) }),
      problem,
      ...("tiles" in page ? tileList(page, shown) : page.levels.map((level) => cardForm(level, page.kept, keep))),
      el("h2", { text: say("own_file") }),
      ownFile(what, page.kept, keep, problem),
    ),
  );
}

/** @param {Api.Tiles} page @param {string} [shown] */
function tileList(page, shown) {
  const kind = page.kinds.some((one) => one.key === shown) ? shown : page.kinds[0].key;
  return [
    el(
      "nav",
      { class: "choices", "aria-label": say("tiles") },
      ...page.kinds.map((one) =>
        el("a", {
          class: "choice",
          href: `#/tiles/${one.key}`,
          "aria-current": one.key === kind ? "page" : null,
          text: one.name,
        }),
      ),
    ),
    el("ul", { class: "tile-list" }, ...page.tiles.filter((one) => one.kind === kind).map(tile)),
    el("div", { class: "soft" }, ...page.meanings.map((text) => el("p", {}, spans(text)))),
  ];
}

/** @param {Api.Tile} one */
function tile(one) {
  const seals = one.own ? ["own"] : /** @type {string[]} */ (one.form.provenance || []);
  return el(
    "li",
    { class: "card", data: { tile: one.key } },
    el(
      "div",
      { class: "row wrap" },
      el("h3", { class: "grow", text: one.head }),
      ...seals.map((seal) => el("span", { class: `seal ${seal}`, text: say(`seal_${seal}`) })),
    ),
    ...one.says.map((text) => el("p", {}, spans(text))),
    el("a", {
      class: "button small",
      href: `#/tiles/${one.key.replace(".", "/")}/edit`,
      text: say(one.own ? "tile_change" : "tile_type_in"),
    }),
  );
}

/** The same file with nothing in its lists. @param {object} kept */
const cleared = (kept) =>
  Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, Array.isArray(value) ? [] : value]));

/**
 * What is kept of one's own box as a file, a file instead of it, or nothing again.
 * @param {string} what
 * @param {object} kept
 * @param {(document: object) => void} keep
 * @param {HTMLElement} problem
 * @param {object} [empty]
 */
export function ownFile(what, kept, keep, problem, empty = cleared(kept)) {
  const file = el("input", {
    type: "file",
    accept: ".json,application/json",
    class: "hidden",
    tabindex: -1,
    "aria-label": say("own_read"),
    onchange: async (event) => {
      try {
        keep(JSON.parse(await event.target.files[0].text()));
      } catch {
        problem.textContent = say("not_a_file");
        problem.hidden = false;
      }
    },
  });
  const text = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" }));
  return el(
    "div",
    { class: "row wrap" },
    el("button", { type: "button", class: "button", text: say("own_read"), onclick: () => file.click() }),
    file,
    el("a", { class: "button", href: text, download: `maszyna-${what}.json`, text: say("save_file") }),
    el("button", { type: "button", class: "button", text: say("ours_again"), onclick: () => keep(empty) }),
  );
}
