"""A game in progress, as what it is: setup, seed and actions. The position is a cache.

Every face keeps its game in a record. ``take`` takes an action by its text, ``play`` by its number, never half.
Each action has an entry: who took it, what happened, what it revealed; an event with a trace carries the position the
Automa chose on. Entry 0 is what came before the first action, so ``entries[n]`` and ``at(n)`` speak of the n-th one.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS, NOBODY, Game
from maszyna.messages.message import Message

Setup = dict[str, object]
KEPT: Final = 8  # a copy of the game is stored after every eighth action; those between are replayed
BY_TEXT: Final = -1


class Playable(Protocol):
    """What a record needs of a game: a Game, or a table whose steps are free text."""

    log: list[Event] | None
    filmed: bool

    def copy(self) -> Self: ...

    def take(self, text: str) -> str:
        """Carry out the action with this text and return it as it is saved; a refused one changes nothing."""
        ...

    def instructions(self) -> list[Any]:
        """What people have to do with their pieces after the last text."""
        ...

    def taker(self, text: str) -> int:
        """The seat that takes an action with this text, or NOBODY."""
        ...

    def continues(self) -> bool:
        """Whether the next action goes on with what the one before it began."""
        ...

    def secrets(self) -> object:
        """All that is hidden now, to be compared after an action."""
        ...

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        """What an action of a seat has shown of it, as a code, or nothing."""
        ...


G = TypeVar("G", bound=Playable)
NewGame = Callable[[Setup, int, list[Event] | None], G]  # the list hears what happens before the first action


class Entry:
    """One action: who took it, what happened, what it revealed, and what to do with the pieces at a real table."""

    seat: int = NOBODY
    continues: bool = False  # it goes on with what the action before it began
    reveals: str = ""  # the code of what it showed that was hidden, or nothing

    def __init__(self, text: str, events: list[Event], instructions: list[Any]) -> None:
        self.text = text
        self.events = events
        self.instructions = instructions
        self.cache: dict[tuple[str, str, int], Any] = {}  # what faces have made of it; branches share their entries


class Stage(Generic[G]):
    """A part of what followed an action: up to the end of a turn, and the game as it was then."""

    def __init__(self, game: G, events: list[Event]) -> None:
        self.game = game
        self.events = events


class Record(Generic[G]):
    def __init__(
        self, new_game: NewGame[G], setup: Setup, seed: int, listens: bool = True, start: G | None = None
    ) -> None:
        """``start`` is the game at its start where it has been set up already."""
        self.new_game = new_game
        self.setup = setup
        self.seed = seed
        self.listens = listens  # without that entries have texts only, and playing is faster
        log: list[Event] | None = [] if listens else None
        self.game: G = new_game(setup, seed, log) if start is None else start
        self.actions: list[str] = []
        self.entries = [Entry("", [] if log is None else log[:], [])]
        self.undone: list[str] = []  # the texts that can be taken again, the next one first
        self.kept: list[G] = [self.game.copy() if start is None else start]

    def take(self, text: str) -> Entry:
        """Take the action with this text."""
        self._take(text, BY_TEXT)
        self.undone = []
        return self.entries[-1]

    def play(self, action: int) -> Entry:
        """Take one of the numbered options; only a Game has them."""
        game = self.game
        assert isinstance(game, Game)
        if action not in game.options():
            raise game.refusal(action)
        self._take(game.text(action), action)
        self.undone = []
        return self.entries[-1]

    def say_all(self, texts: list[str]) -> list[Entry]:
        """Take the actions with these texts; if one is refused, none is taken."""
        start = len(self.actions)
        try:
            for text in texts:
                self._take(text, BY_TEXT)
        except MaszynaError:
            if len(self.actions) > start:
                self._go_back(start)
            raise
        self.undone = []
        return self.entries[start + 1 :]

    def try_out(self, texts: list[str]) -> "Record[G]":
        """The record as it would be after these texts; this one does not change."""
        twin = self.branch()
        twin.say_all(texts)
        return twin

    def undo(self, steps: int = 1) -> str:
        """Take back the last actions and return the text of the first of them."""
        if not self.actions:
            raise MaszynaError("", "nothing_to_undo")
        if not 1 <= steps <= len(self.actions):
            raise MaszynaError("", "too_few_to_undo", count=len(self.actions), steps=steps)
        start = len(self.actions) - steps
        undone = self.actions[start:]
        self._go_back(start)
        self.undone = undone + self.undone
        return undone[0]

    def redo(self, steps: int = 1) -> list[Entry]:
        """Take again what was undone last, unless something else has been done since."""
        if not 1 <= steps <= len(self.undone):
            raise MaszynaError("", "too_few_to_redo", count=len(self.undone), steps=steps)
        texts, left = self.undone[:steps], self.undone[steps:]
        entries = self.say_all(texts)
        self.undone = left
        return entries

    def at(self, number: int) -> G:
        """The game as it was after ``number`` actions: a copy of its own, which nobody listens to."""
        if not 0 <= number <= len(self.actions):
            raise MaszynaError("", "no_such_action", number=number, count=len(self.actions))
        return self.game.copy() if number == len(self.actions) else self._played(number)

    def told(self, number: int) -> list[Event]:
        """The events of an action; 0 is what happened before the first."""
        return self.entries[number].events

    def events(self) -> list[Event]:
        """All events so far."""
        return [event for entry in self.entries for event in entry.events]

    def stages(self, number: int) -> list[Stage[G]]:
        """What an action led to, turn by turn; the last stage is the game after it."""
        if number == 0:
            return [Stage(self.at(0), self.told(0))]
        game = self.at(number - 1)
        running: object = game
        if not isinstance(running, Game):
            return [Stage(self.at(number), self.told(number))]
        log: list[Event] = []
        running.log = log
        running.run_mode = BETWEEN_TURNS
        running.take(self.actions[number - 1])
        found: list[Stage[G]] = []
        while True:
            running.run_mode = None
            found.append(Stage(game.copy(), log))
            if not running.waits_for_turn():
                return found
            log = []
            running.log = log
            running.run_mode = BETWEEN_TURNS
            running.begin_turn()

    def filmed(self, game: G, first: int, last: int) -> Iterator[tuple[int, list[Event], G]]:
        """The actions from ``first`` to ``last`` once more, played on the game as it was before: number, events, each
        with a copy of the game as it was then, and the game after it, which goes on with the next."""
        for number in range(first, last + 1):
            log: list[Event] = []
            game.log = log
            game.filmed = True
            game.take(self.actions[number - 1])
            yield number, log, game

    def look(self, text: str) -> tuple[G, Entry]:
        """The game as an action would leave it, before the next turn begins, and its entry; nothing is taken."""
        game = self.game.copy()
        running: object = game
        assert isinstance(running, Game)
        entry = Entry(text, [], [])
        entry.seat, entry.continues, hidden = running.taker(text), running.continues(), running.secrets()
        running.log = entry.events
        running.run_mode = BETWEEN_TURNS
        running.take(text)
        entry.reveals = running.reveals(hidden, entry.seat, entry.events)
        running.log = None
        return game, entry

    def show(self, game: G, entry: Entry) -> None:
        """Stand after an action that was looked at. For a branch that is only looked at: it cannot be played on."""
        self.game = game
        self.actions.append(entry.text)
        self.entries.append(entry)

    def branch(self, number: int | None = None) -> "Record[G]":
        """A second record of the same game up to an action, or up to here."""
        upto = len(self.actions) if number is None else number
        game = self.at(upto)
        twin = Record(self.new_game, self.setup, self.seed, self.listens, self.kept[0])
        twin.actions = self.actions[:upto]
        twin.entries = self.entries[: upto + 1]
        twin.kept = self.kept[: upto // KEPT + 1]
        twin._continue(game)
        return twin

    def __copy__(self) -> "Record[G]":
        twin = self.branch()
        twin.undone = self.undone[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Record[G]":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.new_game, self.setup, self.seed, self.listens, self.actions, self.undone)

    def _take(self, text: str, action: int) -> None:
        game = self.game
        log = game.log
        before = 0 if log is None else len(log)
        seat, continues, hidden = NOBODY, False, None
        try:
            if log is not None:
                seat, continues, hidden = game.taker(text), game.continues(), game.secrets()
            if action != BY_TEXT and isinstance(game, Game):
                game.apply(action)
            else:
                text = game.take(text)
        except Exception as fault:
            if isinstance(fault, MaszynaError) and not isinstance(fault, OurFault):
                raise
            told = Message("raised_after", error=type(fault).__name__, text=str(fault), action=text)
            if isinstance(fault, OurFault):
                told = fault.fault
            self._go_back(len(self.actions))
            raise OurFault(told, "\n".join([*self.actions, text])) from fault
        self.actions.append(text)
        entry = Entry(text, [] if log is None else log[before:], game.instructions())
        if log is not None:
            entry.seat, entry.continues = seat, continues
            entry.reveals = game.reveals(hidden, seat, entry.events)
        self.entries.append(entry)
        if len(self.actions) % KEPT == 0:
            self.kept.append(game.copy())

    def _played(self, number: int) -> G:
        """The same from the last copy before it, whatever has happened to the game itself."""
        game = self.kept[number // KEPT].copy()
        for text in self.actions[number - number % KEPT : number]:
            game.take(text)
        return game

    def _go_back(self, number: int) -> None:
        game = self._played(number)
        del self.actions[number:]
        del self.entries[number + 1 :]
        del self.kept[number // KEPT + 1 :]
        self._continue(game)

    def _continue(self, game: G) -> None:
        """Go on from a game that is not listened to yet; its log holds all events so far."""
        if self.listens:
            game.log = self.events()
        self.game = game


def replayed(
    new_game: NewGame[G], setup: Setup, seed: int, listens: bool, actions: list[str], undone: list[str]
) -> Record[G]:
    """The record with this past; what was undone can still be taken again."""
    record = Record(new_game, setup, seed, listens)
    record.say_all(actions)
    record.undone = undone
    return record
