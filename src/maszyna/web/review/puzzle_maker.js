// A marked turn becomes a puzzle, where one turn leads every different one by far; else it is said why not.

import { announce, el, icon, replace } from "../base/dom.js";
import { call, refusal, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain } from "../base/spans.js";

/** Why a turn is no puzzle, by its path, as far as that has been found out. @type {Map<string, string>} */
const refused = new Map();

export class PuzzleMaker {
  /** @param {string} game @param {number} turn @param {string} seat */
  constructor(game, turn, seat) {
    this.path = `games/${game}/puzzle/${turn}?seat=${seat}`;
    this.node = el("p", { class: "soft puzzle-made", role: "status" });
    /** @type {HTMLElement|null} */
    this.key = null;
  }

  button() {
    this.key = el(
      "button",
      { class: "act quiet", id: "make-puzzle", onclick: () => this.make() },
      icon("puzzle"),
      el("span", { text: say("puzzle") }),
    );
    const why = refused.get(this.path);
    if (why) {
      this.key.setAttribute("disabled", "");
      replace(this.node, why);
    }
    return this.key;
  }

  async make() {
    this.key?.setAttribute("disabled", "");
    replace(this.node, say("puzzle_looking"));
    this.node.scrollIntoView({ block: "nearest" });
    let answer = await call("POST", this.path, {});
    while (answer.status === 200 && !answer.document.done && this.node.isConnected)
      answer = await call("POST", this.path, {});
    const { id, say: why } = answer.document;
    const text = answer.status === 200 ? (id ? say("puzzle_made") : plain(why)) : refusal(answer);
    if (answer.status === 200 && answer.document.done && !id) refused.set(this.path, text);
    replace(
      this.node,
      text,
      " ",
      id ? el("a", { href: "#/puzzles", text: say("puzzle_solve"), onclick: solve(id) }) : null,
    );
    this.node.scrollIntoView({ block: "nearest" });
    announce(text);
  }
}

/** @param {string} id */
const solve = (id) => (/** @type {Event} */ event) => {
  event.preventDefault();
  begin(id);
};

/** Open a puzzle as a game of its own. @param {string} id */
export async function begin(id) {
  const answer = await call("POST", `puzzles/${encodeURIComponent(id)}`, {});
  go(answer.status === 201 ? `#/g/${answer.document.id}` : "#/puzzles");
}
