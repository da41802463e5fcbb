"""The commands for people: sentences in the language asked for."""

import json
import re
from pathlib import Path

import pytest
from tests.console import inside
from tests.scythe.contract import position
from tests.speech.saves import automa_save

from maszyna.commands.io.language import usual_language
from maszyna.games import SCYTHE
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.automa.choosing import POSSIBLE, REASONS
from maszyna.scythe.events import AUTOMA_GROUP, UNIT_MOVED
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE

RULE = r"\b[AR]\d+(\.\d+)?\b|\bII?\b"  # and schemes have Roman numbers
POSITION = position(automa__tracker=8)
COMBAT: dict[str, object] = {
    "position": position(automa__character=36), "territory": 36, "attacker": "automa", "card": 3, "human_power": 1,
}  # fmt: skip
REQUESTS: dict[str, list[dict[str, object]]] = {
    "decide": [{"position": POSITION, "action": "move_worker"}, {"position": POSITION, "action": "attack_workers"}],
    "turn": [{"position": POSITION, "card": card} for card in range(1, 20)],
    "combat": [COMBAT],
    "score": [{"position": POSITION}],
}


def in_language(lang: str, text: str) -> bool:
    return not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", re.sub(RULE, "", text))


@pytest.fixture
def requests(tmp_path: Path) -> dict[str, str]:
    paths = {}
    for command, lines in REQUESTS.items():
        path = tmp_path / f"{command}.json"
        path.write_text("\n".join(json.dumps(line) for line in lines))
        paths[command] = str(path)
    return paths


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", REQUESTS)
def test_answers_are_sentences(
    capsys: pytest.CaptureFixture[str], requests: dict[str, str], command: str, lang: str
) -> None:
    said = inside(capsys, "scythe", command, requests[command], "--lang", lang)
    assert (said.code, said.problems) == (0, [])
    assert in_language(lang, said.out), said.out
    answers = said.out.split("\n\n")
    assert len(answers) == len(REQUESTS[command])
    for line in said.out.splitlines():
        assert not line or line.endswith("."), line


def test_decide_tells_the_whole_and_then_the_steps(
    capsys: pytest.CaptureFixture[str], requests: dict[str, str]
) -> None:
    lines = inside(capsys, "scythe", "decide", requests["decide"], "--lang", "en").out.splitlines()
    assert lines[0].startswith("“move worker”: 19 territories are in reach; ")
    assert lines[0].endswith("so the worker moves from the base of Saxony to forest 28 (A9.1, R6, R2).")
    assert lines[1] == (
        "  The Automa has workers in 4 places: territories 34, 35, 41, the base; units on its base are the nearest, "
        "so the worker from the base of Saxony moves (A6.1)."
    )
    assert lines[6].endswith("so the worker moves to forest 28 (A9.1, R6).")


def test_a_turn_that_meets_you_ends_with_the_combat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "turn.json"
    beside = position(automa__tracker=8, automa__power=16, automa__mechs=[29, "mat", "mat", "mat"])
    path.write_text("\n".join(json.dumps({"position": beside, "card": card}) for card in range(1, 20)))
    documents = inside(capsys, "scythe", "turn", str(path), "--json").out.splitlines()
    answers = inside(capsys, "scythe", "turn", str(path), "--lang", "uk").out.split("\n\n")
    fights = [json.loads(document)["pending"] for document in documents]
    assert any(fights)
    for fight, answer in zip(fights, answers, strict=True):
        assert ("Далі бій" in answer) == (fight is not None)


@pytest.mark.parametrize("command", ["decide", "turn", "combat"])
def test_json_is_not_touched_by_the_language(
    capsys: pytest.CaptureFixture[str], requests: dict[str, str], command: str
) -> None:
    plain = inside(capsys, "scythe", command, requests[command], "--json")
    asked = inside(capsys, "scythe", command, requests[command], "--json", "--lang", "uk")
    assert plain == asked
    assert [json.loads(line).keys() for line in plain.out.splitlines()]


