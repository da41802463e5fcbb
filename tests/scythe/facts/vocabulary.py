"""Tiles made of the vocabulary, for tests: any the reader takes."""

from typing import Any

from hypothesis import strategies as st

from maszyna.scythe.facts.automa import GAINS, SYMBOLS
from maszyna.scythe.facts.combining import LAST_TURNS, misfit
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    EFFECTS,
    KINDS,
    PASSIVE,
    Effect,
    areas_of,
    conditions_of,
    effects_for,
)
from maszyna.scythe.facts.symbol_rows import CAMP, MOST_GAIN, MOST_SYMBOLS
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_PREFERENCES,
    MOST_RANGE,
    PREFERENCES,
    PROVENANCES,
    SIDES_OF_CARDS,
    TILE_IDS,
    TOLL,
    TOLL_TILE,
)
from maszyna.scythe.ids import MOST_POWER

Document = dict[str, Any]
kinds = st.integers(0, len(KINDS) - 1)
notes = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@st.composite
def effect_documents(draw: st.DrawFn, effect: Effect, kind: int) -> Document:
    document: Document = {"effect": effect.name}
    if draw(st.booleans()):
        document["hook"] = effect.hook
    if effect.repeats > 1:
        bound = effect.numbers[0]
        drawn = draw(st.lists(st.integers(bound.least, bound.most), min_size=1, max_size=effect.repeats))
        document["numbers"] = sorted(drawn)
    elif len(effect.numbers) > 0 or draw(st.booleans()):
        document["numbers"] = [draw(st.integers(number.least, number.most)) for number in effect.numbers]
    if draw(st.booleans()):
        document["where"] = draw(st.sampled_from(areas_of(effect, kind)))
    if draw(st.booleans()):
        document["when"] = draw(st.sampled_from(conditions_of(effect)))
    return document


@st.composite
def rows_of_symbols(draw: st.DrawFn, name: str) -> Document:
    """The camp's rows, or the symbols of the active airship."""
    symbols = draw(st.lists(st.sampled_from(SYMBOLS), unique=True, min_size=1, max_size=MOST_SYMBOLS))
    moves: list[Document] = [{"symbol": symbol} for symbol in symbols]
    if name != CAMP:
        return {"moves": moves}
    for move in moves:
        if move["symbol"] == "attack_combat_unit" and draw(st.booleans()):
            move["min_power"] = draw(st.integers(0, MOST_POWER))
    gains: list[Document] = [{"gain": gain} for gain in draw(st.lists(st.sampled_from(GAINS), max_size=MOST_SYMBOLS))]
    for gain in gains:
        if draw(st.booleans()):
            gain["amount"] = draw(st.integers(1, MOST_GAIN))
    return {"moves": moves, "gains": gains}


def fitting(names: list[str], is_change: bool) -> list[str]:
    """Of these effects as many as can stand together."""
    found: list[str] = []
    for name in sorted(names, key=lambda name: name not in LAST_TURNS):
        if misfit([*found, name], is_change) is None:
            found.append(name)
    return [name for name in names if name in found]


@st.composite
def tile_documents(draw: st.DrawFn, kind: int) -> Document:
    """Any tile of a kind that the reader must take."""
    document: Document = {"id": draw(st.sampled_from(TILE_IDS[kind]))}
    document["provenance"] = draw(st.lists(st.sampled_from(PROVENANCES), unique=True, min_size=1))
    if draw(st.booleans()):
        document["note"] = draw(notes)
    if kind == AUTOMA_SYMBOLS:
        return document | draw(rows_of_symbols(document["id"]))
    drawn = draw(st.lists(st.sampled_from(effects_for(kind)), unique=True, max_size=5))
    names = fitting(drawn, kind == AUTOMA_RESOLUTION)
    if kind == AGGRESSIVE:
        document["cargo"] = draw(st.sampled_from(CARGOES))
        if TOLL in names:
            document |= {"id": TOLL_TILE, "cargo": "resources"}
    elif kind == PASSIVE:
        document["range"] = draw(st.integers(1, MOST_RANGE))
    elif kind == AUTOMA_CARD:
        several = draw(st.lists(st.sampled_from(PREFERENCES), unique=True, min_size=1, max_size=MOST_PREFERENCES))
        if len(several) > 1 or draw(st.booleans()):
            document["preferences"] = several
        else:
            document["preference"] = several[0]
        if draw(st.booleans()):
            document["range"] = draw(st.integers(1, MOST_RANGE))
    elif kind == AUTOMA_RESOLUTION and draw(st.booleans()):
        document["card"] = draw(st.sampled_from(SIDES_OF_CARDS))
    of_name = {effect.name: effect for effect in EFFECTS}
    document["effects"] = [draw(effect_documents(of_name[name], kind)) for name in names]
    return document


def tile(kind: int, **fields: Any) -> Document:
    """A good tile with some fields otherwise; one set to None is left out."""
    document: Document = {"id": TILE_IDS[kind][0], "provenance": ["printed"], "effects": []}
    own: list[Document] = [{"cargo": "resources"}, {"range": 2}, {}, {"preference": PREFERENCES[0]}, {}, {}]
    document |= own[kind]
    if kind == AUTOMA_SYMBOLS:
        document |= {"effects": None, "moves": [{"symbol": "attack_workers"}], "gains": []}
    return {name: value for name, value in {**document, **fields}.items() if value is not None}


def effects(*named: tuple[Any, ...]) -> list[Document]:
    return [{"effect": name, "numbers": list(numbers)} for name, *numbers in named]
