// The logbook: finished games, what has been won with which faction, mat and level, personal bests, CSV.

import { el, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { pageHead } from "./page.js";
import { go } from "../base/route.js";

/** @type {(keyof Api.LogbookGame)[]} */
const COLUMNS = ["when", "kind", "faction", "mat", "level", "won", "score", "margin", "turns"];
/** On a page the result comes first: a phone shows no more than the first columns. @type {typeof COLUMNS} */
const SHOWN = ["when", "won", "score", "margin", "faction", "mat", "level", "turns", "kind"];

/** @param {HTMLElement} root */
export async function show(root) {
  const answer = await call("GET", "logbook");
  if (answer.status !== 200) throw new Error(answer.document.detail);
  /** @type {Api.Logbook} */
  const page = answer.document;
  const name = (/** @type {string} */ column, /** @type {unknown} */ value) =>
    page.names[column]?.[String(value)] ??
    (column === "kind" ? say(`kind_${value}`) : column === "won" ? say(value ? "won" : "lost") : (value ?? ""));
  const head = pageHead(say("logbook"), () => go("#/"));
  if (!page.games.length) {
    replace(root, el("div", { class: "page" }, head, el("p", { class: "soft", text: say("logbook_empty") })));
    return {};
  }
  const best = new Set(Object.values(page.best).flatMap((one) => Object.values(one)));
  replace(
    root,
    el(
      "div",
      { class: "page" },
      head,
      el(
        "div",
        { class: "card scroll", tabindex: 0, role: "region", "aria-label": say("logbook") },
        el(
          "table",
          { class: "scores" },
          el(
            "thead",
            {},
            el("tr", {}, ...SHOWN.map((column) => el("th", { scope: "col", text: say(`column_${column}`) }))),
          ),
          el(
            "tbody",
            {},
            ...page.games.map((game) =>
              el(
                "tr",
                { class: best.has(game.id) ? "best" : "" },
                ...SHOWN.map((column) =>
                  el(
                    "td",
                    {},
                    column === "when"
                      ? el("a", { href: `#/g/${game.id}/end`, text: String(game.when).slice(0, 10) })
                      : String(name(column, game[column])),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
      el("h2", { text: say("grid") }),
      grid(page),
      el("button", { class: "button", text: say("csv"), onclick: () => csv(page.games) }),
    ),
  );
  return {};
}

/** Factions by mats; a cell says how many of the games were won. @param {Api.Logbook} page */
function grid(page) {
  const factions = Object.keys(page.names.faction);
  const mats = Object.keys(page.names.mat);
  const cell = (/** @type {string} */ faction, /** @type {string} */ mat) => {
    const found = page.grid.filter((one) => one.faction === faction && one.mat === mat);
    const played = found.reduce((sum, one) => sum + one.played, 0);
    const won = found.reduce((sum, one) => sum + one.won, 0);
    return el("td", { class: won ? "won" : "", text: played ? `${won}/${played}` : "·" });
  };
  return el(
    "div",
    { class: "card scroll", tabindex: 0, role: "region", "aria-label": say("grid") },
    el(
      "table",
      { class: "scores grid" },
      el(
        "thead",
        {},
        el("tr", {}, el("td", {}), ...mats.map((mat) => el("th", { scope: "col", text: page.names.mat[mat] }))),
      ),
      el(
        "tbody",
        {},
        ...factions.map((faction) =>
          el(
            "tr",
            {},
            el("th", { scope: "row", text: page.names.faction[faction] }),
            ...mats.map((mat) => cell(faction, mat)),
          ),
        ),
      ),
    ),
  );
}

/** @param {Api.LogbookGame[]} games */
function csv(games) {
  const quoted = (/** @type {unknown} */ value) => `"${String(value ?? "").replaceAll('"', '""')}"`;
  const text = [COLUMNS, ...games.map((game) => COLUMNS.map((column) => game[column]))]
    .map((row) => row.map(quoted).join(","))
    .join("\n");
  const anchor = el("a", {
    href: URL.createObjectURL(new Blob([text], { type: "text/csv" })),
    download: "maszyna-logbook.csv",
  });
  anchor.click();
}
