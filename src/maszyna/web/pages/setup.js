// Set-up: cards for each seat, the bases on the map, the rest in groups; checked at every change.

import { el, icon, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, say } from "../base/store.js";
import { pageHead } from "./page.js";
import { go } from "../base/route.js";
import { spans } from "../base/spans.js";
import { begun } from "./home.js";
import { hasCards, pick } from "./setup_cards.js";
import { changed, field } from "./setup_fields.js";

/** @typedef {import("./setup_fields.js").Field} Field */

const STAYS = 120; // pixels of a card that are enough to see which it is

/** @param {HTMLElement} root @param {{rest: string[]}} here */
export async function show(root, here) {
  const [named = "scythe"] = here.rest;
  const kind = named === "expeditions" ? "expeditions-table" : named;
  const setup = new Setup(root, kind);
  await setup.check();
  return {};
}

/**
 * The fields of a set-up always have choices, and its board all places.
 * @typedef {{setup: {seats?: Seat[]}, fields: Field[], board: Client.Board|null}} Parts
 * @typedef {Omit<Api.Setup, keyof Parts> & Parts} Page
 */
/** A seat of the setup under way. @typedef {{player?: string, faction?: string|null, [more: string]: unknown}} Seat */

class Setup {
  /** The last answer. @type {Page} */
  page;

  /** What has been chosen by now; its check may be under way. @type {Page["setup"]} */
  setup;

  /** The last check. @type {Promise<void>|null} */
  checked = null;

  /** @param {HTMLElement} root @param {string} kind */
  constructor(root, kind) {
    this.root = root;
    this.kind = kind;
    /** @type {Set<string>} */
    this.opened = new Set();
    this.board = new Board({ tapPlace: (key) => this.tapBase(key), tapPiece: () => {} });
    this.fields = el("div", { class: "setup-fields" });
    this.map = el("div", { class: "setup-map" });
    this.problem = el("div", {});
    this.start = this.startButton();
  }

  /** It stays while the fields are drawn again, so that a tap always meets it. */
  startButton() {
    return el(
      "button",
      { type: "button", class: "act", id: "begin", onclick: () => this.begin() },
      el("span", { text: say(this.kind === "scythe" ? "begin" : "lay_out") }),
      icon("next"),
    );
  }

  /** Only the answer to the newest check is shown. @param {object} [setup] */
  check(setup) {
    const checked = call("POST", "setup", setup ? { kind: this.kind, setup } : { kind: this.kind }).then((answer) => {
      if (this.checked !== checked) return;
      if (answer.status !== 200) throw new Error(answer.document.detail);
      this.page = answer.document;
      this.setup = this.page.setup;
      this.draw();
    });
    this.checked = checked;
    return checked;
  }

  /** @param {string} path @param {unknown} value */
  change(path, value) {
    this.setup = changed(this.setup, path, value);
    return this.check(this.setup);
  }

  draw() {
    const { page, map } = this;
    const focused = document.activeElement?.id;
    const scrolled = document.scrollingElement?.scrollTop ?? 0;
    const seat = /** @type {HTMLElement|null|undefined} */ (document.activeElement?.closest("[data-seat]"))?.dataset
      .seat;
    if (!this.start.isConnected) this.frame();
    replace(
      this.problem,
      page.problem
        ? el("p", { class: "problem", role: "status" }, icon("warn"), el("span", {}, spans(page.problem.say)))
        : null,
    );
    this.start.toggleAttribute("disabled", !page.ready);
    this.drawFields();
    if (page.board) {
      replace(map, this.board.node);
      this.board.show(page.board);
    }
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    if (document.scrollingElement) document.scrollingElement.scrollTop = scrolled;
    // a list that has closed is shorter: the seat that it belongs to stays in sight
    const card = seat && this.fields.querySelector(`[data-seat="${seat}"]`);
    if (card && card.getBoundingClientRect().bottom < STAYS) card.scrollIntoView();
  }

  frame() {
    const { page } = this;
    replace(
      this.root,
      el(
        "div",
        { class: ["page setup", page.board && "with-map"] },
        pageHead(spans(page.title), () => go("#/")),
        this.fields,
        page.board ? this.map : null,
        el("div", { class: "bottom-act" }, this.problem, el("div", { class: "acts" }, this.start)),
      ),
    );
  }

  drawFields() {
    const { fields, setup, advice } = this.page;
    const seats = setup.seats || [];
    const plainFields = fields.filter((one) => groupOf(one) === "");
    replace(
      this.fields,
      el("p", { class: "soft" }, spans(advice)),
      ...seats.map((seat, number) => this.seat(seat, number, fields)),
      seats.length ? this.moreSeats() : null,
      plainFields.length ? el("section", { class: "card" }, ...plainFields.map((one) => this.field(one))) : null,
      ...["airships", "options", "more"].map((name) =>
        this.group(
          name,
          fields.filter((one) => groupOf(one) === name),
        ),
      ),
    );
  }

