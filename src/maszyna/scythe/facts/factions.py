"""The seven factions: what they start with and what they can do."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe import ids as words
from maszyna.scythe.facts import editions
from maszyna.scythe.facts.check import read

FILE: Final = "factions.json"
MECH_ABILITIES: Final = words.ABILITIES[:20]
OWN_ABILITIES: Final = words.ABILITIES[20:]
SHARED: Final = words.RIVERWALK | words.SPEED  # mech abilities that several factions have
LOSSES: Final = ["coins", "power", "popularity", "combat_cards"]
MOST_TOKENS: Final = 4
KEYS: Final = [
    "id", "name", "color", "character", "edition", "power", "combat_cards",
    "ability", "mechs", "riverwalk", "tokens", "penalties", "notes",
]  # fmt: skip


class Faction(NamedTuple):
    index: int  # type: ignore[assignment]  # shadows a method of tuple that nobody needs here
    id: str
    name: str
    color: str
    character: str
    edition: str
    power: int
    combat_cards: int
    ability: int  # a bit of words.ABILITIES
    mechs: tuple[int, int, int, int]  # ability bits by slot, from the left
    riverwalk: tuple[int, ...]  # terrains Riverwalk leads to
    penalties: tuple[tuple[int, int], ...]  # of Togawa's traps: good, amount
    tokens: int  # flags or traps


@cache
def factions() -> tuple[Faction, ...]:
    return load_factions(read(FILE))


def load_factions(data: dict[str, object]) -> tuple[Faction, ...]:
    top = file_part(FILE, data, ["factions"])
    listed = top.at("factions").records(len(words.FACTIONS), KEYS, [])
    loaded = tuple([faction(record, index) for index, record in enumerate(listed)])
    taken = 0
    colors: list[str] = []
    for record, one in zip(listed, loaded, strict=True):
        bits = one.ability | one.mechs[0] | one.mechs[1] | one.mechs[2] | one.mechs[3]
        if taken & bits & ~SHARED:
            key = "ability" if taken & one.ability else "mechs"
            raise record.at(key).broken("abilities that no faction above has")
        if one.color in colors:
            raise record.at("color").broken("a colour that no faction above has")
        taken |= bits
        colors.append(one.color)
    return loaded


def faction(record: Part, index: int) -> Faction:
    if record.at("id").name(words.FACTIONS) != index:
        raise record.at("id").broken(f"{words.FACTIONS[index]}, in seating order")
    names = editions.editions_with(editions.FACTIONS)
    record.at("notes").texts()
    tokens = record.at("tokens").number(0, MOST_TOKENS)
    return Faction(
        index, words.FACTIONS[index], record.at("name").text(), record.at("color").text(),
        record.at("character").text(), names[record.at("edition").name(names)],
        record.at("power").number(0, words.MOST_POWER), record.at("combat_cards").number(0, 42),
        words.SWIM << record.at("ability").name(OWN_ABILITIES), mechs(record), riverwalk(record),
        penalties(record, tokens), tokens,
    )  # fmt: skip


def mechs(record: Part) -> tuple[int, int, int, int]:
    slots = tuple(record.at("mechs").names(MECH_ABILITIES))
    if len(slots) != 4:
        raise record.at("mechs").broken("four abilities, one to a slot")
    return (1 << slots[0], 1 << slots[1], 1 << slots[2], 1 << slots[3])


def riverwalk(record: Part) -> tuple[int, ...]:
    terrains = tuple(record.at("riverwalk").names(words.TERRAINS[: words.LAKE]))
    walks = words.RIVERWALK in mechs(record)
    if walks != bool(terrains):
        raise record.at("riverwalk").broken("at least one terrain" if walks else "no terrain without Riverwalk")
    return terrains


def penalties(record: Part, tokens: int) -> tuple[tuple[int, int], ...]:
    """Traps carry one penalty each, flags none."""
    found: list[tuple[int, int]] = []
    for entry in record.at("penalties").items("list"):
        pair = entry.items("list")
        if len(pair) != 2:
            raise entry.broken("a pair of good and amount")
        good = LOSSES[pair[0].name(LOSSES)]
        found.append((words.GOODS.index(good), pair[1].number(1, 9)))
    if found and len(found) != tokens:
        raise record.at("penalties").broken(f"none, or one for each of the {tokens} tokens", f"{len(found)} penalties")
    return tuple(found)
