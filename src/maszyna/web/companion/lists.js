// Whether a list of the table still waits to be carried out.

import { ticks } from "../base/store.js";

/**
 * Who only looks on has nothing to carry out, and who has acted since, here or on another device, has done it.
 * @param {import("./table.js").Screen} screen
 * @param {Api.Checklist} list
 */
export function isOpen({ game, view, closed }, list) {
  if (!list.items.length || closed.has(list.key) || !(view.decision || view.game.over)) return false;
  const said = list.said_at ?? list.at;
  const acted = (view.lines || []).some((line) => (line.did || line.move) && line.at > said);
  if (acted && list.way === "do") return false;
  return ticks(game.id, list.key).size < list.items.length;
}
