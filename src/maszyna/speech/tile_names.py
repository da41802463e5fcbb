"""The names of the tiles of The Wind Gambit and of what stands on them, in the order of the engine's own lists."""

from typing import Final

from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.tiles import Tile, tile_number
from maszyna.speech.tongue import Tongue, mark

TILES: Final[dict[str, str]] = {
    "bombard": mark("Bombard"),
    "bounty": mark("Bounty"),
    "siege_engine": mark("Siege Engine"),
    "distract": mark("Distract"),
    "espionage": mark("Espionage"),
    "blitzkrieg": mark("Blitzkrieg"),
    "toll": mark("Toll"),
    "war_correspondent": mark("War Correspondent"),
    "ferry": mark("Ferry"),
    "boost": mark("Boost"),
    "drill": mark("Drill"),
    "hero": mark("Hero"),
    "safe_haven": mark("Safe Haven"),
    "reap": mark("Reap"),
    "craft": mark("Craft"),
    "negotiate": mark("Negotiate"),
    "land_rush": mark("Land Rush"),
    "factory_explosion": mark("Factory Explosion"),
    "spoils_of_war": mark("Spoils of War"),
    "king_of_the_hill": mark("King of the Hill"),
    "deja_vu": mark("Deja Vu"),
    "mission_possible": mark("Mission Possible"),
    "doomsday_clock": mark("Doomsday Clock"),
    "backup_plan": mark("Backup Plan"),
}
KIND_NAMES: Final = [
    mark("Aggressive tiles"), mark("Passive tiles"), mark("Resolution tiles"), mark("Airship cards of the Automa"),
]  # fmt: skip
CARGO_NAMES: Final = [mark("carries up to 3 resources"), mark("carries up to 2 workers")]  # W2.1
RANGE: Final = mark("range {range}")
PREFERENCE_NAMES: Final = [
    mark("flies nearest to an enemy combat unit"),
    mark("flies nearest to an enemy worker"),
    mark("flies nearest to an enemy airship"),
    mark("flies nearest to an own combat unit"),
    mark("flies beside the most enemy combat units"),
]
PROVENANCE_NAMES: Final = [mark("printed"), mark("reported"), mark("house")]
PROVENANCE_MEANINGS: Final = [
    mark("printed: the rulebook or the tile says so"),
    mark("reported: players tell it so"),
    mark("house: a stand-in of ours, to be replaced from a printed tile"),
]
YOUR_COPY: Final = mark("your copy")


def tile_name(tongue: Tongue, kind: int, name: str) -> str:
    """A tile with the number printed on it; an Automa's card has none."""
    number = tile_number(kind, name)
    said = tongue.say(TILES[name])
    return f"{number} {said}" if number else said


def kind_name(tongue: Tongue, kind: int) -> str:
    return tongue.say(KIND_NAMES[kind])


def own_part(tongue: Tongue, tile: Tile) -> str:
    """What only its kind has: cargo, range or preference; a resolution has nothing of the kind."""
    if tile.kind == AGGRESSIVE:
        return tongue.say(CARGO_NAMES[tile.cargo])
    if tile.kind == PASSIVE:
        return tongue.say(RANGE, {"range": tile.range})
    if tile.kind == AUTOMA_CARD:
        return tongue.say(PREFERENCE_NAMES[tile.preference])
    return ""


def provenance_words(tongue: Tongue, tile: Tile, own: bool) -> str:
    """Where a tile's text is from; ``own`` if the player has typed it in."""
    said = ", ".join(tongue.say(PROVENANCE_NAMES[source]) for source in tile.provenance)
    return f"{tongue.say(YOUR_COPY)}: {said}" if own else said
