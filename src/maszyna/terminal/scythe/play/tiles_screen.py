"""The tiles of The Wind Gambit in a game: what they do, as far as it is known, and when the game will end."""

from rich.console import Console
from rich.text import Text

from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts


def with_wind_gambit(game: Scythe) -> bool:
    """Whether a game has anything of The Wind Gambit."""
    return isinstance(game.airship_rules, FleetGameRules) or isinstance(game.ending, Resolution)


def tell_tiles(out: Console, texts: ScytheTexts, screen: ScreenTexts, game: Scythe) -> None:
    """Every tile in play with all it does."""
    if isinstance(game.airship_rules, FleetGameRules):
        tell_airship_tiles(out, texts, screen, game, game.airship_rules)
    if isinstance(game.ending, Resolution):
        out.print(Text(screen.say("resolution_is"), style="bold"))
        tell_resolution(out, texts, game)
        tell_resolution_card(out, texts, screen, game.ending)
        for line in countdown(texts, screen, game):
            out.print(Text(f"  {line}"))
    tell_symbols(out, texts, screen, game)
    if not isinstance(game.ending, Resolution) and not isinstance(game.airship_rules, FleetGameRules):
        out.print(Text(screen.say("no_tiles")))


def tell_resolution(out: Console, texts: ScytheTexts, game: Scythe) -> None:
    """What the tile demands, if there is one."""
    if isinstance(game.ending, Resolution):
        tell_tile(out, texts, game.ending.tile)


def tell_resolution_card(out: Console, texts: ScytheTexts, screen: ScreenTexts, ending: Resolution) -> None:
    """What a resolution is for the Automa (W5.9)."""
    if ending.card is not None:
        out.print(Text(screen.say("resolution_card_is"), style="bold"))
        tell_tile(out, texts, ending.card)


def tell_symbols(out: Console, texts: ScytheTexts, screen: ScreenTexts, game: Scythe) -> None:
    """The camp, and the active airship if it is played with (W5.7, W5.8)."""
    found = symbols_of(game)
    if found:
        out.print(Text(screen.say("symbols_are"), style="bold"))
    for tile in found:
        tell_tile(out, texts, tile)


def symbols_of(game: Scythe) -> list[Tile]:
    camps = [state.camp for state in game.hidden if isinstance(state, AutomaState) and state.camps][:1]
    active = isinstance(game.airship_rules, FleetGameRules) and game.airship_rules.fleet.active and bool(camps)
    return [
        *camps,
        *(
            [game.airship_rules.fleet.active_symbols]
            if active and isinstance(game.airship_rules, FleetGameRules)
            else []
        ),
    ]


def tell_airship_tiles(
    out: Console, texts: ScytheTexts, screen: ScreenTexts, game: Scythe, airship_rules: FleetGameRules
) -> None:
    if airship_rules.fleet.own_pairs:
        for line in texts.advice_on_own_pairs(len(game.position.seats)):
            out.print(Text(line))
    told_shared = False
    for own, airship in zip(game.position.seats, airship_rules.fleet.airships, strict=True):
        of = texts.of_faction(own.faction)
        if airship.card is not None:
            out.print(Text(screen.say("card_of", faction=of), style="bold"))
            tell_tile(out, texts, airship.card)
        elif airship.passive is not None and not told_shared:
            told_shared = not airship_rules.fleet.own_pairs
            heading = screen.say("shared_tiles") if told_shared else screen.say("tiles_of", faction=of)
            out.print(Text(heading, style="bold"))
            tell_tile(out, texts, airship.aggressive)
            tell_tile(out, texts, airship.passive)


def tile_headings(texts: ScytheTexts, game: Scythe) -> list[str]:
    """The tiles in play, a line each: their names and where their texts are from; what changes for the Automa too."""
    found: list[Tile] = []
    for airship in game.airship_rules.fleet.airships if isinstance(game.airship_rules, FleetGameRules) else []:
        found += [airship.card] if airship.card is not None else [airship.aggressive]
        found += [airship.passive] if airship.passive is not None else []
    found += [game.ending.tile] if isinstance(game.ending, Resolution) else []
    lines = [texts.tile_lines(tile, tile.own)[0] for tile in [*found, *symbols_of(game)]]
    if isinstance(game.ending, Resolution) and game.ending.card is not None and game.ending.card.effects:
        lines.append(" ".join(texts.tile_lines(game.ending.card, game.ending.card.own)))  # W5.9: what it starts with
    return list(dict.fromkeys(lines))


def tell_tile(out: Console, texts: ScytheTexts, tile: Tile) -> None:
    for number, text in enumerate(texts.tile_lines(tile, tile.own)):
        indent = "    " if number else "  "
        for line in Text(text).wrap(out, max(20, out.width - len(indent))):
            line.rstrip()
            out.print(Text(indent).append_text(line))


def countdown(texts: ScytheTexts, screen: ScreenTexts, game: Scythe) -> list[str]:
    """How many turns are left, where that is settled."""
    if game.finale is not None:
        names = [texts.name("faction", game.position.seats[seat].faction) for seat in game.finale.queue]
        return [screen.say("last_turns", who=", ".join(names))] if names else []
    if isinstance(game.ending, Resolution) and game.ending.terms.turns_each:
        rounds = game.ending.terms.turns_each
        return [screen.say("clock", round=min((game.turns - 1) // game.seats_at_table() + 1, rounds), rounds=rounds)]
    return []


def missions(screen: ScreenTexts, game: Scythe, seat: int) -> list[str]:
    """The open objectives, and how far a seat is (W8.6)."""
    if not isinstance(game.ending, Resolution) or not game.ending.missions:
        return []
    return [screen.say("open_objectives"), *(screen.objective(game, seat, number) for number in game.ending.missions)]
