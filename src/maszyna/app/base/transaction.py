"""Taking actions on a twin of a game: all of them or none, or up to where something hidden would be shown."""

from typing import Any

from maszyna.app.base.documents import FORBIDDEN, REFUSED, Doc, Problem
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheGame, ScytheTable, TakenAction
from maszyna.app.base.requester import NOBODY, Viewer
from maszyna.app.base.words import Text, Words
from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, MaszynaError, OurFault, UnreadableAction
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.table import Missing, Refusal
from maszyna.scythe.texts import place_text
from maszyna.scythe.words import ABOARD, MAT
from maszyna.speech.common.keys import PLACE_NUMBERS

MOST_LEGAL = 100  # listed in a refusal


def place_word(word: str) -> str:
    """A place given by its key as a step writes it."""
    place = PLACE_NUMBERS.get(word)
    return word if place is None or place in (MAT, ABOARD) else place_text(place)


class DraftStopped(Exception):
    """A draft has come to something hidden."""


class Transaction:
    """``stops``: a draft, which ends before anything hidden is shown; ``reveals`` is then the code of what."""

    def __init__(self, live: LiveGame[Any], viewer: Viewer, words: Words, stops: bool) -> None:
        self.live = live.twin()
        self.viewer = viewer
        self.words = words
        self.stops = stops
        self.entries: list[TakenAction] = []
        self.left_out: list[Text] = []
        self.reveals = ""
        self.stopped_at = ""
        self.where = ""

    def take(self, text: str) -> TakenAction:
        """One action by its text."""
        self.check_right(text)
        self.note_left_out(text)
        try:
            entry = self.live.say(text)
        except MaszynaError as error:
            raise self.refusal(error, text) from None
        if self.stops and entry.reveals:
            self.live.take_back()
            self.reveals = entry.reveals
            ended = self.live.end_turn_with(text) if isinstance(self.live, ScytheGame) else None
            if ended is None:
                self.stopped_at = text
            else:
                self.entries.append(ended)
            raise DraftStopped
        self.entries.append(entry)
        return entry

    def tell(self, text: str) -> None:
        """A line as a person writes it: at a table of Expeditions it may be several actions."""
        if isinstance(self.live, ExpeditionsTable) and text not in self.legal_texts():
            try:
                texts = self.live.meant(text)
            except MaszynaError as error:
                raise self.refusal(error, text) from None
            for one in texts:
                self.take(one)
        elif isinstance(self.live, ScytheTable):
            self.take(" ".join(place_word(word) for word in text.split()))
        else:
            self.take(text)

    def check_turn(self) -> None:
        """Whether the asker is asked now: what somebody else could choose would tell of their hand."""
        acts, live = self.viewer.acts, self.live
        asked = bool(acts)
        if asked and isinstance(live, ScytheGame):
            asked = live.over() or live.deciding() in acts
        if not asked:
            raise self.not_asked()

    def check_right(self, text: str) -> None:
        """The same for one action; at a table people tell of their own pieces, and the owner of the Automas' too."""
        self.check_turn()
        if isinstance(self.live, ScytheTable):
            try:
                seat = self.live.seat_of(text)
            except MaszynaError as error:
                raise self.refusal(error, text) from None
            own = seat == NOBODY or seat in self.viewer.acts
            if not own and not (self.viewer.owns and seat not in self.live.people()):
                raise self.not_asked()

    def not_asked(self) -> Problem:
        return Problem(FORBIDDEN, self.words.say("problem_forbidden"), self.words.say("not_asked"), self.where)

    def note_left_out(self, text: str) -> None:
        """Possibilities that a turn leaves, to be named before it ends."""
        if not isinstance(self.live, ScytheGame) or self.live.over():
            return
        game = self.live.game
        decision = game.pending()
        if text != decision.text(0) or not decision.declined_by(0):
            return
        if isinstance(decision, ChooseUnit):
            self.left_out.append(self.words.talk("left_units", number=decision.units))
        elif decision.about.ends_turn:
            action = self.words.text(self.words.scythe.label(game, game.choices[-1]))
            self.left_out.append([*self.words.talk("left_bottom", action=""), *action])

    def refused(self, code: str, at: Doc | None = None) -> Problem:
        """An intent that cannot be made into actions."""
        self.check_turn()  # halfway through an intent somebody else may have come to be asked
        words = self.words
        say = words.talk(code)
        more: Doc = {"code": code, "say": say, "at": at, "legal": self.legal()}
        return Problem(REFUSED, words.say("problem_refused"), words.say(code), self.where, **more)

    def legal_texts(self) -> list[str]:
        live = self.live
        return [] if live.over() else list(live.game.legal_texts())

    def legal(self) -> list[str]:
        return [] if isinstance(self.live, ScytheTable) else self.legal_texts()[:MOST_LEGAL]

    def refusal(self, error: MaszynaError, text: str) -> Problem:
        """What the engine said no to, as a problem document."""
        words = self.words
        if isinstance(error, OurFault):
            raise error
        more: Doc = {"code": "refused", "say": [str(error)], "at": None, "legal": self.legal()}
        title = "problem_refused"
        if isinstance(error, IllegalAction):
            more["code"] = error.reason
            more["say"] = self.said_why(error, text)
        elif isinstance(error, UnreadableAction | AmbiguousAction):
            more["code"] = "unreadable" if isinstance(error, UnreadableAction) else "ambiguous"
            title = "problem_unreadable"
            more["say"] = words.talk(title)
        elif isinstance(error, GameIsOver):
            more["code"] = "game_is_over"
            more["say"] = words.talk("ask_over")
        elif isinstance(error, Refusal):
            more["code"] = error.code
            more["say"] = words.text(words.companion.refusal(error))
        elif isinstance(error, Missing):
            more |= self.missing(error)
            title = "problem_needs"
        detail = words.line(more["say"])
        return Problem(REFUSED, words.say(title), detail, self.where, **more)

    def said_why(self, error: IllegalAction, text: str) -> Text:
        if isinstance(self.live, ExpeditionsTable):
            return self.words.place_text(self.words.expeditions.refusal(error, text))
        return self.words.reason(error.reason)

    def missing(self, error: Missing) -> Doc:
        assert isinstance(self.live, ScytheTable)
        position = self.live.position()
        say = self.words.text(self.words.companion.question(position, error))
        seat = self.live.seat_names()[error.seat]
        needs = {"field": error.field, "most": error.most, "seat": seat}
        return {"code": "missing", "say": say, "needs": needs}
