// The page without a server: shows how far Python is, says what the browser did to the games, offers a new version.

import { announce, el } from "../base/dom.js";
import { lang, say } from "../base/store.js";
import { installOffered, install } from "./install.js";
import { workerPort } from "./port_worker.js";

const LOOK_AGAIN = 3_600_000; // for a new version
const LATEST = 1000; // milliseconds until a version that is wanted comes

/** @returns {ReturnType<typeof workerPort>} */
export function start() {
  const port = workerPort({ progress, notice: (code) => notice(say(code)) });
  const first = !navigator.serviceWorker?.controller;
  // A tab that is still loading changes over, too: the files of its version are about to go.
  if (!first) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  port.request("GET", `/api/words?lang=${lang()}`).then(({ document: { words } }) => {
    document
      .querySelector("[data-loading]")
      ?.replaceChildren(words.loading, el("br", {}), first ? words.loading_first : "");
  });
  installOffered(() =>
    notice(
      say("install_offer", { name: "Maszyna" }),
      el("button", { type: "button", class: "button primary", text: say("install"), onclick: install }),
    ),
  );
  return port;
}

/** @param {number} done */
function progress(done) {
  document.querySelector("#loading progress")?.setAttribute("value", String(done));
  if (done === 1) follow(); // the network is free now
}

/** A line that stays until it is closed. @param {string} text @param {...HTMLElement} more @returns {HTMLElement} */
function notice(text, ...more) {
  const node = el(
    "div",
    { class: "notice told" },
    el("p", { text }),
    el("div", { class: "row" }, el("button", { type: "button", class: "button", text: say("close") }), ...more),
  );
  node.addEventListener("click", ({ target }) => {
    if (/** @type {Element} */ (target).closest("button")) node.remove();
  });
  document.body.append(node);
  announce(text);
  return node;
}

/** Keep the site for the time without a network, and watch for its next version. */
async function follow() {
  const workers = navigator.serviceWorker;
  if (!workers) return; // not over https: it works as long as the host answers
  let asked = false;
  const found = await workers
    .register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" })
    .catch(() => null);
  if (!found) return;
  const offer = () => {
    if (!found.waiting || !workers.controller || asked) return;
    asked = true;
    notice(
      say("new_version"),
      el("button", { type: "button", class: "button primary", text: say("use_it"), onclick: () => takeUp(found) }),
    );
  };
  const watch = () => found.installing?.addEventListener("statechange", offer);
  found.addEventListener("updatefound", watch);
  watch();
  offer();
  const look = () => {
    if (document.visibilityState === "visible") found.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, LOOK_AGAIN);
}

/**
 * Chrome keeps the old worker for five minutes if somebody asks it at that moment; a page loaded anew lets it go.
 * @param {ServiceWorkerRegistration} found
 */
function takeUp(found) {
  found.waiting?.postMessage("now");
  setTimeout(() => location.reload(), LATEST);
}
