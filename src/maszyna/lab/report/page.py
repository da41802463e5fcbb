"""The report as one page that needs nothing from outside: what was played, what it shows, how sure that is."""

from collections.abc import Callable
from typing import Final

from maszyna.lab.report import html, plots
from maszyna.lab.report.collect import AS_IT_IS, Collected
from maszyna.lab.report.figures import ArmFigures, MeasuredChange, arms_of, changes
from maszyna.lab.report.html import probability, said, section, with_interval
from maszyna.lab.report.sections import (
    board_section,
    combats_section,
    factions_section,
    length_section,
    margins_section,
    mats_section,
    openings_section,
    ranking_section,
    sources_sections,
    tiles_section,
)
from maszyna.lab.report.tallies import MARGIN, TURNS, WON
from maszyna.lab.statistics.comparisons import ALPHA
from maszyna.lab.statistics.power import smallest_seen
from maszyna.scythe.automa.own_automa import OWN_FIELDS
from maszyna.scythe.setup.plan import read_plan
from maszyna.scythe.state import AUTOMA
from maszyna.speech.lab.report import ReportWords

STYLE: Final = """
:root { --paper: #fbf8f0; --card: #ffffff; --ink: #23211f; --faint: #6d675f; --line: #ddd5c6; --accent: #8c2f16;
  --series0: #0072b2; --series1: #d55e00; --series2: #009e73; --series3: #cc79a7; --series4: #8a6d00;
  --series5: #56b4e9; --series6: #6d62a0; --series7: #57504b; }
@media (prefers-color-scheme: dark) { :root { --paper: #191817; --card: #232120; --ink: #efe9de; --faint: #a89f92;
  --line: #3d3935; --accent: #f0a07c; --series0: #5aaee6; --series1: #f08a3c; --series2: #35c79b; --series3: #e29fc5;
  --series4: #d9bb3f; --series5: #8fd0f5; --series6: #a99fe0; --series7: #b9b0a6; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Helvetica Neue", Helvetica, Arial, "DejaVu Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0; text-wrap: balance; }
h2 { font-size: 1.3rem; margin: 0 0 0.5rem; }
h3 { font-size: 1rem; margin: 0.25rem 0 0.5rem; font-weight: 600; }
p { margin: 0.4rem 0 0.8rem; max-width: 44rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.35rem 0.5rem; margin: 1rem 0; }
nav a { color: var(--ink); text-decoration: none; border: 1px solid var(--line); border-radius: 999px;
  padding: 0.2rem 0.75rem; font-size: 0.9rem; background: var(--card); }
nav a:hover, nav a:focus-visible { border-color: var(--accent); color: var(--accent); }
a { color: var(--accent); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
  margin: 1rem 0; }
figure { margin: 0 0 0.75rem; }
figcaption { font-size: 0.95rem; color: var(--faint); margin-bottom: 0.25rem; }
svg { display: block; width: 100%; height: auto; }
.plot svg { max-width: 37rem; margin: 0 auto; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.small { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.55rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { font-weight: 600; color: var(--faint); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
td small { color: var(--faint); display: block; }
th { white-space: normal; }
tr.sure td:first-child::after { content: " \\2217"; color: var(--accent); font-weight: bold; }
details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--accent); }
.facts { color: var(--faint); }
@media (max-width: 40rem) { table.wide, .wide tbody, .wide tr, .wide td { display: block; width: 100%; }
  .wide thead { display: none; } td small { display: inline; margin-left: 0.3rem; white-space: nowrap; }
  .wide tr { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 0.6rem; padding: 0.2rem 0; }
  .wide td, .wide td:first-child { display: flex; justify-content: space-between; gap: 1rem; text-align: right;
    white-space: normal; border: 0; padding: 0.1rem 0.55rem; }
  .wide td::before { content: attr(data-head); color: var(--faint); text-align: left; }
  .wide td:first-child { font-weight: 600; text-align: left; } .wide td:first-child::before { display: none; }
  table.narrow th:first-child, table.narrow td:first-child { min-width: 0; }
  table.narrow td { white-space: normal; } table.narrow td small { display: block; white-space: nowrap; } }
@media (max-width: 30rem) { main { padding: 0.75rem 0.5rem 3rem; } section { padding: 0.75rem 0.6rem; } }
@media print { section { break-inside: avoid; } nav { display: none; } }
"""


