// A position out of an address: the board and what everybody has; nothing of it is stored anywhere.

import { el, iconButton, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { picture } from "./share_moment.js";
import { valuesTable } from "./values.js";

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const answer = await call("GET", `position?code=${encodeURIComponent(here.rest[0] || "")}`);
  if (answer.status !== 200) throw new Refused(refusal(answer));
  /** @type {Omit<Api.SharedPosition, "board"> & {board: Client.Board}} */
  const page = answer.document;
  const board = new Board({ tapPlace: (place) => board.mark([{ place, kind: "selected" }]), tapPiece: () => {} });
  const values = new Map(
    page.seats.flatMap((seat) => seat.tracks.map((track) => [`${seat.key} ${track.key}`, track.value])),
  );
  replace(
    root,
    el(
      "div",
      { class: "game past" },
      el(
        "div",
        { class: "stage" },
        el(
          "div",
          { class: "corner top left" },
          iconButton(say("back"), "back", () => go("#/")),
        ),
        board.node,
      ),
      el(
        "section",
        { class: "sheet", "aria-labelledby": "question" },
        el(
          "header",
          { class: "sheet-head" },
          el("h1", { class: "question", id: "question", tabindex: -1, text: say("shared_position") }),
        ),
        el("div", { class: "sheet-body" }, valuesTable({ seats: page.seats, values, scored: () => page.scores }).node),
        el(
          "div",
          { class: "acts" },
          el("button", {
            type: "button",
            class: "act quiet",
            text: say("share_picture"),
            onclick: () => picture(board, "maszyna.png"),
          }),
          el("a", { class: "act", href: "#/", text: say("home") }),
        ),
      ),
    ),
  );
  board.show(page.board);
  return {};
}
