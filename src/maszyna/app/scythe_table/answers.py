"""What an act asks, for a screen: every question with what can be answered, what was answered, where it lies."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.mat import SIDES as MAT_SIDES
from maszyna.app.scythe_common.mat import change_of
from maszyna.app.scythe_table.tools import ability_choices, structure_choices
from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts, how_many, total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    ABOARD,
    BOLSTER,
    BOTTOMS,
    COERCION,
    CUBES,
    FACTIONS,
    MAT,
    RESOURCES,
    UNIT_KINDS,
)
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.common.decisions import BY_BOX, BY_CUBE
from maszyna.scythe.play.common.payment import PayAny, PayFrom, resource_in, resources_there
from maszyna.scythe.table.acts.act_words import BONUS_WORDS, CARD, NUMBERS, PAY, PLACES
from maszyna.scythe.table.acts.carry_out import OpenQuestion
from maszyna.scythe.table.piece_steps import CUBE_WORDS
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS, term_key
from maszyna.speech.scythe.texts import WORDINGS

SIGNS: Final = {"power": "power", "coins": "coins", "popularity": "popularity", "cards": "cards"}
TITLED: Final = ["once", "lasting", "cube", "box", PAY]  # rows that need a heading


def ask_document(table: Table, question: OpenQuestion, act: str, value: Any, is_open: bool, words: Language) -> Doc:
    name, game = question.name, table.game
    seat = question.decision.seat
    document: Doc = {
        "name": name,
        "widget": widget_of(name),
        "ask": words.spans_for(f"ask_{name}") if name in TITLED else [],
        "left": words.say(f"left_{name}", n=question.most) if name == PAY else words.say(f"left_{name}"),
        "most": question.most,
        "options": [],
        "places": [],
        "value": value,
        "open": is_open,
    }
    if name in PLACES:
        document["places"] = [PLACE_KEYS[place] for place in question.options if place]
    elif name == PAY:
        document["options"] = sources(table, question, words)
        document["places"] = list(dict.fromkeys(one["place"] for one in document["options"] if one["place"]))
    else:
        document["options"] = OPTIONS[name](game, seat, question, act, words)
    return document


def widget_of(name: str) -> str:
    if name in PLACES:
        return name
    return name if name in ("goods", PAY, "number") else "choice"


def number_ask(act: str, value: Any, is_open: bool, words: Language) -> Doc:
    """Which card: an encounter by its digits, Factory cards and objectives as a list."""
    keypad = act == "encounter"
    options = [] if keypad else [card_option(act, number, words) for number in NUMBERS[act]]
    if act == "objective":
        options = [option(None, words.spans_for("just_the_star"), sign="stars"), *options]
    return {
        "name": "number",
        "widget": "keypad" if keypad else "cards",
        "ask": [],
        "left": words.say("left_number"),
        "most": NUMBERS[act][-1],
        "options": options,
        "places": [],
        "value": value,
        "open": is_open,
    }


def card_option(act: str, number: int, words: Language) -> Doc:
    if act == "objective":
        label = words.spans_for("number_and_name", n=number, name=words.name("objective", number))
        return option(number, label, says=words.explained(f"objective.{number}"))
    return option(number, [str(number)], says=words.explained(f"factory.{number}"),
                  art=art_key(f"factory.{number}", words.lang))  # fmt: skip


def option(
    value: str | int | None,
    label: Text,
    says: Text | None = None,
    why_not: Text | None = None,
    sign: str | None = None,
    art: str | None = None,
    change: Doc | None = None,
) -> Doc:
    return {
        "value": value,
        "label": label,
        "says": says or [],
        "why_not": why_not,
        "sign": sign,
        "art": art,
        "change": change,
    }


def _side(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    """Power or cards, each as much as the mat gives."""
    own = game.position.seats[seat]
    found = []
    for gives, amount, cube in MAT_SIDES[BOLSTER]:
        now = amount + bool(own.cubes & bit(CUBES.index(cube)))
        found.append(option(gives, [words.track(gives), f" +{now}"], sign=SIGNS[gives]))
    return found


def _goods(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    """The four resources; beside those of Trade its popularity."""
    found = [
        option(
            RESOURCES[kind], [words.name("resource", kind)], art=art_key(f"resource.{RESOURCES[kind]}.1", words.lang)
        )
        for kind in question.options
    ]
    if act == "trade":
        own = game.position.seats[seat]
        amount = 1 + bool(own.cubes & bit(CUBES.index("trade.popularity")))
        found.append({**option("popularity", [words.track("popularity"), f" +{amount}"], sign="popularity"),
                      "answers": "side"})  # fmt: skip
    return found


def _ability(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    own = game.position.seats[seat]
    return [option(one["value"], one["label"], one["says"], one["why_not"])
            for one in ability_choices(words, own.faction, own.abilities)]  # fmt: skip


def _structure(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    built = tuple([place != MAT for place in game.position.seats[seat].structures])
    return [option(one["value"], one["label"], one["says"], one["why_not"]) for one in structure_choices(words, built)]


def _once(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    return bonuses(game.position.seats[seat].bonuses, False, words)


def _lasting(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    return bonuses(game.position.seats[seat].recruits, True, words)


def bonuses(had: int, lasting: bool, words: Language) -> list[Doc]:
    has = words.spans_for("tool_has_it")
    return [
        option(word, [words.name("bonus", number)], words.explained(term_key("bonus", number)) if lasting else None,
               has if had & bit(number) else None, SIGNS[word])
        for number, word in enumerate(BONUS_WORDS)
    ]  # fmt: skip


def _cube(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    own = game.position.seats[seat]
    has = words.spans_for("tool_has_it")
    return [
        option(word, [words.name("cube", number)], None, has if own.cubes & bit(number) else None,
               sign=word, change=change_of(own, words, BY_CUBE, number + 1))
        for number, word in enumerate(CUBE_WORDS)
    ]  # fmt: skip


def _box(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    own = game.position.seats[seat]
    full = words.reason("no_empty_box")
    return [
        option(bottom, [words.name("bottom", number)], None, None if number in question.options else full,
               change=change_of(own, words, BY_BOX, number))
        for number, bottom in enumerate(BOTTOMS)
    ]  # fmt: skip


def _worded(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    """An offer or a benefit as the game itself words it; numbered as on the card."""
    decision = question.decision
    first = 0 if decision.about.from_zero else 1
    return [
        option(str(action - first + 1),
               words.text(WORDINGS[decision.kind()].label(words.translator, game, decision, action)))
        for action in question.options
    ]  # fmt: skip


def _opponent(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    others = [own.faction for index, own in enumerate(game.position.seats) if index != seat]
    return [option(FACTIONS[faction], [words.faction(faction)]) for faction in others]


def _leave(game: Scythe, seat: int, question: OpenQuestion, act: str, words: Language) -> list[Doc]:
    return [option(name, [words.name("unit_kind", kind)]) for kind, name in enumerate(UNIT_KINDS[:3])]


Options = Callable[[Scythe, int, OpenQuestion, str, Language], list[Doc]]
OPTIONS: Final[dict[str, Options]] = {
    "side": _side, "goods": _goods, "ability": _ability, "structure": _structure, "once": _once, "lasting": _lasting,
    "cube": _cube, "box": _box, "offer": _worded, "benefit": _worded, "opponent": _opponent, "leave": _leave,
}  # fmt: skip


def sources(table: Table, question: OpenQuestion, words: Language) -> list[Doc]:
    """What could pay, with how much lies there; Crimea's card last."""
    game, decision = table.game, question.decision
    seat = decision.seat
    own = game.position.seats[seat]
    found: list[Doc] = []
    if isinstance(decision, PayAny):
        tokens = [(place_number(action), resource_in(action)) for action in question.options]
    else:
        assert isinstance(decision, PayFrom)
        tokens = [(place, decision.resource) for place in question.options]
    for place, resource in tokens:
        name = words.say("aboard") if place == ABOARD else words.place(place)
        have = how_many(resources_there(game.position, seat, place), resource)
        one = option(RESOURCES[resource], [name], art=art_key(f"resource.{RESOURCES[resource]}.{have}", words.lang))
        found.append({**one, "place": PLACE_KEYS[place], "have": int(have)})
    cards = total(own.hand) + game.hidden[seat].unseen
    if own.abilities & COERCION and not game.turn.coercion_used and cards:
        found.append({**option(CARD, words.spans_for("card_for_one"), sign="cards"), "place": None, "have": 1})
    return found


def held(game: Scythe, seat: int, resource: int) -> int:
    return int(counts(game.position.stock(seat))[resource])
