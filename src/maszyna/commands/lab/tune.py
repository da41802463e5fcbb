"""`maszyna lab tune`: the numbers of a setup that reach a goal, found by playing; a setup and a plot of the search."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.own_data import setup_in
from maszyna.commands.io.problems import BadInput, of_error
from maszyna.commands.io.progress_bar import counting
from maszyna.kernel.errors import MaszynaError
from maszyna.lab.experiment.settings import check_setting
from maszyna.lab.seating import seated
from maszyna.speech.lab.question_texts import question_texts
from maszyna.storage.files import FileTrouble, write

BETWEEN = ".."
SEARCH = "search.log"
SETUP = "setup.json"
PLOT = "search.svg"


def tune(
    start: Annotated[str, typer.Argument(metavar="SETUP|DECK")],
    out: Annotated[str, typer.Option(metavar="DIR")],
    vary: Annotated[list[str], typer.Option(metavar="SETTING=LOW..HIGH")],
    wins: Annotated[float, typer.Option(min=0, max=100)] = 50.0,
    turns: Annotated[float | None, typer.Option(min=1)] = None,
    human: str = "policy",
    level: str = "automa",
    trials: Annotated[int, typer.Option(min=1)] = 30,
    games: Annotated[int, typer.Option(min=10)] = 300,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Search the numbers of a setup until so many percent of the games are won; the same folder goes on with it."""
    words = question_texts(language_of(lang))
    setup = setup_in(start, level)
    seated(human, 1)  # refuses what is no player
    try:
        from maszyna.lab.report.plots import search_plot
        from maszyna.lab.run.units import on_this_machine
        from maszyna.lab.tuning import Goal, Range, Tuning, TuningTrial, tuned
    except ImportError as error:
        raise BadInput("", "lab_needs_extra", extra="tune", reason=str(error)) from None
    ranges = [Range(*range_in(text)) for text in vary]
    tuning = Tuning(setup, ranges, Goal(wins, turns), human, trials, games, seed)
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with counting(trials, words.say("search"), to_json) as count:

            def watch(trial: TuningTrial) -> None:
                count(1)

            found = tuned(tuning, folder / SEARCH, on_this_machine(jobs), watch)
        write(folder / SETUP, json.dumps(found.setup, ensure_ascii=False, indent=1) + "\n")
        tried = [(dict(each.values), each.wins) for each in found.trials]
        write(folder / PLOT, search_plot(words, tried, wins, dict(found.best.values)))
    except FileTrouble as error:
        raise BadInput("--out", "inner", problem=error) from None
    except OSError as error:
        raise BadInput("--out", "cannot_write", reason=str(error)) from None
    except MaszynaError as error:
        raise of_error(error) from None
    values = ", ".join(f"{name} = {value}" for name, value in found.best.values.items())
    name, _, value = values.rpartition(" = ")
    sentence = words.say(
        "tuned", setting=name, value=value, human=human, wins=f"{found.wins.value:.1f}", games=f"{found.wins.games:,}",
        low=f"{found.wins.low:.1f}", high=f"{found.wins.high:.1f}", goal=f"{wins:g}",
    )  # fmt: skip
    played = len({tuple(each.values.items()) for each in found.trials}) * games + found.wins.games
    notes = words.say("tried", trials=len(found.trials), games=f"{played:,}", file=folder / SETUP)
    if to_json:
        checked = {"wins": found.wins.value, "low": found.wins.low, "high": found.wins.high, "games": found.wins.games}
        say({"values": found.best.values, "fresh": {**checked, "turns": found.turns}, "trials": len(found.trials),
             "setup": str(folder / SETUP), "plot": str(folder / PLOT)})  # fmt: skip
    else:
        tell([sentence, notes, words.say("plot", file=folder / PLOT)])


def range_in(text: str) -> tuple[str, int, int]:
    name, _, ends = text.partition("=")
    low, _, high = ends.partition(BETWEEN)
    if not is_whole(low) or not is_whole(high) or int(low) >= int(high):
        raise BadInput("--vary", "no_range", text=text, example="options.coins=-2..2")
    check_setting(name, "--vary")
    return name, int(low), int(high)


def is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()
