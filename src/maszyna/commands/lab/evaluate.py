"""`maszyna lab evaluate`: an agent on the test games of a task of the benchmark."""

from typing import Annotated, Any

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.name_values import Jobs
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.problems import INSTALL_ENV, BadInput
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.scythe.result_tables import table_of
from maszyna.speech.lab.table_headings import LabTableTexts, lab_table_texts


def evaluate(
    task: Annotated[str, typer.Option()],
    agent: Annotated[str, typer.Option(metavar="NAME|FILE.py:Class")],
    games: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    jobs: Jobs = 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let an agent play the test games of a task and say how good it is, with an interval."""
    try:
        from maszyna.env.evaluation import games_to_play, line_of, played
        from maszyna.env.tasks import task_by_id
    except ModuleNotFoundError as error:
        raise BadInput("", "needs_environments", extra="env", command=INSTALL_ENV, reason=error.name) from None
    words = lab_table_texts(scythe_texts_of(lang).lang)
    found = task_by_id(task)
    to_play = games_to_play(found, agent, games, seed)
    results = list(with_progress(played(to_play, jobs), len(to_play), words.title("all_games"), to_json))
    line = line_of(found, agent, results)
    if to_json:
        say(line)
    else:
        show(result_table(words, line))


def result_table(words: LabTableTexts, line: dict[str, Any]) -> TitledTable:
    table = table_of(words, "score", "total", "from", "to", "games", "won", "margin", "cut_off", "seconds")
    low, high = line["interval"]
    figures = (line["mean"], low, high, line["games"], line["won"], line["mean_margin"], line["cut_off"])
    table.add_row(str(line["score"]), *map(str, figures), f"{line['seconds_a_decision']:.6f}")
    return TitledTable(words.title("evaluation", task=line["task"], agent=line["agent"]), table)
