"""What a position has to offer a seat: a number for each term of the evaluation.

A term says how much of something there is; what one of it is worth is the weights' business. Everything is read off
what the seat can see.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import how_many, total
from maszyna.players.terms import term_names as term
from maszyna.players.terms.rivals import rival_terms
from maszyna.players.terms.star_tracks import star_terms
from maszyna.scythe.board import DISTANCE, FACTORY_BIT, FACTORY_PLACE, PRODUCT, RINGS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    ABOARD,
    BOTTOM_RESOURCE,
    BUILD,
    CHARACTER,
    CUBES,
    DEPLOY,
    FACTORY_CARD,
    FIRST_BASE,
    FIRST_WORKER,
    MAT,
    PLACES,
    PRODUCE,
    RIVERWALK,
    SPEED,
    TRADE,
    UNITS,
    UPGRADE,
)
from maszyna.scythe.play.actions.produce import RESOURCE_LAND, VILLAGES
from maszyna.scythe.play.turn.bottom import SECTION_OF
from maszyna.scythe.play.turn.top import MORE_TERRITORIES
from maszyna.scythe.score.scoring import FACTORY_COUNTS, bonus_coins, final_control, tier
from maszyna.scythe.score.with_automa import MOST_ON_A_TERRITORY
from maszyna.scythe.state import Seat

FAR: Final = 6  # hexes from which on something is no reason to go there
LOW_POWER: Final = 7  # what one combat can use
SECOND_TIER: Final = 7
THIRD_TIER: Final = 13
LONG: Final = 10.0  # turns: from here on any tier can still be reached
ENOUGH_COINS: Final = 3
ENOUGH_WORKERS: Final = 5  # the sixth makes Produce dear
TRADED: Final = 2  # tokens for one coin
WORKERS: Final = UNITS - FIRST_WORKER
MOST_BENEFITS: Final = [6, 4, 4, 4]  # how often each bottom-row action has its benefit


def terms(game: Scythe, seat: int, left: float) -> list[float]:
    """The terms of a seat that has so many turns left."""
    position = game.position
    own = position.seats[seat]
    popular = expected_tier(own.popularity, left)
    held: i64 = final_control(position, seat)
    found = [0.0] * len(term.TERMS)
    stock: i64 = own.cargo
    scored: int = total(own.cargo)
    for place in members(held):
        here = position.resources[place]
        if here:
            stock += here
            scored += min(total(here), MOST_ON_A_TERRITORY)
    territories: int = count(held) + count(own.flags & held)
    if held & FACTORY_BIT:
        territories += FACTORY_COUNTS - 1
    found[term.COINS] = own.coins
    found[term.STARS] = own.stars * (3.0 + popular)
    found[term.LAND] = territories * (2.0 + popular)
    found[term.RESOURCES] = scored / 2.0 * (1.0 + popular)
    if own.built:
        found[term.STRUCTURE_BONUS] = bonus_coins(position.bonus_tile, own.built)
    found[term.TIER] = popular
    star_terms(game, seat, popular, found)
    cards: int = total(own.hand)
    found[term.POPULARITY] = own.popularity
    found[term.POWER] = min(own.power, LOW_POWER)
    found[term.HIGH_POWER] = max(0, own.power - LOW_POWER)
    found[term.COMBAT_CARDS] = cards
    engine_terms(own, found)
    hands = hands_at(own)
    field_terms(own, hands, need_terms(own, hands, stock, found), found)
    place_terms(game, own, found)
    rival_terms(game, seat, held, found)
    return found


def expected_tier(popularity: int, left: float) -> float:
    """0 to 2: the tier it has, or with time left as much of the next one as it is near to it."""
    now = tier(popularity)
    if popularity < SECOND_TIER:
        towards = popularity / SECOND_TIER
    elif popularity < THIRD_TIER:
        towards = 1.0 + (popularity - SECOND_TIER) / (THIRD_TIER - SECOND_TIER)
    else:
        towards = 2.0
    return now + (towards - now) * min(1.0, left / LONG)


def hands_at(own: Seat) -> list[int]:
    """How many workers stand at each place."""
    hands = [0] * (ABOARD + 1)
    for unit in range(FIRST_WORKER, UNITS):
        hands[own.at[unit]] += 1
    hands[MAT] = 0
    return hands


def field_terms(own: Seat, hands: list[int], wanted: list[float], found: list[float]) -> None:
    """Workers, and what the best fields would give: parts of bottom-row actions that can use it."""
    workers = 0
    idle = 0
    for unit in range(UNITS):
        place = own.at[unit]
        if place >= FIRST_BASE:
            idle += 1
        if place and unit >= FIRST_WORKER:
            workers += 1
    best = 0.0
    second = 0.0
    third = 0.0
    villagers = 0
    kinds: i64 = 0
    for place in members(own.workers & (RESOURCE_LAND | VILLAGES)):
        if bit(place) & VILLAGES:
            villagers += hands[place]
            continue
        kind = PRODUCT[place]
        kinds |= bit(kind)
        here = min(wanted[kind], hands[place] * wanted[kind + 4])
        if here > best:
            third, second, best = second, best, here
        elif here > second:
            third, second = second, here
        elif here > third:
            third = here
    made: int = count(kinds)
    found[term.WORKERS] = workers
    found[term.FIRST_WORKERS] = min(workers, ENOUGH_WORKERS)
    found[term.CROP] = best + second + (third if own.cubes & MORE_TERRITORIES else 0.0)
    found[term.VILLAGE_HANDS] = min(villagers, WORKERS - workers)
    if workers < WORKERS:
        found[term.NEAR_VILLAGE] = near_village(own)
    found[term.KINDS_MADE] = made
    found[term.IDLE_UNITS] = idle


def near_village(own: Seat) -> float:
    """How near the nearest worker is to a village: 1 in one, half of it beside one."""
    places = members(own.workers & ~bit(ABOARD))
    for far in range(FAR):
        for place in places:
            if RINGS[place][far] & VILLAGES:
                return 1.0 / (1 + far)
    return 0.0


def engine_terms(own: Seat, found: list[float]) -> None:
    """Upgrades, recruits, mechs, structures: what pays again and again."""
    for cube in range(len(CUBES)):
        if own.cubes >> cube & 1:
            found[term.MORE_UNITS + cube] = 1.0
    saved = 0.0
    for bottom in range(len(MOST_BENEFITS)):
        undone = MOST_BENEFITS[bottom] - benefits_had(own, bottom)
        if undone > 0:
            covered: int = how_many(own.savings, bottom)
            saved += covered * min(1.0, undone / 2.0)
        if own.recruits >> bottom & 1:
            found[term.POWER_RECRUIT + bottom] = 1.0
        if own.structures[bottom]:
            found[term.MINE + bottom] = 1.0
    found[term.SAVINGS] = saved
    mechs: int = own.mechs_deployed()
    found[term.MECHS] = mechs
    if mechs:
        found[term.FIRST_MECH] = 1.0
    if own.abilities & SPEED:
        found[term.SPEED] = 1.0
    if own.abilities & RIVERWALK:
        found[term.RIVERWALK] = 1.0
    if own.factory_card:
        found[term.FACTORY_CARD] = 1.0


def benefits_had(own: Seat, bottom: int) -> int:
    """How often the benefit of a bottom-row action has been had."""
    if bottom == UPGRADE:
        return count(own.cubes)
    if bottom == DEPLOY:
        return own.mechs_deployed()
    return count(own.built) if bottom == BUILD else count(own.recruits)


def need_terms(own: Seat, hands: list[int], stock: i64, found: list[float]) -> list[float]:
    """Resources towards the next bottom-row actions, and which of them can be paid in the next turns.

    The next turn can pay with what its own top row brings: two tokens by Trade, a crop by Produce.

    Returned by kind of resource: how many actions want it still, up to two; then what part of one a token is.
    """
    saved = 0.0
    ready = 0
    wanted = [0.0] * 8
    for section in range(FACTORY_CARD):
        printed = SECTION_OF[own.mat][section]
        bottom = printed.bottom
        undone = MOST_BENEFITS[bottom] - benefits_had(own, bottom)
        if undone <= 0:
            continue
        kind = BOTTOM_RESOURCE[bottom]
        have: int = how_many(stock, kind)
        cost: int = printed.cost - how_many(own.savings, bottom)
        found[term.OIL_NEEDED + bottom] = min(have, cost) / cost
        saved += max(0, min(have - cost, cost)) / cost
        wanted[kind] = min(2.0, undone)
        wanted[kind + 4] = 1.0 / cost
        if have >= cost:
            ready += 1
        if section == own.section:
            continue
        if section == TRADE and own.coins:
            have += TRADED
        elif section == PRODUCE:
            have += crop_of(own, hands, kind)
        if have >= cost:
            found[term.READY_NEXT] = 1.0
    found[term.RESOURCES_SAVED] = saved
    found[term.READY_ALL] = ready
    found[term.FEW_COINS] = min(own.coins, ENOUGH_COINS)
    if 0 <= own.section < FACTORY_CARD:
        found[term.AFTER_MOVE + own.section] = 1.0
    return wanted


def crop_of(own: Seat, hands: list[int], kind: int) -> int:
    """What the best field of a kind would bring."""
    most = 0
    for place in members(own.workers & RESOURCE_LAND):
        if PRODUCT[place] == kind and hands[place] > most:
            most = hands[place]
    return most


def place_terms(game: Scythe, own: Seat, found: list[float]) -> None:
    """Where the character may find something."""
    character = own.at[CHARACTER]
    encounters = game.position.encounters
    if not MAT < character < PLACES:
        return
    if encounters:
        for far in range(1, FAR):
            if RINGS[character][far] & encounters:
                found[term.NEAR_ENCOUNTER] = 1.0 / far
                break
    if not own.factory_card:
        found[term.NEAR_FACTORY] = 1.0 / (1.0 + DISTANCE[character][FACTORY_PLACE])