MOST_DRAWN: Final = 60  # lines of one plot
COMMIT_DIGITS: Final = 12
Section = Callable[[ReportWords, Collected], str]
AXES: Final = {WON: "wins_change", MARGIN: "margin_change", TURNS: "turns_change"}


def report_page(words: ReportWords, collected: Collected, name: str, files: list[str]) -> str:
    """``name`` is what the experiment is called, ``files`` the tables beside the page."""
    parts: list[str] = [
        arms_section(words, collected), ranking_section(words, collected), changes_section(words, collected),
    ]  # fmt: skip
    sections: list[Section] = [
        margins_section, length_section, combats_section, sources_sections, factions_section, mats_section,
        tiles_section, openings_section, board_section,
    ]  # fmt: skip
    parts += [each(words, collected) for each in sections]
    body = "".join(part for part in parts if part)
    links = "".join(f'<a href="#{key}">{said(title)}</a>' for key, title in contents(body))
    told = ", ".join(f'<a href="{said(file)}">{said(file)}</a>' for file in files)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{said(name)}: {said(words.say('title'))}</title>\n<style>{STYLE}</style>\n"
        f"<main><header><h1>{said(name)}</h1>{head(words, collected)}<nav>{links}</nav></header>\n{body}"
        f"<footer><p>{words.say('files', files=told)}</p></footer></main>\n</html>\n"
    )


def contents(body: str) -> list[tuple[str, str]]:
    """The sections of the page by key."""
    found = []
    for piece in body.split("<section id=")[1:]:
        key = piece[: piece.index(">")]
        found.append((key, piece[piece.index("<h2>") + 4 : piece.index("</h2>")]))
    return found


def head(words: ReportWords, collected: Collected) -> str:
    experiment = collected.experiment
    games = collected.tallies[0].games
    lines = [
        words.say(
            "played", arms=len(experiment.arms), games=f"{games:,}", first=experiment.seed,
            last=experiment.seed + experiment.games - 1, all=f"{collected.together.games:,}",
        ),
        words.say(
            "by", version=collected.about["version"], build=collected.about["build"],
            rules=collected.about["rules_version"],
        ),
    ]  # fmt: skip
    lines += who_played(words, collected)
    if collected.missing:
        lines.append(words.say("missing", missing=collected.missing, units=experiment.units_per_arm()))
    if collected.together.given_up:
        lines.append(words.say("given_up", games=collected.together.given_up))
    reading = html.folded(words.say("how_to_read"), f"<p>{said(words.say('reading'))}</p>")
    return f"<p class=facts>{said(' '.join(lines))}</p>{reading}"


def who_played(words: ReportWords, collected: Collected) -> list[str]:
    """Who played the people, at which level the Automas, and with what exactly."""
    arms = collected.experiment.arms
    players = list(dict.fromkeys(arm.human for arm in arms))
    levels = list(
        dict.fromkeys(
            words.name("level", seat.level)
            for arm in arms
            for seat in read_plan(arm.setup).seats
            if seat.player == AUTOMA
        )
    )
    own = sorted({field for arm in arms for field in OWN_FIELDS if arm.setup.get(field)})
    found = [words.say("players", players=", ".join(players))]
    found += [words.say("against", levels=", ".join(levels))] if levels else [words.say("among_people")]
    found += [words.say("house_rules", fields=", ".join(own))] if own else []
    about = collected.about
    if "rules" in about:
        commit = str(about["commit"] or "-")[:COMMIT_DIGITS]
        found.append(
            words.say("origin", commit=commit, rules=about["rules"], facts=about["facts"], players=about["players"])
        )
    deviations = [each.differences[WON].deviation() for each in collected.compared if each.differences[WON].total()]
    if any(deviations):
        points = smallest_seen(100 * max(deviations), collected.tallies[0].games)
        found.append(words.say("can_see", points=f"{points:.1f}"))
    return found


