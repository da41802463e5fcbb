"""The complete list for setting the table up (A1), a line for each thing to lay out; every face shows the same list."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from maszyna.kernel.bits import count
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.fleet import SeatAirship
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.automa_options import DECK
from maszyna.scythe.board import START_WORKERS, base_of
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FIRST_MECH, FIRST_WORKER, MAT, UNITS
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table import Table
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.events.event_phrases import AUTOMA_CARDS
from maszyna.speech.scythe.names.automa_names import LEVELS
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.places import place_name
from maszyna.speech.scythe.names.tile_names import tile_name

NOBODY: Final = -1  # whose the things of the board are
AUTOMA_POPULARITY: Final = 10  # A1.3
ON_MAT: Final = UNITS - FIRST_WORKER - len(START_WORKERS[0])
LAYOUT: Final[dict[str, str]] = {
    "encounters": mark("Place an encounter token on every territory with the encounter symbol"),
    "combat_deck": mark("Shuffle the combat cards and the encounter cards into separate decks"),
    "airship_tiles": mark("Airship tiles, face up beside the encounter deck: {tiles}"),
    "own_airship_tiles": mark("{faction}: airship tiles, face up beside its mat: {tiles}"),
    "airship_card": mark("{faction}, Automa: airship card, beside its faction mat: {tiles}"),
    "resolution": mark("Resolution tile, face up beside the Triumph Track: {tile}"),
    "missions": mark("Open objective cards, beside the resolution tile: {numbers}"),
    "player_mat": mark("{faction}: player mat “{mat}”"),
    "bonus": mark("Structure bonus tile: {tile}"),
    "bonus_unknown": mark("Draw a structure bonus tile"),
    "units": mark("{faction}: character on its base, a worker each on {first} and {second}"),
    "power": mark("{faction}: power {power}, coins {coins}, combat cards {cards}"),
    "popularity": mark("{faction}: popularity {popularity}"),
    "automa_units": mark("{faction}, Automa: {workers} workers, {mechs} mechs and 6 stars on its faction mat"),
    "automa_cards": mark("{faction}, Automa: its combat cards stay face down; nobody looks at them"),
    "automa_popularity": mark(
        "{faction}, Automa: popularity marker on {popularity}, where it stays for the whole game"
    ),
    "automa": mark("{faction}, Automa ({level}): star card beside it, marker on the first space, “{one}”"),
    "automa_plain": mark("{faction}, Automa: star card beside it, marker on the first space, “{one}”"),
    "deck": mark("{faction}, Automa: shuffle its 19 cards, scheme {one} up"),
    "own_deck": mark("{faction}, Automa: shuffle its own deck ({cards}), scheme {one} up"),
    "discards": mark("{faction}, Automa: leave room for two discard piles, the main one and the combat one"),
    "water": mark(
        "{faction}, Automa: no unit may move onto lakes or across rivers until the marker on the star card allows it"
    ),
    "airship": mark("{faction}: airship on its base"),
    "first": mark("You take the first turn"),
}
COUNTED: Final[dict[str, Many]] = {
    "factory": mark_many(
        "Lay {n} Factory card face down by the Factory", "Lay {n} Factory cards face down by the Factory"
    ),
    "objectives": mark_many("{faction}: draw {n} objective card", "{faction}: draw {n} objective cards"),
}


# What has been chosen or dealt for this game, and is worth reading again during it.
TILES: Final = "tiles"
PLAYER_MAT: Final = "player_mat"


class LayoutLine(NamedTuple):
    what: str
    seat: int  # or NOBODY
    to: int  # a place, or MAT
    text: str


def airships_of(game: Scythe) -> list[SeatAirship]:
    rules = game.airship_rules
    return rules.fleet.airships if isinstance(rules, FleetGameRules) else []


def named(translator: Translator, tiles: Iterable[Tile | None]) -> str:
    return ", ".join(tile_name(translator, tile.kind, tile.id) for tile in tiles if tile is not None)


def layout_lines(translator: Translator, table: Table) -> list[LayoutLine]:
    """What lies where before the first turn; ``table`` stands at its start."""
    position = table.game.position
    found: list[LayoutLine] = []

    def lay(key: str, what: str, seat: int = NOBODY, to: int = MAT, **values: object) -> None:
        if seat != NOBODY:
            values["faction"] = name(translator, "faction", position.seats[seat].faction)
        found.append(LayoutLine(what, seat, to, translator.say(LAYOUT[key], values)))

    def deal(key: str, number: int, seat: int = NOBODY) -> None:
        faction = name(translator, "faction", position.seats[seat].faction) if seat != NOBODY else ""
        text = translator.count(COUNTED[key], number, {"faction": faction})
        found.append(LayoutLine(key, seat, MAT, text))

    lay("encounters", "encounters")
    deal("factory", len(position.seats) + 1)
    lay("combat_deck", "decks")
    if position.bonus_tile == NO_TILE:
        lay("bonus_unknown", "bonus")
    else:
        lay("bonus", TILES, tile=name(translator, "tile", position.bonus_tile))
    fleet = airships_of(table.game)
    pairs = [named(translator, [airship.aggressive, airship.passive]) for airship in fleet if airship.card is None]
    shared = len(set(pairs)) == 1
    if shared:
        lay("airship_tiles", TILES, tiles=pairs[0])
    ending = table.game.ending
    if isinstance(ending, Resolution):
        lay("resolution", TILES, tile=named(translator, [ending.tile]))
        if ending.missions:
            lay("missions", TILES, numbers=", ".join(str(number) for number in ending.missions))
    for seat, own in enumerate(position.seats):
        state = table.game.hidden[seat]
        home = base_of(own.faction)
        if own.player == HUMAN and 0 <= own.mat < len(mats()):
            lay("player_mat", PLAYER_MAT, seat, mat=name(translator, "mat", own.mat))
        first, second = [place_name(translator, place) for place in START_WORKERS[own.faction]]
        lay("units", "units", seat, home, first=first, second=second)
        cards = int(total(own.hand)) + state.unseen
        lay("power", "tracks", seat, power=own.power, coins=own.coins, cards=cards)
        if isinstance(state, AutomaState):
            lay("automa_units", "mat", seat, workers=ON_MAT, mechs=FIRST_WORKER - FIRST_MECH)
            lay("automa_cards", "cards", seat)
            lay("automa_popularity", "tracks", seat, popularity=AUTOMA_POPULARITY)
            one = name(translator, "scheme", 1)
            level = name(translator, "level", state.level)
            plain = LEVELS[state.level] == "Automa"  # the same word twice says no more
            lay("automa_plain" if plain else "automa", "star_card", seat, level=level, one=one)
            if table.typed:
                printed = state.automa_options.full_deck == DECK
                size = translator.count(AUTOMA_CARDS, int(count(state.automa_options.full_deck)))
                lay("deck" if printed else "own_deck", "deck", seat, one=one, cards=size)
                lay("discards", "deck", seat)
            if not state.water_is_open():
                lay("water", "star_card", seat)
        else:
            lay("popularity", "tracks", seat, popularity=own.popularity)
            if 0 <= own.mat < len(mats()):
                deal("objectives", mats()[own.mat].objectives, seat)
        if own.airship != MAT:
            lay("airship", "airship", seat, home)
            airship = fleet[seat]
            if airship.card is not None:
                lay("airship_card", TILES, seat, tiles=named(translator, [airship.card]))
            elif not shared:
                lay("own_airship_tiles", TILES, seat, tiles=named(translator, [airship.aggressive, airship.passive]))
    lay("first", "first")
    return found
