// Games on this device: how safely the browser keeps them, all of them as one file, and back from one.

import { el, replace } from "../base/dom.js";
import { allSaves, offerFile, openSaves } from "../base/files.js";
import { say, store } from "../base/store.js";
import { install, installable } from "../site/install.js";

export function keptGames() {
  const told = el("p", { class: "soft", role: "status" });
  const tell = (/** @type {string[]} */ ...lines) =>
    replace(told, ...lines.map((text) => el("span", { class: "row", text })));
  const file = el("input", {
    type: "file",
    accept: ".json,application/json",
    class: "hidden",
    "aria-label": say("import_all"),
    onchange: async (event) => {
      const done = await openSaves(await event.target.files[0].text(), (n, m) =>
        tell(`${say("moment")} ${say("n_of_m", { n, m })}`),
      );
      if (!done) tell(say("not_a_save"));
      else
        tell(
          say("imported", { n: done.opened.length }),
          ...(done.refused.length ? [say("not_imported", { n: done.refused.length, why: done.refused[0] })] : []),
        );
    },
  });
  const save = async () => {
    const { file: games, hidden, refused } = await allSaves();
    if (games.saves.length) offerFile("maszyna-games.json", games);
    tell(
      say("exported", { n: games.saves.length }),
      ...(hidden ? [say("not_exported", { n: hidden })] : []),
      ...(refused.length ? [say("not_exported_why", { n: refused.length, why: refused[0] })] : []),
    );
  };
  return el(
    "section",
    { class: "card kept-games", "aria-labelledby": "kept-games" },
    el("h2", { id: "kept-games", text: say("kept_games") }),
    ...(store.port.local ? [safety(), installing()] : []),
    el(
      "div",
      { class: "row wrap" },
      el("button", { type: "button", class: "button", id: "export-all", text: say("export_all"), onclick: save }),
      el("button", { type: "button", class: "button", text: say("import_all"), onclick: () => file.click() }),
      file,
    ),
    told,
  );
}

/** The way to install the app here, as soon as there is one. */
function installing() {
  const node = el("div", {});
  const show = () => {
    const way = installable();
    replace(
      node,
      way === "apple"
        ? el("p", { text: say("install_apple") })
        : way &&
            el("button", {
              type: "button",
              class: "button",
              id: "install",
              text: say("install"),
              onclick: () => install().then(show),
            }),
    );
  };
  show();
  addEventListener("can-install", show, { once: true });
  return node;
}

/** Whether the browser may throw the games away. */
function safety() {
  const node = el("div", {});
  const storage = navigator.storage;
  /** @type {(safe: boolean) => void} */
  const show = (safe) =>
    replace(
      node,
      el("p", { text: say(safe ? "kept_safe" : "kept_unsafe") }),
      safe || !storage?.persist
        ? null
        : el("button", {
            type: "button",
            class: "button",
            text: say("ask_to_keep"),
            onclick: () => storage.persist().then(show),
          }),
    );
  if (storage?.persisted) storage.persisted().then(show);
  else show(false);
  return node;
}
