"""What a table knows of a seat beyond its pieces: cards nobody has seen, and all that only an Automa has."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.scythe.automa.levels import AUTOMA_LEVEL
from maszyna.scythe.state import Seat
from maszyna.scythe.words import STAR_POWER

START_COINS: Final = 5  # A1.3
POPULARITY: Final = 10  # A1.3: it never changes

# Stars by where they come from (A13, A14).
STAR_KINDS: Final = ["tracker", "combat", "power"]
MOST_OF_KIND: Final = [6, 2, 1]


class HouseRules:
    """Rulings settled otherwise than by default, and the options of A19; one set for every Automa at the table."""

    def __init__(self) -> None:
        self.adjacent_reach = False  # R2: a human unit reaches the hexes around it, nothing further
        self.character_first = False  # R3: of mech and character equally near, the character goes
        self.tokens_placed = False  # R13: Albion and Togawa lay their tokens where the character ends a move
        self.skip_marked = False  # A19.1
        self.coins = 0  # A19.2
        self.power = 0  # A19.3
        self.reveal_before_move = False  # A19.4
        self.reveal_before_unit = False  # A19.5
        self.all_moves = False  # A19.6


class Side:
    """What is hidden at any seat, human or Automa."""

    def __init__(self) -> None:
        self.unseen = 0  # combat cards in hand whose values nobody told; the others are in Seat.hand
        self.hidden_factory_card = False  # it has a Factory card, nobody told which


class AutomaSide(Side):
    """An Automa's star card and scheme."""

    def __init__(self, house: HouseRules) -> None:
        super().__init__()
        self.level = AUTOMA_LEVEL
        self.scheme = 1
        self.tracker = 0
        self.house = house


def stars_by_kind(own: Seat) -> list[int]:
    """An Automa's stars in the order of STAR_KINDS; what no combat and no power gave came from the tracker."""
    power = 1 if own.star_kinds & bit(STAR_POWER) else 0
    return [own.stars - own.combat_stars - power, own.combat_stars, power]
