"""`maszyna expeditions draw`, used well and badly; positions, requests and saves of a table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.console import inside, program
from tests.expeditions.props import NOBODY, own_card, own_file, position, turn
from tests.pictures.scenes import having, parsed

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.notation.turn_request import ExpeditionsTurnAnswer
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.play.new_game import GAME, RULES_VERSION, new_game
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump
from maszyna.kernel.save import read as read_save
from maszyna.pictures.expeditions.turn_picture import Story, draw_document, turn_svg
from maszyna.speech.expeditions.captions import captions

GOOD = position("m 4,3 . . . . .", glory=3)


@pytest.fixture(autouse=True)
def _nobodys_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("MASZYNA_LANG", "en")


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.json"
    path.write_text(json.dumps(GOOD, indent=2))
    return str(path)


def drawing(document: object, card: int | None = None, number: int | None = None, lang: str = "en") -> str:
    return draw_document(document, card, number, NOBODY, captions(lang))


def table(seed: int, actions: int = 400, **setup: object) -> Record[Expedition]:
    """A table where the person says anything possible, often that the turn is done."""
    chance = Random(seed)
    record = Record(new_game, setup, seed)
    while not record.game.over and len(record.actions) < actions:
        options = record.game.options()
        record.play(0 if 0 in options and chance.random() < 0.3 else chance.choice(options))
    return record


def save_of(record: Record[Expedition]) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(dump(record, GAME, RULES_VERSION))
    return document


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], board: str) -> None:
    said = inside(capsys, "expeditions", "draw", board)
    assert (said.code, said.problems) == (0, [])
    assert said.out == drawing(GOOD)


def test_a_card_is_drawn(capsys: pytest.CaptureFixture[str], board: str) -> None:
    said = inside(capsys, "expeditions", "draw", board, "--card", "8")
    assert said.code == 0
    assert said.out == drawing({"position": GOOD, "card": 8})
    assert len(having(parsed(said.out), "arrow")) == 2


def test_an_option_comes_before_the_request(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "request.json"
    path.write_text(json.dumps({"position": GOOD, "card": 8}))
    assert inside(capsys, "expeditions", "draw", str(path), "--card", "6").out == drawing(GOOD, 6) != drawing(GOOD, 8)


def test_a_request_from_standard_input_into_a_file_in_another_language(tmp_path: Path) -> None:
    request = {"position": GOOD, "card": 3, "drawn": {"north": [4]}}
    target = tmp_path / "out.svg"
    said = program(
        "expeditions", "draw", "-", "--lang", "uk", "-o", str(target), stdin=json.dumps(request).encode()
    )  # fmt: skip
    assert (said.code, said.out, said.problems) == (0, "", [])
    assert target.read_text() == drawing(request, lang="uk") != drawing(request)


def test_an_own_card_is_known(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards, path = tmp_path / "cards.json", tmp_path / "four.json"
    path.write_text(json.dumps({**GOOD, "level": 4}))
    assert "level 4 is not on file" in inside(capsys, "expeditions", "draw", str(path)).problems[0]
    cards.write_text(json.dumps(own_file(own_card(4))))
    assert inside(capsys, "expeditions", "cards", str(cards)).code == 0
    root = parsed(inside(capsys, "expeditions", "draw", str(path)).out)
    assert len(having(root, "space")) == 20


@pytest.mark.parametrize("first", ["human", "automa"])
@pytest.mark.parametrize("seed", range(4))
def test_the_turns_of_a_save_are_the_turns_that_were_played(seed: int, first: str) -> None:
    """Every Automa turn, carried out again where it began, comes to where the person's next turn began."""
    record = table(seed, first=first)
    story = Story(read_save(save_of(record)))
    assert len(story.turns) == story.game.turns > 6
    automas = range(2 if first == "human" else 1, len(story.turns), 2)
    for number in range(1, len(story.turns)):
        scene = story.scene(number)
        assert isinstance(scene, ExpeditionsTurnAnswer) == (number in automas)
        after = scene.after if isinstance(scene, ExpeditionsTurnAnswer) else scene
        assert write_position(after) == write_position(story.turns[number].before)
    assert write_position(story.game.position) == write_position(record.game.position)


