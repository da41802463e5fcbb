"""Real views and pages against the types of the API: nothing is missing, nothing is sent that they do not name."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel
from tests.app.asking import SOLO, TWO, WIND, Desk, some_option
from tests.app.test_end_scene import finished, opened

from maszyna.server.models import (
    game_models,
    mine_models,
    own_data_models,
    reference_models,
    scene_models,
    setup_models,
)

BESIDE_A_BOARD = ["power 7", "worker 43 1", "deploy 43 riverwalk", "automa", "automa", "move mech 43 35"]
BESIDE_TILES = ["me n2", "done", "tokens 4 3", "done"]


def unnamed(part: object) -> Iterator[str]:
    """The fields of a document that its type does not name."""
    if isinstance(part, BaseModel):
        yield from (f"{type(part).__name__}.{name}" for name in part.model_extra or {})
        yield from (name for field in type(part).model_fields for name in unnamed(getattr(part, field)))
    elif isinstance(part, list | dict):
        yield from (name for one in (part.values() if isinstance(part, dict) else part) for name in unnamed(one))


def check(model: type[BaseModel], document: Any) -> None:
    assert not set(unnamed(model.model_validate(document, strict=True)))


def check_pages(desk: Desk, game: str) -> None:
    view = desk.get(f"games/{game}")["view"]
    check(game_models.View, view)
    check(game_models.View, desk.get(f"games/{game}", at="0")["view"])
    check(reference_models.Log, desk.get(f"games/{game}/log"))
    check(scene_models.End, desk.get(f"games/{game}/end"))
    check(mine_models.Home, desk.get("games"))
    for place in random.Random(1).sample(view["board"]["places"], 4):
        check(reference_models.PlacePage, desk.get(f"games/{game}/place", key=place["key"]))
    if "why" in view["links"]:
        at, choice = view["links"]["why"].split("/")[-2:]
        check(reference_models.Why, desk.get(f"games/{game}/why", at=at, choice=choice))


@pytest.mark.parametrize(("setup", "seed"), [(SOLO, 1), (TWO, 2), (WIND, 3), (WIND, 4)])
def test_a_digital_game_is_as_its_types_say(setup: dict[str, Any], seed: int) -> None:
    desk, chance = Desk(), random.Random(seed)
    game = desk.new("scythe", setup, seed)
    for number in range(150):
        view = game["view"]
        if number % 2:
            check(game_models.View, view)
        if view["decision"] is None:
            break
        action = some_option(view, chance)
        if number % 10 == 0:
            tried = {"revision": game["revision"], "actions": [action]}
            check(game_models.TryAnswer, desk.ask("POST", f"games/{game['id']}/try", tried)[1])
        game = desk.act(game, action)
    check_pages(desk, game["id"])


@pytest.mark.parametrize(
    ("kind", "setup", "steps"),
    [("scythe-table", SOLO, BESIDE_A_BOARD), ("expeditions-table", {"level": 2}, BESIDE_TILES)],
)
def test_a_companion_is_as_its_types_say(kind: str, setup: dict[str, Any], steps: list[str]) -> None:
    desk = Desk()
    game = desk.new(kind, setup)
    check(game_models.View, game["view"])
    for step in steps:
        status, document = desk.ask(
            "POST", f"games/{game['id']}/actions", {"revision": game["revision"], "actions": [step]}
        )
        if status == 200:
            game |= document
            check(game_models.View, game["view"])
    check_pages(desk, game["id"])
    undone = desk.ask("POST", f"games/{game['id']}/undo", {"revision": game["revision"], "steps": 1})[1]
    check(game_models.View, undone["view"])


def test_pages_without_a_game_are_as_their_types_say() -> None:
    desk = Desk()
    check(setup_models.Setups, desk.get("setup"))
    check(own_data_models.Tiles, desk.get("tiles"))
    check(own_data_models.Cards, desk.get("cards"))
    check(mine_models.Logbook, desk.get("logbook"))
    check(own_data_models.Words, desk.get("words"))
    check(mine_models.Me, desk.get("me"))
    check(mine_models.Day, desk.get("day"))
    check(mine_models.CsvFile, desk.get("me/csv"))
    check(own_data_models.Term, desk.get("terms", key="ability.speed"))
    for tile in desk.get("tiles")["tiles"]:
        kind, _, name = tile["key"].partition(".")
        check(own_data_models.TileForm, desk.ask("POST", "tiles", {"kind": kind, "id": name})[1])


def test_pages_about_finished_games_are_as_their_types_say() -> None:
    desk = Desk()
    for seed in (3, 4):
        game = opened(desk, finished(seed))
    today = desk.get("day")
    desk.new("scythe", today["setup"], today["seed"])
    check(mine_models.Home, desk.get("games"))
    check(mine_models.Me, desk.get("me"))
    check(mine_models.Day, desk.get("day"))
    check(mine_models.BgStats, desk.get(f"games/{game['id']}/bgstats"))
