// Feats: which are reached and by which game, how far the others are.

import { el, icon, svg } from "../base/dom.js";
import { say } from "../base/store.js";
import { ofMyGames } from "./about_me.js";

export const feats = () => [ofMyGames((page) => list(page.feats))];

/** @param {Api.Feat[]} found */
function list(found) {
  const reached = found.filter((feat) => feat.reached).length;
  return [
    el("p", {}, el("strong", { text: say("n_of_m", { n: reached, m: found.length }) })),
    el("p", { class: "soft", text: say("feats_ours") }),
    el("ul", { class: "card feats" }, ...found.map(line)),
  ];
}

/** @param {Api.Feat} feat */
function line(feat) {
  const text = el(
    "span",
    { class: "grow" },
    el("strong", { class: "block", text: feat.name }),
    el("span", { class: "soft block", text: feat.say }),
    feat.reached ? el("span", { class: "hidden-text", text: say("feat_reached") }) : progress(feat),
  );
  return el(
    "li",
    { class: feat.reached ? "feat reached" : "feat", data: { feat: feat.key } },
    el("span", { class: "feat-sign" }, icon(feat.reached ? "stars" : "hex")),
    feat.game ? el("a", { class: "feat-game", href: `#/g/${feat.game}/end` }, text, icon("next")) : text,
  );
}

/** Where more is better a bar, where less is better the best so far. @param {Api.Feat} feat */
function progress(feat) {
  if (feat.have === null) return null;
  if (feat.how === "least") return el("span", { class: "soft block", text: say("feat_least", { n: feat.have }) });
  const said = say("feat_have", { n: feat.have, m: feat.need });
  return el(
    "span",
    { class: "block" },
    svg(
      "svg",
      { class: "feat-bar", viewBox: "0 0 100 4", preserveAspectRatio: "none", role: "img", "aria-label": said },
      svg("rect", { class: "me-all", width: 100, height: 4 }),
      svg("rect", { class: "me-part", width: (100 * feat.have) / feat.need, height: 4 }),
    ),
    el("span", { class: "soft", "aria-hidden": "true", text: said }),
  );
}
