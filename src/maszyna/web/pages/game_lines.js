// Games in lists: a line for each with its board, what happened last, and what can be done with it; opening a file.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { openSaves } from "../base/files.js";
import { call, lang, refusal, say } from "../base/store.js";
import { go, REPLAYED, REVIEWED } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { download } from "./share.js";

/** The games there are, or what went wrong. @returns {Promise<{games: Api.GameLine[], trouble: Node|null}>} */
export async function listed() {
  const answer = await call("GET", "games");
  if (answer.status === 200) return { games: answer.document.games, trouble: null };
  return { games: [], trouble: trouble(answer.status === 401 ? say("no_access") : refusal(answer)) };
}

/** What went wrong. @param {string} text */
const trouble = (text) => el("p", { class: "problem", role: "alert" }, icon("warn"), text);

/** How long ago, in the language of the page. @param {string} when */
function ago(when) {
  const seconds = (new Date(when).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  return seconds > -86400
    ? format.format(Math.round(seconds / 3600), "hour")
    : format.format(Math.round(seconds / 86400), "day");
}

/** What happened last, and when. @param {Api.GameLine} game */
export const lastOf = (game) =>
  [plain(game.last).replace(/\.$/, ""), game.when ? ago(game.when) : ""].filter(Boolean).join(" · ");

/** @param {Api.GameLine} game @param {() => void} changed */
export function line(game, changed) {
  const more = el(
    "div",
    { class: "row wrap more", hidden: true },
    ...lookBack(game),
    el("a", { class: "button", href: `#/g/${game.id}/log`, text: say("log") }),
    el("a", { class: "button", href: `#/g/${game.id}/share`, text: say("share") }),
    ...fileAndDelete(game, changed),
  );
  return el(
    "div",
    { class: "card game-line", data: { game: game.id } },
    el(
      "div",
      { class: "row" },
      el(
        "a",
        { class: "start", href: `#/g/${game.id}` },
        art(game.thumb, { class: "thumb small" }),
        el(
          "span",
          { class: "label" },
          spans(game.title),
          game.result ? result(game.result) : null,
          el("span", { class: "soft block", text: lastOf(game) }),
        ),
      ),
      iconButton(
        `${say("menu")}: ${plain(game.title)}`,
        "menu",
        () => {
          more.hidden = !more.hidden;
        },
        "flat",
      ),
    ),
    more,
  );
}

/** How it ended for its player. @param {Api.GameResult} found */
function result({ won, score, rival, who }) {
  const sums = `${score}${rival === null ? "" : ` : ${rival}`}`;
  const text = [`${say(won ? "victory" : "defeat")} ${sums}`, who].filter(Boolean).join(" · ");
  return el("span", { class: ["game-result block", won && "won"], text });
}

/** What can be done with a game that is over, where its kind has it. @param {Api.GameLine} game */
function lookBack(game) {
  if (!game.over) return [];
  const way = (/** @type {string} */ page) =>
    el("a", { class: "button", href: `#/g/${game.id}/${page}`, text: say(page) });
  const told = el("p", { class: "soft", role: "status", hidden: true });
  const play = async () => {
    const answer = await call("GET", `games/${game.id}/bgstats`);
    const { address, say: about } = answer.document;
    told.hidden = false;
    replace(
      told,
      ...(answer.status === 200
        ? [about, " ", el("a", { href: address, target: "_blank", rel: "noreferrer", text: say("bg_stats_open") })]
        : [refusal(answer)]),
    );
  };
  return [
    REPLAYED.includes(game.kind || "") ? way("replay") : null,
    REVIEWED.includes(game.kind || "") ? way("review") : null,
    el("button", { type: "button", class: "button", data: { bgstats: game.id }, text: say("bg_stats"), onclick: play }),
    told,
  ];
}

/** @param {Api.GameLine} game @param {() => void} changed */
function fileAndDelete(game, changed) {
  return [
    el("button", { type: "button", class: "button", text: say("save_file"), onclick: () => download(game.id) }),
    el("button", {
      type: "button",
      class: "button",
      text: say("delete"),
      onclick: async () => {
        if (!confirm(say("delete_sure"))) return;
        const answer = await call("DELETE", `games/${game.id}`);
        if (answer.status === 200) changed();
        else alert(refusal(answer));
      },
    }),
  ];
}

/** A game that cannot be read: why, and its file. @param {Api.GameLine} game @param {() => void} changed */
export function brokenGame(game, changed) {
  return el(
    "div",
    { class: "card game-line broken", data: { game: game.id } },
    el(
      "p",
      { class: "label" },
      spans(game.title),
      game.when ? el("span", { class: "soft block", text: ago(game.when) }) : null,
    ),
    el("p", { class: "problem" }, icon("warn"), game.problem),
    el("div", { class: "row wrap" }, ...fileAndDelete(game, changed)),
  );
}

/** A button that opens a saved game. */
export function bringIn() {
  const problem = el("span", { class: "problem", role: "status", hidden: true });
  const tell = (/** @type {string} */ text) => {
    problem.textContent = text;
    problem.hidden = false;
  };
  const file = el("input", {
    type: "file",
    accept: ".json,application/json",
    class: "hidden",
    tabindex: -1,
    "aria-label": say("import"),
    onchange: async (event) => {
      const done = await openSaves(await event.target.files[0].text(), (n, m) =>
        tell(`${say("moment")} ${say("n_of_m", { n, m })}`),
      );
      if (done?.opened.length === 1 && !done.refused.length) go(`#/g/${done.opened[0]}`);
      else if (done?.opened.length) dispatchEvent(new Event("words"));
      else tell(`${say("not_a_save")} ${done?.refused[0] || ""}`);
    },
  });
  return el(
    "span",
    { class: "row wrap" },
    el("button", { type: "button", class: "button", text: say("import"), onclick: () => file.click() }),
    file,
    problem,
  );
}
