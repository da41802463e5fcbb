"""`maszyna scythe deck`: the Automas' cards, star cards and symbols as a file to change, checked and compared."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.own_data import deck_in, write_asked
from maszyna.commands.io.problems import BadInput, refuse_several
from maszyna.commands.io.read_files import name_of_file
from maszyna.scythe.facts.automa import DECKS, INVADERS_DECK
from maszyna.scythe.notation.deck_file import printed_deck, schema, write_deck_file
from maszyna.speech.scythe.deck_texts import deck_texts


def deck(
    export: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    of: str = DECKS[INVADERS_DECK],
    check: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    compare: Annotated[tuple[str, str] | None, typer.Option(metavar="FILE FILE")] = None,
    as_schema: Annotated[bool, typer.Option("--schema")] = False,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the printed deck into a file to change, check such a file, or say what differs between two."""
    texts = deck_texts(language_of(lang))
    refuse_several({"--export": export is not None, "--check": check is not None, "--compare": compare is not None,
                    "--schema": as_schema}, needed=True)  # fmt: skip
    if as_schema:
        say(schema())
    elif export is not None:
        export_deck(export, of)
    elif check is not None:
        rules = deck_in(check)
        if to_json:
            say({"file": name_of_file(check), **rules})
        else:
            tell([texts.counted(name_of_file(check), rules)])
    elif compare is not None:
        found = texts.differences(deck_or_printed(compare[0]), deck_or_printed(compare[1]))
        if to_json:
            say({"differences": found})
        else:
            tell(found or [texts.say("same")])


def deck_or_printed(name: str) -> dict[str, object]:
    """The house rules of a file; the name of a printed deck stands for that."""
    return printed_deck(DECKS.index(name)) if name in DECKS else deck_in(name)


def export_deck(path: str, of: str) -> None:
    if of not in DECKS:
        raise BadInput("--of", "unknown_value", name=of, possible=DECKS)
    write_asked(path, write_deck_file(printed_deck(DECKS.index(of))))
