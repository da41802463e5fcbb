"""`maszyna lab evaluate`: an agent on the test games of a task of the benchmark."""

from typing import Annotated, Any

import typer
from rich.table import Table

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.name_values import Jobs
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.problems import INSTALL_ENV, BadInput
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.scythe.result_tables import player_name
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts


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
        from maszyna.env.tasks import COINS, task_by_id
    except ModuleNotFoundError as error:
        raise BadInput("", "needs_environments", extra="env", command=INSTALL_ENV, reason=error.name) from None
    texts = scythe_texts_of(lang)
    what = lab_table_texts(texts.lang).title("all_games")
    found = task_by_id(task)
    to_play = games_to_play(found, agent, games, seed)
    results = list(with_progress(played(to_play, jobs), len(to_play), what, to_json))
    line = line_of(found, agent, results)
    if to_json:
        say(line)
    else:
        show(result_table(texts, line, found.score == COINS))


def result_table(texts: ScytheTexts, line: dict[str, Any], coins: bool) -> TitledTable:
    """A figure in each line, so that all fit into a narrow terminal; shares as they stand in the benchmark's page."""
    words = lab_table_texts(texts.lang)
    mean, low, high = (
        f"{figure:.1f}" if coins else f"{100 * figure:.1f} %" for figure in (line["mean"], *line["interval"])
    )
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    if "faction" in line:
        table.add_row(words.column("who"), player_name(texts, line["faction"]))
    table.add_row(words.column("margin" if coins else "share"), mean)
    table.add_row(words.column("from"), low)
    table.add_row(words.column("to"), high)
    table.add_row(words.column("games"), str(line["games"]))
    table.add_row(words.column("won"), str(line["won"]))
    if not coins:
        table.add_row(words.column("margin"), f"{line['mean_margin']:.1f}")
    table.add_row(words.column("cut_off"), str(line["cut_off"]))
    table.add_row(words.column("seconds"), f"{line['seconds_a_decision']:.6f}")
    return TitledTable(words.title("evaluation", task=line["task"], agent=line["agent"]), table)
