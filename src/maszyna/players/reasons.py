"""What speaks for a turn and against it, in what a player counts: each is true of the positions before and after it.

Stars first, then the popularity tier, the end of the game, cards, land, and what others could take; then what makes
the next turns better. What a turn pays for what it does is never a reason against it.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.packed_counts import how_many, total
from maszyna.players.facts.star_tracks import MOST_BENEFITS, TRACKS, benefits_had, objective_progress
from maszyna.players.facts.threats import Exposed, others_reach
from maszyna.scythe.board import DISTANCE, FACTORY_PLACE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BOTTOM_RESOURCE,
    CHARACTER,
    FACTORY_CARD,
    MAT,
    MOST_STARS,
    PLACES,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
)
from maszyna.scythe.play.common.stars import NEEDED, star_count
from maszyna.scythe.play.turn.bottom import SECTION_OF, cost_of
from maszyna.scythe.score.scoring import final_control, tier

STAR_NOW: Final = "star_now"
END_OF_GAME: Final = "end_of_game"
TIER_UP: Final = "tier_up"
TIER_DOWN: Final = "tier_down"
STAR_NEARER: Final = "star_nearer"
OBJECTIVE_NEARER: Final = "objective_nearer"
FACTORY: Final = "factory_card"
LAND: Final = "land"
WORKERS_OUT_OF_REACH: Final = "workers_safe"
RESOURCES_OUT_OF_REACH: Final = "resources_safe"
WORKERS_IN_REACH: Final = "workers_in_reach"
RESOURCES_IN_REACH: Final = "resources_in_reach"
COINS: Final = "coins"
POPULARITY: Final = "popularity"
COMBAT: Final = "combat"
COMBAT_FOR_STAR: Final = "combat_for_star"
ENCOUNTER: Final = "encounter"
CAN_PAY: Final = "can_pay"
SAVES: Final = "saves"
WORKERS: Final = "workers"
POWER: Final = "power"
COMBAT_CARDS: Final = "combat_cards"
NEARER_FACTORY: Final = "nearer_factory"
NEARER_ENCOUNTER: Final = "nearer_encounter"
STAR_KINDS: Final = [STAR_NOW, STAR_NEARER]  # are about a kind of star
BOTTOM_KINDS: Final = [CAN_PAY, SAVES]  # are about a bottom-row action
MOST_REASONS: Final = 3
NOTHING: Final = -1
SOME_COINS: Final = 2


class Reason:
    """One reason: its kind, what it is about (a kind of star or a bottom-row action), and the numbers it says."""

    def __init__(self, kind: str, good: bool, about: int = NOTHING, before: int = 0, after: int = 0) -> None:
        self.kind = kind
        self.good = good
        self.about = about
        self.before = before
        self.after = after

    def said(self) -> tuple[str, int, int, int]:
        """All that is told of it."""
        return self.kind, self.about, self.before, self.after


def reasons_of(before: Scythe, after: Scythe, seat: int) -> list[Reason]:
    """What a turn from one position to another does for a seat, at most three for it and two against it."""
    found: list[Reason] = []
    star_reasons(before, after, seat, found)
    own = before.position.seats[seat]
    then = after.position.seats[seat]
    if tier(then.popularity) != tier(own.popularity):
        up = then.popularity > own.popularity
        found.append(Reason(TIER_UP if up else TIER_DOWN, up, NOTHING, own.popularity, then.popularity))
    nearer_reasons(before, after, seat, found)
    if then.factory_card and not own.factory_card:
        found.append(Reason(FACTORY, True))
    land: int = count(final_control(before.position, seat))
    land_then: int = count(final_control(after.position, seat))
    if land != land_then:
        found.append(Reason(LAND, land_then > land, NOTHING, land, land_then))
    reach_reasons(before, after, seat, found)
    if then.coins >= own.coins + SOME_COINS:
        found.append(Reason(COINS, True, NOTHING, own.coins, then.coins))
    if then.popularity > own.popularity and tier(then.popularity) == tier(own.popularity):
        found.append(Reason(POPULARITY, True, NOTHING, own.popularity, then.popularity))
    way_reasons(before, after, seat, found)
    stock_reasons(before, after, seat, found)
    good = [reason for reason in found if reason.good]
    bad = [reason for reason in found if not reason.good]
    return good[:MOST_REASONS] + bad[: MOST_REASONS - 1]


def star_reasons(before: Scythe, after: Scythe, seat: int, found: list[Reason]) -> None:
    """Stars that are placed, and that the game ends with one."""
    own = before.position.seats[seat]
    then = after.position.seats[seat]
    for star in members(then.star_kinds & ~own.star_kinds):
        if star not in (STAR_COMBAT, STAR_OBJECTIVE):
            found.append(Reason(STAR_NOW, True, star, own.stars, then.stars))
    if then.combat_stars > own.combat_stars:
        found.append(Reason(STAR_NOW, True, STAR_COMBAT, own.stars, then.stars))
    if then.objective_stars > own.objective_stars:
        found.append(Reason(STAR_NOW, True, STAR_OBJECTIVE, own.stars, then.stars))
    if after.over and then.stars == MOST_STARS:
        found.append(Reason(END_OF_GAME, seat in after.winners()))


def nearer_reasons(before: Scythe, after: Scythe, seat: int, found: list[Reason]) -> None:
    """The tracks that have come further and are no star yet, the one with least left to do first."""
    own = before.position.seats[seat]
    then = after.position.seats[seat]
    nearer: list[Reason] = []
    for star in TRACKS:
        now = star_count(own, star)
        later = star_count(then, star)
        long_way = star in (STAR_POPULARITY, STAR_POWER) and 2 * later < NEEDED[star]
        if later > now and not then.star_kinds & bit(star) and not long_way:
            nearer.append(Reason(STAR_NEARER, True, star, later, NEEDED[star]))
    nearer.sort(key=left_to_do)
    found += nearer[:1]
    if own.objectives and then.objectives == own.objectives:
        progress = int(100 * objective_progress(before, seat))
        progress_then = int(100 * objective_progress(after, seat))
        if progress_then > progress:
            found.append(Reason(OBJECTIVE_NEARER, True, NOTHING, progress, progress_then))


def left_to_do(reason: Reason) -> float:
    return 1.0 - reason.before / reason.after


def reach_reasons(before: Scythe, after: Scythe, seat: int, found: list[Reason]) -> None:
    """Workers and resources without a combat unit beside them that the others could come to next."""
    now = exposed(before, seat)
    then = exposed(after, seat)
    if then.workers != now.workers:
        safer = then.workers < now.workers
        kind = WORKERS_OUT_OF_REACH if safer else WORKERS_IN_REACH
        found.append(Reason(kind, safer, NOTHING, now.workers, then.workers))
    if then.tokens > now.tokens or (then.tokens < now.tokens and kept(before, after, seat)):
        safer = then.tokens < now.tokens
        kind = RESOURCES_OUT_OF_REACH if safer else RESOURCES_IN_REACH
        found.append(Reason(kind, safer, NOTHING, now.tokens, then.tokens))


def way_reasons(before: Scythe, after: Scythe, seat: int, found: list[Reason]) -> None:
    """Where the character has come: to an encounter, nearer to the next one, nearer to the Factory."""
    own = before.position.seats[seat]
    here = own.at[CHARACTER]
    there = after.position.seats[seat].at[CHARACTER]
    if here == there or not MAT < there < PLACES:
        return
    encounters = before.position.encounters
    if encounters & bit(there):
        found.append(Reason(ENCOUNTER, True))
    elif encounters:
        far = min([DISTANCE[here][place] for place in members(encounters)])
        far_then = min([DISTANCE[there][place] for place in members(encounters)])
        if far_then < far:
            found.append(Reason(NEARER_ENCOUNTER, True, NOTHING, far, far_then))
    far = DISTANCE[here][FACTORY_PLACE]
    far_then = DISTANCE[there][FACTORY_PLACE]
    if not own.factory_card and 0 < far_then < far:
        found.append(Reason(NEARER_FACTORY, True, NOTHING, far, far_then))


def stock_reasons(before: Scythe, after: Scythe, seat: int, found: list[Reason]) -> None:
    """More workers, power and cards, and resources towards a bottom-row action that still has something to give."""
    own = before.position.seats[seat]
    then = after.position.seats[seat]
    stock = before.position.stock(seat)
    stock_then = after.position.stock(seat)
    for section in range(FACTORY_CARD):
        bottom = SECTION_OF[own.mat][section].bottom
        have: int = how_many(stock, BOTTOM_RESOURCE[bottom])
        have_then: int = how_many(stock_then, BOTTOM_RESOURCE[bottom])
        cost: int = cost_of(then, section)
        if have_then > have and have < cost and benefits_had(then, bottom) < MOST_BENEFITS[bottom]:
            kind = SAVES if have_then < cost else CAN_PAY
            found.append(Reason(kind, True, bottom, min(cost, have_then), cost))
    workers = own.workers_on_board()
    workers_then = then.workers_on_board()
    if workers_then > workers:
        found.append(Reason(WORKERS, True, NOTHING, workers, workers_then))
    if then.power > own.power:
        found.append(Reason(POWER, True, NOTHING, own.power, then.power))
    cards: int = total(own.hand)
    cards_then: int = total(then.hand)
    if cards_then > cards:
        found.append(Reason(COMBAT_CARDS, True, NOTHING, cards, cards_then))


def kept(before: Scythe, after: Scythe, seat: int) -> bool:
    """Whether there are as many resources as before: those that were paid are not out of reach, they are gone."""
    return bool(total(after.position.stock(seat)) >= total(before.position.stock(seat)))


def exposed(game: Scythe, seat: int) -> Exposed:
    return Exposed(game, seat, final_control(game.position, seat), others_reach(game, seat))
