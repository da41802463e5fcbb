"""Several answers at once, in any order.

A game asks for tokens, cards or cargo one after the other in a fixed order, which spares a search the permutations of
one choice. People do not know that order; here their answers are put into it. Nothing is taken: the actions are
returned, and answers that do not fit are refused as a whole.
"""

from typing import Any, Final

from maszyna.kernel.errors import IllegalAction, UnreadableAction
from maszyna.kernel.game import Game
from maszyna.kernel.steps import NOTHING, Decision

MOST_ANSWERS: Final = 1000  # more than any choice has parts


def in_any_order(game: Game, texts: list[str], closed: bool = False) -> list[int]:
    """The actions that give these answers in the order the game asks for them.

    Kinds that nobody mentions are passed over; ``closed`` also declines what would be asked after the last answer.
    """
    twin = game.copy()
    left = list(texts)
    actions: list[int] = []
    while left:
        decision = twin.pending()
        if ends_it(decision, left):
            closed = True
            if not left:
                return actions + rest_of(twin, decision, False)
        found = next_answer(twin, left)
        if found >= 0:
            action = twin.parse(left.pop(found))
        elif decision.asks_by_kind() and decision.nothing() in twin.options() and len(actions) < MOST_ANSWERS:
            action = decision.nothing()
        else:
            twin.parse(left[0])  # says what is wrong with it
            break
        actions.append(action)
        if left or closed:
            twin.apply(action)
            if not left:
                actions += rest_of(twin, decision, False)
    return actions


def ends_it(decision: Decision[Any], left: list[str]) -> bool:
    """Whether "no more" is among the answers; it is taken out, as it comes last wherever it was said."""
    if decision.nothing() == NOTHING or decision.asks_by_kind() or decision.text(decision.nothing()) not in left:
        return False
    left.remove(decision.text(decision.nothing()))
    return True


def next_answer(game: Game, texts: list[str]) -> int:
    """Which of the texts is the next answer: the lowest action that is possible now.

    -1 if none answers this decision; one that does and is not legal is refused if no other fits.
    """
    best, lowest = -1, 0
    illegal: IllegalAction | None = None
    for number, text in enumerate(texts):
        try:
            action = game.parse(text)
        except IllegalAction as error:
            illegal = error
            continue
        except UnreadableAction:
            continue
        if best < 0 or action < lowest:
            best, lowest = number, action
    if best < 0 and illegal is not None:
        raise illegal
    return best


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
