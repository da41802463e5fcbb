"""The human's side as far as it is on file (X3.2, X9, X10)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data

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
    top = file_part(FILE, data, ["glory_tokens", "categories", "limits", "coins", "back_to_box"])
    listed = top.at("categories").records(len(CATEGORIES), ["id", "needs"], [])
    categories = [category(record, name) for record, name in zip(listed, CATEGORIES, strict=True)]
    limits = top.inner("limits", LIMITED)
    coins = top.inner("coins", ["glory_by_quests", "corruption"])
    by_quests = coins.at("glory_by_quests").integers(1, MOST)
    if not by_quests or list(by_quests) != sorted(by_quests):
        raise coins.at("glory_by_quests").broken("coins for 0, 1, 2, … quests, never falling")
    cards = top.at("back_to_box").texts()
    if len(set(cards)) != len(cards) or any(len(card) != 3 or not card.isdecimal() for card in cards):
        raise top.at("back_to_box").broken("numbers of three digits, each once")
    return HumanFacts(
        top.at("glory_tokens").number(1, len(CATEGORIES)),
        tuple(categories),
        tuple([limits.at(name).number(1, MOST) for name in LIMITED]),
        by_quests,
        coins.at("corruption").number(0, MOST),
        cards,
    )


def category(record: Part, name: str) -> Category:
    if record.at("id").name(CATEGORIES) != CATEGORIES.index(name):
        raise record.at("id").broken(f"{name}, in the order of the board")
    needs = record.at("needs").record([], COUNTED)
    if not needs:
        raise record.at("needs").broken("an object of what is counted, and how many")
    return Category(name, tuple([(COUNTED.index(key), part.number(1, MOST)) for key, part in needs.items()]))
