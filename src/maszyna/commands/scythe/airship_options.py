"""Options of The Wind Gambit, as they stand in a setup."""

from typing import Annotated

import typer

from maszyna.commands.io.own_data import deck_in, tiles_in
from maszyna.scythe.notation.own_tiles import own_tiles_document

Airships = Annotated[bool, typer.Option("--airships")]
Aggressive = Annotated[str | None, typer.Option(metavar="ID")]
Passive = Annotated[str | None, typer.Option(metavar="ID")]
OwnPairs = Annotated[bool, typer.Option("--own-pairs")]
ActiveAirship = Annotated[bool, typer.Option("--active-airship")]
LakeDrops = Annotated[bool, typer.Option("--lake-drops")]
Resolution = Annotated[
    str | None,
    typer.Option(metavar="ID|random"),
]

Deck = Annotated[str | None, typer.Option(metavar="FILE|-")]
OwnTiles = Annotated[str | None, typer.Option(metavar="FILE|-")]


def airships_of(
    wanted: bool, aggressive: str | None, passive: str | None, own_pairs: bool, active: bool, lake_drops: bool
) -> dict[str, object]:
    """The airships of a setup; naming anything about them asks for them."""
    if not (wanted or aggressive or passive or own_pairs or active or lake_drops):
        return {}
    airships: dict[str, object] = {"own_pairs": own_pairs, "active": active}
    if lake_drops:
        airships["lake_drops"] = True
    for name, tile in (("aggressive", aggressive), ("passive", passive)):
        if tile is not None:
            airships[name] = tile
    return {"airships": airships}


def house_rules_of(path: str | None) -> dict[str, object]:
    """Cards, star cards and symbols of a deck file."""
    return {} if path is None else deck_in(path)


def own_tiles_of(path: str | None) -> dict[str, object]:
    return {} if path is None else own_tiles_document(tiles_in(path))
