"""No player sees what its seat cannot know, whatever the setup, and a cheating twin is noticed."""

from collections import Counter
from functools import cache
from itertools import cycle, islice

import pytest
from tests.players.no_peeking import Maker, distance, peeks

from maszyna.players.by_name import player
from maszyna.players.margins import margin
from maszyna.players.player import Player
from maszyna.players.playing import deals, play_with
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.notation.deck_file import printed_deck
from maszyna.scythe.setup.new_game import new_game

SETUP: dict[str, object] = {"seats": [{"faction": "polania"}, {"player": "automa", "faction": "saxony"}]}
AUTOMA = {"player": "automa"}
TABLES: dict[str, list[dict[str, object]]] = {
    "every level": [{"seats": [{}, AUTOMA | {"level": level}]} for level in LEVELS],
    "every resolution": [SETUP | {"airships": {}, "resolution": name} for name in TILE_IDS[RESOLUTION]],
    "several Automas": [{"seats": [{}, AUTOMA, AUTOMA]}, {"seats": [{}, *[AUTOMA] * 4], "airships": {}}],
    "people": [
        {"seats": [{"faction": "togawa"}, {}, AUTOMA], "airships": {}},
        {"seats": [{}] * 5, "resolution": "random"},
        {"seats": [{}, {}], "variants": ["gains_in_part", "trade_split"]},
    ],
    "house rules": [SETUP | printed_deck(2), SETUP | {"options": {"reveal_before_move": True}}],
    "outside what was practised": [
        {"seats": 1}, {"seats": 7}, {"seats": [{}, {}, AUTOMA, AUTOMA], "options": {"mode": "cooperative"}},
    ],
}  # fmt: skip


def named(name: str) -> Maker:
    return lambda seed, table: player(name, seed)


MAKERS: dict[str, Maker] = {
    name: named(name)
    for name in ("random", "policy", "beginner", "greedy:nodes=20", "search:nodes=60:turns=1:candidates=2")
}


class Cheat(Player):
    """Tries its options on the true game instead of the one it is shown: it knows every card before it is drawn."""

    def __init__(self, table: Scythe) -> None:
        self.table = table

    def choose(self, game: Scythe) -> int:
        return max(game.options(), key=self.outcome)

    def outcome(self, action: int) -> float:
        twin = self.table.copy()
        twin.apply(action)
        play_out(twin, random_dice(1), 12)
        return margin(twin, 0)


def cheat(seed: int, table: Scythe) -> Player:
    return Cheat(table)


@cache
def positions_at(table: str) -> list[Scythe]:
    return positions(len(TABLES[table]), TABLES[table])


def positions(wanted: int, setups: list[dict[str, object]]) -> list[Scythe]:
    """Games some decisions after their start, at different moments of a turn."""
    found = []
    for number, setup in enumerate(islice(cycle(setups), wanted)):
        game = new_game(setup, 20 + number)
        players = [player("greedy:nodes=15", seat) for seat in range(len(game.position.seats))]
        play_with(game, players, deals(number), 20 + 9 * number)
        if not game.is_over():
            found.append(game)
    assert found
    return found


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("make", MAKERS)
def test_hidden_cards_dealt_again_change_no_answer(make: str, table: str) -> None:
    for game in positions_at(table):
        assert peeks(MAKERS[make], game, asked=3, worlds=2) == 0.0


def test_a_cheating_twin_is_noticed() -> None:
    assert max(peeks(cheat, game, asked=2, worlds=4) for game in positions(8, [SETUP])) > 0.0


def test_the_distance_of_two_distributions() -> None:
    assert distance(Counter([1, 1, 2, 2]), Counter([1, 2])) == 0.0
    assert distance(Counter([1, 1, 2, 2]), Counter([2, 2])) == 0.5
    assert distance(Counter([1]), Counter([2])) == 1.0
