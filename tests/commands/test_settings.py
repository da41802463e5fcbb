"""NAME=VALUE on a command line means the same in every command."""

import json
from pathlib import Path

import pytest
from tests.console import inside, program

from maszyna.commands.io.name_values import settings
from maszyna.commands.io.problems import BadInput


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ([], {}),
        (["skip_marked"], {"skip_marked": True}),
        (["skip_marked=false", "all_moves=Yes"], {"skip_marked": False, "all_moves": True}),
        (["coins=-1, all_moves = off,R3=character"], {"coins": -1, "all_moves": False, "R3": "character"}),
        (["mode=cooperative,,"], {"mode": "cooperative"}),
    ],
)
def test_values_are_read_the_same_from_one_text_and_from_several(texts: list[str], found: dict[str, object]) -> None:
    assert settings("--options", texts) == settings("--options", [",".join(texts)]) == found


def test_a_name_given_twice_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^--option: 'coins' is given twice"):
        settings("--option", ["coins=1", "coins=2"])


@pytest.mark.parametrize("value", ["false", "no", "off", "true"])
def test_an_option_is_switched_off_in_both_commands(
    value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    option = f"skip_marked={value}"
    said = inside(
        capsys, "scythe", "simulate", "--games", "1", "--level", "automa", "--options", option, "--save", str(tmp_path)
    )
    assert (said.code, said.problems) == (0, [])
    [file] = tmp_path.glob("scythe-*.json")
    wanted = {"skip_marked": True} if value == "true" else {}
    assert json.loads(file.read_text())["setup"]["options"] == wanted
    said = program("scythe", "play", "--yes", "--option", option)
    assert (said.code, said.problems) == (0, [])
    [file] = (tmp_path / "games").glob("*.json")
    assert json.loads(file.read_text())["setup"]["options"] == {"skip_marked": value == "true"}
