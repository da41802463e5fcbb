"""Rows of results: what they say of a game is what the game says, and a file gives back what went into it."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from maszyna.kernel.errors import FormatError
from maszyna.lab.experiment.columns import columns_of
from maszyna.lab.experiment.experiment import FORMAT, Unit, read_experiment
from maszyna.lab.experiment.rows import read_results
from maszyna.lab.run.units import played
from maszyna.lab.simulate import Order, recorded, simulate
from maszyna.scythe.events import AIR_COMBAT_BEGAN, COMBAT_BEGAN, COMBAT_WON
from maszyna.scythe.setup.new_game import new_game

SETUPS: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": [{}, {"player": "automa"}]},
    {"seats": [{}, {}, {"player": "automa"}], "options": {"mode": "cooperative"}},
    {"seats": [{}, {"player": "automa", "level": "ultimaszyna"}], "airships": {}, "resolution": "random"},
    {"seats": 3, "airships": {"own_pairs": True}},
]


def unit_of(setup: dict[str, object], games: int = 6, human: str = "random") -> Unit:
    found = read_experiment({"format": FORMAT, "setup": setup, "games": games, "seed": 11, "human": human})
    [unit] = found.units()
    return unit


def written(tmp_path: Path, unit: Unit) -> Path:
    path = tmp_path / "unit.parquet"
    path.write_bytes(played(unit, lambda games: None))
    return path


@pytest.mark.parametrize("setup", SETUPS)
def test_rows_say_what_the_simulation_says(tmp_path: Path, setup: dict[str, object]) -> None:
    table = pq.read_table(written(tmp_path, unit_of(setup))).to_pylist()
    results = list(simulate(Order(6, 11, setup)))
    for row, result in zip(table, results, strict=True):
        for name in ("seed", "turns", "decisions", "end", "decided_by"):
            assert row[name] == result[name]
        assert row["resolution"] == result.get("resolution", None)
        for number, seat in enumerate(result["seats"], 1):
            own = {name.removeprefix(f"seat{number}_"): value for name, value in row.items()}
            for name in ("faction", "player", "score", "stars", "coins"):
                assert own[name] == seat[name]  # type: ignore[literal-required]
            assert (own["mat"], own["level"]) == (seat.get("mat"), seat.get("level"))
            assert own["won"] == (result["winner"] in (seat["faction"], seat["player"]))
            parts = ["coins", "from_stars", "from_territories", "from_resources", "from_structures", "from_ability"]
            assert own["score"] == sum(own[part] for part in parts)
            assert own["held"].bit_count() <= own["territories"] <= own["held"].bit_count() + 8


def test_combats_and_openings_are_those_of_the_game(tmp_path: Path) -> None:
    setup: dict[str, object] = {"seats": 7, "airships": {}}
    table = pq.read_table(written(tmp_path, unit_of(setup, games=3))).to_pylist()
    fought = 0
    for row in table:
        record = recorded(setup, row["seed"], "random")
        game = new_game(record.setup, row["seed"], [])
        events = []
        openings: list[list[str]] = [[] for _ in range(7)]
        for action in record.actions:
            if game.decision_kind() == "section":
                openings[game.seat_to_decide()].append(action.removeprefix("section "))
            game.take(action)
            assert game.log is not None
            events += game.log
            game.log.clear()
        won = [event for event in events if event.kind == COMBAT_WON]
        fought += len(won)
        assert len(won) == len([event for event in events if event.kind in (COMBAT_BEGAN, AIR_COMBAT_BEGAN)])
        assert row["battlefields"] == sum({1 << event.first for event in won})
        for seat in range(7):
            assert row[f"seat{seat + 1}_combats_won"] == len([event for event in won if event.seat == seat])
            assert row[f"seat{seat + 1}_combats_lost"] == len([event for event in won if event.second == seat])
            assert [row[f"seat{seat + 1}_opening{turn}"] for turn in range(1, 5)] == openings[seat][:4]
    assert fought > 5


def test_a_file_gives_back_its_rows_and_says_what_they_are(tmp_path: Path) -> None:
    unit = unit_of(SETUPS[3])
    found = read_results(written(tmp_path, unit))
    assert found.rows.shape == (6, len(columns_of(2)))
    assert (found.first_seed, found.seats) == (11, 2)
    about = found.about
    assert (about["setup"], about["human"], about["rules_version"]) == (SETUPS[3], "random", 2)
    assert (about["arm"], about["name"], about["unit"], about["games"]) == (1, "base", 0, 6)
    assert len(about["digest"]) == 32


def test_the_same_unit_gives_the_same_bytes() -> None:
    unit = unit_of(SETUPS[1], games=3)
    assert played(unit, lambda games: None) == played(unit, lambda games: None)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, unit_of(SETUPS[0], games=2))
    table = pq.read_table(path)
    pq.write_table(table.slice(0, 1), path)
    with pytest.raises(FormatError, match="is damaged: its rows do not match its digest"):
        read_results(path)
    path.write_bytes(b"PAR1")
    with pytest.raises(FormatError, match="is not a file of results"):
        read_results(path)
    with pytest.raises(FormatError, match="is not a file of results"):
        read_results(tmp_path / "absent.parquet")
