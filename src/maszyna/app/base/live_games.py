"""Games in progress, of every kind, as what the rest of the application needs: a record, and who decided what.

A live game is never changed halfway: actions are taken on a twin, and the twin is kept or forgotten.
"""

from typing import Any, Final, Generic

from maszyna.app.base.requester import NOBODY
from maszyna.app.base.reveals import AUTOMA, NOTHING, drawn_at_table, hidden_of, revealed
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.table import differences as expeditions_differences
from maszyna.expeditions.table import meant
from maszyna.expeditions.words import SEATS as EXPEDITIONS_SEATS
from maszyna.games import EXPEDITIONS, SCYTHE, SCYTHE_TABLE, GameKind
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.record import G, Record, Setup
from maszyna.kernel.save import Save
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table.automa_turn_step import AutomaTurnStep
from maszyna.scythe.table.read_step import read_step
from maszyna.scythe.table.session import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.words import FACTIONS


class TakenAction:
    """An action taken: who decided it, what happened, what to do with the pieces, what it showed that was hidden."""

    def __init__(
        self, text: str, seat: int, events: list[Event], todo: list[Any], reveals: str, continues: bool = False
    ) -> None:
        self.text = text
        self.seat = seat
        self.events = events
        self.todo = todo
        self.reveals = reveals  # a code, or nothing
        self.continues = continues  # what the action before it began


class LiveGame(Generic[G]):
    """Stories told of a game are remembered in ``told``: an accelerator only."""

    kind: str
    engine: GameKind[Any]

    def __init__(self, record: Record[G], entries: list[TakenAction]) -> None:
        self.record = record
        self.entries = entries
        self.told: dict[tuple[str, str, int], Any] = {}
        self.turn_over: G | None = None  # of a draft: the game after its turn, before the next one begins

    @property
    def game(self) -> G:
        return self.record.game if self.turn_over is None else self.turn_over

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def opening(self) -> list[Event]:
        """What happened before the first action."""
        return self.record.told(0)

    def save(self) -> str:
        return self.engine.dump(self.record)

    def say(self, text: str) -> TakenAction:
        """Take the action; a refused one changes nothing."""
        raise NotImplementedError

    def twin(self, number: int | None = None) -> "LiveGame[G]":
        """The same game, or as it was after so many actions."""
        upto = len(self.entries) if number is None else number
        twin = type(self)(self.record.branch(upto), self.entries[:upto])
        twin.told = self.told
        return twin

    def take_back(self) -> None:
        """Forget the last action."""
        self.record.undo()
        self.entries.pop()

    def over(self) -> bool:
        raise NotImplementedError

    def deciding(self) -> int:
        """The seat that is asked, or NOBODY."""
        raise NotImplementedError

    def seat_names(self) -> list[str]:
        raise NotImplementedError

    def people(self) -> list[int]:
        """The seats that persons play."""
        raise NotImplementedError

    def turn(self) -> int:
        raise NotImplementedError

    def hides(self) -> bool:
        """Whether anything of this game is hidden from anybody."""
        return False


class ScytheGame(LiveGame[Scythe]):
    """The whole of Scythe on the screen."""

    kind = "scythe"
    engine = SCYTHE

    def say(self, text: str) -> TakenAction:
        game = self.game
        seat = NOBODY if game.is_over() else game.seat_to_decide()
        hidden = hidden_of(game)
        continues = game.asking is not None and game.asking.about.continues
        done = self.record.say(text)
        entry = TakenAction(text, seat, done.events, [], revealed(hidden, self.game, seat, done.events), continues)
        self.entries.append(entry)
        return entry

    def end_turn_with(self, text: str) -> TakenAction | None:
        """Take an action that ends a turn and stop before the next one; None if it shows something hidden by itself."""
        game = self.game.copy()
        seat, hidden, continues = game.seat_to_decide(), hidden_of(game), game.pending().about.continues
        events: list[Event] = []
        game.log = events
        game.run_mode = BETWEEN_TURNS
        game.say(text)
        if revealed(hidden, game, seat, events) or not game.waits_for_turn():
            return None
        game.log = None
        self.turn_over = game
        entry = TakenAction(text, seat, events, [], "", continues)
        self.entries.append(entry)
        return entry

    def over(self) -> bool:
        return self.game.is_over()

    def deciding(self) -> int:
        return self.game.seat_to_decide() if self.game.asking is not None else NOBODY

    def seat_names(self) -> list[str]:
        return [FACTIONS[seat.faction] for seat in self.game.position.seats]

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.game.position.seats) if seat.player == HUMAN]

    def turn(self) -> int:
        return self.game.turns

    def hides(self) -> bool:
        return True


