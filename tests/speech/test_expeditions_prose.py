"""`maszyna expeditions turn` and `explain` for people: sentences in the language asked for."""

import json
from pathlib import Path

import pytest
from tests.console import inside
from tests.expeditions.props import own_card, position

from maszyna.expeditions.events import MechPart
from maszyna.expeditions.ids import CENTRAL, NORTH, WALK
from maszyna.expeditions.table.steps import take_step
from maszyna.games import EXPEDITIONS
from maszyna.speech.expeditions.texts import expeditions_texts

REQUEST = json.dumps({"position": position(". 4,3 . . . . .", glory=3), "card": 8})


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The north mech moves from n1 to n2 and takes corruption 4, 3."),
        ("uk", "Північний мех іде з n1 на n2 й бере скверну 4, 3."),
        ("ru", "Северный робот идёт с n1 на n2 и берёт скверну 4, 3."),
    ],
)
def test_turn_in_sentences(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str) -> None:
    path = tmp_path / "turn.json"
    path.write_text(f"{REQUEST}\n{REQUEST}\n")
    answer = inside(capsys, "expeditions", "turn", str(path), "--lang", lang)
    assert (answer.code, answer.problems) == (0, [])
    first, second = answer.out.rstrip().split("\n\n")
    assert first == second
    lines = first.splitlines()
    assert said in lines
    assert [line.startswith("  ") for line in lines] == [False, True, False, True, True, True, True, False, True]


@pytest.mark.covers("X7.1")
def test_the_sweep_stands_before_the_walk(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "turn.json"
    path.write_text(json.dumps({"position": position(central=". . . . . . m", glory=1), "card": 12}))
    lines = inside(capsys, "expeditions", "turn", str(path)).out.rstrip().splitlines()
    sweep = lines.index("First discard all face-up cards beside c7 and lay out new ones (X7.1).")
    assert lines[sweep + 1] == "The central mech stays on c7 and takes the map token; flip the tile."
    assert "".join(lines).count("(X7.1)") == 1
    session = EXPEDITIONS.new({"first": "human", "cards": "typed"}, 1)
    take_step(session, "done")
    take_step(session, "12")
    saved = tmp_path / "session.json"
    saved.write_text(EXPEDITIONS.dump(session))
    told = inside(capsys, "expeditions", "explain", str(saved)).out.splitlines()
    sweep = told.index("  First discard all face-up cards beside c7 and lay out new ones (X7.1).")
    assert told[sweep + 1].startswith("  The central mech walks 1 location")


def saved_session(tmp_path: Path, *steps: str) -> str:
    session = EXPEDITIONS.new({"first": "human", "level": 5, "progress_card": own_card(5)}, 1)
    for step in steps:
        take_step(session, step)
    path = tmp_path / "session.json"
    path.write_text(EXPEDITIONS.dump(session), encoding="utf-8")
    return str(path)


PLAYED = ["explore n4", "4 3", "adjust glory 3", "done", "3", "take n4", "done"]


@pytest.mark.parametrize(
    ("lang", "turns", "narrowed", "end"),
    [
        (
            "en",
            ["You · turn 1", "The Automa · turn 2"],
            "Locations 0 to 3 ahead: c7, c6, c5, c4 (X7.2).",
            "The game is not over.",
        ),
        ("uk", ["Ви · хід 1", "Автома · хід 2"], "На відстані від 0 до 3 попереду c7, c6, c5, c4 (X7.2).", "Гру не"),
        ("ru", ["Вы · ход 1", "Автома · ход 2"], "На расстоянии от 0 до 3 впереди: c7, c6, c5, c4 (X7.2).", "Игра не"),
    ],
)
def test_explain_walks_through_a_session(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, turns: list[str], narrowed: str, end: str
) -> None:
    said = inside(capsys, "expeditions", "explain", saved_session(tmp_path, *PLAYED), "--lang", lang)
    assert (said.code, said.problems) == (0, [])
    parts = said.out.rstrip().split("\n\n")
    assert "5" in parts[0]
    assert [part.splitlines()[0] for part in parts[1:3]] == turns
    assert f"    {narrowed}" in parts[2].splitlines()
    assert parts[-1].startswith(end)


def test_explain_one_turn_and_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    steps = ["adjust my glory 4", "adjust maps 2", "adjust no map c1", "adjust no map c2", "done", "3", "done"]
    path = saved_session(tmp_path, *steps, "11", "3", "6", "10")
    whole = inside(capsys, "expeditions", "explain", path).out.splitlines()
    assert whole[-2:] == [
        "You: 77 (coins: 11, glory: 40, items: 6, maps: 0, corruption: 20)",
        "The Automa: 15 (coins: 0, glory: 6, items: 0, maps: 9, corruption: 0)",
    ]
    assert "  You win: 77 coins to 15." in whole
    one = inside(capsys, "expeditions", "explain", path, "--turn", "2").out.splitlines()
    assert one[0] == "The Automa · turn 2"
    assert len([line for line in one if "turn" in line]) == 1
    assert inside(capsys, "expeditions", "explain", path, "--turn", "9").problems == [
        "maszyna: --turn: 9 is not in this game; its turns are 1..3"
    ]


def test_explain_refuses_what_is_no_session(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "session.json"
    good = Path(saved_session(tmp_path, "explore n4")).read_text()
    for text, problem in [
        ("{", "not readable as JSON"),
        (good.replace('"expeditions"', '"scythe"'), "game: is "),
        (good.replace('"level": 5', '"level": 9'), "setup.level: must be"),
        (good.replace("explore n4", "explore n9"), "actions[0]: 'explore n9' cannot be understood here"),
        (good.replace("explore n4", "take n4"), "actions[0]: 'take n4' is not possible now"),
    ]:
        path.write_text(text)
        said = inside(capsys, "expeditions", "explain", str(path))
        assert (said.code, len(said.problems)) == (2, 1)
        assert problem in said.problems[0]
    assert inside(capsys, "expeditions", "explain", str(path), "--lang", "xx").code == 2


@pytest.mark.covers("X4.1")
@pytest.mark.parametrize(
    ("lang", "north", "central"),
    [
        ("en", "from n6 past the right end to n2.", "from c1 past the left end to c7."),
        ("uk", "з n6 через правий край на n2.", "з c1 через лівий край на c7."),
        ("ru", "с n6 через правый край на n2.", "с c1 через левый край на c7."),
    ],
)
def test_a_walk_past_the_last_location_says_past_which_end(lang: str, north: str, central: str) -> None:
    texts = expeditions_texts(lang)
    for row, start, to, said in ((NORTH, 5, 1, north), (CENTRAL, 0, 6, central)):
        part = MechPart(row, start, to, None)
        part.did, part.distance = WALK, 3
        assert texts.sentence(part).endswith(said)
        part.second, part.third = to, start
        assert not texts.sentence(part).endswith(said)
