"""`maszyna lab question`: what a change does, played until it is known: a sentence, a table, a plot."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.name_values import settings
from maszyna.commands.io.output import TitledTable, say, show, tell
from maszyna.commands.io.own_data import setup_in
from maszyna.commands.io.problems import BadInput, of_error
from maszyna.commands.io.progress_bar import person_watches
from maszyna.commands.io.read_files import name_of_file
from maszyna.kernel.errors import MaszynaError
from maszyna.lab.experiment.settings import HUMAN, changed, check_setting
from maszyna.lab.seating import seated
from maszyna.scythe.facts.automa import DECKS
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.lab.question_texts import QuestionTexts, question_texts
from maszyna.storage.files import FileTrouble, write

if TYPE_CHECKING:
    from maszyna.lab.question import QuestionAnswer

AUTO: Final = "auto"
LEARNED: Final = ["policy", "greedy", "search"]
SURE: Final = 0.05


def question(
    first: Annotated[str, typer.Argument(metavar="SETUP|DECK")],
    second: Annotated[str | None, typer.Argument(metavar="SETUP|DECK")] = None,
    change: Annotated[list[str] | None, typer.Option(metavar="SETTING=VALUE")] = None,
    games: str = AUTO,
    human: str = "policy",
    level: str = "automa",
    within: Annotated[float, typer.Option(min=0.01)] = 3.0,
    seconds: Annotated[float, typer.Option(min=0.1)] = 50.0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    plot: Annotated[str, typer.Option(metavar="FILE")] = "question.svg",
    jobs: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play two setups on the same seeds until the change in games won is known, and say it in one sentence.

    Without a second setup it is the first with what ``--change`` sets.
    """
    words = question_texts(language_of(lang))
    if second is None and not change:
        raise BadInput("", "one_of_these", possible=["SETUP|DECK", "--change"])
    other = first if second is None else second
    setups = (setup_in(first, level), with_changes(setup_in(other, level), change or []))
    names = (shown(first), ", ".join([*([] if second is None else [shown(second)]), *(change or [])]))
    seated(human, 1)  # refuses what is no player
    refuse_alone(setups, human)
    try:
        from maszyna.lab.question import MOST_PAIRS, Asked, answered
        from maszyna.lab.report.plots import looks_plot
        from maszyna.lab.run.units import on_this_machine
    except ImportError as error:
        raise BadInput("", "lab_needs_extra", extra="lab", reason=str(error)) from None
    pairs = MOST_PAIRS if games == AUTO else whole(games)
    fixed = games != AUTO
    asked = Asked(names, setups, human, 0.0 if fixed else within, 1e9 if fixed else seconds, pairs, seed)
    try:
        if person_watches(to_json):
            with Console(stderr=True).status("") as status:
                answer = answered(asked, on_this_machine(jobs), lambda now: status.update(progress(words, now)))
        else:
            answer = answered(asked, on_this_machine(jobs), lambda now: None)
    except MaszynaError as error:
        raise of_error(error) from None
    drawn = looks_plot(words, [(look.pairs, look.change, look.half) for look in answer.looks])
    try:
        write(Path(plot), drawn)
    except FileTrouble as error:
        raise BadInput("--plot", "cannot_write", reason=error.message()) from None
    lines = [sentence(words, answer), *notes(words, answer, within)]
    if to_json:
        say({"answer": lines[0], "notes": lines[1:], **figures(answer), "plot": plot})
    else:
        show(TitledTable(lines[0], table(words, answer)))
        tell([*lines[1:], words.say("plot", file=plot)])


def refuse_alone(setups: tuple[dict[str, object], ...], human: str) -> None:
    if any(len(read_plan(setup).seats) == 1 for setup in setups):
        raise BadInput("", "alone_never_ends", player=human)


