"""House rules for the Automas (`own_cards`, `own_levels`, `own_symbols`): in a setup, in a position, in a deck file.

    "own_symbols": {"move_mech": {"destination": ["nearest_factory", "reading_order"]}}

A symbol is three lists of named criteria: which unit, the valid territories, the destination. A list that is given
replaces the printed one. What the board demands is added where it is missing: ``reading_order``, so that one place is
left; ``no_ally_unit`` (R17); ``no_closed_lake`` (A5) where nothing says how far units go; and for workers, who cannot
attack, ``no_enemy_unit``.
"""

from typing import Any, Final

from maszyna.kernel.document import Part
from maszyna.kernel.schema import record
from maszyna.scythe.automa import criteria
from maszyna.scythe.automa.card_orders import OwnOrders
from maszyna.scythe.automa.choosing import DESTINATION, UNIT, VALID
from maszyna.scythe.automa.criteria import Criteria
from maszyna.scythe.automa.symbols import SYMBOLS, TIES, WORKER, Symbol
from maszyna.scythe.automa_options import HouseRules
from maszyna.scythe.facts.automa import MOST_CARDS, AutomaCard
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.deck_documents import card_schema, level_schema, read_cards, read_levels, write_card
from maszyna.scythe.facts.star_cards import StarCard, levels

OWN_CARDS: Final = "own_cards"
OWN_LEVELS: Final = "own_levels"
OWN_SYMBOLS: Final = "own_symbols"
OWN_FIELDS: Final = [OWN_CARDS, OWN_LEVELS, OWN_SYMBOLS]
STAGES: Final = [UNIT, VALID, DESTINATION]

EVERY: Final[Criteria] = [
    criteria.IN_OWN_REACH_OR_BY_BASE, criteria.IN_OWN_REACH, criteria.NO_ENEMY_UNIT, criteria.NO_ALLY_UNIT,
    criteria.NO_OTHER_OWN_WORKER, criteria.NO_OTHER_OWN_COMBAT_UNIT, criteria.NO_OWN_MECH,
    criteria.ENCOUNTER_OR_FACTORY, criteria.ENEMY_WORKER, criteria.NO_ENEMY_COMBAT_UNIT, criteria.ENEMY_COMBAT_UNIT,
    criteria.OUT_OF_ENEMY_REACH, criteria.MOST_OWN_NEIGHBOURHOODS, criteria.NEAREST_ENEMY_COMBAT_UNIT,
    criteria.MOST_RESOURCES, criteria.FEWEST_ENEMY_COMBAT_UNITS, criteria.NEAREST_FACTORY, criteria.NEAREST_BASE,
    criteria.READING_ORDER, criteria.NO_CLOSED_LAKE,
]  # fmt: skip
REACH: Final[Criteria] = [criteria.IN_OWN_REACH_OR_BY_BASE, criteria.IN_OWN_REACH]
CRITERIA: Final = [criterion.name for criterion in EVERY]
Lists = dict[str, dict[str, list[str]]]  # names of criteria by symbol and stage


class OwnAutoma(OwnOrders):
    """House rules as they were entered, and what they make of cards, star cards and symbols."""

    def __init__(self, cards: list[AutomaCard], star_cards: list[StarCard], lists: Lists) -> None:
        super().__init__(cards, star_cards, [own_symbol(symbol, lists.get(symbol.name, {})) for symbol in SYMBOLS])
        self.lists = lists

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {}
        if self.cards:
            document[OWN_CARDS] = [write_card(card) for card in self.cards.values()]
        own_levels = [card.document() for card in self.star_cards if card.own]
        if own_levels:
            document[OWN_LEVELS] = own_levels
        if self.lists:
            document[OWN_SYMBOLS] = self.lists
        return document

    def __reduce__(self) -> tuple[Any, ...]:
        return read_house_rules, (self.document(),)


def read_house_rules(document: dict[str, object], where: str = "setup") -> HouseRules | None:
    """The house rules of a document; None where it has none."""
    parts = {name: Part(document[name], f"{where}.{name}") for name in OWN_FIELDS if document.get(name) is not None}
    if not parts:
        return None
    cards = read_cards(parts[OWN_CARDS]) if OWN_CARDS in parts else []
    star_cards = read_levels(parts[OWN_LEVELS]) if OWN_LEVELS in parts else list(levels())
    return OwnAutoma(cards, star_cards, read_lists(parts[OWN_SYMBOLS]) if OWN_SYMBOLS in parts else {})


def read_lists(part: Part) -> Lists:
    """Names of criteria, each once in a list."""
    found: Lists = {}
    for name, symbol in part.fields(NAMES).items():
        stages = symbol.fields(STAGES)
        found[name] = {stage: [CRITERIA[index] for index in stages[stage].names(CRITERIA)] for stage in stages}
    return found


def own_symbol(printed: Symbol, lists: dict[str, list[str]]) -> Symbol:
    """A symbol with other lists; one that is given as printed stays as it is."""
    known = names_of(printed)
    lists = {stage: names for stage, names in lists.items() if names != known[stage]}
    if not lists:
        return printed
    by = printed.by if UNIT not in lists else completed(named(lists[UNIT]), [criteria.READING_ORDER])
    valid = printed.valid
    if VALID in lists:
        valid = completed(named(lists[VALID]), [criteria.NO_ALLY_UNIT])
        if printed.unit is WORKER:
            valid = completed(valid, [criteria.NO_ENEMY_UNIT])
        if not any(criterion in valid for criterion in REACH):
            valid = completed(valid, [criteria.NO_CLOSED_LAKE])
    whole = printed.destination
    if DESTINATION in lists:
        whole = completed(named(lists[DESTINATION]), [criteria.READING_ORDER])
    first_tie = [criterion in TIES for criterion in whole].index(True)
    symbol = Symbol(
        printed.name, printed.rule, printed.unit, by, valid, whole[:first_tie], printed.attacks, whole[first_tie:]
    )
    symbol.own = names_of(symbol) != names_of(printed)
    return symbol


def named(names: list[str]) -> Criteria:
    return [EVERY[CRITERIA.index(name)] for name in names]


def completed(given: Criteria, demanded: Criteria) -> Criteria:
    return given + [criterion for criterion in demanded if criterion not in given]


def names_of(symbol: Symbol) -> dict[str, list[str]]:
    """The criteria of a symbol by stage."""
    by_stage = [symbol.by, symbol.valid, symbol.destination]
    return {stage: [one.name for one in stage_list] for stage, stage_list in zip(STAGES, by_stage, strict=True)}


def house_rules_schema() -> dict[str, object]:
    """The three fields as they stand in a setup, a position and a deck file."""
    names: dict[str, object] = {"type": "array", "items": {"enum": CRITERIA}, "uniqueItems": True}
    stages = record(dict.fromkeys(STAGES, names), [])
    return {
        OWN_CARDS: {"type": "array", "items": card_schema(), "minItems": 1, "maxItems": MOST_CARDS},
        OWN_LEVELS: {"type": "array", "items": level_schema(), "maxItems": len(levels())},
        OWN_SYMBOLS: record(dict.fromkeys(NAMES, stages), []),
    }
