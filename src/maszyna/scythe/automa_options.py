"""Rulings and options of the Automas at a table: read and written; only what differs from the default is written."""

from typing import Final

from maszyna.kernel.document import Part
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
MODES: Final = ["competitive", "cooperative"]
MOST_CHANGE: Final = 2  # A19.2, A19.3
MOST_WITH_AUTOMA: Final = 5  # players advised where an Automa plays; up to 7 are accepted


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
