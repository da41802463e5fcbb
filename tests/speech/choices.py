"""Choices of an Automa on positions given as documents."""

from typing import Any, NamedTuple

from tests.scythe.contract import position

from maszyna.kernel.narrow import Finding
from maszyna.scythe.automa.choosing import Choice, choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.notation.reading import read_position
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
    choice = choose(Sight(layout.position, layout.sides, seat), SYMBOLS[number], min_power, [])
    return Chosen(layout.position, seat, number, choice)


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
