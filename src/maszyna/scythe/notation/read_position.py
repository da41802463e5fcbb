"""Reading a position: the board, and who sits around it."""

from typing import Final

from maszyna.kernel.bits import mask_of
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.automa.camp import pitch_camps
from maszyna.scythe.automa.own_automa import OWN_FIELDS, read_house_rules
from maszyna.scythe.automa_options import AutomaOptions, mark_position, read_automa_options
from maszyna.scythe.board import ENCOUNTERS
from maszyna.scythe.facts.tiles import TileSet
from maszyna.scythe.game import SIXTH_STAR, Ending
from maszyna.scythe.hidden import HiddenState
from maszyna.scythe.ids import FACTIONS, FIRST_BASE, PLACES, TERRITORIES
from maszyna.scythe.notation.airships import read_airship, read_fleet
from maszyna.scythe.notation.endings import FINALE, MISSIONS, read_ending, read_finale
from maszyna.scythe.notation.places import BASE_NAMES, read_pile, read_territories
from maszyna.scythe.notation.position_layout import FORMAT, MOST_RESOURCES, Layout
from maszyna.scythe.notation.read_seats import read_automa, read_human
from maszyna.scythe.notation.wind_gambit import read_tiles
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.expansions import AIRSHIPS, MODULE_FIELDS
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.state import AUTOMA, Position, Seat

FIELDS: Final = [
    "format", "automa", "automas", "human", "humans", "encounters", "resources", "structure_bonus",
    "rulings", "options", *MODULE_FIELDS, MISSIONS, FINALE, *OWN_FIELDS,
]  # fmt: skip
RESOURCE_PLACES: Final = [str(territory) for territory in range(1, TERRITORIES + 1)] + BASE_NAMES


def read_position(document: object, where: str = "position") -> Layout:
    """The layout a document describes; anything else is refused with a FormatError."""
    top = Part(document, where)
    fields = top.fields(FIELDS)
    if "format" not in fields:
        raise FormatError(f"{where}.format", "missing_field", right=Message("quoted", text=FORMAT))
    fields["format"].name([FORMAT])
    automa_options = read_automa_options(fields.get("rulings"), fields.get("options"))
    automa_options.follow(read_house_rules(top.value, where) if isinstance(top.value, dict) else None)
    tiles = read_tiles(fields)
    ending = read_ending(fields, tiles)
    found = _read_seats(top, fields, automa_options, ending)
    position = Position([one.seat for one in found], [0] * PLACES)
    mark_position(position, automa_options)
    position.encounters = ENCOUNTERS
    if "encounters" in fields:
        position.encounters = mask_of(read_territories(fields["encounters"]))
    if "resources" in fields:
        _read_resources(fields["resources"], position)
    position.bonus_tile = NO_TILE
    if "structure_bonus" in fields:
        position.bonus_tile = fields["structure_bonus"].name(TILE_IDS)
    layout = Layout(position, [one.state for one in found], automa_options)
    layout.ending = ending
    pitch_camps(layout.hidden, tiles)
    if FINALE in fields:
        layout.finale = read_finale(fields[FINALE], position.seats)
    _read_airships(fields, layout, [one.part for one in found], tiles)
    return layout


def _read_airships(fields: dict[str, Part], layout: Layout, parts: list[Part], tiles: TileSet) -> None:
    """The airships, and what the seats say of theirs."""
    seats = layout.position.seats
    fleet = read_fleet(fields[AIRSHIPS], seats, tiles) if AIRSHIPS in fields else None
    if fleet is not None:
        fleet.cooperative = layout.automa_options.cooperative and any(seat.player == AUTOMA for seat in seats)
        layout.position.airship_board = FleetBoardRules(fleet)
    for index, part in enumerate(parts):
        read_airship(part, seats[index], None if fleet is None else fleet.airships[index])
        if "encamped" in part.entries("seat") and fleet is None and layout.ending is SIXTH_STAR:
            raise FormatError(
                f"{part.where}.encamped", "needs_airships_or_resolution", first="airships", second="resolution"
            )


class SeatRead:
    """A seat as it was read, and where."""

    def __init__(self, seat: Seat, state: HiddenState, part: Part) -> None:
        self.seat = seat
        self.state = state
        self.part = part


def _read_seats(top: Part, fields: dict[str, Part], automa_options: AutomaOptions, ending: Ending) -> list[SeatRead]:
    """Everybody at the table, put into their clockwise order."""
    found: list[SeatRead] = []
    for part in _several(fields, "automa", "automas"):
        seat, state = read_automa(part, automa_options, ending)
        _add(found, seat, state, part)
    for part in _several(fields, "human", "humans"):
        seat, human = read_human(part, ending)
        _add(found, seat, human, part)
    if not found:
        raise FormatError(top.where, "needs_a_seat", names=["automa", "automas", "human", "humans"])
    found.sort(key=lambda each: each.seat.faction)
    return found


def _several(fields: dict[str, Part], one: str, many: str) -> list[Part]:
    if one in fields and many in fields:
        raise FormatError(fields[many].where, "one_of_two", other=one)
    if one in fields:
        return [fields[one]]
    return fields[many].items("seats") if many in fields else []


def _add(found: list[SeatRead], seat: Seat, state: HiddenState, part: Part) -> None:
    if any(other.seat.faction == seat.faction for other in found):
        raise FormatError(f"{part.where}.faction", "seated_already", faction=FACTIONS[seat.faction])
    found.append(SeatRead(seat, state, part))


def _read_resources(part: Part, position: Position) -> None:
    for name, pile in part.entries("piles").items():
        if name not in RESOURCE_PLACES:
            raise FormatError(pile.where, "no_place_for_resources", most=TERRITORIES)
        number = RESOURCE_PLACES.index(name)
        place = number + 1 if number < TERRITORIES else number - TERRITORIES + FIRST_BASE
        position.resources[place] = read_pile(pile, MOST_RESOURCES)
