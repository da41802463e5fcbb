"""Which effects make no sense together on one tile (W6 to W8), and why.

Each rule has a name, so that every language can say it.
"""

from typing import Final, NamedTuple

from maszyna.messages.message import Message


class Apart(NamedTuple):
    """At most one of these effects stands on a tile."""

    rule: str
    effects: tuple[str, ...]


class Needs(NamedTuple):
    """The effect stands only beside one of the others."""

    rule: str
    effect: str
    others: tuple[str, ...]


class Misfit(NamedTuple):
    """The rule that is broken, the effect at fault by its place on the tile, and what is said of it."""

    rule: str
    at: int
    problem: Message


TWICE: Final = "twice"
LAST_TURNS: Final = ("turns_for_all", "turns_for_others")
APART: Final[list[Apart]] = [
    Apart("one_trigger", ("own_turn_stars", "turns_each", "unless_highest", "own_turn_coins")),
    Apart("one_round", LAST_TURNS),
    Apart("one_manner", ("only_move", "same_section", "without_move")),
    *[Apart("fixed_length", ("turns_each", turns)) for turns in LAST_TURNS],
]
NEEDS: Final[list[Needs]] = [
    *[Needs("manner_of_nothing", display, LAST_TURNS) for display in ("only_move", "same_section", "without_move")],
    Needs("unless_without_turns", "unless_highest", LAST_TURNS),
]


def misfit(names: list[str], is_change: bool = False) -> Misfit | None:
    """The first thing that is wrong with effects on one tile; a change of another tile needs nothing beside it."""
    for index, name in enumerate(names):
        if name in names[:index]:
            return Misfit(TWICE, index, Message("effect_twice", effect=name))
    for apart in APART:
        found = [name for name in names if name in apart.effects]
        if len(found) > 1:
            index = names.index(found[1])
            why = Message(f"because_{apart.rule}")
            problem = Message("effects_apart", effect=found[1], other=found[0], reason=why)
            return Misfit(apart.rule, index, problem)
    for needs in [] if is_change else NEEDS:
        if needs.effect in names and not any(other in names for other in needs.others):
            index = names.index(needs.effect)
            why = Message(f"because_{needs.rule}")
            first, second = needs.others
            problem = Message("effect_needs", effect=needs.effect, first=first, second=second, reason=why)
            return Misfit(needs.rule, index, problem)
    return None
