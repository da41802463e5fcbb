// About me: what one's finished games say, in pictures where one would rather look than read.

import { announce, el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { offerFile } from "../base/files.js";
import { call, lang, refusal, say } from "../base/store.js";
import { lengthsPlot, scorePlot, shareBar } from "./me_plots.js";

const MEANS = /** @type {const} */ (["score", "rival", "margin", "stars", "turns", "minutes"]);
const GROUPS = ["level", "faction", "mat"];

/** A number as it is written here. @param {number} value @param {number} [digits] */
const number = (value, digits = 1) => value.toLocaleString(lang(), { maximumFractionDigits: digits });

/**
 * What is drawn of one's games as soon as it is known; older ones are replayed first, a few with each request.
 * @param {(page: Api.Me) => (Node|null)[]} draw
 */
export function ofMyGames(draw) {
  const told = el("p", { class: "soft", role: "status", text: say("moment") });
  const body = el("div", { class: "mine-me" }, told);
  const ask = async () => {
    const { status, document: page } = await call("GET", "me");
    if (status !== 200) replace(told, refusal({ status, document: page }));
    else if (page.done >= page.of) replace(body, ...draw(page));
    else {
      replace(told, say("me_replaying", { n: page.done, m: page.of }));
      await ask();
    }
  };
  ask();
  return body;
}

export const aboutMe = () => [ofMyGames((page) => [whole(page)])];

/** @param {Api.Me} page */
function whole(page) {
  const body = el("div", { class: "mine-me" });
  const both = [page.scythe, page.expeditions].filter((one) => one.games);
  /** @type {Record<string, Api.Figures>} */
  const kinds = { scythe: page.scythe, "expeditions-table": page.expeditions };
  const draw = (/** @type {string} */ kind) => {
    const choices = Object.keys(kinds).map((name) =>
      el("button", {
        type: "button",
        class: "choice",
        "aria-pressed": String(name === kind),
        text: name === "scythe" ? "Scythe" : say("name_expeditions-table"),
        onclick: () => draw(name),
      }),
    );
    replace(
      body,
      both.length > 1
        ? el("div", { class: "choices me-games", role: "group", "aria-label": say("mine_me") }, ...choices)
        : null,
      kinds[kind].games
        ? el("div", { class: "me-cards" }, ...figures(kinds[kind]))
        : el("p", { class: "soft", text: say("me_empty") }),
      page.left_out ? el("p", { class: "soft", text: say("me_left_out", { n: page.left_out }) }) : null,
      page.of
        ? el("button", { type: "button", class: "button", id: "csv", onclick: csv }, icon("save"), say("me_csv"))
        : null,
    );
  };
  draw(page.scythe.games || !page.expeditions.games ? "scythe" : "expeditions-table");
  return body;
}

async function csv() {
  const answer = await call("GET", "me/csv");
  if (answer.status !== 200) return alert(refusal(answer));
  offerFile(answer.document.name, answer.document.text);
  return announce(answer.document.name);
}

/** @param {Api.Figures} found @returns {(Node|null)[]} */
function figures(found) {
  return [
    el(
      "dl",
      { class: "card me-sums" },
      ...sum(found.games, say("me_games")),
      ...sum(found.won, say("won")),
      ...sum(found.streak, say("me_streak")),
      ...sum(found.best?.score ?? "–", say("me_best"), found.best ? `#/g/${found.best.id}/end` : ""),
    ),
    found.few ? el("p", { class: "soft", text: say("me_few") }) : null,
    found.last.length > 1 ? scorePlot(found.last) : null,
    shares(found),
    means(found),
    found.lengths.length > 1 ? lengthsPlot(found.lengths) : null,
    found.combats.fought ? combats(found.combats) : null,
  ];
}

/** @param {number|string} value @param {string} name @param {string} [href] */
const sum = (value, name, href = "") => [
  el("div", {}, el("dt", { text: name }), el("dd", {}, href ? el("a", { href, text: String(value) }) : String(value))),
];

/** Wins by level, faction and mat. @param {Api.Figures} found */
function shares(found) {
  const card = el("section", { class: "card me-shares", "aria-label": say("me_by") });
  const groups = GROUPS.filter((key) => found.by[key]?.length);
  const draw = (/** @type {string} */ key) =>
    replace(
      card,
      el("h2", { text: say("me_by") }),
      el(
        "div",
        { class: "choices" },
        ...groups.map((name) =>
          el("button", {
            type: "button",
            class: "choice",
            "aria-pressed": String(name === key),
            data: { by: name },
            text: say(`me_by_${name}`),
            onclick: () => {
              draw(name);
              /** @type {HTMLElement|null} */ (card.querySelector(`[data-by="${name}"]`))?.focus();
            },
          }),
        ),
      ),
      el("ul", { class: "me-rows" }, ...(found.by[key] || []).map(share)),
      el("p", { class: "soft", text: say("me_interval") }),
    );
  draw(groups[0] || "level");
  return groups.length ? card : null;
}

/** @param {Api.Share} one */
function share(one) {
  return el(
    "li",
    {},
    one.art ? art(one.art, { class: "line-art small" }) : null,
    el("span", { class: "me-name", text: one.name }),
    shareBar(one),
    el("span", { class: "me-count", text: say("n_of_m", { n: one.won, m: one.played }) }),
    el("span", {
      class: "soft me-percent",
      text: one.few ? say("me_too_few") : `${Math.round((100 * one.won) / one.played)} %`,
    }),
  );
}

/** @param {Api.Figures} found */
function means(found) {
  const row = (/** @type {string} */ name, /** @type {Api.Mean|null} */ mean) =>
    mean
      ? el(
          "div",
          {},
          el("dt", { text: name }),
          el(
            "dd",
            {},
            number(mean.mean),
            mean.of < found.games
              ? el("span", { class: "soft", text: ` ${say("me_of_games", { n: mean.of })}` })
              : null,
          ),
        )
      : null;
  return el(
    "section",
    { class: "card" },
    el("h2", { text: say("me_numbers") }),
    el(
      "dl",
      { class: "me-means" },
      ...MEANS.map((name) => row(say(`me_${name}`), found[name])),
      row(say("review_accuracy"), found.accuracy),
      el("div", {}, el("dt", { text: say("me_best_streak") }), el("dd", { text: String(found.best_streak) })),
    ),
  );
}

/** @param {Api.Combats} found */
function combats(found) {
  const values = { expected: number(found.expected), known: found.known, won: found.known_won };
  return el(
    "section",
    { class: "card" },
    el("h2", { text: say("me_combats") }),
    el("p", { text: say("me_combats_won", { won: found.won, fought: found.fought }) }),
    found.known ? el("p", { class: "soft", text: say("me_combats_expected", values) }) : null,
  );
}
