"""A copy of a game forgets nothing: every field of every class with a ``copy`` is changed, copied and compared.

The fields are read from the source, because compiled objects do not list theirs.
"""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from maszyna.expeditions import score as expeditions_score
from maszyna.expeditions import state as expeditions_state
from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.new_game import new_game as new_expedition
from maszyna.kernel.dice import DecidedDice, Dice
from maszyna.kernel.game import BETWEEN_TURNS, Game
from maszyna.kernel.record import Playable
from maszyna.library.played import PlayedGame, Recorded
from maszyna.library.table import Table as TableFromPython
from maszyna.scythe.automa.card_orders import moves_of
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.cards_only.cards_table import CardsTable, FightResult, OpenCard, new_cards_table
from maszyna.scythe.cards_only.played_cards import PlayedCards
from maszyna.scythe.game import AirshipGameRules, Ending, Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA, AirshipBoardRules, Position, Seat
from maszyna.scythe.table.differences import Instruction
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table, TurnStart, new_table
from maszyna.scythe.turn_state import Combat, CombatCounts, Finale, Leg, Turn

SOURCE = Path(__file__).parents[1] / "src"
SETUP: dict[str, object] = {"seats": [{"player": "human"}, {"player": "automa"}]}
# Nobody listens to a copy, so it reports no event that could be filmed: whoever sets its ``log`` says whether the
# game is filmed, as ``Record.filmed`` does. And it remembers no reading of a step.
NOT_COPIED = {"log", "_read", "filmed"}


def scythe() -> Scythe:
    return new_game(SETUP, 1)


def expedition() -> Expedition:
    return new_expedition({}, 1)


def table() -> Table:
    return new_table(SETUP, 1)


def open_card() -> OpenCard:
    game = table().game
    seat = next(seat for seat, own in enumerate(game.position.seats) if own.player == AUTOMA)
    return OpenCard(seat, 3, moves_of(game.automa(seat), game.position.seats[seat].faction, 3))


def cards_table() -> CardsTable:
    """With a card under way and a combat that was fought."""
    found = new_cards_table(SETUP, 1)
    found.card = open_card()
    found.result = FightResult(found.card.seat, True, 3, 0, 4, [2], 5)
    return found


# An object of each class that can be copied.
SAMPLES: dict[type, Callable[[], Any]] = {
    Dice: lambda: scythe().dice,
    DecidedDice: lambda: DecidedDice([1, 2, 3]),
    Turn: lambda: Turn(1, []),
    Combat: lambda: Combat(5, [0, 1], [1, 2], [0, 1]),
    Finale: lambda: Finale(1, [0]),
    Scythe: scythe,
    Seat: lambda: scythe().position.seats[0],
    Position: lambda: scythe().position,
    HiddenState: HiddenState,
    AutomaState: lambda: AutomaState(AutomaOptions()),
    Table: table,
    PlayedTable: lambda: PlayedTable(table()),
    OpenCard: open_card,
    CardsTable: cards_table,
    PlayedCards: lambda: PlayedCards(cards_table()),
    Expedition: expedition,
    expeditions_state.Position: lambda: expedition().position,
    expeditions_score.HumanHoldings: lambda: expedition().human,
}
# Only what builds on them is made, or it copies a record.
NOT_MADE = [Game, Playable, Recorded, PlayedGame, TableFromPython]
# What the constructor makes: of the own cards; and where draws are decided there are no streams.
MADE_AGAIN = [(Expedition, "full_deck"), (DecidedDice, "states")]
# Values for fields that are empty at the start, or of a class that is never copied.
VALUES: dict[str, object] = {
    "asking": scythe().asking,
    "run_mode": BETWEEN_TURNS,
    "revealed": [3, 4],
    "placed": [3, 4],
    "turn_start": TurnStart(table(), 7, [], []),
    "combat": Combat(5, [0, 1], [1, 2], [0, 1]),
    "finale": Finale(1, [0]),
    "combats": CombatCounts(1, 1, 2),
    "airship_rules": AirshipGameRules(),
    "ending": Ending(),
    "airship_board": AirshipBoardRules(),
    "automa_options": AutomaOptions(),
    "warned": [TableProblem("on_foreign_base", 0, 1)],
    "trail": [Leg(1, 2, 3, 0, 0)],
    "traps": [1, 2, 3, 4],
    "todo": [Instruction("power", 0, 1, 2)],
    "surplus": [[[1], [2]], [[], [3, 4]]],
    "duel": [0, 1],
    "piles": [[3, 4], [5]],
    "taken": [1, 2],
    "own": list(decision_cards()),
    "done": [0, 2],
}
# Lists that never change once made are shared between copies.
SHARED = [
    (Expedition, "own"),
    (Scythe, "choices"),
    (Expedition, "choices"),
    (Scythe, "chairs"),
    (Combat, "fighters"),
    (PlayedTable, "todo"),
    (DecidedDice, "decided"),
    (OpenCard, "groups"),
]


