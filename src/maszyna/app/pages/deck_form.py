"""An Automa card as a form: symbols, gains, recruit, star, combat table, resources; tried on a board beside it.

The shape is that of a tile's form (tile_form.py): the client changes the card's document and asks again.
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.app.pages.tile_form import choice, one, told
from maszyna.app.pages.tile_lists import a_list, addition, number
from maszyna.app.scythe_common.own_deck import card_art, keep_rules, kept_deck, known_card, printed_card, with_card
from maszyna.kernel.dice import dice
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.pictures.screen.art import keep
from maszyna.pictures.scythe.board_picture import board_svg
from maszyna.scythe.facts.automa import (
    GAINS,
    MOST_CARDS,
    MOST_COMBAT_CARDS,
    MOST_GAINED,
    MOST_RESOURCES,
    RECRUITS,
    SYMBOLS,
    AutomaCard,
)
from maszyna.scythe.facts.deck_documents import MOST_GROUPS, read_card
from maszyna.scythe.ids import BONUSES, FACTIONS, MOST_DIAL, MOST_POWER
from maszyna.scythe.notation import layout_of, write_position
from maszyna.scythe.position_requests.turn_request import answer_turn
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.captions import scythe_captions
from maszyna.speech.scythe.deck_texts import DeckTexts, deck_texts
from maszyna.speech.scythe.turn_prose import CHOICES, choice_line, nothing_gained

CARD: Final = "card"
TRIED_AFTER: Final = 10  # turns of both seats
MOST_BOARDS: Final = 1000


def deck_form(storage: Storage, fields: dict[str, Part], words: Language) -> Doc:
    """The form for one card as it is filled in; without one, as it is in the deck."""
    which = needed(fields, "number", "automa_card_number", "body", low=1, high=MOST_CARDS)
    which_number = which.number(1, MOST_CARDS, "automa_card")
    rules = kept_deck(storage)
    if told(fields, "forget") or told(fields, "leave_out"):
        rules = with_card(rules, which_number, None if told(fields, "leave_out") else printed_card(which_number))
        keep_rules(storage, rules)
    filled = fields[CARD].value if CARD in fields and fields[CARD].value is not None else None
    document = filled if isinstance(filled, dict) else known_card(rules, which_number)
    document = {**document, "number": which_number}
    texts = DeckTexts(words.translator)
    labels = deck_texts(words.lang)  # without links
    card, problem = read(document, words)
    kept = told(fields, "keep") and card is not None
    if kept:
        keep_rules(storage, with_card(rules, which_number, document))
    board = fields["board"].number(0, MOST_BOARDS) if "board" in fields else 1
    scheme = fields["scheme"].number(1, 2, "scheme") if "scheme" in fields else 1
    return {
        "format": "maszyna/deck-card@1",
        "page": CARD,
        "number": which_number,
        "title": texts.say("card", number=which_number),
        "own": document != printed_card(which_number),
        "tile": document,
        "fields": fields_of(document, labels),
        "lists": [
            one_list for index in (0, 1) for one_list in scheme_lists(document, index, labels, words)
        ],
        "says": [words.text(line) for line in texts.lines(card)] if card is not None else [],
        "art": card_art(card, scheme, words) if card is not None else None,
        "problem": problem,
        "ready": card is not None,
        "kept": kept or told(fields, "forget") or told(fields, "leave_out"),
        "tried": tried(rules, document, board, scheme, words) if card is not None else None,
    }  # fmt: skip


def read(document: Doc, words: Language) -> tuple[AutomaCard | None, Doc | None]:
    try:
        return read_card(Part(document, CARD)), None
    except FormatError as error:
        return None, {"where": error.where, "say": [words.problem(error)]}


def fields_of(document: Doc, texts: DeckTexts) -> list[Doc]:
    """What stands once on a card."""
    yes_no = [choice(True, texts.say("yes")), choice(False, texts.say("no"))]
    found = [
        one(key, texts.say(key), document.get(key), yes_no) for key in ("advances", "skipped_by_autometta")
    ]  # fmt: skip
    table = document.get("combat_power")
    for column, power in (table if isinstance(table, dict) else {}).items():
        found.append(number(f"combat_power.{column}", f"{texts.say('combat_power')} {column}", power, 0, MOST_DIAL))
    found.append(number("combat_cards", texts.say("combat_cards"), document.get("combat_cards"), 0, MOST_COMBAT_CARDS))
    found.append(number("resources", texts.say("resources"), document.get("resources"), 0, MOST_RESOURCES))
    for index, scheme in enumerate(schemes_of(document)):
        bonuses = [choice(name, texts.name("bonus", n)) for n, name in enumerate(BONUSES)]
        label = texts.say("of_scheme_row", scheme=texts.name("scheme", index + 1), row=texts.say("recruit"))
        choices = [choice(RECRUITS[-1], texts.say("nothing")), *bonuses]
        found.append(one(f"schemes.{index}.recruit", label, scheme.get("recruit"), choices))
    return found


def schemes_of(document: Doc) -> list[Doc]:
    found = document.get("schemes")
    return [scheme for scheme in found if isinstance(scheme, dict)] if isinstance(found, list) else []


def scheme_lists(document: Doc, index: int, texts: DeckTexts, words: Language) -> list[Doc]:
    """The move row and the gain row of one scheme: what stands there, and what may be added."""
    scheme = schemes_of(document)[index] if index < len(schemes_of(document)) else {}
    label = texts.name("scheme", index + 1)
    moves = [group for group in scheme.get("moves", []) if group.get("symbol") in SYMBOLS]
    gains = [group for group in scheme.get("gains", []) if group.get("gain") in GAINS]
    brackets = [choice(None, texts.say("every_faction")),
                *(choice(name, texts.name("faction", n)) for n, name in enumerate(FACTIONS))]  # fmt: skip

    def bracket(group: Doc) -> Doc:
        return one("bracket", texts.say("only_faction"), group.get("bracket"), brackets)

    move_items: list[Doc] = []
    for group in moves:
        attack = group["symbol"] == SYMBOLS[-1]
        power = [number("min_power", words.entry.say("ask_power"), group.get("min_power", 0), 0, MOST_POWER)]
        said = words.entry.symbol(SYMBOLS.index(group["symbol"]))
        move_items.append({"say": [said], "parts": [*(power if attack else []), bracket(group)]})
    gain_items: list[Doc] = [
        {"say": [words.entry.gain(GAINS.index(group["gain"]))],
         "parts": [number("amount", words.entry.say("ask_amount"), group.get("amount", 1), 1, MOST_GAINED),
                   bracket(group)]}
        for group in gains
    ]  # fmt: skip
    more_moves = [addition("", words.entry.symbol(n), {"symbol": name}) for n, name in enumerate(SYMBOLS)]
    more_gains = [addition("", words.entry.gain(n), {"gain": name, "amount": 1}) for n, name in enumerate(GAINS)]
    rows = [("moves", move_items, more_moves), ("gains", gain_items, more_gains)]
    return [
        a_list(f"schemes.{index}.{key}", texts.say("of_scheme_row", scheme=label, row=texts.say(key)), MOST_GROUPS,
               items, more)
        for key, items, more in rows
    ]  # fmt: skip


def tried(rules: Doc, document: Doc, board: int, scheme: int, words: Language) -> Doc:
    """The card carried out on the board of a game in progress: what happens, and how it looks afterwards."""
    rules = with_card(rules, document["number"], document)
    game = new_game({"seats": [{}, {"player": "automa"}]}, board)
    chance = dice(board, ["deck trial"])
    while not game.over and game.turns < TRIED_AFTER:
        game.apply(game.choices[chance.below(0, len(game.choices))])
    position = {**write_position(layout_of(game)), **rules}
    automa = position["automa"]
    assert isinstance(automa, dict)
    try:
        answer = answer_turn(
            {"position": {**position, "automa": {**automa, "scheme": scheme}}, CARD: document["number"]}
        )
    except MaszynaError as error:
        return {"board": board, "scheme": scheme, "says": [[words.problem(error)]], "art": None}
    after = answer.layout.position
    says: list[Any] = []
    for event in answer.events:
        if event.kind in CHOICES:
            says.append(words.text(choice_line(words.scythe, event)))
        elif not nothing_gained(event):
            says.append(words.text(words.scythe.sentence(after, event)))
    drawn = keep(board_svg(after, words=scythe_captions(words.lang)))
    return {"board": board, "scheme": scheme, "says": says, "art": drawn}
