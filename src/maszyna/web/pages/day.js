// The game of the day: begin it or go on, one's result as a line to share, the last days.

import { announce, el, icon, replace, styles } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, lang, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { pageWith } from "./page.js";

/** @type {Record<string, string>} */
const SIGNS = { won: "✓", lost: "✗", running: "…", none: "·" };

/** @param {string} date @param {Intl.DateTimeFormatOptions} form */
const dated = (date, form) => new Date(`${date}T00:00:00Z`).toLocaleDateString(lang(), { ...form, timeZone: "UTC" });

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  await styles("pages/mine.css");
  const answer = await call("GET", here.rest[0] ? `day?date=${encodeURIComponent(here.rest[0])}` : "day");
  if (answer.status !== 200) throw new Refused(refusal(answer));
  /** @type {Api.Day} */
  const page = answer.document;
  replace(
    root,
    pageWith(
      say("day"),
      () => go("#/"),
      el(
        "section",
        { class: "card day" },
        el(
          "div",
          { class: "row" },
          art(page.art, { class: "line-art" }),
          el(
            "p",
            { class: "grow" },
            el("strong", {
              class: "block",
              text: dated(page.date, { weekday: "long", day: "numeric", month: "long" }),
            }),
            el("span", { text: page.say }),
          ),
        ),
        el("p", { class: "soft", text: say("day_rules") }),
        ...ways(page),
      ),
      page.share ? result(page.share) : null,
      el(
        "section",
        { class: "card" },
        el(
          "div",
          { class: "row" },
          el("h2", { class: "grow", text: say("day_last") }),
          page.streak ? el("span", { class: "tag mine", text: say("drill_streak", { n: page.streak }) }) : null,
        ),
        el("ol", { class: "days" }, ...page.days.map((one) => cell(one, page.date))),
      ),
    ),
  );
  return {};
}

/** @param {Api.Day} page */
function ways(page) {
  const problem = el("p", { class: "problem", role: "alert", hidden: true });
  const begin = async () => {
    const answer = await call("POST", "games", { kind: page.kind, setup: page.setup, seed: page.seed });
    if (answer.status === 201) return go(`#/g/${answer.document.id}`);
    problem.hidden = false;
    return replace(problem, icon("warn"), refusal(answer));
  };
  const first = !page.game
    ? el("button", { type: "button", class: "button primary", id: "day-play", text: say("day_play"), onclick: begin })
    : el("a", {
        class: "button primary",
        id: "day-play",
        href: page.over ? `#/g/${page.game}/end` : `#/g/${page.game}`,
        text: say(page.over ? "day_result" : "continue"),
      });
  const again = page.over
    ? el("button", { type: "button", class: "button", text: say("day_once_more"), onclick: begin })
    : null;
  return [el("div", { class: "row wrap" }, first, again), problem];
}

/** @param {string} text */
function result(text) {
  const told = el("span", { class: "soft", role: "status" });
  const share = async () => {
    if (navigator.share) return navigator.share({ text }).catch(() => {});
    await navigator.clipboard.writeText(text);
    announce(say("day_copied"));
    return replace(told, say("day_copied"));
  };
  return el(
    "section",
    { class: "card" },
    el("p", { class: "day-line", text }),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button", onclick: share }, icon("share"), say("share")),
      told,
    ),
  );
}

/** @param {Api.DayCell} one @param {string} shown */
function cell(one, shown) {
  const said = say(one.state === "won" || one.state === "lost" ? one.state : `day_${one.state}`);
  const score = one.score === null ? "" : `${one.score}:${one.rival ?? "–"}`;
  return el(
    "li",
    {},
    el(
      "a",
      {
        class: `day-cell ${one.state}`,
        href: `#/day/${one.date}`,
        "aria-current": one.date === shown ? "date" : null,
        "aria-label": `${dated(one.date, { day: "numeric", month: "long" })}: ${said} ${score}`,
      },
      el("span", { class: "day-date", text: dated(one.date, { day: "numeric", month: "numeric" }) }),
      el("span", { class: "day-sign", text: SIGNS[one.state] }),
      el("span", { class: "day-score", text: score }),
    ),
  );
}
