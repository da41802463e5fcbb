// The frame of a game screen: the board with its corners, the sheet with the question, the two actions.

import { el, icon, iconButton, replace } from "../base/dom.js";
import { say } from "../base/store.js";
import { go, route } from "../base/route.js";
import { sound } from "../base/sound.js";
import { spans } from "../base/spans.js";

const SETTLES = 600; // milliseconds
const ACTS_SETTLE = 400;

/**
 * @typedef {{label: string, title?: string, sign?: string, tone?: string, act: () => void, disabled?: boolean,
 *   id?: string, after?: boolean}} Act
 */

export class Frame {
  /** @param {HTMLElement} root @param {Element} board @param {() => void} menu @param {() => void} layers */
  constructor(root, board, menu, layers) {
    this.corner = el("div", { class: "corner bottom right" });
    this.question = el("h1", { id: "question", class: "question", tabindex: -1, text: say("moment") });
    this.count = el("span", { class: "count" });
    /** What to do in a lesson. */
    this.lesson = el("div", { class: "lesson-strip" });
    /** Where the way back leads. */
    this.home = "#/";
    this.story = el("div", { class: "story-lines", "aria-label": say("since_then"), role: "group" });
    /** Buttons of this sheet beside its question; the next question has none. */
    this.extra = el("span", { class: "sheet-extra" });
    this.problem = el("p", { class: "problem", role: "status", hidden: true });
    // until there is something
    this.body = el("div", { class: "sheet-body" }, ...["", "", "", ""].map(() => el("p", { class: "wait" })));
    this.aside = el("aside", { class: "beside", hidden: true, "aria-label": say("reference") });
    /** What stays in sight below a list, however long that is. */
    this.dock = el("div", { class: "sheet-dock" });
    this.acts = el("div", { class: "acts" });
    this.kept = false;
    this.settling = 0;
    this.settlingActs = 0;
    /** The primary action that is shown. */
    this.main = "";
    this.lower = iconButton(say("see_map"), "map", () => this.lowered(this.lower.ariaPressed !== "true"), "lower");
    this.sheet = el(
      "section",
      { class: "sheet", "aria-labelledby": "question" },
      el("header", { class: "sheet-head" }, this.question, this.count, this.extra, this.lower),
      this.problem,
      this.lesson,
      this.story,
      el("div", { class: "sheet-main" }, this.body, this.aside),
      this.dock,
      this.acts,
    );
    this.stage = el(
      "div",
      { class: "stage" },
      el(
        "div",
        { class: "corner top left" },
        iconButton(say("back"), "back", () => this.leave()),
      ),
      el("div", { class: "corner top right" }, iconButton(say("menu"), "menu", menu)),
      el("div", { class: "corner bottom left" }, iconButton(say("layers"), "layers", layers)),
      board,
      this.corner,
    );
    const game = el("div", { class: "game" }, this.stage, this.sheet);
    game.addEventListener("pointerdown", ({ target }) => {
      // over the board it stands until the next tap, and this one may bring it again
      if (game.dataset.page === "play" && !(target instanceof window.Element && target.closest(".problem a")))
        this.refuse(null);
    });
    replace(root, game);
  }

  /** From a page of the game back to the game, from the game out of it. */
  leave() {
    const { page, game } = route();
    go(game && page !== "game" ? `#/g/${game}` : this.home);
  }

  /** @param {Api.Text|string|null|undefined} text @param {string} [count] */
  ask(text, count = "") {
    this.kept = this.sheet.contains(document.activeElement);
    const before = this.question.textContent;
    replace(this.question, spans(text));
    this.count.textContent = count;
    if (this.question.textContent !== before) replace(this.story); // what was tapped stays where it is
    replace(this.extra);
    replace(this.dock);
    this.refuse(null);
  }

  /** Why something is not possible; it stands until the next tap. @param {Api.Text|string|null|undefined} text */
  refuse(text) {
    replace(this.problem, ...(text ? [icon("warn"), el("span", {}, spans(text))] : []));
    this.problem.classList.remove("says");
    this.problem.hidden = !text;
    if (text) {
      sound("no");
      this.stage.classList.remove("shake");
      void this.stage.offsetWidth;
      this.stage.classList.add("shake");
    }
  }

