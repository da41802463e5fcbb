"""Resources in a position: how many of each kind, on a territory or aboard an airship."""

from maszyna.kernel.bits import i64
from maszyna.kernel.part import Part
from maszyna.kernel.tally import counts, of
from maszyna.scythe.words import RESOURCES


def read_pile(part: Part, most: int) -> i64:
    """The tally of ``{"food": 2}``, at most so many of each kind."""
    amounts = part.fields(RESOURCES)
    return of([amounts[kind].number(0, most) if kind in amounts else 0 for kind in RESOURCES])


def write_pile(pile: i64) -> dict[str, object]:
    return {kind: amount for kind, amount in zip(RESOURCES, counts(pile), strict=True) if amount}
