// Installing the app: the browser says when it can be, we offer it once, and the settings always. The offer comes on
// the home page, after a first game: in a game it would lie over what is to be tapped.

const ASKED = "install asked"; // in this browser's own memory
/** @type {any} */
let prompt = null;
/** @type {() => HTMLElement | null} */
let offer = () => null;
let begun = false;
/** @type {HTMLElement | null} */
let shown = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  dispatchEvent(new Event("can-install"));
});
addEventListener("appinstalled", () => {
  prompt = null;
});
addEventListener("game-begun", () => {
  begun = true;
});
addEventListener("hashchange", () => {
  shown?.remove();
  shown = null;
  const home = ["", "#", "#/"].includes(location.hash);
  if (!home || !begun || !prompt || localStorage.getItem(ASKED)) return;
  localStorage.setItem(ASKED, "yes");
  shown = offer();
});

/** Have it offered after a first game. @param {() => HTMLElement} show what puts it on the screen */
export function installOffered(show) {
  offer = show;
}

/** How it can be installed: by us, by hand on an Apple device, or not. @returns {"ask"|"apple"|null} */
export function installable() {
  if (prompt) return "ask";
  return /** @type {any} */ (navigator).standalone === false ? "apple" : null;
}

export async function install() {
  const asked = prompt;
  prompt = null; // it can be asked only once
  await asked?.prompt();
}
