"""What a command refuses is told in the person's language; what programs read stays English."""

import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from tests.console import inside

from maszyna.commands.io.language import complaining_language
from maszyna.commands.io.problems import BadInput
from maszyna.games import EXPEDITIONS, SCYTHE, SCYTHE_TABLE, RuleSet, restore
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, IllegalAction, MaszynaError, SetupError
from maszyna.kernel.save import Save
from maszyna.messages.message import Message
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.common.problems import error_text
from maszyna.speech.common.reasons import REASONS
from maszyna.speech.common.table_refusals import REFUSALS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.screens.screen_texts import screen_texts

ABSENT = BadInput("x.json", "cannot_read", reason=Message("no_such_file"))
NESTED = BadInput("x.json", "in_line", number=3, problem=Part({}, "position.human").wrong("one_of", names=["a", "b"]))


@pytest.mark.parametrize(
    ("lang", "error", "said"),
    [
        ("en", ABSENT, "x.json: cannot be read: No such file or directory"),
        ("uk", ABSENT, "x.json: не вдається прочитати: такого файлу чи теки немає"),
        ("ru", ABSENT, "x.json: не удаётся прочитать: такого файла или папки нет"),
        (
            "uk",
            BadInput("--turn", "no_such_turn", turn=9, last=7),
            "--turn: ходу 9 немає в цій грі; її ходи: 1..7",
        ),
        ("ru", SetupError("setup.seats", "no_human_seat"), "setup.seats: нужен хотя бы один человек"),
        ("en", NESTED, "x.json: line 3: position.human: must be one of a, b, found an object"),
        ("uk", NESTED, "x.json: рядок 3: position.human: має бути одне з: a, b, а тут об’єкт"),
        ("ru", NESTED, "x.json: строка 3: position.human: требуется одно из: a, b, а здесь объект"),
    ],
)
def test_problems_are_said(lang: str, error: MaszynaError, said: str) -> None:
    assert error_text(Translator(lang), error) == said


def test_a_long_list_is_cut_for_people_and_whole_for_programs() -> None:
    names = [f"n{number}" for number in range(12)]
    error = BadInput("--only", "unknown_value", name="x", possible=names)
    assert str(error).endswith("n10, n11")
    assert error_text(Translator("en"), error).endswith("n7, …")


@pytest.mark.parametrize("error", [ABSENT, IllegalAction("to 5", "step", "no_way_there", ["to 6"])])
def test_errors_come_whole_from_another_process(error: MaszynaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again).keys() == vars(error).keys()


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_a_setup_that_cannot_be_is_refused_in_the_language(lang: str) -> None:
    with pytest.raises(MaszynaError) as refused:
        read_plan({"seats": [{"faction": "crimea"}, {"faction": "crimea"}]})
    assert isinstance(refused.value, SetupError)
    said = screen_texts(lang).say("setup_wrong", problem=refused.value)
    assert not re.search("[a-z]", said.replace("setup.seats[1].faction", "").replace("crimea", "")), said


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


def refused_replay(save: Save) -> FormatError:
    with pytest.raises(FormatError) as refused:
        restore(save)
    return refused.value


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
    error = refused_replay(save)
    for lang, expected in (("en", english), ("uk", ukrainian), ("ru", russian)):
        said = error_text(Translator(lang), error)
        assert expected in said, said
        assert not [code for code in (*REASONS, *REFUSALS) if "_" in code and code in said], said
        assert said.count(", ") < 12, said
        rules = {"en": "is from rules 1", "uk": "за правилами 1", "ru": "по правилам 1"}[lang]
        assert (rules in said) == ("rules 1" in str(error)), said
