// The screen of a replay: the board, and in its sheet the timeline, the steps of the turn, the values of everybody and
// the curve of scores. It is made once; every moment only changes what is different.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { changeSettings, say, store } from "../base/store.js";
import { plain } from "../base/spans.js";
import { curve } from "./curve.js";
import { timeline } from "./timeline.js";
import { valueRows, valuesTable } from "./values.js";

export const SPEEDS = [0.5, 1, 2, 4];

/**
 * What can be done there.
 * @typedef {object} Acts
 * @property {() => void} leave
 * @property {(at: number) => void} to the moment after so many steps
 * @property {(n: number) => void} toTurn
 * @property {(steps: number) => void} by
 * @property {(turns: number) => void} byTurn
 * @property {(kind: "fight"|"star"|"mark") => void} jump
 * @property {(speed: number) => void} speed
 * @property {() => void} toggle
 * @property {() => void} share
 * @property {() => void} playOn
 */

/** @param {Acts} acts @param {import("./film.js").Film} film */
function controls(acts, film) {
  const jump = (/** @type {"fight"|"star"|"mark"} */ kind, /** @type {string} */ sign) =>
    el(
      "button",
      {
        type: "button",
        class: "choice jump",
        data: { jump: kind },
        "aria-label": say(`jump_${kind}`),
        disabled: !film.marks(kind).length,
        onclick: () => acts.jump(kind),
      },
      icon(sign),
      String(film.marks(kind).length),
    );
  const speed = (/** @type {number} */ one) =>
    el("button", {
      type: "button",
      class: "choice",
      data: { speed: String(one) },
      text: one < 1 ? "½" : String(one),
      "aria-label": `${say("speed")} ${one}`,
      onclick: () => acts.speed(one),
    });
  const group = (/** @type {string} */ name, /** @type {HTMLElement[]} */ buttons) =>
    el(
      "div",
      { class: "row speeds", role: "group", "aria-label": say(name) },
      el("span", { class: "soft", text: say(name) }),
      ...buttons,
    );
  return el(
    "div",
    { class: "row wrap replay-controls" },
    group("speed", SPEEDS.map(speed)),
    group("jump_to", [
      jump("fight", "fight"),
      jump("star", "stars"),
      ...(film.marks("mark").length ? [jump("mark", "curve")] : []),
    ]),
  );
}

export class ReplayFrame {
  /** @param {HTMLElement} root @param {Element} board @param {import("./film.js").Film} film @param {Acts} acts */
  constructor(root, board, film, acts) {
    this.film = film;
    this.acts = acts;
    this.head = el("h1", { class: "question", id: "question", tabindex: -1 });
    this.count = el("span", { class: "count" });
    this.badge = el("div", { class: "replay-badge", role: "status" });
    this.lines = el("ol", { class: "film-lines replay-lines" });
    /** The turn whose steps are listed. @type {Api.FilmTurn|undefined} */
    this.listed = undefined;
    this.line = timeline(film, acts.to);
    this.rows = valueRows(film);
    this.values = valuesTable(film);
    this.curve = curve(film.curves(), film.turns, acts.toTurn);
    this.main = el("button", { type: "button", class: "act", id: "replay-play", onclick: acts.toggle });
    this.controls = controls(acts, film);
    const key = (
      /** @type {string} */ id,
      /** @type {string} */ sign,
      /** @type {string} */ label,
      /** @type {() => void} */ act,
    ) =>
      el(
        "button",
        { type: "button", class: "act back", id, "aria-label": say(label), title: say(label), onclick: act },
        icon(sign),
      );
    const ends = el(
      "div",
      { class: "row replay-ends" },
      el(
        "button",
        { type: "button", class: "button", id: "replay-share", onclick: acts.share },
        icon("share"),
        say("share"),
      ),
      el("button", {
        type: "button",
        class: "button primary grow",
        id: "replay-on",
        text: say("play_on_from_here"),
        onclick: acts.playOn,
      }),
    );
    const back = el("div", { class: "corner top left" }, iconButton(say("back"), "back", acts.leave));
    this.land = iconButton(say("layer_owners"), "territories", () => this.owners());
    this.land.id = "replay-owners";
    this.land.ariaPressed = String(store.settings.owners);
    const layers = el("div", { class: "corner top right" }, this.land);
    replace(
      root,
      el(
        "div",
        { class: "game past" },
        el("div", { class: "stage" }, back, layers, board, this.badge),
        el(
          "section",
          { class: "sheet", "aria-labelledby": "question" },
          el("header", { class: "sheet-head" }, this.head, this.count),
          el(
            "div",
            { class: "sheet-body replay" },
            this.line.node,
            this.lines,
            this.rows.node,
            this.values.node,
            this.controls,
            this.curve.node,
            ends,
          ),
          el(
            "div",
            { class: "acts" },
            key("replay-back", "back", "step_back", () => acts.by(-1)),
            key("replay-turn-back", "turn_back", "turn_back", () => acts.byTurn(-1)),
            this.main,
            key("replay-turn", "turn_on", "turn_on", () => acts.byTurn(1)),
            key("replay-next", "next", "next_step", () => acts.by(1)),
          ),
        ),
      ),
    );
  }

  /** The layer of who controls what, on or off. */
  owners() {
    changeSettings({ owners: !store.settings.owners });
    this.land.ariaPressed = String(store.settings.owners);
  }

  /** @param {boolean} playing @param {number} speed */
  update(playing, speed) {
    const { film } = this;
    const { n, name, number, of } = film.place();
    this.head.textContent = name ? `${say("turn_n", { n })}, ${name}` : say("first_position");
    this.count.textContent = name ? say("step_of", { n: number, m: of }) : "";
    this.badge.textContent = [say("looking_back", { n, m: film.turns }), film.marked()?.sign]
      .filter(Boolean)
      .join(" · ");
    if (this.main.dataset.playing !== String(playing)) {
      this.main.dataset.playing = String(playing);
      this.main.setAttribute("aria-label", say(playing ? "film_pause" : "film_play"));
      replace(
        this.main,
        icon(playing ? "pause" : "play"),
        el("span", { text: say(playing ? "film_pause" : "film_play") }),
      );
    }
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.controls.querySelectorAll("[data-speed]")))
      button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
    this.list(number);
    this.line.update();
    this.rows.update();
    this.values.update();
    this.curve.update(n);
  }

  /** The steps of the turn, the one just made marked. @param {number} number */
  list(number) {
    const { film } = this;
    const turn = film.steps[film.now - 1]?.turn;
    if (turn !== this.listed) {
      this.listed = turn;
      const before = film.now - number;
      replace(
        this.lines,
        ...(turn?.steps || []).map((step, at) =>
          el(
            "li",
            { class: `step-${step.kind}`, onclick: () => this.acts.to(before + at + 1) },
            el("span", { text: plain(step.say) }),
          ),
        ),
      );
    }
    [...this.lines.children].forEach((line, at) => {
      line.classList.toggle("now", at === number - 1);
      line.classList.toggle("done", at < number - 1);
    });
    const now = this.lines.querySelector(".now");
    if (!now) return;
    const below = now.getBoundingClientRect().top - this.lines.getBoundingClientRect().top;
    this.lines.scrollTop += below - 30; // a phone has room for this one only
  }
}
