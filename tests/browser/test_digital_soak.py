"""Random digital games: what a page shows is what the engine has, and how many gestures own turns take.

One game in the usual run; `make soak` plays MASZYNA_SOAK_GAMES of them.
"""

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page
from tests.browser.asking import Api
from tests.browser.looking import Engine, asked, check_end, check_options, check_position
from tests.browser.person import Person, Turn

from maszyna.scythe.ids import FACTIONS

GAMES = int(os.environ.get("MASZYNA_SOAK_GAMES", "1"))
FIRST = int(os.environ.get("MASZYNA_SOAK_FIRST", "100"))  # the seed of the first game
MOST_MOVE = 5
WIND_EACH = 4  # every so many games fly airships and end by a resolution


def setup_of(seed: int, chance: random.Random) -> dict[str, Any]:
    own, other = chance.sample(FACTIONS, 2)
    setup: dict[str, Any] = {"seats": [{"faction": own}, {"player": "automa", "faction": other}]}
    if seed % WIND_EACH == WIND_EACH - 1:
        setup |= {"airships": {}, "resolution": "land_rush"}
    return setup


def test_random_games_show_the_engines_options_and_position(api: Api, opened: Any, tmp_path: Path) -> None:
    turns: dict[bool, list[Turn]] = {False: [], True: []}  # with airships or without
    checked = 0
    pages: dict[tuple[str, str], Page] = {}  # a page for each size and language plays many games
    for seed in range(FIRST, FIRST + GAMES):
        chance = random.Random(seed)
        setup = setup_of(seed, chance)
        game = api.new("scythe", setup, seed)
        look = (chance.choice(["desktop", "small"]), chance.choice(["en", "uk", "ru"]))
        page = pages.get(look) or opened(*look)
        pages[look] = page
        person = Person(page, chance)
        person.open(f"{page.url.split('#')[0]}#/g/{game}")
        engine = Engine(api, game)

        def each(one: Person, engine: Engine = engine) -> None:
            nonlocal checked
            check_options(one)
            if asked(one):
                check_position(one, engine.game())
                checked += 1

        person.play(each=each)
        assert person.view["game"]["over"]
        assert not person.problems
        check_end(person, game, tmp_path)
        turns["airships" in setup] += person.turns
        person.leave()
        sys.stdout.write(f"game {seed}: {len(person.turns)} own turns, {checked} decisions compared so far\n")
        sys.stdout.flush()
    sys.stdout.write(f"{GAMES} games, {checked} decisions\n")
    for flies, some in turns.items():
        moves = [turn.move for turn in some if turn.move]
        sys.stdout.write("".join(told(some, "with airships" if flies else "without airships")))
        assert not moves or median(moves) <= MOST_MOVE


def told(turns: list[Turn], where: str) -> Iterator[str]:
    """Gestures in the median and at most: of Move turns until the units had moved, and of whole turns by top action."""
    counts = {f"{top}, whole turn": [turn.gestures for turn in turns if turn.top == top] for top in tops(turns)}
    counts = {
        "all turns": [turn.gestures for turn in turns],
        "moves": [turn.move for turn in turns if turn.move],
    } | counts
    for name, gestures in counts.items():
        if gestures:
            yield f"{where}, {name}: {median(gestures)} gestures, most {max(gestures)}, {len(gestures)} turns\n"


def tops(turns: list[Turn]) -> list[str]:
    return sorted({turn.top for turn in turns})
