"""What a table knows of a seat beyond its pieces: cards nobody has seen, and all that only an Automa has."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, mask_of
from maszyna.scythe.automa.levels import AUTOMA_LEVEL, AUTOMETTA, DRY_UNTIL, ULTIMASZYNA
from maszyna.scythe.facts.automa import automa_start
from maszyna.scythe.state import Seat
from maszyna.scythe.words import STAR_HILL, STAR_MISSION, STAR_POWER, TILE_STARS

START_COINS: Final[int] = automa_start().coins  # A1.3
POPULARITY: Final[int] = automa_start().popularity  # A1.3: it never changes

# Stars by where they come from (A13, A14); the last two only with a resolution (W3.2).
STAR_KINDS: Final = ["tracker", "combat", "power", "hill", "mission"]
MOST_OF_KIND: Final = [6, 2, 1, 1, 2]
RESOLUTION_STARS: Final = 3  # the kinds from here on
ON_TILES: Final[i64] = mask_of(list(TILE_STARS))

DECK: Final[i64] = (1 << 20) - 2  # the cards 1..19
NO_CARD: Final = 0


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
        self.cooperative = False  # A20: all humans against all Automas


class Side:
    """What is hidden at any seat, human or Automa."""

    unseen: int = 0  # combat cards in hand whose values nobody told; the others are in Seat.hand
    hidden_factory_card: bool = False  # it has a Factory card, nobody told which
    hand_told: bool = True  # whether somebody said how many combat cards it has

    def copy(self) -> "Side":
        twin = Side()
        twin.unseen = self.unseen
        twin.hidden_factory_card = self.hidden_factory_card
        twin.hand_told = self.hand_told
        return twin


class AutomaSide(Side):
    """An Automa's star card, scheme and deck."""

    level: int = AUTOMA_LEVEL
    scheme: int = 1
    tracker: int = 0  # the marker's space
    deck: i64 = DECK  # set of cards not drawn since the last shuffle
    last_card: int = NO_CARD  # the last card drawn for a turn (A16.3)
    invaders: bool = True  # whether the four replacement cards are in the deck
    camps: bool = False  # whether the game knows the Automa's camp (W5.7)
    encamped: bool = False  # it is in its camp this turn

    def __init__(self, house: HouseRules) -> None:
        self.house = house

    def water_is_open(self) -> bool:
        """A5: from the moment the marker has left the last no-water space."""
        return self.tracker > DRY_UNTIL[self.level]

    def skips_marked(self) -> bool:
        """A3.1; as an option on the two levels above too, but never for Ultimaszyna (A19.1)."""
        return self.level == AUTOMETTA or (self.house.skip_marked and self.level != ULTIMASZYNA)

    def does_all_moves(self) -> bool:
        """A19.6, and Ultimaszyna by A19.7."""
        return self.house.all_moves or self.level == ULTIMASZYNA

    def copy(self) -> "AutomaSide":
        twin = AutomaSide(self.house)
        twin.unseen = self.unseen
        twin.hidden_factory_card = self.hidden_factory_card
        twin.hand_told = self.hand_told
        twin.level = self.level
        twin.scheme = self.scheme
        twin.tracker = self.tracker
        twin.deck = self.deck
        twin.last_card = self.last_card
        twin.invaders = self.invaders
        twin.camps = self.camps
        twin.encamped = self.encamped
        return twin


def tile_stars(own: Seat) -> int:
    """Stars on a resolution tile or on open objectives (W3.2)."""
    return count(own.star_kinds & ON_TILES)


def stars_by_kind(own: Seat) -> list[int]:
    """An Automa's stars in the order of STAR_KINDS; what no combat, power or tile gave came from the tracker."""
    power = 1 if own.star_kinds & bit(STAR_POWER) else 0
    hill = 1 if own.star_kinds & bit(STAR_HILL) else 0
    on_tiles = tile_stars(own)
    return [own.stars - own.combat_stars - power - on_tiles, own.combat_stars, power, hill, on_tiles - hill]


def set_stars(own: Seat, stars: list[int]) -> None:
    """Give an Automa so many stars of each kind."""
    own.stars = sum(stars)
    own.combat_stars = stars[1]
    own.star_kinds &= ~(bit(STAR_POWER) | ON_TILES)
    if stars[2]:
        own.star_kinds |= bit(STAR_POWER)
    if stars[3]:
        own.star_kinds |= bit(STAR_HILL)
    for number in range(stars[4]):
        own.star_kinds |= bit(STAR_MISSION + number)
