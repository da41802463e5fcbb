"""Rulings and options of the Automas at a table: read and written; only what differs from the default is written."""

from typing import Final

from maszyna.kernel.bits import i64, mask_of
from maszyna.kernel.document import Part
from maszyna.scythe.facts.automa import CARDS, DECKS, AutomaCard, automa_cards
from maszyna.scythe.facts.star_cards import PRINTED_LEVELS, StarCard
from maszyna.scythe.state import Position

# The first way of each is the default.
WAYS: Final[dict[str, list[str]]] = {
    "R2": ["reachable", "adjacent"],
    "R3": ["mech", "character"],
    "R11": ["skipped", "advance"],
    "R12": ["removed", "stay"],
    "R13": ["none", "placed"],
    "R14": ["rusviet", "togawa"],
}
RULINGS: Final = list(WAYS)
OPTIONS: Final = ["skip_marked", "coins", "power", "reveal_before_move", "reveal_before_unit", "all_moves", "mode"]
DECK: Final[i64] = (1 << 20) - 2  # the cards 1..19
MODES: Final = ["competitive", "cooperative"]
MOST_CHANGE: Final = 2  # A19.2, A19.3
MOST_WITH_AUTOMA: Final = 5  # players advised where an Automa plays; up to 7 are accepted


class HouseRules:
    """Cards of the Automas that differ from the printed ones; their symbols are added in `automa/own_automa.py`."""

    def __init__(self, cards: list[AutomaCard], star_cards: list[StarCard]) -> None:
        self.cards = {card.number: card for card in cards}  # the whole deck; none: the printed one
        self.star_cards = star_cards  # of all levels, printed or own
        goes = [card for card in cards if card.advances]
        unmarked = [card for card in goes if not card.skipped_by_autometta]
        self.steps = len(goes) / max(1, len(cards))  # of the marker in a turn, on the average
        self.unmarked_steps = len(unmarked) / max(1, len(cards))

    def document(self) -> dict[str, object]:
        raise NotImplementedError


def is_printed(card: AutomaCard) -> bool:
    """Whether a card is that of a printed deck."""
    return card.number <= CARDS and any(card == automa_cards(deck)[card.number - 1] for deck in range(len(DECKS)))


class AutomaOptions:
    """Rulings settled otherwise than by default, and the options of A19; one set for every Automa at the table."""

    def __init__(self) -> None:
        self.adjacent_reach = False  # R2: a human unit reaches the hexes around it, nothing further
        self.character_first = False  # R3: of mech and character equally near, the character goes
        self.skipped_advance = False  # R11: the gold star of a skipped card still counts
        self.defended_stay = False  # R12: resources stay where the Automa wins as defender
        self.tokens_placed = False  # R13: Albion and Togawa lay their tokens where the character ends a move
        self.togawa_on_card_8 = False  # R14: the bracket on card 8 of Invaders is Togawa's
        self.skip_marked = False  # A19.1
        self.coins = 0  # A19.2
        self.power = 0  # A19.3
        self.reveal_before_move = False  # A19.4
        self.reveal_before_unit = False  # A19.5
        self.all_moves = False  # A19.6
        self.cooperative = False  # A20: all humans against all Automas
        self.own: HouseRules | None = None
        self.star_cards: list[StarCard] = PRINTED_LEVELS
        self.full_deck: i64 = DECK
        self.printed_cards: i64 = DECK  # those of the deck that are as printed

    def follow(self, own: HouseRules | None) -> None:
        """Play by house rules."""
        if own is not None:
            self.own = own
            self.star_cards = own.star_cards
            if own.cards:
                self.full_deck = mask_of(list(own.cards))
                self.printed_cards = mask_of([card.number for card in own.cards.values() if is_printed(card)])


def mark_position(position: Position, automa_options: AutomaOptions) -> None:
    """Note in a position whom an Automa fears, so that a choice can be explained from it alone."""
    position.allied_automas = automa_options.cooperative
    position.adjacent_reach = automa_options.adjacent_reach


def read_automa_options(rulings: Part | None, options: Part | None) -> AutomaOptions:
    automa_options = AutomaOptions()
    if rulings is not None:
        for name, part in rulings.fields(RULINGS).items():
            _read_ruling(automa_options, name, part.name(WAYS[name]) == 1)
    if options is not None:
        for name, part in options.fields(OPTIONS).items():
            _read_option(automa_options, name, part)
    return automa_options


def _read_ruling(automa_options: AutomaOptions, name: str, otherwise: bool) -> None:
    if name == "R2":
        automa_options.adjacent_reach = otherwise
    elif name == "R3":
        automa_options.character_first = otherwise
    elif name == "R11":
        automa_options.skipped_advance = otherwise
    elif name == "R12":
        automa_options.defended_stay = otherwise
    elif name == "R13":
        automa_options.tokens_placed = otherwise
    else:
        automa_options.togawa_on_card_8 = otherwise


def _read_option(automa_options: AutomaOptions, name: str, part: Part) -> None:
    if name == "skip_marked":
        automa_options.skip_marked = part.flag()
    elif name == "coins":
        automa_options.coins = part.number(-MOST_CHANGE, MOST_CHANGE)
    elif name == "power":
        automa_options.power = part.number(-MOST_CHANGE, MOST_CHANGE)
    elif name == "reveal_before_move":
        automa_options.reveal_before_move = part.flag()
    elif name == "reveal_before_unit":
        automa_options.reveal_before_unit = part.flag()
    elif name == "mode":
        automa_options.cooperative = part.name(MODES) == 1
    else:
        automa_options.all_moves = part.flag()


def write_rulings(automa_options: AutomaOptions) -> dict[str, object]:
    otherwise = {
        "R2": automa_options.adjacent_reach,
        "R3": automa_options.character_first,
        "R11": automa_options.skipped_advance,
        "R12": automa_options.defended_stay,
        "R13": automa_options.tokens_placed,
        "R14": automa_options.togawa_on_card_8,
    }
    return {name: WAYS[name][1] for name, chosen in otherwise.items() if chosen}


def write_options(automa_options: AutomaOptions) -> dict[str, object]:
    every: dict[str, object] = {
        "skip_marked": automa_options.skip_marked,
        "coins": automa_options.coins,
        "power": automa_options.power,
        "reveal_before_move": automa_options.reveal_before_move,
        "reveal_before_unit": automa_options.reveal_before_unit,
        "all_moves": automa_options.all_moves,
        "mode": MODES[1] if automa_options.cooperative else None,
    }
    return {name: value for name, value in every.items() if value}
