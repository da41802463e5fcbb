"""The answers as tables for people."""

from rich.table import Table

from maszyna.commands.saying import Titled
from maszyna.lab.bench import BenchResult, ratios
from maszyna.lab.memory import Checkpoint
from maszyna.lab.replay import ReplayResult
from maszyna.lab.summary import SummaryDocument

PARTS = ["coins", "stars", "territories", "resources", "structure_bonus", "ability"]


def grid(*columns: str) -> Table:
    """A table whose first column is a name and whose others are numbers."""
    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=not number)
    return table


def summary_table(summary: SummaryDocument) -> Titled:
    title = f"{summary['games']} games, {summary['turns']} turns, {summary['decisions']} decisions"
    table = grid("who", "games", "won", "share", "score", "stars", "coins")
    for group in (summary["players"], summary["factions"]):
        for name, sums in group.items():
            share = f"{100 * sums['wins'] / sums['games']:.1f} %"
            means = [f"{sums['mean_score']:.1f}", f"{sums['mean_stars']:.2f}", f"{sums['mean_coins']:.1f}"]
            table.add_row(name, str(sums["games"]), str(sums["wins"]), share, *means)
        table.add_section()
    return Titled(title, table)


def score_table(title: str, who: list[str], scores: list[dict[str, object]]) -> Titled:
    shown = [part for part in PARTS if any(part in score for score in scores)]
    table = grid("seat", *(part.replace("_", " ") for part in shown), "total")
    for name, score in zip(who, scores, strict=True):
        table.add_row(name, *(str(score.get(part, "-")) for part in shown), str(score["total"]))
    return Titled(title, table)


def replay_table(file: str, result: ReplayResult) -> Titled:
    legal = "every action is legal" if result["legal"] else f"stopped at action {result['actions']}, which is not legal"
    if result["over"]:
        state = f"{result['winner']} wins, decided by {result['decided_by']}"
    else:
        pending = result["pending"]
        state = f"{pending['faction']} is to decide: {pending['decision']}" if pending else "not over"
    title = f"{file}: {result['actions']} actions, {result['turns']} turns; {legal}; {state}"
    return score_table(title, [seat["faction"] for seat in result["seats"]], result["scores"])


def bench_table(result: BenchResult) -> Titled:
    table = grid("what", "per second", "ratio", "to")
    compared = {ours: (ratio, theirs) for ours, theirs, ratio in ratios(result["results"])}
    for name, rate in result["results"].items():
        ratio = [f"{compared[name][0]:.1f}", compared[name][1]] if name in compared else ["", ""]
        table.add_row(name, f"{rate:,.1f}", *ratio)
    return Titled(f"{result['build']} build, one core", table)


def memory_table(build: str, checkpoints: list[Checkpoint]) -> Titled:
    table = grid("games", "MiB")
    for checkpoint in checkpoints:
        table.add_row(f"{checkpoint['games']:,}", f"{checkpoint['rss_mib']:.1f}")
    return Titled(f"{build} build, memory of one process", table)
