"""Simulation: same seed, same game, however many processes; saved games replay to the same result."""

import json
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pytest

from maszyna.kernel.errors import FormatError, OurFault
from maszyna.kernel.save import Save, parse
from maszyna.lab.replay import replay_and_refusal
from maszyna.lab.run.workers import REFUSAL, serve
from maszyna.lab.simulate import CHUNK, GameLine, Order, play_chunk, simulate
from maszyna.lab.summary import Summary
from maszyna.scythe.notation import read_position, score_answer

SETUP: dict[str, object] = {"seats": 2}


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[GameLine]]:
    """Four saved games, and what simulating them said."""
    folder = tmp_path_factory.mktemp("saves")
    return folder, list(simulate(Order(4, 11, SETUP, str(folder))))


def load(path: Path) -> Save:
    return parse(path.read_text(encoding="utf-8"))


def test_results_are_the_same_in_several_processes() -> None:
    order = Order(CHUNK + 3, 5, SETUP)
    assert list(simulate(order, jobs=2)) == list(simulate(order))


def test_seeds_count_on_and_a_game_does_not_depend_on_those_before_it() -> None:
    three = list(simulate(Order(3, 20, SETUP)))
    assert [result["seed"] for result in three] == [20, 21, 22]
    assert three[2:] == list(simulate(Order(1, 22, SETUP)))


def test_results_say_who_played_and_how_it_ended() -> None:
    (result,) = simulate(Order(1, 6, {"seats": 7, "editions": ["base", "invaders"], "variants": ["trade_split"]}))
    assert len({seat["faction"] for seat in result["seats"]}) == len({seat["mat"] for seat in result["seats"]}) == 7
    assert max(seat["stars"] for seat in result["seats"]) == 6
    best = max(result["seats"], key=lambda seat: seat["score"])
    assert (result["winner"], result["end"], best["player"]) == (best["faction"], "stars", "human")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_ends_a_game_without_opponents(seed: int) -> None:
    (result,) = simulate(Order(1, seed, {"seats": 1}, human="greedy"))
    assert (result["end"], result["seats"][0]["stars"]) == ("stars", 6)
    assert result["turns"] < 400


@pytest.mark.covers("A20")
def test_a_cooperative_game_is_won_by_a_side() -> None:
    seats = [{}, {}, {"player": "automa"}]
    summary = Summary(1)
    for result in simulate(Order(3, 1, {"seats": seats, "options": {"mode": "cooperative"}})):
        assert result["winner"] in ("human", "automa")
        summary.add(result)
    wins = summary.document()["players"]
    assert wins["human"]["wins"] % 2 == 0  # both humans, or neither
    assert wins["human"]["wins"] // 2 + wins["automa"]["wins"] == 3


def test_a_game_is_the_same_whether_it_is_saved_or_not(saves: tuple[Path, list[GameLine]]) -> None:
    assert saves[1] == list(simulate(Order(4, 11, SETUP)))


def test_a_saved_game_has_its_setup_written_out(saves: tuple[Path, list[GameLine]]) -> None:
    folder, results = saves
    assert sorted(path.name for path in folder.iterdir()) == [f"scythe-{seed}.json" for seed in range(11, 15)]
    for result in results:
        setup = json.loads((folder / f"scythe-{result['seed']}.json").read_text())["setup"]
        written = [(seat["faction"], seat["mat"]) for seat in setup["seats"]]
        assert written == [(seat["faction"], seat["mat"]) for seat in result["seats"]]
        assert setup["structure_bonus"] is not None


def test_a_saved_game_replays_to_the_simulated_result(saves: tuple[Path, list[GameLine]]) -> None:
    folder, results = saves
    for result in results:
        again = replay_and_refusal(load(folder / f"scythe-{result['seed']}.json"))[0]
        assert (again["legal"], again["refused"], again["over"], again["pending"]) == (True, None, True, None)
        assert (again["seats"], again["winner"], again["turns"]) == (result["seats"], result["winner"], result["turns"])
        assert (again["actions"], again["decided_by"]) == (result["decisions"], result["decided_by"])
        assert [score["total"] for score in again["scores"]] == [seat["score"] for seat in result["seats"]]


