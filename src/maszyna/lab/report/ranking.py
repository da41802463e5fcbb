"""The ranking of all arms, and every two of them compared."""

from math import isnan
from typing import Final

from maszyna.lab.report import html
from maszyna.lab.report.collect import Collected
from maszyna.lab.report.figures import arms_of, tested
from maszyna.lab.report.html import probability, said, section, with_interval
from maszyna.lab.report.tallies import MARGIN, WON
from maszyna.lab.statistics.ranking import letters, tested_pairs
from maszyna.speech.lab.report import ReportWords

LEAST: Final = 3  # arms; two are compared above


def ranking_section(words: ReportWords, collected: Collected) -> str:
    """By games won, or by the margin where there is nobody to win against."""
    if len(collected.experiment.arms) < LEAST or not collected.ranked:
        return ""
    solo = all(tally.solo for tally in collected.tallies)
    if not solo:
        return ""
    figures = arms_of(words, collected)
    measure = WON if any(0 < each.wins.value < 100 for each in figures) else MARGIN
    values = [each.wins if measure == WON else each.margin for each in figures]
    order = sorted(range(len(figures)), key=lambda arm: -values[arm].value)
    pairs = tested_pairs({pair: tested(measure, found[measure]) for pair, found in collected.ranked.items()})
    alike = letters(order, pairs)
    axis = "human_wins" if measure == WON else "margin"
    head = [words.say(key) for key in ("arm", "rank", axis, "letters")]
    lines = [
        ("", [said(figures[arm].name), str(place), with_interval(values[arm], 2), alike[arm]])
        for place, arm in enumerate(order, 1)
    ]
    change = words.say("wins_change" if measure == WON else "margin_change")
    rows = []
    for pair in sorted(pairs, key=lambda each: each.corrected):
        effect = html.NOTHING if isnan(pair.change.effect) else f"{pair.change.effect:+.2f}"
        name = f"{figures[pair.first].name} → {figures[pair.second].name}"
        cells = [said(name), with_interval(pair.change.estimate, 2, sign=True), effect, probability(pair.corrected)]
        rows.append(("sure" if pair.sure() else "", cells))
    compared = html.table([words.say("change"), change, words.say("effect"), words.say("p")], rows)
    about = f"<p>{said(words.say('ranking_about'))}</p>"
    ranked = html.table(head, lines, html.NARROW)
    return section("ranking", words.say("ranking"), about, ranked, html.folded(words.say("pairs"), compared))
