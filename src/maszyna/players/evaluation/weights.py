"""What one of each term is worth: the weights of the evaluation, read from a data file."""

from functools import cache
from typing import Final

from maszyna.kernel.facts import file_part, read_data
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.model.learned import coins
from maszyna.players.terms.term_names import TERMS

FILE: Final = "weights.json"
END: Final = "end"
TEN_TURNS: Final = "ten_turns"


@cache
def tuned() -> Evaluation:
    """The evaluation the beams of the package think with."""
    return load_weights(read_data("maszyna.players", FILE))


def load_weights(data: dict[str, object]) -> Evaluation:
    listed = file_part(FILE, data, ["weights"]).inner("weights", list(TERMS))
    parts = [listed.inner(name, [END, TEN_TURNS]) for name in TERMS]
    return Evaluation([coins(part.at(END)) for part in parts], [coins(part.at(TEN_TURNS)) for part in parts])
