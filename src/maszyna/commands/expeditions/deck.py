"""`maszyna expeditions deck`: the Automa's decision and progress cards as a file to change, checked and compared."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.own_data import expeditions_deck_in, write_asked
from maszyna.commands.io.problems import refuse_several
from maszyna.commands.io.read_files import name_of_file
from maszyna.expeditions.deck_file import ExpeditionsDeck, printed_deck, schema, write_expeditions_deck
from maszyna.speech.expeditions.deck_texts import expeditions_deck_texts

PRINTED = "printed"


def deck(
    export: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    check: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    compare: Annotated[tuple[str, str] | None, typer.Option(metavar="FILE FILE")] = None,
    as_schema: Annotated[bool, typer.Option("--schema")] = False,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the printed cards into a file to change, check such a file, or say what differs between two."""
    texts = expeditions_deck_texts(language_of(lang))
    refuse_several({"--export": export is not None, "--check": check is not None, "--compare": compare is not None,
                    "--schema": as_schema}, needed=True)  # fmt: skip
    if as_schema:
        say(schema())
    elif export is not None:
        write_asked(export, write_expeditions_deck(printed_deck()))
    elif check is not None:
        found = expeditions_deck_in(check)
        if to_json:
            say({"file": name_of_file(check), **found.document()})
        else:
            tell([texts.counted(name_of_file(check), found)])
    elif compare is not None:
        differences = texts.differences(deck_or_printed(compare[0]), deck_or_printed(compare[1]))
        if to_json:
            say({"differences": differences})
        else:
            tell(differences or [texts.say("same")])


def deck_or_printed(name: str) -> ExpeditionsDeck:
    return printed_deck() if name == PRINTED else expeditions_deck_in(name)
