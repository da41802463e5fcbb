// A two-minute guide: what the app is and how a turn goes, in five short steps.

import { el, replace } from "../base/dom.js";
import { say } from "../base/store.js";
import { pageWith } from "./page.js";
import { go } from "../base/route.js";

const STEPS = 5;

/** @param {HTMLElement} root */
export function show(root) {
  replace(
    root,
    pageWith(
      say("guide"),
      () => go("#/"),
      el(
        "ol",
        { class: "guide" },
        ...Array.from({ length: STEPS }, (_, number) =>
          el(
            "li",
            { class: "card" },
            el("h2", { text: say(`guide_${number + 1}`) }),
            el("p", { text: say(`guide_${number + 1}_more`) }),
          ),
        ),
      ),
      el("a", { class: "button primary", href: "#/new/scythe-table", text: say("kind_scythe-table") }),
    ),
  );
  return {};
}
