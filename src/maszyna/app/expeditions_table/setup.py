"""Setting a table of Expeditions up, and the owner's own progress cards beside those on file."""

import json
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.setup_page import choice, field
from maszyna.app.base.storage import Storage
from maszyna.app.expeditions_table.own_deck import DECK, OWN, PRINTED, follows_own, kept_deck, with_own_deck
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.ids import LEAST_ADVISED, LEAST_TUNING, LEVELS, MOST_ADVISED, MOST_TUNING, SEATS
from maszyna.expeditions.own_cards import (
    OwnCards,
    list_levels,
    missing_card,
    read_own_cards,
    write_own_cards,
)
from maszyna.expeditions.own_cards import schema as cards_schema
from maszyna.kernel.errors import FormatError

CARDS: Final = "cards"


def kept_cards(storage: Storage) -> OwnCards:
    text = storage.kept(CARDS)
    return read_own_cards(json.loads(text)) if text else OwnCards([])


def with_own_cards(setup: Doc, storage: Storage) -> Doc:
    return with_own_deck(setup, kept_cards(storage), storage)


def expeditions_fields(setup: Doc, words: Language, storage: Storage) -> list[Doc]:
    say = words.say
    own, deck = kept_cards(storage), kept_deck(storage)
    follows = follows_own(setup, own)
    levels = []
    for level in range(1, LEVELS + 1):
        there = own.of_level(level) or (deck.of_level(level) if follows else None)
        missing = missing_card(level) is not None and there is None
        levels.append(choice(level, words.expeditions.level(level), say("level_missing") if missing else None))
    first = [choice(None, say("any")), *(choice(name, say(f"first_{name}")) for name in SEATS)]
    tuning = say("field_tuning", least=f"{LEAST_ADVISED:+}", most=f"{MOST_ADVISED:+}")
    decks = [choice(PRINTED, say("deck_printed")), choice(OWN, say("deck_own"))]
    return [
        field("level", "one", say("field_level"), setup.get("level", progress_cards().first_game), levels),
        field("first", "one", say("field_first"), setup.get("first"), first),
        field("tuning", "number", tuning, setup.get("tuning", 0), [], least=LEAST_TUNING, most=MOST_TUNING),
        field(DECK, "one", say("field_expeditions_deck"), OWN if follows else PRINTED, decks),
    ]


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
