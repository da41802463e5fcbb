// How long the steps of a turn are shown, at every pace.

/** @typedef {"slow"|"normal"|"quick"|"off"} Pace */
/** @type {Pace[]} */
export const PACES = ["slow", "normal", "quick", "off"];
const FACTOR = { slow: 1.8, normal: 1, quick: 0.4, off: 0 };
/** Milliseconds by kind of step. @type {Record<string, number>} */
const MS = { card: 360, symbol: 160, narrow: 160, star: 900, fight: 300, say: 300, gain: 300, lose: 300, track: 300 };
export const PER_HEX = 220;
const LONGEST_WALK = 900;
const EACH_MORE = 80; // of gains in a row
const LONGEST_TURN = 4000;
export const FADE = 120;
const HELD = 400; // a step without motion
const NUMBERS = ["gain", "lose", "track"];

export const motion = () => document.documentElement.dataset.motion || "full";

/** How long each step is shown. @param {Api.FilmStep[]} steps @param {Pace} pace */
export function times(steps, pace) {
  const calm = motion() !== "full";
  const found = steps.map((step, number) => {
    if (calm) return step.pieces || step.tracks || step.kind === "card" || step.kind === "fight" ? FADE + HELD : 0;
    if (step.kind === "narrow" && pace === "quick") return 0;
    if (step.kind === "walk") return Math.min(LONGEST_WALK, PER_HEX * Math.max(1, (step.path?.length || 2) - 1));
    const more = NUMBERS.includes(step.kind) && NUMBERS.includes(steps[number + 1]?.kind);
    return more ? EACH_MORE : MS[step.kind];
  });
  const whole = found.reduce((sum, one) => sum + one, 0);
  const squeezed = Math.min(1, LONGEST_TURN / Math.max(1, whole)) * FACTOR[pace];
  return found.map((one) => one * squeezed);
}
