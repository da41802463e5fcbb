"""Pieces that the chapters of the handbook share."""

from maszyna.kernel.narrow import Fewest, First, Most
from maszyna.pictures.meanings import CRITERIA
from maszyna.scythe.automa.criteria import Criteria


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def titles(criteria: Criteria) -> str:
    return "; ".join(CRITERIA[criterion.name].title for criterion in criteria)


def kept(criterion: object) -> str:
    """How a criterion narrows."""
    kinds = [(Fewest, "fewest"), (Most, "most"), (First, "first")]
    return next((name for kind, name in kinds if isinstance(criterion, kind)), "filter")
