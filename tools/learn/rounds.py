"""Rounds of the policy's own games, and which way they say it should go (proximal policy optimisation).

A choice was the better, the more came of it than its value promised: what came of it is the next value or the end, and
then, less and less, that of the choices after it (generalised advantages). Choices that turned out well are made
likelier, the others less likely, but none by much more than a fifth in one round, since what is known of them holds
only near the policy that made them.
"""

from dataclasses import dataclass

import numpy as np
from tools.learn.games import Choices, Ended, Places, Tables
from tools.learn.model import Answers, Batch, Model, Numbers

LAMBDA = 0.92  # how much the choice after the next counts of what the next does
CLIP = 0.2  # a choice that has become so much likelier or less likely goes no further
VALUE_SHARE = 0.25  # what missing the value counts in the loss


@dataclass
class Round:
    """So many steps of games side by side: arrays by step and game."""

    asked: list[Choices]
    chosen: Places
    logs: Numbers  # of the share that the chosen option had
    values: Numbers  # expected: margin and winning
    rewards: Numbers  # the same, of games that ended with this choice
    goes_on: Numbers  # 0 where the game ended with this choice, or else 1
    after: Numbers  # values after the last step
    ended: list[Ended]


def play_round(model: Model, tables: Tables, steps: int, chance: np.random.Generator) -> Round:
    """Take so many choices in every game, each option as often as its share says."""
    games = len(tables.tables)
    pairs = (steps, games, 2)
    found = Round(
        [], np.zeros((steps, games), np.int64), np.zeros((steps, games), np.float32), np.zeros(pairs, np.float32),
        np.zeros(pairs, np.float32), np.ones((steps, games, 1), np.float32), np.zeros((games, 2), np.float32), [],
    )  # fmt: skip
    for step in range(steps):
        batch = Batch([tables.asked])
        answers = model.answers(batch)
        chosen = batch.best(answers.logs + chance.gumbel(size=len(answers.logs)).astype(np.float32))
        found.asked.append(tables.asked)
        found.chosen[step] = chosen
        found.logs[step] = answers.logs[batch.firsts + chosen]
        found.values[step] = answers.values
        for index, ended in tables.take(chosen).items():
            found.rewards[step, index] = ended.worth()
            found.goes_on[step, index] = 0
            found.ended.append(ended)
    found.after[:] = model.answers(Batch([tables.asked])).values
    return found


def advantages(played: Round) -> Numbers:
    """How much more came of every choice than was expected: margin and winning."""
    found = np.zeros_like(played.values)
    later, following = np.zeros_like(played.after), played.after
    for step in reversed(range(len(found))):
        goes_on = played.goes_on[step]
        surprise = played.rewards[step] + goes_on * following - played.values[step]
        later = surprise + goes_on * LAMBDA * later
        found[step] = later
        following = played.values[step]
    return found


@dataclass
class Judged:
    """What was chosen in a batch, and what came of it."""

    chosen: Places
    logs: Numbers  # of the share that the chosen option had
    gains: Numbers  # over what was expected
    worth: Numbers  # what the values should have been


def judged(played: Round, gains: Numbers, worth: Numbers, steps: Places) -> Judged:
    """Some steps of a round."""
    return Judged(
        played.chosen[steps].ravel(), played.logs[steps].ravel(), gains[steps].ravel(), worth[steps].reshape(-1, 2)
    )


def gradients(model: Model, batch: Batch, seen: Judged, entropy_share: float) -> Model:
    """Of the loss: choices that gained less likely than they should be, values missed, and options too unlike."""
    answers = model.answers(batch)
    by_scores = choice_slopes(batch, answers, seen) + entropy_slopes(batch, answers) * np.float32(entropy_share)
    return model.gradients(batch, answers, by_scores, value_slopes(answers, seen.worth))


def choice_slopes(batch: Batch, answers: Answers, seen: Judged) -> Numbers:
    """By score, of the loss of choices: what they gained, the more the likelier they have become, up to the clip."""
    ratio = np.exp(answers.logs[batch.firsts + seen.chosen] - seen.logs)
    far = np.where(seen.gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    weights = np.where(far, np.float32(0), -seen.gains * ratio / np.float32(batch.size))
    return batch.gradients(answers.logs, seen.chosen, weights)


def entropy_slopes(batch: Batch, answers: Answers) -> Numbers:
    """By score, of how little open the choices are."""
    probabilities: Numbers = np.exp(answers.logs)
    sums = batch.sums(probabilities * answers.logs)
    found: Numbers = probabilities * (answers.logs - sums[batch.questions])
    return found / np.float32(batch.size)


def value_slopes(answers: Answers, worth: Numbers) -> Numbers:
    """By value, of the squares by which values were missed."""
    found: Numbers = np.float32(2 * VALUE_SHARE) * (answers.values - worth) / np.float32(len(worth))
    return found
