"""Players that think: whole games, the same again from the same seed, and plans that hold."""

import pytest

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import SetupError
from maszyna.players.by_name import NODES, PolicyPlayer, player
from maszyna.players.margins import sources, standing_margin
from maszyna.players.model.learned import learned
from maszyna.players.playing import ask, deals, play_with, seat_seed
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.search import (
    HASTY_CANDIDATES,
    HASTY_NODES,
    LEAST_CANDIDATES,
    MOST_CANDIDATES,
    SOME_CANDIDATES,
    TEMPERATURE,
    BeginnerPlayer,
    SearchPlayer,
)
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

QUICK = ["greedy:nodes=30", "search:nodes=60:turns=1:candidates=2"]


def played(name: str, setup: dict[str, object], seed: int) -> tuple[int, list[int], int]:
    game = new_game(setup, seed)
    seats = range(len(game.position.seats))
    taken = play_with(game, [player(name, seat_seed(seed, seat)) for seat in seats], deals(seed), 40)
    return taken, game.scores(), game.turns


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    setup: dict[str, object] = {"seats": [{}, {"player": "automa"}]}
    assert played(name, setup, 6) == played(name, setup, 6)
    assert played(name, setup, 6) != played(name, setup, 7)


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 1},
        {"seats": 3},
        {"seats": [{}, {"player": "automa"}, {"player": "automa"}]},
        {"seats": [{}, {"player": "automa"}], "airships": {}, "resolution": "random"},
        {"seats": [{"faction": "togawa"}, {"faction": "albion"}], "variants": ["gains_in_part", "trade_split"]},
    ],
    ids=["alone", "three", "two Automas", "The Wind Gambit", "variants"],
)
def test_greedy_plays_games_of_every_kind(setup: dict[str, object]) -> None:
    """Whatever it answers is legal; a hundred decisions of each."""
    game = new_game(setup, 2)
    players = [player("greedy:nodes=12", seat) for seat in range(len(game.position.seats))]
    assert play_with(game, list(players), deals(2), 100) == 100 or game.is_over()


def test_greedy_leaves_random_far_behind() -> None:
    game = new_game({"seats": 2}, 1)
    players = [player("greedy:nodes=20", 1), player("random", 2)]
    play_with(game, players, deals(1), 250)
    assert game.scores()[0] > game.scores()[1] + 10


def test_a_planned_turn_is_taken_without_thinking_again() -> None:
    game = new_game({"seats": [{}, {"player": "automa"}]}, 4)
    [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
    greedy, chance = player("greedy:nodes=60", 1), deals(4)
    while game.turns < 6:
        assert game.seat_to_decide() == seat
        game.apply(ask(greedy, game, chance))
        assert not game.is_over()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("greedy:depth=3", "player: greedy has no setting 'depth'; possible: nodes"),
        ("greedy:nodes=0", "player: nodes must be a whole number 1..10000000, found '0'"),
        ("search:nodes=2k", "player: nodes must be a whole number 1..10000000, found '2k'"),
        ("search:nodes=2000:ms=5", "player: nodes and ms cannot be used together; give one of them"),
        ("random:nodes=3", "player: random has no settings, but 'nodes=3' is given"),
        (
            "clever",
            "player: there is no player 'clever'; possible: random, policy, greedy, search, beginner, experienced, "
            "master",
        ),
    ],
)
def test_what_is_no_player_is_refused(name: str, problem: str) -> None:
    with pytest.raises(SetupError) as error:
        player(name, 1)
    assert str(error.value) == problem


def thinker(settings: dict[str, int]) -> SearchPlayer:
    return SearchPlayer(1, settings, learned())


def test_more_nodes_try_more_turns_of_the_policy() -> None:
    tried = [thinker({"nodes": nodes}).affordable_candidates() for nodes in (1, 250, 1200, 4999, 5000)]
    assert tried == [HASTY_CANDIDATES, LEAST_CANDIDATES, 15, SOME_CANDIDATES, MOST_CANDIDATES]
    timed = [thinker({"ms": ms}).affordable_candidates() for ms in (50, 200)]
    assert timed == [SOME_CANDIDATES, MOST_CANDIDATES]


def test_looking_further_ahead_costs_more_in_every_world() -> None:
    game = new_game({"seats": [{}, {"player": "automa"}]}, 4)
    seen: dict[int, float] = {}
    for turns in (1, 4):
        search = thinker({"nodes": 2000, "turns": turns, "candidates": 8})
        found = search.think(game.copy())
        seen[turns] = search.tried / sum(len(candidate.outcomes) for candidate in found)
    assert seen[4] > seen[1]


def test_greedy_is_a_search_in_haste() -> None:
    greedy, told = player("greedy", 1), player("greedy:nodes=300", 1)
    assert isinstance(greedy, SearchPlayer) and isinstance(told, SearchPlayer)
    assert greedy.nodes == NODES < HASTY_NODES and told.nodes == 300


def test_a_master_keeps_to_nodes_and_time() -> None:
    master = player("master", 1)
    assert isinstance(master, SearchPlayer) and master.nodes and 0 < master.seconds < 1
    assert isinstance(player("experienced", 1), PolicyPlayer)


def test_a_beginner_takes_what_counts_most_at_once() -> None:
    """Of turns drawn as it draws them, its own leaves it further ahead, if the game ended then, than nearly all."""
    game, chance, checked = new_game({"seats": [{}, {"player": "automa"}]}, 4), deals(4), 0
    while not game.is_over():
        play_with(game, [player("policy", 1)] * 2, chance, 1)
        if not isinstance(game.asking, ChooseSection):
            continue
        seat, beginner = game.seat_to_decide(), player("beginner", 1)
        assert isinstance(beginner, BeginnerPlayer)
        ahead = PolicyLookAhead(learned(), 0, Mover(learned().policy, dice(7, ["test"])))
        drawn = [standing_margin(ahead.turn(game.copy(), seat, TEMPERATURE, []).game, seat) for _ in range(40)]
        if len(set(drawn)) < 6:  # the policy is too sure of itself here
            continue
        beginner.choose(game.copy())
        planned = standing_margin(beginner.planned[0].game, seat)  # the last action stands first
        assert sum(value > planned for value in drawn) <= 10
        checked += 1
    assert checked > 2


def test_the_sources_of_a_margin_add_up_to_it() -> None:
    game = new_game({"seats": [{"faction": "albion"}, {"player": "automa"}]}, 4)
    play_with(game, [player("policy", 1)] * 2, deals(4))
    assert game.is_over()
    for seat in range(2):
        scores = game.scores()
        assert sum(sources(game, seat)) == standing_margin(game, seat) == scores[seat] - scores[1 - seat]


def test_no_turn_takes_more_than_ten_times_its_budget() -> None:
    """In this game a Move with the airship once tried 394,898 actions instead of some hundred."""
    far_flights: dict[str, object] = {"seats": [{}, {"player": "automa", "level": "automaszyna"}], "airships": {}}
    game, chance, one, tried = new_game(far_flights, 772044), deals(772044), player("policy", 1), []
    while not game.is_over():
        if isinstance(game.asking, ChooseSection):
            search = thinker({"nodes": 100})
            search.think(game.copy())
            tried.append(search.tried)
        game.apply(ask(one, game, chance))
    assert len(tried) > 10 and max(tried) <= 1000
