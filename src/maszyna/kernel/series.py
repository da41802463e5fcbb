"""All or nothing of a choice with several parts.

A game asks for tokens, cards or cargo one after the other. Nothing is taken here: the actions are returned.
"""

from typing import Any, Final

from maszyna.kernel.game import Game
from maszyna.kernel.steps import Decision

MOST_ANSWERS: Final = 1000  # more than any choice has parts


def all_of(game: Game) -> list[int]:
    """As much as possible of everything the pending choice asks for."""
    return rest_of(game.copy(), game.pending(), True)


def none_of(game: Game) -> list[int]:
    """Nothing of it, up to what must be had."""
    return rest_of(game.copy(), game.pending(), False)


def rest_of(twin: Game, begun: Decision[Any], everything: bool) -> list[int]:
    """All or nothing in each question of the same kind that comes next; ``twin`` is played on."""
    actions: list[int] = []
    while not twin.is_over() and len(actions) < MOST_ANSWERS:
        decision = twin.pending()
        if decision.kind() != begun.kind() or decision.seat != begun.seat or decision.nothing() not in twin.options():
            break
        action = decision.nothing()
        if everything:  # most of this kind, or one more of what comes next
            action = twin.options()[-1 if decision.asks_by_kind() else 1]
        actions.append(action)
        twin.apply(action)
        if action == decision.nothing() and not decision.asks_by_kind():
            break
    return actions
