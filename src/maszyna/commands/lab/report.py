"""`maszyna lab report`: what an experiment shows, as a page with plots and as tables."""

from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.problems import BadInput, of_error
from maszyna.commands.io.progress_bar import counting
from maszyna.kernel.errors import FormatError
from maszyna.speech.lab.report import report_words
from maszyna.storage.files import FileTrouble, path_of, write

PAGE = "report.html"


def report(
    folder: Annotated[str, typer.Argument(metavar="DIR")],
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE"),
    ] = None,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a page with plots, and tables beside it: wins, margins, stars, openings, the board, with intervals."""
    words = report_words(language_of(lang))
    try:
        from maszyna.lab.experiment.folder import open_folder
        from maszyna.lab.report.collect import collected
        from maszyna.lab.report.figures import csv_files
        from maszyna.lab.report.page import report_page
    except ImportError as error:
        raise BadInput("", "lab_needs_extra", extra="lab", reason=str(error)) from None
    try:
        opened = open_folder(Path(folder))
        total = len(opened.experiment.units())
        with counting(total, words.say("title"), to_json) as watch:
            found = collected(opened, watch)
        page = path_of(out) if out is not None else Path(folder, PAGE)
        files = {f"{page.stem}-{name}.csv": text for name, text in csv_files(found).items()}
        write(page, report_page(words, found, Path(folder).resolve().name, list(files)))
        for name, text in files.items():
            write(page.with_name(name), text)
    except FileTrouble as error:
        raise of_error(error) from None
    except FormatError as error:
        raise of_error(error) from None
    if to_json:
        say({"report": str(page), "tables": [str(page.with_name(name)) for name in files]})
    else:
        tell([str(page), *(str(page.with_name(name)) for name in files)])
