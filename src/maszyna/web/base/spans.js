// Texts with taps in them: a text is a list of strings and of spans that name a place, piece, card, rule, seat or term.

import { el } from "./dom.js";

/** What a tap on a span does; each screen sets its own. @type {{tap: (span: Api.Span) => void}} */
export const taps = { tap: () => {} };

/** @param {Api.Text|string|null|undefined} text @returns {DocumentFragment} */
export function spans(text) {
  const found = document.createDocumentFragment();
  for (const span of typeof text === "string" ? [text] : text || []) {
    if (typeof span === "string") found.append(span);
    else {
      const kind = span.place ? "place" : span.term ? "term" : span.seat ? "seat" : span.rule ? "rule" : "piece";
      const tap = (/** @type {Event} */ event) => {
        event.stopPropagation();
        event.preventDefault();
        taps.tap(span);
      };
      // No button: that would never break over two lines of a sentence.
      found.append(
        el(span.rule ? "small" : "span", {
          role: "button",
          tabindex: 0,
          class: `span ${kind}`,
          text: span.t,
          onclick: tap,
          onkeydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key === "Enter" || event.key === " ") tap(event);
          },
        }),
      );
    }
  }
  return found;
}

const VOWEL = "aeiouyаеёиіїєоуыэюя";
const OTHER = `[^${VOWEL}\\P{L}]`;
const SYLLABLES = new RegExp(`([${VOWEL}](?:${OTHER}+(?=${OTHER}))?)(?=${OTHER}[${VOWEL}])`, "giu");

/** A word that may be parted at its syllables where a key is narrow. @param {string} text */
export function parted(text) {
  return text.replace(/[\p{L}]{7,}/gu, (word) => word.replace(SYLLABLES, "$1\u00AD"));
}

/** @param {Api.Text|string|null|undefined} text */
export function plain(text) {
  return (typeof text === "string" ? [text] : text || [])
    .map((span) => (typeof span === "string" ? span : span.t))
    .join("");
}
