"""What the others have, and what they could do to each other: scores, threatened pieces, worthwhile attacks."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.players.terms import term_names as term
from maszyna.scythe.automa.sight import near_of
from maszyna.scythe.board import ADJACENT, EVERYWHERE, OPEN, base_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FIRST_WORKER, UNITS
from maszyna.scythe.play.movement.reach import combat_unit_links
from maszyna.scythe.score.with_automa import table_score

STRONG_ENOUGH: Final = 5  # power from which on an Automa attacks with most of its cards


def reach_of(game: Scythe, seat: int) -> i64:
    """Where the combat units of a seat could go in one step; an Automa's go wherever one of its units reaches (A8)."""
    own = game.position.seats[seat]
    state = game.hidden[seat]
    reach: i64 = 0
    if isinstance(state, AutomaState):
        near = near_of(state)
        for place in own.at:
            reach |= near[place]
        return (reach | OPEN[base_of(own.faction)]) & EVERYWHERE
    for place in members(own.combat_units & EVERYWHERE):
        reach |= ADJACENT[place]
    return reach & EVERYWHERE


def others_reach(game: Scythe, seat: int) -> i64:
    """Where the combat units of all others could go in one step."""
    reach: i64 = 0
    for index in range(len(game.position.seats)):
        if index != seat:
            reach |= reach_of(game, index)
    return reach


class Exposed:
    """How many workers and resources of a seat lie in reach of the others without a combat unit beside them."""

    def __init__(self, game: Scythe, seat: int, held: i64, reach: i64) -> None:
        position = game.position
        own = position.seats[seat]
        alone: i64 = held & reach & ~own.combat_units
        self.workers = 0
        self.tokens = 0
        for unit in range(FIRST_WORKER, UNITS):
            if own.at[unit] and alone & bit(own.at[unit]):
                self.workers += 1
        for place in members(alone):
            self.tokens += int(total(position.resources[place]))


def rival_terms(game: Scythe, seat: int, held: i64, found: list[float]) -> None:
    """What the others have, what they threaten, and whom to attack."""
    position = game.position
    own = position.seats[seat]
    reach: i64 = others_reach(game, seat)
    strongest: i64 = 0
    best = 0
    stars = 0
    fighters: i64 = 0
    rivals = 0
    for index, other in enumerate(position.seats):
        if index == seat:
            continue
        rivals += 1
        strongest = max(strongest, other.power)
        best = max(best, table_score(position, index).total)
        stars = max(stars, other.stars)
        fighters |= other.combat_units & EVERYWHERE
    if not rivals:
        return
    exposed = Exposed(game, seat, held, reach)
    found[term.THREATENED_WORKERS] = exposed.workers
    found[term.THREATENED_RESOURCES] = exposed.tokens
    if strongest >= STRONG_ENOUGH:
        weakness = max(0.0, 1.0 - (own.power + int(total(own.hand))) / 12.0)
        found[term.THREATENED_UNITS] = int(count(own.combat_units & EVERYWHERE & reach)) * (0.3 + weakness)
    found[term.TARGETS] = chances(game, seat, fighters)
    found[term.RIVAL_SCORE] = best
    found[term.RIVAL_STARS] = stars


def chances(game: Scythe, seat: int, fighters: i64) -> float:
    """Whether an attack for a star can be made next: strength enough, and somebody within a step."""
    own = game.position.seats[seat]
    if own.combat_stars >= game.ending.combat_stars() or not fighters:
        return 0.0
    steps: i64 = 0
    for place in members(own.combat_units):
        steps |= combat_unit_links(game.position, seat, place, True)
    strength = min(7, own.power) + 3.0 * min(2, int(total(own.hand)))
    likely = min(1.0, strength / 11.0)
    return likely * likely * (1.0 if steps & fighters else 0.4)
