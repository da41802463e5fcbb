// Home: go on with a game, begin one, bring one in.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { openSaves } from "../base/files.js";
import { call, changeSettings, lang, languages, refusal, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { download } from "./share.js";

const KINDS = ["scythe-table", "expeditions-table", "scythe"];
/** @type {Record<string, string>} */
const NAMES = { en: "English", uk: "Українська", ru: "Русский" };

/** @param {HTMLElement} root */
export async function show(root) {
  const answer = await call("GET", "games");
  /** @type {Api.GameLine[]} */
  const games = answer.status === 200 ? answer.document.games : [];
  const broken = games.filter((game) => game.problem);
  const running = games.filter((game) => !game.over && !game.problem);
  const finished = games.filter((game) => game.over && !game.problem);
  const again = () => show(root);
  replace(
    root,
    el(
      "div",
      { class: "page home" },
      head(),
      answer.status === 200 ? null : trouble(answer.status === 401 ? say("no_access") : refusal(answer)),
      running.length
        ? goOn(running[0])
        : el("p", { class: "soft", id: "question", tabindex: -1, text: say("welcome_more") }),
      ...running.slice(1).map((game) => line(game, again)),
      ...broken.map((game) => brokenGame(game, again)),
      el("h2", { text: say("new_game") }),
      el("div", { class: "starts" }, ...KINDS.map(start)),
      el(
        "div",
        { class: "row wrap" },
        bringIn(),
        ...["logbook", "tiles", "deck", "cards", "guide"].map((page) =>
          el("a", { class: "button", href: `#/${page}`, text: say(page) }),
        ),
      ),
      finished.length ? el("h2", { text: say("finished_games") }) : null,
      ...finished.map((game) => line(game, again)),
      el("p", { class: "soft foot", text: say("unofficial") }),
    ),
  );
  return {};
}

function head() {
  const choice = el(
    "select",
    {
      class: "select",
      "aria-label": say("language"),
      onchange: (event) => changeSettings({ lang: event.target.value }).then(() => dispatchEvent(new Event("words"))),
    },
    ...languages.map((code) => el("option", { value: code, selected: code === lang(), text: NAMES[code] })),
  );
  return el(
    "header",
    { class: "page-head" },
    el("h1", { text: "Maszyna" }),
    choice,
    iconButton(say("settings"), "gear", () => go("#/settings")),
  );
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
const lastOf = (game) =>
  [plain(game.last).replace(/\.$/, ""), game.when ? ago(game.when) : ""].filter(Boolean).join(" · ");

/** @param {Api.GameLine} game */
function goOn(game) {
  return el(
    "section",
    { class: "card go-on", data: { game: game.id } },
    el(
      "div",
      { class: "row top" },
      art(game.thumb, { class: game.kind === "expeditions-table" ? "thumb" : "thumb map" }),
      el(
        "div",
        { class: "grow" },
        el("span", { class: `tag ${game.status === "your_turn" ? "mine" : ""}`, text: say(`status_${game.status}`) }),
        el("h2", { id: "question", tabindex: -1 }, spans(game.title)),
        el("p", { class: "soft", text: lastOf(game) }),
      ),
    ),
    game.now
      ? el(
          "p",
          { class: "row last" },
          game.now_art ? art(game.now_art, { class: "line-art small" }) : null,
          el("span", { text: plain(game.now) }),
        )
      : null,
    el(
      "div",
      { class: "row" },
      el("a", { class: "button primary grow", href: `#/g/${game.id}`, text: say("continue") }),
      game.again
        ? el("a", { class: "button grow", href: `#/g/${game.id}/again` }, icon("again"), say("last_turn"))
        : null,
    ),
  );
}

/** @param {Api.GameLine} game @param {() => void} changed */
function line(game, changed) {
  const more = el(
    "div",
    { class: "row wrap more", hidden: true },
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
        el("span", { class: "label" }, spans(game.title), el("span", { class: "soft block", text: lastOf(game) })),
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
function brokenGame(game, changed) {
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

/** @param {string} kind */
function start(kind) {
  return el(
    "a",
    { class: "card start", href: `#/new/${kind}`, data: { start: kind } },
    icon("plus"),
    el("span", { class: "label" }, say(`kind_${kind}`), el("span", { class: "soft block", text: say(`more_${kind}`) })),
    icon("next"),
  );
}

function bringIn() {
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
