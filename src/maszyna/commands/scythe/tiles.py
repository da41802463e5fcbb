"""`maszyna scythe tiles`: the tiles of The Wind Gambit, and those typed in from one's own box."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.own_data import examined_tiles, keep_tiles, kept_tiles, own_tiles_file
from maszyna.commands.io.problems import BadInput, Problems, refuse_several
from maszyna.commands.io.read_files import in_file, name_of_file
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tile_documents import tile_set, write_tile
from maszyna.scythe.facts.tiles import TILE_IDS, Tile, tile_number
from maszyna.scythe.notation.own_tiles import schema, with_newer, write_own_file
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.tiles.tile_entry_texts import TileEntryTexts, tile_entry_texts
from maszyna.speech.scythe.turn_prose import INDENT
from maszyna.terminal.scythe.setup.tile_dialogue import TileDialogue
from maszyna.terminal.shell.prompt import Leaving, Prompt


def tiles(
    as_schema: Annotated[bool, typer.Option("--schema")] = False,
    check: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    keep: Annotated[str | None, typer.Option(metavar="FILE|-")] = None,
    forget: Annotated[tuple[str, str] | None, typer.Option(metavar="KIND ID")] = None,
    export: Annotated[bool, typer.Option("--export")] = False,
    enter: Annotated[bool, typer.Option("--enter")] = False,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tiles of The Wind Gambit, what they do and how we know; keep those of your own box."""
    texts = tile_entry_texts(scythe_texts_of(lang).lang)
    refuse_several({"--schema": as_schema, "--check": check is not None, "--keep": keep is not None,
                    "--forget": forget is not None, "--export": export, "--enter": enter})  # fmt: skip
    if as_schema:
        say(schema())
    elif check is not None:
        check_file(texts, check, to_json)
    elif keep is not None:
        keep_file(texts, keep, to_json)
    elif forget is not None:
        forget_tile(texts, forget[0], forget[1], to_json)
    elif export:
        export_file(to_json)
    elif enter:
        enter_tiles(texts)
    else:
        list_tiles(texts, to_json)


def list_tiles(texts: TileEntryTexts, to_json: bool) -> None:
    own = kept_tiles()
    for kind, of_kind in enumerate(tile_set().with_own(own).tiles):
        if not to_json:
            tell([*([""] if kind else []), texts.kind(kind)])
        for tile in of_kind:
            show_tile(texts, tile, tile in own, to_json)
    if not to_json:
        tell(["", *texts.meanings()])


def show_tile(texts: TileEntryTexts, tile: Tile, own: bool, to_json: bool) -> None:
    if to_json:
        number = tile_number(tile.kind, tile.id)
        numbered = {"number": number} if number else {}
        words = {"name": texts.title(tile.id), "sentences": texts.sentences(tile)}
        say({"kind": KINDS[tile.kind], **numbered, **write_tile(tile), "own": own, **words})
    else:
        head, *sentences = texts.lines(tile, own)
        tell([INDENT + head, *[2 * INDENT + sentence for sentence in sentences]])


def good_tiles(path: str) -> list[Tile]:
    """The tiles of a file, if nothing is wrong with it; every fault is reported."""
    file = examined_tiles(path)
    problems = Problems()
    for problem in file.problems:
        problems.add(in_file(path, "inner", problem=problem))
    if problems.found:
        raise typer.Exit(problems.exit_code())
    return file.tiles


def check_file(texts: TileEntryTexts, path: str, to_json: bool) -> None:
    found = good_tiles(path)
    if to_json:
        say({"file": name_of_file(path), "tiles": len(found)})
    else:
        tell([texts.checked(name_of_file(path), len(found))])


def keep_file(texts: TileEntryTexts, path: str, to_json: bool) -> None:
    found = good_tiles(path)
    keep_tiles(with_newer(kept_tiles(), found))
    for tile in found:
        show_tile(texts, tile, True, to_json)
    if not to_json:
        tell([texts.say("kept", path=own_tiles_file())])


def forget_tile(texts: TileEntryTexts, kind: str, name: str, to_json: bool) -> None:
    if kind not in KINDS:
        raise BadInput("--forget", "no_kind_of_tile", name=kind, possible=KINDS)
    number = KINDS.index(kind)
    if name not in TILE_IDS[number]:
        raise BadInput("--forget", "no_tile_of_kind", name=name, possible=TILE_IDS[number])
    own = kept_tiles()
    left = [tile for tile in own if (tile.kind, tile.id) != (number, name)]
    if len(left) == len(own):
        kept = [f"{KINDS[tile.kind]} {tile.id}" for tile in own]
        raise BadInput("--forget", "tile_not_kept" if own else "no_tiles_kept", tile=f"{kind} {name}", kept=kept)
    keep_tiles(left)
    if to_json:
        say({"forgotten": {"kind": kind, "id": name}})
    else:
        tell([texts.say("forgotten", tile=texts.tile(number, name))])


def export_file(to_json: bool) -> None:
    text = write_own_file(kept_tiles())
    document = parse_json(text)
    assert isinstance(document, dict)
    if to_json:
        say(document)
    else:
        sys.stdout.write(text)


def enter_tiles(texts: TileEntryTexts) -> None:
    screen = screen_texts(texts.lang)
    out = Console(highlight=False)
    dialogue = TileDialogue(out, Prompt(screen), screen, texts, kept_tiles(), keep_one)
    try:
        dialogue.hold()
    except (Leaving, KeyboardInterrupt):
        if not dialogue.has_kept:
            out.print(Text(texts.say("not_kept")))


def keep_one(tile: Tile) -> str:
    keep_tiles(with_newer(kept_tiles(), [tile]))
    return str(own_tiles_file())
