"""The arena: who meets whom, on which seeds, and what comes of it."""

import json
from pathlib import Path

import pytest
from tests.console import inside

from maszyna.lab.arena import (
    ArenaPlan,
    Meeting,
    MeetingResult,
    Pairing,
    Results,
    meetings,
    pairings,
    play,
    play_event,
    ratings,
    sides_of,
)
from maszyna.lab.statistics.shares import wilson
from maszyna.scythe.setup.new_game import new_game

EVENT = ArenaPlan(players=["random", "greedy"], levels=["automa", "autometta"], games=4, seed=10, seats=2)


def test_everybody_meets_every_level_and_everybody_else() -> None:
    assert pairings(EVENT) == [
        Pairing("random", "automa", "automa"),
        Pairing("random", "autometta", "autometta"),
        Pairing("greedy", "automa", "automa"),
        Pairing("greedy", "autometta", "autometta"),
        Pairing("random", "greedy", None),
    ]
    assert pairings(ArenaPlan(**{**EVENT, "seats": 1}))[-1] == Pairing("greedy", "autometta", "autometta")


def test_the_seeds_are_the_same_for_all_and_two_players_change_seats() -> None:
    seeds = {pairing: [(one.seed, one.swapped) for one in meetings(EVENT) if one.pairing == pairing]
             for pairing in pairings(EVENT)}  # fmt: skip
    *alone, together = seeds.values()
    assert alone == [[(10, False), (11, False), (12, False), (13, False)]] * 4
    assert together == [(10, False), (10, True), (11, False), (11, True)]


def test_sides_sit_in_turn() -> None:
    game = new_game({"seats": 5}, 1)
    two = Pairing("a", "b", None)
    assert sides_of(game, Meeting(two, 1, False)) == [0, 1, 0, 1, 0]
    assert sides_of(game, Meeting(two, 1, True)) == [1, 0, 1, 0, 1]
    with_automas = new_game({"seats": [{"player": "automa"}, {}, {"player": "automa"}]}, 1)
    assert sorted(sides_of(with_automas, Meeting(Pairing("a", "automa", "automa"), 1, False))) == [0, 1, 1]


@pytest.mark.parametrize("seats", [1, 2, 4, 7])
def test_a_meeting_at_tables_of_every_size(seats: int) -> None:
    level = None if seats == 1 else "autometta"
    pairing = Pairing("random", level or "random", level)
    outcome = play(Meeting(pairing, 3, False), seats)
    assert outcome == play(Meeting(pairing, 3, False), seats)
    assert outcome.turns > 0
    assert outcome.won is (seats == 1)


def test_several_processes_bring_the_same_in_the_same_order() -> None:
    event = ArenaPlan(players=["random"], levels=["autometta", "automa"], games=3, seed=10, seats=3)
    assert list(play_event(event, jobs=2)) == list(play_event(event))


def test_results_add_up() -> None:
    pairing = Pairing("a", "b", None)
    results = Results()
    for won, margin in [(True, 5), (True, 7), (False, -3), (None, 0)]:
        results.add(MeetingResult(Meeting(pairing, 1, False), won, margin, 20))
    [match] = results.matches()
    assert (match["games"], match["won"], match["given_up"], match["share"]) == (4, 2, 1, 0.5)
    assert (match["mean_margin"], match["mean_turns"]) == (2.25, 20.0)
    assert match["interval"] == tuple(round(bound, 4) for bound in wilson(2, 4)[1:3])


def test_ratings_follow_the_odds() -> None:
    found = ratings([("a", "b", 10000, 11000), ("b", "c", 10000, 11000)])
    assert found["a"] - found["b"] == pytest.approx(400, abs=1)
    assert found["b"] - found["c"] == pytest.approx(400, abs=1)
    assert sum(found.values()) / 3 == pytest.approx(1500)
    only = ratings([("a", "b", 10, 10)])
    assert 1500 < only["a"] < 2500  # nobody's rating is infinite


OWN = """
from random import Random

class Mine:
    def __init__(self, seed): self.random = Random(seed)
    def choose(self, game): return self.random.choice(game.options())
"""


def test_the_command_answers_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    mine = f"{tmp_path}/own.py:Mine"
    order = ["lab", "arena", "--players", f"random,{mine}", "--games", "2", "--seed", "5", "--level", "automa"]
    said = inside(capsys, *order, "--json")
    *matches, last = [json.loads(line) for line in said.out.splitlines()]
    assert (said.code, said.problems) == (0, [])
    pairs = [(match["match"]["first"], match["match"]["second"]) for match in matches]
    assert pairs == [("random", "automa"), (mine, "automa"), ("random", mine)]
    assert set(last["ratings"]) == {"random", mine, "automa"}
    assert all(match["match"]["games"] == 2 for match in matches)
    assert inside(capsys, *order, "--json", "--jobs", "2") == said


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            ["--players", "clever"],
            "player: there is no player 'clever'; "
            "possible: random, policy, greedy, search, beginner, experienced, master",
        ),
        (["--players", "random,random"], "--players: 'random' is given twice; once is enough"),
        (["--players", "random", "--level", "robot"], "--level: 'robot' is unknown; possible: autometta, automa"),
        (["--players", "random", "--level", "none"], "--players: one player without Automas has nobody"),
        (["--seats", "8"], "--seats"),
        (["--jobs", "0"], "--jobs"),
    ],
)
def test_what_cannot_be_played_is_refused(capsys: pytest.CaptureFixture[str], options: list[str], problem: str) -> None:
    said = inside(capsys, "lab", "arena", "--json", *options)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]
