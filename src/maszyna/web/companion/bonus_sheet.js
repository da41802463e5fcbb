// The tile of the structure bonus where nobody has named it: asked for before the scores, which it changes.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/**
 * @param {import("./table.js").Screen} screen
 * @param {Api.UnknownAmount} asked
 * @param {() => void} scores
 */
export function bonusSheet(screen, asked, scores) {
  const { frame } = screen.game;
  frame.size("list");
  frame.ask(asked.ask);
  frame.show(
    el(
      "div",
      { class: "answers", data: { columns: 1 } },
      ...asked.choices.map((choice) =>
        el(
          "button",
          {
            type: "button",
            class: "answer",
            data: { value: choice.value },
            onclick: async () => {
              if (await screen.tell(`${asked.seat} ${asked.step} ${choice.value}`)) scores();
            },
          },
          el(
            "span",
            { class: "answer-text" },
            el("strong", {}, spans(choice.label)),
            choice.says ? el("span", { class: "soft block", text: plain(choice.says) }) : null,
          ),
        ),
      ),
    ),
  );
  frame.offer([
    { label: say("undo"), sign: "undo", tone: "back", act: () => screen.game.undo() },
    { label: say("scores"), id: "scores", tone: "quiet", act: scores },
  ]);
}
