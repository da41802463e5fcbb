"""How far a seat has come towards stars: by bottom-row actions, and by the objectives in its hand."""

from typing import Final

from maszyna.kernel.bits import count, i64, members
from maszyna.kernel.packed_counts import how_many
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BOTTOM_RESOURCE,
    BUILD,
    DEPLOY,
    STAR_MECHS,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    UPGRADE,
)
from maszyna.scythe.play.cards.objectives import CARDS
from maszyna.scythe.play.cards.quantities import quantity
from maszyna.scythe.play.turn.bottom import SECTION_OF, cost_of
from maszyna.scythe.state import Seat

MOST_BENEFITS: Final = [6, 4, 4, 4]  # how often each bottom-row action has its benefit
TRACKS: Final = [
    STAR_UPGRADES, STAR_MECHS, STAR_STRUCTURES, STAR_RECRUITS, STAR_WORKERS, STAR_POPULARITY, STAR_POWER,
]  # fmt: skip


def benefits_had(own: Seat, bottom: int) -> int:
    """How often the benefit of a bottom-row action has been had."""
    if bottom == UPGRADE:
        return count(own.cubes)
    if bottom == DEPLOY:
        return own.mechs_deployed()
    return count(own.built) if bottom == BUILD else count(own.recruits)


def has_benefits_left(own: Seat, bottom: int) -> bool:
    return benefits_had(own, bottom) < MOST_BENEFITS[bottom]


def to_spare(own: Seat, stock: i64, section: int) -> int:
    """Resources beyond what the bottom-row action under a section costs now; less than none where some are missing."""
    return int(how_many(stock, BOTTOM_RESOURCE[SECTION_OF[own.mat][section].bottom])) - cost_of(own, section)


def objective_progress(game: Scythe, seat: int) -> float:
    """How far the best objective in hand has come, 0 to 1: the mean of its clauses."""
    best = 0.0
    for number in members(game.position.seats[seat].objectives):
        best = max(best, card_progress(game, seat, number))
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
