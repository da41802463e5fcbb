"""What one of each term is worth: the weights of the evaluation, read from a data file."""

from functools import cache
from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data
from maszyna.players.evaluation import Evaluation
from maszyna.players.term_names import TERMS

FILE: Final = "weights.json"
MOST: Final = 1000.0
END: Final = "end"
TEN_TURNS: Final = "ten_turns"


@cache
def tuned() -> Evaluation:
    """The evaluation the players of the package think with."""
    return load_weights(read_data("maszyna.players", FILE))


def load_weights(data: dict[str, object]) -> Evaluation:
    top = file_part(FILE, data, ["weights", "margin"])
    listed = top.inner("weights", list(TERMS))
    parts = [listed.inner(name, [END, TEN_TURNS]) for name in TERMS]
    line = top.inner("margin", ["offset", "slope"])
    return Evaluation(
        [weight(part.at(END)) for part in parts],
        [weight(part.at(TEN_TURNS)) for part in parts],
        weight(line.at("offset")),
        weight(line.at("slope")),
    )


def weight(part: Part) -> float:
    value = part.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -MOST <= value <= MOST:
        raise part.wrong(f"a number from {-MOST:g} to {MOST:g}")
    return float(value)
