"""What the model sees of the table: how many play, the rivals behind the foremost, airships, and how the game ends.

Tiles are told by their effects, so that own ones are known as far as their effects are.
"""

from maszyna.kernel.bits import count, i64
from maszyna.kernel.packed_counts import KINDS, how_many
from maszyna.players.facts import position_facts as fact
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import SeatAirship
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import ABOARD, FIRST_WORKER, MAT, MOST_STARS, PLACES, UNITS
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.score.scoring import final_control
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import Seat

PERSON: int = len(LEVELS)  # after the levels of an Automa


def rivals_of(game: Scythe, seat: int) -> list[int]:
    """The other seats, the one with most stars first, then as they follow."""
    seats = game.position.seats
    found = [(seat + step) % len(seats) for step in range(1, len(seats))]
    foremost = 0
    for number in range(1, len(found)):
        if seats[found[number]].stars > seats[found[foremost]].stars:
            foremost = number
    return [found[foremost], *found[:foremost], *found[foremost + 1 :]] if foremost else found


def table_facts(game: Scythe, seat: int, rivals: list[int], found: list[int]) -> None:
    position = game.position
    found.append(fact.SEATS + min(6, len(rivals)))
    if position.allied_automas:
        found.append(fact.ALLIED)
    lead: i64 = table_score(position, seat).total
    if rivals:
        lead -= max([table_score(position, rival).total for rival in rivals])
    found.append(fact.LEAD + max(0, min(fact.LEADS - 1, lead // fact.LEAD_STEP + fact.LEADS // 2)))
    for rival in rivals[1:]:
        other_facts(game, rival, found)
    board = position.airship_board
    if isinstance(board, FleetBoardRules):
        airship_facts(position.seats, board.fleet.airships, seat, found)
    ending = game.ending
    if isinstance(ending, Resolution):
        effects_of(ending.tile, fact.RESOLUTION_EFFECT, found)
        for mission in ending.missions:
            found.append(fact.MISSION + min(27, mission))
        if game.finale is not None:
            found.append(fact.LAST_TURNS)


def other_facts(game: Scythe, rival: int, found: list[int]) -> None:
    """A rival behind the foremost."""
    position = game.position
    other = position.seats[rival]
    state = game.hidden[rival]
    found.append(fact.OTHER_KIND + (state.level if isinstance(state, AutomaState) else PERSON))
    found.append(fact.OTHER_FACTION + other.faction)
    found.append(fact.OTHER_STARS + min(MOST_STARS, other.stars))
    found.append(fact.OTHER_POWER + other.power)
    found.append(fact.OTHER_TERRITORIES + min(15, int(count(final_control(position, rival)))))
    pieces_of(other, found)


def pieces_of(other: Seat, found: list[int]) -> None:
    """Where a rival's units are."""
    for unit in range(UNITS):
        place = other.at[unit]
        if MAT < place < PLACES:
            found.append((fact.RIVAL_FIGHTERS_AT if unit < FIRST_WORKER else fact.RIVAL_WORKERS_AT) + place)


def airship_facts(seats: list[Seat], airships: list[SeatAirship], seat: int, found: list[int]) -> None:
    """Where the airships are, what the own one carries, and what they can do."""
    for index, own in enumerate(seats):
        mine = index == seat
        if own.airship:
            found.append((fact.AIRSHIP_AT if mine else fact.RIVAL_AIRSHIP_AT) + min(PLACES - 1, own.airship))
        first = fact.AIRSHIP_EFFECT if mine else fact.RIVAL_AIRSHIP_EFFECT
        airship = airships[index]
        if airship.card is not None:
            effects_of(airship.card, first, found)
            continue
        effects_of(airship.aggressive, first, found)
        if airship.passive is not None:
            effects_of(airship.passive, first, found)
        if mine:
            for kind in range(KINDS):
                for _ in range(how_many(own.cargo, kind)):
                    found.append(fact.CARGO + kind)
            for _ in range(own.standing(ABOARD, FIRST_WORKER, UNITS)):
                found.append(fact.ABOARD)


def effects_of(tile: Tile, first: int, found: list[int]) -> None:
    for one in tile.effects:
        found.append(first + one.effect)
