"""Short texts as steps of a game of which only the cards are followed.

``automa`` or ``automa 7`` turns a card up; ``no`` and ``done`` answer for the symbol under way (``done factory``,
``done token`` say where the character went); ``combat 9`` is a combat with the person's sum, ``lost mech 1 character``
what the Automa had there; ``workers`` its workers driven off; ``end``, ``count 5 factory`` and ``score 61`` the end.
Corrections are those of a table: ``automa power 7``, ``automa tracker 11``, ``recruit coin``; besides, ``automa mat
mech 2`` and ``automa deck 3 5 combat 7``.
"""

from typing import Final

from maszyna.kernel.bits import mask_of
from maszyna.scythe.cards_only.card_steps import (
    FACTORY,
    TOKEN,
    CardStep,
    CombatStep,
    DoneStep,
    LostStep,
    NotPossibleStep,
    TurnStep,
    WorkersStep,
)
from maszyna.scythe.cards_only.cards_end import Correction, DeckStep, EndStep, MatStep, ScoreStep, TerritoriesStep
from maszyna.scythe.cards_only.cards_table import KINDS, CardsTable
from maszyna.scythe.facts.automa import MOST_CARDS
from maszyna.scythe.ids import FACTIONS, TERRITORIES
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.count_steps import AutomaStarsStep
from maszyna.scythe.table.count_steps import CountStep as TrackStep
from maszyna.scythe.table.piece_steps import RECRUIT, FactoryCardStep, HeldStep
from maszyna.scythe.table.read_step import means_automa, read_step
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.word_reader import NONE, WordReader

MOST_SUM: Final = 99
MOST_SCORE: Final = 999
LOWEST_VALUE: Final = 2
HIGHEST_VALUE: Final = 5


def read_card_step(cards: CardsTable, text: str) -> CardStep:
    """The step a text means now; anything else is refused."""
    words = WordReader(text)
    step = _read(cards, words, text)
    words.end()
    return step


def _read(cards: CardsTable, words: WordReader, text: str) -> CardStep:
    card = cards.card
    under_way = card.seat if card is not None else cards.table.next_automa()
    if words.skip("no"):
        return NotPossibleStep(under_way)
    if words.skip("done"):
        what = TOKEN if words.skip(TOKEN) else FACTORY if words.skip(FACTORY) else ""
        revealed = words.numbers(LOWEST_VALUE, HIGHEST_VALUE, "card_value") if words.skip("revealed") else []
        return DoneStep(under_way, what, revealed)
    if words.skip("combat"):
        return _read_combat(cards, words)
    if words.skip("lost"):
        mechs, character = 0, False
        while words.more() and not words.skip(NONE):
            if words.pick(["mech", "character"], "unit"):
                character = True
            else:
                mechs = words.number(1, 4, "number") if words.is_number() else 1
        return LostStep(under_way, character, mechs)
    if words.skip("workers"):
        return WorkersStep(_automa(cards, words))
    if words.skip("end"):
        return EndStep(under_way)
    if words.skip("count"):
        seat = _automa(cards, words)
        return TerritoriesStep(seat, words.number(0, TERRITORIES, "number"), words.skip(FACTORY))
    if words.skip("score"):
        return ScoreStep(cards.table.person(), words.number(0, MOST_SCORE, "number"))
    return _read_of_automa(cards, words, text)


def _automa(cards: CardsTable, words: WordReader) -> int:
    """The Automa that is named next, or the one whose turn is under way or comes next."""
    automas = cards.table.seats_of(AUTOMA)
    names = [FACTIONS[cards.own(seat).faction] for seat in automas]
    if words.peek() in FACTIONS:
        name = words.next("faction")
        if name not in names:
            raise Refusal("wants_automa", name)
        return automas[names.index(name)]
    card = cards.card
    return card.seat if card is not None else cards.table.next_automa()


def _read_combat(cards: CardsTable, words: WordReader) -> CardStep:
    seat = _automa(cards, words)
    total = words.number(0, MOST_SUM, "number")
    number = 0
    drawn: list[int] | None = None
    factory = False
    while words.more():
        if words.skip("card"):
            number = words.number(1, MOST_CARDS, "automa_card")
        elif words.skip("drawn"):
            drawn = [] if words.skip(NONE) else words.numbers(LOWEST_VALUE, HIGHEST_VALUE, "card_value")
        elif words.skip(FACTORY):
            factory = True
        else:
            break
    step = CombatStep(seat, total, number, drawn)
    step.factory = factory
    return step


def _read_of_automa(cards: CardsTable, words: WordReader, text: str) -> CardStep:
    """The Automa's turn, or a correction."""
    if means_automa(words.peek()):
        words.at += 1
        seat = _automa(cards, words)
        if words.skip("mat"):
            kind = words.pick(KINDS, "unit")
            return MatStep(seat, kind, words.number(0, 8, "number"))
        if words.skip("deck"):
            deck = mask_of(words.numbers(1, MOST_CARDS, "automa_card"))
            fought = mask_of(words.numbers(1, MOST_CARDS, "automa_card")) if words.skip("combat") else 0
            return DeckStep(seat, deck, fought)
        words.skip("card")
        if not words.more() or words.is_number():
            return TurnStep(seat, words.number(1, MOST_CARDS, "automa_card") if words.more() else 0)
    words.at = len(words.all)
    read = read_step(cards.table, text)
    step = read.step
    if isinstance(step, TrackStep | AutomaStarsStep | FactoryCardStep) or (
        isinstance(step, HeldStep) and step.what == RECRUIT
    ):
        return Correction(read)
    raise Refusal("needs_board", text)