def with_changes(setup: dict[str, object], change: list[str]) -> dict[str, object]:
    """The setup with what the option sets."""
    found = settings("--change", change)
    try:
        for name in found:
            check_setting(name, "--change")
            if name == HUMAN:
                raise BadInput("--change", "not_together", first=[HUMAN], second="--human")
        setup = changed(setup, found)
        read_plan(setup)
    except MaszynaError as error:
        raise BadInput("--change", "inner", problem=error) from None
    return setup


def shown(name: str) -> str:
    return name if name in DECKS else Path(name_of_file(name)).stem


def whole(games: str) -> int:
    if not games.isdecimal() or not int(games):
        raise BadInput("--games", "unknown_value", name=games, possible=[AUTO, "1, 2, 3, …"])
    return int(games)


def progress(words: QuestionTexts, answer: "QuestionAnswer") -> str:
    look = answer.looks[-1]
    return f"{look.pairs:,} · {look.change:+.1f} ±{look.half:.1f}"


def sentence(words: QuestionTexts, answer: "QuestionAnswer") -> str:
    look = answer.looks[-1]
    interval = words.say(
        "interval",
        low=f"{look.change - look.half:+.1f}",
        high=f"{look.change + look.half:+.1f}",
        pairs=f"{look.pairs:,}",
    )
    first, second = answer.asked.names
    values: dict[str, object] = {"first": first, "second": second, "human": answer.asked.human, "interval": interval}
    if answer.change("won").p >= SURE:
        return words.say("unclear", points=f"{look.change:+.1f}", **values)
    return words.say("more" if look.change > 0 else "fewer", points=f"{abs(look.change):.1f}", **values)


def notes(words: QuestionTexts, answer: "QuestionAnswer", within: float) -> list[str]:
    from maszyna.lab.statistics.power import pairs_for_width, smallest_seen

    deviation = 100 * answer.differences["won"].deviation()
    look = answer.looks[-1]
    found = [words.say("known", within=f"{within:g}")]
    if look.half > within:
        needed = pairs_for_width(deviation, within)
        minutes = max(1, round(needed * answer.seconds / look.pairs / 60))
        found = [words.say("not_known", half=f"{look.half:.1f}", within=f"{within:g}", pairs=f"{needed:,}",
                           minutes=minutes)]  # fmt: skip
    found.append(words.say("can_see", points=f"{smallest_seen(deviation, look.pairs):.1f}"))
    own = any("own_cards" in setup for setup in answer.asked.setups)
    if own and answer.asked.human.partition(":")[0] in LEARNED:
        found.append(words.say("unlearned", human=answer.asked.human))
    return found


MEASURES: Final = ["won", "margin", "turns"]


def means(answer: "QuestionAnswer", measure: str) -> list[float]:
    factor = 100 if measure == "won" else 1
    return [factor * tally.sides[measure].mean() for tally in answer.tallies]


def figures(answer: "QuestionAnswer") -> dict[str, object]:
    found: dict[str, object] = {"pairs": answer.pairs(), "seconds": round(answer.seconds, 1)}
    for measure in MEASURES:
        change = answer.change(measure)
        factor = 100 if measure == "won" else 1
        found[measure] = {
            "first": means(answer, measure)[0], "second": means(answer, measure)[1],
            "change": factor * change.estimate.value, "low": factor * change.estimate.low,
            "high": factor * change.estimate.high, "p": change.p,
        }  # fmt: skip
    return found


def table(words: QuestionTexts, answer: "QuestionAnswer") -> Table:
    found = Table(box=None, pad_edge=False)
    found.add_column(words.say("measure"))
    for name in (*answer.asked.names, words.say("change"), "95 %", words.say("p")):
        found.add_column(name, justify="right")
    for measure in MEASURES:
        change = answer.change(measure)
        factor = 100 if measure == "won" else 1
        one, two = means(answer, measure)
        low, high = factor * change.estimate.low, factor * change.estimate.high
        found.add_row(words.say(measure), f"{one:.1f}", f"{two:.1f}", f"{factor * change.estimate.value:+.1f}",
                      f"{low:+.1f} … {high:+.1f}", f"{change.p:.3f}")  # fmt: skip
    return found
