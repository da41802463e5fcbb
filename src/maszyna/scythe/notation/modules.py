"""The parts of a position that belong to The Wind Gambit; of a player's own tiles those in use are written."""

from maszyna.kernel.part import Part
from maszyna.scythe.expansions import AIRSHIPS, OWN_TILES
from maszyna.scythe.facts.tiles import TILE_IDS, Tile, TileSet, read_own_tiles, tile_set, write_own_tiles
from maszyna.scythe.game import Ending, Finale
from maszyna.scythe.notation.airships import fleet_of, write_fleet
from maszyna.scythe.notation.endings import write_ending
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.state import Position


def read_tiles(fields: dict[str, Part]) -> TileSet:
    """The tiles as we know them, or as the document has them."""
    return tile_set().with_own(read_own_tiles(fields[OWN_TILES]) if OWN_TILES in fields else [])


def write_modules(position: Position, ending: Ending, finale: Finale | None) -> dict[str, object]:
    document: dict[str, object] = {}
    used: list[Tile] = []
    fleet = fleet_of(position)
    if fleet is not None:
        document[AIRSHIPS] = write_fleet(fleet, [seat.faction for seat in position.seats])
        for wings in fleet.wings:
            used += [tile for tile in (wings.aggressive, wings.passive, wings.card) if tile is not None]
    document.update(write_ending(ending, finale, position.seats))
    if isinstance(ending, Resolution):
        used.append(ending.tile)
    own = own_tiles(used)
    if own:
        document[OWN_TILES] = write_own_tiles(own)
    return document


def own_tiles(used: list[Tile]) -> list[Tile]:
    """Those that are not as we know them, each once and in the order of the tiles."""
    found: list[Tile] = []
    for kind, names in enumerate(TILE_IDS):
        for name in names:
            same = [tile for tile in used if tile.kind == kind and tile.id == name]
            if same and same[0] is not tile_set().tile(kind, name):
                found.append(same[0])
    return found
