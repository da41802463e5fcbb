// What the page remembers: the transport, the language and its words, the settings, ticks of checklists.

/** @typedef {import("./port_http.js").Port} Port */

const LANGUAGES = ["en", "uk", "ru"];
const DEFAULTS = {
  lang: "",
  theme: "system",
  motion: "full",
  pace: "normal",
  sound: false,
  patterns: false,
  letters: false,
  numbers: false,
  owners: false,
  reach: false,
  left: false,
  hints: /** @type {boolean|null} */ (null), // not set: on in the first games
  steps: false,
  large: false,
  aloud: false,
  awake: true,
  vibrate: false,
  text: 100,
};

/** @typedef {typeof DEFAULTS & Record<string, unknown>} Settings */

/** `pages`: those there are, by their names in addresses. */
/** @type {{port: Port, settings: Settings, words: Record<string, string>, pages: string[]}} */
export const store = {
  port: /** @type {import("./port_http.js").Port} */ (/** @type {unknown} */ (null)),
  settings: { ...DEFAULTS },
  words: {},
  pages: [],
};

const FIRST_GAMES = 5;

/**
 * Whether hints are shown in a game: as they were set, before that in the first games that were opened here.
 * @param {string} [game] none: whether they would be in a new one
 * @returns {boolean}
 */
export function hintsOn(game) {
  if (store.settings.hints !== null) return store.settings.hints;
  /** @type {string[]} */
  const first = JSON.parse(localStorage.getItem("first games") || "[]");
  if (game && first.includes(game)) return true;
  if (first.length >= FIRST_GAMES) return false;
  if (game) localStorage.setItem("first games", JSON.stringify([...first, game]));
  return true;
}

/** As the address says, otherwise as the browser does. */
function guessed() {
  const asked = new URLSearchParams(location.search).get("lang") || "";
  if (LANGUAGES.includes(asked)) return asked;
  return navigator.languages.map((name) => name.slice(0, 2)).find((name) => LANGUAGES.includes(name)) || "en";
}

export const lang = () => store.settings.lang || guessed();

/**
 * A word of the interface in the language of the page.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function say(key, values = {}) {
  const text = store.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** A page that was refused; what it says is for people. */
export class Refused extends Error {}

/** What a refusal says. @param {import("./port_http.js").Answer} answer @returns {string} */
export const refusal = ({ document }) => document?.detail || document?.title || say("failed");

/**
 * The places of a board never change: they come once and are known by their key afterwards.
 * @type {{key: string, places: Api.Place[]}}
 */
const known = { key: "", places: [] };

/** @param {string} method @param {string} path @param {unknown} [body] */
export async function call(method, path, body) {
  const sign = path.includes("?") ? "&" : "?";
  const have = known.key && path.startsWith("games/") ? `&places=${known.key}` : "";
  const answer = await store.port.request(method, `/api/${path}${sign}lang=${lang()}${have}`, body);
  const board = answer.document?.view?.board;
  if (board?.places && board.places_key) Object.assign(known, { key: board.places_key, places: board.places });
  else if (board && !board.places) board.places = known.places;
  return answer;
}

export async function learnWords() {
  const answer = await call("GET", "words");
  if (answer.status === 200) store.words = answer.document.words;
  document.documentElement.lang = lang();
  document.title = "Maszyna";
  const skip = document.querySelector("[data-skip]");
  if (skip) skip.textContent = say("skip");
}

export function loadSettings() {
  try {
    Object.assign(store.settings, JSON.parse(localStorage.getItem("settings") || "{}"));
  } catch {
    localStorage.removeItem("settings");
  }
  applySettings();
}

/** @param {Partial<typeof DEFAULTS>} changed */
export async function changeSettings(changed) {
  Object.assign(store.settings, changed);
  localStorage.setItem("settings", JSON.stringify(store.settings));
  applySettings();
  if ("lang" in changed) await learnWords();
}

function applySettings() {
  const root = document.documentElement;
  const { theme, motion, patterns, letters, numbers, owners, reach, left, text } = store.settings;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  Object.assign(root.dataset, {
    theme,
    motion: motion === "full" && calm ? "calm" : motion,
    patterns,
    letters,
    numbers,
    owners,
    reach,
    left,
  });
  root.style.fontSize = `${text}%`;
}

export const languages = LANGUAGES;

/** What to put back leaves the ticks of the last turn as they are. @param {string} game @param {string} key */
const ticksOf = (game, key) => `ticks ${key.startsWith("back") ? "back " : ""}${game}`;

/** Which lines of a checklist are ticked. @param {string} game @param {string} key @returns {Set<string>} */
export function ticks(game, key) {
  const kept = JSON.parse(localStorage.getItem(ticksOf(game, key)) || "{}");
  return new Set(kept.key === key ? kept.ticked : []);
}

/** @param {string} game @param {string} key @param {Set<string>} ticked */
export function keepTicks(game, key, ticked) {
  localStorage.setItem(ticksOf(game, key), JSON.stringify({ key, ticked: [...ticked] }));
}
