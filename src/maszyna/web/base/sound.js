// Sounds made by the browser itself, off until they are switched on; nothing is told by sound alone.

import { changeSettings, store } from "./store.js";

const MASTER = 0.18;
const LOW_PASS = 5000; // Hz, for everything
const ATTACK = 0.005; // seconds
const SILENT = 0.0001; // an exponential decay never reaches nothing
const LOUD_AT_QUICK = ["card", "clash", "star", "won", "lost"]; // what is left of a turn played quickly

/** @typedef {{at: number, last: number, wave?: OscillatorType, hertz?: number, band?: Band, low?: number}} Tone */
/** @typedef {{type: BiquadFilterType, from: number, to?: number}} Band a tone of noise, through this filter */

/**
 * Tones one after the other.
 * @param {OscillatorType} wave
 * @param {number[]} hertz
 * @param {number} each
 * @param {number} [last] how long the last one is
 * @returns {Tone[]}
 */
const row = (wave, hertz, each, last = each) =>
  hertz.map((one, number) => ({
    at: number * each,
    last: number === hertz.length - 1 ? last : each,
    wave,
    hertz: one,
  }));

/** By name what a sound is made of, in seconds. @type {Record<string, Tone[]>} */
const SOUNDS = {
  tap: row("triangle", [660], 0.04),
  step: [
    { at: 0, last: 0.03, band: { type: "bandpass", from: 900 } },
    { at: 0, last: 0.045, wave: "sine", hertz: 140 },
  ],
  card: [{ at: 0, last: 0.14, band: { type: "highpass", from: 2500, to: 5000 } }],
  gain: row("sine", [880, 1175], 0.07),
  clash: [
    { at: 0, last: 0.45, wave: "sawtooth", hertz: 98, low: 600 },
    { at: 0, last: 0.45, wave: "sawtooth", hertz: 147, low: 600 },
    { at: 0, last: 0.06, band: { type: "lowpass", from: LOW_PASS } },
  ],
  star: row("triangle", [523, 659, 784, 1047], 0.09, 0.6),
  won: row("triangle", [392, 523, 659, 784], 0.22),
  lost: row("triangle", [392, 330, 262], 0.22),
  no: row("sine", [180, 180], 0.06),
};

/** Made by a tap, as browsers ask. @type {{context: AudioContext, out: AudioNode, noise: AudioBuffer}|null} */
let device = null;

function opened() {
  if (device) return device;
  const context = new window.AudioContext();
  const master = context.createGain();
  master.gain.value = MASTER;
  const low = new window.BiquadFilterNode(context, { type: "lowpass", frequency: LOW_PASS });
  low.connect(master).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  noise.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  device = { context, out: low, noise };
  return device;
}

/** Browsers allow sounds after a tap: the first one opens the device, if sounds are on. */
function wake() {
  if (store.settings.sound) opened().context.resume();
}

/** By the tap of a switch. @param {boolean} on */
export function switchSound(on) {
  changeSettings({ sound: on });
  wake();
  sound("tap");
}

/** @param {string} name @param {number} [later] seconds from now */
export function sound(name, later = 0) {
  if (!store.settings.sound || !device || document.hidden) return;
  if (store.settings.pace === "quick" && !LOUD_AT_QUICK.includes(name)) return;
  for (const tone of SOUNDS[name] || []) voice(device, tone, device.context.currentTime + later);
}

/** @param {NonNullable<typeof device>} made @param {Tone} tone @param {number} now */
function voice({ context, out, noise }, tone, now) {
  const [start, end] = [now + tone.at, now + tone.at + tone.last];
  const source = tone.wave
    ? new window.OscillatorNode(context, { type: tone.wave, frequency: tone.hertz })
    : new window.AudioBufferSourceNode(context, { buffer: noise });
  const loud = context.createGain();
  loud.gain.setValueAtTime(SILENT, start);
  loud.gain.linearRampToValueAtTime(1, start + ATTACK);
  loud.gain.exponentialRampToValueAtTime(SILENT, end);
  const filter = tone.band
    ? new window.BiquadFilterNode(context, { type: tone.band.type, frequency: tone.band.from })
    : tone.low
      ? new window.BiquadFilterNode(context, { type: "lowpass", frequency: tone.low })
      : null;
  if (tone.band?.to) filter?.frequency.linearRampToValueAtTime(tone.band.to, end);
  (filter ? source.connect(filter) : source).connect(loud).connect(out);
  source.start(start);
  source.stop(end + 0.02);
}

/** The buttons of the app sound when they are tapped. */
export function listen() {
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("click", (event) => {
    if (event.target instanceof window.Element && event.target.closest("button, a, .hit")) sound("tap");
  });
}
