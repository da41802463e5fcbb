"""Scoring and the tie-breaks (section 12)."""

from typing import Final, NamedTuple

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.board import ADJACENT, ENCOUNTERS, FACTORY_BIT, LAKES, NEXT_IN_LINE, ON_TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts.structure_bonus import (
    ADJACENT_ENCOUNTERS,
    ADJACENT_LAKES,
    ADJACENT_TUNNELS,
    IN_A_ROW,
    ON_TUNNELS,
    bonus_tiles,
)
from maszyna.scythe.ids import FARM, MEANDER, TUNDRA
from maszyna.scythe.state import Position, Seat

PER_STAR: Final = [3, 4, 5]
PER_TERRITORY: Final = [2, 3, 4]
PER_PAIR: Final = [1, 2, 3]
FACTORY_COUNTS: Final = 3
MANY_PLAYERS: Final = 6
NO_TILE: Final = -1  # a position written down without its structure bonus tile
PER_ENCOUNTER: Final = 3  # Polania's Meander with 6 or 7 players
TIE_BREAKS: Final = ["coins", "pieces", "power", "popularity", "resources", "territories", "stars"]


class Score(NamedTuple):
    """A seat's coins at the end, by where they come from."""

    coins: int
    stars: int
    territories: int
    resources: int
    structure_bonus: int
    ability: int
    total: int


def tier(popularity: int) -> int:
    """0-6, 7-12, 13-18."""
    if popularity < 7:
        return 0
    return 1 if popularity < 13 else 2


def final_control(position: Position, seat: int) -> i64:
    """Controlled territories at the end: Togawa's armed trap holds its territory alone, if nobody else does."""
    own = position.seats[seat]
    held = position.controlled(seat)
    if own.armed:
        held |= own.armed & ~position.enemy_units(seat) & ~(position.structures() & ~own.built)
    return held


def territories_scored(position: Position, seat: int) -> int:
    """The Factory counts as three; Albion's flags on controlled territories away from its base count one more each."""
    own = position.seats[seat]
    held = final_control(position, seat)
    scored = count(held)
    if held & FACTORY_BIT:
        scored += FACTORY_COUNTS - 1
    if own.flags:
        scored += count(own.flags & held & ~ADJACENT[base_of(own.faction)])
    return scored


def resources_scored(position: Position, seat: int) -> int:
    """Tokens on controlled territories, and those aboard the airship (W2.3)."""
    found = total(position.seats[seat].cargo)
    for place in members(final_control(position, seat)):
        found += total(position.resources[place])
    return found


def longest_row(built: i64) -> int:
    """The longest straight unbroken line of structures on any of the three axes."""
    longest = 0
    for following in NEXT_IN_LINE:
        for start in members(built):
            length = 1
            place = following[start]
            while place and built & bit(place):
                length += 1
                place = following[place]
            longest = max(longest, length)
    return longest


def bonus_count(tile: int, built: i64) -> int:
    """What a structure bonus tile counts."""
    if tile == IN_A_ROW:
        return longest_row(built)
    if tile == ON_TUNNELS:
        return count(built & TUNNELS)
    beside: i64 = 0
    for place in members(built):
        beside |= ADJACENT[place]
    if tile == ADJACENT_TUNNELS:
        return count(beside & TUNNELS)
    if tile == ADJACENT_LAKES:
        return count(beside & LAKES)
    if tile == ADJACENT_ENCOUNTERS:
        return count(beside & ENCOUNTERS)
    return count(built & (ON_TERRAIN[FARM] | ON_TERRAIN[TUNDRA]))


def bonus_coins(tile: int, built: i64) -> int:
    """The tile's coins; beyond its table the last step holds (section 13)."""
    if tile == NO_TILE:
        return 0
    table = bonus_tiles()[tile].table
    return table[min(bonus_count(tile, built), len(table) - 1)]


def score(position: Position, seat: int) -> Score:
    return score_with(position, seat, resources_scored(position, seat))


def score_with(position: Position, seat: int, tokens: int) -> Score:
    """The score when ``tokens`` resource tokens count."""
    own = position.seats[seat]
    level = tier(own.popularity)
    stars = own.stars * PER_STAR[level]
    territories = territories_scored(position, seat) * PER_TERRITORY[level]
    resources = tokens // 2 * PER_PAIR[level]
    bonus = bonus_coins(position.bonus_tile, own.built)
    ability = 0
    if own.abilities & MEANDER and len(position.seats) >= MANY_PLAYERS:
        ability = PER_ENCOUNTER * count(final_control(position, seat) & ENCOUNTERS)
    whole = own.coins + stars + territories + resources + bonus + ability
    return Score(own.coins, stars, territories, resources, bonus, ability, whole)


def pieces_of(own: Seat) -> int:
    """Workers, mechs and structures on the board (the character adds one to everybody)."""
    return own.workers_on_board() + own.mechs_deployed() + count(own.built)


def standing_of(position: Position, seat: int) -> list[int]:
    """A seat's score and its tie-breaks, in the order they are compared."""
    return standing_with(position, seat, score(position, seat).total)


def standing_with(position: Position, seat: int, coins: int) -> list[int]:
    """The same with ``coins`` as the score."""
    own = position.seats[seat]
    return [
        coins,
        pieces_of(own),
        own.power,
        own.popularity,
        resources_scored(position, seat),
        territories_scored(position, seat),
        own.stars,
    ]


def ranking(position: Position) -> list[int]:
    """The seats from first to last; a tie in everything keeps the seating order."""
    return sorted(range(len(position.seats)), key=lambda seat: [-value for value in standing_of(position, seat)])


def decided_by(position: Position) -> str:
    """What put the winner before the second: coins, or the tie-break that decided, or nothing at all."""
    order = ranking(position)
    if len(order) < 2:
        return TIE_BREAKS[0]
    first, second = standing_of(position, order[0]), standing_of(position, order[1])
    for name, ahead, behind in zip(TIE_BREAKS, first, second, strict=True):
        if ahead != behind:
            return name
    return "nothing"
