"""From results to ratings."""

from collections.abc import Iterable
from math import log10
from typing import Final

ANCHOR: Final = 1500.0  # the mean rating
TENFOLD: Final = 400.0  # points that make the odds ten times as good
ROUNDS: Final = 2000
HALF_WON: Final = 0.5  # a drawn game that is added to every pairing, so that nobody's rating is infinite


def ratings(results: Iterable[tuple[str, str, int, int]]) -> dict[str, float]:
    """By name, from (first, second, won by the first, played): the strengths that make these results likeliest.

    Bradley and Terry's model, by the usual iteration; 400 points more win ten games out of eleven.
    """
    won: dict[str, float] = {}
    games: list[tuple[str, str, float]] = []
    for first, second, wins, played in results:
        won[first] = won.get(first, 0.0) + wins + HALF_WON
        won[second] = won.get(second, 0.0) + played - wins + HALF_WON
        games.append((first, second, played + 2 * HALF_WON))
    strength: dict[str, float] = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        met: dict[str, float] = dict.fromkeys(won, 0.0)
        for first, second, met_often in games:
            weight = met_often / (strength[first] + strength[second])
            met[first] += weight
            met[second] += weight
        strength = {name: won[name] / met[name] for name in won}
        mean = sum(log10(value) for value in strength.values()) / len(strength)
        strength = {name: value / 10.0**mean for name, value in strength.items()}
    return {name: ANCHOR + TENFOLD * log10(value) for name, value in strength.items()}
