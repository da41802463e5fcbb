// A tile of one's own box: only words of the vocabulary are offered, the sentence is read back, every change is
// checked.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { pageHead } from "./page.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";

/** @param {HTMLElement} root @param {string} kind @param {string} id */
export async function showForm(root, kind, id) {
  const form = new TileForm(root, kind, id);
  await form.check({});
}

/**
 * The same place in a document with another value; keys are joined by dots.
 * @param {Record<string, any>} document
 * @param {string} path
 * @param {unknown} value
 */
function changed(document, path, value) {
  const copy = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() || "";
  const inner = keys.reduce((part, key) => part[key], copy);
  if (value === null || value === "") delete inner[last];
  else inner[last] = value;
  return copy;
}

/** What may be added, by the word it stands for in a file. @param {any} value */
const nameOf = (value) => value.effect || value.symbol || value.gain || value;

export class TileForm {
  /** The last answer. @type {Omit<Api.TileForm, "tile"> & {tile: Record<string, any>}} */
  page;

  /** @param {HTMLElement} root @param {string} kind @param {string} id */
  constructor(root, kind, id) {
    this.root = root;
    this.kind = kind;
    this.id = id;
    /** @type {Set<string>} */
    this.opened = new Set();
  }

  /** @param {Omit<Api.TileToCheck, "kind"|"id">} more the tile as it is now, whether to keep or to forget it */
  async check(more) {
    const answer = await this.ask(more);
    if (answer.status !== 200) throw new Error(answer.document.detail || answer.document.title);
    this.page = answer.document;
    if (this.page.kept) this.back();
    else this.draw();
  }

  /** @param {object} more */
  ask(more) {
    return call("POST", "tiles", { kind: this.kind, id: this.id, ...more });
  }

  back() {
    go(`#/tiles/${this.kind}`);
  }

  /** @param {string} path @param {unknown} value */
  set(path, value) {
    return this.check({ tile: changed(this.page.tile, path, value) });
  }

