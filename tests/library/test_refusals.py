"""What cannot be saved cannot be begun, and every error of the front door is one of its names."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

import maszyna
from maszyna.expeditions.ids import SEATS
from maszyna.library import name_types
from maszyna.library.setups import checked_setup
from maszyna.library.table import KINDS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.scythe.resolutions.resolution_setup import IDS
from maszyna.scythe.setup.plan import MAT_IDS, TILE_IDS
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.language.catalogue import LANGUAGES

NAMED = {
    "Action": ACTIONS, "Edition": EDITIONS, "Faction": FACTIONS, "Language": LANGUAGES, "Level": LEVELS, "Mat": MAT_IDS,
    "ResolutionTile": ["random", *IDS], "Side": SEATS, "StructureBonus": TILE_IDS, "TableKind": list(KINDS),
    "Variant": VARIANTS,
}  # fmt: skip


@pytest.mark.parametrize("seed", [-1, 2**64, 2**65, 1.5, "7", True, None])
@pytest.mark.parametrize("make", [maszyna.Scythe, maszyna.Expeditions])
def test_seeds_are_those_a_save_can_hold(make: Any, seed: Any) -> None:
    if seed is None:
        assert 0 <= make().seed < 2**64
        return
    with pytest.raises(maszyna.SetupError, match=r"seed: must be a whole number 0\.\.18446744073709551615"):
        make(seed=seed)


@pytest.mark.parametrize("make", [maszyna.Scythe, maszyna.Expeditions])
def test_the_largest_seed_is_saved_and_loaded(make: Any, tmp_path: Path) -> None:
    game = make(seed=2**64 - 1)
    game.save(tmp_path / "game.json")
    assert maszyna.load(tmp_path / "game.json") == game


def test_a_setup_that_is_given_away_damages_nothing(tmp_path: Path) -> None:
    game = maszyna.Scythe(2, seed=1)
    game.setup["x"] = 1
    game.setup["seats"][0]["faction"] = "venus"  # type: ignore[index]
    game.save(tmp_path / "game.json")
    assert maszyna.load(tmp_path / "game.json") == game


@pytest.mark.parametrize("value", [(1, 2), {1: 2}, float("nan"), {1, 2}, "\ud800", object()])
def test_what_would_come_back_changed_is_refused(value: object) -> None:
    with pytest.raises(maszyna.SetupError, match="cannot be saved"):
        checked_setup({"level": 1, "field": value})


def test_a_text_is_no_list_of_seats() -> None:
    with pytest.raises(maszyna.SetupError, match=r"seats: must be a number or a list of seats, as in \['nordic'"):
        maszyna.Scythe("nordic")  # type: ignore[arg-type]


def test_a_bad_language_is_refused_at_once() -> None:
    game = maszyna.Scythe(seed=1)
    refused: list[Any] = [
        lambda: maszyna.Scythe(lang="de"),  # type: ignore[arg-type]
        lambda: maszyna.Expeditions(lang="de"),  # type: ignore[arg-type]
        lambda: maszyna.load("nowhere.json", lang="de"),  # type: ignore[arg-type]
        lambda: maszyna.decide({}, "move_mech", lang="de"),  # type: ignore[arg-type]
        lambda: maszyna.table("scythe", lang="de"),  # type: ignore[arg-type]
        lambda: game.turns[0].story("de"),  # type: ignore[arg-type]
        lambda: setattr(game, "lang", "de"),
    ]
    for ask in refused:
        with pytest.raises(maszyna.UnknownLanguage, match="no language 'de'; possible: en, uk, ru"):
            ask()


def test_loading_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    with pytest.raises(maszyna.FileTrouble, match=r"nowhere\.json: No such file"):
        maszyna.load(tmp_path / "nowhere.json")
    bad = tmp_path / "bad.json"
    for content, where in (
        (b"{", "bad.json: save"),
        (b"\xff\xfe\x00", "bad.json: save"),
        (json.dumps({"format": "maszyna/save@1"}).encode(), "bad.json: game"),
    ):
        bad.write_bytes(content)
        with pytest.raises(maszyna.FormatError) as refused:
            maszyna.load(bad)
        assert refused.value.where == where
    maszyna.Scythe(2, seed=1).save(bad)
    save = json.loads(bad.read_text())
    bad.write_text(json.dumps({**save, "actions": ["fly"]}))
    with pytest.raises(maszyna.FormatError) as refused:
        maszyna.load(bad)
    assert refused.value.where == "bad.json: actions[0]"


def test_writing_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(maszyna.FileTrouble):
        maszyna.Scythe(2, seed=1).save(tmp_path / "no" / "folder" / "game.json")


def test_every_error_of_the_library_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "library.md").read_text("utf-8")
    found = [name for name in maszyna.__all__ if isinstance(getattr(maszyna, name), type)]
    errors = [name for name in found if issubclass(getattr(maszyna, name), Exception)]
    assert len(errors) > 10
    assert [name for name in errors if f"`{name}`" not in page] == []
    assert all(issubclass(getattr(maszyna, name), maszyna.MaszynaError) for name in errors)


def test_the_types_of_names_are_the_names_there_are() -> None:
    for name, known in NAMED.items():
        assert sorted(get_args(getattr(name_types, name))) == sorted(known), name
        assert getattr(maszyna, name) is getattr(name_types, name)
