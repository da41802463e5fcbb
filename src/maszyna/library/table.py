"""The companion beside a real table: you say what you did, it says which piece goes where and why."""

from collections.abc import Mapping
from os import PathLike
from typing import Any, Self

from maszyna.expeditions.notation.events_json import write_events
from maszyna.expeditions.notation.write_position import write_position as write_expedition
from maszyna.expeditions.table.steps import Done, take_step, undo_step
from maszyna.games import EXPEDITIONS, SCYTHE_TABLE, RuleSet
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.events import Event as EngineEvent
from maszyna.kernel.record import Record
from maszyna.library.events import Event
from maszyna.library.files import read_save, write_save
from maszyna.library.name_types import Language, TableKind
from maszyna.library.played import Recorded
from maszyna.library.setups import checked_language, checked_seed, checked_setup, refused_setup, warn_of_many_players
from maszyna.scythe.notation import write_position
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.table import Instruction, Refusal, TableProblem, differences

KINDS: dict[str, RuleSet[Any]] = {"scythe": SCYTHE_TABLE, "expeditions": EXPEDITIONS}
END = "-table"  # of the same kinds in the app
SCYTHE_SETUP: dict[str, object] = {"seats": [{}, {"player": "automa"}]}


class Step:
    """A step at a table, taken or taken back: what happened and what to do with the pieces."""

    def __init__(self, text: str, lines: list[str], todo: list[str], events: list[Event]) -> None:
        self.text = text
        """The step as it is saved."""
        self.lines = lines
        """What happened, a line each, with the narrowing behind an Automa's choices."""
        self.todo = todo
        """What to do with the pieces, a line each."""
        self.events = events
        """What happened, as events."""

    def __str__(self) -> str:
        return "\n".join([*self.lines, *(f"→ {line}" for line in self.todo)])

    def __repr__(self) -> str:
        return f"<step {self.text!r}: {len(self.events)} events, {len(self.todo)} things to do>"


class Table(Recorded[Any]):
    """A table with an Automa, made by ``maszyna.table`` or ``Table.load``."""

    def __init__(self, kind: TableKind, record: Record[Any], lang: Language) -> None:
        super().__init__(record, lang)
        self.kind: TableKind = kind

    @classmethod
    def load(cls, path: str | PathLike[str], lang: Language = "en") -> Self:
        """The table in a save file. Raises FileTrouble for a file that cannot be read, FormatError for its content."""
        save = read_save(path)
        for name, kind in KINDS.items():
            if kind.name == save.game:
                return cls("scythe" if name == "scythe" else "expeditions", kind.restore(save), checked_language(lang))
        tables = [kind.name for kind in KINDS.values()]
        raise FormatError("game", "not_a_table", found=save.game[:40], possible=tables)

    @property
    def steps(self) -> list[str]:
        """The texts of the steps taken so far."""
        return list(self._record.actions)

    @property
    def position(self) -> dict[str, object]:
        """The position on the table as a document, which the commands take."""
        if self.kind == "scythe":
            return write_position(self._record.game.table.layout())
        return write_expedition(self._record.game.position)

    @property
    def over(self) -> bool:
        """Whether the game at the table has ended."""
        game = self._record.game
        return bool(game.table.is_over() if self.kind == "scythe" else game.is_over())

    def say(self, text: str) -> Step:
        """Take a step: what you did, or ``automa`` for its turn; docs/formats.md has all of them.

        Gives what happened and what to do with the pieces, in the table's language. Raises Refusal, UnreadableAction,
        IllegalAction or AmbiguousAction for a step that cannot be taken, and Missing when it needs something that only
        you can know: say the step again with the field and the answer at its end. The table stays as it was then.
        """
        if self.kind == "scythe":
            from maszyna.speech.scythe.companion.companion_texts import companion_texts

            done = self._record.take(companion_texts(self.lang).understood(text))
            return self._scythe_step(done.text, done.events, done.instructions, self._record.game.table.warned)
        from maszyna.speech.expeditions.texts import expeditions_texts

        return self._expeditions_step(take_step(self._record, expeditions_texts(self.lang).understood(text)))

    def undo(self) -> Step:
        """Take back the last step; gives what to do with the pieces. Raises an error when there is none."""
        if self.kind == "scythe":
            if not self._record.actions:
                raise Refusal("nothing_to_undo")
            after = self._record.game.table
            text = self._record.undo()
            return self._scythe_step(text, [], differences(after, self._record.game.table), [])
        return self._expeditions_step(undo_step(self._record))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the table into a file, completely or not at all; the companions of the app and the terminal read it.

        Raises FileTrouble when it cannot be written.
        """
        write_save(path, KINDS[self.kind].dump(self._record))

    def copy(self) -> Self:
        """A second table with the same past."""
        return type(self)(self.kind, self._record.__copy__(), self.lang)

    def __repr__(self) -> str:
        return f"<Table, {self.kind}, seed {self.seed}: {len(self.steps)} steps{', over' if self.over else ''}>"

    def _scythe_step(
        self, text: str, happened: list[EngineEvent], todo: list[Instruction], warnings: list[TableProblem]
    ) -> Step:
        from maszyna.speech.scythe.companion.companion_texts import companion_texts
        from maszyna.speech.scythe.texts import scythe_texts
        from maszyna.speech.scythe.turn_prose import event_lines

        texts, game = companion_texts(self.lang), self._record.game.table.game
        position = game.position
        lines = event_lines(scythe_texts(self.lang), position, game.hidden, happened)
        lines += [texts.problem(position, problem) for problem in warnings]
        events = [Event(write_event(position, event)) for event in happened]
        return Step(text, lines, texts.instructions(position, todo), events)

    def _expeditions_step(self, done: Done) -> Step:
        from maszyna.speech.expeditions.texts import event_lines, expeditions_texts

        texts = expeditions_texts(self.lang)
        todo = [texts.instruction(each) for each in done.instructions]
        events: list[EngineEvent] = done.events
        written = [Event(document) for document in write_events(events)]
        return Step("; ".join(done.texts), event_lines(texts, events, ""), todo, written)


def table(
    kind: TableKind, setup: Mapping[str, object] | None = None, *, seed: int | None = None, lang: Language = "en"
) -> Table:
    """A companion beside a real table of ``scythe`` or ``expeditions``.

    ``setup`` is the setup of a save (docs/formats.md); without one a human plays against one Automa. ``seed`` is that
    of the Automa's cards, drawn when it is not named. Raises SetupError for a kind, setup or seed there is not, and
    UnknownLanguage.
    """
    name = str(kind).removesuffix(END)
    if name not in KINDS:
        raise SetupError("kind", "unknown_game", possible=list(KINDS), found=kind)
    given = dict(setup) if setup is not None else SCYTHE_SETUP if name == "scythe" else {}
    checked_language(lang)
    chosen = checked_seed(seed)
    try:
        record = KINDS[name].new(checked_setup(given), chosen)
    except FormatError as error:
        raise refused_setup(error) from None
    if name == "scythe":
        warn_of_many_players(record.game.table.game, lang)
    return Table("scythe" if name == "scythe" else "expeditions", record, lang)
