// Layers of the board: numbers, who controls what, where one's units reach; and what its signs mean.

import { el, svg } from "../base/dom.js";
import { changeSettings, say, store } from "../base/store.js";

const LAYERS = ["numbers", "owners", "reach"];
const MARKS = ["can", "selected", "from", "to", "fallen"];
const RING = "M0-50 43.3-25V25L0 50-43.3 25V-25Z";

/** A small list over the corner of the board. @param {import("./game.js").Game} game */
export function layersPop(game) {
  const switches = LAYERS.map((key) =>
    el(
      "label",
      { class: "row" },
      el("input", {
        type: "checkbox",
        class: "tickbox",
        data: { layer: key },
        checked: store.settings[key],
        onchange: (event) => changeSettings({ [key]: event.target.checked }),
      }),
      say(`layer_${key}`),
    ),
  );
  const scythe = Boolean(game.board.frame.querySelector(".hex[data-place]"));
  return el(
    "div",
    { class: "pop low", role: "group", "aria-label": say("layers") },
    ...(scythe ? switches : []),
    scythe
      ? el("details", { class: "legend" }, el("summary", { text: say("legend") }), el("ul", {}, ...legend(game.board)))
      : null,
  );
}

/** Signs as they are drawn on this board, each with its word. @param {import("../board/board.js").Board} board */
function legend(board) {
  const lands = new Map();
  for (const hex of board.frame.querySelectorAll(".hex[data-place]")) {
    const terrain = hex.getAttribute("class")?.split(" ")[1] || "";
    const place = board.view?.places.find((one) => one.key === /** @type {SVGElement} */ (hex).dataset.place);
    if (place && !lands.has(terrain)) lands.set(terrain, { name: place.short, hex });
  }
  /** @param {Element|null} found @param {number} scale */
  const drawn = (found, scale) => {
    const copy = /** @type {SVGElement|undefined} */ (found?.cloneNode(true));
    for (const own of ["x", "y", "data-place"]) copy?.removeAttribute(own);
    copy?.setAttribute("transform", `scale(${scale})`);
    return copy;
  };
  return [
    ...[...lands.values()].map(({ name, hex }) => line(name, drawn(hex, 1))),
    line(say("legend_tunnel"), drawn(board.frame.querySelector(".tunnel"), 3)),
    line(say("legend_encounter"), svg("circle", { class: "encounter-ring", r: 30 })),
    line(say("legend_river"), svg("path", { class: "s-river1", d: "M-40 20 0-15 40 20" })),
    ...MARKS.map((kind) =>
      line(say(`legend_${kind}`), svg("g", { class: `mark ${kind}` }, svg("path", { class: "ring", d: RING }))),
    ),
  ];
}

/** @param {string} name @param {...(Node|undefined)} drawing */
function line(name, ...drawing) {
  return el(
    "li",
    { class: "row" },
    svg("svg", { class: "sign-art", viewBox: "-64 -64 128 128", "aria-hidden": "true" }, ...drawing),
    name,
  );
}
