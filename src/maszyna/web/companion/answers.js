// The questions of an act on the sheet: choices, resources in slots, a payment, the digits or the picture of a card.

import { el, icon } from "../base/dom.js";
import { art } from "../base/art.js";
import { say } from "../base/store.js";
import { parted, plain } from "../base/spans.js";

/** @typedef {import("./act_sheet.js").ActSheet} ActSheet */

/** @type {Record<string, (sheet: ActSheet, ask: Api.Ask) => Node|null>} */
const WIDGETS = { choice, goods, pay, keypad, cards, place: () => null, places: () => null };
const LISTED = ["offer", "leave"]; // answered by a list, even of one

/** @param {ActSheet} sheet @param {Api.Ask} ask */
export function widget(sheet, ask) {
  const found = WIDGETS[ask.widget](sheet, ask);
  if (!found) return null;
  const title = plain(ask.ask);
  return el(
    "div",
    { class: "ask", data: { ask: ask.name }, role: "group", "aria-label": title || ask.left },
    title ? el("p", { class: "ask-title", text: title }) : null,
    found,
  );
}

/** @param {ActSheet} sheet @param {Api.Ask} ask */
function choice(sheet, ask) {
  const value = [ask.value].flat()[0] ?? null;
  const even = ask.options.every((option) => option.sign) || ask.name === "box";
  const columns = even ? ask.options.length : ask.name === "offer" ? 1 : 2;
  return el(
    "div",
    { class: `answers ${even ? "even" : ""}`, data: { columns: columns } },
    ...ask.options.map((option) =>
      button(option, option.value === value, () =>
        sheet.answer({ [ask.name]: LISTED.includes(ask.name) ? [option.value] : option.value }),
      ),
    ),
  );
}

/** @param {Api.AnswerOption} option @param {boolean} pressed @param {() => void} tapped */
function button(option, pressed, tapped) {
  const { change } = option;
  return el(
    "button",
    {
      type: "button",
      class: `answer ${option.why_not ? "muted" : ""}`,
      "aria-pressed": String(pressed),
      "aria-label": change && option.sign ? `${plain(option.label)}: ${change.from} → ${change.to}` : null,
      data: { value: String(option.value) },
      onclick: tapped,
    },
    option.sign ? icon(option.sign) : null,
    option.art && !change ? art(option.art, { class: "good" }) : null,
    el(
      "span",
      { class: "answer-text" },
      change && option.sign ? null : el("strong", {}, unlinked(option.label)),
      change ? el("strong", { class: "block change", text: `${change.from} → ${change.to}` }) : null,
      option.why_not && !(change || option.sign)
        ? el("span", { class: "soft block" }, unlinked(option.why_not))
        : plain(option.says) && !option.sign
          ? el("span", { class: "soft block" }, unlinked(option.says))
          : null,
    ),
  );
}

/** A button holds no further buttons. @param {Api.Text} text */
const unlinked = (text) => parted(plain(text));

/**
 * The first kind fills all slots, another takes the last one; a tapped slot is empty again.
 * @param {ActSheet} sheet
 * @param {Api.Ask} ask
 */
function goods(sheet, ask) {
  const slots = /** @type {(string|null)[]} */ (sheet.half[ask.name] || [ask.value].flat()).slice(0, ask.most);
  while (slots.length < ask.most) slots.push(null);
  const give = (/** @type {(string|null)[]} */ now) =>
    now.every(Boolean) ? sheet.answer({ [ask.name]: now, side: undefined }) : sheet.keep(ask.name, now);
  const tapped = (/** @type {Api.AnswerOption} */ option) => {
    if (option.answers) {
      sheet.answer({ [option.answers]: option.value, [ask.name]: undefined, place: undefined });
      return;
    }
    const good = String(option.value);
    if (slots.every((slot) => !slot)) give(slots.map(() => good));
    else if (slots.some((slot) => !slot)) give(slots.map((slot) => slot || good));
    else give([...slots.slice(0, -1), good]);
  };
  const of = (/** @type {string|null} */ good) => ask.options.find((option) => option.value === good);
  return el(
    "div",
    {},
    el(
      "div",
      { class: "goods-slots" },
      ...slots.map((good, number) =>
        el(
          "button",
          {
            type: "button",
            class: good ? "slot full" : "slot",
            data: { slot: number },
            disabled: !good,
            "aria-label": good ? say("empty_slot", { name: plain(of(good)?.label) }) : say("free_slot"),
            onclick: () => give(slots.map((slot, index) => (index === number ? null : slot))),
          },
          good ? art(of(good)?.art || "", { class: "good" }) : null,
          el("span", { text: good ? plain(of(good)?.label) : "" }),
          good ? icon("close") : null,
        ),
      ),
    ),
    el(
      "div",
      { class: "answers even", data: { columns: ask.options.length } },
      ...ask.options.map((option) => button(option, slots.includes(String(option.value)), () => tapped(option))),
    ),
  );
}

