"""The NumPy learner of examples/: its slopes are those of its loss, and lessons end with a curve and a policy."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.learning_curve import curve_svg

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = 4


@pytest.fixture
def lessons(monkeypatch: pytest.MonkeyPatch) -> Any:
    """examples/train_numpy.py with few games."""
    monkeypatch.syspath_prepend(EXAMPLES)
    import train_numpy  # type: ignore[import-not-found]

    for name, value in {"GAMES": GAMES, "STEPS": 8, "MINIBATCH": 16, "WARM_UP": 10}.items():
        monkeypatch.setattr(train_numpy, name, value)
    return train_numpy


def test_the_slopes_are_those_of_the_loss(lessons: Any) -> None:
    policy = lessons.Policy(lessons.bytes_in_use(), 1)
    batch = lessons.Lessons("automa", GAMES, "shaped", 1).play(policy)
    chance = np.random.default_rng(1)
    policy.parts = {name: part + 0.02 * chance.standard_normal(part.shape) for name, part in policy.parts.items()}
    counts = batch["counts"]
    options, rows = batch["options"][:, : counts.max()], np.arange(len(counts))

    def loss() -> float:
        narrow = policy.hidden(batch["seen"])[2]
        chances = policy.chances(narrow, options, counts).astype(np.float64)
        ratio, gain = chances[rows, batch["picked"]] / batch["chance"], batch["advantage"]
        clipped = np.minimum(ratio * gain, np.clip(ratio, 1 - lessons.CLIP, 1 + lessons.CLIP) * gain)
        evenness = -(chances * np.log(np.maximum(chances, 1e-9))).sum(axis=1)
        errors = 0.5 * (policy.values(narrow) - batch["return"]) ** 2
        return float((errors - clipped - lessons.KEEP_TRYING * evenness).mean())

    slopes: dict[str, Any] = {}
    policy.follow = lambda found, _: slopes.update(found)
    lessons.learn(policy, batch, 1.0)
    for name, slope in slopes.items():
        steepest = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = policy.parts[name][steepest]
        around = []
        for step in (1e-4, -1e-4):
            policy.parts[name][steepest] = before + step
            around.append(loss())
        policy.parts[name][steepest] = before
        assert (around[0] - around[1]) / 2e-4 == pytest.approx(slope[steepest], rel=0.02), name


def test_a_lesson_ends_with_a_curve_and_a_policy(lessons: Any, tmp_path: Path) -> None:
    given = Namespace(
        against=["autometta", "automa"], test=["autometta"], minutes=1e-4, looks=1, games=2, reward="shaped",
        rate=1e-3, seed=1, start=None, out=tmp_path / "curve.csv", policy=tmp_path / "policy.npz",
    )  # fmt: skip
    before = lessons.Policy(lessons.bytes_in_use(), 1)
    policy = lessons.train(given)
    lines = given.out.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "minutes,decisions,opponent,games,won,low,high,margin"
    assert [line.split(",")[2:4] for line in lines[1:]] == [["autometta", "2"]] * 2
    assert "autometta" in curve_svg("\n".join(lines))
    assert (policy.parts["actions"] != before.parts["actions"]).any()
    given.start, given.minutes = given.policy, 0
    kept = lessons.train(given)
    assert all((kept.parts[name] == part).all() for name, part in policy.parts.items())
    assert len(given.out.read_text(encoding="utf-8").splitlines()) == 2  # only tested this time
