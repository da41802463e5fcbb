"""Taking actions on a branch of a game: all of them or none, or up to where something hidden would be shown.

An intent is what was tapped, dragged or laid out; it becomes the small actions that the engine asks for.
"""

from typing import Any, Final

from maszyna.app.base.documents import FORBIDDEN, UNPROCESSABLE, Doc, Problem
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.kernel.document import Part
from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, Record

INTENTS: Final = ["choose", "travel", "cargo", "lay", "pay", "fight", "did", "line", "so", "set", "tell"]
MOST_LEGAL: Final = 100  # listed in a refusal
MOST_TEXT: Final = 400  # characters


def refusal(
    words: Language, code: str, where: str = "", at: Doc | None = None, legal: list[str] | None = None, **values: object
) -> Problem:
    """What is not possible, with the sentence of its code; without actions that would help where none is named."""
    more: Doc = {"code": code, "say": words.spans_for(code, **values), "at": at, "legal": legal or []}
    return Problem(UNPROCESSABLE, words.say("problem_refused"), words.say(code, **values), where, **more)


class DraftStopped(Exception):
    """A draft has come to something hidden."""


class Transaction:
    """``stops``: a draft, which ends before anything hidden is shown; ``reveals`` is then the code of what."""

    def __init__(self, kind: AnyKind, record: Record[Any], viewer: Viewer, words: Language, stops: bool) -> None:
        self.kind = kind
        self.record = record.branch()
        self.viewer = viewer
        self.words = words
        self.stops = stops
        self.entries: list[Entry] = []  # those taken here
        self.left_out: list[Text] = []
        self.telling: Doc | None = None  # an act that was only tried: what it asks
        self.reveals = ""
        self.stopped_at = ""
        self.stopped: Entry | None = None  # the action that was not taken, up to the next turn
        self.stopped_game: Any = None  # the game after it, with what it would show
        self.seat = kind.deciding(record)
        self.where = ""

    def take(self, text: str) -> Entry:
        """One action by its text."""
        self.check_right(text)
        left = self.kind.left_out(self.record, text, self.words)
        if left is not None:
            self.left_out.append(left)
        try:
            entry = self.record.take(text)
        except MaszynaError as error:
            raise self.refusal(error, text) from None
        if self.stops and entry.reveals:
            self.record.undo()
            self.reveals = entry.reveals
            self.stopped_at = text
            if self.kind.hides:
                self.look(text)
            raise DraftStopped
        self.entries.append(entry)
        return entry

    def look(self, text: str) -> None:
        """The action that was not taken, up to the next turn: if it shows nothing hidden until then, it is a part of
        the draft."""
        game, entry = self.record.look(text)
        if entry.reveals or not game.waits_for_turn():
            self.stopped, self.stopped_game = entry, game
        else:
            self.record.show(game, entry)
            self.entries.append(entry)
            self.stopped_at = ""

    def tell(self, line: str) -> None:
        """A line as a person writes it."""
        try:
            texts = self.kind.read_line(self.record, line)
        except MaszynaError as error:
            raise self.refusal(error, line) from None
        for text in texts:
            self.take(text)

    def check_turn(self) -> None:
        """Whether the asker is asked now: what somebody else could choose would tell of their hand."""
        acts = self.viewer.acts
        asked = bool(acts)
        if asked and self.kind.hides:
            asked = self.kind.deciding(self.record) in acts or self.kind.over(self.record)
        if not asked:
            raise self.not_asked()

    def check_right(self, text: str) -> None:
        """The same for one action; at a table people tell of their own pieces, and the owner of the Automas' too."""
        self.check_turn()
        try:
            seat = self.record.game.taker(text)
        except MaszynaError as error:
            raise self.refusal(error, text) from None
        if seat == NOBODY or seat in self.viewer.acts:
            return
        if not self.viewer.owns or seat in self.kind.people(self.record):
            raise self.not_asked()

    def not_asked(self) -> Problem:
        return Problem(FORBIDDEN, self.words.say("problem_forbidden"), self.words.say("not_asked"), self.where)

    def refused(self, code: str, at: Doc | None = None) -> Problem:
        """An intent that cannot be made into actions."""
        self.check_turn()  # halfway through an intent somebody else may have come to be asked
        return refusal(self.words, code, self.where, at, self.legal())

    def legal(self) -> list[str]:
        return self.kind.legal(self.record)[:MOST_LEGAL]

    def refusal(self, error: MaszynaError, text: str) -> Problem:
        """What the engine said no to, as a problem document."""
        words = self.words
        if isinstance(error, OurFault):
            raise error
        title, why = self.kind.refused(self.record, error, text, words)
        more: Doc = {"code": "", "say": [], "at": None, "legal": self.legal(), **why}
        return Problem(UNPROCESSABLE, words.say(title), words.line(more["say"]), self.where, **more)


def carry_out(transaction: Transaction, intent: Part) -> None:
    """Take the actions an intent means; who is not asked learns nothing from trying."""
    transaction.check_turn()
    fields = intent.fields(INTENTS)
    if len(fields) != 1:
        raise intent.wrong("one_intent", names=INTENTS)
    name, part = next(iter(fields.items()))
    if name == "tell":
        transaction.tell(part.text(MOST_TEXT))
    elif name == "choose":
        text = transaction.kind.option(transaction.record, part.text(MOST_TEXT), transaction.words)
        if text is None:
            raise transaction.refused("no_such_option")
        transaction.take(text)
    elif name in transaction.kind.intents:
        transaction.kind.intents[name](transaction, part)
    else:
        raise transaction.refused("no_such_piece")
