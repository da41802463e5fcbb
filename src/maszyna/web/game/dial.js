// The power dial of a combat, an arc from 0 to 7, and the cards beside it; a reveal turns the one and flips the others.

import { el, svg } from "../base/dom.js";

const MOST = 7; // what a dial shows at most
const RADIUS = 26;
const OPEN = 270; // degrees of the arc
const LONG = (Math.PI * RADIUS * OPEN) / 180;

/** @param {number|null} value nothing chosen yet, or not known: null */
export function dial(value) {
  const share = Math.min(MOST, value ?? 0) / MOST;
  const start = point(135);
  const end = point(135 + OPEN);
  const path = `M${start}A${RADIUS} ${RADIUS} 0 1 1 ${end}`;
  const arc = svg("path", { class: "dial-arc", d: path, "stroke-dasharray": `${LONG} ${LONG}` });
  arc.style.setProperty("--long", String(LONG));
  arc.style.strokeDashoffset = String(LONG * (1 - share));
  return svg(
    "svg",
    { class: "dial", viewBox: "-34 -34 68 62", "aria-hidden": "true" },
    svg("path", { class: "dial-ground", d: path }),
    arc,
    svg("text", { class: "dial-value", y: 8, "text-anchor": "middle", text: value === null ? "?" : String(value) }),
  );
}

/** @param {number} degrees clockwise from the right */
function point(degrees) {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * RADIUS).toFixed(2)} ${(Math.sin(angle) * RADIUS).toFixed(2)}`;
}

/** Combat cards by value, shown one after the other. @param {number[]} values */
export function shownCards(values) {
  return el(
    "span",
    { class: "shown-cards", "aria-hidden": "true" },
    ...values.map((value, number) => {
      const card = el("span", { class: "shown-card", text: String(value) });
      card.style.setProperty("--number", String(number));
      return card;
    }),
  );
}
