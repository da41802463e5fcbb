// A line read aloud by the device's own voice of the page's language; nothing is sent anywhere.

import { lang, store } from "../base/store.js";

/** What the device can do is not known at once: some browsers load their voices late. */
const synth = () => /** @type {SpeechSynthesis|undefined} */ (globalThis.speechSynthesis);

/** The voice for the page's language, one of the device before one of a network; null if there is none. */
export function voice() {
  const own = (synth()?.getVoices() || []).filter((one) => one.lang.toLowerCase().startsWith(lang()));
  return own.find((one) => one.localService) || own[0] || null;
}

/** Some phones let a page speak only after it has spoken within a tap. */
export function unlock() {
  if (store.settings.aloud) synth()?.speak(new SpeechSynthesisUtterance(""));
}

/** A new line ends the old one. @param {string} text @returns {boolean} whether somebody can hear it */
export function speak(text) {
  const found = voice();
  const spoken = synth();
  if (!spoken || !found) return false;
  spoken.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.voice = found;
  said.lang = found.lang;
  spoken.speak(said);
  return true;
}

export function hush() {
  synth()?.cancel();
}
