"""Airships in a position: the tiles in play, where each airship is, what is aboard.

    "airships": {"aggressive": "bombard", "passive": "ferry", "own_pairs": false, "active": false}

The form is that of a setup; but nothing is left to chance any more, so every tile in use is named.
"""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.cargo import MOST_RESOURCES, MOST_WORKERS
from maszyna.scythe.airships.fleet import Fleet, SeatAirship
from maszyna.scythe.airships.setup import ACTIVE, OWN_PAIRS, PAIR_FIELDS, PAIRS, Pair, read_airships
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.effects import AGGRESSIVE, KINDS, PASSIVE
from maszyna.scythe.facts.tiles import CARGOES, RESOURCES_ABOARD, TILE_IDS, WORKERS_ABOARD, Tile, TileSet
from maszyna.scythe.notation.places import BASE_NAME, read_pile, read_territory, write_pile, write_place
from maszyna.scythe.state import AUTOMA, HUMAN, Position, Seat
from maszyna.scythe.words import ABOARD, FACTIONS, FIRST_WORKER, MAT, TERRITORIES, UNITS

NO_AIRSHIPS: Final = 'needs "airships" in the position, with their tiles'


def read_fleet(part: Part, seats: list[Seat], tiles: TileSet) -> Fleet:
    """The airships of everybody at the table."""
    factions, players = [seat.faction for seat in seats], [seat.player for seat in seats]
    airships = read_airships(part, players, tiles)
    if airships.own_pairs:
        where = f"{part.where}.{PAIRS}"
        for faction in airships.pairs:
            if faction not in factions:
                raise FormatError(f"{where}.{FACTIONS[faction]}", "does not sit at the table")
        for seat in seats:
            pair = airships.pairs.get(seat.faction)
            if pair is None:
                raise FormatError(f"{where}.{FACTIONS[seat.faction]}", "is missing; every seat has its own tiles")
            _check_named(pair, f"{where}.{FACTIONS[seat.faction]}", seat.player == HUMAN)
    else:
        _check_named(airships.shared, part.where, HUMAN in players)
    return airships.fleet(factions, players)


def _check_named(pair: Pair, where: str, passive: bool) -> None:
    """An Automa's airship has no passive tile (W5.1)."""
    if not pair.aggressive:
        raise FormatError(f"{where}.{KINDS[AGGRESSIVE]}", _unnamed(AGGRESSIVE))
    if passive and not pair.passive:
        raise FormatError(f"{where}.{KINDS[PASSIVE]}", _unnamed(PASSIVE))


def _unnamed(kind: int) -> str:
    return f"is missing; in a position the tile is known: {', '.join(TILE_IDS[kind])}"


def read_airship(part: Part, seat: Seat, airship: SeatAirship | None) -> None:
    """Where a seat's airship is and what is aboard; without airships nothing may be said of them."""
    fields = part.entries("a seat")
    if airship is None:
        for name in ("airship", "cargo"):
            if name in fields:
                raise FormatError(fields[name].where, NO_AIRSHIPS)
        _check_crew(part, seat, NO_AIRSHIPS, 0)
        return
    seat.airship = base_of(seat.faction)
    if "airship" in fields:
        where = fields["airship"]
        if where.value != BASE_NAME:
            if not where.is_number():
                raise where.wrong(f'a territory 1..{TERRITORIES} or "{BASE_NAME}"')
            seat.airship = read_territory(where)
    tile = airship.aggressive
    if "cargo" in fields:
        _read_cargo(fields["cargo"], seat, tile)
    if seat.player == AUTOMA:
        _check_crew(part, seat, "is no place of an Automa's worker: its airship carries nothing", 0)
    elif tile.cargo != WORKERS_ABOARD:
        _check_crew(part, seat, f"is no place for a worker: {tile.id} carries {CARGOES[tile.cargo]}", 0)
    else:
        _check_crew(part, seat, f"is one worker too many aboard; an airship carries {MOST_WORKERS}", MOST_WORKERS)


def _read_cargo(part: Part, seat: Seat, tile: Tile) -> None:
    seat.cargo = read_pile(part, MOST_RESOURCES)
    if total(seat.cargo) > MOST_RESOURCES:
        raise FormatError(part.where, f"are {total(seat.cargo)} resources; an airship carries {MOST_RESOURCES}")
    if seat.cargo and tile.cargo != RESOURCES_ABOARD:
        raise FormatError(part.where, f"must be empty: {tile.id} carries {CARGOES[tile.cargo]}")


def _check_crew(part: Part, seat: Seat, problem: str, most: int) -> None:
    aboard = [unit for unit in range(FIRST_WORKER, UNITS) if seat.at[unit] == ABOARD]
    if len(aboard) > most:
        raise FormatError(f"{part.where}.workers[{aboard[most] - FIRST_WORKER}]", problem)


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
