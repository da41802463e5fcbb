"""The figures of a report: every one an estimate with its interval, under a name; and as CSV for other programs."""

import csv
from io import StringIO
from math import isnan
from typing import Final, NamedTuple

from maszyna.lab.experiment.columns import GAME_COLUMNS, SEAT_COLUMNS
from maszyna.lab.experiment.experiment import Arm
from maszyna.lab.experiment.settings import FACTION, LEVEL, MAT, name_of, value_text
from maszyna.lab.experiment.settings import HUMAN as PLAYER
from maszyna.lab.report.collect import Collected, Compared
from maszyna.lab.report.measures import GROUPS, OPENINGS
from maszyna.lab.report.tallies import COMBATS, MARGIN, TURNS, WON, Tally
from maszyna.lab.statistics.comparisons import Difference, holm, paired_means, paired_shares
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.intervals import mean_of, share_of
from maszyna.lab.statistics.shares import NOTHING, Estimate
from maszyna.scythe.ids import SECTIONS, TERRITORIES
from maszyna.scythe.setup.plan import PLAYERS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.speech.lab.report import ReportWords

HUNDRED: Final = 100.0
MEASURES: Final = [WON, MARGIN, TURNS]

FIGURE: Final = ["value", "low_95", "high_95", "games"]
WORDS: Final = {each.name: each.names for each in GAME_COLUMNS} | {each.name: each.names for each in SEAT_COLUMNS}


class ArmFigures(NamedTuple):
    """One arm in figures; shares in percent."""

    name: str
    solo: bool
    wins: Estimate
    margin: Estimate
    turns: Estimate
    combats: Estimate
    human_score: Estimate
    automa_score: Estimate
    human_stars: Estimate


class MeasuredChange(NamedTuple):
    """What one change does to one measure."""

    setting: str
    base: str
    other: str
    context: str
    measure: str
    difference: Difference
    corrected: float  # p by Holm


class GroupFigures(NamedTuple):
    """Seats with something in common."""

    role: int
    dimension: str
    number: int
    wins: Estimate
    margin: Estimate


def times(estimate: Estimate, factor: float) -> Estimate:
    return Estimate(estimate.value * factor, estimate.low * factor, estimate.high * factor, estimate.games)


def percent_of(histogram: Histogram) -> Estimate:
    return times(share_of(histogram), HUNDRED)


def arm_name(words: ReportWords, arm: Arm) -> str:
    """An arm as people call it; one with a name of its own keeps it."""
    if not arm.settings:
        return words.say("base")
    if arm.name != name_of(arm.settings):
        return arm.name
    return "; ".join(short(words, setting, value_text(value)) for setting, value in arm.settings.items())


def short(words: ReportWords, setting: str, value: str) -> str:
    said = words.value(setting, value)
    return said if setting in (LEVEL, PLAYER, FACTION, MAT) else f"{words.setting(setting)}: {said}"


def arm_figures(words: ReportWords, arm: Arm, tally: Tally) -> ArmFigures:
    def mean(role: int, name: str) -> Estimate:
        return mean_of(tally.means[(role, name)]) if (role, name) in tally.means else NOTHING

    return ArmFigures(
        name=arm_name(words, arm),
        solo=tally.solo,
        wins=percent_of(tally.sides[WON]) if tally.solo else NOTHING,
        margin=mean_of(tally.sides[MARGIN]),
        turns=mean_of(tally.sides[TURNS]),
        combats=mean_of(tally.sides[COMBATS]),
        human_score=mean(HUMAN, "score"),
        automa_score=mean(AUTOMA, "score"),
        human_stars=mean(HUMAN, "stars"),
    )


def changes(compared: list[Compared]) -> list[MeasuredChange]:
    """Every comparison by every measure, the probabilities corrected for their number."""
    found: list[tuple[Compared, str, Difference]] = []
    for each in compared:
        for measure in MEASURES:
            differences = each.differences[measure]
            if differences.total():
                found.append((each, measure, tested(measure, differences)))
    corrected = holm([difference.p for _, _, difference in found])
    return [
        MeasuredChange(each.setting, each.base, each.other, each.context, measure, difference, p)
        for (each, measure, difference), p in zip(found, corrected, strict=True)
    ]  # fmt: skip


def tested(measure: str, differences: Histogram) -> Difference:
    if measure != WON:
        return paired_means(differences)
    found = paired_shares(differences)
    return found._replace(estimate=times(found.estimate, HUNDRED))


def group_figures(tally: Tally, role: int, dimension: str) -> list[GroupFigures]:
    found = []
    for number in tally.numbers(role, dimension):
        group = tally.groups[(role, dimension, number)]
        found.append(GroupFigures(role, dimension, number, percent_of(group.won), mean_of(group.margin)))
    return found


def all_groups(tally: Tally, dimensions: list[str]) -> list[GroupFigures]:
    return [
        figures for role in (HUMAN, AUTOMA) for dimension in dimensions
        for figures in group_figures(tally, role, dimension)
    ]  # fmt: skip


def arms_of(words: ReportWords, collected: Collected) -> list[ArmFigures]:
    return [
        arm_figures(words, arm, tally)
        for arm, tally in zip(collected.experiment.arms, collected.tallies, strict=True)
    ]  # fmt: skip


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
