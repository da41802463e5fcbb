"""Random digital games: what a page shows is what the engine has, and how many gestures own turns take.

One game in the usual run; `make soak` plays MASZYNA_SOAK_GAMES of them.
"""

import os
import random
import sys
from pathlib import Path
from statistics import median
from typing import Any

from tests.browser.asking import Api
from tests.browser.looking import asked, check_end, check_options, check_position, engine_of
from tests.browser.person import Person, Turn

from maszyna.scythe.words import FACTIONS

GAMES = int(os.environ.get("MASZYNA_SOAK_GAMES", "1"))
MOST_MOVE = 5


def test_random_games_show_the_engines_options_and_position(api: Api, opened: Any, tmp_path: Path) -> None:
    turns: list[Turn] = []
    for seed in range(100, 100 + GAMES):
        chance = random.Random(seed)
        own, other = chance.sample(FACTIONS, 2)
        game = api.new("scythe", {"seats": [{"faction": own}, {"player": "automa", "faction": other}]}, seed)
        page = opened(chance.choice(["desktop", "small"]), chance.choice(["en", "uk", "ru"]))
        person = Person(page, chance)
        person.open(f"{page.url.split('#')[0]}#/g/{game}")

        def each(one: Person, game: str = game) -> None:
            check_options(one)
            if asked(one):
                check_position(one, engine_of(api, game))

        person.play(each=each)
        assert person.view["game"]["over"]
        assert not person.problems
        check_end(person, game, tmp_path)
        turns += person.turns
        page.close()
    moves = [turn.move for turn in turns if turn.move]
    told = (
        f"{GAMES} games, {len(turns)} own turns: {median(turn.gestures for turn in turns)} gestures in the median,"
        f" {median(moves)} until units had moved (most {max(moves)})\n"
    )
    sys.stdout.write(told)
    assert median(moves) <= MOST_MOVE
