// Rings and pins: can dashed, selected solid, from dotted, to solid, fallen faded with the number of its step.

import { svg } from "../base/dom.js";

/** @typedef {import("./board.js").Mark} Mark @typedef {import("./board.js").Place} Place */

const RING = "M0-55 47.6-27.5V27.5L0 55-47.6 27.5V-27.5Z";
const PIN_Y = -38;
const PINS = { combat: "⚔", popularity: "−1", encounter: "✦", trap: "▲", goal: "◎" };

/** @param {Element} layer @param {Place[]} places @param {Mark[]} marks */
export function drawMarks(layer, places, marks) {
  const at = new Map(places.map((place) => [place.key, place]));
  const drawn = [];
  for (const mark of marks) {
    const place = at.get(mark.place);
    if (!place) continue;
    const { width = 0, height = 0 } = place;
    const ring = (/** @type {string} */ name) =>
      width
        ? svg("rect", {
            class: name,
            x: -width / 2 + 2,
            y: -height / 2 + 2,
            width: width - 4,
            height: height - 4,
            rx: 8,
          })
        : svg("path", { class: name, d: RING });
    const pin = width ? (place.pin ?? place.y) - place.y : PIN_Y;
    const where = `translate(${place.x} ${place.y})`;
    const group = svg("g", { class: `mark ${mark.kind}`, transform: where }, ring("ring-halo"), ring("ring"));
    const text =
      mark.kind === "fallen" || mark.kind === "left"
        ? String(mark.step ?? "")
        : (/** @type {Record<string, string>} */ (PINS)[mark.pin || ""] ?? "");
    if (typeof mark.chance === "number") {
      group.append(svg("rect", { class: "pin", x: -27, y: pin - 16, width: 54, height: 32, rx: 16 }));
      const chance = `${Math.round(mark.chance * 100)}%`;
      group.append(svg("text", { class: "pin-text", y: pin + 6, "text-anchor": "middle", text: chance }));
    } else if (mark.kind === "can" || text) {
      group.append(svg("circle", { class: "pin", cy: pin, r: text ? 17 : 9 }));
      if (text) group.append(svg("text", { class: "pin-text", y: pin + 6, "text-anchor": "middle", text }));
    }
    drawn.push(group);
  }
  layer.replaceChildren(...drawn);
}