  /** A tap that was meant for what has just gone reaches nothing that has come in its place. */
  settle() {
    const game = this.stage.parentElement;
    game?.classList.add("settles");
    clearTimeout(this.settling);
    this.settling = setTimeout(() => game?.classList.remove("settles"), SETTLES);
  }

  /**
   * Beside a real board taps come in pairs: another primary action in the place of one takes none at first.
   * @param {Act[]} acts
   */
  settleActs(acts) {
    const last = acts.filter((act) => !act.tone).pop();
    const main = last ? last.id || last.label : "";
    const other = main && this.main && main !== this.main;
    this.main = main;
    if (!other || this.stage.parentElement?.dataset.page === "play") return;
    this.acts.classList.add("settles");
    clearTimeout(this.settlingActs);
    this.settlingActs = setTimeout(() => this.acts.classList.remove("settles"), ACTS_SETTLE);
  }

  /** Something worth knowing that is no refusal, such as what a word means. @param {Node|string} text */
  note(text) {
    replace(this.problem, icon("info"), text);
    this.problem.classList.add("says"); // it may be long, and lead on
    this.problem.hidden = false;
  }

  /** @param {...(Node|string|null|false|undefined)} children */
  show(...children) {
    this.kept = this.kept || this.sheet.contains(document.activeElement);
    replace(this.body, ...children);
    this.body.scrollTop = 0;
  }

  /** The way back left, the primary action right. @param {Act[]} acts */
  offer(acts) {
    this.settleActs(acts);
    replace(
      this.acts,
      ...acts.map((act) =>
        el(
          "button",
          {
            type: "button",
            class: `act ${act.tone || ""}`,
            onclick: act.act,
            disabled: act.disabled,
            data: act.id ? { act: act.id } : {},
            "aria-label": act.tone === "back" ? act.label : null,
            title: act.title || (act.tone === "back" ? act.label : null),
          },
          act.sign && !act.after ? icon(act.sign) : "",
          act.tone === "back" ? "" : el("span", { text: act.label }),
          act.sign && act.after ? icon(act.sign) : "",
        ),
      ),
    );
    // The keyboard is never left in the air: where its button has gone, it stands on the question.
    if (this.kept && !this.sheet.contains(document.activeElement)) this.question.focus({ preventScroll: true });
    this.kept = false;
  }

  /** The primary action, as if it were tapped. */
  primary() {
    const acts = [...this.acts.querySelectorAll(".act:not(.back, .quiet, :disabled)")];
    /** @type {HTMLElement|undefined} */ (acts.at(-1))?.click();
  }

  /** @param {"whole"|"list"|"small"|"none"} size how much of the board is in sight; a list needs room on a low phone */
  size(size) {
    this.stage.parentElement?.setAttribute("data-board", size);
    this.lowered(false);
  }

  /** A sheet that has risen goes down for a look at the board. @param {boolean} down */
  lowered(down) {
    this.lower.ariaPressed = String(down);
    this.stage.parentElement?.toggleAttribute("data-lowered", down);
  }

  /**
   * How much of the board's foot the sheet covers, now and whenever that changes. The lower corners stand
   * on the edge of a sheet that has risen, and only such a one can go down.
   * @param {(pixels: number) => void} told
   */
  onCovered(told) {
    new ResizeObserver(() => {
      const [stage, sheet] = [this.stage.getBoundingClientRect(), this.sheet.getBoundingClientRect()];
      const covered = sheet.left < stage.right - 1 ? Math.max(0, stage.bottom - sheet.top) : 0;
      this.stage.parentElement?.toggleAttribute("data-risen", covered > 1);
      // on the corners alone: whatever inherits it would be styled again
      for (const corner of this.stage.querySelectorAll(".corner.bottom"))
        /** @type {HTMLElement} */ (corner).style.setProperty("--covered", `${Math.round(covered)}px`);
      told(covered);
    }).observe(this.sheet);
  }
}
