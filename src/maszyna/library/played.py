"""A game being played from Python: what both games have in common."""

from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Final, Generic, Literal, Self, TypeVar

from maszyna.kernel.game import Game
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump
from maszyna.library.turns import AutomaTurn, Turn
from maszyna.players.random_player import random_dice

G = TypeVar("G", bound=Game)
AUTOMA_TURN: Final = "automa turn"
MOST_SHOWN: Final = 40  # options listed on a screen


class Options(list[str]):
    """The texts of the actions possible now; shown with what each means, one to a line."""

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


class PlayedGame(Generic[G]):
    """One game with its record; made by ``Scythe``, ``Expeditions`` or ``load``."""

    kind: str  # as a save names the game
    rules_version: int

    def __init__(self, record: Record[G], lang: str) -> None:
        self._record = record
        self._chance = random_dice(record.seed)
        self.lang = lang

    @classmethod
    def of_record(cls, record: Record[G], lang: str) -> Self:
        """The game that a record keeps."""
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
        """Who has won; nobody before the end."""
        raise NotImplementedError

    def svg(self) -> str:
        """The board as a picture."""
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
    def seed(self) -> int:
        return self._record.seed

    @property
    def setup(self) -> dict[str, object]:
        """The setup document, as in a save."""
        return self._record.setup

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far."""
        return list(self._record.actions)

    @property
    def over(self) -> bool:
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
        """Take these actions, each by its text or the unique beginning of it; if one is refused, none is taken."""
        ahead = self.engine.copy()
        whole: list[str] = []
        for text in texts:
            action = ahead.match(text)
            whole.append(ahead.text(action))
            ahead.apply(action)
        self._record.say_all(whole)

    def play_randomly(
        self, until: Literal["automa turn"] | Callable[[Self], bool] | None = None, limit: int = 1_000_000
    ) -> int:
        """Take random actions and return how many.

        ``until``: None for the end of the game; AUTOMA_TURN for a whole turn of an Automa; or a function that is given
        the game before every action and says whether to stop. In any case it stops after ``limit`` actions.
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
        return taken

    def _automa_turns_done(self) -> int:
        """How many turns of Automas are over; one that waits for an answer in a combat is not."""
        raise NotImplementedError

    def undo(self, steps: int = 1) -> None:
        """Take back the last actions, and what the Automas did after them."""
        self._record.undo(steps)

    def redo(self, steps: int = 1) -> None:
        """Take again what was undone last."""
        self._record.redo(steps)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game into a file, completely or not at all; ``maszyna.load`` and every command read it."""
        from maszyna.storage.saves import write

        write(Path(path), dump(self._record, self.kind, self.rules_version))

    def copy(self) -> Self:
        """A second game with the same past; what is played in one does not change the other."""
        return self.of_record(self._record.branch(), self.lang)

    def _repr_svg_(self) -> str:
        return self.svg()
