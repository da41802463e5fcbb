"""Plots as SVG for a page: text stays text, and colours are those of the page, so that light and dark both work."""

import re
from collections.abc import Callable, Sequence
from functools import wraps
from io import StringIO
from textwrap import fill
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

import matplotlib
from matplotlib.figure import Figure

from maszyna.lab.statistics.shares import Estimate

matplotlib.use("svg")
# Colours that stand for those of the page; told apart by shape or place too. Series after Okabe and Ito.
INK: Final = "#010101"
FAINT: Final = "#020202"
SERIES: Final = ["#030301", "#030302", "#030303", "#030304", "#030305", "#030306", "#030307", "#030308"]
PAGE: Final = {
    INK: "var(--ink)",
    FAINT: "var(--faint)",
    **{colour: f"var(--series{n})" for n, colour in enumerate(SERIES)},
}
Curves = Sequence[tuple[str, Sequence[int], Sequence[float]]]  # each with its name
MARKERS: Final = "osD^vP*X"
WIDTH: Final = 5.2  # inches; 72 units each: as wide as a phone, so that letters keep their size there
LONGEST: Final = 30  # letters on a line
LINE: Final = 0.26  # inches of one line of a plot
STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "maszyna",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "grid.alpha": 0.35,
    "grid.linewidth": 0.7,
    "legend.frameon": False,
    "legend.labelcolor": INK,
}


D = TypeVar("D", bound=Callable[..., str])


def in_our_style(draws: D) -> D:
    """Draws with these settings, and leaves those of the program as they were."""

    @wraps(draws)
    def styled(*arguments: Any, **named: Any) -> str:
        with matplotlib.rc_context(STYLE):
            return draws(*arguments, **named)

    return cast(D, styled)


class Series(NamedTuple):
    name: str
    points: Sequence[Estimate | None]


def drawn(height: float, width: float = WIDTH) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    figure.patch.set_alpha(0)
    axes.patch.set_alpha(0)
    return figure, axes


def folded(names: list[str]) -> tuple[list[str], float]:
    """Long names on several lines, and how many times as high the lines of the plot must be for them."""
    found = ["\n".join(fill(part, LONGEST) for part in parts_of(name)) for name in names]
    return found, max([1.0, *(0.62 * (name.count("\n") + 1) for name in found)])


def parts_of(name: str) -> list[str]:
    """A long name is broken behind its colon first."""
    return name.replace(": ", ":\n").split("\n") if len(name) > LONGEST else [name]


def legend_rows(names: Sequence[str]) -> tuple[list[str], int, float]:
    """The names of a legend so that none is cut: on lines, in so many columns, with so many inches for all."""
    long = max([len(name) for name in names] or [0])
    columns = 3 if long <= 14 else 2 if long <= LONGEST else 1
    found = [fill(name, 2 * LONGEST if columns == 1 else LONGEST) for name in names]
    rows = [found[start : start + columns] for start in range(0, len(found), columns)]
    lines = sum(max(name.count("\n") + 1 for name in row) for row in rows)
    return found, columns, 0.19 * lines + 0.1


def svg(figure: Figure, title: str) -> str:
    """The figure as an element of a page."""
    written = StringIO()
    figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = written.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r"font-family: [^;\"]*", "font-family: inherit", text)
    for colour, of_page in PAGE.items():
        text = text.replace(colour, of_page)
    label = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return text.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


