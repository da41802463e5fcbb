// Dragging a piece to its place: beside taps, never instead of them.

const FAR = 12; // pixels before a press becomes a drag

/**
 * @param {import("../board/board.js").Board} board
 * @param {{may: (place: string, event: PointerEvent) => boolean, over: (place: string) => void,
 *   drop: (place: string) => void}} acts
 */
export function draggable(board, acts) {
  /** @type {{id: number, x: number, y: number, from: string, on: boolean}|null} */
  let press = null;
  const placeAt = (/** @type {PointerEvent} */ event) =>
    /** @type {SVGElement|null} */ (document.elementFromPoint(event.clientX, event.clientY)?.closest(".hit"))?.dataset
      .place || "";

  board.hits.addEventListener("pointerdown", (event) => {
    const pointer = /** @type {PointerEvent} */ (event);
    const from = placeAt(pointer);
    press =
      from && pointer.isPrimary && acts.may(from, pointer)
        ? { id: pointer.pointerId, x: pointer.clientX, y: pointer.clientY, from, on: false }
        : null;
  });
  addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.id) return;
    if (!press.on && Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR) return;
    press.on = true;
    acts.over(placeAt(event));
  });
  addEventListener("pointerup", (event) => {
    const was = press;
    press = null;
    if (!was?.on || event.pointerId !== was.id) return;
    const place = placeAt(event);
    acts.drop(place && place !== was.from ? place : "");
  });
  addEventListener("pointercancel", () => {
    if (press?.on) acts.drop("");
    press = null;
  });
}
