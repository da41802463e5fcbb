"""Tiles typed in from one's own box (W6 to W9): the file, its schema, the command that checks, keeps and lists them."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.console import inside, program
from tests.schemas import fits
from tests.scythe.facts.vocabulary import Document, tile_documents

from maszyna.commands.io.own_data import kept_tiles
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.effects import AGGRESSIVE, KINDS, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tile_documents import tile_set, write_tile
from maszyna.scythe.facts.tiles import PROVENANCES, TILE_IDS
from maszyna.scythe.notation.own_tiles import (
    FORMAT,
    MOST_CHARACTERS,
    examine,
    own_tiles_document,
    read_own_file,
    schema,
    with_newer,
    write_own_file,
)
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.tile_names import PROVENANCE_NAMES
from maszyna.speech.scythe.tiles.tile_entry_texts import tile_entry_texts

FERRY: Document = {"id": "ferry", "range": 4, "provenance": ["printed"], "effects": [{"effect": "tunnel"}]}
BOUNTY: Document = {
    "id": "bounty", "cargo": "workers", "provenance": ["printed"],
    "effects": [{"hook": "combat_won", "effect": "win_coins", "numbers": [3]}],
}  # fmt: skip
RUSH: Document = {"id": "land_rush", "provenance": ["house"], "effects": [{"effect": "turns_each", "numbers": [9]}]}
DOCS = Path(__file__).parents[3] / "docs"


def file_of(**kinds: Any) -> str:
    return json.dumps({"format": FORMAT, **kinds})


@st.composite
def whole_files(draw: st.DrawFn) -> Document:
    document: Document = {"format": FORMAT}
    for kind, name in enumerate(KINDS):
        if draw(st.booleans()):
            tiles = draw(st.lists(tile_documents(kind), max_size=2, unique_by=lambda tile: str(tile["id"])))
            document[name] = tiles
    return document


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(document=whole_files())
def test_what_is_read_comes_back_and_passes_the_schema(document: Document) -> None:
    own = read_own_file(json.dumps(document))
    assert len(own) == sum(len(document.get(name, [])) for name in KINDS)
    text = write_own_file(own)
    assert write_own_file(read_own_file(text)) == text
    assert fits(document, schema()) and fits(json.loads(text), schema())


def test_a_file_has_the_order_of_the_box_and_a_tile_a_line() -> None:
    own = read_own_file(file_of(resolution=[RUSH], passive=[FERRY], aggressive=[BOUNTY]))
    text = write_own_file(own[::-1])
    assert [tile.id for tile in read_own_file(text)] == ["bounty", "ferry", "land_rush"]
    assert sum('"id"' in line for line in text.splitlines()) == 3


def test_a_newer_tile_takes_the_place_of_an_older() -> None:
    older = read_own_file(file_of(passive=[FERRY], aggressive=[BOUNTY]))
    newer = read_own_file(file_of(passive=[{**FERRY, "range": 6}, {**FERRY, "id": "boost"}]))
    merged = with_newer(older, newer)
    assert [(tile.kind, tile.id, tile.range) for tile in merged] == [
        (AGGRESSIVE, "bounty", 0), (PASSIVE, "ferry", 6), (PASSIVE, "boost", 4),
    ]  # fmt: skip


REFUSED: list[tuple[str, str, str]] = [
    ("", "tiles file", "is not readable as JSON"),
    ("{", "tiles file", "is not readable as JSON"),
    ('{"format": "x"\n "y"}', "tiles file", "at line 2, column 2"),
    ("[]", "tiles file", "an object with format, aggressive, passive, resolution, automa_card"),
    ("[" * 100_000, "tiles file", "nested too deeply"),
    ('{"format": 1, "format": 2}', "tiles file", 'has the key "format" twice'),
    ("{}", "tiles file.format", f'is missing; it must be "{FORMAT}"'),
    ('{"format": "maszyna/scythe-tiles@2"}', "tiles file.format", FORMAT),
    (file_of(tiles=[]), "tiles file.tiles", "is not a field here"),
    (file_of(passive={}), "tiles file.passive", "a list of tiles"),
    (file_of(passive=[FERRY, FERRY]), "tiles file.passive[1].id", "ferry is already in the list"),
    (file_of(aggressive=[FERRY]), "tiles file.aggressive[0].range", "is not a field here"),
    (file_of(passive=[{**FERRY, "range": 9}]), "tiles file.passive[0].range", "a range 1..6, found 9"),
    (" " * (MOST_CHARACTERS + 1), "tiles file", "is too large: at most 100000 characters"),
]


@pytest.mark.parametrize(("text", "where", "right"), REFUSED)
def test_what_is_no_file_of_tiles_is_refused_with_the_place(text: str, where: str, right: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_own_file(text)
    assert caught.value.where == where
    assert right in caught.value.problem
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return
    assert not fits(document, schema()) or "twice" in right


def test_all_that_is_wrong_is_found_at_once() -> None:
    wrong = [{**FERRY, "range": 0}, {**FERRY, "id": "boost"}, {**FERRY, "id": "boat"}]
    file = examine(file_of(passive=wrong, aggressive=[{**BOUNTY, "cargo": ""}]))
    assert [tile.id for tile in file.tiles] == ["boost"]
    assert [problem.where for problem in file.problems] == [
        "tiles file.aggressive[0].cargo", "tiles file.passive[0].range", "tiles file.passive[2].id",
    ]  # fmt: skip


@settings(deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for problem in examine(text).problems:
        assert problem.where.startswith("tiles file")


def test_own_tiles_stand_in_the_setup_of_a_game() -> None:
    own = read_own_file(file_of(passive=[FERRY]))
    assert own_tiles_document([]) == {}
    document = own_tiles_document(own)
    assert document == {"own_tiles": {"passive": [write_tile(own[0])]}}
    planned = read_plan({"seats": 2, "airships": {"passive": "ferry"}, **document})
    assert planned.document()["own_tiles"] == document["own_tiles"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def written(folder: Path, text: str) -> str:
    path = folder / "typed.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_tiles_are_listed_with_their_provenance(lang: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, automa_options = (
        tile_entry_texts(lang).kind(RESOLUTION),
        Translator(lang).say(PROVENANCE_NAMES[PROVENANCES.index("house")]),
    )
    said = inside(capsys, "scythe", "tiles", "--lang", lang)
    assert (said.code, said.problems) == (0, [])
    lines = said.out.splitlines()
    assert head in lines
    heads = [line for line in lines if line.startswith("  ") and not line.startswith("    ")]
    assert len(heads) == 41
    assert sum(automa_options in line for line in heads) == 36
    assert not home.exists()


def test_the_list_for_machines(home: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert inside(capsys, "scythe", "tiles", "--keep", written(tmp_path, file_of(passive=[FERRY]))).code == 0
    listed = [json.loads(line) for line in inside(capsys, "scythe", "tiles", "--json", "--lang", "en").out.splitlines()]
    assert [(tile["kind"], tile["id"]) for tile in listed] == [
        (name, tile) for kind, name in enumerate(KINDS) for tile in TILE_IDS[kind]
    ]
    [ferry] = [tile for tile in listed if tile["own"]]
    assert ferry == {
        "kind": "passive", "number": 9, "id": "ferry", "range": 4, "provenance": ["printed"],
        "effects": [{"hook": "steps", "effect": "tunnel", "numbers": []}], "own": True, "name": "Ferry",
        "sentences": ["The airship's territory is a tunnel for the owner."],
    }  # fmt: skip
    assert all("number" in tile for tile in listed[:24]) and not any("number" in tile for tile in listed[24:])


def test_tiles_are_kept_shown_replaced_and_forgotten(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = inside(capsys, "scythe", "tiles", "--keep", written(tmp_path, file_of(passive=[FERRY], resolution=[RUSH])))
    assert kept.code == 0 and "9 Ferry · range 4 · your version: printed" in kept.out
    assert str(home / "scythe-tiles.json") in kept.out
    listed = inside(capsys, "scythe", "tiles").out
    assert "9 Ferry · range 4 · your version: printed" in listed and "Land Rush · your version: house rule" in listed
    assert "10 Boost · range 3 · house" in listed
    again = inside(capsys, "scythe", "tiles", "--keep", written(tmp_path, file_of(passive=[{**FERRY, "range": 1}])))
    assert again.code == 0
    assert [(tile.id, tile.range) for tile in kept_tiles()] == [("ferry", 1), ("land_rush", 0)]
    exported = inside(capsys, "scythe", "tiles", "--export").out
    assert exported == (home / "scythe-tiles.json").read_text("utf-8") == write_own_file(kept_tiles())
    assert json.loads(inside(capsys, "scythe", "tiles", "--export", "--json").out) == json.loads(exported)
    gone = inside(capsys, "scythe", "tiles", "--forget", "passive", "ferry")
    assert gone.code == 0 and "9 Ferry" in gone.out
    assert [tile.id for tile in kept_tiles()] == ["land_rush"]


def test_a_file_is_checked_without_being_kept(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, file_of(passive=[FERRY], aggressive=[BOUNTY]))
    checked = inside(capsys, "scythe", "tiles", "--check", path, "--lang", "uk")
    assert (checked.code, checked.out) == (0, tile_entry_texts("uk").checked(path, 2) + "\n")
    assert json.loads(inside(capsys, "scythe", "tiles", "--check", path, "--json").out) == {"file": path, "tiles": 2}
    assert not home.exists()
    assert json.loads(inside(capsys, "scythe", "tiles", "--schema").out) == schema()
    piped = program("scythe", "tiles", "--check", "-", stdin=file_of().encode())
    assert (piped.code, piped.problems) == (0, []) and "0 tiles" in piped.out


@pytest.mark.parametrize("option", ["--check", "--keep"])
def test_every_fault_of_a_file_is_a_line_and_nothing_is_kept(
    option: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, file_of(passive=[{**FERRY, "range": 0}, {**FERRY, "id": "boat"}, FERRY]))
    said = inside(capsys, "scythe", "tiles", option, path)
    assert (said.code, said.out) == (2, "")
    assert said.problems[0] == f"maszyna: {path}: tiles file.passive[0].range: must be a range 1..6, found 0"
    assert said.problems[1].startswith(f"maszyna: {path}: tiles file.passive[1].id: must be one of ferry")
    assert len(said.problems) == 2 and not home.exists()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--check", "/no/such/file"], "/no/such/file: cannot be read"),
        (["--schema", "--export"], "--schema and --export cannot be used together"),
        (["--forget", "green", "ferry"], "--forget: 'green' is not a kind of tile; possible: aggressive"),
        (["--forget", "passive", "bounty"], "--forget: 'bounty' is not a tile of this kind; possible: ferry"),
        (["--forget", "passive", "ferry"], "--forget: passive ferry is not saved; there are no saved tiles"),
        (["--forget", "passive"], "--forget"),
        (["--lang", "de"], "--lang"),
    ],
)
def test_bad_options_are_told(
    arguments: list[str], problem: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = inside(capsys, "scythe", "tiles", *arguments)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]
    assert not home.exists()


def test_a_spoilt_file_of_kept_tiles_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.mkdir()
    (home / "scythe-tiles.json").write_text("{}")
    said = inside(capsys, "scythe", "tiles")
    assert said.code == 2
    assert "scythe-tiles.json: tiles file.format: is missing" in said.problems[0]


def test_data_that_cannot_be_written_is_told(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.write_text("a file, not a folder")
    said = inside(capsys, "scythe", "tiles", "--keep", written(tmp_path, file_of(passive=[FERRY])))
    assert said.code == 2 and "cannot be written" in said.problems[0]


def test_our_own_tiles_are_a_file_of_tiles_too() -> None:
    ours = [tile for of_kind in tile_set().tiles for tile in of_kind]
    assert len(read_own_file(write_own_file(ours))) == 41
