// A lesson on the screen of the game: what to do and what is done, the marked places, the way back and the way on.

import { announce, el, icon, iconButton, replace, styles } from "../base/dom.js";
import { call, say } from "../base/store.js";
import { go } from "../base/route.js";
import { plain, spans } from "../base/spans.js";
import { starRow } from "../pages/lessons.js";

const COVER = { tapPlace() {}, tapPiece() {} };
const MOST_STARS = 3;

/** The address of a stage. @param {string} key such as 4.2 */
export const stageAt = (key) => `#/learn/${key.replace(".", "/")}`;

export class Lesson {
  /** What finishing it has earned. @type {Api.StageDone|null} */
  earned = null;

  /** @param {import("./play.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    this.game = screen.game;
    this.reached = 0;
    this.scored = false;
  }

  /** The stage of the view. */
  get stage() {
    return this.screen.view.lesson;
  }

  /** What the browser remembers of a game: of a whole one longer than this visit. @param {string} what */
  remembered(what) {
    return this.memory().getItem(`lesson ${what} ${this.game.id}`) !== null;
  }

  /** @param {string} what @param {boolean} [so] */
  remember(what, so = true) {
    if (so) this.memory().setItem(`lesson ${what} ${this.game.id}`, "1");
    else this.memory().removeItem(`lesson ${what} ${this.game.id}`);
  }

  memory() {
    return this.stage?.guided ? localStorage : sessionStorage;
  }

  /** Whether the view brings nothing that has to be played before its question. @param {Client.View} view */
  static ends(view) {
    return Boolean(view.lesson && !view.lesson.guided && (view.lesson.done || view.lesson.stray));
  }

  /**
   * The strip below the question, and the sheet that comes before it, if there is one.
   * @returns {Client.Sheet|null}
   */
  render() {
    const { stage, game } = this;
    if (!stage) return null;
    styles("pages/lessons.css");
    if (!stage.guided) game.frame.home = "#/learn";
    game.board.aim(stage.done ? [] : stage.places);
    this.tell(stage);
    const opened = this.remembered("opened");
    const over = stage.guided && stage.done && this.remembered("over");
    replace(game.frame.lesson, ...(opened && !over ? this.strip(stage) : []));
    if (!opened) return this.intro(stage);
    if (stage.done && !over) return this.done(stage);
    if (stage.stray && this.screen.view.end) return this.lost(stage.stray);
    return null;
  }

  /** A goal that has just been reached is heard, and what leads away from it. @param {Api.Lesson} stage */
  tell(stage) {
    const reached = stage.goals.filter((goal) => goal.done);
    if (reached.length > this.reached && !stage.guided)
      announce(`${say("lesson_reached")}: ${plain(reached[reached.length - 1].say)}`, true);
    else if (stage.stray) announce(plain(stage.stray.say), true);
    this.reached = reached.length;
  }

  /** @param {Api.Lesson} stage */
  intro(stage) {
    const { frame, board } = this.game;
    frame.size("whole");
    frame.ask(stage.title, stage.stages > 1 ? say("n_of_m", { n: stage.stage, m: stage.stages }) : "");
    frame.show(el("p", { class: "lesson-say" }, spans(stage.say)), goals(stage));
    const begin = () => {
      this.remember("opened");
      this.screen.render();
      frame.question.focus({ preventScroll: true });
    };
    const skip = { label: say("skip"), tone: "quiet", id: "lesson-skip", act: () => this.skip() };
    frame.offer([...(stage.guided ? [] : [skip]), { label: say("lesson_begin"), id: "lesson-begin", act: begin }]);
    board.mark([]);
    return COVER;
  }

  /** The next stage without this one. */
  async skip() {
    const answer = await call("GET", "learn");
    const keys = answer.document.lessons.flatMap((/** @type {Api.LessonLine} */ one) =>
      one.stages.map(({ key }) => key),
    );
    const next = keys[keys.indexOf(this.stage?.key) + 1];
    go(next ? stageAt(next) : "#/learn");
  }

  /** @param {Api.Lesson} stage */
  strip(stage) {
    const turn = this.screen.view.game.turn;
    return [
      stage.stray
        ? el(
            "div",
            { class: "lesson-stray" },
            el("span", { class: "grow" }, spans(stage.stray.say)),
            el("button", {
              type: "button",
              class: "button small",
              id: "lesson-back",
              text: say("lesson_go_back"),
              onclick: () => this.game.undo(stage.stray?.back),
            }),
          )
        : null,
      el(
        "div",
        { class: "lesson-row" },
        stage.guided && !stage.done ? el("strong", { text: say("n_of_m", { n: turn, m: stage.turns }) }) : null,
        goals(stage),
        iconButton(say("lesson_goals"), "info", () => (stage.guided ? this.note(stage) : this.again()), "flat"),
        stage.guided || stage.done || stage.stray
          ? null
          : iconButton(say("hint"), "bulb", () => this.hint(stage), "flat lesson-hint"),
      ),
    ];
  }

