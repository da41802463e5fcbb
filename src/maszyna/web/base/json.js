// Reading JSON without losing digits: a seed has up to 64 bits, a number of the browser only 53.

const LONG_SEED = /"seed":\s*\d{16}/;

/** @param {string} text @returns {any} */
export function readJson(text) {
  return LONG_SEED.test(text) ? JSON.parse(text, /** @type {any} */ (exactSeed)) : JSON.parse(text);
}

/**
 * Such a seed stays the text it was, and is written as it was read.
 * @param {string} key
 * @param {any} value
 * @param {{source?: string}} context
 */
function exactSeed(key, value, context) {
  if (key !== "seed" || typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const rawJSON = /** @type {any} */ (JSON).rawJSON;
  if (!context?.source || !rawJSON) throw new Error("this browser cannot read a seed of so many digits");
  return rawJSON(context.source);
}
