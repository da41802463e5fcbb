// The rules of the Automas by number, without a game: the list with a search in it, or one of them.

import { el, replace } from "../base/dom.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans, taps } from "../base/spans.js";
import { groupNodes } from "../game/reference.js";
import { pageWith } from "./page.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const code = here.rest[0];
  taps.tap = (span) => {
    if (span.rule) go(`#/rules/${span.rule}`);
  };
  const answer = await call("GET", code ? `rules/${encodeURIComponent(code)}` : "rules");
  if (answer.status !== 200) throw new Refused(refusal(answer));
  const inside = code
    ? [
        el("p", { class: "rule-text" }, spans(answer.document.says)),
        el("a", { href: "#/rules", text: say("rules_all") }),
      ]
    : searched(answer.document.groups);
  replace(
    root,
    pageWith(code || say("rules"), () => go(code ? "#/rules" : "#/"), el("div", { class: "reference" }, ...inside)),
  );
  return {};
}

/** The list, and a field that leaves the rules with all the words typed. @param {Api.RuleList["groups"]} groups */
function searched(groups) {
  const found = el("div", { class: "rules-found", "aria-live": "polite" });
  const list = (/** @type {string} */ typed) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const left = groups
      .map((group) => ({
        ...group,
        rows: group.rows.filter((row) => {
          const text = `${row.rule || ""} ${plain(row.label)}`.toLowerCase();
          return words.every((word) => text.includes(word));
        }),
      }))
      .filter((group) => group.rows.length);
    replace(
      found,
      ...(left.length
        ? groupNodes(left, { rule: (rule) => `#/rules/${rule}` })
        : [el("p", { class: "soft", text: say("rules_nothing") })]),
    );
  };
  const field = el("input", {
    type: "search",
    class: "select wide",
    id: "rules-search",
    placeholder: say("rules_search"),
    "aria-label": say("rules_search"),
    oninput: (event) => list(event.target.value),
  });
  list("");
  return [field, found];
}
