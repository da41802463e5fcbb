// The menu of a game and the small lists over its board; a tap beside the menu closes it.

import { el, icon, replace } from "../base/dom.js";
import { call, changeSettings, say, store } from "../base/store.js";
import { go } from "../base/route.js";
import { switchSound } from "../base/sound.js";
import { PACES } from "../board/pace.js";
import { layersPop } from "./layers.js";

/** @typedef {import("./game.js").Game} Game */

/** How a game can go on as one of another kind, by page. @type {Record<string, {kind: string, word: string}>} */
const CONTINUES = {
  table: { kind: "scythe-cards", word: "cards_only_from_here" },
  cards: { kind: "scythe-table", word: "board_from_here" },
};

/** The part with which the reference of a table opens, by page. @type {Record<string, string>} */
const REFERENCES = { table: "mat", expeditions: "automa" };

/** Opens it, or closes it. @param {Game} game */
export function openMenu(game) {
  const line = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => void} */ act) =>
    el(
      "button",
      {
        type: "button",
        onclick: () => {
          game.root.querySelector(".pop")?.remove();
          act();
        },
      },
      icon(sign),
      say(key),
    );
  const { view, screen, id } = game;
  const { over } = view.game;
  const on = CONTINUES[view.page];
  pop(
    game,
    el(
      "div",
      { class: "pop" },
      line("log", "log", () => go(`#/g/${id}/log`)),
      ...(["expeditions", "cards"].includes(view.page) ? [] : [line("play", "replay", () => go(`#/g/${id}/replay`))]),
      ...(REFERENCES[view.page]
        ? [line("info", "reference", () => go(`#/g/${id}/sheet/${REFERENCES[view.page]}`))]
        : []),
      ...(view.page === "play" ? [line("cards", "in_play", () => go(`#/g/${id}/sheet/tiles`))] : []),
      ...(REFERENCES[view.page] ? [] : [line("info", "rules", () => go("#/rules"))]),
      line("share", "share", () => go(`#/g/${id}/share`)),
      line("stars", over ? "scores" : "scores_now", () => go(`#/g/${id}/end`)),
      ...(screen?.correct && view.decision ? [line("pen", "correct", () => screen.correct?.())] : []),
      ...(screen?.guide ? [line("info", "guide_again", () => screen.guide?.())] : []),
      ...(on && !over ? [line("cards", on.word, () => continueAs(game, on.kind))] : []),
      line("info", "guide", () => go("#/guide")),
      line(store.settings.sound ? "sound" : "silent", store.settings.sound ? "sound_off" : "sound_on", () =>
        switchSound(!store.settings.sound),
      ),
      ...(view.page === "play" ? [paceLine()] : []),
      line("gear", "settings", () => go("#/settings")),
      line("trash", "delete", () => remove(game)),
    ),
    "button",
  );
}

/** The pace at which turns are played; every tap takes the next one. */
function paceLine() {
  const node = el("button", {
    type: "button",
    data: { menu: "pace" },
    onclick: () => {
      changeSettings({ pace: PACES[(PACES.indexOf(now()) + 1) % PACES.length] });
      name();
    },
  });
  const now = () => /** @type {import("../board/pace.js").Pace} */ (store.settings.pace);
  const name = () => replace(node, icon("skip"), `${say("pace")}: ${say(`pace_${now()}`)}`);
  name();
  return node;
}

/** @param {Game} game */
export function openLayers(game) {
  pop(game, layersPop(game), "input, summary");
}

/**
 * A small list over the board; one of its kind that is open closes instead.
 * @param {Game} game
 * @param {HTMLElement} node
 * @param {string} first what gets the focus
 */
function pop(game, node, first) {
  const old = game.root.querySelector(".pop");
  old?.remove();
  if (old?.className === node.className) return;
  const { stage } = game.frame;
  // a tap beside it closes it and reaches nothing below
  node.prepend(el("div", { class: "pop-beside", "aria-hidden": "true", onclick: () => node.remove() }));
  (node.classList.contains("low") ? stage : stage.parentElement)?.append(node);
  /** @type {HTMLElement|null} */ (node.querySelector(first))?.focus();
}

/** The same game as one of another kind; this one stays as it is. @param {Game} game @param {string} kind */
async function continueAs(game, kind) {
  const answer = await call("POST", `games/${game.id}/continue`, { kind });
  if (answer.status === 201) go(`#/g/${answer.document.id}`);
  else game.frame.refuse(answer.document.say || answer.document.detail);
}

/** @param {Game} game */
async function remove(game) {
  if (!confirm(say("delete_sure"))) return;
  const answer = await call("DELETE", `games/${game.id}`);
  if (answer.status === 200) go("#/");
  else replace(game.frame.problem, answer.document.detail);
}
