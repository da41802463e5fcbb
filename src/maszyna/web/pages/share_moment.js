// A moment of a game for somebody else: an address that holds the position itself, a picture, a text.

import { el, icon } from "../base/dom.js";
import { call, refusal, say } from "../base/store.js";

const WIDE = 1200; // pixels of a picture

/**
 * @param {HTMLElement} root
 * @param {import("../board/board.js").Board} board
 * @param {{path: string, name: string, text: string}} moment `path` answers with the code of the position
 */
export async function shareMoment(root, board, moment) {
  root.querySelector(".pop")?.remove();
  const note = el("p", { class: "soft", role: "status" });
  const line = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {() => unknown} */ act) =>
    el("button", { type: "button", data: { share: key }, onclick: act }, icon(sign), say(key));
  const address = async () => {
    const answer = await call("GET", moment.path);
    if (answer.status !== 200) throw new Error(refusal(answer));
    return `${location.origin}${location.pathname}#/p/${answer.document.code}`;
  };
  const put = async (/** @type {() => Promise<string>} */ text) => {
    try {
      const found = await text();
      note.textContent = found;
      await navigator.clipboard?.writeText(found);
      note.textContent = `${say("copied")} ${found}`;
    } catch (error) {
      if (!note.textContent) note.textContent = error instanceof Error ? error.message : "";
    }
  };
  const pop = el(
    "div",
    { class: "pop share-pop" },
    line("share", "share_link", () => put(address)),
    line("map", "share_picture", () => picture(board, `${moment.name}.png`)),
    line("log", "share_text", () => put(async () => `${moment.text}\n${await address()}`)),
    note,
    line("close", "close", () => pop.remove()),
  );
  root.querySelector(".game")?.append(pop);
  /** @type {HTMLElement|null} */ (pop.querySelector("button"))?.focus();
}

/**
 * The board as a file; its drawings carry their own colours.
 * @param {import("../board/board.js").Board} board
 * @param {string} name
 */
export async function picture(board, name) {
  const [x, y, width, height] = board.view?.box || [0, 0, 1, 1];
  const drawing = /** @type {SVGElement} */ (board.frame.cloneNode(true));
  for (const part of drawing.querySelectorAll(
    ".hits, .marks, .film-marks, .layer.owners, .layer.reach, .layer.numbers",
  ))
    part.remove();
  const high = Math.round((WIDE * height) / width);
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.setAttribute("width", String(WIDE));
  drawing.setAttribute("height", String(high));
  const text = new window.XMLSerializer().serializeToString(drawing);
  const image = new window.Image(WIDE, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: high });
  const paint = canvas.getContext("2d");
  if (!paint) return;
  paint.fillStyle = "#fbf8f0";
  paint.fillRect(0, 0, WIDE, high);
  paint.drawImage(image, 0, 0);
  const file = await new Promise((/** @type {(file: Blob|null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!file) return;
  const anchor = el("a", { href: URL.createObjectURL(file), download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.getAttribute("href") || ""), 10_000);
}
