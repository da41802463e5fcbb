// The first turn, guided in the real game: a sentence over the question, and the thing it means pulses. Nothing waits.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { isOpen } from "./lists.js";

const KEY = "guided";
const LAST_TURN = 2;
/** What each step means on the screen. @type {Record<string, string>} */
const MEANT = {
  lay_out: ".tickbox",
  token: ".mat-key.top",
  line: ".turn-line .line-button",
  automa: "[data-act='automa']",
  carry_out: ".tickbox",
  why: ".corner.top.right button",
};

/** @returns {{done: string[], off: boolean}} */
function kept() {
  try {
    return { done: [], off: false, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { done: [], off: false };
  }
}

/** @param {{done: string[], off: boolean}} state */
const keep = (state) => localStorage.setItem(KEY, JSON.stringify(state));

/** Begin again from the first step. */
export function guideAgain() {
  keep({ done: [], off: false });
}

/** A step that was done is not shown again. @param {string} step */
export function guided(step) {
  const state = kept();
  if (!state.done.includes(step)) keep({ ...state, done: [...state.done, step] });
}

/** The step that fits what is on the screen. @param {import("./table.js").Screen} screen */
function stepOf(screen) {
  const { view } = screen;
  const list = view.checklist && isOpen(screen, view.checklist) ? view.checklist : null;
  const { done } = kept();
  if (list) return list.key === "setup" ? "lay_out" : list.way === "do" ? "carry_out" : "";
  if (!view.decision || screen.top) return "";
  if (view.game.turn >= LAST_TURN && done.includes("automa")) return "why";
  if (!view.lines?.length) return "token";
  return done.includes("line") ? "automa" : "line";
}

/** @param {import("./table.js").Screen} screen */
export function showGuide(screen) {
  const { sheet } = screen.game.frame;
  sheet.querySelector(".guide-strip")?.remove();
  document.querySelectorAll(".meant").forEach((node) => node.classList.remove("meant"));
  const state = kept();
  const { view } = screen;
  if (state.off || view.game.over || !view.you || view.game.turn > LAST_TURN) return;
  if (view.lines?.length) guided("token");
  if (view.game.turn > 1 || view.checklist?.key?.startsWith("turn")) guided("automa");
  const step = stepOf(screen);
  if (!step || kept().done.includes(step)) return;
  const number = Object.keys(MEANT).indexOf(step) + 1;
  sheet.prepend(
    el(
      "div",
      { class: "guide-strip", role: "note", data: { step } },
      el("span", { class: "grow", text: `${number}/6 ${say(`guide_${step}`)}` }),
      el(
        "button",
        {
          type: "button",
          class: "chip-close",
          "aria-label": say("close"),
          onclick: () => {
            keep({ ...kept(), off: true });
            showGuide(screen);
          },
        },
        icon("close"),
      ),
    ),
  );
  screen.game.root.querySelector(MEANT[step])?.classList.add("meant");
}
