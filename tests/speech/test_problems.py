"""What a command refuses is told in the person's language; what programs read stays English."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.console import inside

from maszyna.commands.io.language import complaining_language
from maszyna.games import EXPEDITIONS, SCYTHE, SCYTHE_TABLE, RuleSet, restore
from maszyna.kernel.errors import FormatError, MaszynaError, SetupError
from maszyna.kernel.save import Save
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.common.problems import COLON, PROBLEMS, REPLAYED, forms, problem_text
from maszyna.speech.common.reasons import REASONS
from maszyna.speech.common.table_refusals import REFUSALS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.screens.screen_texts import screen_texts

SOURCE = Path(__file__).parents[2] / "src/maszyna"
FILES = [
    *sorted((SOURCE / "commands").rglob("*.py")),
    SOURCE / "scythe/setup/plan.py",
    SOURCE / "scythe/setup/dealing.py",
]
ERRORS = ["BadInput", "SetupError"]
ABSENT = "x.json: cannot be read: No such file or directory"


def messages() -> list[str]:
    """What the sources refuse with, every value in it replaced."""
    found = []
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ERRORS:
                found += [sample(node.args[0])]
    return [message for message in found if re.search("[a-z]{3}", re.sub(r"\bVALUE\b|--\w+", "", message))]


def sample(text: ast.expr) -> str:
    if isinstance(text, ast.Constant):
        return str(text.value)
    if not isinstance(text, ast.JoinedStr):
        return ""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "VALUE" for part in text.values)


def test_every_refusal_of_a_command_has_its_form() -> None:
    found = messages()
    assert len(found) > 25
    assert [text for text in found if problem_text(Translator("uk"), text) == text] == []


def test_every_form_matches_itself() -> None:
    patterns = dict(forms())
    for english in [*PROBLEMS, *REPLAYED]:
        said = re.sub(r"{(\w+)}", "7", english)
        assert patterns[REPLAYED.get(english, english)].fullmatch(said), english
    assert len(PROBLEMS) == len(set(PROBLEMS))


@pytest.mark.parametrize(
    ("lang", "english", "said"),
    [
        ("en", ABSENT, ABSENT),
        ("uk", ABSENT, "x.json: не вдається прочитати: такого файлу чи теки немає"),
        ("ru", ABSENT, "x.json: не удаётся прочитать: такого файла или папки нет"),
        ("uk", "--turn: 9 is not in this game; it has the turns 1..7", "--turn: ходу 9 немає в цій грі; її ходи: 1..7"),
        ("ru", "setup.seats: at least one human seat is needed", "setup.seats: нужен хотя бы один человек"),
        ("uk", "position.human: must be an object, found 3", "position.human: must be an object, found 3"),
    ],
)  # fmt: skip
def test_problems_are_said(lang: str, english: str, said: str) -> None:
    assert problem_text(Translator(lang), english) == said


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_a_setup_that_cannot_be_is_refused_in_the_language(lang: str) -> None:
    with pytest.raises(MaszynaError) as refused:
        read_plan({"seats": [{"faction": "crimea"}, {"faction": "crimea"}]})
    assert isinstance(refused.value, SetupError)
    said = screen_texts(lang).say("setup_wrong", problem=refused.value)
    assert not re.search("[a-z]", said.partition(COLON)[2].partition(COLON)[2].replace("'crimea'", ""))


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        (["scythe", "score", "x", "--lang", "ru"], {}, "ru"),
        (["scythe", "score", "x", "--lang=uk"], {}, "uk"),
        (["scythe", "score", "x"], {"LANG": "uk_UA.UTF-8"}, "uk"),
        (["scythe", "score", "x", "--json"], {"LANG": "uk_UA.UTF-8"}, "en"),
        (["scythe", "score", "x", "--lang", "de"], {}, "en"),
    ],
)
def test_the_language_of_problems(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert complaining_language(arguments, environment) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_in_the_language(capsys: pytest.CaptureFixture[str], lang: str, tmp_path: Path) -> None:
    folder = str(tmp_path)
    told = inside(capsys, "scythe", "simulate", "--games", "1", "--level", "automa", "--airships", "--save", folder,
                  "--lang", lang).out  # fmt: skip
    told += inside(capsys, "scythe", "replay", str(tmp_path / "scythe-1.json"), "--lang", lang).out
    told += inside(capsys, "expeditions", "simulate", "--games", "2", "--lang", lang).out
    told += inside(capsys, "expeditions", "cards", "--lang", lang).out
    plain = re.sub(r"/\S+|maszyna|expeditions|cards|FILE", "", told)
    assert bool(re.search("[A-Za-z]", plain)) == (lang == "en"), plain


def refused_replay(save: Save) -> str:
    with pytest.raises(FormatError) as refused:
        restore(save)
    return str(refused.value)


def played(kind: RuleSet[Any], setup: dict[str, object], *actions: str) -> Save:
    return Save(kind.name, 1, setup, 3, list(actions))


TWO: dict[str, object] = {"seats": [{"faction": "crimea", "mat": "industrial"}, {"faction": "nordic"}]}
TABLE: dict[str, object] = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]}
REFUSED = [
    (played(SCYTHE, TWO, "section trade", "section trade"), "cannot be understood here", "незрозуміло", "непонятно"),
    (played(SCYTHE, TWO, "section move", "move units", "mech 4"), "You have no such unit there.", "немає", "нет"),
    (played(SCYTHE_TABLE, TABLE, "power 7", "move mech 20 21"), "[1]: no such unit there: mech", "mech 20", "mech 20"),
    (played(EXPEDITIONS, {"level": 2}, "take n3"), "There is no corruption on that location.", "скверни", "скверны"),
]


@pytest.mark.parametrize(("save", "english", "ukrainian", "russian"), REFUSED)
def test_a_save_that_cannot_be_replayed_is_refused_in_sentences(
    save: Save, english: str, ukrainian: str, russian: str
) -> None:
    """No reason code of an engine is shown, and what is possible is listed in short."""
    message = refused_replay(save)
    for lang, expected in (("en", english), ("uk", ukrainian), ("ru", russian)):
        said = problem_text(Translator(lang), message)
        assert expected in said, said
        assert not [code for code in (*REASONS, *REFUSALS) if "_" in code and code in said], said
        assert said.count(", ") < 12, said
        rules = {"en": "is from rules 1", "uk": "за правилами 1", "ru": "по правилам 1"}[lang]
        assert (rules in said) == ("rules 1" in message), said
