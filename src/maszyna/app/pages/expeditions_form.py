"""A decision card or a progress card of Expeditions as a form.

The shape is that of an Automa card's form (deck_form.py): the client changes the card's document and asks again.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.app.expeditions_table.own_deck import cards_in, keep_rules, kept_deck, printed_card, spans_of
from maszyna.app.pages.tile_form import choice, one, told
from maszyna.app.pages.tile_lists import number
from maszyna.expeditions.deck_file import ExpeditionsDeck, printed_deck, read_expeditions_deck
from maszyna.expeditions.facts.decision_cards import MOST_GLORY, PARTS
from maszyna.expeditions.facts.progress import COINS, LEAST_SPACES, MOST_SPACES
from maszyna.expeditions.ids import CORRUPTION, FARTHEST, LEVELS, MOST_CARDS, MOST_COINS, MOST_TIMES, SYMBOLS
from maszyna.expeditions.own_cards import read_decision_card, read_own_card, write_decision_card, write_own_card
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.speech.expeditions.deck_texts import ExpeditionsDeckTexts

CARD: Final = "card"
DECISION: Final = "decision"
KINDS: Final = [DECISION, "progress"]


def expeditions_form(storage: Storage, fields: dict[str, Part], words: Language) -> Doc:
    """The form for one card as it is filled in; without one, as it is in the deck."""
    kind = KINDS[needed(fields, "kind", "one_of", "body", names=KINDS).name(KINDS)]
    most = MOST_CARDS if kind == DECISION else LEVELS
    which = needed(fields, "number", "whole_number", "body", low=1, high=most).number(1, most)
    deck, texts = kept_deck(storage), ExpeditionsDeckTexts(words.translator)
    dropped = told(fields, "forget") or told(fields, "leave_out")
    filled = fields[CARD].value if CARD in fields and not dropped else None
    document = dict(filled) if isinstance(filled, dict) else known(deck, kind, which)
    document["number" if kind == DECISION else "level"] = which
    changed: ExpeditionsDeck | None = None
    says, problem = [], None
    try:
        if told(fields, "leave_out"):
            changed = with_document(deck, kind, which, None)
        elif told(fields, "forget"):
            changed = with_document(deck, kind, which, as_printed(kind, which))
        else:
            says = said(document, kind, texts)
            changed = with_document(deck, kind, which, document) if told(fields, "keep") else None
    except FormatError as error:
        problem = {"where": error.where, "say": [words.problem(error)]}
    if changed is not None:
        keep_rules(storage, changed)
    return {
        "format": "maszyna/expeditions-card@1",
        "page": CARD,
        "kind": kind,
        "number": which,
        "title": texts.say("card", number=which) if kind == DECISION else texts.level(which),
        "own": document != as_printed(kind, which),
        "tile": document,
        "fields": decision_fields(document, texts) if kind == DECISION else progress_fields(document, texts),
        "lists": [],
        "says": spans_of(says, words),
        "art": None,
        "problem": problem,
        "ready": problem is None,
        "kept": changed is not None,
        "tried": None,
    }


def as_printed(kind: str, which: int) -> Doc | None:
    if kind == DECISION:
        card = printed_card(which)
        return None if card is None else write_decision_card(card)
    progress = printed_deck().of_level(which)
    return None if progress is None else write_own_card(progress)


def known(deck: ExpeditionsDeck, kind: str, which: int) -> Doc:
    """The card as it is in the deck, as printed, or another one to begin with."""
    if kind == DECISION:
        cards = cards_in(deck)
        found = next((card for card in cards if card.number == which), None) or printed_card(which) or cards[0]
        return write_decision_card(found)
    level = deck.of_level(which) or printed_deck().of_level(which) or printed_deck().levels[-1]
    return {name: value for name, value in write_own_card(level).items() if name != "name" or level.level == which}


def said(document: Doc, kind: str, texts: ExpeditionsDeckTexts) -> list[str]:
    """The card in words; refused if it is none."""
    part = Part(document, CARD)
    return texts.card(read_decision_card(part)) if kind == DECISION else [texts.progress(read_own_card(part, True))]


def with_document(deck: ExpeditionsDeck, kind: str, which: int, document: Doc | None) -> ExpeditionsDeck:
    """The deck with another card of this number or level, or without it; checked as a whole."""
    cards = [write_decision_card(card) for card in cards_in(deck)]
    levels = [write_own_card(card) for card in deck.levels]
    if kind == DECISION:
        cards = [card for card in cards if card["number"] != which] + ([document] if document is not None else [])
    else:
        levels = [card for card in levels if card["level"] != which] + ([document] if document is not None else [])
    return read_expeditions_deck({**ExpeditionsDeck([], []).document(), "own_cards": cards, "own_levels": levels})


def decision_fields(document: Doc, texts: ExpeditionsDeckTexts) -> list[Doc]:
    yes_no = [choice(True, texts.say("yes")), choice(False, texts.say("no"))]
    found = [one("progress", texts.say("advances"), document.get("progress"), yes_no)]
    for row, name in enumerate(PARTS):
        given = document.get(name)
        part = given if isinstance(given, dict) else {}
        target = part.get("target") if isinstance(part.get("target"), dict) else None
        glory, times = (target or {}).get("glory", 0), (target or {}).get("times", 1)
        targets: list[Doc | None] = [
            {"symbol": symbol, "glory": glory, **({"times": times} if number == CORRUPTION else {})}
            for number, symbol in enumerate(SYMBOLS)
        ]
        symbols = [
            choice(None, texts.say("nothing")),
            *(choice(each, texts.symbol(n)) for n, each in enumerate(targets)),
        ]
        now = next((each for each in targets if target is not None and each == target), None)
        found.append(one(f"{name}.sweep", texts.of_mech(row, "sweep"), part.get("sweep"), yes_no))
        found.append(one(f"{name}.target", texts.of_mech(row, "target"), now, symbols))
        if target is not None:
            found.append(number(f"{name}.target.glory", texts.of_mech(row, "glory"), glory, 0, MOST_GLORY))
        if target is not None and "times" in target:
            found.append(number(f"{name}.target.times", texts.of_mech(row, "times"), times, 1, MOST_TIMES))
        found.append(
            number(f"{name}.distance", texts.of_mech(row, "distance"), part.get("distance"), 1, FARTHEST)
        )  # fmt: skip
    return found


def progress_fields(document: Doc, texts: ExpeditionsDeckTexts) -> list[Doc]:
    found = [number("spaces", texts.say("spaces"), document.get("spaces"), LEAST_SPACES, MOST_SPACES)]
    stars, coins = document.get("stars"), document.get("coins")
    for index, star in enumerate(stars if isinstance(stars, list) else []):
        found.append(number(f"stars.{index}", texts.say("star", number=index + 1), star, 1, MOST_SPACES - 1))
    amounts = coins if isinstance(coins, dict) else {}
    found += [number(f"coins.{kind}", texts.say(f"coins_{kind}"), amounts.get(kind), 0, MOST_COINS) for kind in COINS]
    return found
