"""A whole game as text: every event on a line, with the criteria that decided where an Automa chose.

python -m tests.scythe.automa.transcript    writes the files of tests/golden anew
"""

from pathlib import Path

from maszyna.kernel.events import Event
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.setup.new_game import new_game

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
GAMES = {  # level and seed
    "autometta": ("nordic", "crimea", 11),
    "automa": ("saxony", "rusviet", 12),
    "automaszyna": ("togawa", "polania", 13),
    "ultimaszyna": ("rusviet", "albion", 14),
}


def line(game: Scythe, event: Event) -> str:
    document = write_event(game.position, event)
    trace = document.pop("trace", None)
    words = [str(document.pop("faction")), str(document.pop("event"))]
    words += [f"{name}={value}" for name, value in document.items() if value != ""]
    if isinstance(trace, list):
        words += [f"{found['stage']}:{found['rule']}" for found in trace if found["decided"]]
    return " ".join(words)


def transcript(level: str) -> str:
    """The game of a level against a random human."""
    automa, human, seed = GAMES[level]
    seats = [{"faction": human}, {"player": "automa", "faction": automa, "level": level}]
    game = new_game({"seats": seats}, seed)
    game.log = []
    dice = random_dice(seed)
    while not game.over:
        game.apply(choose(game, dice))
    lines = [line(game, event) for event in game.log]
    scores = [f"{FACTIONS[own.faction]} {score}" for own, score in zip(game.position.seats, game.scores(), strict=True)]
    return "\n".join([*lines, *scores]) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
