"""`maszyna scythe tiles`: the tiles of The Wind Gambit, and those typed in from one's own box."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from maszyna.commands.answering import Json
from maszyna.commands.keeping import examined_tiles, keep_tiles, kept_tiles, own_tiles_file
from maszyna.commands.language import Lang, voice_of
from maszyna.commands.problems import BadInput, Problems
from maszyna.commands.prose import INDENT
from maszyna.commands.reading import named
from maszyna.commands.saying import say, tell
from maszyna.kernel.strict import parse_json
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tiles import TILE_IDS, Tile, tile_number, tile_set, write_tile
from maszyna.scythe.own_tiles import schema, with_newer, write_own_file
from maszyna.speech.entering import Entry, entry
from maszyna.speech.screens import screen
from maszyna.terminal.entering import TileDialogue
from maszyna.terminal.prompting import Leaving, Prompt


def tiles(
    as_schema: Annotated[bool, typer.Option("--schema", help="Show the JSON Schema of a file of tiles.")] = False,
    check: Annotated[str | None, typer.Option(metavar="FILE|-", help="Say what is wrong with a file of tiles.")] = None,
    keep: Annotated[
        str | None, typer.Option(metavar="FILE|-", help="Check a file of tiles and keep them with your data.")
    ] = None,
    forget: Annotated[
        tuple[str, str] | None, typer.Option(metavar="KIND ID", help="Forget one of the tiles you keep.")
    ] = None,
    export: Annotated[bool, typer.Option("--export", help="Show the tiles you keep, as a file.")] = False,
    enter: Annotated[bool, typer.Option("--enter", help="Type in tiles from your own box, in a dialogue.")] = False,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """The tiles of The Wind Gambit: what they do and where that is known from; keep those of your own box."""
    said = entry(voice_of(lang).lang)
    given = {"--schema": as_schema, "--check": check is not None, "--keep": keep is not None,
             "--forget": forget is not None, "--export": export, "--enter": enter}  # fmt: skip
    chosen = [name for name, is_given in given.items() if is_given]
    if len(chosen) > 1:
        raise BadInput(f"{' and '.join(chosen)} cannot stand together; name one of them")
    if as_schema:
        say(schema())
    elif check is not None:
        check_file(said, check, to_json)
    elif keep is not None:
        keep_file(said, keep, to_json)
    elif forget is not None:
        forget_tile(said, forget[0], forget[1], to_json)
    elif export:
        export_file(to_json)
    elif enter:
        enter_tiles(said)
    else:
        list_tiles(said, to_json)


def list_tiles(said: Entry, to_json: bool) -> None:
    own = kept_tiles()
    for kind, of_kind in enumerate(tile_set().with_own(own).tiles):
        if not to_json:
            tell([*([""] if kind else []), said.kind(kind)])
        for tile in of_kind:
            show_tile(said, tile, tile in own, to_json)
    if not to_json:
        tell(["", *said.meanings()])


def show_tile(said: Entry, tile: Tile, own: bool, to_json: bool) -> None:
    if to_json:
        number = tile_number(tile.kind, tile.id)
        numbered = {"number": number} if number else {}
        words = {"name": said.title(tile.id), "sentences": said.sentences(tile)}
        say({"kind": KINDS[tile.kind], **numbered, **write_tile(tile), "own": own, **words})
    else:
        head, *sentences = said.lines(tile, own)
        tell([INDENT + head, *[2 * INDENT + sentence for sentence in sentences]])


def good_tiles(path: str) -> list[Tile]:
    """The tiles of a file without a fault; every fault is told."""
    file = examined_tiles(path)
    problems = Problems()
    for problem in file.problems:
        problems.add(f"{named(path)}: {problem}")
    if problems.found:
        raise typer.Exit(problems.exit_code())
    return file.tiles


def check_file(said: Entry, path: str, to_json: bool) -> None:
    found = good_tiles(path)
    if to_json:
        say({"file": named(path), "tiles": len(found)})
    else:
        tell([said.checked(named(path), len(found))])


def keep_file(said: Entry, path: str, to_json: bool) -> None:
    found = good_tiles(path)
    keep_tiles(with_newer(kept_tiles(), found))
    for tile in found:
        show_tile(said, tile, True, to_json)
    if not to_json:
        tell([said.say("kept", path=own_tiles_file())])


def forget_tile(said: Entry, kind: str, name: str, to_json: bool) -> None:
    if kind not in KINDS:
        raise BadInput(f"--forget: {kind!r} is no kind of tile; possible are {', '.join(KINDS)}")
    number = KINDS.index(kind)
    if name not in TILE_IDS[number]:
        raise BadInput(f"--forget: {name!r} is no tile of this kind; possible are {', '.join(TILE_IDS[number])}")
    own = kept_tiles()
    left = [tile for tile in own if (tile.kind, tile.id) != (number, name)]
    if len(left) == len(own):
        kept = ", ".join(f"{KINDS[tile.kind]} {tile.id}" for tile in own) or "none"
        raise BadInput(f"--forget: {kind} {name} is not kept; kept are {kept}")
    keep_tiles(left)
    if to_json:
        say({"forgotten": {"kind": kind, "id": name}})
    else:
        tell([said.say("forgotten", tile=said.tile(number, name))])


def export_file(to_json: bool) -> None:
    text = write_own_file(kept_tiles())
    document = parse_json(text)
    assert isinstance(document, dict)
    if to_json:
        say(document)
    else:
        sys.stdout.write(text)


def enter_tiles(said: Entry) -> None:
    screens = screen(said.lang)
    out = Console(highlight=False)
    dialogue = TileDialogue(out, Prompt(screens), screens, said, kept_tiles(), keep_one)
    try:
        dialogue.hold()
    except (Leaving, KeyboardInterrupt):
        if not dialogue.has_kept:
            out.print(Text(said.say("not_kept")))


def keep_one(tile: Tile) -> str:
    keep_tiles(with_newer(kept_tiles(), [tile]))
    return str(own_tiles_file())
