// Installing the app: the browser says when it can be, we offer it once, and the settings always.

const ASKED = "install asked"; // in this browser's own memory
/** @type {any} */
let prompt = null;
/** @type {() => void} */
let offered = () => {};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  dispatchEvent(new Event("can-install"));
});
addEventListener("appinstalled", () => {
  prompt = null;
});
addEventListener("game-begun", () => {
  if (!prompt || localStorage.getItem(ASKED)) return;
  localStorage.setItem(ASKED, "yes");
  offered();
});

/** Have it offered when the first game is begun here. @param {() => void} offer */
export function installOffered(offer) {
  offered = offer;
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
