"""The policy while it is learned: its numbers, what they say of many questions at once, and how they are changed.

Every fact adds to the hidden units, those of the policy and those of the value. Units below nothing count as nothing.
An option's score is what its row makes of the policy's units, with a start of its own and what its traits add; the
probabilities of the options follow from their scores. The value's units give the margin to expect, and what
winning counts.
"""

from array import array
from collections.abc import Iterable
from math import prod

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array
from tools.learn.games import Choices, Places

from maszyna.players.facts.option_facts import ROW_COUNT, TRAITS
from maszyna.players.facts.question_facts import FACTS
from maszyna.players.model.learned import STAGES

UNITS = 160  # of the policy
VALUE_UNITS = 96
MOST = 0.99  # a fact or a row adds or weighs no more, so that it can be written as a byte
MOMENTS = (0.9, 0.999)
USUAL_DEVIATION = 15.0  # coins
Numbers = NDArray[np.float32]


class Batch:
    """Questions as arrays: an entry for every fact, option and trait."""

    def __init__(self, parts: list[Choices]) -> None:
        counts = joined(part.row_counts for part in parts)
        self.size = len(counts)
        questions = np.arange(self.size)
        facts = joined(part.facts for part in parts)
        # A line for every question, a column for every fact: how often it stands there.
        self.active_facts = table(
            joined(part.fact_counts for part in parts), facts, np.ones(len(facts), np.float32), FACTS
        )
        self.counts = counts  # of options, by question
        self.rows = joined(part.rows for part in parts)
        self.questions = np.repeat(questions, counts)  # of every option
        self.firsts = np.cumsum(counts) - counts  # the first option of every question
        self.places = np.arange(len(self.rows)) - self.firsts[self.questions]  # of every option in its question
        self.traits = joined(part.traits for part in parts)
        self.trait_options = np.repeat(np.arange(len(self.rows)), joined(part.trait_counts for part in parts))

    def sums(self, options: Numbers) -> Numbers:
        """By question, of what every option has."""
        found: Numbers = np.add.reduceat(options, self.firsts)
        return found

    def logs(self, scores: Numbers) -> Numbers:
        """The logarithms of the options' probabilities."""
        below = scores - np.maximum.reduceat(scores, self.firsts)[self.questions]
        found: Numbers = below - np.log(self.sums(np.exp(below)))[self.questions]
        return found

    def best(self, options: Numbers) -> Places:
        """By question, the place of the option that has most."""
        padded = np.full((self.size, int(self.places.max()) + 1), -np.inf, np.float32)
        padded[self.questions, self.places] = options
        found: Places = padded.argmax(axis=1)
        return found

    def gradients(self, logs: Numbers, chosen: Places, weights: Numbers) -> Numbers:
        """By score, of the logarithms of the chosen options' probabilities, each with its weight."""
        found: Numbers = -np.exp(logs) * weights[self.questions]
        found[self.firsts + chosen] += weights
        return found


def joined(parts: Iterable["array[int]"]) -> Places:
    return np.frombuffer(b"".join(parts), np.uint16).astype(np.int64)


def table(counts: Places, columns: Places, values: Numbers, width: int) -> csr_array:
    """Lines of so many numbers each, by their columns; all others are nothing, so they cost nothing."""
    ends = np.concatenate([[0], np.cumsum(counts)])
    return csr_array((values, columns, ends), shape=(len(counts), width))


class Answers:
    """What a model says of a batch, and what it says it from."""

    def __init__(self, active: Numbers, logs: Numbers, values: Numbers) -> None:
        self.active = active  # the units
        self.logs = logs  # of every option's share
        self.values = values  # of every question: the margin, and winning


class Model:
    """All numbers stand in one row, so that jobs can share them; the parts are views of it. At first all are zero."""

    def __init__(self, units: int = UNITS, value_units: int = VALUE_UNITS) -> None:
        self.units = units
        self.value_units = value_units
        both = units + value_units
        shapes = [(FACTS, both), (both,), (ROW_COUNT, units), (ROW_COUNT,), (TRAITS,), (value_units, 2), (2,)]
        ends = np.cumsum([prod(shape) for shape in shapes])
        self.numbers = np.zeros(ends[-1], np.float32)
        parts = np.split(self.numbers, ends[:-1])
        shaped = [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]
        self.facts, self.start, self.rows, self.row_starts, self.traits, self.output_weights, self.offset = shaped
        self.deviations = np.full(STAGES, USUAL_DEVIATION)  # by turns left; measured, not learned

    def answers(self, batch: Batch) -> Answers:
        active: Numbers = np.maximum(batch.active_facts @ self.facts + self.start, 0)
        seen = active[:, : self.units].take(batch.questions, axis=0)
        scores = np.einsum("ou,ou->o", self.rows.take(batch.rows, axis=0), seen) + self.row_starts[batch.rows]
        np.add.at(scores, batch.trait_options, self.traits[batch.traits])
        return Answers(active, batch.logs(scores), active[:, self.units :] @ self.output_weights + self.offset)

    def gradients(self, batch: Batch, answers: Answers, by_scores: Numbers, by_values: Numbers) -> "Model":
        """How a loss changes with every number, from how it changes with scores and values."""
        found = Model(self.units, self.value_units)
        weighed = table(batch.counts, batch.rows, by_scores, ROW_COUNT)
        found.rows[:] = weighed.T @ answers.active[:, : self.units]
        np.add.at(found.row_starts, batch.rows, by_scores)
        np.add.at(found.traits, batch.traits, by_scores[batch.trait_options])
        found.output_weights[:] = answers.active[:, self.units :].T @ by_values
        found.offset[:] = by_values.sum(axis=0)
        by_units = np.concatenate([weighed @ self.rows, by_values @ self.output_weights.T], axis=1) * (
            answers.active > 0
        )
        found.facts[:] = batch.active_facts.T @ by_units
        found.start[:] = by_units.sum(axis=0)
        return found


def fresh(chance: np.random.Generator, units: int = UNITS, value_units: int = VALUE_UNITS) -> Model:
    """A model that has learned nothing."""
    model = Model(units, value_units)
    model.facts[:] = chance.normal(size=model.facts.shape) * 0.05
    model.start[:] = 0.1
    model.rows[:] = chance.normal(size=model.rows.shape) * 0.02
    model.output_weights[:] = chance.normal(size=model.output_weights.shape) * 0.1
    return model


class Adam:
    """Steps down the gradients of a loss, by their means so far."""

    def __init__(self, model: Model, least: float = 1e-8) -> None:
        self.model = model
        self.least = least  # spread of gradients
        self.first = np.zeros_like(model.numbers)
        self.second = np.zeros_like(model.numbers)
        self.steps = 0

    def step(self, gradients: Numbers, rate: float) -> None:
        self.steps += 1
        self.first += (1 - MOMENTS[0]) * (gradients - self.first)
        self.second += (1 - MOMENTS[1]) * (gradients * gradients - self.second)
        spread = np.sqrt(self.second / (1 - MOMENTS[1] ** self.steps))
        self.model.numbers -= rate / (1 - MOMENTS[0] ** self.steps) * self.first / (spread + self.least)
        np.clip(self.model.facts, -MOST, MOST, out=self.model.facts)
        np.clip(self.model.rows, -MOST, MOST, out=self.model.rows)


def shortened(gradients: Numbers, most: float) -> Numbers:
    """Gradients no longer than this altogether."""
    length = float(np.sqrt(np.sum(gradients * gradients, dtype=np.float64)))
    found: Numbers = gradients * np.float32(min(1.0, most / (length + 1e-6)))
    return found