@pytest.mark.parametrize("command", ["decide", "turn", "combat", "score", "explain"])
def test_an_unknown_language_is_refused(
    capsys: pytest.CaptureFixture[str], requests: dict[str, str], command: str
) -> None:
    said = inside(capsys, "scythe", command, requests.get(command, "save.json"), "--lang", "de")
    assert said == (2, "", ["maszyna: --lang: no language 'de'; possible: en, uk, ru"])


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"MASZYNA_LANG": "ru", "LANG": "uk_UA"}, "ru"),
        ({"MASZYNA_LANG": "uk-UA"}, "uk"),
        ({"MASZYNA_LANG": "xx", "LANG": "uk_UA"}, "uk"),
        ({"MASZYNA_LANG": "", "LC_ALL": "", "LC_MESSAGES": "ru.UTF-8"}, "ru"),
    ],
)
def test_the_usual_language(environment: dict[str, str], lang: str) -> None:
    assert usual_language(environment) == lang


def test_maszyna_lang_is_heard(
    capsys: pytest.CaptureFixture[str], requests: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_LANG", "uk")
    assert "Переможець: Саксонія." in inside(capsys, "scythe", "score", requests["score"]).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["autometta", "ultimaszyna"])
def test_explain_walks_through_a_whole_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, level: str
) -> None:
    path = tmp_path / "save.json"
    path.write_text(automa_save(1, level=level))
    said = inside(capsys, "scythe", "explain", str(path), "--lang", lang)
    assert (said.code, said.problems) == (0, [])
    assert in_language(lang, said.out)
    heads = [line for line in said.out.splitlines() if " · " in line]
    assert [int(re.findall(r" (\d+)", head)[0]) for head in heads] == list(range(1, len(heads) + 1))
    assert said.out.splitlines()[-1].startswith(("Winner", "Переможець", "Победитель"))
    steps = [line for line in said.out.splitlines() if line.startswith("    ")]
    assert len(steps) > 20
    assert all(re.search(r"\)\.$|R3: ", step) for step in steps)


def test_explain_of_one_turn_is_that_part_of_the_whole(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text(automa_save(1))
    whole = inside(capsys, "scythe", "explain", str(path), "--lang", "en").out
    one = inside(capsys, "scythe", "explain", str(path), "--lang", "en", "--turn", "4")
    assert one.code == 0
    assert one.out.startswith("Saxony · turn 4\n  Saxony draws Automa card ")
    assert f"\n\n{one.out}\n" in whole
    said = inside(capsys, "scythe", "explain", str(path), "--turn", "9999")
    assert (said.code, said.out) == (2, "")
    assert re.search(r"--turn: 9999 is not in this game; its turns are 1\.\.\d+$", said.problems[0])


def test_explain_of_an_unfinished_game_says_whose_turn_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "save.json"
    path.write_text(automa_save(1, 12))
    said = inside(capsys, "scythe", "explain", str(path), "--lang", "ru")
    assert said.code == 0
    assert said.out.endswith("\nИгра не закончена. Идёт ход Крыма.\n")


def test_explain_goes_as_far_as_the_rules_allow(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    document = json.loads(automa_save(1, 12))
    document["actions"][7] = "dance"
    path.write_text(json.dumps(document))
    said = inside(capsys, "scythe", "explain", str(path), "--lang", "en")
    assert said.code == 2
    assert said.out.startswith("Scythe, seed 1\n")
    assert said.problems[0].startswith(f"maszyna: {path}: actions[7]: ")
    path.write_text("{}")
    said = inside(capsys, "scythe", "explain", str(path))
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_carries_the_board_it_was_made_on(seed: int) -> None:
    seats = [{"player": "human"}, {"player": "automa", "level": "ultimaszyna"}, {"player": "automa"}]
    record = SCYTHE.new({"seats": seats}, seed)
    chance = random_dice(seed)
    while not record.game.is_over():
        record.play(choose(record.game, chance))
    moved = 0
    for number in range(1, len(record.entries)):
        events = record.told(number)
        for index, event in enumerate(events):
            if event.kind != AUTOMA_GROUP:
                assert event.position is None
            elif REASONS[event.second] == POSSIBLE:
                move = next(later for later in events[index:] if later.kind == UNIT_MOVED)
                assert event.position.seats[event.seat].at[move.first] == move.second
                moved += move.second != move.third
    assert moved > 20
