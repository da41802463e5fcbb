"""A file of house rules for the Automas, `maszyna/scythe-deck@1`: a deck, star cards, symbols.

    {"format": "maszyna/scythe-deck@1", "own_cards": [...], "own_levels": [...], "own_symbols": {...}}

Each may be absent: then the printed one holds. The fields are those of a setup (automa/own_automa.py), so a file
without its ``format`` can be put into one as it is.
"""

import json
from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import file_schema
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.automa.own_automa import (
    OWN_CARDS,
    OWN_FIELDS,
    OWN_LEVELS,
    OWN_SYMBOLS,
    house_rules_schema,
    names_of,
    read_house_rules,
)
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import automa_cards
from maszyna.scythe.facts.deck_documents import write_card
from maszyna.scythe.facts.star_cards import levels

FORMAT: Final = "maszyna/scythe-deck@1"
FILE: Final = "deck file"
MOST_CHARACTERS: Final = 200_000


def read_deck_file(text: str) -> dict[str, object]:
    """The house rules of a file as fields of a setup, checked."""
    if len(text) > MOST_CHARACTERS:
        raise FormatError(FILE, "is_too_large", most=MOST_CHARACTERS)
    try:
        document = parse_json(text.removeprefix("\ufeff"))
    except FormatError as error:
        raise error.moved(FILE) from None
    return read_deck(document)


def read_deck(document: object) -> dict[str, object]:
    """The same from the document of a file."""
    fields = Part(document, FILE).fields(["format", *OWN_FIELDS])
    needed(fields, "format", "quoted", FILE, text=FORMAT).name([FORMAT])
    own = read_house_rules({name: part.value for name, part in fields.items() if name != "format"}, FILE)
    return {} if own is None else own.document()


def printed_deck(deck: int) -> dict[str, object]:
    """Everything printed as a file would have it, to begin from."""
    return {
        OWN_CARDS: [write_card(card) for card in automa_cards(deck)],
        OWN_LEVELS: [card.document() for card in levels()],
        OWN_SYMBOLS: {symbol.name: names_of(symbol) for symbol in SYMBOLS},
    }


def write_deck_file(rules: dict[str, object]) -> str:
    """The file of these house rules, a card a line."""
    parts = [f'{{"format": "{FORMAT}"']
    for name in OWN_FIELDS:
        value = rules.get(name)
        if isinstance(value, list):
            lines = ",".join(f"\n  {json.dumps(item)}" for item in value)
            parts.append(f'"{name}": [{lines}]')
        elif isinstance(value, dict):
            lines = ",".join(f"\n  {json.dumps(key)}: {json.dumps(item)}" for key, item in value.items())
            parts.append(f'"{name}": {{{lines}}}')
    return ",\n ".join(parts) + "}\n"


def schema() -> dict[str, object]:
    """The file format as a JSON Schema; that columns cover 0 to 16 and stars ascend it cannot say."""
    title = "House rules for the Automas of Scythe: a deck, star cards, symbols"
    return file_schema(title, FORMAT, house_rules_schema(), [])