@in_our_style
def intervals(names: list[str], series: list[Series], title: str, axis: str, zero: bool = False) -> str:
    """A line for each name, a point with its interval for each series: the higher lines first."""
    shown = [each for each in series if any(point is not None for point in each.points)]
    step = 0.8 / max(1, len(shown))
    names, tall = folded(names)
    labels, columns, above = legend_rows([each.name for each in shown])
    above = above if len(shown) > 1 else 0
    figure, axes = drawn(0.8 + LINE * len(names) * max(tall, 0.6 * len(shown)) + above)
    if zero:
        axes.axvline(0, color=FAINT, linewidth=1)
    for number, each in enumerate(shown):
        found = [(line, point) for line, point in enumerate(each.points) if point is not None]
        heights = [line + (number - (len(shown) - 1) / 2) * step for line, _ in found]
        values = [point.value for _, point in found]
        errors = [[max(0.0, p.value - p.low) for _, p in found], [max(0.0, p.high - p.value) for _, p in found]]
        axes.errorbar(
            values, heights, xerr=errors, fmt=MARKERS[number % len(MARKERS)], color=SERIES[number % len(SERIES)],
            markersize=5, capsize=3, linewidth=1.4, label=labels[number],
        )  # fmt: skip
    axes.set_yticks(range(len(names)), names, multialignment="right")
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x")
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(axis)
    if len(shown) > 1:
        figure.legend(loc="outside upper center", ncols=columns)
    return svg(figure, title)


@in_our_style
def distributions(series: Curves, title: str, axis: str, share: str) -> str:
    """How often each number came up, a line for each series."""
    labels, columns, above = legend_rows([name for name, _, _ in series])
    figure, axes = drawn(2.6 + (above if len(series) > 1 else 0))
    styles = ["-", "--", "-.", ":"]
    for number, (_, values, shares) in enumerate(series):
        axes.plot(
            values, shares, color=SERIES[number % len(SERIES)], linestyle=styles[number % len(styles)], linewidth=1.8,
            label=labels[number],
        )  # fmt: skip
    axes.set_ylim(bottom=0)
    axes.grid(axis="y")
    axes.set_xlabel(axis)
    axes.set_ylabel(share)
    if len(series) > 1:
        figure.legend(loc="outside upper center", ncols=columns)
    return svg(figure, title)


@in_our_style
def small_multiples(series: Curves, title: str, axis: str, share: str) -> str:
    """Too many series for one plot: a small one for each under its name, all on the same scales."""
    rows = -(-len(series) // 2)
    names, tall = folded([name for name, _, _ in series])
    figure = Figure(figsize=(WIDTH, rows * (1.15 + 0.17 * tall) + 0.5), layout="constrained")
    figure.patch.set_alpha(0)
    panels = figure.subplots(rows, 2, sharex=True, sharey=True, squeeze=False).ravel()
    for number, axes in enumerate(panels):
        axes.patch.set_alpha(0)
        if number >= len(series):
            axes.set_visible(False)
            continue
        for _, values, shares in series:
            axes.plot(values, shares, color=FAINT, linewidth=0.6, alpha=0.35)
        _, values, shares = series[number]
        axes.fill_between(values, shares, color=SERIES[0], alpha=0.3, linewidth=0)
        axes.plot(values, shares, color=SERIES[0], linewidth=1.5)
        axes.set_title(names[number], fontsize=9.5)
        axes.set_ylim(bottom=0)
        axes.tick_params(labelbottom=True, labelsize=8.5)
    figure.supxlabel(axis, fontsize=9)
    figure.supylabel(share, fontsize=9)
    return svg(figure, title)


@in_our_style
def stacks(names: list[str], parts: list[tuple[str, list[float]]], title: str, axis: str) -> str:
    """A bar for each name, made of parts; every part says how large it is where there is room."""
    names, tall = folded(names)
    labels, columns, above = legend_rows([name for name, _ in parts])
    figure, axes = drawn(0.8 + 0.36 * len(names) * tall + above)
    left = [0.0] * len(names)
    longest = max([sum(values[line] for _, values in parts) for line in range(len(names))] or [1.0])
    hatches = ["", "///", "...", "\\\\\\", "xxx", "---", "ooo", "+++"]
    for number, (_, values) in enumerate(parts):
        colour = SERIES[number % len(SERIES)]
        axes.barh(
            range(len(names)), values, left=left, color=colour, alpha=0.75, label=labels[number], height=0.7,
            edgecolor=INK, linewidth=0.4, hatch=hatches[number // len(SERIES) * 2],
        )  # fmt: skip
        for line, value in enumerate(values):
            if value > 0.055 * longest:
                axes.text(
                    left[line] + value / 2, line, f"{value:.1f}", ha="center", va="center", fontsize=7.5, color=INK
                )
        left = [before + value for before, value in zip(left, values, strict=True)]
    axes.set_yticks(range(len(names)), names, multialignment="right")
    axes.invert_yaxis()
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(axis)
    figure.legend(loc="outside upper center", ncols=columns, fontsize=8)
    return svg(figure, title)


@in_our_style
def grid(lines: list[str], columns: list[str], values: list[list[float | None]], title: str, unit: str) -> str:
    """A table whose cells are the stronger the higher: over the middle one colour, under it another."""
    figure, axes = drawn(0.8 + 0.34 * len(lines))
    found = [value for line in values for value in line if value is not None]
    middle = sum(found) / len(found) if found else 0.0
    far = max([abs(value - middle) for value in found] or [1.0]) or 1.0
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            if value is None:
                axes.text(column, row, "-", ha="center", va="center", color=FAINT)
                continue
            colour = SERIES[0] if value >= middle else SERIES[1]
            axes.fill_between(
                [column - 0.48, column + 0.48], row - 0.46, row + 0.46, color=colour, linewidth=0,
                alpha=0.06 + 0.6 * abs(value - middle) / far,
            )  # fmt: skip
            axes.text(column, row, f"{value:.1f}", ha="center", va="center", fontsize=8.5, color=INK)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(lines)), lines)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_xlabel(unit)
    return svg(figure, title)