def test_a_save_is_drawn_as_it_stands_or_at_a_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = table(5, first="human")
    path = tmp_path / "save.json"
    path.write_text(dump(record, GAME, RULES_VERSION))
    save = save_of(record)
    now = inside(capsys, "expeditions", "draw", str(path))
    assert (now.code, now.problems) == (0, [])
    assert now.out == drawing(write_position(record.game.position))
    second = inside(capsys, "expeditions", "draw", str(path), "--turn", "2")
    assert second.out == drawing(save, number=2)
    story = Story(read_save(save))
    before = write_position(story.turns[1].before)
    drawn = dict(zip(["north", "central"], (row[::-1] for row in story.turns[1].drawn), strict=True))
    assert second.out == drawing({"position": before, "card": story.turns[1].card, "drawn": drawn})
    assert not having(parsed(inside(capsys, "expeditions", "draw", str(path), "--turn", "1").out), "arrow")
    other = inside(capsys, "expeditions", "draw", str(path), "--turn", "2", "--card", "7").out
    assert other == drawing(before, 7)
    last = turn(before, story.turns[1].card, **drawn)["position"]
    assert last == write_position(story.turns[2].before)


@pytest.mark.parametrize("seed", range(6))
def test_the_description_says_what_the_picture_shows(seed: int) -> None:
    """Progress, glory and takings of a turn as they are after it, as they are drawn; the rows as before it."""
    record = table(seed, first="human")
    story = Story(read_save(save_of(record)))
    words = captions("en")
    seen, drawn = 0, ""
    for number in range(2, len(story.turns), 2):
        scene = story.scene(number)
        assert isinstance(scene, ExpeditionsTurnAnswer)
        drawn = turn_svg(scene, words)
        root = parsed(drawn)
        told = root[1].text or ""
        [token] = having(root, "token")
        placed = len(having(root, "placed"))
        assert f"Progress {token.get('data-space')} of 28; Glory {placed} of 8; The Automa has: " in told
        assert (token.get("data-space"), placed) == (str(scene.after.progress), scene.after.glory)
        assert words.tracks(scene.after) in told
        assert f"Before the card: {words.rows(scene.before)}" in told
        seen += words.tracks(scene.before) != words.tracks(scene.after)
    assert seen
    assert drawing(save_of(record), number=number) == drawn


@pytest.mark.parametrize(
    ("content", "options", "problem"),
    [
        (b"", [], "FILE: is empty; it must have a position in JSON"),
        (b"{", [], "FILE: is not readable as JSON: Expecting property name"),
        (b"[1]", [], "FILE: the document: must be a position (maszyna/expeditions-position@1), a request"),
        (b"{}", [], "FILE: position.format: is missing"),
        (b'{"position": 3}', [], "FILE: position: must be an object"),
        (b'{"position": GOOD, "colour": 1}', [], "FILE: request.colour: is not a field here"),
        (b'{"position": GOOD, "card": 15}', [], "FILE: request.card: must be a decision card 1..14"),
        (b'{"position": GOOD, "drawn": {}}', [], "FILE: request.drawn: belongs to a request with a card only"),
        (b"GOOD", ["--card", "0"], "Invalid value for '--card'"),
        (b"GOOD", ["--card", "fly"], "Invalid value for '--card'"),
        (b"GOOD", ["--turn", "1"], "--turn: belongs to a save of a table only"),
        (b"GOOD", ["--lang", "de"], "--lang: "),
        (b"GOOD", ["-o", "/nowhere/at/all.svg"], "--output: /nowhere/at/all.svg: cannot be written: No such file"),
        (b'{"format": "maszyna/save@1"}', [], "FILE: game: is missing"),
        (b'SAVE "game": "scythe", "actions": []}', [], 'FILE: game: is "scythe", but this is a save reader for'),
        (
            b'SAVE "game": "expeditions", "actions": ["dance"]}',
            [],
            "FILE: actions[0]: 'dance' cannot be understood here",
        ),
        (
            b'SAVE "game": "expeditions", "actions": []}',
            ["--turn", "9"],
            "--turn: 9 is not in this game; its turns are",
        ),
        (b'SAVE "game": "expeditions", "actions": []}', ["--turn", "0"], "Invalid value for '--turn'"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, options: list[str], problem: str
) -> None:
    head = b'{"format": "maszyna/save@1", "rules_version": 1, "setup": {"first": "human"}, "seed": 1,'
    path = tmp_path / "in.json"
    path.write_bytes(content.replace(b"GOOD", json.dumps(GOOD).encode()).replace(b"SAVE", head))
    said = inside(capsys, "expeditions", "draw", str(path), *options)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert said.problems[0].startswith(f"maszyna: {problem.replace('FILE', str(path))}")
