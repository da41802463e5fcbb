// The rules of the Automas by number, without a game: the list, or one of them.

import { el, replace } from "../base/dom.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { groupNodes } from "../game/reference.js";
import { pageWith } from "./page.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const code = here.rest[0];
  const answer = await call("GET", code ? `rules/${encodeURIComponent(code)}` : "rules");
  if (answer.status !== 200) throw new Refused(refusal(answer));
  const inside = code
    ? [
        el("p", { class: "rule-text" }, spans(answer.document.says)),
        el("a", { href: "#/rules", text: say("rules_all") }),
      ]
    : groupNodes(answer.document.groups, { rule: (rule) => `#/rules/${rule}` });
  replace(
    root,
    pageWith(code || say("rules"), () => go("#/"), el("div", { class: "reference" }, ...inside)),
  );
  return {};
}
