"""No player sees what its seat cannot know, and a cheating twin is noticed."""

from collections import Counter

import pytest
from tests.players.no_peeking import distance, peeks

from maszyna.players.by_name import player
from maszyna.players.evaluation.evaluation import margin
from maszyna.players.player import Player
from maszyna.players.playing import deals, play_with
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

SETUP: dict[str, object] = {"seats": [{"faction": "polania"}, {"player": "automa", "faction": "saxony"}]}
TABLES: dict[str, dict[str, object]] = {
    "one Automa": SETUP,
    "airships": SETUP | {"airships": {}, "resolution": "mission_possible"},
    "several Automas": {"seats": [{}, {"player": "automa"}, {"player": "automa"}]},
    "people": {"seats": [{"faction": "togawa"}, {}, {"player": "automa"}], "airships": {}},
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


def positions(wanted: int, setup: dict[str, object] = SETUP) -> list[Scythe]:
    """Games some decisions after their start, at different moments of a turn."""
    found = []
    for number in range(wanted):
        game = new_game(setup, 20 + number)
        players = [player("greedy:nodes=15", seat) for seat in range(len(game.position.seats))]
        play_with(game, players, deals(number), 20 + 9 * number)
        if not game.is_over():
            found.append(game)
    return found


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", ["random", "policy", "greedy:nodes=20", "search:nodes=60:turns=1:candidates=2"])
def test_hidden_cards_dealt_again_change_no_answer(name: str, table: str) -> None:
    for game in positions(2, TABLES[table]):
        assert peeks(lambda seed, table: player(name, seed), game, asked=3, worlds=2) == 0.0


def test_a_cheating_twin_is_noticed() -> None:
    assert max(peeks(cheat, game, asked=2, worlds=4) for game in positions(8)) > 0.0


def test_the_distance_of_two_distributions() -> None:
    assert distance(Counter([1, 1, 2, 2]), Counter([1, 2])) == 0.0
    assert distance(Counter([1, 1, 2, 2]), Counter([2, 2])) == 0.5
    assert distance(Counter([1]), Counter([2])) == 1.0