  draw() {
    const { page } = this;
    const focused = document.activeElement?.id;
    replace(
      this.root,
      el(
        "div",
        { class: "page tile-form" },
        pageHead(
          page.title,
          () => go(`#/tiles/${this.kind}`),
          page.own ? el("span", { class: "seal own", text: say("seal_own") }) : null,
        ),
        el(
          "section",
          { class: "card" },
          el("p", { class: "soft", text: `${page.kind_name}. ${page.asks.known}` }),
          ...page.known.map((text) => el("p", {}, spans(text))),
        ),
        ...page.lists.map((list) => this.list(list)),
        el("section", { class: "card" }, ...page.fields.map((field) => this.field(field))),
        page.says.length
          ? el(
              "section",
              { class: "card reads", role: "status" },
              el("p", { class: "soft", text: page.asks.now }),
              ...page.says.map((text) => el("p", {}, spans(text))),
            )
          : null,
        el(
          "div",
          { class: "bottom-act" },
          page.problem
            ? el("p", { class: "problem", role: "status" }, icon("warn"), el("span", {}, spans(page.problem.say)))
            : null,
          el(
            "div",
            { class: "acts" },
            el("button", {
              type: "button",
              class: "act quiet",
              text: say("ours_again"),
              disabled: !page.own,
              data: { act: "forget" },
              onclick: () => this.check({ forget: true }),
            }),
            el("button", {
              type: "button",
              class: "act",
              text: say("keep"),
              disabled: !page.ready,
              data: { act: "keep" },
              onclick: () => this.check({ tile: page.tile, keep: true }),
            }),
          ),
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** What stands once on the tile. @param {Api.FormField} field @param {string} [path] */
  field(field, path = field.key) {
    const id = `tile-${path.replaceAll(".", "-")}`;
    if (field.kind === "text") {
      return el(
        "label",
        { class: "field" },
        field.name,
        el("input", {
          class: "select wide",
          id,
          value: field.value,
          maxlength: field.most,
          onchange: (event) => this.set(path, event.target.value.trim()),
        }),
      );
    }
    if (field.kind === "number" || field.kind === "count") return this.stepper(field, path, id);
    const now = JSON.stringify(field.value ?? null);
    return el(
      "fieldset",
      { class: "field" },
      el("legend", { text: field.name }),
      el(
        "div",
        { class: "choices" },
        ...(field.choices || []).map((choice, number) =>
          el("button", {
            type: "button",
            class: "choice",
            id: `${id}-${number}`,
            "aria-pressed": String(JSON.stringify(choice.value) === now),
            text: choice.name,
            onclick: () => this.set(path, choice.value),
          }),
        ),
      ),
    );
  }

  /** @param {Api.FormField} field @param {string} path @param {string} id */
  stepper(field, path, id) {
    const name = field.name || say("tile_amounts");
    const step = (/** @type {number} */ by) => {
      const value = Number(field.value) + by;
      if (value < (field.least ?? 0) || value > (field.most ?? Infinity)) return;
      if (field.kind === "number") {
        this.set(path, value);
        return;
      }
      const keys = path.split(".");
      /** @type {unknown[]} */
      const list = keys.reduce((/** @type {any} */ part, key) => part[key], this.page.tile);
      this.set(path, by < 0 ? list.slice(0, -1) : [...list, list[list.length - 1]]);
    };
    const button = (/** @type {string} */ sign, /** @type {number} */ by) => {
      const node = iconButton(`${name} ${by < 0 ? "−" : "+"}`, sign, () => step(by));
      node.id = `${id}-${sign}`;
      return node;
    };
    return el(
      "div",
      { class: "row line" },
      el("span", { class: "grow", text: name }),
      el(
        "span",
        { class: "stepper" },
        button("minus", -1),
        el("output", { text: String(field.value), "aria-label": name }),
        button("plus", 1),
      ),
    );
  }

  /** Effects, wishes or symbols: those that stand there, and those that may be added. @param {Api.TileList} list */
  list(list) {
    /** @type {unknown[]} */
    const values = list.key.split(".").reduce((/** @type {any} */ part, key) => part?.[key], this.page.tile) || [];
    /** @type {Map<string, Api.TileAddition[]>} */
    const groups = new Map();
    for (const one of list.add) groups.set(one.group, [...(groups.get(one.group) || []), one]);
    const add = (/** @type {Api.TileAddition} */ one) =>
      el("button", {
        type: "button",
        class: "choice",
        text: one.name,
        data: { add: nameOf(one.value) },
        onclick: () => {
          this.opened.clear();
          this.set(list.key, [...values, one.value]);
        },
      });
    const open = (/** @type {string} */ key) => ({
      open: this.opened.has(key),
      ontoggle: (/** @type {{target: HTMLDetailsElement}} */ { target }) =>
        target.open ? this.opened.add(key) : this.opened.delete(key),
    });
    return el(
      "section",
      { class: "card" },
      el("h2", { text: list.name }),
      ...list.items.map((item, number) =>
        el(
          "div",
          { class: "tile-part" },
          el(
            "div",
            { class: "row" },
            el("p", { class: "grow" }, spans(item.say)),
            iconButton(
              say("take_out"),
              "close",
              () =>
                this.set(
                  list.key,
                  values.filter((_, index) => index !== number),
                ),
              "flat",
            ),
          ),
          ...item.parts.map((part) => this.field(part, `${list.key}.${number}.${part.key}`)),
        ),
      ),
      list.add.length
        ? el(
            "details",
            { class: "group", data: { list: list.key }, ...open(list.key) },
            el("summary", { text: say("tile_add") }),
            ...[...groups].map(([group, ones]) =>
              group
                ? el(
                    "details",
                    { class: "group", ...open(`${list.key} ${group}`) },
                    el("summary", { text: group }),
                    el("div", { class: "choices" }, ...ones.map(add)),
                  )
                : el("div", { class: "choices" }, ...ones.map(add)),
            ),
          )
        : null,
    );
  }
}
