// Scores: the end as the game shows it, then by category for all sides; what the companion still has to be told.

import { el, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { pageHead } from "./page.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { endActs, endParts } from "../game/end_scene.js";
import { download } from "./share.js";

const BOARDLESS = ["expeditions", "cards"];

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const answer = await call("GET", `games/${here.game}/end`);
  if (answer.status !== 200) throw new Refused(refusal(answer));
  /** @type {Api.End} */
  const page = answer.document;
  const found = await call("GET", `games/${here.game}`);
  /** @type {Client.View|null} */
  const view = found.status === 200 ? found.document.view : null;
  const { scene } = page;
  const boardless = Boolean(view && BOARDLESS.includes(view.page)); // only a board of Scythe plays it
  const board = new Board({ tapPlace: () => {}, tapPiece: () => {} });
  replace(
    root,
    el(
      "div",
      { class: "page end" },
      pageHead(spans(page.over ? (scene || page).title : say("scores_now")), () => go(`#/g/${here.game}`)),
      scene ? el("div", { class: "card" }, ...endParts(scene, view?.you, page.over)) : null,
      page.unknown.length
        ? el("div", { class: "card" }, ...page.unknown.map((one) => unknown(one, here.game, root, here)))
        : null,
      view?.board.places.length ? el("div", { class: "end-map" }, board.node) : null,
      el("div", { class: "card scroll", tabindex: 0, role: "region", "aria-label": say("scores") }, scores(page)),
      points(page, here.game),
      el(
        "div",
        { class: "row wrap" },
        el("a", { class: "button", href: `#/g/${here.game}/log`, text: say("log") }),
        el("a", { class: "button", href: `#/g/${here.game}/share`, text: say("share") }),
        page.over && boardless
          ? el("a", { class: "button", href: `#/g/${here.game}/at/0`, text: say("replay") })
          : null,
        el("button", {
          class: "button",
          text: say("save_file"),
          data: { save: "" },
          onclick: () => download(here.game),
        }),
        el("button", {
          class: "button",
          text: say(page.over ? "same_seed" : "once_more"),
          data: { again: "" },
          onclick: () => again(here.game),
        }),
        ...(page.over && view ? endActs(here.game, view.game.kind) : []).map((act) =>
          el("button", {
            class: ["button", act.id === "new-game" && "primary"],
            text: act.label,
            data: { act: act.id },
            onclick: act.act,
          }),
        ),
      ),
    ),
  );
  if (view?.board.places.length) board.show({ ...view.board, marks: [] });
  return {};
}

/** @param {Api.End} page */
function scores(page) {
  const names = page.seats.map((seat) => el("th", { scope: "col", text: seat.name }));
  const rows = page.rows.map((row) =>
    el(
      "tr",
      { class: row.key === "total" ? "total-row" : "" },
      el("th", { scope: "row", text: row.name }),
      ...row.cells.map((cell) => el("td", {}, cellOf(cell))),
    ),
  );
  return el(
    "table",
    { class: "scores" },
    el("thead", {}, el("tr", {}, el("td", {}), ...names)),
    el("tbody", {}, ...rows),
  );
}

/** A number; where it is a sum, a tap opens how it comes about. @param {Api.Cell} cell */
function cellOf(cell) {
  const value = String(cell.value ?? "–");
  if (!cell.sum) return value;
  return el(
    "details",
    { class: "sum" },
    el("summary", { text: value }),
    el("span", { class: "soft", text: `${cell.sum.number} × ${cell.sum.each}` }),
    cell.sum.more.length ? el("span", { class: "soft block" }, spans(cell.sum.more)) : null,
  );
}

/** Stars, combats and the end, each a link to its moment. @param {Api.End} page @param {string} game */
function points(page, game) {
  if (!page.turning_points?.length) return null;
  return el(
    "details",
    { class: "card", open: page.over },
    el("summary", { text: say("turning_points") }),
    el(
      "ol",
      { class: "lines" },
      ...page.turning_points.map((one) =>
        el(
          "li",
          { class: one.lead ? "lead" : "" },
          el("span", { class: "say" }, spans(one.say)),
          el("a", { class: "tag", href: `#/g/${game}/at/${one.at}/end`, text: say("show") }),
        ),
      ),
    ),
  );
}

/**
 * What only the people know.
 * @param {Api.UnknownAmount} one
 * @param {string} game
 * @param {HTMLElement} root
 * @param {Client.Route} here
 */
function unknown(one, game, root, here) {
  const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (
    one.choices.length
      ? el(
          "select",
          { class: "select" },
          el("option", { value: "", text: "–" }),
          ...one.choices.map((choice) => el("option", { value: choice.value, text: plain(choice.label) })),
        )
      : el("input", { class: "select", type: "number", value: one.value ?? 0, min: 0, max: 999 })
  );
  const problem = el("span", { class: "soft", role: "status" });
  const send = async () => {
    if (!input.value) return;
    const now = await call("GET", `games/${game}`);
    const answer = await call("POST", `games/${game}/actions`, {
      revision: now.document.revision,
      actions: [`${one.seat} ${one.step} ${input.value}`],
    });
    if (answer.status === 200) show(root, here);
    else problem.textContent = answer.document.detail;
  };
  return el(
    "div",
    { class: "row line", data: { unknown: one.step } },
    el("label", { class: "grow row wrap" }, el("span", { class: "grow" }, spans(one.ask)), input),
    el("button", { class: "button", text: say("tell"), onclick: send }),
    problem,
  );
}

/** The same set-up and the same seed. @param {string} game */
async function again(game) {
  const save = await call("GET", `games/${game}/save`);
  if (save.status !== 200) return;
  const answer = await call("POST", "games", { save: { ...save.document, actions: [] } });
  if (answer.status === 201) go(`#/g/${answer.document.id}`);
}