def arms_section(words: ReportWords, collected: Collected) -> str:
    figures = arms_of(words, collected)
    solo = any(each.solo for each in figures)
    columns = ["arm", "games", *(["human_wins"] if solo else []), "margin" if solo else "margin_people", "turns",
               "human_score", *(["automa_score"] if solo else []), "human_stars", "combats_axis"]  # fmt: skip
    lines = [("", arm_line(each, solo)) for each in figures]
    content = []
    if len(figures) <= MOST_DRAWN:
        names = [each.name for each in figures]
        drawn = []
        if solo:
            wins = plots.Series(words.say("human_wins"), [each.wins if each.solo else None for each in figures])
            drawn.append(html.plot(plots.intervals(names, [wins], words.say("human_wins"), words.say("wins_axis")),
                                   words.say("human_wins")))  # fmt: skip
        axis = words.say("margin" if solo else "margin_people")
        margins = plots.Series(axis, [each.margin for each in figures])
        drawn.append(html.plot(plots.intervals(names, [margins], axis, axis), axis))
        content.append(html.beside(*drawn))
    content.append(html.table([words.say(column) for column in columns], lines))
    return section("arms", words.say("arms"), *content)


def arm_line(each: ArmFigures, solo: bool) -> list[str]:
    cells = [said(each.name), f"{each.margin.games:,}"]
    if solo:
        cells.append(with_interval(each.wins, 2))
    cells += [with_interval(each.margin), with_interval(each.turns), with_interval(each.human_score)]
    if solo:
        cells.append(with_interval(each.automa_score))
    return [*cells, with_interval(each.human_stars, 2), with_interval(each.combats, 2)]


def changes_section(words: ReportWords, collected: Collected) -> str:
    found = changes(collected.pooled)
    if not found:
        return section("changes", words.say("differences"), f"<p>{said(words.say('no_differences'))}</p>")
    content = [f"<p>{said(words.say('differences_about'))}</p>"]
    for measure, axis in AXES.items():
        own = [each for each in found if each.measure == measure]
        if not own:
            continue
        names = [change_name(words, each) for each in own]
        if len(own) <= MOST_DRAWN:
            series = [plots.Series(words.say(axis), [each.difference.estimate for each in own])]
            drawn = plots.intervals(names, series, words.say(axis), words.say(axis), zero=True)
            content.append(html.plot(drawn, words.say(axis)))
        columns = ["change", "games", axis, "effect", "p"]
        lines = [(sure(each), change_line(name, each)) for name, each in zip(names, own, strict=True)]
        content.append(html.folded(words.say("table"), html.table([words.say(name) for name in columns], lines)))
    return section("changes", words.say("differences"), *content)


def sure(change: MeasuredChange) -> str:
    """The class of a line whose difference chance does not explain."""
    return "sure" if change.corrected < ALPHA else ""


def change_name(words: ReportWords, change: MeasuredChange) -> str:
    """What changes to what; the value it changes from only where it is one, and not the setup as it is."""
    other = words.value(change.setting, change.other)
    if change.base in ("no", AS_IT_IS):
        return f"{words.setting(change.setting)}: {other}"
    return f"{words.setting(change.setting)}: {words.value(change.setting, change.base)} → {other}"


def change_line(name: str, change: MeasuredChange) -> list[str]:
    estimate = change.difference.estimate
    effect = (
        f"{change.difference.effect:+.2f}" if change.difference.effect == change.difference.effect else html.NOTHING
    )
    return [said(name), f"{estimate.games:,}", with_interval(estimate, 2, sign=True), effect,
            probability(change.corrected)]  # fmt: skip
