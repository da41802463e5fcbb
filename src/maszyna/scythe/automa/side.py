"""What an Automa has besides its pieces: level, tracker, scheme, deck, options and rulings (A1, A13, A19)."""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.scythe.facts.automa import levels

DECK: Final[i64] = (1 << 20) - 2  # the cards 1..19
NO_CARD: Final = 0
ULTIMASZYNA: Final = 3
AUTOMETTA: Final = 0

MODES: Final = ["competitive", "cooperative"]
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1


class Options:
    """The level and character options of A19 and the rulings that players settle otherwise; they never change."""

    def __init__(
        self,
        skip_marked: bool = False,
        coins: int = 0,
        power: int = 0,
        reveal_before_move: bool = False,
        reveal_before_gain: bool = False,
        all_moves: bool = False,
        mode: int = COMPETITIVE,
        adjacent_only: bool = False,
        character_first: bool = False,
        leaves_tokens: bool = False,
    ) -> None:
        self.skip_marked = skip_marked  # A19.1
        self.coins = coins  # A19.2
        self.power = power  # A19.3
        self.reveal_before_move = reveal_before_move  # A19.4
        self.reveal_before_gain = reveal_before_gain  # A19.5
        self.all_moves = all_moves  # A19.6
        self.mode = mode  # A20
        self.adjacent_only = adjacent_only  # R2
        self.character_first = character_first  # R3
        self.leaves_tokens = leaves_tokens  # R13


class AutomaSide:
    scheme: int = 0  # 0 is scheme I
    tracker: int = 0  # the marker's space
    tracker_stars: int = 0
    power_star: bool = False
    deck: i64 = DECK  # set of cards not drawn since the last shuffle
    last_card: int = NO_CARD  # the last card drawn for a turn (A16.3)
    has_factory_card: bool = False

    def __init__(self, level: int, invaders: bool, options: Options) -> None:
        self.level = level
        self.invaders = invaders  # whether the four replacement cards are in the deck
        self.options = options

    def water_is_open(self) -> bool:
        """A5: from the moment the marker has left the last no-water space."""
        return self.tracker > levels()[self.level].dry_until

    def does_all_moves(self) -> bool:
        """A19.6, and Ultimaszyna by A19.7."""
        return self.options.all_moves or self.level == ULTIMASZYNA

    def copy(self) -> "AutomaSide":
        twin = AutomaSide(self.level, self.invaders, self.options)
        twin.scheme = self.scheme
        twin.tracker = self.tracker
        twin.tracker_stars = self.tracker_stars
        twin.power_star = self.power_star
        twin.deck = self.deck
        twin.last_card = self.last_card
        twin.has_factory_card = self.has_factory_card
        return twin
