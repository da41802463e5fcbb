"""Sections of a report: margins, length, combats, stars, coins; factions, mats, tiles, openings, the board; ranking."""

from math import isnan
from typing import Final

from maszyna.lab.report import html, plots
from maszyna.lab.report.collect import Collected
from maszyna.lab.report.figures import GroupFigures, arm_name, arms_of, group_figures, tested
from maszyna.lab.report.html import probability, said, section, with_interval
from maszyna.lab.report.measures import OPENINGS, STAR_SOURCES
from maszyna.lab.report.tallies import COMBATS, MARGIN, TURNS, WON, Tally
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.ranking import letters, tested_pairs
from maszyna.lab.statistics.shares import Estimate
from maszyna.pictures.scythe.board_picture import heat_map
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.ids import FACTIONS, STARS
from maszyna.scythe.setup.plan import read_plan
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.speech.lab.report import COIN_SOURCES, ReportWords

MOST_LINES: Final = 6  # distributions in one plot; more would hide each other
MOST_SMALL: Final = 40  # small plots
MOST_BARS: Final = 16
BINS: Final = 60
REST: Final = 0.001  # on either side of a plot that is left out
TRACKER: Final = "tracker"


def smoothed(histogram: Histogram, least: int) -> tuple[list[int], list[float]]:
    """The share of games in percent by number, in as many steps as a plot can show, each at least so wide."""
    low, high = histogram.quantile(REST), histogram.quantile(1 - REST)
    middle = histogram.quantile(0.75) - histogram.quantile(0.25)
    fitting = round(2 * middle / histogram.independent() ** (1 / 3))  # Freedman and Diaconis
    width = max(least, (high - low) // BINS, fitting)
    steps = list(range(low, high + 1, width))
    found = [0] * len(steps)
    for value, count in histogram.counts.items():
        if low <= value <= high:
            found[(value - low) // width] += count
    return [step + width // 2 for step in steps], [100 * count / histogram.total() / width for count in found]


def distribution(words: ReportWords, collected: Collected, measure: str, title: str, axis: str) -> str:
    """One measure of every arm; of many arms a small plot each."""
    arms = list(zip(collected.experiment.arms, collected.tallies, strict=True))
    named = [(arm_name(words, arm), tally) for arm, tally in arms]
    if len(named) > MOST_SMALL:
        named = [(title, collected.together)]
    least = seats_of(collected) if measure == TURNS else 1  # a game rarely ends in the turn of the one who is behind
    series = [(name, *smoothed(tally.sides[measure], least)) for name, tally in named]
    draw = plots.distributions if len(series) <= MOST_LINES else plots.small_multiples
    return html.plot(draw(series, title, axis, words.say("share")))


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


KINDS: Final = {"faction": "faction", "mat": "mat", "structure_bonus": "tile", "opening1": "section"}
TILES: Final = {"aggressive": AGGRESSIVE, "passive": PASSIVE, "resolution": RESOLUTION}
HUMAN_COLOUR: Final = "var(--series0)"
AUTOMA_COLOUR: Final = "var(--series1)"
COMBAT_COLOUR: Final = "var(--series3)"


def name_of(words: ReportWords, dimension: str, number: int) -> str:
    if dimension in TILES:
        return words.tile(TILES[dimension], number)
    return words.name(KINDS[dimension], number)


def by(words: ReportWords, tally: Tally, dimension: str, roles: list[int]) -> str:
    """Wins and margins by one thing, of people and of Automas, each the best first."""
    content = ""
    for role, key in ((HUMAN, "humans"), (AUTOMA, "automas")):
        found = sorted(group_figures(tally, role, dimension), key=lambda each: -each.margin.value)
        if role not in roles or len(found) < 2:
            continue
        names = [name_of(words, dimension, each.number) for each in found]
        who = f"{words.say(key)}: " if len(roles) > 1 else ""
        drawn = [margins_plot(words, names, [each.margin for each in found], who)]
        if any(0 < each.wins.value < 100 for each in found):
            drawn.insert(0, wins_plot(words, names, [each.wins for each in found], who))
        head = ["", words.say("games"), words.say("wins"), words.say("margin")]
        lines = [("", [said(name), *cells(each)]) for name, each in zip(names, found, strict=True)]
        content += html.beside(*drawn) + html.folded(words.say("table"), html.table(head, lines))
    return content


def margins_plot(words: ReportWords, names: list[str], figures: list[Estimate], who: str) -> str:
    axis = words.say("margin")
    return html.plot(plots.intervals(names, [plots.Series(axis, figures)], f"{who}{axis}", axis), f"{who}{axis}")


def wins_plot(words: ReportWords, names: list[str], figures: list[Estimate], who: str) -> str:
    title, axis = f"{who}{words.say('wins')}", words.say("wins_axis")
    return html.plot(plots.intervals(names, [plots.Series(axis, figures)], title, axis), title)


def cells(figures: GroupFigures) -> list[str]:
    return [f"{figures.wins.games:,}", with_interval(figures.wins, 2), with_interval(figures.margin)]


def factions_section(words: ReportWords, collected: Collected) -> str:
    content = by(words, collected.together, "faction", [HUMAN, AUTOMA])
    return section("factions", words.say("factions"), content) if content else ""


def mats_section(words: ReportWords, collected: Collected) -> str:
    content = by(words, collected.together, "mat", [HUMAN])
    return section("mats", words.say("mats"), content) if content else ""


def tiles_section(words: ReportWords, collected: Collected) -> str:
    content = ""
    titles = {"structure_bonus": "structure_bonus", "aggressive": "airships.aggressive",
              "passive": "airships.passive", "resolution": "resolution"}  # fmt: skip
    for dimension, setting in titles.items():
        found = by(words, collected.together, dimension, [HUMAN])
        content += f"<h3>{said(words.setting(setting))}</h3>{found}" if found else ""
    return section("tiles", words.say("tiles"), content) if content else ""


def openings_section(words: ReportWords, collected: Collected) -> str:
    """The mean margin by where the token went in the first and in the second turn."""
    groups = {each.number: each for each in group_figures(collected.together, HUMAN, "opening2")}
    if not groups:
        return ""
    firsts = sorted({number // OPENINGS for number in groups})
    seconds = sorted({number % OPENINGS for number in groups})
    values = [
        [groups[key].margin.value if (key := first * OPENINGS + second) in groups else None for second in seconds]
        for first in firsts
    ]
    lines, columns = ([words.name("section", number) for number in numbers] for numbers in (firsts, seconds))
    title = words.say("openings")
    head = [title, words.say("games"), words.say("wins"), words.say("margin")]
    best = sorted(groups.values(), key=lambda each: -each.margin.value)
    told = [
        ("", [said(f"{words.name('section', e.number // OPENINGS)}, {words.name('section', e.number % OPENINGS)}"),
              *cells(e)])
        for e in best
    ]  # fmt: skip
    return section(
        "openings", title, f"<p>{said(words.say('openings_about'))}</p>",
        html.plot(plots.grid(lines, columns, values, title, words.say("margin"))),
        html.folded(words.say("table"), html.table(head, told)),
        by(words, collected.together, "opening1", [HUMAN]),
    )  # fmt: skip


def board_section(words: ReportWords, collected: Collected) -> str:
    tally = collected.together
    names = [words.name("faction", faction) for faction in range(len(FACTIONS))]

    def board(shares: list[float], colour: str, key: str) -> str:
        title = words.say(key)
        return html.board(heat_map(shares, colour, title, title, names), title)

    maps = [board(tally.share_held(HUMAN), HUMAN_COLOUR, "held_by_humans")]
    if tally.solo:
        maps.append(board(tally.share_held(AUTOMA), AUTOMA_COLOUR, "held_by_automas"))
    maps.append(board(tally.share_fought(), COMBAT_COLOUR, "fought_over"))
    content = f"<p>{said(words.say('board_about'))}</p>{html.beside(*maps)}"
    playing = [faction for faction in range(len(FACTIONS)) if tally.seats[AUTOMA, faction]]
    if len(playing) > 1:
        small = []
        for faction in playing:
            name = names[faction]
            drawn = heat_map(tally.share_held(AUTOMA, faction), AUTOMA_COLOUR, name, name, names)
            small.append(html.board(drawn, name))
        content += html.folded(words.say("by_faction"), html.beside(*small, small=True))
    return section("board", words.say("board"), content)


FEWEST_RANKED: Final = 3  # arms; two are compared above


def ranking_section(words: ReportWords, collected: Collected) -> str:
    """By games won, or by the margin where there is nobody to win against."""
    if len(collected.experiment.arms) < FEWEST_RANKED or not collected.ranked:
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
