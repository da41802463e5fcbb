"""Airships in a position: the tiles in play, where each airship is, what is aboard.

    "airships": {"aggressive": "bombard", "passive": "ferry", "own_pairs": false, "active": false}

The form is that of a setup; but nothing is left to chance any more, so every tile in use is named.
"""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import total
from maszyna.messages.message import Message
from maszyna.scythe.airships.airship_setup import ACTIVE, LAKE_DROPS, OWN_PAIRS, PAIR_FIELDS, PAIRS, Pair, read_airships
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.cargo import MOST_RESOURCES, MOST_WORKERS
from maszyna.scythe.airships.fleet import Fleet, SeatAirship
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.effects import AGGRESSIVE, KINDS, PASSIVE
from maszyna.scythe.facts.tiles import CARGOES, RESOURCES_ABOARD, TILE_IDS, WORKERS_ABOARD, Tile, TileSet
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_WORKER, MAT, TERRITORIES, UNITS
from maszyna.scythe.notation.places import BASE_NAME, read_pile, read_territory, write_pile, write_place
from maszyna.scythe.state import AUTOMA, HUMAN, Position, Seat

NO_AIRSHIPS: Final = 'needs "airships" in the position, with their tiles'


def read_fleet(part: Part, seats: list[Seat], tiles: TileSet) -> Fleet:
    """The airships of everybody at the table."""
    factions, players = [seat.faction for seat in seats], [seat.player for seat in seats]
    airships = read_airships(part, players, tiles)
    if airships.own_pairs:
        where = f"{part.where}.{PAIRS}"
        for faction in airships.pairs:
            if faction not in factions:
                raise FormatError(f"{where}.{FACTIONS[faction]}", "not_at_table")
        for seat in seats:
            pair = airships.pairs.get(seat.faction)
            if pair is None:
                raise FormatError(f"{where}.{FACTIONS[seat.faction]}", "own_tiles_missing")
            _check_named(pair, f"{where}.{FACTIONS[seat.faction]}", seat.player == HUMAN)
    else:
        _check_named(airships.shared, part.where, HUMAN in players)
    return airships.fleet(factions, players)


def _check_named(pair: Pair, where: str, passive: bool) -> None:
    """An Automa's airship has no passive tile (W5.1)."""
    if not pair.aggressive:
        raise FormatError(f"{where}.{KINDS[AGGRESSIVE]}", "tile_unnamed", possible=TILE_IDS[AGGRESSIVE])
    if passive and not pair.passive:
        raise FormatError(f"{where}.{KINDS[PASSIVE]}", "tile_unnamed", possible=TILE_IDS[PASSIVE])


def read_airship(part: Part, seat: Seat, airship: SeatAirship | None) -> None:
    """Where a seat's airship is and what is aboard; without airships nothing may be said of them."""
    fields = part.entries("seat")
    if airship is None:
        for name in ("airship", "cargo"):
            if name in fields:
                raise FormatError(fields[name].where, "needs_field", field="airships")
        _check_crew(part, seat, Message("needs_field", field="airships"), 0)
        return
    seat.airship = base_of(seat.faction)
    if "airship" in fields:
        where = fields["airship"]
        if where.value != BASE_NAME:
            if not where.is_number():
                raise where.wrong("airship_place", most=TERRITORIES, base=BASE_NAME)
            seat.airship = read_territory(where)
    tile = airship.aggressive
    if "cargo" in fields:
        _read_cargo(fields["cargo"], seat, tile)
    if seat.player == AUTOMA:
        _check_crew(part, seat, Message("automa_carries_nothing"), 0)
    elif tile.cargo != WORKERS_ABOARD:
        _check_crew(part, seat, Message("no_worker_aboard", tile=tile.id, cargo=CARGOES[tile.cargo]), 0)
    else:
        _check_crew(part, seat, Message("too_many_workers_aboard", most=MOST_WORKERS), MOST_WORKERS)


def _read_cargo(part: Part, seat: Seat, tile: Tile) -> None:
    seat.cargo = read_pile(part, MOST_RESOURCES)
    if total(seat.cargo) > MOST_RESOURCES:
        count = int(total(seat.cargo))
        raise FormatError(part.where, "too_much_aboard", count=count, most=MOST_RESOURCES)
    if seat.cargo and tile.cargo != RESOURCES_ABOARD:
        raise FormatError(part.where, "no_resources_aboard", tile=tile.id, cargo=CARGOES[tile.cargo])


def _check_crew(part: Part, seat: Seat, problem: Message, most: int) -> None:
    aboard = [unit for unit in range(FIRST_WORKER, UNITS) if seat.at[unit] == ABOARD]
    if len(aboard) > most:
        where = f"{part.where}.workers[{aboard[most] - FIRST_WORKER}]"
        raise FormatError(where, problem.code, **problem.values)


def fleet_of(position: Position) -> Fleet | None:
    """The airships over a board, if there are any."""
    airship_board = position.airship_board
    return airship_board.fleet if isinstance(airship_board, FleetBoardRules) else None


def write_fleet(fleet: Fleet, factions: list[int]) -> dict[str, object]:
    document: dict[str, object] = {}
    if fleet.own_pairs:
        pairs = {
            FACTIONS[faction]: _write_pair([airship]) for faction, airship in zip(factions, fleet.airships, strict=True)
        }
        document = {OWN_PAIRS: True, PAIRS: pairs}
    else:
        document = {**_write_pair(fleet.airships), OWN_PAIRS: False}
    document[ACTIVE] = fleet.active
    if fleet.lake_drops:
        document[LAKE_DROPS] = True
    return document


def _write_pair(airships: list[SeatAirship]) -> dict[str, object]:
    """The tiles that these airships share; a passive one only if a person's airship is among them."""
    document: dict[str, object] = {PAIR_FIELDS[0]: airships[0].aggressive.id}
    for each in airships:
        if each.passive is not None:
            document[PAIR_FIELDS[1]] = each.passive.id
    return document


def write_airship(seat: Seat) -> dict[str, object]:
    if seat.airship == MAT:
        return {}
    document: dict[str, object] = {"airship": write_place(seat.airship, seat.faction)}
    if seat.cargo:
        document["cargo"] = write_pile(seat.cargo)
    return document
