// The newest lines of the log beside the question, where there is room; a mouse over one shows that moment on the board.

import { el } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { plain } from "../base/spans.js";

const NEWEST = 9;

/** @param {import("./game.js").Game} game */
export function logPanel(game) {
  const node = el("section", { class: "log-panel" });
  if (matchMedia("(min-width: 600px) and (min-height: 620px)").matches) fill(game, node);
  return node;
}

/** @param {import("./game.js").Game} game @param {HTMLElement} node */
async function fill(game, node) {
  const answer = await call("GET", `games/${game.id}/log`);
  if (answer.status !== 200 || !node.isConnected) return;
  const lines = answer.document.turns.flatMap((/** @type {any} */ turn) => turn.lines).slice(-NEWEST).reverse();
  if (!lines.length) return;
  node.replaceChildren(el("h2", {}, el("a", { href: `#/g/${game.id}/log`, text: say("log") })),
    el("ol", { onmouseleave: () => back(game) }, ...lines.map((/** @type {any} */ line) => el("li", { onmouseenter: () => moment(game, line.at) },
      el("a", { href: `#/g/${game.id}/at/${line.at}`, text: plain(line.say) })))));
}

let wanted = -1;
/** What stood on the board before. @type {{marks: any[], way: string}|null} */
let before = null;

/** The board as it was. @param {import("./game.js").Game} game @param {number} at */
async function moment(game, at) {
  wanted = at;
  const answer = await call("GET", `games/${game.id}?at=${at}`);
  if (answer.status !== 200 || wanted !== at) return;
  if (!before) before = { marks: game.board.marked, way: game.board.pointed };
  game.frame.stage.classList.add("then");
  game.board.show(answer.document.view.board);
}

/** @param {import("./game.js").Game} game */
function back(game) {
  wanted = -1;
  const was = before;
  before = null;
  if (!was || !game.frame.stage.classList.contains("then")) return;
  game.frame.stage.classList.remove("then");
  game.board.show(game.view.board);
  game.board.mark(was.marks);
  game.board.draw(was.way);
}
