"""Which effects make no sense together on one tile (W6 to W8), and why.

Each rule has a name, so that every language can say it.
"""

from typing import Final, NamedTuple


class Apart(NamedTuple):
    """At most one of these effects stands on a tile."""

    rule: str
    effects: tuple[str, ...]
    reason: str


class Needs(NamedTuple):
    """The effect stands only beside one of the others."""

    rule: str
    effect: str
    others: tuple[str, ...]
    reason: str


class Misfit(NamedTuple):
    """The rule that is broken, the effect at fault by its place on the tile, and what is said of it."""

    rule: str
    at: int
    problem: str


TWICE: Final = "twice"
LAST_TURNS: Final = ("turns_for_all", "turns_for_others")
APART: Final[list[Apart]] = [
    Apart(
        "one_trigger", ("own_turn_stars", "turns_each", "unless_highest"), "one thing only brings the end of the game"
    ),
    Apart("one_round", LAST_TURNS, "the last turns are for everybody or for the others"),
    Apart("one_manner", ("only_move", "same_section", "without_move"), "the last turns are of one kind"),
    *[
        Apart("fixed_length", ("turns_each", turns), "a game of so many turns each has no turns after them")
        for turns in LAST_TURNS
    ],
]
NEEDS: Final[list[Needs]] = [
    *[
        Needs("manner_of_nothing", display, LAST_TURNS, "it says what the last turns are like")
        for display in ("only_move", "same_section", "without_move")
    ],
    Needs("unless_without_turns", "unless_highest", LAST_TURNS, "it says when there are last turns"),
]


def misfit(names: list[str], is_change: bool = False) -> Misfit | None:
    """The first thing that is wrong with effects on one tile; a change of another tile needs nothing beside it."""
    for index, name in enumerate(names):
        if name in names[:index]:
            return Misfit(TWICE, index, f"{name} stands on the tile already; each effect may stand there once")
    for apart in APART:
        found = [name for name in names if name in apart.effects]
        if len(found) > 1:
            index = names.index(found[1])
            return Misfit(apart.rule, index, f"{found[1]} cannot stand with {found[0]}: {apart.reason}")
    for needs in [] if is_change else NEEDS:
        if needs.effect in names and not any(other in names for other in needs.others):
            index = names.index(needs.effect)
            return Misfit(needs.rule, index, f"{needs.effect} needs {' or '.join(needs.others)}: {needs.reason}")
    return None
