"""The board: 47 territories, seven home bases, and the borders between them."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe import ids as words
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
    top = file_part(FILE, data, ["counts", "territories", "bases"])
    keys = ["id", "row", "col", "terrain", "encounter", "tunnel", "borders"]
    lands = top.at("territories").records(words.TERRITORIES, keys, [])
    homes = top.at("bases").records(len(words.FACTIONS), ["faction", "row", "col", "workers", "borders"], [])
    territories = tuple([territory(record) for record in lands])
    bases = tuple([home_base(record) for record in homes])
    in_order(territories, lands, bases, homes)
    on_the_grid(territories, lands, bases, homes)
    borders_agree(territories, lands, bases, homes)
    counts_hold(top.inner("counts", [*words.TERRAINS, "tunnels", "encounters", "rivers", "base_rivers"]), territories)
    return World(territories, bases)


def territory(record: Part) -> Territory:
    row, col = record.at("row").number(0, MOST_ROW), record.at("col").number(0, MOST_COL)
    return Territory(
        record.at("id").number(1, words.TERRITORIES), row, col, half_hexes(row, col),
        record.at("terrain").name(words.TERRAINS), record.at("encounter").flag(),
        record.at("tunnel").flag(), borders(record),
    )  # fmt: skip


def home_base(record: Part) -> HomeBase:
    row, col = record.at("row").number(0, MOST_ROW), record.at("col").number(0, MOST_COL)
    faction, around = record.at("faction").name(words.FACTIONS), borders(record)
    workers = record.at("workers").integers(1, words.TERRITORIES)
    by_land = [border.to for border in around if border.kind == OPEN]
    if len(workers) != 2 or list(workers) != by_land:
        raise record.at("workers").broken(
            f"the two territories joined to the base by land: {by_land}", str(list(workers))
        )
    pair = (workers[0], workers[1])
    return HomeBase(faction, words.FIRST_BASE + faction, row, col, half_hexes(row, col), around, pair)


def half_hexes(row: int, col: int) -> int:
    return 2 * col + (1 if row % 2 == 0 else 0)


def borders(record: Part) -> tuple[Border, ...]:
    kinds = record.at("borders").record([], NAMES)
    return tuple([Border(NAMES.index(name) + 1, BORDERS[kind.name(BORDERS)]) for name, kind in kinds.items()])


def in_order(
    territories: tuple[Territory, ...], lands: list[Part], bases: tuple[HomeBase, ...], homes: list[Part]
) -> None:
    """Territories are numbered as one reads, bases stand clockwise as the players sit."""
    before = (-1, -1)
    for number, here in enumerate(territories, 1):
        if here.id != number:
            raise lands[number - 1].at("id").broken(f"{number}, counting on", str(here.id))
        if (here.row, here.col) <= before:
            found = f"row {here.row}, col {here.col}"
            raise lands[number - 1].at("col").broken(f"a place after row {before[0]}, col {before[1]}", found)
        before = (here.row, here.col)
    for index, base in enumerate(bases):
        if base.faction != index:
            raise homes[index].at("faction").broken(words.FACTIONS[index], words.FACTIONS[base.faction])


def on_the_grid(
    territories: tuple[Territory, ...], lands: list[Part], bases: tuple[HomeBase, ...], homes: list[Part]
) -> None:
    """A place borders exactly the places on the six hexes around it; two bases never meet."""
    cells = {(here.row, here.x2): here.id for here in territories}
    for base, record in zip(bases, homes, strict=True):
        if (base.row, base.x2) in cells:
            raise record.at("col").broken("a hex of its own", f"row {base.row}, col {base.col}")
        cells[base.row, base.x2] = base.place
    for here, record in zip(territories, lands, strict=True):
        surrounded(here.row, here.x2, here.borders, cells, record)
    for base, record in zip(bases, homes, strict=True):
        surrounded(base.row, base.x2, base.borders, cells, record)
        for border in base.borders:
            if border.to >= words.FIRST_BASE:
                raise record.at("borders").broken("no base beside a base", NAMES[border.to - 1])


def surrounded(row: int, x2: int, around: tuple[Border, ...], cells: dict[tuple[int, int], int], record: Part) -> None:
    right = [cells[row + down, x2 + over] for down, over in STEPS if (row + down, x2 + over) in cells]
    found = [border.to for border in around]
    if found != right:
        raise record.at("borders").broken(
            f"the hexes around, clockwise from the north-west: {territory_names(right)}", territory_names(found)
        )


def territory_names(places: list[int]) -> str:
    return ", ".join([NAMES[number - 1] for number in places])


def borders_agree(
    territories: tuple[Territory, ...], lands: list[Part], bases: tuple[HomeBase, ...], homes: list[Part]
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
                raise all_records[number - 1].at("borders").at(NAMES[border.to - 1]).broken(right, border.kind)
    for number, own in enumerate(around, 1):
        for border in own:
            back = [other.kind for other in around[border.to - 1] if other.to == number]
            if back != [border.kind]:
                right = f"{', '.join(back)}, as on the other side"
                raise all_records[number - 1].at("borders").at(NAMES[border.to - 1]).broken(right, border.kind)


def counts_hold(counts: Part, territories: tuple[Territory, ...]) -> None:
    """The file states its own totals; what it lists must add up to them."""
    rivers = [(here.id, border.to) for here in territories for border in here.borders if border.kind == RIVER]
    listed = {name: len([1 for here in territories if here.terrain == n]) for n, name in enumerate(words.TERRAINS)}
    listed["tunnels"] = len([1 for here in territories if here.tunnel])
    listed["encounters"] = len([1 for here in territories if here.encounter])
    listed["rivers"] = len([1 for here, there in rivers if here < there < words.FIRST_BASE])
    listed["base_rivers"] = len([1 for _, there in rivers if there >= words.FIRST_BASE])
    for name, number in listed.items():
        stated = counts.at(name).number(0, 99)
        if stated != number:
            raise counts.at(name).broken(f"{number}, as listed", str(stated))
