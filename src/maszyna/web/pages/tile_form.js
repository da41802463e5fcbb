// A tile of one's own box: only words of the vocabulary are offered, the sentence is read back, every change is checked.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";

/** @param {HTMLElement} root @param {string} kind @param {string} id */
export async function showForm(root, kind, id) {
  const form = new TileForm(root, kind, id);
  await form.check({});
}

/** The same place in a document with another value; keys are joined by dots. @param {any} document @param {string} path @param {any} value */
function changed(document, path, value) {
  const copy = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() || "";
  const inner = keys.reduce((part, key) => part[key], copy);
  if (value === null || value === "") delete inner[last];
  else inner[last] = value;
  return copy;
}

class TileForm {
  /** @param {HTMLElement} root @param {string} kind @param {string} id */
  constructor(root, kind, id) {
    this.root = root;
    this.kind = kind;
    this.id = id;
    /** @type {Set<string>} */
    this.opened = new Set();
  }

  /** @param {any} more the tile as it is now, whether to keep or to forget it */
  async check(more) {
    const answer = await call("POST", "tiles", { kind: this.kind, id: this.id, ...more });
    if (answer.status !== 200) throw new Error(answer.document.detail || answer.document.title);
    this.page = answer.document;
    if (this.page.kept) go(`#/tiles/${this.kind}`);
    else this.draw();
  }

  /** @param {string} path @param {any} value */
  set(path, value) {
    return this.check({ tile: changed(this.page.tile, path, value) });
  }

  draw() {
    const { page } = this;
    const focused = document.activeElement?.id;
    replace(this.root, el("div", { class: "page tile-form" },
      el("header", { class: "page-head" }, iconButton(say("back"), "back", () => go(`#/tiles/${this.kind}`)), el("h1", { id: "question", tabindex: -1, text: page.title }),
        page.own ? el("span", { class: "seal own", text: say("seal_own") }) : null),
      el("section", { class: "card" }, el("p", { class: "soft", text: `${page.kind_name}. ${page.asks.known}` }), ...page.known.map((/** @type {any} */ text) => el("p", {}, spans(text)))),
      ...page.lists.map((/** @type {any} */ list) => this.list(list)),
      el("section", { class: "card" }, ...page.fields.map((/** @type {any} */ field) => this.field(field))),
      page.says.length ? el("section", { class: "card reads", role: "status" }, el("p", { class: "soft", text: page.asks.now }), ...page.says.map((/** @type {any} */ text) => el("p", {}, spans(text)))) : null,
      el("div", { class: "bottom-act" }, page.problem ? el("p", { class: "problem", role: "status" }, icon("warn"), spans(page.problem.say)) : null,
        el("div", { class: "acts" },
          el("button", { type: "button", class: "act quiet", text: say("ours_again"), disabled: !page.own, data: { act: "forget" }, onclick: () => this.check({ forget: true }) }),
          el("button", { type: "button", class: "act", text: say("keep"), disabled: !page.ready, data: { act: "keep" }, onclick: () => this.check({ tile: page.tile, keep: true }) })))));
    if (focused) document.getElementById(focused)?.focus();
  }

  /** What stands once on the tile. @param {any} field @param {string} [path] */
  field(field, path = field.key) {
    const id = `tile-${path.replaceAll(".", "-")}`;
    if (field.kind === "text") {
      return el("label", { class: "field" }, field.name, el("input", { class: "select wide", id, value: field.value, maxlength: field.most,
        onchange: (/** @type {any} */ event) => this.set(path, event.target.value.trim()) }));
    }
    if (field.kind === "number" || field.kind === "count") return this.stepper(field, path, id);
    const now = JSON.stringify(field.value ?? null);
    return el("fieldset", { class: "field" }, el("legend", { text: field.name }), el("div", { class: "choices" }, ...field.choices.map((/** @type {any} */ choice, /** @type {number} */ number) =>
      el("button", { type: "button", class: "choice", id: `${id}-${number}`, "aria-pressed": String(JSON.stringify(choice.value) === now), text: choice.name,
        onclick: () => this.set(path, choice.value) }))));
  }

  /** @param {any} field @param {string} path @param {string} id */
  stepper(field, path, id) {
    const name = field.name || say("tile_amounts");
    const step = (/** @type {number} */ by) => {
      const value = field.value + by;
      if (value < field.least || value > field.most) return;
      if (field.kind === "number") { this.set(path, value); return; }
      const keys = path.split(".");
      const list = keys.reduce((part, key) => part[key], this.page.tile);
      this.set(path, by < 0 ? list.slice(0, -1) : [...list, list[list.length - 1]]);
    };
    const button = (/** @type {string} */ sign, /** @type {number} */ by) => {
      const node = iconButton(`${name} ${by < 0 ? "−" : "+"}`, sign, () => step(by));
      node.id = `${id}-${sign}`;
      return node;
    };
    return el("div", { class: "row line" }, el("span", { class: "grow", text: name }),
      el("span", { class: "stepper" }, button("minus", -1), el("output", { text: String(field.value), "aria-label": name }), button("plus", 1)));
  }

  /** Effects, wishes or symbols: those that stand there, and those that may be added. @param {any} list */
  list(list) {
    const values = this.page.tile[list.key] || [];
    const groups = new Map();
    for (const one of list.add) groups.set(one.group, [...(groups.get(one.group) || []), one]);
    const add = (/** @type {any} */ one) => el("button", { type: "button", class: "choice", text: one.name, data: { add: one.value.effect || one.value.symbol || one.value.gain || one.value },
      onclick: () => { this.opened.clear(); this.set(list.key, [...values, one.value]); } });
    const open = (/** @type {string} */ key) => ({ open: this.opened.has(key), ontoggle: (/** @type {any} */ event) => (event.target.open ? this.opened.add(key) : this.opened.delete(key)) });
    return el("section", { class: "card" }, el("h2", { text: list.name }),
      ...list.items.map((/** @type {any} */ item, /** @type {number} */ number) => el("div", { class: "tile-part" },
        el("div", { class: "row" }, el("p", { class: "grow" }, spans(item.say)), iconButton(say("take_out"), "close", () => this.set(list.key, values.filter((/** @type {any} */ _, /** @type {number} */ index) => index !== number)), "flat")),
        ...item.parts.map((/** @type {any} */ part) => this.field(part, `${list.key}.${number}.${part.key}`)))),
      list.add.length ? el("details", { class: "group", data: { list: list.key }, ...open(list.key) }, el("summary", { text: say("tile_add") }),
        ...[...groups].map(([group, ones]) => (group ? el("details", { class: "group", ...open(`${list.key} ${group}`) }, el("summary", { text: group }), el("div", { class: "choices" }, ...ones.map(add)))
          : el("div", { class: "choices" }, ...ones.map(add))))) : null);
  }
}
