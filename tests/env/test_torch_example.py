"""The torch learner of examples/: advantages seat by seat, masks, a lesson, an agent.

Torch is in no extra that `make` installs, so all of this is skipped there; CONTRIBUTING says how it is run.
"""

from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maszyna.env.evaluation import games_to_play, play
from maszyna.env.tasks import task_by_id

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_torch.py"
torch: Any = pytest.importorskip("torch")


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> Any:
    """With few games."""
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    import train_torch  # type: ignore[import-not-found]

    for name, value in {"GAMES": 4, "STEPS": 8, "MINIBATCH": 16}.items():
        monkeypatch.setattr(train_torch, name, value)
    return train_torch


def step(seat: int, value: float, rewards: tuple[float, float], ended: bool = False) -> dict[str, Any]:
    one = torch.zeros(1, 1)
    parts = dict.fromkeys(("planes", "vector", "options", "counts", "picked", "log"), one)
    return parts | {
        "seat": np.array([seat]), "value": torch.tensor([value]), "rewards": np.array([rewards]),
        "ended": np.array([ended]),
    }  # fmt: skip


def test_a_seat_is_paid_for_what_comes_before_its_own_next_decision(learner: Any) -> None:
    steps = [step(0, 0.5, (0.0, 0.0)), step(1, 0.2, (0.3, 0.0)), step(0, 0.4, (1.0, -1.0), ended=True)]
    learner.advantages(steps, np.array([9.0]), np.array([1]))
    last, second, first = (float(each["gain"]) for each in reversed(steps))
    assert last == pytest.approx(1.0 - 0.4)
    assert second == pytest.approx(-1.0 - 0.2)  # the other seat's end is its own, too
    surprise = 0.3 + learner.GAMMA * 0.4 - 0.5
    assert first == pytest.approx(surprise + learner.GAMMA * learner.LAMBDA * last)


def test_only_legal_options_have_a_chance(learner: Any) -> None:
    env = learner.games_of("maszyna/Short-v1", 4, False, "shaped")
    parts = learner.tensors(*env.reset(seed=1))
    with torch.no_grad():
        logs, values = learner.network_for(env)(**parts)
    assert values.shape == (4,)
    for row, count in enumerate(parts["counts"].tolist()):
        assert float(logs[row, :count].exp().sum()) == pytest.approx(1, abs=1e-5)
        assert not logs[row, count:].exp().any()


@pytest.mark.parametrize(("task", "self_play"), [("maszyna/Short-v1", False), ("maszyna/Duel-v1", True)])
def test_a_lesson_ends_with_a_curve_and_an_agent(
    task: str, self_play: bool, learner: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = Namespace(
        task=task, self_play=self_play, looks_at=["maszyna/Short-v1"], minutes=1e-4, looks=1, games=2, rate=1e-3,
        seed=1, threads=1, out=tmp_path / "curve.csv", policy=tmp_path / "net.pt", start=None,
    )  # fmt: skip
    network = learner.train(given)
    lines = given.out.read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[2:4] for line in lines[1:]] == [["Short-v1", "2"]] * 2
    monkeypatch.setenv("MASZYNA_CHECKPOINT", str(given.policy))
    agent = learner.Agent(1)
    assert all((part == agent.network.state_dict()[name]).all() for name, part in network.state_dict().items())
    game = games_to_play(task_by_id("maszyna/Short-v1"), f"{EXAMPLE}:Agent", 1, None)[0]
    assert play(game).actions == play(game).actions
