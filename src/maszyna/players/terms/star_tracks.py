"""How near the next stars are: the tracks of the triumph board that are still open, the furthest ones first."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.players.terms import term_names as term
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    MOST_STARS,
    STAR_MECHS,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
)
from maszyna.scythe.play.cards.objectives import CARDS
from maszyna.scythe.play.cards.quantities import quantity
from maszyna.scythe.play.common.stars import NEEDED, star_count
from maszyna.scythe.state import Seat

WORKERS_AT_START: Final = 2
TRACKS: Final = [
    STAR_UPGRADES, STAR_MECHS, STAR_STRUCTURES, STAR_RECRUITS, STAR_WORKERS, STAR_POPULARITY, STAR_POWER,
]  # fmt: skip


def track(own: Seat, star: int) -> float:
    """How far one track has come, 0 to 1; a star that is placed has no way to go."""
    if own.star_kinds & bit(star):
        return 0.0
    if star == STAR_WORKERS:
        return (own.workers_on_board() - WORKERS_AT_START) / (NEEDED[star] - WORKERS_AT_START)
    return star_count(own, star) / NEEDED[star]


def objective_progress(game: Scythe, seat: int) -> float:
    """How far the best objective in hand has come, 0 to 1: the mean of its clauses."""
    own = game.position.seats[seat]
    hand = own.objectives
    best = 0.0
    number = 0
    while hand:
        if hand & 1:
            best = max(best, card_progress(game, seat, number))
        hand >>= 1
        number += 1
    return best


def card_progress(game: Scythe, seat: int, number: int) -> float:
    clauses = CARDS[number - 1].clauses
    met = 0.0
    for what, relation, wanted in clauses:
        value = quantity(game, seat, what)
        if relation == AT_LEAST:
            met += min(value, wanted) / wanted if wanted else 1.0
        elif relation == AT_MOST:
            met += 1.0 if value <= wanted else 1.0 / (1 + value - wanted)
        else:
            met += 1.0 / (1 + abs(value - wanted))
    return met / len(clauses)


def star_terms(game: Scythe, seat: int, popular: float, found: list[float]) -> None:
    """The tracks that are furthest, as many as stars are wanted; the last steps count most."""
    own = game.position.seats[seat]
    wanted = MOST_STARS - own.stars
    ways: list[float] = []
    for star in TRACKS:
        far = track(own, star)
        ways.append(far * far)
    if own.objectives:
        far = objective_progress(game, seat)
        ways.append(far * far)
        found[term.OBJECTIVE] = far * far
    ways.sort(reverse=True)
    whole = 0.0
    for way in ways[:wanted]:
        whole += way
    found[term.STAR_PROGRESS] = whole * (3.0 + popular)
    found[term.NEXT_STAR] = ways[0]