class ScytheTable(LiveGame[PlayedTable]):
    """The companion beside a real board of Scythe."""

    kind = "scythe-table"
    engine = SCYTHE_TABLE

    @property
    def table(self) -> Table:
        return self.game.table

    def say(self, text: str) -> TakenAction:
        seat = self.seat_of(text)
        before = self.table.game.dice.states[:]
        done = self.record.say(text)
        shows = drawn_at_table(before, self.table.game.dice.states, done.events)
        entry = TakenAction(done.text, seat, done.events, done.instructions, shows)
        self.entries.append(entry)
        return entry

    def seat_of(self, text: str) -> int:
        """Whom a step is about; an Automa's turn is about nobody in particular."""
        step = read_step(self.table, text).step
        return NOBODY if isinstance(step, AutomaTurnStep) else step.seat

    def over(self) -> bool:
        return self.table.is_over()

    def deciding(self) -> int:
        return NOBODY if self.over() else self.table.person()

    def seat_names(self) -> list[str]:
        return [FACTIONS[seat.faction] for seat in self.position().seats]

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.position().seats) if seat.player == HUMAN]

    def position(self) -> Position:
        return self.table.game.position

    def turn(self) -> int:
        return self.table.game.turns


class ExpeditionsTable(LiveGame[Expedition]):
    """The companion beside a real table of Expeditions."""

    kind = "expeditions-table"
    engine = EXPEDITIONS

    def say(self, text: str) -> TakenAction:
        before = self.game.copy()
        done = self.record.say(text)
        shows = NOTHING if before.dice.states == self.game.dice.states else AUTOMA
        entry = TakenAction(text, 0, done.events, expeditions_differences(before, self.game), shows)
        self.entries.append(entry)
        return entry

    def meant(self, typed: str) -> list[str]:
        """The actions a line means: the tokens of a tile may stand on one."""
        return meant(self.game, typed)

    def over(self) -> bool:
        return self.game.is_over()

    def deciding(self) -> int:
        return NOBODY if self.game.is_over() else self.game.seat_to_decide()

    def seat_names(self) -> list[str]:
        return list(EXPEDITIONS_SEATS)

    def people(self) -> list[int]:
        return [0]

    def turn(self) -> int:
        return self.game.turns


CLASSES: Final[list[type[LiveGame[Any]]]] = [ScytheGame, ScytheTable, ExpeditionsTable]
BY_KIND: Final = {one.kind: one for one in CLASSES}
BY_SAVE: Final = {one.engine.name: one for one in CLASSES}
KINDS: Final = list(BY_KIND)


def start(kind: str, setup: Setup, seed: int) -> LiveGame[Any]:
    """A new game; what is wrong with the setup is raised."""
    found = BY_KIND[kind]
    return found(found.engine.new(setup, seed), [])


def restored(save: Save) -> LiveGame[Any]:
    """A game out of a save; the first action that is refused is named."""
    found = BY_SAVE.get(save.game)
    if found is None:
        raise FormatError("game", f"must be one of {', '.join(BY_SAVE)}, found {save.game[:40]!r}")
    live = found(found.engine.begin(save), [])
    for index, text in enumerate(save.actions):
        try:
            live.say(text)
        except MaszynaError as error:
            raise FormatError(f"actions[{index}]", str(error)) from None
    return live
