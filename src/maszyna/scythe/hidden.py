"""What a table knows of a seat beyond its pieces: cards nobody has seen, and all that only an Automa has."""

from typing import Any, Final

from maszyna.kernel.bits import bit, count, i64, mask_of
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.facts.automa import (
    AUTOMA_LEVEL,
    BASE_DECK,
    INVADERS_DECK,
    TOGAWA_DECK,
    ULTIMASZYNA,
    automa_start,
)
from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS
from maszyna.scythe.facts.star_cards import StarCard
from maszyna.scythe.facts.symbol_rows import CAMP
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.ids import STAR_HILL, STAR_MISSION, STAR_POWER, TILE_STARS
from maszyna.scythe.state import Seat

START_COINS: Final[int] = automa_start().coins  # A1.3
POPULARITY: Final[int] = automa_start().popularity  # A1.3: it never changes

# Stars by where they come from (A13, A14); the last two only with a resolution (W3.2).
STAR_KINDS: Final = ["tracker", "combat", "power", "hill", "mission"]
MOST_OF_KIND: Final = [6, 2, 1, 1, 2]
RESOLUTION_STARS: Final = 3  # the kinds from here on
ON_TILES: Final[i64] = mask_of(list(TILE_STARS))

OUR_CAMP: Final[Tile] = tile_set().tile(AUTOMA_SYMBOLS, CAMP)
NO_CARD: Final = 0


class HiddenState:
    """What is hidden at any seat, human or Automa."""

    unseen: int = 0  # combat cards in hand whose values nobody told; the others are in Seat.hand
    hidden_factory_card: bool = False  # it has a Factory card, nobody told which
    hand_told: bool = True  # whether somebody said how many combat cards it has
    stars_by_kind: bool = False  # whether a position told a human's stars by kind

    def copy(self) -> "HiddenState":
        twin = HiddenState()
        twin.unseen = self.unseen
        twin.hidden_factory_card = self.hidden_factory_card
        twin.hand_told = self.hand_told
        twin.stars_by_kind = self.stars_by_kind
        return twin


class AutomaState(HiddenState):
    """An Automa's star card, scheme and deck."""

    level: int = AUTOMA_LEVEL
    scheme: int = 1
    tracker: int = 0  # the marker's space
    deck: i64 = 0  # set of cards not drawn since the last shuffle
    fought: i64 = 0  # of those drawn, the cards for combats: the combat discard pile
    shuffled_at: int = 0  # the marker's space at the last shuffle
    last_card: int = NO_CARD  # the last card drawn for a turn (A16.3)
    printed_deck: int = INVADERS_DECK  # which deck of the facts its cards are
    camps: bool = False  # whether the game knows the Automa's camp (W5.7)
    encamped: bool = False  # it is in its camp this turn

    stars_told: bool = True  # whether somebody said which stars it has
    all_moves_now: bool = False  # in the last turns of a resolution (W5.9)

    def __init__(self, automa_options: AutomaOptions) -> None:
        self.automa_options = automa_options
        self.star_card: StarCard = automa_options.star_cards[AUTOMA_LEVEL]  # the one of its level, printed or own
        self.deck = automa_options.full_deck
        if automa_options.togawa_on_card_8:
            self.printed_deck = TOGAWA_DECK
        self.camp: Tile = OUR_CAMP

    def play_at(self, level: int) -> None:
        self.level = level
        self.star_card = self.automa_options.star_cards[level]

    def leave_out_invaders(self) -> None:
        """The deck without the four replacement cards, where R14 makes no difference."""
        self.printed_deck = BASE_DECK

    def water_is_open(self) -> bool:
        """A5: from the moment the marker has left the last no-water space."""
        return self.tracker > self.star_card.dry_until

    def skips_marked(self) -> bool:
        """A3.1; as an option on the two levels above too, but never for Ultimaszyna (A19.1)."""
        return self.star_card.skips_marked or (self.automa_options.skip_marked and self.level != ULTIMASZYNA)

    def does_all_moves(self) -> bool:
        """A19.6, and Ultimaszyna by A19.7."""
        return self.automa_options.all_moves or self.star_card.all_moves or self.all_moves_now

    def __reduce__(self) -> tuple[Any, ...]:
        return AutomaState, (self.automa_options,), self.__getstate__()

    def copy(self) -> "AutomaState":
        twin = AutomaState(self.automa_options)
        twin.unseen = self.unseen
        twin.hidden_factory_card = self.hidden_factory_card
        twin.hand_told = self.hand_told
        twin.stars_by_kind = self.stars_by_kind
        twin.level = self.level
        twin.star_card = self.star_card
        twin.scheme = self.scheme
        twin.tracker = self.tracker
        twin.deck = self.deck
        twin.fought = self.fought
        twin.shuffled_at = self.shuffled_at
        twin.last_card = self.last_card
        twin.printed_deck = self.printed_deck
        twin.camps = self.camps
        twin.encamped = self.encamped
        twin.camp = self.camp
        twin.stars_told = self.stars_told
        twin.all_moves_now = self.all_moves_now
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
