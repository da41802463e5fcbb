"""The owner's decision cards and progress cards for the Automa of Expeditions, beside the printed ones."""

import json
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.expeditions.deck_file import (
    OWN_CARDS,
    ExpeditionsDeck,
    printed_deck,
    read_expeditions_deck,
    write_expeditions_deck,
)
from maszyna.expeditions.deck_file import schema as deck_schema
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.expeditions.ids import LEVELS
from maszyna.expeditions.own_cards import OwnCards, list_levels, read_own_cards, write_own_card, write_own_cards
from maszyna.expeditions.own_cards import schema as cards_schema
from maszyna.kernel.errors import FormatError
from maszyna.speech.expeditions.deck_texts import ExpeditionsDeckTexts

DECK: Final = "deck"
KEPT: Final = "expeditions-deck"
CARDS: Final = "cards"
PRINTED: Final = "printed"
OWN: Final = "own"
PROGRESS_CARD: Final = "progress_card"


def kept_deck(storage: Storage) -> ExpeditionsDeck:
    """The house rules that are kept; none at first."""
    text = storage.kept(KEPT)
    return read_expeditions_deck(json.loads(text)) if text else ExpeditionsDeck([], [])


def keep_rules(storage: Storage, deck: ExpeditionsDeck) -> None:
    """Cards as printed are no own ones."""
    printed = printed_deck()
    cards = [] if deck.cards == printed.cards else deck.cards
    levels = [card for card in deck.levels if card != printed.of_level(card.level)]
    storage.keep(KEPT, write_expeditions_deck(ExpeditionsDeck(cards, levels)))


def keep_deck(storage: Storage, body: object, words: Language) -> Doc:
    """A deck file as the body; what was kept before is replaced by it."""
    keep_rules(storage, read_expeditions_deck(body, "body"))
    return deck_page(storage, words)


def cards_in(deck: ExpeditionsDeck) -> list[DecisionCard]:
    return deck.cards or printed_deck().cards


def printed_card(number: int) -> DecisionCard | None:
    return next((card for card in printed_deck().cards if card.number == number), None)


def deck_page(storage: Storage, words: Language) -> Doc:
    deck = kept_deck(storage)
    texts = ExpeditionsDeckTexts(words.translator)
    cards = [
        {"number": card.number, "name": texts.say("card", number=card.number),
         "own": card != printed_card(card.number), "says": spans_of(texts.card(card), words)}
        for card in cards_in(deck)
    ]  # fmt: skip
    levels = []
    for level in range(1, LEVELS + 1):
        own = deck.of_level(level)
        shown = own or printed_deck().of_level(level)
        says = [texts.progress(shown)] if shown is not None else [words.say("level_missing")]
        levels.append({"number": level, "name": texts.level(level), "own": own is not None,
                       "says": spans_of(says, words)})  # fmt: skip
    return {
        "format": "maszyna/expeditions-deck-page@1",
        "page": KEPT,
        "cards": cards,
        "levels": levels,
        "kept": deck.document(),
        "schema": deck_schema(),
    }


def spans_of(lines: list[str], words: Language) -> list[Any]:
    return [words.place_text(line) for line in lines]


def with_own_deck(setup: Doc, typed_in: OwnCards, storage: Storage) -> Doc:
    """``deck`` of a setup form says whether the kept house rules are played, or the printed cards.

    A progress card of another level was chosen with that level and goes with it. Of ``typed_in`` comes the card of a
    level that is not on file.
    """
    chosen = setup.get(DECK)
    house = chosen == OWN if chosen is not None else follows_own(setup, typed_in)
    rest = {name: value for name, value in setup.items() if name != DECK}
    level = rest.get("level")
    if chosen is not None:
        rest.pop(OWN_CARDS, None)
        rest.pop(PROGRESS_CARD, None)
    elif card_in(rest).get("level", level) != level:
        del rest[PROGRESS_CARD]
    if not isinstance(level, int):
        return rest
    deck = kept_deck(storage)
    if chosen == OWN:
        rest |= deck.of_setup(level)
    if PROGRESS_CARD not in rest:
        found: ProgressCard | None = (deck.of_level(level) if house else None) or typed_in.of_level(level)
        rest |= {PROGRESS_CARD: write_own_card(found)} if found is not None else {}
    return rest


def card_in(setup: Doc) -> Doc:
    card = setup.get(PROGRESS_CARD)
    return card if isinstance(card, dict) else {}


def follows_own(setup: Doc, typed_in: OwnCards) -> bool:
    """Whether house rules stand in a setup: a deck, or a progress card that nobody typed in from a box."""
    card = card_in(setup)
    return OWN_CARDS in setup or (bool(card) and card not in [write_own_card(one) for one in typed_in.cards])


def kept_cards(storage: Storage) -> OwnCards:
    text = storage.kept(CARDS)
    return read_own_cards(json.loads(text)) if text else OwnCards([])


def cards_page(storage: Storage, words: Language) -> Doc:
    own = kept_cards(storage)
    return {
        "format": "maszyna/cards@1",
        "page": "cards",
        "levels": [
            {**level, "title": words.expeditions.level(number)} for number, level in enumerate(list_levels(own), 1)
        ],
        "kept": write_own_cards(own),
        "schema": cards_schema(),
    }


def keep_cards(storage: Storage, body: object, words: Language) -> Doc:
    if not isinstance(body, dict):
        raise FormatError("body", "needs_object")
    storage.keep(CARDS, json.dumps(write_own_cards(read_own_cards(body, "body"))))
    return cards_page(storage, words)
