"""The tiles of The Wind Gambit in a game: what they do, as far as it is known, and when the game will end."""

from rich.console import Console
from rich.text import Text

from maszyna.scythe.airships.wind import AirshipWind
from maszyna.scythe.facts.tiles import Tile, tile_set
from maszyna.scythe.game import Scythe
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice


def with_wind(game: Scythe) -> bool:
    """Whether a game has anything of The Wind Gambit."""
    return isinstance(game.wind, AirshipWind) or isinstance(game.ending, Resolution)


def tell_tiles(out: Console, voice: Voice, screen: Screen, game: Scythe) -> None:
    """Every tile in play with all it does."""
    if isinstance(game.wind, AirshipWind):
        tell_airship_tiles(out, voice, screen, game, game.wind)
    if isinstance(game.ending, Resolution):
        out.print(Text(screen.say("resolution_is"), style="bold"))
        tell_resolution(out, voice, game)
        for line in countdown(voice, screen, game):
            out.print(Text(f"  {line}"))
    elif not isinstance(game.wind, AirshipWind):
        out.print(Text(screen.say("no_tiles")))


def tell_resolution(out: Console, voice: Voice, game: Scythe) -> None:
    """What the tile demands, if there is one."""
    if isinstance(game.ending, Resolution):
        tell_tile(out, voice, game.ending.tile)


def tell_airship_tiles(out: Console, voice: Voice, screen: Screen, game: Scythe, wind: AirshipWind) -> None:
    told_shared = False
    for own, wings in zip(game.position.seats, wind.fleet.wings, strict=True):
        of = voice.of_faction(own.faction)
        if wings.card is not None:
            out.print(Text(screen.say("card_of", faction=of), style="bold"))
            tell_tile(out, voice, wings.card)
        elif wings.passive is not None and not told_shared:
            told_shared = not wind.fleet.own_pairs
            heading = screen.say("shared_tiles") if told_shared else screen.say("tiles_of", faction=of)
            out.print(Text(heading, style="bold"))
            tell_tile(out, voice, wings.aggressive)
            tell_tile(out, voice, wings.passive)


def tile_headings(voice: Voice, game: Scythe) -> list[str]:
    """The tiles in play, a line each: their names and where their texts are from."""
    found: list[Tile] = []
    for wings in game.wind.fleet.wings if isinstance(game.wind, AirshipWind) else []:
        found += [wings.card] if wings.card is not None else [wings.aggressive]
        found += [wings.passive] if wings.passive is not None else []
    found += [game.ending.tile] if isinstance(game.ending, Resolution) else []
    return list(dict.fromkeys(voice.tile_lines(tile, is_own(tile))[0] for tile in found))


def is_own(tile: Tile) -> bool:
    """A tile that is not as we know it is the player's own copy."""
    return tile is not tile_set().tile(tile.kind, tile.id)


def tell_tile(out: Console, voice: Voice, tile: Tile) -> None:
    for number, text in enumerate(voice.tile_lines(tile, is_own(tile))):
        indent = "    " if number else "  "
        for line in Text(text).wrap(out, max(20, out.width - len(indent))):
            line.rstrip()
            out.print(Text(indent).append_text(line))


def countdown(voice: Voice, screen: Screen, game: Scythe) -> list[str]:
    """How many turns are left, where that is settled."""
    if game.finale is not None:
        names = [voice.name("faction", game.position.seats[seat].faction) for seat in game.finale.queue]
        return [screen.say("last_turns", who=", ".join(names))] if names else []
    if isinstance(game.ending, Resolution) and game.ending.terms.turns_each:
        rounds = game.ending.terms.turns_each
        return [screen.say("clock", round=min((game.turns - 1) // game.seats_at_table() + 1, rounds), rounds=rounds)]
    return []


def missions(screen: Screen, game: Scythe, seat: int) -> list[str]:
    """The open objectives, and how far a seat is (W8.6)."""
    if not isinstance(game.ending, Resolution) or not game.ending.missions:
        return []
    return [screen.say("open_objectives"), *(screen.objective(game, seat, number) for number in game.ending.missions)]
