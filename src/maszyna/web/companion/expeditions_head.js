// The head of a table of Expeditions: both glories, the Automa's progress, the last round.

import { el } from "../base/dom.js";
import { say } from "../base/store.js";

/** A tap opens the reference. @param {string} game @param {Client.View} view */
export function head(game, view) {
  const far = view.seats.flatMap((seat) => seat.tracks).find((one) => one.key === "progress");
  return el(
    "a",
    { class: "strip-head", href: `#/g/${game}/sheet/automa`, "aria-label": spoken(view) },
    ...view.seats.map(glory),
    el(
      "p",
      { class: "strip-line" },
      far ? el("progress", { class: "progress", max: far.most, value: far.value, "aria-label": far.name }) : null,
      far ? el("span", { class: "number", text: `${far.value}/${far.most}` }) : null,
      view.last_round ? el("strong", { class: "badge last_round", text: view.last_round }) : null,
    ),
  );
}

/**
 * The game is over, though something is still counted: the scores are one tap away.
 * @param {string} game
 * @param {string} ended
 */
export function endedNote(game, ended) {
  return el("span", { class: "ended" }, `${ended} `, el("a", { href: `#/g/${game}/end`, text: say("score_table") }));
}

/** @param {Api.Seat} seat */
function glory(seat) {
  const one = seat.tracks.find((track) => track.key === "glory");
  if (!one) return null;
  const most = one.most ?? 0;
  return el(
    "p",
    { class: "strip-line", data: { glory: seat.key } },
    el("span", { class: "grow", text: seat.name }),
    el("span", {
      class: "stars",
      "aria-hidden": "true",
      text: "★".repeat(one.value) + "☆".repeat(Math.max(0, most - one.value)),
    }),
    el("strong", { class: "number", text: `${one.value}/${most}` }),
  );
}

/** @param {Client.View} view */
function spoken(view) {
  const sides = view.seats.flatMap((seat) =>
    seat.tracks
      .filter((one) => ["glory", "progress"].includes(one.key))
      .map((one) => `${seat.name}: ${one.name} ${one.value}/${one.most}`),
  );
  return [say("reference"), ...sides, ...(view.last_round ? [view.last_round] : [])].join(", ");
}
