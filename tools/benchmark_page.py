"""Writes the tables of docs/benchmark.md: the tasks, and the results of docs/benchmark/results.jsonl.

PYTHONPATH=src:. python -m tools.benchmark_page docs/benchmark.md
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from maszyna.encoding.seeds import FIRST_TEST_SEED
from maszyna.env.tasks import COINS, TASKS

RESULTS: Final = "benchmark/results.jsonl"  # beside the page
TASK_MARK: Final = "<!-- tasks, written by tools/benchmark_page.py -->"
RESULT_MARK: Final = "<!-- results, written by tools/benchmark_page.py -->"
END: Final = "<!-- end -->"


def task_lines() -> list[str]:
    lines = ["| task | question | reward | horizon | score | test seeds |", "| --- | --- | --- | --- | --- | --- |"]
    for name, task in TASKS.items():
        seeds = f"{FIRST_TEST_SEED} to {FIRST_TEST_SEED + task.games - 1}"
        lines.append(f"| `{name}` | {task.question} | `{task.reward}` | {task.horizon} | `{task.score}` | {seeds} |")
    return lines


def result_lines(results: list[dict[str, Any]]) -> list[str]:
    """Task by task, the best first."""
    head = "| task | agent | score | 95 % | games | won | mean margin | seconds a decision | commit |"
    lines = [head, "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    order = list(TASKS)
    for line in sorted(results, key=lambda line: (order.index(line["task"]), -line["mean"], line["agent"])):
        low, high = (shown(line, bound) for bound in line["interval"])
        cells = [f"`{line['task']}`", f"`{line['agent']}`", shown(line, line["mean"]), f"{low} to {high}"]
        cells += [str(line["games"]), str(line["won"]), f"{line['mean_margin']:.1f}"]
        cells += [f"{line['seconds_a_decision']:.6f}", f"`{line['commit'][:7]}`"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def shown(line: dict[str, Any], value: float) -> str:
    """A margin in coins, a share in percent."""
    return f"{value:.1f}" if line["score"] == COINS else f"{100 * value:.1f} %"


def page(text: str, results: list[dict[str, Any]]) -> str:
    """The page with its tables written again; what stands around them is left as it is."""
    for mark, lines in ((TASK_MARK, task_lines()), (RESULT_MARK, result_lines(results))):
        before, _, rest = text.partition(mark)
        after = rest.partition(END)[2]
        text = "\n".join([before + mark, "", *lines, "", END]) + after
    return text


def results_beside(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (path.parent / RESULTS).read_text(encoding="utf-8").splitlines()]


def main() -> None:
    path = Path(sys.argv[1])
    path.write_text(page(path.read_text(encoding="utf-8"), results_beside(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
