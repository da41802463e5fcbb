// What the last answer to a combat asked for: a second card, cards nobody has seen. Nothing goes out before Reveal.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { spans } from "../base/spans.js";
import { numbers } from "./fight_sides.js";

const VALUES = [2, 3, 4, 5];
const LISTS = ["drawn", "drawn2", "revealed"];

/** Whether a field takes several cards. @param {string} field */
export const isList = (field) => LISTS.includes(field);

/** @param {import("./fight.js").Fight} fight @param {Client.Refusal} asked */
export function neededField(fight, asked) {
  const { field, most } = asked.needs;
  const label = el("p", { class: "problem" }, icon("warn"), el("span", {}, spans(asked.say)));
  if (!isList(field))
    return el(
      "div",
      { data: { needs: "1", asked: String(fight.times) } },
      label,
      fight.keys("", numbers(most).slice(field.startsWith("card") ? 1 : 0), fight.more[field], (value) => {
        fight.more[field] = value;
      }),
    );
  const got = fight.more[field] || [];
  const set = (/** @type {number[]} */ values) => {
    fight.more[field] = values;
    fight.show();
  };
  return el(
    "div",
    { data: { needs: String(most), asked: String(fight.times) } },
    label,
    el(
      "div",
      { class: "keys" },
      ...VALUES.map((value) => {
        const times = got.filter((/** @type {number} */ one) => one === value).length;
        return el(
          "button",
          {
            type: "button",
            class: "keyb card-key",
            "aria-pressed": String(times > 0),
            data: { key: String(value) },
            onclick: () => set([...got, value].slice(-most)), // one card too many takes the place of the first
          },
          String(value),
          times > 1 ? el("small", { text: `×${times}` }) : null,
        );
      }),
      el("button", { type: "button", class: "keyb", text: "–", "aria-label": say("clear"), onclick: () => set([]) }),
    ),
    most > 1 ? el("output", { class: "row", text: got.join(" + ") || "…" }) : null,
  );
}
