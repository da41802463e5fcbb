"""The owner's deck for the Automas: cards, star cards and symbols beside the printed ones."""

import json
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.pictures.screen.art import art_key, keep
from maszyna.pictures.screen.card_art import own_card_svg
from maszyna.scythe.automa.card_orders import symbols_of
from maszyna.scythe.automa.own_automa import OWN_CARDS, OWN_FIELDS, OWN_LEVELS, names_of
from maszyna.scythe.automa_options import AutomaOptions, is_printed
from maszyna.scythe.facts.automa import DECKS, INVADERS_DECK, AutomaCard
from maszyna.scythe.notation.deck_file import FORMAT, printed_deck, read_deck, read_deck_file, write_deck_file
from maszyna.scythe.notation.deck_file import schema as deck_schema
from maszyna.speech.scythe.deck_texts import DeckTexts, cards_of, options_of

DECK: Final = "deck"
PRINTED: Final = "printed"
OWN: Final = "own"


def kept_deck(storage: Storage) -> Doc:
    """The house rules that are kept; none at first."""
    text = storage.kept(DECK)
    return read_deck_file(text) if text else {}


def with_own_deck(setup: Doc, storage: Storage) -> Doc:
    """``deck`` of a setup form says whether the kept house rules are played, or the printed cards."""
    if DECK not in setup:
        return setup
    rest = {name: value for name, value in setup.items() if name != DECK and name not in OWN_FIELDS}
    return {**rest, **kept_deck(storage)} if setup[DECK] == OWN else rest


def card_art(card: AutomaCard, scheme: int, words: Language) -> str:
    """The hash of a card's drawing."""
    if is_printed(card):
        return art_key(f"automa.{card.number}.{scheme}.{DECKS[INVADERS_DECK]}", words.lang)
    return keep(own_card_svg(words.lang, card, scheme))


def deck_page(storage: Storage, words: Language) -> Doc:
    rules = kept_deck(storage)
    options = options_of(rules)
    texts = DeckTexts(words.translator)
    cards = [
        {"number": card.number, "name": texts.say("card", number=card.number), "own": not is_printed(card),
         "art": card_art(card, 1, words), "says": rows_of(card, texts, words)}
        for card in cards_of(options).values()
    ]  # fmt: skip
    levels = [
        {"name": texts.name("level", card.level), "own": card.own,
         "says": [words.text(f"{texts.say(row)}: {value}") for row, value in texts.level(card).items()]}
        for card in options.star_cards
    ]  # fmt: skip
    symbols = [
        {"name": texts.name("symbol", number), "own": symbol.own,
         "says": [words.text(f"{texts.say(stage)}: {', '.join(map(texts.criterion, names))}")
                  for stage, names in names_of(symbol).items()]}
        for number, symbol in enumerate(symbols_of(options))
    ]  # fmt: skip
    return {
        "format": "maszyna/deck@1",
        "page": DECK,
        "cards": cards,
        "levels": levels,
        "symbols": symbols,
        "kept": json.loads(write_deck_file(rules)),
        "file": {"format": FORMAT, **printed_deck(INVADERS_DECK), **rules, OWN_LEVELS: written_levels(options)},
        "schema": deck_schema(),
    }


def written_levels(options: AutomaOptions) -> list[Doc]:
    return [card.document() for card in options.star_cards]


def rows_of(card: AutomaCard, texts: DeckTexts, words: Language) -> list[Any]:
    return [words.text(line) for line in texts.lines(card)]


def keep_deck(storage: Storage, body: object, words: Language) -> Doc:
    """A deck file as the body; what was kept before is replaced by it, and what is as printed is not kept."""
    printed = printed_deck(INVADERS_DECK)
    keep_rules(storage, {name: value for name, value in read_deck(body).items() if value != printed[name]})
    return deck_page(storage, words)


def keep_rules(storage: Storage, rules: Doc) -> None:
    storage.keep(DECK, write_deck_file(rules))


def cards_in(rules: Doc) -> list[Doc]:
    """The cards of the deck as documents; without own ones the printed."""
    found = rules.get(OWN_CARDS) or printed_deck(INVADERS_DECK)[OWN_CARDS]
    assert isinstance(found, list)
    return found


def with_card(rules: Doc, number: int, card: Doc | None) -> Doc:
    """The rules with another card of this number, or without it; a deck as printed is no own one."""
    cards = [one for one in cards_in(rules) if one["number"] != number] + ([card] if card is not None else [])
    cards = sorted(cards, key=lambda one: one["number"])
    rest = {name: value for name, value in rules.items() if name != OWN_CARDS}
    return rest if cards == printed_deck(INVADERS_DECK)[OWN_CARDS] else {OWN_CARDS: cards, **rest}


def printed_card(number: int) -> Doc | None:
    """The printed card of a number, where there is one."""
    found = printed_deck(INVADERS_DECK)[OWN_CARDS]
    assert isinstance(found, list)
    return next((card for card in found if card["number"] == number), None)


def known_card(rules: Doc, number: int) -> Doc:
    """The card as it is in the deck, as printed, or a new one to begin with."""
    in_deck = next((card for card in cards_in(rules) if card["number"] == number), None)
    found = in_deck or printed_card(number) or {**cards_in(rules)[0], "number": number}
    return dict(found)
