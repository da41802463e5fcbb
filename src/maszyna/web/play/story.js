// What happened since one last decided: an Automa's card or a combat's outcome, every change as a line, drawn on the
// board as it is told.

import { el } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";

export class Story {
  /** @param {import("../game/game.js").Game} game @param {Api.Story} story @param {() => void} done */
  constructor(game, story, done) {
    const { frame } = game;
    this.game = game;
    const lines = story.steps.filter((step) => step.kind !== "narrow" && step.say?.length);
    frame.ask(story.title || say(story.card ? "automa_turn" : "combat"));
    frame.show(
      story.card?.art
        ? el(
            "details",
            { class: "card-line" },
            el("summary", {}, spans(story.card.say)),
            art(story.card.art, { class: "card-art" }),
          )
        : null,
      el(
        "ol",
        { class: "lines" },
        ...lines.map((step) =>
          el(
            "li",
            { onmouseenter: () => this.draw(step) },
            el("span", { class: "say" }, spans(step.say)),
            step.tracks?.length
              ? el("span", { class: "delta", text: step.tracks.map((one) => `${one.from} → ${one.to}`).join(", ") })
              : null,
            step.moves?.length
              ? el("button", {
                  type: "button",
                  class: "button small",
                  text: say("show"),
                  onclick: () => this.draw(step),
                })
              : null,
          ),
        ),
      ),
    );
    const why = game.view.links?.why;
    frame.offer([
      {
        label: say("undo"),
        sign: "undo",
        tone: "back",
        act: () => game.undo(game.view.undo.last || 1),
        disabled: !game.view.undo.can,
      },
      ...(why ? [{ label: say("why"), sign: "why", tone: "why", id: "why", act: () => go(why) }] : []),
      { label: say(game.view.decision && story.card ? "my_turn" : "continue"), id: "go-on", act: done },
    ]);
    const moved = lines.find((step) => step.moves?.length);
    if (moved) this.draw(moved);
    else game.board.mark([]);
  }

  /** @param {Api.Step} step */
  draw(step) {
    this.game.board.mark(
      (step.moves || []).flatMap((move) => [
        { place: move.from, kind: "from" },
        { place: move.to, kind: "to" },
      ]),
    );
    this.game.board.draw(step.svg || "");
  }

  tapPlace() {}
  tapPiece() {}
}
