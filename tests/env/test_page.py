"""The pages of environments and benchmark have their tables as they are: entries, bytes, tasks, results."""

from pathlib import Path

from tools.benchmark_page import page as benchmark_page
from tools.benchmark_page import results_beside
from tools.environments_page import page

from maszyna.encoding.action_table import NAMES
from maszyna.encoding.observation_layout import GAME, PRIVATE, SEAT, UNSEEN
from maszyna.env.tasks import TASKS

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text


def test_the_page_names_every_entry() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = [name for names in (*NAMES, SEAT, PRIVATE, GAME, UNSEEN) for name in names if name]
    assert [name for name in named if name not in text] == []


def test_the_tables_of_the_benchmark_are_those_of_tasks_and_results() -> None:
    path = PAGE.parent / "benchmark.md"
    text = path.read_text(encoding="utf-8")
    results = results_beside(path)
    assert benchmark_page(text, results) == text, "run python -m tools.benchmark_page docs/benchmark.md"
    assert {line["task"] for line in results} <= set(TASKS)
