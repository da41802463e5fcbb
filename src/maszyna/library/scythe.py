"""Scythe from Python: ``Scythe(["nordic", Automa("saxony")], seed=7)``."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from maszyna.games import SCYTHE
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.events import Event as EngineEvent
from maszyna.kernel.events import by_turns, turn_number
from maszyna.library.events import Event
from maszyna.library.name_types import Edition, Faction, Language, ResolutionTile, StructureBonus, Variant
from maszyna.library.played import PlayedGame
from maszyna.library.seats import Automa, Human, Seat, Thinker, seat_of
from maszyna.library.setups import (
    as_document,
    checked_language,
    checked_seed,
    checked_setup,
    refused_setup,
    warn_of_many_players,
)
from maszyna.library.turns import AutomaTurn, Lines, Turn
from maszyna.players.opponents import play_opponents, strengths
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe as Engine
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation import layout_of, write_position
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.play.cards.named_tokens import in_asked_order
from maszyna.scythe.position_requests.from_position import POSITION
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, dealt_setup
from maszyna.scythe.setup.plan import PLAYERS
from maszyna.scythe.state import AUTOMA

if TYPE_CHECKING:
    from maszyna.speech.scythe.texts import ScytheTexts

WIDTH = 81  # columns of the map


class Scythe(PlayedGame[Engine]):
    """A game of Scythe between humans and Automas.

    ``seats``, in any order: a faction's name or a ``Human`` is a human seat, an ``Automa`` one of an Automa, a
    ``Thinker`` an opponent that thinks, None a
    human seat whose faction is drawn; a number is that many human seats. What is not named is drawn with the seed, and
    so is a seed that is not named; ``game.seed`` and ``game.setup`` tell what was drawn. Seeds are 0 to 2**64 - 1. The
    other keywords are the fields of a setup document, see docs/formats.md. Raises SetupError for a game that cannot be
    set up so, UnknownLanguage for a ``lang`` that is not en, uk or ru.
    """

    kind = GAME
    rules_version = RULES_VERSION

    def __init__(
        self,
        seats: int | Sequence[Faction | Human | Thinker | Automa | None] = (None, Automa()),
        *,
        seed: int | None = None,
        lang: Language = "en",
        editions: Sequence[Edition] | None = None,
        variants: Sequence[Variant] = (),
        structure_bonus: StructureBonus | None = None,
        options: Mapping[str, object] | None = None,
        rulings: Mapping[str, object] | None = None,
        airships: bool | Mapping[str, object] = False,
        resolution: ResolutionTile | None = None,
        own_tiles: Mapping[str, object] | None = None,
        deck: Mapping[str, object] | None = None,
    ) -> None:
        if isinstance(seats, str):
            raise SetupError("seats", "needs_seats", example=f"[{seats!r}, maszyna.Automa()]")
        setup: dict[str, object] = {
            "seats": seats if isinstance(seats, int) else [seat_document(seat) for seat in seats],
            "variants": list(variants),
            "structure_bonus": structure_bonus,
            "options": dict(options or {}),
            "rulings": dict(rulings or {}),
        }
        if editions is not None:
            setup["editions"] = list(editions)
        if airships is not False:
            setup["airships"] = {} if airships is True else dict(airships)
        if resolution is not None:
            setup["resolution"] = resolution
        if own_tiles is not None:
            setup["own_tiles"] = dict(own_tiles)
        if deck is not None:  # as in a deck file, with or without its format
            setup |= {field: value for field, value in deck.items() if field != "format"}
        checked_language(lang)
        chosen = checked_seed(seed)
        try:
            dealt = dealt_setup(setup, chosen)
        except FormatError as error:  # a setup made in Python is no file
            raise refused_setup(error) from None
        super().__init__(SCYTHE.new(checked_setup(dealt), chosen), lang)
        warn_of_many_players(self.engine, lang)
        self._go_on()

    @classmethod
    def from_position(cls, document: Mapping[str, object], *, seed: int = 0, lang: Language = "en") -> "Scythe":
        """A game that begins from a position, a document ``maszyna/scythe-position@1``.

        What the document leaves open is dealt with the seed: player mats, hands, objectives, decks. Nobody's action
        token is placed, and the human with the lowest player mat begins. The document is saved as ``setup.position``,
        so the save is one of every command. Raises FormatError for a document that is no position; SetupError for a
        position from which no game can go on (a combat that waits, the sixth star, units of two seats on one
        territory) and for a seed that cannot be; UnknownLanguage.
        """
        checked_language(lang)
        setup: dict[str, object] = {POSITION: as_document(document)}
        chosen = checked_seed(seed)
        SCYTHE.new_game(setup, chosen, None)  # names the place of whatever is wrong with the document
        return cls.of_record(SCYTHE.new(checked_setup(setup), chosen), lang)

    @property
    def to_decide(self) -> str | None:
        """The faction that acts next; None when the game is over."""
        return None if self.over else FACTIONS[self.engine.position.seats[self.engine.seat_to_decide()].faction]

    @property
    def question(self) -> str:
        """The pending decision in words; empty when the game is over."""
        return "" if self.over else self._texts().question(self.engine)

    @property
    def seats(self) -> dict[str, Seat]:
        """Everybody's power, coins, units and so on, by faction, clockwise around the board."""
        position = self.engine.position
        return {FACTIONS[own.faction]: seat_of(position, index) for index, own in enumerate(position.seats)}

    @property
    def position(self) -> dict[str, object]:
        """The position as a document, ``maszyna/scythe-position@1``, which ``decide`` and the commands take."""
        return write_position(layout_of(self.engine))

    @property
    def turns(self) -> list[Turn]:
        """Every turn begun so far, those of Automas as ``AutomaTurn``."""
        found: list[Turn] = []
        for events in by_turns(self._record.events(), TURN_BEGAN):
            seat = self.engine.position.seats[events[0].seat]
            make = AutomaTurn if seat.player == AUTOMA else Turn
            told = [Event(write_event(self.engine.position, event)) for event in events]
            found.append(make(turn_number(events), FACTIONS[seat.faction], told, self._lines(events), self.lang))
        return found

    @property
    def scores(self) -> dict[str, int]:
        """Final or present score of each faction."""
        position = self.engine.position
        return {FACTIONS[seat.faction]: table_score(position, index).total for index, seat in enumerate(position.seats)}

    @property
    def winner(self) -> str | None:
        """The faction that has won; in a cooperative game the side, human or automa. None before the end."""
        if not self.over:
            return None
        first = self.engine.position.seats[self.engine.winners()[0]]
        return PLAYERS[first.player] if self.engine.is_cooperative() else FACTIONS[first.faction]

    def svg(self) -> str:
        """The board as a picture, the text of an SVG."""
        from maszyna.pictures.scythe.board_picture import board_svg

        return board_svg(self.engine.position)

    def __str__(self) -> str:
        """The map as text."""
        from rich.console import Console

        from maszyna.terminal.scythe.map.text_map import text_map

        out = Console(file=StringIO(), width=WIDTH, color_system=None)
        with out.capture() as text:
            out.print(text_map(self.engine.position, self._texts()))
        return text.get().rstrip("\n")

    def __repr__(self) -> str:
        seats = ", ".join(f"{seat.faction} ({seat.player})" for seat in self.seats.values())
        if self.over:
            state = f"{self.winner} has won"
        else:
            state = f"{self.to_decide} decides: {self.engine.decision_kind()}"
        return f"<Scythe, seed {self.seed}: {seats}; turn {self.engine.turns}, {len(self.actions)} actions; {state}>"

    def _texts(self, lang: str | None = None) -> "ScytheTexts":
        from maszyna.speech.scythe.texts import scythe_texts

        return scythe_texts(lang or self.lang)

    def _go_on(self) -> None:
        play_opponents(self._record, strengths(self._record.setup, self._record.seed))

    def _in_asked_order(self, texts: list[str]) -> list[str]:
        return in_asked_order(self.engine, texts)

    def _label(self, action: int) -> str:
        return self._texts().label(self.engine, action)

    def _lines(self, events: list[EngineEvent]) -> Lines:
        engine = self.engine

        def lines(lang: str) -> list[str]:
            from maszyna.speech.scythe.turn_prose import turn_lines

            return turn_lines(self._texts(lang), engine.position, engine.hidden, events)

        return lines

    def _automa_turns_done(self) -> int:
        seats = self.engine.position.seats
        begun = sum(event.kind == TURN_BEGAN and seats[event.seat].player == AUTOMA for event in self._record.events())
        return begun - (not self.over and seats[self.engine.turn.seat].player == AUTOMA)


def seat_document(seat: Faction | Human | Thinker | Automa | None) -> dict[str, object]:
    return seat.document() if isinstance(seat, (Human, Thinker, Automa)) else Human(seat).document()
