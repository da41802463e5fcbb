// The lessons on the tab Learn: the next one, and all of them with their stars; a stage begins under its address.

import { el, icon, styles } from "../base/dom.js";
import { call, refusal, Refused, say } from "../base/store.js";
import { go } from "../base/route.js";

const MINUTES = 1; // of a stage
const MOST_STARS = 3;

/** @returns {Promise<Api.Learn>} */
async function lessons() {
  const answer = await call("GET", "learn");
  if (answer.status !== 200) throw new Refused(refusal(answer));
  return answer.document;
}

/** Whether no stage has been played yet. */
export const isNew = async () => (await lessons()).next === "1.1";

/** A new game of a stage. @param {string[]} rest its lesson and its number */
export async function begin([lesson, stage = "1"]) {
  const answer = await call("POST", `learn/${encodeURIComponent(`${lesson}.${stage}`)}`, {});
  if (answer.status !== 201) throw new Refused(refusal(answer));
  go(`#/g/${answer.document.id}`, true);
}

/** @param {number} stars */
export function starRow(stars) {
  return el(
    "span",
    { class: "lesson-stars", role: "img", "aria-label": say("lesson_stars", { n: stars }) },
    ...Array.from({ length: MOST_STARS }, (_, number) =>
      el("span", { class: number < stars ? "star-on" : "star-off", "aria-hidden": "true" }, icon("stars")),
    ),
  );
}

/** What the tab shows of them. */
export async function lessonsPart() {
  const [page] = await Promise.all([lessons(), styles("pages/lessons.css")]);
  return el(
    "div",
    { class: "lessons" },
    nextLesson(page),
    el("ol", { class: "card lesson-list" }, ...page.lessons.map((lesson) => row(lesson, page.next))),
  );
}

/** @param {Api.Learn} page */
function nextLesson(page) {
  const lesson = page.lessons.find((one) => one.stages.some(({ key }) => key === page.next));
  if (!lesson) return el("p", { class: "card", text: say("lesson_all_done") });
  const done = lesson.stages.filter((stage) => stage.stars).length;
  const minutes = lesson.stages.length * MINUTES;
  return el(
    "section",
    { class: "card next-lesson" },
    el("p", { class: "soft", text: say("lesson_of", { n: lesson.lesson, m: page.lessons.length, minutes }) }),
    el("h2", { text: lesson.name }),
    el("progress", { class: "lesson-bar", max: lesson.stages.length, value: done, "aria-label": lesson.name }),
    el("a", {
      class: "button primary",
      id: "lesson-go-on",
      href: `#/learn/${page.next?.replace(".", "/")}`,
      text: say("lesson_go_on", { n: lesson.lesson }),
    }),
  );
}

/** @param {Api.LessonLine} lesson @param {string|null} next */
function row(lesson, next) {
  const here = lesson.stages.some(({ key }) => key === next);
  return el(
    "li",
    {},
    el(
      "a",
      {
        class: ["lesson-line", here && "here"],
        href: `#/learn/${lesson.lesson}/1`,
        "aria-current": here ? "step" : null,
      },
      el("span", { class: "lesson-number", text: String(lesson.lesson) }),
      el("span", { class: "grow", text: lesson.name }),
      starRow(lesson.stars),
    ),
  );
}
