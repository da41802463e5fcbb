"""Everything the project says to a person, in one of the three languages."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.narrow import Finding
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.play.combat.fought import last_fought
from maszyna.scythe.state import Position
from maszyna.speech.common.amounts import AMOUNTS, Goods
from maszyna.speech.common.reasons import reason
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe import setup_advice
from maszyna.speech.scythe.decisions.airship_decisions import AIRSHIP_DECISIONS
from maszyna.speech.scythe.decisions.board_decisions import BOARD_DECISIONS
from maszyna.speech.scythe.decisions.card_decisions import CARD_DECISIONS
from maszyna.speech.scythe.decisions.mat_decisions import MAT_DECISIONS
from maszyna.speech.scythe.events import automa_remarks, sentences, takings
from maszyna.speech.scythe.events.event_phrases import DECIDED, PHRASES, TURNS
from maszyna.speech.scythe.events.takings import Taking
from maszyna.speech.scythe.fight_texts import FightTexts
from maszyna.speech.scythe.names import names, places
from maszyna.speech.scythe.terms import explain
from maszyna.speech.scythe.terms.term_texts import DEFINED
from maszyna.speech.scythe.tiles import effects
from maszyna.speech.scythe.why import narrowed as elimination
from maszyna.speech.scythe.why.choice_context import ChoiceContext
from maszyna.speech.scythe.why.choice_prose import ChoiceProse, FlightProse

WORDINGS: Final = {
    wording.decision.about.name: wording
    for wording in [*BOARD_DECISIONS, *MAT_DECISIONS, *CARD_DECISIONS, *AIRSHIP_DECISIONS]
}


class ScytheTexts:
    """One language; ``scythe_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self.lang = translator.lang
        self._translator = translator

    def sentence(self, position: Position, event: Event, reader: int = NOBODY, load: Goods = ()) -> str:
        """Who did what; to the seat of the ``reader`` as "you". ``load``: what goes along with a move."""
        return sentences.sentence(self._translator, position, event, reader, load)

    def remarks(self, position: Position, hidden: list[HiddenState], events: list[Event], number: int) -> list[str]:
        """What the event with this number does not say by itself."""
        return automa_remarks.remarks(self._translator, position, hidden, events, number)

    def low_power(self, power: int, needed: int) -> str:
        """What an attack that asks for more power than the Automa has lacks."""
        return automa_remarks.low_power(self._translator, power, needed)

    def clause(self, position: Position, event: Event, reader: int = NOBODY, load: Goods = ()) -> str:
        """What was done, for a text that has said by whom; to the seat of the ``reader`` as "you"."""
        return sentences.clause(self._translator, position, event, reader, load)

    def flight_begins(self, position: Position, event: Event) -> str:
        """That an Automa chooses where its airship flies, for a text that has said who does."""
        return sentences.flight_begins(self._translator, position, event)

    def airship_flies(self, position: Position, event: Event) -> str:
        """Where an airship flies, for a text that has said whose."""
        return sentences.airship_flies(self._translator, position, event)

    def taking(self, position: Position, taking: Taking, reader: int, whole: bool) -> str:
        """Resources that change hands with a territory: a ``whole`` sentence, or for a text that has said by whom."""
        say = takings.sentence if whole else takings.clause
        return say(self._translator, position, taking, reader)

    def result(self, position: Position, events: list[Event], you: int) -> list[str]:
        """How the last combat among these events ended, in short; nothing where none was decided."""
        fought = last_fought(events)
        return [] if fought is None else FightTexts(self._translator, position, you).in_short(fought)

    def rules(self, typed: str) -> list[str]:
        """A rule by its number, or how an Automa's turn goes and what its symbols mean."""
        return explain.rule_lines(self._translator, typed)

    def question(self, game: Scythe) -> str:
        """The pending decision, and in the middle of a combat which one it belongs to."""
        cause = FightTexts(self._translator, game.position, game.pending().seat).cause(game)
        question = WORDINGS[game.decision_kind()].ask(self._translator, game)
        return f"{cause} {question}" if cause else question

    def label(self, game: Scythe, action: int) -> str:
        """An option of the pending decision."""
        decision = game.pending()
        return WORDINGS[decision.kind()].label(self._translator, game, decision, action)

    def reason(self, code: str) -> str:
        """Why an action was refused."""
        return reason(self._translator, code)

    def advice_first(self) -> str:
        """Advice for a first game."""
        return setup_advice.first_game(self._translator)

    def advice_on_players(self, people: int, automas: int) -> list[str]:
        return setup_advice.on_players(self._translator, people, automas)

    def advice_on_own_pairs(self, players: int) -> list[str]:
        return setup_advice.on_own_pairs(self._translator, players)

    def piles(self, state: AutomaState) -> list[str]:
        """The two discard piles of an Automa, as far as they have cards."""
        return automa_remarks.piles(self._translator, state)

    def star_check(self, state: AutomaState) -> str:
        """Whether the marker on the star card fits the gold stars in the main discard pile."""
        return automa_remarks.star_check(self._translator, state)

    def level_purpose(self, level: int) -> str:
        """What a level of the Automa is for."""
        return setup_advice.level_purpose(self._translator, level)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing; the kinds are those of ``names.NAMES``, "unit" and "place", the numbers the engine's."""
        if kind == "place":
            return places.place_name(self._translator, number)
        if kind == "unit":
            return names.unit_name(self._translator, number)
        return names.name(self._translator, kind, number)

    def at(self, place: int) -> str:
        """Where something is or happens."""
        return places.at_place(self._translator, place)

    def of_faction(self, faction: int) -> str:
        """A faction in the genitive: whose."""
        return names.faction_of(self._translator, faction)

    def amount(self, good: int, number: int) -> str:
        """So much of a good, as the object of an action."""
        return self._translator.count(AMOUNTS[good], number)

    def phrase(self, key: str, **values: object) -> str:
        """A text around the events of a game."""
        return self._translator.say(PHRASES[key], values)

    def turns(self, number: int) -> str:
        return self._translator.count(TURNS, number)

    def trace(self, position: Position, seat: int, symbol: int, findings: list[Finding], reason: str = "") -> list[str]:
        """An Automa's choice, a sentence for each step; the position is the one it chose on, as its event has it.

        ``reason`` is the engine's, when the symbol cannot be carried out; without it the position tells.
        """
        return ChoiceProse(self._translator, position, seat, symbol, findings).sentences(reason)

    def summary(self, position: Position, seat: int, symbol: int, findings: list[Finding], reason: str = "") -> str:
        """The whole choice as one sentence."""
        return ChoiceProse(self._translator, position, seat, symbol, findings).summary(reason)

    def flight(self, position: Position, seat: int, start: int, findings: list[Finding]) -> list[str]:
        """Where an Automa's airship flies, a sentence for each step; the position is the one it chose on."""
        return FlightProse(self._translator, position, seat, start, findings).sentences()

    def flight_summary(self, position: Position, seat: int, start: int, findings: list[Finding]) -> str:
        return FlightProse(self._translator, position, seat, start, findings).summary()

    def fell_out(self, position: Position, seat: int, findings: list[Finding], place: int) -> str:
        """When and why a territory fell out of an Automa's choice, or that it was chosen."""
        return elimination.fell_out(ChoiceContext(self._translator, position, seat), findings, place)

    def tile_lines(self, tile: Tile, own: bool) -> list[str]:
        """A tile of The Wind Gambit: its name and where its text is from, then what it does, a line each."""
        return effects.tile_lines(self._translator, tile, own)

    def explain(self, term: str) -> tuple[str, str]:
        """The name of a term and what it means; the keys are those of ``explain.terms``."""
        return explain.title(self._translator, term), explain.explain(self._translator, term)

    def defined(self, term: str) -> str:
        """A term and what it means, as one line."""
        name, meaning = self.explain(term)
        return self._translator.say(DEFINED, {"term": name, "meaning": meaning})

    def meanings(self, typed: str) -> list[str]:
        """The keys of the terms whose names begin with what was typed."""
        return explain.meanings(self._translator, typed)

    def decided(self, by: str) -> str:
        """What put the winner before the second, as the scoring names it."""
        return self._translator.say(DECIDED[by])


def scythe_texts(lang: str) -> ScytheTexts:
    """English (en), Ukrainian (uk) or Russian (ru); another language is refused with the three named."""
    return ScytheTexts(Translator(lang))
