"""`maszyna lab compare`: is one build slower than another, beyond noise."""

from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.name_values import comma_list
from maszyna.commands.io.output import say, show
from maszyna.commands.io.problems import BadInput, of_error
from maszyna.commands.io.progress_bar import person_watches
from maszyna.commands.scythe.result_tables import compare_table
from maszyna.lab.bench.builds import NoBuild, build_of
from maszyna.lab.bench.cases import OURS
from maszyna.lab.bench.compare import ROUNDS, SECONDS
from maszyna.lab.bench.compare import compare as compared

Named = typer.Argument(show_default=False)


def compare(
    first: Annotated[str, Named],
    second: Annotated[str, Named],
    only: str = "",
    rounds: Annotated[int, typer.Option(min=5)] = ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600)] = SECONDS,
    to_json: Json = False,
) -> None:
    """Measure two builds in alternation and say which is slower beyond noise, by 3 percent or more."""
    wanted = comma_list(only) or OURS
    for name in wanted:
        if name not in OURS:
            raise BadInput("--only", "unknown_value", name=name, possible=OURS)
    try:
        if person_watches(to_json):
            with Console(stderr=True).status("building") as status:
                result = compared(build_of(first), build_of(second), wanted, rounds, seconds, status.update)
        else:
            result = compared(build_of(first), build_of(second), wanted, rounds, seconds)
    except NoBuild as error:
        raise of_error(error) from None
    if to_json:
        say(result)
    else:
        show(compare_table(result))
