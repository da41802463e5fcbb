"""The Automa of Expeditions from Python: ``Expeditions(level=2)`` is a table at which you report what you do."""

import secrets
from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING

from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.game import Expedition as Engine
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.play.new_game import GAME, RULES_VERSION, new_game
from maszyna.expeditions.words import AUTOMA, SEATS
from maszyna.kernel.events import Event, by_turns, turn_number
from maszyna.kernel.record import Record
from maszyna.kernel.save import DRAWN_SEEDS
from maszyna.library.played import PlayedGame
from maszyna.library.turns import AutomaTurn, Lines, Turn

if TYPE_CHECKING:
    from maszyna.speech.expeditions.texts import ExpeditionsTexts

WIDTH = 80
CORRECTION = "adjust "  # what a person types after entering something wrongly


class Expeditions(PlayedGame[Engine]):
    """The Automa of Expeditions beside a table: ``options`` are the reports a person can make, ``done`` ends a turn.

    ``first`` is human or automa, drawn when it is not named; ``tuning`` gives the Automa more or fewer coins for each
    glory token. ``progress_card`` is the card of a level that is not on file, see docs/formats.md.
    """

    kind = GAME
    rules_version = RULES_VERSION

    def __init__(
        self,
        level: int = 1,
        *,
        first: str | None = None,
        tuning: int = 0,
        progress_card: Mapping[str, object] | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> None:
        setup: dict[str, object] = {"level": level, "tuning": tuning}
        if first is not None:
            setup["first"] = first
        if progress_card is not None:
            setup["progress_card"] = dict(progress_card)
        chosen = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
        super().__init__(Record(new_game, setup, chosen), lang)

    @property
    def question(self) -> str:
        return "" if self.over else self._texts().question(self.engine)

    @property
    def position(self) -> dict[str, object]:
        """The position as a document, ``maszyna/expeditions-position@1``, which the commands take."""
        return write_position(self.engine.position)

    @property
    def turns(self) -> list[Turn]:
        found: list[Turn] = []
        for events in by_turns(self._record.events(), TURN_BEGAN):
            make = AutomaTurn if events[0].seat == AUTOMA else Turn
            found.append(make(turn_number(events), SEATS[events[0].seat], events, self._lines(events), self.lang))
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
        from maszyna.pictures.expeditions.board import position_svg
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
        state = f"{self.winner} has won" if self.over else f"asks for {self.engine.decision()}"
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

    def _lines(self, events: list[Event]) -> Lines:
        def lines(lang: str) -> list[str]:
            from maszyna.speech.expeditions.texts import event_lines

            texts = self._texts(lang)
            return [texts.sentence(events[0]), *event_lines(texts, events[1:])]

        return lines

    def _automa_turns_done(self) -> int:
        begun = sum(event.kind == TURN_BEGAN and event.seat == AUTOMA for event in self._record.events())
        return begun - (not self.over and self.engine.turn == AUTOMA)
