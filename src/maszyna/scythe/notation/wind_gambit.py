"""The parts of a position that belong to The Wind Gambit; of a player's own tiles those in use are written."""

from maszyna.kernel.document import Part
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.sources import sources_of, write_sources
from maszyna.scythe.facts.tile_documents import read_own_tiles, tile_set, write_own_tiles
from maszyna.scythe.facts.tiles import TILE_IDS, Tile, TileSet
from maszyna.scythe.game import Ending
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.notation.airships import fleet_of, write_fleet
from maszyna.scythe.notation.endings import write_ending
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.expansions import AIRSHIPS, OWN_TILES
from maszyna.scythe.state import Position
from maszyna.scythe.turn_state import Finale


def read_tiles(fields: dict[str, Part]) -> TileSet:
    """The tiles as we know them, or as the document has them."""
    return tile_set().with_own(read_own_tiles(fields[OWN_TILES]) if OWN_TILES in fields else [])


def write_modules(
    position: Position, hidden: list[HiddenState], ending: Ending, finale: Finale | None
) -> dict[str, object]:
    document: dict[str, object] = {}
    fleet = fleet_of(position)
    if fleet is not None:
        document[AIRSHIPS] = write_fleet(fleet, [seat.faction for seat in position.seats])
    document.update(write_ending(ending, finale, position.seats))
    own = [tile for tile in tiles_in_use(position, hidden, ending) if tile.own]
    if own:
        document[OWN_TILES] = write_own_tiles(own)
    return document


def tiles_in_use(position: Position, hidden: list[HiddenState], ending: Ending) -> list[Tile]:
    """The tiles, cards and symbols of The Wind Gambit that a game follows, each once and in the order of the tiles."""
    used: list[Tile] = []
    fleet = fleet_of(position)
    if fleet is not None:
        for airship in fleet.airships:
            used += [tile for tile in (airship.aggressive, airship.passive, airship.card) if tile is not None]
        used += [fleet.active_symbols] if fleet.active else []
    if isinstance(ending, Resolution):
        used += [tile for tile in (ending.tile, ending.card) if tile is not None]
    if used:
        used += [state.camp for state in hidden if isinstance(state, AutomaState)]
    found: list[Tile] = []
    for kind, names in enumerate(TILE_IDS):
        for name in names:
            found += [tile for tile in used if tile.kind == kind and tile.id == name][:1]
    return found


def write_provenance(tiles: list[Tile]) -> list[dict[str, object]]:
    """Which tiles a game was played with, and where the text of each is from."""
    return [{"kind": KINDS[tile.kind], "id": tile.id, **write_sources(sources_of(tile))} for tile in tiles]
