"""`maszyna scythe hint`: the best turns for whoever is to decide in a saved game."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.read_files import MOST_SAVE, in_file, read_text
from maszyna.games import SCYTHE
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse
from maszyna.library.advice import best_hints, hint_documents
from maszyna.players.hints import Hint
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.scythe.hint_texts import hint_texts


def hint(
    file: Annotated[str, typer.Argument(metavar="SAVE")],
    nodes: Annotated[int | None, typer.Option(min=1)] = None,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the three best turns that can be seen, where each leads and what speaks for it."""
    game = read_game(file)
    found = best_hints(game, nodes)
    if to_json:
        say(document(game, found))
    else:
        tell(hint_texts(language_of(lang)).lines(found))


def read_game(file: str) -> Scythe:
    try:
        return SCYTHE.restore(parse(read_text(file, MOST_SAVE))).game
    except FormatError as error:
        raise in_file(file, "inner", problem=error) from None


def document(game: Scythe, found: list[Hint]) -> dict[str, object]:
    """The hints as one document; the actions are those of a save."""
    if game.is_over():
        return {"over": True, "hints": []}
    seat = game.position.seats[game.seat_to_decide()]
    return {"seat": FACTIONS[seat.faction], "hints": hint_documents(found)}
