// What others did is played up to a combat, then the result of that stands until somebody goes on, then the rest: each
// of it once.

/** @typedef {import("./story.js").Part} Part */
/** @typedef {{before: Part[], during: Part[], after: Part[]}} AroundFight */

/**
 * Parts that are to be played, around the last combat that was decided in them. Without one all of them come after it:
 * then it was the reader's own.
 * @param {Part[]} parts
 * @param {boolean} open whether another combat has begun since, which is not decided
 * @returns {AroundFight}
 */
export function aroundFight(parts, open) {
  const steps = parts.flatMap(({ turn, first }, part) =>
    turn.steps.slice(first).map((step, number) => ({ step, part, number: first + number })),
  );
  const named = steps.filter(({ step }) => step.kind === "fight" && step.place); // how a combat began, how it ended
  if (open) named.pop();
  const end = named.pop();
  if (!end) return { before: [], during: [], after: parts };
  const begin = named.pop() || steps[0];
  return {
    before: between(parts, { part: 0, number: 0 }, begin),
    during: between(parts, begin, { part: end.part, number: end.number + 1 }),
    after: between(parts, { part: end.part, number: end.number + 1 }, { part: parts.length, number: 0 }),
  };
}

/**
 * What lies between two steps. A turn that goes on later has no line yet, which would say how it ends.
 * @param {Part[]} parts
 * @param {{part: number, number: number}} from
 * @param {{part: number, number: number}} to
 */
function between(parts, from, to) {
  return parts.flatMap(({ turn, first }, part) => {
    const start = part < from.part ? turn.steps.length : part > from.part ? first : Math.max(first, from.number);
    const end = part < to.part ? turn.steps.length : part > to.part ? 0 : to.number;
    if (start >= end) return [];
    return [
      { turn: end < turn.steps.length ? { ...turn, steps: turn.steps.slice(0, end), line: [] } : turn, first: start },
    ];
  });
}
