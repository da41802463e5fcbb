// Tokens one by one as digits, or an amount typed in.

import { el, icon } from "../base/dom.js";
import { say } from "../base/store.js";
import { plain, spans } from "../base/spans.js";

/** Whether an option is a number. @param {any} option */
const isKey = (option) => /\d$/.test(option.action) && /^\d+$/.test(plain(option.label));

/** @param {import("./expeditions.js").Screen} screen @param {any} decision */
export function keypadSheet(screen, decision) {
  const { frame, board } = screen.game;
  const { view } = screen;
  frame.ask(decision.ask);
  board.mark(view.board.marks);
  if (decision.options.length) {
    const keys = decision.options.filter((/** @type {any} */ option) => isKey(option));
    const rest = decision.options.filter((/** @type {any} */ option) => !isKey(option));
    const done = view.checklist?.items || [];
    frame.show(el("div", { class: "keys" }, ...keys.map((/** @type {any} */ option) => el("button", { type: "button", class: "keyb", data: { option: option.action },
        onclick: () => screen.choose(option) }, spans(option.label))),
      el("button", { type: "button", class: "keyb", "aria-label": say("take_back"), disabled: !view.undo.can, onclick: () => screen.game.undo() }, icon("undo"))),
    ...(keys.length ? [] : [el("div", { class: "tools two" }, ...rest.map((/** @type {any} */ option) => screen.button(option)))]),
    view.story && done.length ? el("ul", { class: "lines" }, ...done.map((/** @type {any} */ item) => el("li", {}, el("span", { class: "say" }, spans(item.say))))) : null);
    frame.offer([screen.back(), ...(keys.length ? rest : []).map((/** @type {any} */ option) => ({ label: plain(option.label), id: "enough", act: () => screen.choose(option) }))]);
    return;
  }
  const input = /** @type {HTMLInputElement} */ (el("input", { class: "select", type: "number", min: 0, max: decision.most, inputmode: "numeric", value: 0, "aria-label": plain(decision.ask) }));
  frame.show(input);
  frame.offer([screen.back(), { label: say("tell"), id: "tell", act: () => screen.game.act({ actions: [`${decision.says} ${input.value}`] }) }]);
  input.focus();
}