class SaysPlots(Protocol):
    def say(self, key: str, **values: object) -> str: ...


LIGHT: Final = {INK: "#23211f", FAINT: "#6d675f", SERIES[0]: "#0072b2", SERIES[1]: "#d55e00"}


def alone(text: str) -> str:
    """A plot that is a file of its own: the colours of a light page."""
    for colour, of_page in PAGE.items():
        text = text.replace(of_page, LIGHT.get(colour, LIGHT[INK]))
    return text.replace("<svg ", '<svg style="background: #fff; font-family: sans-serif" ', 1) + "\n"


@in_our_style
def looks_plot(words: SaysPlots, looks: Sequence[tuple[int, float, float]]) -> str:
    """The change and its interval as pairs were played: how the answer became known."""
    figure, axes = drawn(2.8)
    shown = [look for look in looks if look[0] >= min(100, looks[-1][0])]
    pairs = [look[0] for look in shown]
    axes.axhline(0, color=FAINT, linewidth=1)
    axes.fill_between(
        pairs, [change - half for _, change, half in shown], [change + half for _, change, half in shown],
        color=SERIES[0], alpha=0.25, linewidth=0,
    )  # fmt: skip
    axes.plot(pairs, [change for _, change, _ in shown], color=SERIES[0], linewidth=1.8)
    axes.set_xlabel(words.say("pairs_axis"))
    axes.set_ylabel(fill(words.say("points_axis"), LONGEST))
    axes.grid(axis="y")
    return alone(svg(figure, words.say("looks")))


@in_our_style
def search_plot(
    words: SaysPlots, tried: Sequence[tuple[dict[str, int], float]], goal: float, best: dict[str, int]
) -> str:
    """What was tried of every setting and how many games were won with it, the best marked."""
    names = list(best)
    figure = Figure(figsize=(WIDTH, 2.2 * len(names) + 0.5), layout="constrained")
    figure.patch.set_alpha(0)
    for number, name in enumerate(names):
        axes = figure.add_subplot(len(names), 1, number + 1)
        axes.patch.set_alpha(0)
        axes.axhline(goal, color=FAINT, linewidth=1, linestyle="--", label=words.say("goal"))
        axes.plot([values[name] for values, _ in tried], [wins for _, wins in tried], "o", color=SERIES[0], alpha=0.6)
        chosen = [wins for values, wins in tried if values == best]
        axes.plot([best[name]] * len(chosen), chosen, "D", color=SERIES[1], markersize=8)
        axes.set_xlabel(name)
        axes.set_ylabel(words.say("won"))
        axes.grid(axis="y")
    return alone(svg(figure, words.say("search")))