  /** The goals as they will be when the turn has ended. @param {Client.View["lesson"]} then */
  ahead(then) {
    const { stage } = this;
    if (!stage || !then || stage.guided || stage.stray) return;
    replace(this.game.frame.lesson, ...this.strip({ ...stage, goals: then.goals }));
  }

  /** The text of the stage once more. */
  again() {
    this.remember("opened", false);
    this.screen.render();
  }

  /** @param {Api.Lesson} stage */
  hint(stage) {
    this.remember("hint");
    this.note(stage);
  }

  /** @param {Api.Lesson} stage */
  note(stage) {
    this.game.frame.note(el("span", {}, spans(stage.hint)));
    announce(plain(stage.hint), true);
  }

  /** The game has ended, but not as the goal says. @param {Api.Stray} stray */
  lost(stray) {
    const { game } = this;
    const { end } = this.screen.view;
    const back = [{ label: say("lesson_go_back"), id: "lesson-back-end", act: () => game.undo(stray.back) }];
    if (end) this.screen.end(end, back, COVER);
    else game.frame.offer(back);
    return COVER;
  }

  /** The goals are reached: first the scores of a game that has ended, then the stars. @param {Api.Lesson} stage */
  done(stage) {
    const { end } = this.screen.view;
    if (end && !this.scored && !stage.guided) {
      const on = () => {
        this.scored = true;
        this.screen.render();
      };
      this.screen.end(end, [{ label: say("continue"), id: "lesson-on", act: on }], COVER);
    } else if (this.earned?.key === stage.key) this.stars(stage, this.earned);
    else this.finish();
    return COVER;
  }

  async finish() {
    const { game } = this;
    const hint = this.remembered("hint");
    game.frame.ask(say("lesson_done"));
    game.frame.show(el("p", { class: "soft", text: say("moment") }));
    game.frame.offer([]);
    const answer = await call("POST", `games/${game.id}/lesson`, { hint });
    if (answer.status !== 200) {
      game.frame.refuse(answer.document.detail);
      return;
    }
    this.earned = answer.document;
    this.screen.render();
  }

  /** @param {Api.Lesson} stage @param {Api.StageDone} earned */
  stars(stage, earned) {
    const { frame, board } = this.game;
    const hinted = this.remembered("hint");
    const few = earned.stars === MOST_STARS || (hinted && earned.stars === MOST_STARS - 1);
    const why = /** @type {[string, boolean][]} */ ([
      ["lesson_star_goal", true],
      ["lesson_star_hint", !hinted],
      ["lesson_star_few", few],
    ]);
    const text = say(stage.guided ? "lesson_free" : "lesson_done");
    frame.size("whole");
    frame.ask(text);
    frame.show(
      starRow(earned.stars),
      stage.guided
        ? el("p", { class: "soft" }, spans(stage.hint))
        : el(
            "ul",
            { class: "lesson-goals" },
            ...why.map(([key, reached]) => line(el("span", { text: say(key) }), reached)),
          ),
    );
    replace(frame.lesson);
    board.mark([]);
    announce(`${text} ${say("lesson_stars", { n: earned.stars })}`, true);
    const on = () => {
      this.remember("over");
      this.screen.render();
    };
    const again = { label: say("again"), sign: "again", tone: "quiet", id: "lesson-again" };
    frame.offer(
      stage.guided
        ? [{ label: say("continue"), id: "lesson-free", act: on }]
        : [
            { ...again, act: () => go(stageAt(stage.key)) },
            { label: say("lesson_next"), id: "lesson-next", sign: "next", after: true, act: () => go(next(earned)) },
          ],
    );
    frame.question.focus({ preventScroll: true });
  }
}

/** @param {Api.StageDone} earned */
const next = (earned) => (earned.next ? stageAt(earned.next) : "#/learn");

/** @param {Api.Lesson} stage */
function goals(stage) {
  return el(
    "ul",
    { class: "lesson-goals", "aria-label": say("lesson_goals") },
    ...stage.goals.map((goal) => line(el("span", {}, spans(goal.say)), goal.done)),
  );
}

/** @param {Node} text @param {boolean} reached */
const line = (text, reached) =>
  el(
    "li",
    { class: reached ? "reached" : "" },
    el("span", { class: "lesson-tick" }, reached ? icon("tick") : null),
    text,
    reached ? el("span", { class: "hidden", text: say("lesson_reached") }) : null,
  );
