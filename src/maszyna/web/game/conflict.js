// The game has gone on elsewhere: what was to be sent is tried on it. A line of a table that still fits goes out again
// by itself, anything else only if the person says so.

import { el, icon } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { spans } from "../base/spans.js";

const MOST = 500; // parts of one request

/**
 * What still fits of a request, and why the rest does not.
 * @param {string} game
 * @param {number} revision
 * @param {Client.Body} body
 * @returns {Promise<{left: Client.Body|null, refused: Api.Text[], tried: Client.Tried|null}>}
 */
async function fitting(game, revision, body) {
  /** @type {{actions: string[], intents: Api.Intent[]}} */
  const left = { actions: [...(body.actions || [])], intents: [...(body.intents || [])] };
  const refused = [];
  for (let tries = 0; tries < MOST && left.actions.length + left.intents.length; tries += 1) {
    const answer = await call("POST", `games/${game}/try`, { revision, ...left });
    if (answer.status === 200) return { left, refused, tried: answer.document };
    const [, list, index] = /^(actions|intents)\[(\d+)\]/.exec(answer.document.where || "") || [];
    refused.push(answer.document.say || answer.document.detail || answer.document.title);
    if (!list || answer.document.needs) break;
    left[list === "actions" ? "actions" : "intents"].splice(Number(index), 1);
  }
  return { left: null, refused, tried: null };
}

/**
 * Whether a request only adds lines of the own turn at a table, none of which was reported elsewhere meanwhile.
 * @param {Client.View} view
 * @param {Client.Body} body
 */
function addsLines(view, body) {
  const intents = body.intents || [];
  if (view.page !== "table" || body.actions?.length || !intents.length) return false;
  const told = (view.lines || []).map((line) => line.did?.act);
  return intents.every((one) => "travel" in one || ("did" in one && !told.includes(String(one.did?.act))));
}

/**
 * @param {import("./game.js").Game} game which shows the new state already
 * @param {Client.Body} body what was refused as too late
 * @returns {Promise<Client.Body|null>} what goes out again at once
 */
export async function tryAgain(game, body) {
  const { frame } = game;
  const { left, refused, tried } = await fitting(game.id, game.revision, body);
  if (left && !refused.length && addsLines(game.view, body)) return left;
  const back = () => {
    game.screen.render();
  };
  frame.ask(say("conflict_ask"));
  frame.show(
    el("p", { text: say("conflict") }),
    ...refused.map((text) =>
      el("p", { class: "problem" }, icon("warn"), el("span", {}, `${say("conflict_not")} `, spans(text))),
    ),
    tried ? el("p", { class: "soft", text: say("conflict_fits") }) : null,
    tried
      ? el(
          "ul",
          { class: "lines" },
          ...(tried.view.draft?.lines || []).map((line) => el("li", {}, el("span", { class: "say" }, spans(line.say)))),
        )
      : null,
  );
  frame.offer([
    { label: say("drop_it"), sign: "close", tone: left ? "back" : "", id: "drop", act: back },
    ...(left
      ? [
          {
            label: say("tell_anyway"),
            id: "tell-anyway",
            act: () => (game.screen.gesture ? game.screen.gesture(left) : game.act(left)),
          },
        ]
      : []),
  ]);
  game.board.mark([]);
  game.screen.top = { tapPlace() {}, tapPiece() {} };
  return null;
}
