"""How far a seat is ahead, and by what: the sources of its score, and the best of the others."""

from typing import Final

from maszyna.scythe.game import Scythe
from maszyna.scythe.score.with_automa import table_score

# By what two ends of a game may differ for a seat, in coins.
SOURCES: Final = ["coins", "stars", "land", "resources", "structure_bonus", "rival_score"]


def margin(game: Scythe, seat: int) -> float:
    """A seat's score less the best of the others'."""
    scores = game.scores()
    others = [score for index, score in enumerate(scores) if index != seat]
    return float(scores[seat] - max(others)) if others else float(scores[seat])


def standing_margin(game: Scythe, seat: int) -> float:
    """The same if the game ended now."""
    return sum(sources(game, seat), 0.0)


def sources(game: Scythe, seat: int) -> list[float]:
    """What a margin is made of if the game ended now, in the order of SOURCES; what a rival has counts against it."""
    position = game.position
    own = table_score(position, seat)
    rivals = [table_score(position, index).total for index in range(len(position.seats)) if index != seat]
    parts = [
        own.coins,
        own.stars,
        own.territories + own.ability,
        own.resources,
        own.structure_bonus,
        -max(rivals, default=0),
    ]
    return [float(part) for part in parts]
