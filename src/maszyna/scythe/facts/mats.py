"""The seven player mats, the pairs nobody is dealt, and what Produce costs."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import Record, choice, each, inner, integer, items, not_a, records, text, whole, wrong
from maszyna.scythe import words
from maszyna.scythe.facts import editions
from maszyna.scythe.facts.check import read

FILE: Final = "mats.json"
TOPS: Final = words.SECTIONS[: words.FACTORY_CARD]
FREE: Final = "free"
PRINTED: Final = [FREE, "power", "popularity", "coins"]
MATS: Final = 7
WORKERS: Final = 8
FIRST_WORKERS: Final = 2
TRACK: Final = WORKERS - FIRST_WORKERS
PARTS: Final = ["checksums", "produce_track", "banned", "mats"]
KEYS: Final = ["id", "name", "number", "rank", "edition", "popularity", "coins", "objectives", "sections"]


class Section(NamedTuple):
    top: int
    bottom: int
    cost: int
    boxes: int  # how often an upgrade lowers the cost
    coins: int


class PlayerMat(NamedTuple):
    index: int  # type: ignore[assignment]  # shadows a method of tuple that nobody needs here
    id: str
    name: str
    number: str
    rank: int  # who goes first
    edition: str
    popularity: int
    coins: int
    objectives: int
    sections: tuple[Section, Section, Section, Section]  # from the left


@cache
def mats() -> tuple[PlayerMat, ...]:
    return load_mats(read(FILE))


@cache
def banned_pairs() -> frozenset[tuple[int, int]]:
    return load_banned_pairs(read(FILE))


@cache
def produce_cost() -> tuple[tuple[int, int, int], ...]:
    """Power, popularity and coins by the number of workers on the board."""
    return load_produce_cost(read(FILE))


def load_mats(data: dict[str, object]) -> tuple[PlayerMat, ...]:
    top = whole(FILE, data, PARTS)
    sums = inner(top, "checksums", ["cost", "boxes", "coins"])
    loaded = tuple([mat(record, index, sums) for index, record in enumerate(records(top, "mats", MATS, KEYS, []))])
    for key, names in (("id", {one.id for one in loaded}), ("number", {one.number for one in loaded})):
        if len(names) != MATS:
            raise wrong(top, "mats", f"one {key} twice", f"a different {key} on each mat")
    return loaded


def mat(record: Record, index: int, sums: Record) -> PlayerMat:
    names = editions.bringing(editions.MATS)
    if integer(record, "rank", 1, MATS) != index + 1:
        raise not_a(record, "rank", f"{index + 1}, counting on")
    return PlayerMat(
        index, text(record, "id"), text(record, "name"), text(record, "number"), index + 1,
        names[choice(record, "edition", names)], integer(record, "popularity", 0, words.MOST_POPULARITY),
        integer(record, "coins", 0, 20), integer(record, "objectives", 1, 4), sections(record, sums),
    )  # fmt: skip


def sections(record: Record, sums: Record) -> tuple[Section, Section, Section, Section]:
    """Four different top actions over the four bottom actions in their fixed order."""
    parts = records(record, "sections", 4, ["top", "bottom", "cost", "boxes", "coins"], [])
    found: list[Section] = []
    for index, part in enumerate(parts):
        cost = integer(part, "cost", 1, 6)
        if choice(part, "bottom", words.BOTTOMS) != index:
            raise not_a(part, "bottom", f"{words.BOTTOMS[index]}, as on every mat")
        if choice(part, "top", TOPS) in [above.top for above in found]:
            raise not_a(part, "top", "each top-row action once")
        top, boxes = choice(part, "top", TOPS), integer(part, "boxes", 0, cost - 1)
        found.append(Section(top, index, cost, boxes, integer(part, "coins", 0, 6)))
    adds_up(record, sums, "cost", sum([one.cost for one in found]))
    adds_up(record, sums, "boxes", sum([one.boxes for one in found]))
    adds_up(record, sums, "coins", sum([one.coins for one in found]))
    return (found[0], found[1], found[2], found[3])


def adds_up(record: Record, sums: Record, key: str, found: int) -> None:
    right = integer(sums, key, 0, 99)
    if found != right:
        raise wrong(record, "sections", f"{key} adding up to {found}", f"{right}, as on every mat")


def load_banned_pairs(data: dict[str, object]) -> frozenset[tuple[int, int]]:
    top = whole(FILE, data, PARTS)
    known = [one.id for one in load_mats(data)]
    pairs: list[tuple[int, int]] = []
    for record in records(top, "banned", len(items(top, "banned")), ["faction", "mat"], []):
        pair = (choice(record, "faction", words.FACTIONS), choice(record, "mat", known))
        if pair in pairs:
            raise not_a(record, "mat", "each pair once")
        pairs.append(pair)
    return frozenset(pairs)


def load_produce_cost(data: dict[str, object]) -> tuple[tuple[int, int, int], ...]:
    """Workers leave the track from the left, each uncovering its box; the first two stand on the board."""
    top = whole(FILE, data, PARTS)
    printed = [choice(entry, key, PRINTED) for entry in each(top, "produce_track") for key in entry.fields]
    if len(printed) != TRACK:
        raise wrong(top, "produce_track", f"{len(printed)} boxes", str(TRACK))
    costs: list[tuple[int, int, int]] = []
    for workers in range(WORKERS + 1):
        bare = printed[: max(0, workers - FIRST_WORKERS)]
        costs.append((bare.count(1), bare.count(2), bare.count(3)))
    return tuple(costs)
