// Places of the app: hash routes work from a server and from a cache alike.

/** @typedef {{page: string, game: string, rest: string[]}} Route */

/** The kinds of games whose turns can be played again on a board, and those that a program has looked at. */
export const REPLAYED = ["scythe", "scythe-table"];
export const REVIEWED = ["scythe"];

/** @returns {Route} */
export function route() {
  const parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  if (parts[0] === "g") return { page: parts[2] || "game", game: parts[1], rest: parts.slice(3) };
  if (parts[0] === "j") return { page: "join", game: parts[1], rest: parts.slice(2) };
  return { page: parts[0] || "home", game: "", rest: parts.slice(1) };
}

/** @param {string} hash @param {boolean} [instead] */
export function go(hash, instead = false) {
  if (instead) location.replace(hash);
  else location.hash = hash;
}

/** Whether the address is still the one it is now: what was asked for here may come when nobody waits any more. */
export function stays() {
  const { hash } = location;
  return () => location.hash === hash;
}

/** @param {() => void} changed */
export function onRoute(changed) {
  addEventListener("hashchange", changed);
}
