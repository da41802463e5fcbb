"""Reading a position: the board, and who sits around it."""

from typing import Final

from maszyna.kernel.bits import mask_of
from maszyna.kernel.errors import FormatError
from maszyna.kernel.part import Part
from maszyna.kernel.tally import of
from maszyna.scythe.automa.house import read_house
from maszyna.scythe.automa.side import HouseRules, Side
from maszyna.scythe.board import ENCOUNTERS
from maszyna.scythe.notation.layout import FORMAT, MOST_RESOURCES, Layout
from maszyna.scythe.notation.places import BASE_NAMES, read_territories
from maszyna.scythe.notation.seats import read_automa, read_human
from maszyna.scythe.play.plan import TILE_IDS
from maszyna.scythe.play.score import NO_TILE
from maszyna.scythe.state import Position, Seat
from maszyna.scythe.words import FACTIONS, FIRST_BASE, PLACES, RESOURCES, TERRITORIES

FIELDS: Final = [
    "format", "automa", "automas", "human", "humans", "encounters", "resources", "structure_bonus",
    "rulings", "options",
]  # fmt: skip
RESOURCE_PLACES: Final = [str(territory) for territory in range(1, TERRITORIES + 1)] + BASE_NAMES


def read_position(document: object, where: str = "position") -> Layout:
    """The layout a document describes; anything else is refused with a FormatError."""
    top = Part(document, where)
    fields = top.fields(FIELDS)
    if "format" not in fields:
        raise FormatError(f"{where}.format", f'is missing; it must be "{FORMAT}"')
    fields["format"].name([FORMAT])
    house = read_house(fields.get("rulings"), fields.get("options"))
    seats, sides = _read_seats(top, fields, house)
    position = Position(seats, [0] * PLACES)
    position.encounters = ENCOUNTERS
    if "encounters" in fields:
        position.encounters = mask_of(read_territories(fields["encounters"]))
    if "resources" in fields:
        _read_resources(fields["resources"], position)
    position.bonus_tile = NO_TILE
    if "structure_bonus" in fields:
        position.bonus_tile = fields["structure_bonus"].name(TILE_IDS)
    return Layout(position, sides, house)


def _read_seats(top: Part, fields: dict[str, Part], house: HouseRules) -> tuple[list[Seat], list[Side]]:
    """Everybody at the table, put into their clockwise order."""
    found: list[tuple[int, Seat, Side]] = []
    for part in _several(fields, "automa", "automas"):
        seat, side = read_automa(part, house)
        _add(found, seat, side, part)
    for part in _several(fields, "human", "humans"):
        seat, human = read_human(part)
        _add(found, seat, human, part)
    if not found:
        raise FormatError(top.where, 'needs at least one seat: "automa", "automas", "human" or "humans"')
    found.sort(key=lambda each: each[0])
    return [seat for _, seat, _ in found], [side for _, _, side in found]


def _several(fields: dict[str, Part], one: str, many: str) -> list[Part]:
    if one in fields and many in fields:
        raise FormatError(fields[many].where, f'"{one}" is given too; use one of the two')
    if one in fields:
        return [fields[one]]
    return fields[many].items("a list of seats") if many in fields else []


def _add(found: list[tuple[int, Seat, Side]], seat: Seat, side: Side, part: Part) -> None:
    if any(faction == seat.faction for faction, _, _ in found):
        raise FormatError(f"{part.where}.faction", f"{FACTIONS[seat.faction]} sits at the table already")
    found.append((seat.faction, seat, side))


def _read_resources(part: Part, position: Position) -> None:
    for name, pile in part.entries("an object of territories and what lies there").items():
        if name not in RESOURCE_PLACES:
            raise FormatError(
                pile.where, f"is no place for resources; possible are 1..{TERRITORIES} and a faction's base"
            )
        number = RESOURCE_PLACES.index(name)
        place = number + 1 if number < TERRITORIES else number - TERRITORIES + FIRST_BASE
        amounts = pile.fields(RESOURCES)
        counts = [amounts[kind].number(0, MOST_RESOURCES) if kind in amounts else 0 for kind in RESOURCES]
        position.resources[place] = of(counts)
