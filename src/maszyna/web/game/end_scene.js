// The end at once: the winner, where the points came from side by side, how the scores went, what turned the game.

import { announce, el, icon, replace } from "../base/dom.js";
import { art } from "../base/art.js";
import { call, say, store } from "../base/store.js";
import { go, REPLAYED, REVIEWED } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { scoreCurve } from "../pages/plot.js";

/**
 * Shows it in the frame of a game, over the board with the land of each side.
 * @param {import("./game.js").Game} game
 * @param {Api.EndScene} end
 * @param {import("./frame.js").Act[]} back the way back, where there is one
 */
export function showEnd(game, end, back) {
  const { frame, board, id } = game;
  frame.size("small");
  board.mark([]);
  board.draw("");
  frame.ask(end.title);
  const feats = el("p", { class: "end-line", hidden: true });
  newFeats(game, feats);
  frame.show(
    el("p", { class: "soft end-more" }, spans(end.more)),
    ...endParts(end, game.view.you),
    feats,
    moreLink(id),
  );
  frame.offer([...back, ...endActs(id, game.view.game.kind)]);
  announce(`${plain(end.title)}. ${plain(end.more)}`, true);
}

/** The feats that this game has reached first, one line with the way to all of them.
 *  @param {import("./game.js").Game} game @param {HTMLElement} line */
async function newFeats(game, line) {
  const answer = await call("GET", "me");
  const found = answer.status === 200 ? answer.document.feats : []; // whoever plays by a link has none here
  const names = found
    .filter((/** @type {Api.Feat} */ feat) => feat.reached && feat.game === game.id)
    .map((/** @type {Api.Feat} */ feat) => feat.name);
  if (!names.length) return;
  replace(
    line,
    icon("stars"),
    el(
      "span",
      {},
      el("strong", { text: `${say("feats_new")} ` }),
      el("a", { href: "#/mine/feats", text: names.join(", ") }),
    ),
  );
  line.hidden = false;
}

/** @param {string} id */
const moreLink = (id) => el("a", { class: "button small", href: `#/g/${id}/end`, text: say("score_table") });

/**
 * Looking back, as far as there are pages for it, and a new game.
 * @param {string} id
 * @param {string} kind
 * @returns {import("./frame.js").Act[]}
 */
export function endActs(id, kind) {
  const looks = [
    { page: "replay", sign: "again", kinds: REPLAYED },
    { page: "review", sign: "curve", kinds: REVIEWED },
  ].filter(({ page, kinds }) => store.pages.includes(page) && kinds.includes(kind));
  return [
    ...looks.map(({ page, sign }) => ({
      label: say(page),
      sign,
      id: page,
      tone: page === "review" ? "review" : "quiet",
      act: () => go(`#/g/${id}/${page}`),
    })),
    { label: say("new_game"), id: "new-game", act: () => go(`#/new/${kind}`) },
  ];
}

/**
 * All but the title and the buttons.
 * @param {Api.EndScene} end
 * @param {string|null|undefined} you
 * @param {boolean} [over] before that it is the end as it would be now
 */
export function endParts(end, you, over = true) {
  return [
    el("ul", { class: "end-bars" }, ...end.rows.map((row) => bar(end, row))),
    end.against.length > 1 ? differences(end, you) : null,
    scoreCurve(end, you),
    end.turn
      ? el(
          "p",
          { class: "end-line" },
          el("span", { class: "turn-dot", "aria-hidden": "true" }),
          el(
            "span",
            {},
            end.turn.n ? el("strong", { text: `${say("turning_point", { n: end.turn.n })} ` }) : null,
            spans(end.turn.say),
          ),
        )
      : null,
    end.near.length
      ? el(
          "p",
          { class: "end-line" },
          icon("bulb"),
          el(
            "span",
            {},
            el("strong", { text: `${say(over ? "near_then" : "near_now")} ` }),
            end.near.map(plain).join("; "),
          ),
        )
      : null,
  ];
}

/** One side: a part of the bar for each source, with its number where there is room. */
/** @param {Api.EndScene} end @param {Api.EndRow} row */
function bar(end, row) {
  const most = Math.max(1, ...end.rows.map((one) => one.total));
  const parts = end.sources
    .map(({ key, name }) => ({ key, name, value: valueOf(row, key) }))
    .filter((one) => one.value);
  const label = `${row.name} ${row.total}: ${parts.map((one) => `${one.name} ${one.value}`).join(", ")}`;
  const stack = el(
    "span",
    { class: "end-stack" },
    ...parts.map((one) => {
      const node = el(
        "span",
        { class: `end-part source-${one.key}`, title: `${one.name} ${one.value}` },
        one.value * 12 >= most ? el("b", { text: String(one.value) }) : null,
      );
      node.style.flexGrow = String(Math.max(0, one.value));
      return node;
    }),
  );
  stack.style.width = `${(100 * Math.max(0, row.total)) / most}%`;
  return el(
    "li",
    { class: "end-row", "aria-label": label, data: { seat: row.seat } },
    row.art ? art(row.art, { class: "line-art" }) : el("span", { class: "end-name", text: row.name }),
    el("span", { class: "grow", "aria-hidden": "true" }, stack),
    el("strong", { class: "end-total", "aria-hidden": "true", text: String(row.total) }),
  );
}

/** @param {Api.EndRow} row @param {string} key */
const valueOf = (row, key) => Number(/** @type {Record<string, unknown>} */ ({ ...row })[key]);

/**
 * What came from where, more or less than the other side.
 * @param {Api.EndScene} end
 * @param {string|null|undefined} you
 */
function differences(end, you) {
  const [first, second] = end.against.map((seat) => end.rows.find((row) => row.seat === seat)?.name ?? seat);
  const head = say("differences_of", { first: end.against[0] === you ? say("seat_you") : first, second });
  return el(
    "section",
    { class: "end-differences", "aria-label": head },
    el("p", { class: "soft", "aria-hidden": "true", text: head }),
    el(
      "ul",
      {},
      ...end.sources.map((one) =>
        el(
          "li",
          { class: one.difference > 0 ? "plus" : one.difference < 0 ? "minus" : "", data: { source: one.key } },
          el(
            "span",
            { class: "row" },
            el("i", { class: `swatch source-${one.key}` }),
            el("b", { text: signed(one.difference) }),
          ),
          el("span", { class: "soft", text: one.name }),
        ),
      ),
    ),
  );
}

/** @param {number} value */
const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
