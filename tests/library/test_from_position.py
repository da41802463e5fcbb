"""A game that begins from a position: dealt by the seed, saved as ``setup.position``, replayed by every command."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import Desk
from tests.console import program

import maszyna
from maszyna.kernel.bits import count
from maszyna.kernel.packed_counts import total

POSITION: dict[str, Any] = {
    "format": "maszyna/scythe-position@1",
    "automa": {
        "faction": "saxony", "level": "automa", "scheme": 1, "tracker": 4, "power": 6, "coins": 5,
        "combat_cards": [2, 3, 5], "character": 23, "mechs": [21, "base", "mat", "mat"],
        "workers": [34, 41, 35, "base", "mat", "mat", "mat", "mat"], "factory_card": True,
    },
    "human": {
        "faction": "crimea", "abilities": ["Wayfare"], "power": 5, "popularity": 4, "combat_cards": [4, None],
        "character": 36, "mechs": [43, "mat", "mat", "mat"],
        "workers": [43, 44, "base", "mat", "mat", "mat", "mat", "mat"],
        "structures": {"mine": 43}, "recruits": ["power", "coin"], "stars": 3,
    },
    "encounters": [3, 8, 11], "resources": {"43": {"food": 2}, "36": {"oil": 1}},
}  # fmt: skip


def changed(seat: str = "human", **fields: object) -> dict[str, Any]:
    return {**POSITION, seat: {**POSITION[seat], **fields}}


def refused(document: object, **more: Any) -> str:
    with pytest.raises((maszyna.SetupError, maszyna.FormatError)) as problem:
        maszyna.Scythe.from_position(document, **more)  # type: ignore[arg-type]
    return str(problem.value)


def test_the_game_stands_as_the_document_says() -> None:
    game = maszyna.Scythe.from_position(POSITION, seed=3)
    assert game.setup == {"position": POSITION} and game.seed == 3
    crimea, saxony = game.seats["crimea"], game.seats["saxony"]
    assert (crimea.power, crimea.popularity, crimea.character, crimea.workers, crimea.stars) == (
        5,
        4,
        36,
        [43, 44, "base"],
        3,
    )
    assert (saxony.mechs, saxony.coins, saxony.combat_cards) == ([21, "base"], 5, 3)
    assert game.to_decide == "crimea" and game.question == "Which section do you choose?"
    assert game.position["encounters"] == [3, 8, 11] and game.position["resources"] == POSITION["resources"]


def test_what_is_left_open_is_dealt_with_the_seed() -> None:
    games = [maszyna.Scythe.from_position(POSITION, seed=seed) for seed in range(12)]
    assert len({game.seats["crimea"].mat for game in games}) > 2
    assert len({game.position["structure_bonus"] for game in games}) > 2
    assert len({str(game.position["human"].get("objectives")) for game in games}) > 5  # type: ignore[attr-defined]
    for game in games:
        again = maszyna.Scythe.from_position(POSITION, seed=game.seed)
        assert again == game and again.position == game.position
        own = game.engine.position.seats[0]
        assert total(own.hand) == 2 and count(own.bonuses) == 2
        assert total(game.engine.combat_deck) == 42 - 2 - 3
        assert count(game.engine.factory_deck) == 2, "three lay there, and the Automa has taken one"


def test_a_mech_stands_in_the_slot_of_its_ability() -> None:
    game = maszyna.Scythe.from_position(POSITION)
    assert game.position["human"]["abilities"] == ["Wayfare"]  # type: ignore[index]
    assert sorted(map(str, game.position["human"]["mechs"])) == ["43", "mat", "mat", "mat"]  # type: ignore[index]
    unnamed = {key: value for key, value in POSITION["human"].items() if key != "abilities"}
    assert len(maszyna.Scythe.from_position({**POSITION, "human": unnamed}).position["human"]["abilities"]) == 1  # type: ignore[index]


def test_stars_told_as_a_number_are_of_kinds() -> None:
    for seed in range(8):
        own = maszyna.Scythe.from_position(changed(power=16), seed=seed).engine.position.seats[0]
        assert own.stars == 3 and own.star_kinds & 1 << 8, "the power shows one of them"
        assert own.combat_stars <= 2 and own.objective_stars <= 1
        assert bool(own.objectives) == (not own.objective_stars)


def test_upgrades_that_a_star_shows_are_made() -> None:
    own = maszyna.Scythe.from_position(changed(stars={"upgrades": 1})).engine.position.seats[0]
    assert count(own.cubes) == 6 and total(own.savings) == 6
    assert not maszyna.Scythe.from_position(POSITION).engine.position.seats[0].cubes


def test_it_is_played_saved_loaded_and_replayed(tmp_path: Path) -> None:
    game = maszyna.Scythe.from_position(POSITION, seed=5)
    game.play_randomly()
    assert game.over and game.to_decide is None
    path = tmp_path / "begun.json"
    game.save(path)
    assert json.loads(path.read_text())["setup"] == {"position": POSITION}
    again = maszyna.load(path)
    assert again == game and again.scores == game.scores
    answer = json.loads(program("scythe", "replay", str(path), "--json").out)
    assert answer["legal"] and answer["winner"] == game.winner
    assert program("scythe", "explain", str(path)).code == 0
    game.undo(5)
    game.save(path)
    assert json.loads(program("scythe", "hint", str(path), "--nodes", "50", "--json").out)["seat"] == "crimea"


def test_the_app_goes_on_with_it(tmp_path: Path) -> None:
    game = maszyna.Scythe.from_position(POSITION, seed=5)
    game.play("section produce")
    game.save(tmp_path / "begun.json")
    desk = Desk()
    status, loaded = desk.ask("POST", "games", {"save": json.loads((tmp_path / "begun.json").read_text())})
    assert status == 201, loaded
    assert desk.record(loaded["id"]).game.position.seats[0].power == 5
    action = loaded["view"]["decision"]["options"][0]["action"]
    desk.act(loaded, action)
    save = desk.get(f"games/{loaded['id']}/save")
    assert save["setup"] == {"position": POSITION} and save["actions"] == ["section produce", action]
    assert desk.get(f"games/{loaded['id']}/log") and desk.get("games")
    assert desk.new("scythe", {"position": POSITION}, seed=5)["view"]["seats"]


def test_the_position_of_any_game_is_one_to_begin_from() -> None:
    for seed in range(4):
        game = maszyna.Scythe([None, maszyna.Automa(), None], seed=seed, airships=True, resolution="random")
        game.play_randomly(until=lambda played: len(played.turns) > 12, limit=400)
        while not game.over and game.engine.decision_kind() != "section":
            game.play_randomly(limit=1)
        begun = maszyna.Scythe.from_position(json.loads(json.dumps(game.position)), seed=seed)
        assert {name: seat.workers for name, seat in begun.seats.items()} == {
            name: seat.workers for name, seat in game.seats.items()
        }
        begun.play_randomly(limit=60)


def test_the_document_is_not_shared_with_the_caller() -> None:
    document = json.loads(json.dumps(POSITION))
    game = maszyna.Scythe.from_position(document)
    document["human"]["power"] = 0
    game.setup["position"]["human"]["power"] = 99  # type: ignore[index]
    assert game.setup == {"position": POSITION}


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({}, "setup.position.format: is missing"),
        (7, "setup.position: must be an object"),
        (changed(power=99), "setup.position.human.power: must be a whole number"),
        (
            changed(character=23, mechs=["mat"] * 4, abilities=[]),
            "crimea and saxony have units on 23: fight that combat",
        ),
        (changed(workers=[34, 44] + ["mat"] * 6), "crimea and saxony have units on 34: move one"),
        (changed(stars=6), "crimea has 6 stars: the game is over"),
        (changed(character="mat"), "the character of crimea must be on the board"),
        (changed(workers=[44] + ["mat"] * 7), "crimea must have at least 2 workers"),
        (
            changed(abilities=["Wayfare", "Riverwalk"]),
            "setup.position.human.abilities: are 2, but there are 1 mechs on the board",
        ),
        (changed(combat_cards=[5] * 30), "more combat cards are in hand than the box has"),
        ({name: part for name, part in POSITION.items() if name != "human"}, "at least one human seat is needed"),
    ],
)
def test_a_position_no_game_can_go_on_from_is_refused(document: object, problem: str) -> None:
    assert problem in refused(document)


def test_bad_seeds_and_languages_are_refused() -> None:
    assert "seed: must be a whole number 0..18446744073709551615" in refused(POSITION, seed=-1)
    with pytest.raises(maszyna.UnknownLanguage):
        maszyna.Scythe.from_position(POSITION, lang="de")  # type: ignore[arg-type]
