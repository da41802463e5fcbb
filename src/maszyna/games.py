"""The kinds of games there are: what a save calls each, the rules it is played by, and how a game of it begins."""

from typing import Any, Final, Generic

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play import new_game as expeditions_setup
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.record import G, NewGame, Record, Setup
from maszyna.kernel.save import Save
from maszyna.kernel.save import begin as begin_record
from maszyna.kernel.save import dump as dump_record
from maszyna.kernel.save import restore as restore_record
from maszyna.scythe.cards_only import played_cards
from maszyna.scythe.cards_only.played_cards import PlayedCards
from maszyna.scythe.game import Scythe
from maszyna.scythe.position_requests.from_position import POSITION, game_from_position
from maszyna.scythe.setup import new_game as scythe_setup
from maszyna.scythe.table import played_table
from maszyna.scythe.table.played_table import PlayedTable


class RuleSet(Generic[G]):
    """What a game is played by: how a save names it, the version of its rules, and how it begins."""

    def __init__(self, name: str, rules_version: int, new_game: NewGame[G]) -> None:
        self.name = name  # the game of a save
        self.rules_version = rules_version
        self.new_game = new_game

    def new(self, setup: Setup, seed: int) -> Record[G]:
        return Record(self.new_game, setup, seed)

    def begin(self, save: Save, listens: bool = True) -> Record[G]:
        """The game of a save at its start; its actions are not played yet."""
        return begin_record(save, self.name, self.rules_version, self.new_game, listens)

    def restore(self, save: Save) -> Record[G]:
        """The game of a save; what is wrong with it is a FormatError, a refused action is named ``actions[i]``."""
        return restore_record(save, self.name, self.rules_version, self.new_game)

    def dump(self, record: Record[G]) -> str:
        """The text of its save file."""
        return dump_record(record, self.name, self.rules_version)


def new_scythe(setup: Setup, seed: int, log: list[Event] | None = None) -> Scythe:
    """A game of Scythe from its start, or from the position that the setup holds."""
    begin = game_from_position if POSITION in setup else scythe_setup.new_game
    return begin(setup, seed, log)


SCYTHE: Final[RuleSet[Scythe]] = RuleSet(scythe_setup.GAME, scythe_setup.RULES_VERSION, new_scythe)
SCYTHE_TABLE: Final[RuleSet[PlayedTable]] = RuleSet(
    played_table.GAME, scythe_setup.RULES_VERSION, played_table.new_played_table
)
SCYTHE_CARDS: Final[RuleSet[PlayedCards]] = RuleSet(
    played_cards.GAME, scythe_setup.RULES_VERSION, played_cards.new_played_cards
)
EXPEDITIONS: Final[RuleSet[Expedition]] = RuleSet(
    expeditions_setup.GAME, expeditions_setup.RULES_VERSION, expeditions_setup.new_game
)
KINDS: Final[dict[str, RuleSet[Any]]] = {kind.name: kind for kind in (SCYTHE, SCYTHE_TABLE, SCYTHE_CARDS, EXPEDITIONS)}


def kind_of(save: Save) -> RuleSet[Any]:
    if save.game not in KINDS:
        raise FormatError("game", "unknown_game", possible=list(KINDS), found=save.game[:40])
    return KINDS[save.game]


def restore(save: Save) -> Record[Any]:
    """The record of a save, whichever its game."""
    return kind_of(save).restore(save)
