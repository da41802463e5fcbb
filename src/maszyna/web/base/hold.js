// A button that goes on as long as it is held.

const FIRST = 450; // milliseconds before it repeats
const NEXT = 90;

/** @template {HTMLElement} T @param {T} button whose click is repeated @returns {T} */
export function holdable(button) {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const again = () => {
    if (!button.isConnected) return;
    button.click();
    timer = setTimeout(again, NEXT);
  };
  button.addEventListener("pointerdown", () => {
    stop();
    timer = setTimeout(again, FIRST);
  });
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, stop);
  return button;
}
