"""Parts of a report about the games of each arm: margins, length, combats, where stars and coins come from."""

from typing import Final

from maszyna.lab.report import html, plots
from maszyna.lab.report.collect import Collected
from maszyna.lab.report.figures import arm_name
from maszyna.lab.report.html import section
from maszyna.lab.report.measures import STAR_SOURCES
from maszyna.lab.report.tallies import COMBATS, MARGIN, TURNS, Tally
from maszyna.lab.statistics.histogram import Histogram
from maszyna.scythe.setup.plan import read_plan
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.words import STARS
from maszyna.speech.lab.report import COIN_SOURCES, ReportWords

MOST_LINES: Final = 6  # distributions in one plot; more would hide each other
MOST_BARS: Final = 16
BINS: Final = 60
REST: Final = 0.001  # on either side of a plot that is left out
TRACKER: Final = "tracker"


def smoothed(histogram: Histogram, least: int) -> tuple[list[int], list[float]]:
    """The share of games in percent by number, in as many steps as a plot can show, each at least so wide."""
    low, high = histogram.quantile(REST), histogram.quantile(1 - REST)
    width = max(least, (high - low) // BINS)
    steps = list(range(low, high + 1, width))
    found = [0] * len(steps)
    for value, count in histogram.counts.items():
        if low <= value <= high:
            found[(value - low) // width] += count
    return [step + width // 2 for step in steps], [100 * count / histogram.total() / width for count in found]


def distribution(words: ReportWords, collected: Collected, measure: str, title: str, axis: str) -> str:
    """One measure of every arm; of many arms all together."""
    arms = list(zip(collected.experiment.arms, collected.tallies, strict=True))
    named = [(arm_name(words, arm), tally) for arm, tally in arms]
    if len(named) > MOST_LINES:
        named = [(title, collected.together)]
    least = seats_of(collected) if measure == TURNS else 1  # a game rarely ends in the turn of the one who is behind
    series = [(name, *smoothed(tally.sides[measure], least)) for name, tally in named]
    return html.plot(plots.distributions(series, title, axis, words.say("share")))


def seats_of(collected: Collected) -> int:
    """How many sit at the largest table."""
    return max(len(read_plan(arm.setup).seats) for arm in collected.experiment.arms)


def margins_section(words: ReportWords, collected: Collected) -> str:
    title = words.say("distribution")
    axis = words.say("margin" if collected.together.solo else "margin_people")
    return section("margins", title, distribution(words, collected, MARGIN, title, axis))


def length_section(words: ReportWords, collected: Collected) -> str:
    title = words.say("length")
    return section("length", title, distribution(words, collected, TURNS, title, words.say("turns")))


def combats_section(words: ReportWords, collected: Collected) -> str:
    title = words.say("combats")
    return section("combats", title, distribution(words, collected, COMBATS, title, words.say("combats_axis")))


def sources_sections(words: ReportWords, collected: Collected) -> str:
    """Stars and coins, a bar for the people and one for the Automas of every arm."""
    arms = list(zip(collected.experiment.arms, collected.tallies, strict=True))
    named = [(arm_name(words, arm), tally) for arm, tally in arms]
    if 2 * len(named) > MOST_BARS:
        named = [("", collected.together)]
    bars = [
        (f"{words.say(key)}{': ' if name else ''}{name}", tally, role)
        for role, key in ((HUMAN, "humans"), (AUTOMA, "automas"))
        for name, tally in named
        if (role, "score") in tally.means
    ]
    names = [name for name, _, _ in bars]
    stars = [(star_name(words, source), means(bars, f"star {source}")) for source in STAR_SOURCES]
    coins = [(words.coins_from(source), means(bars, source)) for source in COIN_SOURCES]
    shown_stars, shown_coins = ([part for part in parts if max(part[1]) > 0] for parts in (stars, coins))
    title = words.say("stars")
    by_star = section("stars", title, html.plot(plots.stacks(names, shown_stars, title, words.say("stars_axis"))))
    title = words.say("coins")
    by_coin = section("coins", title, html.plot(plots.stacks(names, shown_coins, title, words.say("coins_axis"))))
    return by_star + by_coin


def means(bars: list[tuple[str, Tally, int]], measure: str) -> list[float]:
    return [tally.means[(role, measure)].mean() for _, tally, role in bars]


def star_name(words: ReportWords, source: str) -> str:
    return words.say(TRACKER) if source == TRACKER else words.name("star", STARS.index(source))
