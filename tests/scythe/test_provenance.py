"""Wherever a stand-in acts the answers say so (W5 to W9): turn, decide, combat, simulate, pictures, the tiles."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.console import inside

from maszyna.pictures.scythe.request import draw_request
from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS, RESOLUTION
from maszyna.scythe.facts.sources import sources_of, write_sources
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.notation import read_position, write_position
from maszyna.scythe.position_requests import combat_answer, decide_answer, turn_answer
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.tile_names import DOUBTS, HALVES
from maszyna.speech.scythe.tiles.effects import tile_lines

Document = dict[str, Any]
MAT = ["mat"] * 8
OWN_CAMP: Document = {"id": "camp", "provenance": ["printed"], "moves": [{"symbol": "attack_workers"}], "gains": []}
OWN_CARD: Document = {
    "id": "bombard", "preference": "nearest_enemy_worker", "provenance": ["printed"],
    "effects": [{"effect": "weaken", "numbers": [1]}],
}  # fmt: skip


def besieged(**more: Any) -> Document:
    """Saxony is shut in on its base."""
    automa: Document = {"faction": "saxony", "character": "base", "workers": ["base", "base", *MAT[:6]]}
    human: Document = {"faction": "crimea", "workers": [34, 41, *MAT[:6]], "power": 5}
    airships = {"aggressive": "bombard", "passive": "ferry"}
    return {"format": "maszyna/scythe-position@1", "automa": automa, "human": human, "airships": airships, **more}


def told(answer: Any, event: str) -> Document:
    found: Document = next(each for each in answer["events"] if each["event"] == event)
    return found


@pytest.mark.covers("W5.7")
def test_the_camp_is_a_printed_rule_with_symbols_of_ours() -> None:
    camp = told(turn_answer({"position": besieged(), "card": 5}), "automa_camp")
    assert camp == {"event": "automa_camp", "faction": "saxony", "provenance": ["printed"], "icons": "house"}
    own = besieged(own_tiles={"automa_symbols": [OWN_CAMP]})
    camp = told(turn_answer({"position": own, "card": 5}), "automa_camp")
    assert (camp["provenance"], camp["icons"], camp["own_copy"]) == (["printed"], "printed", True)


@pytest.mark.covers("W5.8")
def test_the_active_airship_is_one_too() -> None:
    automa: Document = {"faction": "saxony", "character": "mat", "mechs": [34, *MAT[:3]], "workers": MAT, "airship": 34}
    airships = {"aggressive": "bombard", "passive": "ferry", "active": True}
    here = besieged(automa=automa, airships=airships)
    card = next(card for card in range(1, 20) if flies(here, card, "move_mech"))
    flight = told(turn_answer({"position": here, "card": card}), "automa_airship")
    assert (flight["provenance"], flight["icons"]) == (["house"], "house")
    with_character = besieged(automa=automa | {"character": 34}, airships=airships)
    card = next(card for card in range(1, 20) if flies(with_character, card, "move_character", "encounter_or_factory"))
    assert "icons" not in told(turn_answer({"position": with_character, "card": card}), "automa_airship")


def flies(here: Document, card: int, *symbols: str) -> bool:
    """Whether the airship flies after one of these symbols."""
    events: Any = turn_answer({"position": here, "card": card})["events"]
    moved = [each["symbol"] for each in events if each["event"] == "automa_group" and not each["reason"]]
    return bool(set(moved) & set(symbols)) and any(each["event"] == "automa_airship" for each in events)


@pytest.mark.covers("W5.2")
def test_a_flight_says_whose_its_card_is() -> None:
    answer: Any = decide_answer({"position": besieged(), "action": "airship"})
    assert answer["provenance"] == ["house"] and "own_copy" not in answer
    assert [step.get("provenance") for step in answer["trace"] if step["id"] == "W9"] == [["house"]]
    own: Any = decide_answer({"position": besieged(own_tiles={"automa_card": [OWN_CARD]}), "action": "airship"})
    assert (own["provenance"], own["own_copy"]) == (["printed"], True)
    plain: Any = decide_answer({"position": besieged(), "action": "move_character"})
    assert "provenance" not in plain and not any("provenance" in step for step in plain["trace"])


@pytest.mark.covers("W6.3")
def test_a_siege_in_a_choice_says_whose_it_is() -> None:
    airships = {"aggressive": "siege_engine", "passive": "ferry"}
    human: Document = {"faction": "crimea", "workers": [34, 41, *MAT[:6]], "airship": 34}
    here = besieged(airships=airships, human=human)
    here["automa"]["coins"] = 0
    answer: Any = decide_answer({"position": here, "action": "attack_workers"})
    [step] = [step for step in answer["trace"] if step["rule"] == "can_pay_siege"]
    assert step["provenance"] == ["reported", "house"]


@pytest.mark.covers("W9.bombard")
def test_a_combat_says_whose_the_effect_is() -> None:
    here = besieged(own_tiles={"automa_card": [OWN_CARD]})
    here["automa"] |= {"character": 34, "airship": 34, "combat_cards": []}
    here["human"] |= {"character": 34, "workers": [41, 43, *MAT[:6]]}
    request = {"position": here, "territory": 34, "attacker": "automa", "card": 3, "human_power": 0}
    used = told(combat_answer(request), "effect_used")
    assert (used["effect"], used["provenance"], used["own_copy"]) == ("weaken", ["printed"], True)


@pytest.mark.covers("W5.9")
def test_the_first_star_is_told_as_reported_unless_the_position_has_the_stars() -> None:
    here = besieged(resolution="mission_possible")
    first = told(turn_answer({"position": here, "card": 3}), "resolution_used")
    assert (first["effect"], first["provenance"]) == ("first_stars", ["reported"])
    here["automa"] = here["automa"] | {"stars": {"mission": 1}}
    answer: Any = turn_answer({"position": here, "card": 3})
    assert all(each["event"] != "resolution_used" for each in answer["events"])


def test_own_tiles_of_every_kind_come_back_in_the_position() -> None:
    own = {
        "automa_card": [OWN_CARD], "automa_symbols": [OWN_CAMP],
        "automa_resolution": [{"id": "land_rush", "provenance": ["printed"], "effects": [{"effect": "all_moves"}]}],
    }  # fmt: skip
    written: Any = write_position(read_position(besieged(resolution="land_rush", own_tiles=own)))
    assert {kind: [tile["id"] for tile in tiles] for kind, tiles in written["own_tiles"].items()} == {
        "automa_card": ["bombard"], "automa_resolution": ["land_rush"], "automa_symbols": ["camp"],
    }  # fmt: skip
    assert write_position(read_position(written)) == written


def test_a_picture_of_a_flight_says_whose_its_card_is() -> None:
    picture = draw_request({"position": besieged(), "action": "airship"})
    assert picture.count("The card of the airship: house rule.") == 2  # drawn, and in the description
    assert "(W9: house rule)" in picture
    own = draw_request({"position": besieged(own_tiles={"automa_card": [OWN_CARD]}), "action": "airship"})
    assert "The card of the airship: your version: printed." in own
    assert "house" not in draw_request({"position": besieged(), "action": "move_character"})


def test_simulate_names_the_tiles_and_whose_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tiles.json"
    path.write_text(json.dumps({"format": "maszyna/scythe-tiles@1", "automa_card": [OWN_CARD]}))
    options = ["scythe", "simulate", "--games", "1", "--level", "automa", "--aggressive", "bombard"]
    options += ["--passive", "hero", "--own-tiles", str(path)]
    game, summary = [json.loads(line) for line in inside(capsys, *options, "--json").out.splitlines()]
    assert game["tiles"] == summary["summary"]["tiles"] == [
        {"kind": "aggressive", "id": "bombard", "provenance": ["reported", "house"]},
        {"kind": "passive", "id": "hero", "provenance": ["house"]},
        {"kind": "automa_card", "id": "bombard", "provenance": ["printed"], "own_copy": True},
        {"kind": "automa_symbols", "id": "camp", "provenance": ["printed"], "icons": "house"},
    ]  # fmt: skip
    shown = inside(capsys, *options).out
    assert "Airship cards of the Automa, Bombard: your version, printed" in shown
    assert "The Automa's camp: printed rule, symbols: house" in shown


def test_every_mixed_tile_of_ours_says_which_half_is_whose() -> None:
    mixed = {
        (tile.kind, tile.id)
        for of_kind in tile_set().tiles for tile in of_kind
        if len(tile.provenance) > 1 and tile.kind != AUTOMA_SYMBOLS
    }  # fmt: skip
    assert mixed == HALVES.keys()
    for lang in LANGUAGES:
        for kind, name in mixed:
            tile = tile_set().tile(kind, name)
            assert tile_lines(Translator(lang), tile)[-1] == Translator(lang).say(HALVES[kind, name])
            assert tile_lines(Translator(lang), tile, own=True)[-1] != Translator(lang).say(HALVES[kind, name])


def test_sources_are_written_as_words() -> None:
    camp, active = tile_set().tiles[AUTOMA_SYMBOLS]
    assert write_sources(sources_of(camp)) == write_sources(sources_of(active)) == {
        "provenance": ["printed"], "icons": "house",
    }  # fmt: skip
    assert write_sources(0) == {}


@pytest.mark.covers("W8.3", "W8.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stand_in_that_a_players_log_contradicts_says_so(lang: str) -> None:
    said = Translator(lang)
    doubted = {
        (kind, tile.id)
        for kind, tiles in enumerate(tile_set().tiles)
        for tile in tiles
        if any(line in [said.say(text) for text in DOUBTS.values()] for line in tile_lines(said, tile))
    }
    assert doubted == DOUBTS.keys() == {(RESOLUTION, "spoils_of_war"), (RESOLUTION, "doomsday_clock")}
    own = tile_lines(said, tile_set().tile(RESOLUTION, "spoils_of_war"), own=True)
    assert said.say(DOUBTS[RESOLUTION, "spoils_of_war"]) not in own