@cache
def classes(path: Path) -> dict[str, ast.ClassDef]:
    """The classes of a file of the source by their full names."""
    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {f"{module}.{node.name}": node for node in nodes if isinstance(node, ast.ClassDef)}


def full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__name__}"


def own_methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def is_own_field(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def fields(cls: type) -> list[str]:
    """Those declared in the class, those set when an object is made, and those of the classes it builds on."""
    found = []
    for base in cls.__mro__:
        path = SOURCE.joinpath(*base.__module__.split(".")).with_suffix(".py")
        if not path.exists():
            continue
        node = classes(path)[full_name(base)]
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                found.append(part.target.id)
        made = own_methods(node).get("__init__")
        for line in made.body if made else []:
            targets = line.targets if isinstance(line, ast.Assign) else []
            targets = [line.target] if isinstance(line, ast.AnnAssign) else targets
            found += [target.attr for target in targets if isinstance(target, ast.Attribute) and is_own_field(target)]
    return [field for field in dict.fromkeys(found) if field not in NOT_COPIED and (cls, field) not in MADE_AGAIN]


def changed(field: str, value: object) -> object:
    """Another value that the field could have; what the constructor asks for need not be another."""
    if field in VALUES:
        return VALUES[field]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [one + 1 for one in value]
    if isinstance(value, list) and value:
        return value[1:] + value[:1]
    assert not isinstance(value, list) and value is not None, f"what could {field} be?"
    return value


def same(one: object, other: object) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if type(one) in SAMPLES and type(one) is type(other):
        return one is not other and all(same(getattr(one, name), getattr(other, name)) for name in fields(type(one)))
    return one is other or (isinstance(one, int | str) and one == other)


def test_every_class_that_can_be_copied_has_a_sample() -> None:
    copied = [path for path in SOURCE.rglob("*.py") if "def copy(" in path.read_text("utf-8")]
    found = [name for path in copied for name, node in classes(path).items() if "copy" in own_methods(node)]
    assert sorted(found) == sorted(full_name(cls) for cls in [*SAMPLES, *NOT_MADE])


CASES = [pytest.param(cls, field, id=f"{full_name(cls)}.{field}") for cls in SAMPLES for field in fields(cls)]


@pytest.mark.parametrize(("cls", "field"), CASES)
def test_a_copy_keeps_the_field(cls: type, field: str) -> None:
    original = SAMPLES[cls]()
    value = changed(field, getattr(original, field))
    setattr(original, field, value)
    kept = getattr(original.copy(), field)
    assert same(kept, value)
    if isinstance(value, list):
        assert (kept is value) == ((cls, field) in SHARED), "what changes must not be shared with the original"


def test_the_fields_are_found() -> None:
    declared = {"run_mode", "draws_unseen", "revealed", "turns", "combat"}
    set_when_made = {"stack", "over", "position", "airship_rules", "ending"}
    assert declared | set_when_made <= set(fields(Scythe))
    assert len(CASES) > 130


def test_nobody_listens_to_a_copy() -> None:
    for game in (scythe(), expedition()):
        game.log = []
        assert game.copy().log is None
