"""How a combat ended is told in two lines while a game is played in the terminal."""

import random
from io import StringIO

from rich.console import Console

from maszyna.games import SCYTHE
from maszyna.scythe.events import COMBAT_WON
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.play.game_story import Narrator

SETUP: dict[str, object] = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]}


def test_the_result_follows_the_sentences() -> None:
    for seed in range(1, 12):
        record, chance = SCYTHE.new(SETUP, seed), random.Random(seed)
        while not record.game.is_over():
            events = record.play(chance.choice(record.game.options())).events
            if any(event.kind == COMBAT_WON for event in events):
                out = StringIO()
                console = Console(file=out, width=200)
                Narrator(console, scythe_texts("en"), screen_texts("en"), lambda: None).tell(record.game, events)
                told = out.getvalue()
                assert "You win: " in told or "You lose: " in told
                assert "the higher total wins" in told or "a tie is the attacker's" in told
                return
    raise AssertionError("nobody fought")
