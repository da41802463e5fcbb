// A phone beside the board: its screen stays on while a game is open, and it may shake for what must not be missed.

import { store } from "../base/store.js";

const UNTOUCHED = 15 * 60_000; // ms after which the screen may sleep
const SHAKES = { attack: [400, 150, 400], star: [90, 90, 90, 90, 90], turn: [150] };

/** @type {WakeLockSentinel|null} */
let lock = null;
let touched = 0;
let listening = false;

/** Whether this page may keep the screen on: browsers allow it over https only. */
export const canStayAwake = () => isSecureContext && "wakeLock" in navigator;

/** From now on, until nobody has touched the page for a while or another page is shown. */
export function stayAwake() {
  touch();
  if (listening) return;
  listening = true;
  for (const name of ["pointerdown", "keydown", "visibilitychange", "hashchange"])
    (name === "visibilitychange" ? document : window).addEventListener(name, touch);
  setInterval(() => {
    if (lock && Date.now() - touched > UNTOUCHED) release();
  }, 30_000);
}

function touch() {
  touched = Date.now();
  const open = location.hash.startsWith("#/g/") && document.visibilityState === "visible";
  if (!open || !store.settings.awake) release();
  else if (!lock && canStayAwake()) request();
}

async function request() {
  try {
    const found = await navigator.wakeLock.request("screen");
    found.addEventListener("release", () => {
      if (lock === found) lock = null;
    });
    lock = found;
  } catch {
    lock = null; // low battery, or the page went away meanwhile
  }
}

function release() {
  lock?.release();
  lock = null;
}

/** @param {"attack"|"star"|"turn"} what */
export function shake(what) {
  if (store.settings.vibrate && "vibrate" in navigator) navigator.vibrate(SHAKES[what]);
}
