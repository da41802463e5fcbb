"""The data file of the policy (players/model/learned.py), read into a model that can learn on, and written from one."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from tools.learn.games import COINS
from tools.learn.model import Model, Numbers

from maszyna.players.facts.known_questions import ROWS
from maszyna.players.facts.position_facts import SIZES as POSITION_SIZES
from maszyna.players.facts.question_facts import SIZES
from maszyna.players.model.hidden_units import LANE, MIDDLE, packed_units
from maszyna.players.model.learned import MOST_SCORE, MOST_START, ZERO, load_learned
from maszyna.players.model.policy import FACT_STEPS, NO_WEIGHT, ONE, ROW_STEPS

MOST_BYTE = 127
ABOUT = (
    "What was learned by playing: a policy and the value of its questions; what each fact adds to the hidden units, "
    "and what these give."
)


def model_of(data: dict[str, object]) -> Model:
    """What a file says, as numbers to learn on from."""
    learned = load_learned(data)
    policy, value = learned.policy, learned.value
    units, value_units = policy.units, len(value.margins)
    model = Model(units, value_units)
    model.facts[:, :units] = steps_of(policy.hidden.facts, MIDDLE, units)
    model.facts[:, units:] = steps_of(value.hidden.facts, MIDDLE, value_units)
    model.start[:units] = steps_of([policy.hidden.start], 0, units)[0]
    model.start[units:] = steps_of([value.hidden.start], 0, value_units)[0]
    model.rows[:] = [np.frombuffer(row, np.uint8).astype(np.float32) - NO_WEIGHT for row in policy.rows]
    model.facts /= FACT_STEPS
    model.start /= FACT_STEPS
    model.rows /= ROW_STEPS
    model.row_starts[:] = np.array(policy.row_starts) / ONE
    model.traits[:] = np.array(policy.traits) / ONE
    model.output_weights[:] = np.array([value.margins, value.wins]).T * FACT_STEPS / COINS
    model.offset[:] = np.array(value.offsets) / COINS
    model.deviations[:] = value.deviations
    return model


def steps_of(packed: list[int], start: int, units: int) -> Numbers:
    """The steps of every unit in packed numbers, which lie around nothing or, with a start of 0, around the middle."""
    begin = packed_units([start] * units)
    raw = b"".join((begin + each).to_bytes(units * LANE // 8, "little") for each in packed)
    return np.frombuffer(raw, "<u2").reshape(len(packed), units).astype(np.float32) - MIDDLE


def document(model: Model, made: str = "while it is learned") -> dict[str, object]:
    """A model as a file, in whole steps, with how it was made."""
    units = model.units
    start = whole(model.start, FACT_STEPS, MOST_START)
    output_weights = model.output_weights.astype(float) * COINS / FACT_STEPS
    return {
        "about": ABOUT,
        "source": ["our own, learned from games: see docs/thinking.md"],
        "confidence": "learned from games, checked by play",
        "notes": ["bytes in hexadecimal digits, 80 being nothing", made],
        "policy": {
            "start": start[:units],
            "facts": by_facts(hexadecimal(model.facts[:, :units], FACT_STEPS, ZERO)),
            "rows": by_kind(ROWS, hexadecimal(model.rows, ROW_STEPS, NO_WEIGHT)),
            "row_starts": by_kind(ROWS, whole(model.row_starts, ONE, MOST_SCORE)),
            "traits": whole(model.traits, ONE, MOST_SCORE),
        },
        "value": {
            "start": start[units:],
            "facts": by_facts(hexadecimal(model.facts[:, units:], FACT_STEPS, ZERO)),
            "margins": [round(give, 6) for give in output_weights[:, 0].tolist()],
            "wins": [round(give, 6) for give in output_weights[:, 1].tolist()],
            "offsets": [round(offset * COINS, 4) for offset in model.offset.tolist()],
            "deviations": [round(deviation, 1) for deviation in model.deviations.tolist()],
        },
    }


def whole(numbers: Numbers, steps: int, most: int) -> list[int]:
    """So many steps of one, rounded."""
    found: list[int] = np.clip(np.round(numbers * steps), -most, most).astype(int).tolist()
    return found


def hexadecimal(lines: Numbers, steps: int, zero: int) -> list[str]:
    """Lines of steps as bytes."""
    return [bytes(step + zero for step in whole(line, steps, MOST_BYTE)).hex() for line in lines]


def by_facts(lines: list[str]) -> dict[str, dict[str, list[str]]]:
    """By what is told of the position and of the question."""
    position = sum(POSITION_SIZES.values())
    return {"position": by_kind(POSITION_SIZES, lines[:position]), "question": by_kind(SIZES, lines[position:])}


def by_kind(sizes: dict[str, int], items: Iterable[Any]) -> dict[str, list[Any]]:
    """As many items for every kind as it has."""
    left = iter(items)
    return {kind: [next(left) for _ in range(size)] for kind, size in sizes.items()}
