"""The seven factions: what they start with and what they can do."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import Record, choice, choices, each, integer, not_a, records, text, texts, whole, wrong
from maszyna.scythe import words
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
    top = whole(FILE, data, ["factions"])
    listed = records(top, "factions", len(words.FACTIONS), KEYS, [])
    loaded = tuple([faction(record, index) for index, record in enumerate(listed)])
    taken = 0
    colors: list[str] = []
    for record, one in zip(listed, loaded, strict=True):
        bits = one.ability | one.mechs[0] | one.mechs[1] | one.mechs[2] | one.mechs[3]
        if taken & bits & ~SHARED:
            key = "ability" if taken & one.ability else "mechs"
            raise not_a(record, key, "abilities that no faction above has")
        if one.color in colors:
            raise not_a(record, "color", "a colour that no faction above has")
        taken |= bits
        colors.append(one.color)
    return loaded


def faction(record: Record, index: int) -> Faction:
    if choice(record, "id", words.FACTIONS) != index:
        raise not_a(record, "id", f"{words.FACTIONS[index]}, in seating order")
    names = editions.bringing(editions.FACTIONS)
    texts(record, "notes")
    tokens = integer(record, "tokens", 0, MOST_TOKENS)
    return Faction(
        index, words.FACTIONS[index], text(record, "name"), text(record, "color"), text(record, "character"),
        names[choice(record, "edition", names)],
        integer(record, "power", 0, words.MOST_POWER), integer(record, "combat_cards", 0, 42),
        words.SWIM << choice(record, "ability", OWN_ABILITIES), mechs(record), riverwalk(record),
        penalties(record, tokens), tokens,
    )  # fmt: skip


def mechs(record: Record) -> tuple[int, int, int, int]:
    slots = choices(record, "mechs", MECH_ABILITIES)
    if len(slots) != 4:
        raise not_a(record, "mechs", "four abilities, one to a slot")
    return (1 << slots[0], 1 << slots[1], 1 << slots[2], 1 << slots[3])


def riverwalk(record: Record) -> tuple[int, ...]:
    terrains = choices(record, "riverwalk", words.TERRAINS[: words.LAKE])
    walks = words.RIVERWALK in mechs(record)
    if walks != bool(terrains):
        raise not_a(record, "riverwalk", "at least one terrain" if walks else "no terrain without Riverwalk")
    return terrains


def penalties(record: Record, tokens: int) -> tuple[tuple[int, int], ...]:
    """Traps carry one penalty each, flags none."""
    found: list[tuple[int, int]] = []
    for entry in each(record, "penalties"):
        for key, pair in entry.fields.items():
            if not isinstance(pair, list) or len(pair) != 2:
                raise not_a(entry, key, "a pair of good and amount")
            part = Record(record.file, record.path, {f"{key}[0]": pair[0], f"{key}[1]": pair[1]})
            good = LOSSES[choice(part, f"{key}[0]", LOSSES)]
            found.append((words.GOODS.index(good), integer(part, f"{key}[1]", 1, 9)))
    if found and len(found) != tokens:
        raise wrong(record, "penalties", f"{len(found)} penalties", f"none, or one for each of the {tokens} tokens")
    return tuple(found)
