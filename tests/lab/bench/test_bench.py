"""The benchmark: everybody installed is measured, nobody else is there, and memory is looked at in steps."""

import importlib.util
from multiprocessing import Pipe
from subprocess import CalledProcessError
from threading import Thread

import pytest

from maszyna.build import kind
from maszyna.commands.bench import all_cases
from maszyna.lab.bench.cases import CASES, Slice
from maszyna.lab.bench.memory import memory, resident
from maszyna.lab.bench.speed import bench, ratios, serve
from maszyna.lab.bench.startup import PROGRAMS, Started, seconds_of, startup

OURS = {name for name in CASES if name.startswith(("scythe.", "expeditions."))}


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


def test_the_eight_that_others_rely_on_keep_their_names() -> None:
    assert list(CASES) == [
        "scythe.games_vs_automa", "scythe.games_2_random", "scythe.decisions", "scythe.automa_turns", "scythe.copies",
        "expeditions.automa_turns", "catanatron.games_4_random", "openspiel.backgammon_steps",
    ]  # fmt: skip


def test_everything_has_the_environments_too() -> None:
    asked = all_cases()
    ours = [case for name, case in asked.items() if name.startswith("env.")]
    assert set(CASES) < set(asked)
    assert len(ours) == 7
    assert all(case()(0.001)[0] > 0 for case in ours)


def test_the_lab_is_measured_with_its_files_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maszyna.lab.bench.cases.UNIT", 5)
    done, taken = all_cases()["lab.games_to_parquet"]()(0.001)
    assert done % 5 == 0 and done > 0 and taken > 0


def test_who_is_not_installed_says_so_and_is_absent() -> None:
    def missing() -> Slice:
        raise ImportError("No module named 'nobody'")

    ours, theirs = Pipe()
    serve(missing, theirs)
    assert ours.recv() is False


def test_work_is_done_whenever_asked_until_nobody_asks() -> None:
    ours, theirs = Pipe()
    ours.send(1.5)
    ours.send(0.5)
    server = Thread(target=serve, args=(lambda: lambda seconds: (3, 2 * seconds), theirs))
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


def test_every_start_is_compared_with_a_python_that_does_nothing() -> None:
    times = list(startup(rounds=1))
    assert [each["what"] for each in times] == list(PROGRAMS)
    assert times[0]["times_python"] == 1.0
    assert all(each["seconds"] > 0 for each in times)


def test_a_start_that_fails_is_not_measured() -> None:
    with pytest.raises(CalledProcessError):
        seconds_of(Started("raise SystemExit(2)", [], ""))
