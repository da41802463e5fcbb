"""Whether a player's choices depend on what it cannot know: the same position with other hidden cards.

Two games that look the same to a seat, but hide other cards, dice and hands, must be answered alike on the average: a
player's answers in the one and in the other are two samples of one distribution.
"""

from collections import Counter
from collections.abc import Callable

from maszyna.players.player import Player
from maszyna.players.playing import ask, deals
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

Maker = Callable[[int, Scythe], Player]  # a player from a seed; an honest one does not look at the table


def answers(make: Maker, game: Scythe, asked: int, first: int) -> Counter[int]:
    """How often each option is taken when so many fresh players are asked; seeds count on from ``first``."""
    return Counter(ask(make(seed, game), game, deals(seed)) for seed in range(first, first + asked))


def distance(one: Counter[int], other: Counter[int]) -> float:
    """Half the sum of the differences between two distributions: 0 alike, 1 nothing in common."""
    keys = set(one) | set(other)
    return sum(abs(one[key] / one.total() - other[key] / other.total()) for key in keys) / 2


def peeks(make: Maker, game: Scythe, asked: int, worlds: int) -> float:
    """The greatest distance between the answers to a position and to the same with all that is hidden dealt again.

    The very same seeds are asked each time, so a player that sees nothing hidden answers exactly the same.
    """
    seat = game.seat_to_decide()
    usual = answers(make, game, asked, 1)
    other = [answers(make, determinised(game, seat, 1000 + world), asked, 1) for world in range(worlds)]
    return max(distance(usual, one) for one in other)