def test_the_final_position_scores_as_the_game_did(saves: tuple[Path, list[GameLine]]) -> None:
    folder, results = saves
    for result in results:
        position = replay_and_refusal(load(folder / f"scythe-{result['seed']}.json"))[0]["position"]
        answer = score_answer(read_position(json.loads(json.dumps(position))))
        humans = answer["humans"]
        assert isinstance(humans, list)
        assert [score["total"] for score in humans] == [seat["score"] for seat in result["seats"]]
        winner = answer["winner_index"]
        assert isinstance(winner, int)
        assert result["seats"][winner]["faction"] == result["winner"]


def test_an_unfinished_save_shows_where_it_stands(saves: tuple[Path, list[GameLine]]) -> None:
    save = load(saves[0] / "scythe-11.json")
    again = replay_and_refusal(Save(save.game, save.rules_version, save.setup, save.seed, save.actions[:30]))[0]
    assert (again["legal"], again["over"], again["actions"], again["winner"]) == (True, False, 30, None)
    assert again["pending"] is not None
    assert again["pending"]["faction"] in [seat["faction"] for seat in again["seats"]]
    assert again["position"]["format"] == "maszyna/scythe-position@1"


def test_an_illegal_action_is_named_and_the_game_stands_before_it(saves: tuple[Path, list[GameLine]]) -> None:
    save = load(saves[0] / "scythe-11.json")
    actions = [*save.actions[:20], "section teleport", *save.actions[20:]]
    again = replay_and_refusal(Save(save.game, save.rules_version, save.setup, save.seed, actions))[0]
    assert (again["legal"], again["actions"], again["over"]) == (False, 20, False)
    assert again["refused"] is not None
    assert (again["refused"]["index"], again["refused"]["action"]) == (20, "section teleport")


def test_an_action_after_the_end_is_not_legal(saves: tuple[Path, list[GameLine]]) -> None:
    save = load(saves[0] / "scythe-11.json")
    again = replay_and_refusal(
        Save(save.game, save.rules_version, save.setup, save.seed, [*save.actions, save.actions[0]])
    )[0]
    assert (again["legal"], again["over"]) == (False, True)
    assert again["refused"] is not None
    assert again["refused"]["index"] == len(save.actions)


def test_a_save_of_another_game_or_of_later_rules_is_refused(saves: tuple[Path, list[GameLine]]) -> None:
    save = load(saves[0] / "scythe-11.json")
    with pytest.raises(FormatError, match='game: is "expeditions"'):
        replay_and_refusal(Save("expeditions", save.rules_version, save.setup, save.seed, save.actions))
    with pytest.raises(FormatError, match="rules_version: is 99, newer"):
        replay_and_refusal(Save(save.game, 99, save.setup, save.seed, save.actions))


def test_a_summary_adds_up() -> None:
    summary = Summary(3)
    results = list(simulate(Order(8, 3, {"seats": 3})))
    for result in results:
        summary.add(result)
    document = summary.document()
    assert (document["games"], document["first_seed"], document["given_up"]) == (8, 3, 0)
    assert document["decisions"] == sum(result["decisions"] for result in results)
    assert sum(faction["games"] for faction in document["factions"].values()) == 24
    assert sum(faction["wins"] for faction in document["factions"].values()) == 8
    name, sums = next(iter(document["factions"].items()))
    scores = [seat["score"] for result in results for seat in result["seats"] if seat["faction"] == name]
    assert sums["mean_score"] == round(sum(scores) / len(scores), 2)


def test_a_defect_comes_home_from_another_process_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise IndexError("nowhere")

    monkeypatch.setattr("maszyna.lab.simulate.played_out", broken)
    with pytest.raises(OurFault, match="seed 9: IndexError: nowhere"):
        list(simulate(Order(1, 9, SETUP)))
    ours, theirs = Pipe()
    ours.send(Order(1, 9, SETUP))
    server = Thread(target=serve, args=(play_chunk, theirs))
    server.start()
    what, fault = ours.recv()
    assert what == REFUSAL
    assert isinstance(fault, OurFault) and "seed 9: IndexError: nowhere" in str(fault)
    ours.close()
    server.join(10)
    assert not server.is_alive()
