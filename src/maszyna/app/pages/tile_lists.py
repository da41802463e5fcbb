"""The lists on a tile of one's own box: effects, wishes of an airship, symbols; what is there and what may be added."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, GAINS, SYMBOLS
from maszyna.scythe.facts.effects import (
    AREAS,
    AUTOMA_CARD,
    AUTOMA_SYMBOLS,
    CONDITIONS,
    EFFECTS,
    HOOKS,
    Effect,
    areas_of,
    conditions_of,
    effects_at,
)
from maszyna.scythe.facts.symbol_rows import CAMP, GAIN_ROW, MOST_GAIN, MOST_SYMBOLS, MOVES
from maszyna.scythe.facts.tile_documents import read_effect
from maszyna.scythe.facts.tiles import MOST_PREFERENCES, PREFERENCES, TileEffect
from maszyna.scythe.ids import MOST_POWER

MOST_EFFECTS: Final = 8  # more than any tile has
WISHES: Final = "preferences"
MIN_POWER: Final = "min_power"


def normal(document: Doc) -> Doc:
    """The document with every list as a list: a single wish may stand for itself in a file."""
    wish = document.get("preference")
    rest = {key: value for key, value in document.items() if key != "preference"}
    return rest if wish is None else rest | {WISHES: [wish]}


def lists_of(kind: int, name: str, document: Doc, words: Language) -> list[Doc]:
    entry = words.entry
    if kind == AUTOMA_SYMBOLS:
        found = [a_list(MOVES, entry.say("ask_symbol"), MOST_SYMBOLS, *moves(name, document, words))]
        if name == CAMP:
            found.append(a_list(GAIN_ROW, entry.say("ask_gain"), MOST_SYMBOLS, *gains(document, words)))
        return found
    found = [a_list("effects", entry.say("ask_effects"), MOST_EFFECTS, *effects(kind, document, words))]
    if kind == AUTOMA_CARD:
        found.insert(0, a_list(WISHES, entry.say("ask_preference"), MOST_PREFERENCES, *wishes(document, words)))
    return found


def a_list(key: str, name: str, most: int, items: list[Doc], more: list[Doc]) -> Doc:
    return {"key": key, "name": name, "most": most, "items": items, "add": more if len(items) < most else []}


def items_of(document: Doc, key: str) -> list[Any]:
    value = document.get(key)
    return value[:MOST_EFFECTS] if isinstance(value, list) else []


def addition(group: str, name: str, value: object) -> Doc:
    return {"group": group, "name": name, "value": value}


def wishes(document: Doc, words: Language) -> tuple[list[Doc], list[Doc]]:
    given = [one for one in items_of(document, WISHES) if one in PREFERENCES]
    items = [{"say": [words.entry.preference(PREFERENCES.index(one))], "parts": []} for one in given]
    more = [
        addition("", words.entry.preference(number), one) for number, one in enumerate(PREFERENCES) if one not in given
    ]
    return items, more


def moves(name: str, document: Doc, words: Language) -> tuple[list[Doc], list[Doc]]:
    given = [row for row in items_of(document, MOVES) if isinstance(row, dict) and row.get("symbol") in SYMBOLS]
    items = []
    for row in given:
        symbol = SYMBOLS.index(row["symbol"])
        asks = name == CAMP and symbol == ATTACK_COMBAT_UNIT
        power = number(MIN_POWER, words.entry.say("ask_power"), row.get(MIN_POWER, 0), 0, MOST_POWER)
        items.append({"say": [words.entry.symbol(symbol)], "parts": [power] if asks else []})
    there = [row["symbol"] for row in given]
    more = [
        addition("", words.entry.symbol(symbol), {"symbol": one})
        for symbol, one in enumerate(SYMBOLS)
        if one not in there
    ]
    return items, more


def gains(document: Doc, words: Language) -> tuple[list[Doc], list[Doc]]:
    given = [row for row in items_of(document, GAIN_ROW) if isinstance(row, dict) and row.get("gain") in GAINS]
    items = [
        {
            "say": [words.entry.gain(GAINS.index(row["gain"]))],
            "parts": [number("amount", words.entry.say("ask_amount"), row.get("amount", 1), 1, MOST_GAIN)],
        }
        for row in given
    ]
    more = [addition("", words.entry.gain(gain), {"gain": one, "amount": 1}) for gain, one in enumerate(GAINS)]
    return items, more


def effects(kind: int, document: Doc, words: Language) -> tuple[list[Doc], list[Doc]]:
    """Each effect as its sentence; those to add stand under the moment in which they work."""
    items = [effect_item(Part(one, "effect"), kind, words) for one in items_of(document, "effects")]
    more = []
    for hook in HOOKS:
        for effect in effects_at(kind, hook):
            least = [bound.least for bound in effect.numbers]
            value = {"hook": hook, "effect": effect.name, "numbers": least}
            more.append(addition(words.entry.hook(hook), words.entry.effect(effect.name), value))
    return items, more


def effect_item(part: Part, kind: int, words: Language) -> Doc:
    try:
        one = read_effect(part, kind)
    except FormatError as error:
        return {"say": [words.problem(error)], "parts": []}
    return {"say": [words.entry.sentence(one)], "parts": effect_parts(EFFECTS[one.effect], one, kind, words)}


def effect_parts(effect: Effect, one: TileEffect, kind: int, words: Language) -> list[Doc]:
    """Its numbers, where it works and under which condition, if that is not the only way."""
    found = []
    for index, value in enumerate(one.numbers):
        bound = effect.numbers[index % len(effect.numbers)]
        least = one.numbers[index - 1] if index >= len(effect.numbers) else bound.least
        ask = words.entry.number(effect.name, bound, index + 1)
        found.append(number(f"numbers.{index}", ask, value, least, bound.most))
    if effect.repeats > 1:
        found.append({"key": "numbers", "kind": "count", "value": len(one.numbers), "least": 1, "most": effect.repeats})
    areas = areas_of(effect, kind)
    if len(areas) > 1:
        choices = [{"value": area, "name": words.entry.area(AREAS.index(area))} for area in areas]
        found.append(one_of("where", words.entry.say("ask_area"), AREAS[one.area], choices))
    conditions = conditions_of(effect)
    if len(conditions) > 1:
        choices = [{"value": when, "name": words.entry.condition(CONDITIONS.index(when))} for when in conditions]
        found.append(one_of("when", words.entry.say("ask_condition"), CONDITIONS[one.condition], choices))
    return found


def number(key: str, name: str, value: object, least: int, most: int) -> Doc:
    return {"key": key, "kind": "number", "name": name, "value": value, "least": least, "most": most}


def one_of(key: str, name: str, value: str, choices: list[Doc]) -> Doc:
    return {"key": key, "kind": "one", "name": name, "value": value, "choices": choices}
