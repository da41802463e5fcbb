"""The tiles of The Wind Gambit in a game: what each does and where its text is from, and when the game will end."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.resolutions.ending import Resolution


def tiles_in_play(game: Scythe, words: Language, sees: int, round_now: int) -> Doc:
    """The structure bonus, every airship's tiles, the resolution with its open objectives, and how long is left."""
    bonus = game.position.bonus_tile
    found: list[Doc] = []
    if isinstance(game.airship_rules, FleetGameRules):
        for own, airship in zip(game.position.seats, game.airship_rules.fleet.airships, strict=True):
            tiles = [airship.card] if airship.card is not None else [airship.aggressive, airship.passive]
            found += [tile_view(tile, words, FACTIONS[own.faction]) for tile in tiles if tile is not None]
    missions: list[Doc] = []
    if isinstance(game.ending, Resolution):
        found.append(tile_view(game.ending.tile, words, None))
        if game.ending.card is not None:
            found.append(tile_view(game.ending.card, words, None))
        seer = max(0, sees)
        missions = [
            {"number": number, "says": words.text(words.screen.objective(game, seer, number)),
             "art": art_key(f"objective.{number}", words.lang)}
            for number in game.ending.missions
        ]  # fmt: skip
    return {
        "bonus": None if not 0 <= bonus < len(bonus_tiles()) else {
            "name": words.name("tile", bonus), "says": words.explained(f"tile.{bonus_tiles()[bonus].id}")},
        "tiles": found,
        "missions": missions,
        "countdown": [words.text(line) for line in countdown(game, words, round_now)],
    }  # fmt: skip


def tile_view(tile: Tile, words: Language, seat: str | None) -> Doc:
    head, *lines = words.scythe.tile_lines(tile, tile.own)
    return {"seat": seat, "head": head, "says": [words.text(line) for line in lines]}


def countdown(game: Scythe, words: Language, round_now: int) -> list[str]:
    """How many turns are left, where that is settled."""
    if game.finale is not None:
        names = [words.faction(game.position.seats[seat].faction) for seat in game.finale.queue]
        return [words.screen.say("last_turns", who=", ".join(names))] if names else []
    if isinstance(game.ending, Resolution) and game.ending.terms.turns_each:
        rounds = game.ending.terms.turns_each
        return [words.screen.say("clock", round=min(round_now, rounds), rounds=rounds)]
    return []
