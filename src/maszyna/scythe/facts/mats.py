"""The seven player mats, the pairs nobody is dealt, and what Produce costs."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe import ids as words
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
    top = file_part(FILE, data, PARTS)
    sums = top.inner("checksums", ["cost", "boxes", "coins"])
    loaded = tuple([mat(record, index, sums) for index, record in enumerate(top.at("mats").records(MATS, KEYS, []))])
    for key, names in (("id", {one.id for one in loaded}), ("number", {one.number for one in loaded})):
        if len(names) != MATS:
            raise top.at("mats").broken(f"a different {key} on each mat", f"one {key} twice")
    return loaded


def mat(record: Part, index: int, sums: Part) -> PlayerMat:
    names = editions.editions_with(editions.MATS)
    if record.at("rank").number(1, MATS) != index + 1:
        raise record.at("rank").broken(f"{index + 1}, counting on")
    return PlayerMat(
        index, record.at("id").text(), record.at("name").text(), record.at("number").text(), index + 1,
        names[record.at("edition").name(names)], record.at("popularity").number(0, words.MOST_POPULARITY),
        record.at("coins").number(0, 20), record.at("objectives").number(1, 4), sections(record, sums),
    )  # fmt: skip


def sections(record: Part, sums: Part) -> tuple[Section, Section, Section, Section]:
    """Four different top actions over the four bottom actions in their fixed order."""
    parts = record.at("sections").records(4, ["top", "bottom", "cost", "boxes", "coins"], [])
    found: list[Section] = []
    for index, part in enumerate(parts):
        cost = part.at("cost").number(1, 6)
        if part.at("bottom").name(words.BOTTOMS) != index:
            raise part.at("bottom").broken(f"{words.BOTTOMS[index]}, as on every mat")
        if part.at("top").name(TOPS) in [above.top for above in found]:
            raise part.at("top").broken("each top-row action once")
        top, boxes = part.at("top").name(TOPS), part.at("boxes").number(0, cost - 1)
        found.append(Section(top, index, cost, boxes, part.at("coins").number(0, 6)))
    adds_up(record, sums, "cost", sum([one.cost for one in found]))
    adds_up(record, sums, "boxes", sum([one.boxes for one in found]))
    adds_up(record, sums, "coins", sum([one.coins for one in found]))
    return (found[0], found[1], found[2], found[3])


def adds_up(record: Part, sums: Part, key: str, found: int) -> None:
    right = sums.at(key).number(0, 99)
    if found != right:
        raise record.at("sections").broken(f"{right}, as on every mat", f"{key} adding up to {found}")


def load_banned_pairs(data: dict[str, object]) -> frozenset[tuple[int, int]]:
    top = file_part(FILE, data, PARTS)
    known = [one.id for one in load_mats(data)]
    pairs: list[tuple[int, int]] = []
    for record in top.at("banned").records(len(top.at("banned").items("list")), ["faction", "mat"], []):
        pair = (record.at("faction").name(words.FACTIONS), record.at("mat").name(known))
        if pair in pairs:
            raise record.at("mat").broken("each pair once")
        pairs.append(pair)
    return frozenset(pairs)


def load_produce_cost(data: dict[str, object]) -> tuple[tuple[int, int, int], ...]:
    """Workers leave the track from the left, each uncovering its box; the first two stand on the board."""
    top = file_part(FILE, data, PARTS)
    printed = [box.name(PRINTED) for box in top.at("produce_track").items("list")]
    if len(printed) != TRACK:
        raise top.at("produce_track").broken(str(TRACK), f"{len(printed)} boxes")
    costs: list[tuple[int, int, int]] = []
    for workers in range(WORKERS + 1):
        bare = printed[: max(0, workers - FIRST_WORKERS)]
        costs.append((bare.count(1), bare.count(2), bare.count(3)))
    return tuple(costs)
