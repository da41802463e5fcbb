"""The figures of a report as CSV, for other programs: ids instead of names, every figure with its interval."""

import csv
from io import StringIO
from math import isnan
from typing import Final

from maszyna.lab.experiment.columns import GAME_COLUMNS, SEAT_COLUMNS
from maszyna.lab.report.collect import Collected
from maszyna.lab.report.figures import GroupFigures, MeasuredChange, all_groups, changes, percent_of
from maszyna.lab.report.measures import GROUPS, OPENINGS
from maszyna.lab.report.tallies import Tally
from maszyna.lab.statistics.intervals import mean_of
from maszyna.lab.statistics.shares import Estimate
from maszyna.scythe.ids import SECTIONS, TERRITORIES
from maszyna.scythe.setup.plan import PLAYERS
from maszyna.scythe.state import AUTOMA, HUMAN

FIGURE: Final = ["value", "low_95", "high_95", "games"]
WORDS: Final = {each.name: each.names for each in GAME_COLUMNS} | {each.name: each.names for each in SEAT_COLUMNS}


def csv_files(collected: Collected) -> dict[str, str]:
    """The text of every file by the end of its name."""
    return {
        "arms": arms_csv(collected),
        "changes": changes_csv(changes(collected.compared)),
        "groups": groups_csv(collected),
        "territories": territories_csv(collected),
    }


def table(head: list[str], lines: list[list[object]]) -> str:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(lines)
    return text.getvalue()


def figure(estimate: Estimate) -> list[object]:
    return [f"{estimate.value:.6g}", f"{estimate.low:.6g}", f"{estimate.high:.6g}", estimate.games]


def arms_csv(collected: Collected) -> str:
    """Every mean of every arm."""
    lines: list[list[object]] = []
    for arm, tally in zip(collected.experiment.arms, collected.tallies, strict=True):
        if tally.solo:
            lines.append([arm.number, arm.name, "game", "human_wins_percent", *figure(percent_of(tally.sides["won"]))])
        for name, histogram in tally.sides.items():
            if name != "won":
                lines.append([arm.number, arm.name, "game", name, *figure(mean_of(histogram))])
        for (role, name), histogram in tally.means.items():
            lines.append(
                [arm.number, arm.name, PLAYERS[role], name.replace("star ", "stars_"), *figure(mean_of(histogram))]
            )
    return table(["arm", "name", "of", "measure", *FIGURE], lines)


def changes_csv(found: list[MeasuredChange]) -> str:
    lines: list[list[object]] = []
    for each in found:
        difference = each.difference
        effect = "" if isnan(difference.effect) else f"{difference.effect:.4g}"
        what = [each.setting, each.base, each.other, each.context, each.measure]
        lines.append([*what, *figure(difference.estimate), effect, f"{difference.p:.4g}", f"{each.corrected:.4g}"])
    return table(["setting", "from", "to", "with", "measure", *FIGURE, "effect_d", "p", "p_holm"], lines)


def number_name(dimension: str, number: int) -> str:
    if dimension == "opening2":
        return f"{SECTIONS[number // OPENINGS]} {SECTIONS[number % OPENINGS]}"
    return WORDS[dimension][number]


def groups_csv(collected: Collected) -> str:
    """Wins and margins by what seats have in common: of every arm, and of all together."""
    lines: list[list[object]] = []
    named: list[tuple[str, Tally]] = [("all", collected.together)]
    if len(collected.tallies) > 1:
        named += [(arm.name, tally) for arm, tally in zip(collected.experiment.arms, collected.tallies, strict=True)]
    for name, tally in named:
        for each in all_groups(tally, GROUPS):
            lines.append([name, *group_line(each)])
    head = ["arm", "of", "by", "which", "games", "wins_percent", "wins_low_95", "wins_high_95"]
    return table([*head, "margin", "margin_low_95", "margin_high_95"], lines)


def group_line(each: GroupFigures) -> list[object]:
    *wins, games = figure(each.wins)
    return [
        PLAYERS[each.role], each.dimension, number_name(each.dimension, each.number), games, *wins,
        *figure(each.margin)[:3],
    ]  # fmt: skip


def territories_csv(collected: Collected) -> str:
    tally = collected.together
    shares = [tally.share_held(HUMAN), tally.share_held(AUTOMA), tally.share_fought()]
    lines: list[list[object]] = [
        [place, *(f"{each[place - 1]:.6f}" for each in shares)] for place in range(1, TERRITORIES + 1)
    ]  # fmt: skip
    return table(["territory", "held_by_a_human", "held_by_an_automa", "fought_over"], lines)
