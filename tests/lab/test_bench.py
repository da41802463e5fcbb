"""The benchmark: everybody installed is measured, nobody else is there, and memory is looked at in steps."""

import importlib.util
from multiprocessing import Pipe
from threading import Thread

import pytest

from maszyna.build import kind
from maszyna.lab.bench import bench, ratios, serve
from maszyna.lab.contestants import CONTESTANTS, Slice
from maszyna.lab.memory import memory, resident

OURS = {name for name in CONTESTANTS if name.startswith(("scythe.", "expeditions."))}


def test_the_installed_are_measured_in_alternation() -> None:
    turns: list[str] = []
    result = bench(rounds=2, seconds=0.02, watch=turns.append)
    expected = set(OURS)
    if importlib.util.find_spec("catanatron"):
        expected.add("catanatron.games_4_random")
    if importlib.util.find_spec("pyspiel"):
        expected.add("openspiel.backgammon_steps")
    assert result["build"] == kind()
    assert set(result["results"]) == expected
    assert all(rate > 0 for rate in result["results"].values())
    assert turns[: len(expected)] == turns[len(expected) :]
    assert len(turns) == 2 * len(expected)


def test_who_is_not_installed_says_so_and_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Slice:
        raise ImportError("No module named 'nobody'")

    monkeypatch.setitem(CONTESTANTS, "nobody.games", missing)
    ours, theirs = Pipe()
    serve("nobody.games", theirs)
    assert ours.recv() is False


def test_work_is_done_whenever_asked_until_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTESTANTS, "somebody.games", lambda: lambda seconds: (3, 2 * seconds))
    ours, theirs = Pipe()
    ours.send(1.5)
    ours.send(0.5)
    server = Thread(target=serve, args=("somebody.games", theirs))
    server.start()
    assert [ours.recv(), ours.recv(), ours.recv()] == [True, (3, 3.0), (3, 1.0)]
    ours.close()
    server.join(10)
    assert not server.is_alive()


def test_ratios_are_given_only_for_peers_that_are_there() -> None:
    results = {"scythe.games_2_random": 900.0, "scythe.decisions": 300000.0, "catanatron.games_4_random": 20.0}
    assert ratios(results) == [("scythe.games_2_random", "catanatron.games_4_random", 45.0)]


def test_memory_is_looked_at_before_and_after_every_tenth_part() -> None:
    checkpoints = list(memory(20))
    assert [checkpoint["games"] for checkpoint in checkpoints] == list(range(0, 21, 2))
    assert all(1 < checkpoint["rss_mib"] < 10_000 for checkpoint in checkpoints)
    assert abs(checkpoints[-1]["rss_mib"] - resident()) < 50
