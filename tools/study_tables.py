"""The tables of docs/study.md, in Markdown, from experiments that `maszyna lab report` has summed up.

    .venv/bin/python -m tools.study_tables study-levels-policy study-rules-policy …

For an experiment over levels: a line for each level, then for each side's faction and mat and for the openings. For one
that changes a single thing in each arm: a line for every change.
"""

import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Row = dict[str, str]
NAMES: Final = {"opening2": "first two sections"}
LEAST_GAMES: Final = 100  # of an opening
SMALLEST: Final = 0.001
GAME: Final = ["human_wins_percent", "margin", "turns"]
SIDES: Final = [("automa", "score"), ("human", "score"), ("human", "stars"), ("human", "popularity"),
                ("human", "workers"), ("human", "from_territories")]  # fmt: skip
HEADS: Final = ["games", "games won, %", "margin", "turns", "score of the Automa", "score of the human", "stars",
                "popularity", "workers", "coins from land"]  # fmt: skip


def rows(folder: Path, table: str) -> list[Row]:
    with (folder / f"report-{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def with_interval(row: Row, value: str = "value", low: str = "low_95", high: str = "high_95") -> str:
    middle, lowest, highest = (f"{float(row[name]):.1f}" for name in (value, low, high))
    return f"{middle} [{lowest}, {highest}]"


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(*names: str) -> Iterator[str]:
    yield ""
    yield line(*names)
    yield line(*["---"] * len(names))


def arms(folder: Path) -> Iterator[str]:
    """A line for every arm of an experiment."""
    yield from head("arm", *HEADS)
    by_arm: dict[str, list[Row]] = {}
    for row in rows(folder, "arms"):
        by_arm.setdefault(row["name"], []).append(row)
    for name, found in by_arm.items():
        seen = {(row["of"], row["measure"]): row for row in found}
        wins = seen["game", GAME[0]]
        yield line(
            name.partition("=")[2] or name,
            f"{int(wins['games']):,}",
            *(with_interval(seen["game", measure]) for measure in GAME),
            *(f"{float(seen[side]['value']):.1f}" for side in SIDES),
        )


def groups(folder: Path, of: str, by: str) -> Iterator[str]:
    """All arms together, by what a side had or did; who does best stands first."""
    yield from head(NAMES.get(by, f"{by} of the {of}"), "games", "games won, %", "margin")
    found = [row for row in rows(folder, "groups") if (row["arm"], row["of"], row["by"]) == ("all", of, by)]
    for row in sorted(found, key=lambda row: -float(row["margin"])):
        if int(row["games"]) >= LEAST_GAMES:
            wins = with_interval(row, "wins_percent", "wins_low_95", "wins_high_95")
            margin = with_interval(row, "margin", "margin_low_95", "margin_high_95")
            yield line(row["which"], f"{int(row['games']):,}", wins, margin)


def changes(folder: Path) -> Iterator[str]:
    """What each change does, beside games of the same seeds without it."""
    yield from head("change", "games won, points", "p (Holm)", "margin, coins", "p (Holm)", "turns")
    by_change: dict[str, dict[str, Row]] = {}
    for row in rows(folder, "changes"):
        by_change.setdefault(f"`{row['setting']}`: {row['to']}", {})[row["measure"]] = row
    for name, seen in by_change.items():
        won, margin, turns = seen["won"], seen["margin"], seen["turns"]
        yield line(name, with_interval(won), chance(won), with_interval(margin), chance(margin), with_interval(turns))


def chance(row: Row) -> str:
    found = float(row["p_holm"])
    return f"< {SMALLEST:g}" if found < SMALLEST else f"{found:.3f}"


def tables(folder: Path) -> Iterator[str]:
    yield f"\n## {folder.name}"
    yield from arms(folder)
    if rows(folder, "changes")[0]["setting"] != "level":
        yield from changes(folder)
        return
    for of, by in (("human", "faction"), ("automa", "faction"), ("human", "mat"), ("human", "opening2")):
        yield from groups(folder, of, by)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print("\n".join(tables(Path(name))))  # noqa: T201
