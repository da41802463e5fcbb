// What a piece takes along: a slider for each kind, "all" at once; loads start at nothing.

import { el, iconButton } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";

/**
 * @param {{key: string, name?: string, art?: string, most: number}[]} kinds
 * @param {(load: Record<string, number>) => void} changed
 * @param {string} [title]
 * @param {(key: string, load: Record<string, number>) => number} [cap] how many of a kind there is room for
 *   beside the others
 */
export function loadSheet(kinds, changed, title = "", cap = () => Infinity) {
  /** @type {Record<string, number>} */
  const load = Object.fromEntries(kinds.map((kind) => [kind.key, 0]));
  const rows = kinds.map((kind) => row(kind, load, () => changed(load), cap));
  const all = el("button", {
    type: "button",
    class: "button",
    text: say(workersOnly(kinds) ? "all_of_them" : "all"),
    onclick: () => {
      kinds.forEach((kind, number) => rows[number].set(kind.most));
      changed(load);
    },
  });
  return el(
    "div",
    { class: "load" },
    el("div", { class: "row load-head" }, el("strong", { class: "grow", text: title }), all),
    ...rows.map((one) => one.node),
  );
}

/** Whether all that there is are people. @param {{key: string}[]} kinds */
export const workersOnly = (kinds) => kinds.every((kind) => kind.key.startsWith("worker"));

/**
 * @param {{key: string, name?: string, art?: string, most: number}} kind
 * @param {Record<string, number>} load
 * @param {() => void} changed
 * @param {(key: string, load: Record<string, number>) => number} cap
 */
function row(kind, load, changed, cap) {
  const name = kind.name || kind.key;
  const number = el("output", { text: "0" });
  const slider = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "range",
      class: "slider",
      min: 0,
      max: kind.most,
      step: 1,
      value: 0,
      "aria-label": name,
      oninput: (event) => {
        set(Number(event.target.value));
        changed();
      },
    })
  );
  const set = (/** @type {number} */ value) => {
    load[kind.key] = Math.max(0, Math.min(kind.most, cap(kind.key, load), value));
    slider.value = String(load[kind.key]);
    slider.setAttribute("aria-valuetext", `${load[kind.key]} / ${kind.most}`);
    number.textContent = `${load[kind.key]}`;
  };
  const step = (/** @type {number} */ by) => {
    set(load[kind.key] + by);
    changed();
  };
  const node = el(
    "div",
    { class: "row load-row" },
    kind.art ? art(kind.art, { class: "good" }) : null,
    el("span", { class: "load-name", text: name }),
    el(
      "span",
      { class: "stepper grow" },
      iconButton(`${name} −`, "minus", () => step(-1)),
      slider,
      iconButton(`${name} +`, "plus", () => step(1)),
    ),
    el("span", {}, number, ` / ${kind.most}`),
  );
  return { node, set };
}
