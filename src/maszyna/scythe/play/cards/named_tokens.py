"""Tokens of one choice named in any order, as people name them: "gain oil", then "gain food".

The game asks for them in the order food, wood, metal, oil, so an oil said first would settle the rest as oil.
"""

from typing import Final

from maszyna.kernel.errors import ActionError
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.benefits import ChooseResource

GAIN: Final = "gain "


def in_asked_order(game: Scythe, texts: list[str]) -> list[str]:
    """Actions as they are if they can be taken so, as those of a save can; otherwise with the tokens sorted."""
    if len(texts) < 2 or not any(text.startswith(GAIN) for text in texts) or _refused_at(game, texts) == len(texts):
        return texts
    ahead = _silent(game)
    found: list[str] = []
    left = list(texts)
    while left:
        decision = ahead.asking
        if isinstance(decision, ChooseResource):
            left = _sorted(decision, left)
        found.append(left.pop(0))
        try:
            ahead.apply(ahead.match(found[-1]))
        except ActionError:
            return texts  # refused in any order
    return found


def _refused_at(game: Scythe, texts: list[str]) -> int:
    """The number of the first action that is refused; that of all of them if none is."""
    ahead = _silent(game)
    for number, text in enumerate(texts):
        try:
            ahead.apply(ahead.match(text))
        except ActionError:
            return number
    return len(texts)


def _sorted(decision: ChooseResource, texts: list[str]) -> list[str]:
    """Where the next texts name every token to choose, these in order; the last kind settles all that is left."""
    kinds = [decision.text(kind) for kind in range(decision.span())]
    named = texts[: decision.amount]
    if len(named) < decision.amount or not all(text in kinds for text in named):
        return texts
    before = sorted([kinds.index(text) for text in named if text != kinds[-1]])
    return [*[kinds[kind] for kind in before], *([kinds[-1]] if kinds[-1] in named else []), *texts[decision.amount :]]


def _silent(game: Scythe) -> Scythe:
    twin = game.copy()
    twin.log = None
    return twin
