"""What a telling of a whole game says around the sentences of its events."""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

PHRASES: Final[dict[str, str]] = {
    "game": mark("Scythe, seed {seed}"),
    "seat": mark("{faction}, mat: {mat}"),
    "tile": mark("Structure bonus: {tile}"),
    "turn": mark("turn {number}"),
    "nothing": mark("nothing else"),
    "result": mark("Result after {turns}"),
    "faction": mark("Faction"),
    "coins": mark("Coins"),
    "stars": mark("Stars"),
    "territories": mark("Land"),
    "resources": mark("Resources"),
    "structure_bonus": mark("Bonus"),
    "ability": mark("Ability"),
    "total": mark("Total"),
    "winner": mark("Winner: {faction}."),
    "automa_seat": mark("{faction}, Automa, level: {level}"),
    "group": mark("“{symbol}”: {sentence}"),
    "air_combat_follows": mark("A fight of airships follows {place}."),
    "combat_follows": mark("A combat follows {place}."),
    "logbook": mark("Finished games: {games}, won: {won}"),
    "turns_played": mark("Turns"),
    "score": mark("{faction} ({player}): {total} ({parts})."),
    "unfinished": mark("The game is not over. It is the turn of {faction}."),
}
# By what put the winner before the second, as the scoring names it.
DECIDED: Final[dict[str, str]] = {
    "coins": mark("Decided by coins."),
    "pieces": mark("A tie in coins, decided by workers, mechs and structures."),
    "power": mark("A tie in coins, decided by power."),
    "popularity": mark("A tie in coins, decided by popularity."),
    "resources": mark("A tie in coins, decided by resources."),
    "territories": mark("A tie in coins, decided by territories."),
    "stars": mark("A tie in coins, decided by stars."),
    "nothing": mark("A tie in everything; the seating order stands."),
    "R16": mark("A tie in everything; the human wins (R16)."),
}
TURNS: Final[Many] = mark_many("{n} turn", "{n} turns")
