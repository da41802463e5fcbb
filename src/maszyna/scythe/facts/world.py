"""The board: 47 territories, seven home bases, and the borders between them."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import Record, choice, flag, inner, integer, integers, only, path_to, records, whole, wrong
from maszyna.scythe import words
from maszyna.scythe.facts.check import read

FILE: Final = "map.json"
OPEN: Final = "open"
RIVER: Final = "river"
LAKESHORE: Final = "lakeshore"
BORDERS: Final = [OPEN, RIVER, LAKESHORE]

# Rows and half-hexes to the six neighbours, clockwise from the north-west.
STEPS: Final = [(-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2)]
# Places by number from 1, as the file writes them.
NAMES: Final = [str(number) for number in range(1, words.FIRST_BASE)] + words.FACTIONS
MOST_ROW: Final = 8
MOST_COL: Final = 7


class Border(NamedTuple):
    to: int  # a place: 1..47, or 48 + faction
    kind: str


class Territory(NamedTuple):
    id: int
    row: int
    col: int
    x2: int  # horizontal position in half-hexes
    terrain: int
    encounter: bool
    tunnel: bool
    borders: tuple[Border, ...]  # clockwise from the north-west


class HomeBase(NamedTuple):
    faction: int
    place: int
    row: int
    col: int
    x2: int
    borders: tuple[Border, ...]
    workers: tuple[int, int]  # where the first two workers stand


class World(NamedTuple):
    territories: tuple[Territory, ...]
    bases: tuple[HomeBase, ...]


@cache
def world() -> World:
    return load_world(read(FILE))


def load_world(data: dict[str, object]) -> World:
    top = whole(FILE, data, ["counts", "territories", "bases"])
    keys = ["id", "row", "col", "terrain", "encounter", "tunnel", "borders"]
    lands = records(top, "territories", words.TERRITORIES, keys, [])
    homes = records(top, "bases", len(words.FACTIONS), ["faction", "row", "col", "workers", "borders"], [])
    territories = tuple([territory(record) for record in lands])
    bases = tuple([home_base(record) for record in homes])
    in_order(territories, lands, bases, homes)
    on_the_grid(territories, lands, bases, homes)
    borders_agree(territories, lands, bases, homes)
    counts_hold(inner(top, "counts", [*words.TERRAINS, "tunnels", "encounters", "rivers", "base_rivers"]), territories)
    return World(territories, bases)


def territory(record: Record) -> Territory:
    row, col = integer(record, "row", 0, MOST_ROW), integer(record, "col", 0, MOST_COL)
    return Territory(
        integer(record, "id", 1, words.TERRITORIES), row, col, half_hexes(row, col),
        choice(record, "terrain", words.TERRAINS), flag(record, "encounter"), flag(record, "tunnel"), borders(record),
    )  # fmt: skip


def home_base(record: Record) -> HomeBase:
    row, col = integer(record, "row", 0, MOST_ROW), integer(record, "col", 0, MOST_COL)
    faction, around = choice(record, "faction", words.FACTIONS), borders(record)
    workers = integers(record, "workers", 1, words.TERRITORIES)
    by_land = [border.to for border in around if border.kind == OPEN]
    if len(workers) != 2 or list(workers) != by_land:
        raise wrong(record, "workers", str(list(workers)), f"the two territories joined to the base by land: {by_land}")
    pair = (workers[0], workers[1])
    return HomeBase(faction, words.FIRST_BASE + faction, row, col, half_hexes(row, col), around, pair)


def half_hexes(row: int, col: int) -> int:
    return 2 * col + (1 if row % 2 == 0 else 0)


def borders(record: Record) -> tuple[Border, ...]:
    value = record.fields["borders"]
    if not isinstance(value, dict):
        raise wrong(record, "borders", str(value), "an object of places and kinds of border")
    child = Record(record.file, path_to(record, "borders"), value)
    only(child, [], NAMES)
    return tuple([Border(NAMES.index(name) + 1, BORDERS[choice(child, name, BORDERS)]) for name in child.fields])


def in_order(
    territories: tuple[Territory, ...], lands: list[Record], bases: tuple[HomeBase, ...], homes: list[Record]
) -> None:
    """Territories are numbered as one reads, bases stand clockwise as the players sit."""
    before = (-1, -1)
    for number, here in enumerate(territories, 1):
        if here.id != number:
            raise wrong(lands[number - 1], "id", str(here.id), f"{number}, counting on")
        if (here.row, here.col) <= before:
            found = f"row {here.row}, col {here.col}"
            raise wrong(lands[number - 1], "col", found, f"a place after row {before[0]}, col {before[1]}")
        before = (here.row, here.col)
    for index, base in enumerate(bases):
        if base.faction != index:
            raise wrong(homes[index], "faction", words.FACTIONS[base.faction], words.FACTIONS[index])


def on_the_grid(
    territories: tuple[Territory, ...], lands: list[Record], bases: tuple[HomeBase, ...], homes: list[Record]
) -> None:
    """A place borders exactly the places on the six hexes around it; two bases never meet."""
    cells = {(here.row, here.x2): here.id for here in territories}
    for base, record in zip(bases, homes, strict=True):
        if (base.row, base.x2) in cells:
            raise wrong(record, "col", f"row {base.row}, col {base.col}", "a hex of its own")
        cells[base.row, base.x2] = base.place
    for here, record in zip(territories, lands, strict=True):
        surrounded(here.row, here.x2, here.borders, cells, record)
    for base, record in zip(bases, homes, strict=True):
        surrounded(base.row, base.x2, base.borders, cells, record)
        for border in base.borders:
            if border.to >= words.FIRST_BASE:
                raise wrong(record, "borders", NAMES[border.to - 1], "no base beside a base")


def surrounded(
    row: int, x2: int, around: tuple[Border, ...], cells: dict[tuple[int, int], int], record: Record
) -> None:
    right = [cells[row + down, x2 + over] for down, over in STEPS if (row + down, x2 + over) in cells]
    found = [border.to for border in around]
    if found != right:
        raise wrong(record, "borders", named(found), f"the hexes around, clockwise from the north-west: {named(right)}")


def named(places: list[int]) -> str:
    return ", ".join([NAMES[number - 1] for number in places])


def borders_agree(
    territories: tuple[Territory, ...], lands: list[Record], bases: tuple[HomeBase, ...], homes: list[Record]
) -> None:
    """Both sides tell the same of a border; it is a lakeshore if and only if one side is a lake."""
    terrain = [here.terrain for here in territories] + [-1 for _ in bases]
    around = [here.borders for here in territories] + [base.borders for base in bases]
    all_records = lands + homes
    for number, own in enumerate(around, 1):
        for border in own:
            wet = words.LAKE in (terrain[number - 1], terrain[border.to - 1])
            if wet != (border.kind == LAKESHORE):
                right = "lakeshore beside a lake" if wet else "open or river on land"
                raise wrong(all_records[number - 1], f"borders.{NAMES[border.to - 1]}", border.kind, right)
    for number, own in enumerate(around, 1):
        for border in own:
            back = [other.kind for other in around[border.to - 1] if other.to == number]
            if back != [border.kind]:
                right = f"{', '.join(back)}, as on the other side"
                raise wrong(all_records[number - 1], f"borders.{NAMES[border.to - 1]}", border.kind, right)


def counts_hold(counts: Record, territories: tuple[Territory, ...]) -> None:
    """The file states its own totals; what it lists must add up to them."""
    rivers = [(here.id, border.to) for here in territories for border in here.borders if border.kind == RIVER]
    listed = {name: len([1 for here in territories if here.terrain == n]) for n, name in enumerate(words.TERRAINS)}
    listed["tunnels"] = len([1 for here in territories if here.tunnel])
    listed["encounters"] = len([1 for here in territories if here.encounter])
    listed["rivers"] = len([1 for here, there in rivers if here < there < words.FIRST_BASE])
    listed["base_rivers"] = len([1 for _, there in rivers if there >= words.FIRST_BASE])
    for name, number in listed.items():
        stated = integer(counts, name, 0, 99)
        if stated != number:
            raise wrong(counts, name, str(stated), f"{number}, as listed")
