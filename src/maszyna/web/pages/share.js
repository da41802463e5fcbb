// Sharing: look on without hands, the seat of a faction with its hand, the save as a file.

import { el, icon, replace } from "../base/dom.js";
import { offerFile } from "../base/files.js";
import { call, refusal, Refused, say, store } from "../base/store.js";
import { pageWith } from "./page.js";
import { go } from "../base/route.js";

/** Addresses that lead back to the device that asks. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const found = await call("GET", `games/${here.game}`);
  if (found.status !== 200) throw new Refused(refusal(found));
  /** @type {Api.Seat[]} */
  const seats = found.document.view.seats;
  const people = seats.filter((seat) => seat.player === "human");
  const links = el("div", {});
  const make = async (/** @type {Api.NewLink} */ body, /** @type {string} */ name) => {
    const answer = await call("POST", `games/${here.game}/links`, body);
    if (answer.status === 201) links.append(link(here.game, answer.document, name));
    else links.append(el("p", { class: "problem", text: answer.document.detail }));
  };
  const several = found.document.kind === "scythe" && people.length > 1;
  replace(
    root,
    pageWith(
      say("share"),
      () => go(`#/g/${here.game}`),
      el(
        "div",
        { class: "row wrap" },
        store.port.local
          ? el("p", { class: "soft", text: say("file_only") })
          : el("button", {
              class: "button",
              data: { share: "watch" },
              text: say("link_watch"),
              onclick: () => make({ watch: true }, say("link_watch")),
            }),
        ...(store.port.local ? [] : people).map((seat) =>
          el("button", {
            class: "button",
            text: say("link_seat", { name: seat.name }),
            onclick: () => make({ seat: seat.key }, seat.name),
          }),
        ),
        several && !found.document.view.game.over
          ? el("p", { class: "soft", text: say("save_later") })
          : el("button", { class: "button", text: say("save_file"), onclick: () => download(here.game) }),
      ),
      links,
    ),
  );
  return {};
}

/** @param {string} game @param {Api.LinkAnswer} made @param {string} name */
function link(game, made, name) {
  const address = made.address || new URL(made.link, location.origin + location.pathname).href;
  const here = LOOPBACK.test(new URL(address).hostname);
  const node = el(
    "div",
    { class: "card", data: { link: address } },
    el("strong", { text: name }),
    el("input", {
      class: "select wide",
      readonly: true,
      value: address,
      "aria-label": name,
      onfocus: (event) => event.target.select(),
    }),
    here
      ? el("p", { class: "problem" }, icon("warn"), say("link_here_only", { command: "maszyna play --lan" }))
      : made.qr
        ? qr(made.qr)
        : null,
    el(
      "div",
      { class: "row" },
      el("button", { class: "button", text: say("copy"), onclick: () => navigator.clipboard?.writeText(address) }),
      el("button", {
        class: "button",
        text: say("revoke"),
        onclick: async () => {
          const answer = await call("DELETE", `games/${game}/links/${made.number}`);
          if (answer.status === 200) node.remove();
        },
      }),
    ),
  );
  return node;
}

/** @param {string} text */
function qr(text) {
  const parsed = new DOMParser().parseFromString(text, "text/html").querySelector("svg"); // comes without a namespace
  return parsed ? el("div", { class: "qr" }, document.importNode(parsed, true)) : null;
}

/** The save as a file, or why it cannot be had. @param {string} game */
export async function download(game) {
  const answer = await call("GET", `games/${game}/save`);
  if (answer.status === 200) offerFile(`maszyna-${game}.json`, answer.document);
  else alert(refusal(answer));
}
