"""Everything the project says to a person, in one of the three languages."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Finding
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import Position
from maszyna.speech import effects, falling, names, places, questions, reasons, sentences
from maszyna.speech.amounts import AMOUNTS
from maszyna.speech.flying import Flight
from maszyna.speech.labels_air import AIR_LABELS
from maszyna.speech.labels_board import BOARD_LABELS
from maszyna.speech.labels_cards import CARD_LABELS
from maszyna.speech.labels_mats import MAT_LABELS
from maszyna.speech.phrases import DECIDED, PHRASES, TURNS
from maszyna.speech.teller import Teller
from maszyna.speech.tongue import Tongue
from maszyna.speech.tracing import Tale

LABELS: Final = BOARD_LABELS | MAT_LABELS | CARD_LABELS | AIR_LABELS


class Voice:
    """One language; ``voice("uk")`` makes one."""

    def __init__(self, tongue: Tongue) -> None:
        self.lang = tongue.lang
        self._tongue = tongue

    def sentence(self, position: Position, event: Event) -> str:
        """Who did what."""
        return sentences.sentence(self._tongue, position, event)

    def clause(self, position: Position, event: Event) -> str:
        """What was done, for a text that has said by whom."""
        return sentences.clause(self._tongue, position, event)

    def question(self, game: Scythe) -> str:
        """The pending decision."""
        return questions.question(self._tongue, game)

    def label(self, game: Scythe, action: int) -> str:
        """An option of the pending decision."""
        decision = game.pending()
        return LABELS[decision.kind()](self._tongue, game, decision, action)

    def reason(self, code: str) -> str:
        """Why an action was refused."""
        return reasons.reason(self._tongue, code)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing; the kinds are those of ``names.NAMES``, "unit" and "place", the numbers the engine's."""
        if kind == "place":
            return places.place_name(self._tongue, number)
        if kind == "unit":
            return names.unit_name(self._tongue, number)
        return names.name(self._tongue, kind, number)

    def at(self, place: int) -> str:
        """Where something is or happens."""
        return places.at_place(self._tongue, place)

    def of_faction(self, faction: int) -> str:
        """A faction in the genitive: whose."""
        return names.faction_of(self._tongue, faction)

    def amount(self, good: int, number: int) -> str:
        """So much of a good, as the object of an action."""
        return self._tongue.count(AMOUNTS[good], number)

    def phrase(self, key: str, **values: object) -> str:
        """A text around the events of a game."""
        return self._tongue.say(PHRASES[key], values)

    def turns(self, number: int) -> str:
        return self._tongue.count(TURNS, number)

    def trace(self, position: Position, seat: int, symbol: int, findings: list[Finding], reason: str = "") -> list[str]:
        """An Automa's choice, a sentence for each step; the position is the one it chose on (see speech.moments).

        ``reason`` is the engine's, when the symbol cannot be carried out; without it the position tells.
        """
        return Tale(self._tongue, position, seat, symbol, findings).sentences(reason)

    def summary(self, position: Position, seat: int, symbol: int, findings: list[Finding], reason: str = "") -> str:
        """The whole choice as one sentence."""
        return Tale(self._tongue, position, seat, symbol, findings).summary(reason)

    def flight(self, position: Position, seat: int, start: int, findings: list[Finding]) -> list[str]:
        """Where an Automa's airship flies, a sentence for each step; the position is the one it chose on."""
        return Flight(self._tongue, position, seat, start, findings).sentences()

    def flight_summary(self, position: Position, seat: int, start: int, findings: list[Finding]) -> str:
        return Flight(self._tongue, position, seat, start, findings).summary()

    def fell_out(self, position: Position, seat: int, findings: list[Finding], place: int) -> str:
        """When and why a territory fell out of an Automa's choice, or that it was chosen."""
        return falling.fell_out(Teller(self._tongue, position, seat), findings, place)

    def tile_lines(self, tile: Tile, own: bool) -> list[str]:
        """A tile of The Wind Gambit: its name and where its text is from, then what it does, a line each."""
        return effects.tile_lines(self._tongue, tile, own)

    def decided(self, by: str) -> str:
        """What put the winner before the second, as the scoring names it."""
        return self._tongue.say(DECIDED[by])


def voice(lang: str) -> Voice:
    """English (en), Ukrainian (uk) or Russian (ru); another language is refused with the three named."""
    return Voice(Tongue(lang))
