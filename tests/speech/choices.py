"""Choices of an Automa on positions given as documents."""

from typing import Any, NamedTuple

from tests.scythe.contract import position

from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import flies_to
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import Fleet, SeatAirship
from maszyna.scythe.automa.choosing import Choice, choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.hidden import HiddenState
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.state import AUTOMA, Position


class Chosen(NamedTuple):
    position: Position
    seat: int
    symbol: int
    choice: Choice

    def trace(self) -> list[Finding]:
        assert self.choice.trace is not None
        return self.choice.trace


def chosen(document: dict[str, Any], symbol: str, min_power: int = 0) -> Chosen:
    """What the first Automa of the document does."""
    layout = read_position(document)
    seat = next(index for index, own in enumerate(layout.position.seats) if own.player == AUTOMA)
    number = NAMES.index(symbol)
    choice = choose(Sight(layout.position, layout.hidden, seat), SYMBOLS[number], min_power, [])
    return Chosen(layout.position, seat, number, choice)


def under_airships(document: dict[str, Any], card: str, places: list[int]) -> tuple[Position, list[HiddenState]]:
    """The document's board with airships, seat by seat; the tile belongs to the card of every Automa."""
    layout = read_position(document)
    tiles = tile_set()
    airships = []
    for own, place in zip(layout.position.seats, places, strict=False):
        own.airship = place
        aggressive = tiles.tile(AGGRESSIVE, card)
        if own.player == AUTOMA:
            airships.append(SeatAirship(aggressive, None, tiles.tile(AUTOMA_CARD, card)))
        else:
            airships.append(SeatAirship(aggressive, tiles.tile(PASSIVE, "boost"), None))
    layout.position.airship_board = FleetBoardRules(Fleet(airships, False, False))
    return layout.position, layout.hidden


def chosen_under_airships(document: dict[str, Any], symbol: str, card: str, places: list[int]) -> Chosen:
    """What the first Automa of the document does when airships are over the board."""
    position, hidden = under_airships(document, card, places)
    seat = next(index for index, own in enumerate(position.seats) if own.player == AUTOMA)
    number = NAMES.index(symbol)
    return Chosen(position, seat, number, choose(Sight(position, hidden, seat), SYMBOLS[number], 0, []))


class Flown(NamedTuple):
    position: Position
    seat: int
    start: int
    trace: list[Finding]
    to: int


def flown(document: dict[str, Any], card: str, places: list[int]) -> Flown:
    """Where the airship of the document's first Automa flies."""
    position, hidden = under_airships(document, card, places)
    seat = next(index for index, own in enumerate(position.seats) if own.player == AUTOMA)
    trace: list[Finding] = []
    to = flies_to(Sight(position, hidden, seat), tile_set().tile(AUTOMA_CARD, card), trace)
    return Flown(position, seat, position.seats[seat].airship, trace, to)


MAT = ["mat"] * 8


def mech_goes() -> Chosen:
    """Your mech on 36 draws the Automa's mech; of two places beside it the Factory's distance decides."""
    document = position(
        automa__tracker=8,
        automa__character="base",
        automa__mechs=[28, *MAT[:3]],
        automa__workers=[34, *MAT[:7]],
        human__character="base",
        human__mechs=[36, *MAT[:3]],
        human__workers=[43, 20, *MAT[:6]],
    )
    return chosen(document, "move_mech")


def mech_first() -> Chosen:
    """Mech and character together (R3) attack workers; one territory has more resources."""
    document = position(
        automa__tracker=8,
        automa__character=28,
        automa__mechs=[28, *MAT[:3]],
        automa__workers=[34, *MAT[:7]],
        human__character="base",
        human__mechs=MAT[:4],
        human__workers=[29, 35, 36, 43, *MAT[:4]],
        resources={"35": {"oil": 2}, "36": {"oil": 9}},
    )
    return chosen(document, "attack_workers")
