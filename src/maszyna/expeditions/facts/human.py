"""The human's side as far as it is on file (X3.2, X9, X10)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import (
    NONE,
    Record,
    choice,
    inner,
    integer,
    integers,
    not_a,
    only,
    read_data,
    records,
    texts,
    whole,
)

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "human.json"
CATEGORIES: Final = ["quests", "meteorites", "items", "corruption20", "corruption", "cards", "workers_or_maps"]
COUNTED: Final = ["quests", "meteorites", "items", "corruption20", "corruption", "cards", "workers", "maps"]
LIMITED: Final = ["quests", "items", "meteorites"]
MOST: Final = 99


class Category(NamedTuple):
    """A place for one glory token; any one of its needs is enough."""

    id: str
    needs: tuple[tuple[int, int], ...]  # what is counted, of COUNTED, and how many


class HumanFacts(NamedTuple):
    glory_tokens: int
    categories: tuple[Category, ...]
    limits: tuple[int, ...]  # by LIMITED
    glory_by_quests: tuple[int, ...]  # coins for a glory token with 0, 1, 2, … quests solved; the last holds for more
    corruption_coins: int
    back_to_box: tuple[str, ...]


@cache
def human_facts() -> HumanFacts:
    return load_human_facts(read_data(PACKAGE, FILE))


def load_human_facts(data: dict[str, object]) -> HumanFacts:
    top = whole(FILE, data, ["glory_tokens", "categories", "limits", "coins", "back_to_box"])
    listed = records(top, "categories", len(CATEGORIES), ["id", "needs"], NONE)
    categories = [category(record, name) for record, name in zip(listed, CATEGORIES, strict=True)]
    limits = inner(top, "limits", LIMITED)
    coins = inner(top, "coins", ["glory_by_quests", "corruption"])
    by_quests = integers(coins, "glory_by_quests", 1, MOST)
    if not by_quests or list(by_quests) != sorted(by_quests):
        raise not_a(coins, "glory_by_quests", "coins for 0, 1, 2, … quests, never falling")
    cards = texts(top, "back_to_box")
    if len(set(cards)) != len(cards) or any(len(card) != 3 or not card.isdecimal() for card in cards):
        raise not_a(top, "back_to_box", "numbers of three digits, each once")
    return HumanFacts(
        integer(top, "glory_tokens", 1, len(CATEGORIES)),
        tuple(categories),
        tuple([integer(limits, name, 1, MOST) for name in LIMITED]),
        by_quests,
        integer(coins, "corruption", 0, MOST),
        cards,
    )


def category(record: Record, name: str) -> Category:
    if choice(record, "id", CATEGORIES) != CATEGORIES.index(name):
        raise not_a(record, "id", f"{name}, in the order of the board")
    value = record.fields["needs"]
    if not isinstance(value, dict) or not value:
        raise not_a(record, "needs", "an object of what is counted, and how many")
    needs = Record(record.file, f"{record.path}.needs", value)
    only(needs, NONE, COUNTED)
    return Category(name, tuple([(COUNTED.index(key), integer(needs, key, 1, MOST)) for key in needs.fields]))