/** Where the tokens come from, with how many lie there. @param {ActSheet} sheet @param {Api.Ask} ask */
function pay(sheet, ask) {
  if (!ask.open && !sheet.half.pay) return null;
  const paid = /** @type {Record<string, any>} */ (sheet.half.pay || ask.value || {});
  const taken = (/** @type {Api.AnswerOption} */ option) =>
    option.place ? paid[option.place]?.[String(option.value)] || 0 : paid.card || 0;
  return el(
    "div",
    { class: "answers", data: { columns: 2 } },
    ...ask.options.map((option) =>
      el(
        "button",
        {
          type: "button",
          class: "answer",
          "aria-pressed": String(Boolean(taken(option))),
          data: { value: option.place || "card" },
          onclick: () => sheet.payFrom(ask, option.place ?? null),
        },
        option.art ? art(option.art, { class: "good" }) : icon("cards"),
        el(
          "span",
          { class: "answer-text" },
          el("strong", { text: plain(option.label) }),
          el("span", { class: "soft block", text: `${taken(option)} / ${option.have}` }),
        ),
      ),
    ),
  );
}

/** The number of a card, digit by digit. @param {ActSheet} sheet @param {Api.Ask} ask */
function keypad(sheet, ask) {
  const typed = String(sheet.half.digits ?? ask.value ?? "");
  const whole = (/** @type {string} */ text) => Number(text) * 10 > ask.most;
  const take = (/** @type {string} */ text) => {
    sheet.half.digits = text;
    sheet.screen.game.frame.settle(); // what comes below must not lie under a finger that types
    sheet.answer({ number: Number(text), offer: undefined });
  };
  const set = (/** @type {string} */ text) => {
    sheet.half.digits = text;
    if (whole(text)) take(text);
    else if (ask.open) sheet.show();
    else sheet.answer({ number: undefined, offer: undefined });
  };
  const next = (/** @type {number} */ digit) => {
    const longer = `${typed}${digit}`.replace(/^0+/, "");
    return Number(longer) <= ask.most ? longer : String(digit).replace(/^0$/, "");
  };
  return el(
    "div",
    {},
    el(
      "div",
      { class: "digits" },
      el("output", { class: "typed", text: typed || "…", "aria-label": ask.left }),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
        el("button", {
          type: "button",
          class: "keyb",
          data: { digit },
          text: String(digit),
          onclick: () => set(next(digit)),
        }),
      ),
      el(
        "button",
        { type: "button", class: "keyb", "aria-label": say("take_back"), onclick: () => set(typed.slice(0, -1)) },
        icon("undo"),
      ),
    ),
    typed && ask.open
      ? el("button", {
          type: "button",
          class: "button",
          data: { act: "this-card" },
          text: say("this_card", { n: typed }),
          onclick: () => take(typed),
        })
      : null,
    sheet.unknown && !typed
      ? el("button", {
          type: "button",
          class: "button",
          data: { act: "no-number" },
          text: say("no_number"),
          onclick: sheet.unknown,
        })
      : null,
  );
}

/** Factory cards as pictures, objectives by number and name. @param {ActSheet} sheet @param {Api.Ask} ask */
function cards(sheet, ask) {
  const pictures = ask.options.some((option) => option.art);
  return el(
    "div",
    { class: pictures ? "answers pictures" : "answers", data: { columns: pictures ? 3 : 1 } },
    ...ask.options.map((option) =>
      pictures
        ? el(
            "button",
            {
              type: "button",
              class: "answer picture",
              "aria-pressed": String(option.value === ask.value),
              "aria-label": `${plain(option.label)}: ${plain(option.says)}`,
              data: { value: String(option.value) },
              onclick: () => sheet.answer({ number: option.value }),
            },
            art(option.art || "", { class: "factory-art" }),
          )
        : button(option, option.value === ask.value && !ask.open, () => sheet.answer({ number: option.value })),
    ),
    sheet.unknown
      ? el("button", {
          type: "button",
          class: "answer",
          data: { value: "other" },
          text: say("other_card"),
          onclick: sheet.unknown,
        })
      : null,
  );
}
