"""`maszyna scythe review`: the turns of a saved game that lost chances to win, and better ones."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.progress_bar import counting
from maszyna.commands.io.read_files import MOST_SAVE, in_file, read_text
from maszyna.games import SCYTHE
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse
from maszyna.library.advice import new_review
from maszyna.players.review.document import review_document
from maszyna.players.review.screen import WORLDS
from maszyna.speech.scythe.review_texts import review_texts

MOST_WORLDS = 100_000


def review(
    file: Annotated[str, typer.Argument(metavar="SAVE")],
    seat: Annotated[str | None, typer.Option(metavar="FACTION")] = None,
    budget: Annotated[int, typer.Option(min=10, max=MOST_WORLDS)] = WORLDS,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare every turn of a person with the best one found, and mark those that lost winning chances."""
    try:
        record = SCYTHE.restore(parse(read_text(file, MOST_SAVE)))
    except FormatError as error:
        raise in_file(file, "inner", problem=error) from None
    texts = review_texts(language_of(lang))
    found = new_review(record, seat, budget)
    with counting(len(found.turns), texts.say("thinking"), to_json) as advance:
        done = 0
        for _ in found.steps():
            advance(found.done() - done)
            done = found.done()
    if to_json:
        say(review_document(found))
    else:
        tell(texts.lines(found))
