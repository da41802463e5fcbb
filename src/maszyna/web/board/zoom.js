// Pinch, wheel and drag zoom the board for the eyes; the hand never needs it.

const MOST = 4;

/** @param {SVGElement} frame @param {SVGElement} inner */
export function zoomable(frame, inner) {
  let scale = 1;
  let x = 0;
  let y = 0;
  let moved = false;
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let apart = 0;

  const apply = () => inner.setAttribute("transform", scale === 1 ? "" : `translate(${x} ${y}) scale(${scale})`);
  const reset = () => {
    scale = 1;
    x = 0;
    y = 0;
    apply();
  };
  const unit = () => {
    const box = /** @type {SVGSVGElement} */ (frame).viewBox.baseVal;
    return box.width / Math.max(1, frame.getBoundingClientRect().width);
  };

  /** @param {number} factor @param {number} cx @param {number} cy */
  function around(factor, cx, cy) {
    const box = /** @type {SVGSVGElement} */ (frame).viewBox.baseVal;
    const rect = frame.getBoundingClientRect();
    const px = box.x + (cx - rect.x) * unit();
    const py = box.y + (cy - rect.y) * unit();
    const next = Math.min(MOST, Math.max(1, scale * factor));
    x = px - ((px - x) * next) / scale;
    y = py - ((py - y) * next) / scale;
    scale = next;
    if (scale === 1) reset();
    else apply();
  }

  frame.addEventListener(
    "wheel",
    (event) => {
      const wheel = /** @type {WheelEvent} */ (event);
      if (!wheel.ctrlKey && scale === 1 && Math.abs(wheel.deltaY) < 4) return;
      event.preventDefault();
      around(wheel.deltaY < 0 ? 1.15 : 1 / 1.15, wheel.clientX, wheel.clientY);
    },
    { passive: false },
  );
  frame.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    moved = false;
    apart = spread(fingers);
  });
  frame.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const now = spread(fingers);
      const [one, other] = [...fingers.values()];
      if (apart) around(now / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      apart = now;
      moved = true;
    } else if (scale > 1) {
      x += (event.clientX - last.clientX) * unit();
      y += (event.clientY - last.clientY) * unit();
      if (Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) > 2) moved = true;
      apply();
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    frame.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  frame.addEventListener("dblclick", reset);
  return { reset, moved: () => moved };
}

/** @param {Map<number, PointerEvent>} fingers */
function spread(fingers) {
  const [one, other] = [...fingers.values()];
  return other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
