"""Tokens, cards and payments of several parts, given one after the other in any order.

The game asks for them in a fixed order. Here the parts are gathered until they make up one of the ways in which the
whole choice can be answered; only then are they taken, all at once.
"""

from typing import Final, NamedTuple

from maszyna.kernel.steps import NOTHING, Decision
from maszyna.scythe.game import Scythe

MOST_PARTS: Final = 6
MOST_WAYS: Final = 4000


class AnswerWay(NamedTuple):
    """One way to answer a whole choice: all its parts, and those of them that the game asks for."""

    parts: list[int]
    actions: list[int]


class PartialAnswer:
    """The answers a person has given so far to one choice; ``game`` stands before the first of them."""

    def __init__(self, game: Scythe) -> None:
        self.game = game
        self.given: list[int] = []
        decision = game.pending()
        self.ends = decision.nothing()
        self.ways = [] if decision.parts() < 2 or decision.asks_by_kind() else answer_ways(game)

    def is_needed(self) -> bool:
        """Whether the choice has several parts at all."""
        return any(len(way.parts) > 1 for way in self.ways)

    def fitting(self) -> list[AnswerWay]:
        """The ways that hold everything given so far."""
        return [way for way in self.ways if not missing(self.given, way.parts)]

    def options(self) -> list[int]:
        """What can be given next."""
        if not self.is_needed():
            return self.game.options()
        found = {action for way in self.fitting() for action in missing(way.parts, self.given)}
        if self.ends != NOTHING and self.whole(self.given) is not None:
            found.add(self.ends)
        return sorted(found)

    def whole(self, parts: list[int]) -> list[int] | None:
        """The actions of the way that has these parts and no others."""
        wanted = sorted(part for part in parts if part != self.ends)
        return next((way.actions for way in self.ways if sorted(self.without_end(way)) == wanted), None)

    def without_end(self, way: AnswerWay) -> list[int]:
        return [part for part in way.parts if part != self.ends]

    def give(self, action: int) -> list[int] | None:
        """One more part; the actions to take once nothing is left to ask."""
        if action == self.ends:
            return self.whole(self.given)
        self.given.append(action)
        fitting = self.fitting()
        return fitting[0].actions if len(fitting) == 1 else None

    def take_back(self) -> bool:
        """Forget the last part; whether there was one."""
        return bool(self.given) and self.given.pop() is not None


def missing(wanted: list[int], held: list[int]) -> list[int]:
    """What of the first is not in the second, as often as it is not."""
    left = held[:]
    found: list[int] = []
    for one in wanted:
        if one in left:
            left.remove(one)
        else:
            found.append(one)
    return found


def answer_ways(game: Scythe) -> list[AnswerWay]:
    """All the ways to answer a choice of several parts, in the game's order; none if they are too many to look at."""
    begun = game.pending()
    if begun.parts() > MOST_PARTS:
        return []
    found: list[AnswerWay] = []
    open_ways: list[tuple[Scythe, Decision[Scythe], AnswerWay]] = [(game, begun, AnswerWay([], []))]
    while open_ways:
        at, decision, way = open_ways.pop()
        choices = decision.options(at)
        for action in reversed(choices):
            twin = at.copy()
            decision.take(twin, action)
            asked = [*way.actions, action] if len(choices) > 1 else way.actions
            further = AnswerWay([*way.parts, action], asked)
            following = twin.stack[-1] if twin.stack else None
            if is_next_part(decision, following) and action != begun.nothing():
                assert isinstance(following, Decision)
                twin.stack.pop()
                open_ways.append((twin, following, further))
            else:
                found.append(further)
        if len(found) + len(open_ways) > MOST_WAYS:
            return []
    return found


def is_next_part(decision: Decision[Scythe], following: object) -> bool:
    """Whether a step asks the same seat for one part less of the same choice."""
    return (
        isinstance(following, Decision)
        and following.kind() == decision.kind()
        and following.seat == decision.seat
        and (following.parts() < decision.parts() or following.parts() == decision.parts() == 1)
    )
