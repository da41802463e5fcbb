"""What a command refuses is told in the person's language; what programs read stays English."""

import ast
import re
from pathlib import Path

import pytest
from tests.console import inside

from maszyna.commands.io.language import complaining_language
from maszyna.kernel.errors import MaszynaError, SetupError
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.common.problems import COLON, PROBLEMS, forms, problem_text
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
    for text, pattern in forms():
        said = re.sub(r"{(\w+)}", "7", text)
        assert pattern.fullmatch(said), text
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
