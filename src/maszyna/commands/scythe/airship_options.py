"""Options of The Wind Gambit, as they stand in a setup."""

from typing import Annotated

import typer

from maszyna.commands.io.own_data import tiles_in
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.notation.own_tiles import own_tiles_document

Airships = Annotated[bool, typer.Option("--airships", help="Play with airships; tiles that are not named are drawn.")]
Aggressive = Annotated[
    str | None, typer.Option(metavar="ID", help=f"The aggressive tile: {', '.join(TILE_IDS[AGGRESSIVE])}.")
]
Passive = Annotated[str | None, typer.Option(metavar="ID", help=f"The passive tile: {', '.join(TILE_IDS[PASSIVE])}.")]
OwnPairs = Annotated[bool, typer.Option("--own-pairs", help="Give every seat two airship tiles of its own.")]
ActiveAirship = Annotated[bool, typer.Option("--active-airship", help="Move an Automa's airship after more symbols.")]
Resolution = Annotated[
    str | None,
    typer.Option(
        metavar="ID|random", help=f"The resolution tile, how the game ends: {', '.join(TILE_IDS[RESOLUTION])}."
    ),
]

OwnTiles = Annotated[
    str | None, typer.Option(metavar="FILE|-", help="A file with the tiles of your own box; see maszyna scythe tiles.")
]


def airships_of(
    wanted: bool, aggressive: str | None, passive: str | None, own_pairs: bool, active: bool
) -> dict[str, object]:
    """The airships of a setup; naming anything about them asks for them."""
    if not (wanted or aggressive or passive or own_pairs or active):
        return {}
    airships: dict[str, object] = {"own_pairs": own_pairs, "active": active}
    for name, tile in (("aggressive", aggressive), ("passive", passive)):
        if tile is not None:
            airships[name] = tile
    return {"airships": airships}


def own_tiles_of(path: str | None) -> dict[str, object]:
    return {} if path is None else own_tiles_document(tiles_in(path))