  /** A field as cards where they have something to say. @param {Field} one @param {string} [title] */
  field(one, title = one.name) {
    const change = (/** @type {string} */ path, /** @type {unknown} */ value) => this.change(path, value);
    const cards = hasCards(one) || one.key.endsWith(".faction");
    return cards ? pick(one, title || "", change, this.opened) : field(one, change);
  }

  /**
   * A seat: who plays it, its faction, its mat or level.
   * @param {Seat} seat
   * @param {number} number
   * @param {Field[]} fields
   */
  seat(seat, number, fields) {
    const own = fields.filter((one) => one.key.startsWith(`seats[${number}].`));
    const faction = own.find((one) => one.key.endsWith(".faction"));
    const player = own.find((one) => one.key.endsWith(".player"));
    const rest = own.filter((one) => one !== faction && one !== player);
    const human = (seat.player || "human") === "human";
    const seats = this.setup.seats || [];
    const name = human
      ? say(number ? "seat_person" : "seat_you")
      : say(seat.player === "automa" ? "seat_automa" : "seat_thinks");
    const remove = () =>
      this.change(
        "seats",
        seats.filter((_, index) => index !== number),
      );
    const sit = (/** @type {string} */ _path, /** @type {unknown} */ value) => this.seatFor(number, String(value));
    return el(
      "section",
      { class: ["card seat", human ? "mine" : "theirs"], data: { seat: String(number) } },
      faction ? this.field(faction, name) : null,
      ...rest.map((one) => this.field(one)),
      number && player ? field(player, sit) : null,
      number > 0 && seats.length > 2
        ? el("button", { type: "button", class: "button", text: say("remove_seat"), onclick: remove })
        : null,
    );
  }

  /** Somebody else sits down; the faction stays. @param {number} number @param {string} player */
  seatFor(number, player) {
    const seats = [...(this.setup.seats || [])];
    const { faction = null } = seats[number];
    seats[number] = player === "automa" ? { player, faction, level: "automa" } : { player, faction, mat: null };
    return this.change("seats", seats);
  }

  /** @param {string} name @param {Field[]} fields */
  group(name, fields) {
    if (!fields.length) return null;
    const touched = fields.filter((one) =>
      one.kind === "flag"
        ? one.value
        : one.kind === "number"
          ? one.value
          : one.kind === "one" && one.value !== one.choices[0]?.value,
    ).length;
    const state =
      name === "airships" && fields.some((one) => one.key === name && one.value)
        ? say("on")
        : touched
          ? say("changed_n", { n: touched })
          : say(name === "airships" ? "off" : "as_printed");
    return el(
      "details",
      {
        class: "card",
        open: this.opened.has(name),
        data: { group: name },
        ontoggle: (event) => (event.target.open ? this.opened.add(name) : this.opened.delete(name)),
      },
      el(
        "summary",
        { id: `group-${name}` },
        el("strong", { class: "grow", text: say(`group_${name}`) }),
        el("span", { class: "soft", text: state }),
      ),
      ...fields.map((one) => this.field(one)),
    );
  }

  moreSeats() {
    const { seats = [] } = this.setup;
    const add = () => this.change("seats", [...seats, { player: "automa", faction: null, level: "automa" }]);
    const deal = () =>
      this.change(
        "seats",
        seats.map((seat) => ({ ...seat, faction: null, ...("mat" in seat ? { mat: null } : {}) })),
      );
    const chosen = seats.some((seat) => seat.faction || seat.mat);
    return el(
      "div",
      { class: "row wrap more-seats" },
      seats.length < (this.page.most_seats ?? 5)
        ? el(
            "button",
            { type: "button", class: "button", data: { add: "automa" }, onclick: add },
            icon("plus"),
            say("opponent"),
          )
        : null,
      chosen
        ? el(
            "button",
            { type: "button", class: "button", data: { deal: "" }, onclick: deal },
            icon("dice"),
            say("deal_all"),
          )
        : null,
    );
  }

  /** A base on the map: the first seat that has none takes it, otherwise the first one. @param {string} key */
  tapBase(key) {
    const { seats = [] } = this.setup;
    const faction = key.replace("base-", "");
    if (seats.some((seat) => seat.faction === faction)) return;
    const free = seats.findIndex((seat) => !seat.faction);
    this.change(`seats[${Math.max(0, free)}].faction`, faction);
  }

  async begin() {
    await this.checked;
    if (!this.page.ready) return;
    const answer = await call("POST", "games", { kind: this.kind, setup: this.setup });
    if (answer.status === 201) {
      begun(this.kind);
      go(`#/g/${answer.document.id}`, true);
    } else
      this.root
        .querySelector(".page")
        ?.prepend(el("p", { class: "problem", role: "alert", text: answer.document.detail }));
  }
}

/** Fields of seats stand with their seat, a few in the open, the others in groups. @param {Field} one */
function groupOf(one) {
  const [head] = one.key.split(/[.[]/);
  if (one.key.startsWith("seats[")) return "seat";
  if (["options", "rulings"].includes(head)) return "options";
  if (["airships", "resolution"].includes(head)) return "airships";
  return ["editions", "structure_bonus", "variants"].includes(head) ? "more" : "";
}
