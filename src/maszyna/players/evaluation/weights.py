"""What one of each term is worth: the weights of the evaluation, read from a data file."""

from functools import cache
from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.evaluation.margins import MarginLine
from maszyna.players.model.learned import coins
from maszyna.players.terms.term_names import TERMS
from maszyna.scythe.facts.automa import LEVELS

FILE: Final = "weights.json"
END: Final = "end"
TEN_TURNS: Final = "ten_turns"
RIVALS: Final = [*LEVELS, "people"]


@cache
def tuned() -> Evaluation:
    """The evaluation the players of the package think with."""
    return load_weights(read_data("maszyna.players", FILE))


def load_weights(data: dict[str, object]) -> Evaluation:
    top = file_part(FILE, data, ["weights", "margin"])
    listed = top.inner("weights", list(TERMS))
    parts = [listed.inner(name, [END, TEN_TURNS]) for name in TERMS]
    return Evaluation(
        [coins(part.at(END)) for part in parts],
        [coins(part.at(TEN_TURNS)) for part in parts],
        load_margins(top.inner("margin", ["turns_left", *RIVALS])),
    )


def load_margins(part: Part) -> list[MarginLine]:
    stages = numbers(part.at("turns_left"))
    if not stages or stages != sorted(set(stages)):
        raise part.at("turns_left").broken("a list of ascending numbers")
    lines = [part.inner(name, ["offset", "slope", "deviations"]) for name in RIVALS]
    return [
        MarginLine(
            stages,
            as_many(line.at("offset"), stages),
            as_many(line.at("slope"), stages),
            as_many(line.at("deviations"), stages),
        )
        for line in lines
    ]


def as_many(part: Part, stages: list[float]) -> list[float]:
    found = numbers(part)
    if len(found) != len(stages):
        raise part.broken(f"a list of {len(stages)} numbers, one for each of turns_left")
    return found


def numbers(part: Part) -> list[float]:
    return [coins(item) for item in part.items("any_numbers")]
