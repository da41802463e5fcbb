"""Every action of every kind of decision as one number, the same in all games: the action table of learners.

A decision numbers its actions from 0, so equal numbers of two kinds mean different things. The table gives each kind a
row of its own. It is a data file; a change of the game that needs another table needs a new file, so that what was
trained on this one stays readable.
"""

from typing import Any, Final

from maszyna.kernel.bits import i64
from maszyna.kernel.facts import read_data
from maszyna.kernel.game import Game
from maszyna.kernel.steps import Decision
from maszyna.scythe.play.movement.move import ChooseCargo

FILE: Final = "scythe_actions_1.json"
MOST_OPTIONS: Final = 64  # in a row of options; 50 were the most ever seen


def _kinds() -> list[dict[str, Any]]:
    found: Any = read_data("maszyna.encoding", FILE)["kinds"]
    return list(found)


KINDS: Final[list[str]] = [str(entry["kind"]) for entry in _kinds()]
NAMES: Final[list[list[str]]] = [list(entry["names"]) for entry in _kinds()]
FIRST: Final[list[int]] = [int(entry["first"]) for entry in _kinds()]
NUMBER_OF_KIND: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
ACTIONS: Final[int] = FIRST[-1] + len(NAMES[-1])
# The last entry of a kind that may have more actions stands for the largest of them.
CARGO: Final[str] = ChooseCargo.about.name
CARGO_KIND: Final[int] = NUMBER_OF_KIND[CARGO]
LAST_CARGO: Final[int] = len(NAMES[CARGO_KIND]) - 1


def kind_of(decision: Decision[Any]) -> int:
    """The number of a decision's kind, which is that of its row."""
    return NUMBER_OF_KIND[decision.kind()]


def is_long(kind: i64, choices: list[int]) -> bool:
    """Whether more cargo may go along than the table has entries for."""
    return kind == CARGO_KIND and choices[-1] > LAST_CARGO


def options_of(game: Game) -> list[int]:
    """The entries of the table that are legal now, ascending; none when the game is over."""
    decision = game.asking
    return [] if decision is None else entries_for(kind_of(decision), game.choices)


def entries_for(kind: int, choices: list[int]) -> list[int]:
    """The entries for the options of a kind of decision, ascending."""
    first: i64 = FIRST[kind]
    if is_long(kind, choices):
        return [first + choice for choice in choices if choice < LAST_CARGO] + [first + LAST_CARGO]
    return [first + choice for choice in choices]


def action_of(game: Game, entry: int) -> int:
    """The action of the pending decision that an entry stands for, or -1 if it is not legal now."""
    decision = game.asking
    return -1 if decision is None else action_for(kind_of(decision), game.choices, entry)


def action_for(kind: int, choices: list[int], entry: int) -> int:
    """The option of a kind of decision that an entry stands for, or -1 if it is none."""
    action = entry - FIRST[kind]
    if action >= LAST_CARGO and is_long(kind, choices):
        return choices[-1] if action == LAST_CARGO else -1
    return action if action in choices else -1


def mark_options(game: Game, mask: bytearray, start: i64) -> None:
    """Set a byte of the mask, which begins at ``start``, for every legal entry."""
    decision = game.asking
    if decision is None:
        return
    choices = game.choices
    kind = kind_of(decision)
    if is_long(kind, choices):
        choices = [choice for choice in choices if choice <= LAST_CARGO]
    first: i64 = start + FIRST[kind]
    for choice in choices:
        mask[first + choice] = 1


def mask_of(game: Game) -> bytearray:
    """A byte for every entry of the table: 1 if it is legal now."""
    mask = bytearray(ACTIONS)
    mark_options(game, mask, 0)
    return mask


def kind_and_name(entry: int) -> tuple[str, str]:
    """An entry in words; the name is empty for a number no decision uses."""
    for number in range(len(KINDS) - 1, -1, -1):
        if entry >= FIRST[number]:
            return KINDS[number], NAMES[number][entry - FIRST[number]]
    return "", ""
