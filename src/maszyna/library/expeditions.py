"""The Automa of Expeditions from Python: ``Expeditions(level=2)`` is a table at which you report what you do."""

from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING

from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.game import Expedition as Engine
from maszyna.expeditions.ids import AUTOMA, SEATS
from maszyna.expeditions.notation.events_json import write_event
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.play.new_game import GAME, RULES_VERSION
from maszyna.games import EXPEDITIONS
from maszyna.kernel.events import Event as EngineEvent
from maszyna.kernel.events import by_turns, turn_number
from maszyna.library.events import Event
from maszyna.library.name_types import Language, Side
from maszyna.library.played import PlayedGame
from maszyna.library.setups import checked_language, checked_seed, checked_setup
from maszyna.library.turns import AutomaTurn, Lines, Turn

if TYPE_CHECKING:
    from maszyna.speech.expeditions.texts import ExpeditionsTexts

WIDTH = 80
CORRECTION = "adjust "  # what a person types after entering something wrongly


class Expeditions(PlayedGame[Engine]):
    """The Automa of Expeditions beside a table: ``options`` are the reports a person can make, ``done`` ends a turn.

    ``first`` is human or automa, drawn when it is not named; ``tuning`` gives the Automa more or fewer coins for each
    glory token. ``progress_card`` is the card of a level that is not on file, see docs/formats.md. Raises FormatError
    for a level, side, tuning or card that cannot be, SetupError for a seed outside 0 to 2**64 - 1, UnknownLanguage.
    """

    kind = GAME
    rules_version = RULES_VERSION

    def __init__(
        self,
        level: int = 1,
        *,
        first: Side | None = None,
        tuning: int = 0,
        progress_card: Mapping[str, object] | None = None,
        seed: int | None = None,
        lang: Language = "en",
    ) -> None:
        setup: dict[str, object] = {"level": level, "tuning": tuning}
        if first is not None:
            setup["first"] = first
        if progress_card is not None:
            setup["progress_card"] = dict(progress_card)
        checked_language(lang)
        chosen = checked_seed(seed)
        EXPEDITIONS.new_game(setup, chosen, None)  # names the place of whatever is wrong with the setup
        super().__init__(EXPEDITIONS.new(checked_setup(setup), chosen), lang)

    @property
    def to_decide(self) -> str | None:
        """The side that is asked next, human or automa; None when the game is over."""
        return None if self.over else SEATS[self.engine.seat_to_decide()]

    @property
    def question(self) -> str:
        """What is to be reported next, in words; empty when the game is over."""
        return "" if self.over else self._texts().question(self.engine)

    @property
    def position(self) -> dict[str, object]:
        """The position as a document, ``maszyna/expeditions-position@1``, which the commands take."""
        return write_position(self.engine.position)

    @property
    def turns(self) -> list[Turn]:
        """Every turn begun so far, those of the Automa as ``AutomaTurn``."""
        found: list[Turn] = []
        for events in by_turns(self._record.events(), TURN_BEGAN):
            make = AutomaTurn if events[0].seat == AUTOMA else Turn
            told = [Event(write_event(event)) for event in events]
            found.append(make(turn_number(events), SEATS[events[0].seat], told, self._lines(events), self.lang))
        return found

    @property
    def scores(self) -> dict[str, int]:
        """Coins of both sides; the human's are known after they have been counted at the end."""
        return dict(zip(SEATS, self.engine.scores(), strict=True))

    @property
    def winner(self) -> str | None:
        """human or automa; None before the end."""
        return SEATS[self.engine.winners()[0]] if self.over else None

    def svg(self) -> str:
        """Both rows as a picture, the text of an SVG."""
        from maszyna.pictures.expeditions.rows_picture import position_svg
        from maszyna.speech.expeditions.captions import captions

        return position_svg(self.engine.position, captions(self.lang))

    def __str__(self) -> str:
        """The two rows and the tracks as text."""
        from rich.console import Console

        from maszyna.terminal.expeditions.rows import draw

        out = Console(file=StringIO(), width=WIDTH, color_system=None)
        with out.capture() as text:
            draw(out, self._texts(), self.engine)
        return text.get().rstrip("\n")

    def __repr__(self) -> str:
        position = self.engine.position
        state = f"{self.winner} has won" if self.over else f"asks for {self.engine.decision_kind()}"
        return (
            f"<Expeditions, level {position.card.level}, seed {self.seed}: progress {position.progress}, "
            f"glory {position.glory}; turn {self.engine.turns}, {len(self.actions)} actions; {state}>"
        )

    def _texts(self, lang: str | None = None) -> "ExpeditionsTexts":
        from maszyna.speech.expeditions.texts import expeditions_texts

        return expeditions_texts(lang or self.lang)

    def _label(self, action: int) -> str:
        return ""

    def _at_random(self) -> int:
        """Corrections are for mistakes, so random play makes none."""
        options = [action for action in self.engine.options() if not self.engine.text(action).startswith(CORRECTION)]
        return options[self._chance.below(0, len(options))]

    def _lines(self, events: list[EngineEvent]) -> Lines:
        def lines(lang: str) -> list[str]:
            from maszyna.speech.expeditions.texts import event_lines

            texts = self._texts(lang)
            return [texts.sentence(events[0]), *event_lines(texts, events[1:], cards=self.engine.cards)]

        return lines

    def _automa_turns_done(self) -> int:
        begun = sum(event.kind == TURN_BEGAN and event.seat == AUTOMA for event in self._record.events())
        return begun - (not self.over and self.engine.turn == AUTOMA)
