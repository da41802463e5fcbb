// Phones in the house: the owner closes the access that the code shown at the start gives.

import { el, replace } from "../base/dom.js";
import { call, refusal, say, store } from "../base/store.js";

/** A section that is there only while phones have access. */
export function phones() {
  const section = el("section", { class: "card", hidden: true, "aria-labelledby": "phones" });
  if (!store.port.local) show(section);
  return section;
}

/** @param {HTMLElement} section */
async function show(section) {
  const found = await call("GET", "phones");
  if (found.status !== 200 || !found.document.open) return;
  const told = el("p", { class: "soft", role: "status", text: say("phones_more") });
  const close = el("button", {
    type: "button",
    class: "button",
    id: "close-phones",
    text: say("phones_close"),
    onclick: async () => {
      const answer = await call("DELETE", "phones");
      told.textContent = answer.status === 200 ? say("phones_closed") : refusal(answer);
      close.hidden = answer.status === 200;
    },
  });
  replace(section, el("h2", { id: "phones", text: say("phones") }), told, close);
  section.hidden = false;
}
