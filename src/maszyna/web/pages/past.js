// The log, and the game as it was after any action: a slider, each line a link to its moment, a way to go on from
// there.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { Board } from "../board/board.js";
import { call, keepTicks, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans, taps } from "../base/spans.js";

const FILTERS = ["all", "fight", "star"];

/** @param {HTMLElement} root @param {Client.Route} here */
export async function show(root, here) {
  const past = new Past(root, here.game);
  past.from = `#/g/${here.game}${here.rest[1] === "end" ? "/end" : ""}`;
  await past.start(here.page === "at" ? Number(here.rest[0]) : -1);
  return past;
}

class Past {
  /** @type {Api.Log} */
  log;
  /** Of the moment that is shown. @type {Client.View} */
  view;
  /** Where the way back leads: to the game, or to the scores. */
  from = "";

  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.at = 0;
    this.glanced = -1;
    this.line = 0; // the last action up to this moment that the list tells of
    this.filter = FILTERS[0];
    this.board = new Board({ tapPlace: () => {}, tapPiece: () => {} });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener("keydown", this.keys);
    taps.tap = (span) => {
      if (span.place) this.board.mark([{ place: span.place, kind: "selected" }]);
      else if (span.rule) go(`#/g/${this.id}/sheet/rules/${span.rule}`);
    };
  }

  /** @param {number} at */
  async start(at) {
    const answer = await call("GET", `games/${this.id}/log`);
    if (answer.status !== 200) throw new Refused(refusal(answer));
    this.log = answer.document;
    await this.to(at < 0 ? this.log.actions : Math.min(at, this.log.actions));
  }

  /** @param {Client.Route} here */
  route(here) {
    if (here.game !== this.id || !["at", "log"].includes(here.page)) return false;
    this.to(here.page === "at" ? Number(here.rest[0]) : this.log.actions);
    return true;
  }

  leave() {
    removeEventListener("keydown", this.keys);
  }

  /** Arrows go to the moment before or after, or to the first and the last. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof window.HTMLInputElement) return;
    const { actions } = this.log;
    const wanted = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: actions }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    go(`#/g/${this.id}/at/${Math.max(0, Math.min(actions, wanted))}`, true);
  }

  /** @param {number} at */
  async to(at) {
    const answer = await call("GET", `games/${this.id}?at=${at}`);
    if (answer.status !== 200) return;
    this.at = at;
    this.glanced = -1;
    this.view = answer.document.view;
    this.draw();
    this.board.show(this.view.board);
  }

  draw() {
    const last = this.log.actions;
    const slider = el("input", {
      type: "range",
      class: "slider",
      min: 0,
      max: last,
      value: this.at,
      "aria-label": say("log_moment"),
      "aria-valuetext": say("n_of_m", { n: this.at, m: last }),
      onchange: (event) => go(`#/g/${this.id}/at/${event.target.value}`, true),
    });
    const asked = this.log.turns.map((turn) => ({
      ...turn,
      lines: turn.lines.filter((line) => this.filter === FILTERS[0] || line.about === this.filter),
    }));
    const said = asked.filter((turn) => this.filter === FILTERS[0] || turn.lines.length); // the oldest first
    this.line = Math.max(...said.flatMap((turn) => turn.lines.map((line) => line.at)).filter((at) => at <= this.at));
    const turns = said.map((turn) => this.turn(turn));
    const focused = document.activeElement?.id;
    const scrolled = this.root.querySelector(".sheet-body")?.scrollTop || 0;
    replace(
      this.root,
      el(
        "div",
        { class: ["game", this.at < last && "past"] },
        el(
          "div",
          { class: "stage" },
          el(
            "div",
            { class: "corner top left" },
            iconButton(say("back"), "back", () => go(this.from)),
          ),
          this.board.node,
        ),
        el(
          "section",
          { class: "sheet" },
          el(
            "header",
            { class: "sheet-head" },
            el("h1", { class: "question", id: "question", text: say("log") }),
            el("span", { class: "count", text: `${this.at} / ${last}` }),
          ),
          el("div", {}),
          el(
            "div",
            { class: "sheet-body" },
            slider,
            this.log.turns.length ? this.filters() : null,
            turns.length
              ? el("ol", { class: "turns" }, ...turns)
              : el("p", { class: "soft", text: say(this.log.turns.length ? "filter_nothing" : "log_empty") }),
          ),
          el(
            "div",
            { class: "acts" },
            el(
              "button",
              {
                class: "act back",
                id: "earlier",
                "aria-label": say("earlier"),
                disabled: this.at === 0,
                onclick: () => go(`#/g/${this.id}/at/${(this.at || 1) - 1}`, true),
              },
              icon("back"),
            ),
            el(
              "button",
              {
                class: "act back",
                id: "later",
                "aria-label": say("later"),
                disabled: this.at === last,
                onclick: () => go(`#/g/${this.id}/at/${(this.at || 0) + 1}`, true),
              },
              icon("next"),
            ),
            el("button", {
              class: "act",
              text: this.at === last ? say("back_to_game") : say("play_on_from_here"),
              id: "copy",
              onclick: () => this.goOn(),
            }),
          ),
        ),
      ),
    );
    if (focused) document.getElementById(focused)?.focus();
    this.toMoment(scrolled);
  }

  /**
   * The lines of the moment on the board come into sight, the list moves no more than it must.
   * @param {number} scrolled how far it was
   */
  toMoment(scrolled) {
    const body = this.root.querySelector(".sheet-body");
    if (body) body.scrollTop = scrolled;
    this.root.querySelector(".log-line.now")?.scrollIntoView({ block: "nearest" });
  }

  /** What the log is read for. */
  filters() {
    return el(
      "div",
      { class: "choices filters", role: "group", "aria-label": say("filter") },
      ...FILTERS.map((key) =>
        el("button", {
          type: "button",
          class: "choice",
          id: `filter-${key}`,
          "aria-pressed": String(key === this.filter),
          text: say(`filter_${key}`),
          onclick: () => {
            this.filter = key;
            this.draw();
          },
        }),
      ),
    );
  }

  /** A mouse over a line shows that moment; when it leaves, the moment of the page is back. @param {number} at */
  async glance(at) {
    if (this.glanced === at) return;
    this.glanced = at;
    if (at < 0) {
      this.board.show(this.view.board);
      return;
    }
    const answer = await call("GET", `games/${this.id}?at=${at}`);
    if (answer.status === 200 && this.glanced === at) this.board.show(answer.document.view.board);
  }

  /** @param {Api.LogTurn} turn */
  turn(turn) {
    return el(
      "li",
      { class: "turn" },
      el("a", {
        href: `#/g/${this.id}/at/${turn.at}`,
        class: "turn-head",
        text: `${turn.number || ""} ${turn.name || turn.seat}`.trim(),
      }),
      el(
        "ul",
        {},
        ...turn.lines.map((line) =>
          el(
            "li",
            {
              class: ["log-line", line.at === this.line && "now"],
              "aria-current": line.at === this.line ? "step" : null,
              // a mouse that rests where the page has just come up asks for nothing
              onmousemove: (/** @type {MouseEvent} */ event) => {
                if (event.movementX || event.movementY) this.glance(line.at);
              },
              onmouseleave: () => this.glance(-1),
            },
            el(
              "a",
              { href: `#/g/${this.id}/at/${line.at}`, "aria-label": `${say("show")}: ${plain(line.say)}` },
              icon("next"),
            ),
            el("span", { class: "grow" }, spans(line.say)),
            line.own
              ? el("a", {
                  class: "tag",
                  href: `#/g/${this.id}/change/${line.at}`,
                  text: say("change"),
                  "aria-label": `${say("change")}: ${plain(line.say)}`,
                })
              : null,
            line.choice
              ? el("a", {
                  class: "tag why-tag",
                  href: `#/g/${this.id}/why/${line.at}/${line.choice}`,
                  text: say("why"),
                })
              : null,
          ),
        ),
      ),
    );
  }

  /** The old line stays as it is; the game up to here becomes a copy. */
  async goOn() {
    if (this.at === this.log.actions) {
      go(`#/g/${this.id}`);
      return;
    }
    const save = await call("GET", `games/${this.id}/save`);
    if (save.status !== 200) return;
    const cut = { ...save.document, actions: save.document.actions.slice(0, this.at) };
    const answer = await call("POST", "games", { save: cut });
    if (answer.status !== 201) return;
    const list = answer.document.view.checklist; // it was carried out long ago
    if (list) keepTicks(answer.document.id, list.key, new Set(list.items.map((/** @type {Api.Item} */ one) => one.id)));
    go(`#/g/${answer.document.id}`);
  }
}
