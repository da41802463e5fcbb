"""A game being played from Python: what both games have in common, and what a companion shares with them."""

from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from os import PathLike
from typing import Any, Final, Generic, Literal, Self, TypeVar

from maszyna.kernel.game import Game
from maszyna.kernel.record import Playable, Record
from maszyna.kernel.save import dump
from maszyna.library.files import write_save
from maszyna.library.name_types import Language
from maszyna.library.setups import checked_language
from maszyna.library.turns import AutomaTurn, Turn
from maszyna.players.random_player import random_dice

R = TypeVar("R", bound=Playable)
G = TypeVar("G", bound=Game)
AUTOMA_TURN: Final = "automa turn"
MOST_SHOWN: Final = 40  # options listed on a screen


class Options(list[str]):
    """The texts of the actions possible now; shown with what each means, one to a line.

    ``labels`` has what each means in the game's language, in the same order.
    """

    def __init__(self, texts: Sequence[str], labels: Sequence[str]) -> None:
        super().__init__(texts)
        self.labels = list(labels)

    def __repr__(self) -> str:
        width = max([len(text) for text in self[:MOST_SHOWN]], default=0)
        pairs = list(zip(self, self.labels, strict=True))[:MOST_SHOWN]
        lines = [f"  {text.ljust(width)}  {label}".rstrip() for text, label in pairs]
        if len(self) > MOST_SHOWN:
            lines.append(f"  … {len(self) - MOST_SHOWN} more")
        return "\n".join(lines)

    def __str__(self) -> str:
        return f"\n{self!r}" if self else ""


class Recorded(Generic[R]):
    """A game or a table with its record.

    Both pickle and copy; two are equal when setup, seed and actions are, and as they change they have no hash.
    """

    kind: Any

    def __init__(self, record: Record[R], lang: Language) -> None:
        self._record = record
        self._lang = checked_language(lang)

    @property
    def lang(self) -> Language:
        """The language of questions, labels and stories: en, uk or ru; setting another raises UnknownLanguage."""
        return self._lang

    @lang.setter
    def lang(self, lang: Language) -> None:
        self._lang = checked_language(lang)

    @property
    def seed(self) -> int:
        """The number that all chance in the game follows from; at a table, of the Automa's cards."""
        return self._record.seed

    @property
    def setup(self) -> dict[str, object]:
        """A copy of the setup document, as in a save."""
        return deepcopy(self._record.setup)

    def copy(self) -> Self:
        """A second one with the same past; what is played in one does not change the other."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same setup, seed and actions."""
        if not isinstance(other, type(self)):
            return NotImplemented
        own, its = self._record, other._record
        return bool((self.kind, own.setup, own.seed, own.actions) == (other.kind, its.setup, its.seed, its.actions))

    __hash__ = None  # type: ignore[assignment]  # it changes with every action


class PlayedGame(Recorded[G]):
    """One game; made by ``Scythe``, ``Expeditions`` or ``load``."""

    kind: str  # as a save names the game
    rules_version: int

    def __init__(self, record: Record[G], lang: Language) -> None:
        super().__init__(record, lang)
        self._chance = random_dice(record.seed)

    @classmethod
    def of_record(cls, record: Record[G], lang: Language) -> Self:
        """The game that a record of the engine holds."""
        game = cls.__new__(cls)
        PlayedGame.__init__(game, record, lang)
        return game

    # What a game has of its own.

    @property
    def question(self) -> str:
        """The pending decision in words; empty when the game is over."""
        raise NotImplementedError

    @property
    def turns(self) -> list[Turn]:
        """Every turn begun so far."""
        raise NotImplementedError

    @property
    def winner(self) -> str | None:
        """Who has won; None before the end."""
        raise NotImplementedError

    @property
    def to_decide(self) -> str | None:
        """Who acts next: a faction, or a side of Expeditions; None when the game is over."""
        raise NotImplementedError

    def svg(self) -> str:
        """The board as a picture, the text of an SVG."""
        raise NotImplementedError

    def _label(self, action: int) -> str:
        raise NotImplementedError

    def _at_random(self) -> int:
        """One of the options, drawn from a stream of its own."""
        options = self.engine.options()
        return options[self._chance.below(0, len(options))]

    # What all games share.

    @property
    def engine(self) -> G:
        """The rules engine's own game, for everything that has no name here; playing it directly is not recorded."""
        return self._record.game

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far."""
        return list(self._record.actions)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.is_over()

    @property
    def options(self) -> Options:
        """The texts of the actions possible now, all of which ``play`` takes."""
        actions = self.engine.options()
        return Options([self.engine.text(action) for action in actions], [self._label(action) for action in actions])

    @property
    def automa_turns(self) -> list[AutomaTurn]:
        """Every turn of an Automa, the last one last."""
        return [turn for turn in self.turns if isinstance(turn, AutomaTurn)]

    def play(self, *texts: str) -> None:
        """Take these actions, each by its text or the unique beginning of it; if one is refused, none is taken.

        Raises UnreadableAction, IllegalAction, AmbiguousAction or GameIsOver, all of them an ActionError.
        """
        ahead = self.engine.copy()
        whole: list[str] = []
        for text in self._in_asked_order(list(texts)):
            action = ahead.match(text)
            whole.append(ahead.text(action))
            ahead.apply(action)
        self._record.say_all(whole)
        self._go_on()

    def _go_on(self) -> None:
        """Let opponents that think decide until a human is to decide."""

    def _in_asked_order(self, texts: list[str]) -> list[str]:
        """Actions with what people name in any order in the order of the game."""
        return texts

    def play_randomly(
        self, until: Literal["automa turn"] | Callable[[Self], bool] | None = None, limit: int = 1_000_000
    ) -> int:
        """Take random actions and return how many.

        ``until``: None for the end of the game; AUTOMA_TURN for a whole turn of an Automa; or a function that is given
        the game before every action and says whether to stop. In any case it stops after ``limit`` actions. Raises
        TypeError for any other ``until``.
        """
        if until is not None and until != AUTOMA_TURN and not callable(until):
            raise TypeError(f"until: {until!r} is neither maszyna.AUTOMA_TURN nor a function of the game")
        turns_before = self._automa_turns_done()
        taken = 0
        while not self.over and taken < limit:
            if until == AUTOMA_TURN and self._automa_turns_done() > turns_before:
                break
            if callable(until) and until(self):
                break
            self._record.play(self._at_random())
            taken += 1
            self._go_on()
        return taken

    def _automa_turns_done(self) -> int:
        """How many turns of Automas are over; one that waits for an answer in a combat is not."""
        raise NotImplementedError

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions, and what the Automas did after them; MaszynaError if there are not so many."""
        self._record.undo(steps)

    def redo(self, steps: int = 1) -> None:
        """Take again what was undone last; MaszynaError if there is not so much."""
        self._record.redo(steps)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game into a file, completely or not at all; ``maszyna.load`` and every command read it.

        Raises FileTrouble when it cannot be written.
        """
        write_save(path, dump(self._record, self.kind, self.rules_version))

    def copy(self) -> Self:
        """A second game with the same past; what is played in one does not change the other."""
        twin = self.of_record(copy(self._record), self.lang)
        twin._chance = self._chance.copy()
        return twin

    def _repr_svg_(self) -> str:
        return self.svg()
