"""Objective cards: conditions over a few quantities of a position."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe.facts import editions
from maszyna.scythe.facts.check import read

FILE: Final = "objectives.json"
CARDS: Final = 27

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
RELATIONS: Final = ["at_least", "at_most", "exactly"]

# Territories this player controls, by terrain.
VILLAGES: Final = 0
FARMS: Final = 1
FORESTS: Final = 2
MOUNTAINS: Final = 3
TUNDRAS: Final = 4
TUNNELS: Final = 5  # controlled tunnel territories
FACTORY: Final = 6  # 1 if controlled
POWER_LEAD: Final = 7  # 1 if no player has more power
WORKERS_DRIVEN_OFF: Final = 8  # enemy workers this player made retreat this turn
POWER: Final = 9
POPULARITY: Final = 10
COINS: Final = 11
COMBAT_CARDS: Final = 12
COMBAT_STARS: Final = 13
FACTORY_CARDS: Final = 14
MECHS: Final = 15
WORKERS: Final = 16  # on the board
UPGRADES: Final = 17
STRUCTURES: Final = 18
RECRUITS: Final = 19
FULL_STOCKPILE: Final = 20  # most tokens on one controlled territory that has all four kinds
PIECES_TOGETHER: Final = 21  # most own character, mechs, workers and structure on one territory
RESOURCE_KINDS: Final = 22  # kinds controlled, 0..4
WORKERS_WITHOUT_RECRUIT: Final = 23  # workers on the board minus recruits
WOLF_STOCKPILE: Final = 24  # most tokens on a controlled territory with own character, one mech, one worker
BESIDE_FACTORY: Final = 25  # controlled territories adjacent to the Factory
ONE_LAKE_SHORE: Final = 26  # most controlled territories around one lake
ONE_KIND: Final = 27  # most controlled tokens of one kind
WORKERS_BESIDE_FACTORY: Final = 28  # most own workers on one territory adjacent to the Factory
TERRAINS_WORKED: Final = 29  # of the five primary terrains, those controlled with a worker on one
STRUCTURES_BY_BASE: Final = 30  # own structures adjacent to the own base
QUANTITIES: Final = [
    "villages", "farms", "forests", "mountains", "tundras", "tunnels", "factory", "power_lead", "workers_driven_off",
    "power", "popularity", "coins", "combat_cards", "combat_stars", "factory_cards", "mechs", "workers", "upgrades",
    "structures", "recruits", "full_stockpile", "pieces_together", "resource_kinds", "workers_without_recruit",
    "wolf_stockpile", "beside_factory", "one_lake_shore", "one_kind", "workers_beside_factory", "terrains_worked",
    "structures_by_base",
]  # fmt: skip
# The most each can be, in the same order; 99 where nothing limits it.
MOST: Final = [
    9, 7, 7, 8, 8, 6, 1, 1, 48,
    16, 18, 99, 42, 6, 1, 4, 8, 6,
    4, 4, 99, 14, 4, 8,
    99, 6, 6, 99, 8, 5,
    4,
]  # fmt: skip


class Clause(NamedTuple):
    quantity: int
    relation: int
    number: int


class Objective(NamedTuple):
    number: int
    name: str
    edition: str
    end_of_turn: bool  # printed on the card
    clauses: tuple[Clause, ...]  # all must hold


@cache
def objectives() -> tuple[Objective, ...]:
    return load_objectives(read(FILE))


def load_objectives(data: dict[str, object]) -> tuple[Objective, ...]:
    top = file_part(FILE, data, ["cards"])
    keys = ["number", "name", "edition", "printed_end_of_turn", "clauses"]
    return tuple([objective(record, n) for n, record in enumerate(top.at("cards").records(CARDS, keys, []), 1)])


def objective(record: Part, number: int) -> Objective:
    names = editions.editions_with(editions.OBJECTIVES)
    if record.at("number").number(1, CARDS) != number:
        raise record.at("number").broken(f"{number}, counting on")
    clauses = tuple([clause(entry) for entry in record.at("clauses").items("list")])
    if not clauses or len({one.quantity for one in clauses}) != len(clauses):
        raise record.at("clauses").broken("at least one clause, each about another quantity")
    edition = names[record.at("edition").name(names)]
    return Objective(number, record.at("name").text(), edition, record.at("printed_end_of_turn").flag(), clauses)


def clause(entry: Part) -> Clause:
    """Quantity, relation, number; the number is one that can be both met and missed."""
    parts = entry.items("list")
    if len(parts) != 3:
        raise entry.broken("a quantity, a relation and a number")
    quantity, relation = parts[0].name(QUANTITIES), parts[1].name(RELATIONS)
    low = 1 if relation == AT_LEAST else 0
    high = MOST[quantity] - 1 if relation == AT_MOST else MOST[quantity]
    return Clause(quantity, relation, parts[2].number(low, high))
