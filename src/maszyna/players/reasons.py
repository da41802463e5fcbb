"""What speaks for a turn and against it, in what a player counts: each is true of the positions before and after it.

Stars first, then the popularity tier, the end of the game, cards, land, and what others could take; then what makes
the next turns better. What a turn pays for what it does is never a reason against it.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.packed_counts import how_many, total
from maszyna.players.facts.star_tracks import TRACKS, has_benefits_left, objective_progress
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
OBJECTIVE_MET: Final = "objective_met"
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
WHOLE: Final = 100
SOME_COINS: Final = 2
REPEATED: Final = [STAR_COMBAT, STAR_OBJECTIVE]  # stars of which there may be several


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


class TurnReasons:
    """A turn from one position to another as it is for a seat, and what speaks for it and against it so far."""

    def __init__(self, before: Scythe, after: Scythe, seat: int) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.own = before.position.seats[seat]
        self.then = after.position.seats[seat]
        self.found: list[Reason] = []

    def add(self, kind: str, good: bool, now: int = 0, later: int = 0, about: int = NOTHING) -> None:
        self.found.append(Reason(kind, good, about, now, later))

    def add_if_more(self, kind: str, now: int, later: int) -> None:
        if later > now:
            self.add(kind, True, now, later)

    def star_reasons(self) -> None:
        """Stars that are placed, and that the game ends with one."""
        own, then = self.own, self.then
        placed = [star for star in members(then.star_kinds & ~own.star_kinds) if star not in REPEATED]
        if then.combat_stars > own.combat_stars:
            placed.append(STAR_COMBAT)
        if then.objective_stars > own.objective_stars:
            placed.append(STAR_OBJECTIVE)
        for star in placed:
            self.add(STAR_NOW, True, own.stars, then.stars, star)
        if self.after.over and then.stars == MOST_STARS:
            self.add(END_OF_GAME, self.seat in self.after.winners())

    def nearer_reasons(self) -> None:
        """The track that has come further and is no star yet, the one with least left to do; and the objective."""
        own, then = self.own, self.then
        nearer: list[Reason] = []
        for star in TRACKS:
            now = star_count(own, star)
            later = star_count(then, star)
            long_way = star in (STAR_POPULARITY, STAR_POWER) and 2 * later < NEEDED[star]
            if later > now and not then.star_kinds & bit(star) and not long_way:
                nearer.append(Reason(STAR_NEARER, True, star, later, NEEDED[star]))
        nearer.sort(key=left_to_do)
        self.found += nearer[:1]
        if own.objectives and then.objectives == own.objectives:
            progress = int(100 * objective_progress(self.before, self.seat))
            progress_then = int(100 * objective_progress(self.after, self.seat))
            kind = OBJECTIVE_NEARER if progress_then < WHOLE else OBJECTIVE_MET
            self.add_if_more(kind, progress, progress_then)

    def reach_reasons(self) -> None:
        """Workers and resources without a combat unit beside them that the others could come to next."""
        now = exposed(self.before, self.seat)
        then = exposed(self.after, self.seat)
        if then.workers != now.workers:
            safer = then.workers < now.workers
            self.add(WORKERS_OUT_OF_REACH if safer else WORKERS_IN_REACH, safer, now.workers, then.workers)
        if then.tokens > now.tokens or (then.tokens < now.tokens and self.kept_resources()):
            safer = then.tokens < now.tokens
            self.add(RESOURCES_OUT_OF_REACH if safer else RESOURCES_IN_REACH, safer, now.tokens, then.tokens)

    def kept_resources(self) -> bool:
        """Whether there are as many as before: those that were paid are not out of reach, they are gone."""
        return bool(total(self.after.position.stock(self.seat)) >= total(self.before.position.stock(self.seat)))

    def way_reasons(self) -> None:
        """Where the character has come: to an encounter, nearer to the next one, nearer to the Factory."""
        here = self.own.at[CHARACTER]
        there = self.then.at[CHARACTER]
        if here == there or not MAT < there < PLACES:
            return
        encounters = self.before.position.encounters
        if encounters & bit(there):
            self.add(ENCOUNTER, True)
        elif encounters:
            far = min([DISTANCE[here][place] for place in members(encounters)])
            far_then = min([DISTANCE[there][place] for place in members(encounters)])
            if far_then < far:
                self.add(NEARER_ENCOUNTER, True, far, far_then)
        far = DISTANCE[here][FACTORY_PLACE]
        far_then = DISTANCE[there][FACTORY_PLACE]
        if not self.own.factory_card and 0 < far_then < far:
            self.add(NEARER_FACTORY, True, far, far_then)

    def stock_reasons(self) -> None:
        """More workers, power and cards, and resources towards a bottom-row action that still has something to give."""
        own, then = self.own, self.then
        stock = self.before.position.stock(self.seat)
        stock_then = self.after.position.stock(self.seat)
        for section in range(FACTORY_CARD):
            bottom = SECTION_OF[own.mat][section].bottom
            have: int = how_many(stock, BOTTOM_RESOURCE[bottom])
            have_then: int = how_many(stock_then, BOTTOM_RESOURCE[bottom])
            cost: int = cost_of(then, section)
            if have_then > have and have < cost and has_benefits_left(then, bottom):
                self.add(SAVES if have_then < cost else CAN_PAY, True, min(cost, have_then), cost, bottom)
        self.add_if_more(WORKERS, own.workers_on_board(), then.workers_on_board())
        self.add_if_more(POWER, own.power, then.power)
        self.add_if_more(COMBAT_CARDS, int(total(own.hand)), int(total(then.hand)))


def reasons_of(before: Scythe, after: Scythe, seat: int) -> list[Reason]:
    """What a turn from one position to another does for a seat, at most three for it and two against it."""
    turn = TurnReasons(before, after, seat)
    own, then = turn.own, turn.then
    tiers_up = tier(then.popularity) - tier(own.popularity)
    turn.star_reasons()
    if tiers_up:
        turn.add(TIER_UP if tiers_up > 0 else TIER_DOWN, tiers_up > 0, own.popularity, then.popularity)
    turn.nearer_reasons()
    if then.factory_card and not own.factory_card:
        turn.add(FACTORY, True)
    land: int = count(final_control(before.position, seat))
    land_then: int = count(final_control(after.position, seat))
    if land != land_then:
        turn.add(LAND, land_then > land, land, land_then)
    turn.reach_reasons()
    if then.coins >= own.coins + SOME_COINS:
        turn.add(COINS, True, own.coins, then.coins)
    if not tiers_up:
        turn.add_if_more(POPULARITY, own.popularity, then.popularity)
    turn.way_reasons()
    turn.stock_reasons()
    good = [reason for reason in turn.found if reason.good]
    bad = [reason for reason in turn.found if not reason.good]
    return good[:MOST_REASONS] + bad[: MOST_REASONS - 1]


def left_to_do(reason: Reason) -> float:
    return 1.0 - reason.before / reason.after


def exposed(game: Scythe, seat: int) -> Exposed:
    return Exposed(game, seat, final_control(game.position, seat), others_reach(game, seat))
