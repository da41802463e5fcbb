"""The Wind Gambit in positions: tiles, airships, cargo, resolutions; read, written back, and refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scythe.contract import bare, position
from tests.scythe.notation.test_notation_refused import anything, holders

from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import counts
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, RESOLUTION
from maszyna.scythe.facts.tile_documents import tile_set, write_tile
from maszyna.scythe.facts.tiles import TILE_IDS, TOLL_TILE
from maszyna.scythe.game import NO_AIRSHIPS, SIXTH_STAR
from maszyna.scythe.hidden import stars_by_kind
from maszyna.scythe.ids import ABOARD, CRIMEA, MAT, SAXONY
from maszyna.scythe.notation import layout_of, read_position, score_answer, write_position
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.position_requests.position_game import game_of
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import NO_AIRSHIPS_ON_BOARD

Document = dict[str, Any]
SHARED: Document = {"aggressive": "bombard", "passive": "ferry", "own_pairs": False, "active": False}
PAIRS: Document = {
    "own_pairs": True,
    "pairs": {"crimea": {"aggressive": "bounty", "passive": "craft"}, "saxony": {"aggressive": "espionage"}},
    "active": True,
}
CREW = ["aboard", 43, "aboard", "mat", "mat", "mat", "mat", "mat"]


def windy(airships: Document = SHARED, **changes: Any) -> Document:
    """The contract's position with airships."""
    return position(airships=airships, **changes)


def own_tile(kind: int, name: str, **changes: Any) -> Document:
    """A tile as a player may have entered it."""
    return {**write_tile(tile_set().tile(kind, name)), "provenance": ["printed"], **changes}


def fleet_in(layout: Layout) -> Fleet:
    fleet = fleet_of(layout.position)
    assert fleet is not None
    return fleet


def test_without_the_expansion_the_sky_is_clear_and_nothing_is_written_of_it() -> None:
    layout = read_position(position())
    assert layout.position.airship_board is NO_AIRSHIPS_ON_BOARD
    assert layout.ending is SIXTH_STAR
    assert [seat.airship for seat in layout.position.seats] == [MAT, MAT]
    written = write_position(layout)
    assert not {"airships", "resolution", "own_tiles"} & set(written)
    game = game_of(layout, 0)
    assert (game.airship_rules, game.ending) == (NO_AIRSHIPS, SIXTH_STAR)


def test_airships_start_at_home_and_have_their_tiles() -> None:
    layout = read_position(windy())
    assert [seat.airship for seat in layout.position.seats] == [base_of(CRIMEA), base_of(SAXONY)]
    human, automa = fleet_in(layout).airships
    assert (human.aggressive.id, human.passive and human.passive.id, human.card) == ("bombard", "ferry", None)
    assert (automa.aggressive.id, automa.passive, automa.card and automa.card.id) == ("bombard", None, "bombard")
    written: Any = write_position(layout)
    assert written["airships"] == SHARED
    assert (written["human"]["airship"], written["automa"]["airship"]) == ("base", "base")
    assert "cargo" not in written["human"]


def test_places_and_cargo() -> None:
    layout = read_position(windy(human__airship=7, human__cargo={"oil": 1, "food": 2}, automa__airship=23))
    human, automa = layout.position.seats
    assert (human.airship, automa.airship, counts(human.cargo)) == (7, 23, [2, 0, 0, 1])
    written: Any = write_position(layout)
    assert (written["human"]["airship"], written["human"]["cargo"]) == (7, {"food": 2, "oil": 1})
    assert written["automa"]["airship"] == 23


def test_workers_aboard() -> None:
    layout = read_position(windy({**SHARED, "aggressive": "bounty"}, human__workers=CREW))
    human = layout.position.seats[0]
    assert [place for place in human.at if place == ABOARD] == [ABOARD] * 2
    assert human.units() & ~((1 << 36) | (1 << 43)) == 0  # they stand on no territory (W2.4)
    written: Any = write_position(layout)
    assert written["human"]["workers"] == CREW


def test_a_pair_of_its_own_for_everybody() -> None:
    layout = read_position(windy(PAIRS))
    fleet = fleet_in(layout)
    assert (fleet.own_pairs, fleet.active) == (True, True)
    assert [airship.aggressive.id for airship in fleet.airships] == ["bounty", "espionage"]
    assert write_position(layout)["airships"] == PAIRS


def test_automas_alone_need_no_passive_tile() -> None:
    alone = {"aggressive": "blitzkrieg", "own_pairs": False, "active": False}
    layout = read_position(bare(automa="nordic") | {"airships": alone})
    assert write_position(layout)["airships"] == alone


@pytest.mark.parametrize("name", TILE_IDS[RESOLUTION])
def test_every_resolution_is_the_ending_of_the_game(name: str) -> None:
    layout = read_position(position(resolution=name))
    assert isinstance(layout.ending, Resolution)
    assert layout.ending.tile is tile_set().tile(RESOLUTION, name)
    assert game_of(layout, 0).ending is layout.ending
    assert write_position(layout)["resolution"] == name


def test_a_game_from_a_position_has_its_airships() -> None:
    layout = read_position(windy())
    game = game_of(layout, 0)
    assert isinstance(game.airship_rules, FleetGameRules) and isinstance(game.position.airship_board, FleetBoardRules)
    assert game.airship_rules.fleet is game.position.airship_board.fleet


def test_own_tiles_are_used_and_those_in_use_written() -> None:
    bombard = own_tile(AGGRESSIVE, "bombard", effects=[{"effect": "weaken", "numbers": [4]}], note="my copy")
    card = own_tile(AUTOMA_CARD, "bombard", preference="nearest_own_combat_unit")
    unused = own_tile(AGGRESSIVE, "bounty")
    ending = own_tile(RESOLUTION, "doomsday_clock", effects=[{"effect": "turns_each", "numbers": [9]}])
    own = {"aggressive": [unused, bombard], "automa_card": [card], "resolution": [ending]}
    layout = read_position(windy(own_tiles=own, resolution="doomsday_clock"))
    assert fleet_in(layout).airships[0].powers.weaken == 4
    written: Any = write_position(layout)
    assert [tile["id"] for tile in written["own_tiles"]["aggressive"]] == ["bombard"]
    assert written["own_tiles"]["aggressive"][0]["note"] == "my copy"
    assert written["own_tiles"]["automa_card"] == [card]
    assert written["own_tiles"]["resolution"][0]["effects"][0]["numbers"] == [9]
    assert write_position(read_position(json.loads(json.dumps(written)))) == written


@pytest.mark.parametrize(
    ("resolution", "stars"),
    [
        ("king_of_the_hill", {"tracker": 1, "combat": 1, "power": 1, "hill": 1}),
        ("spoils_of_war", {"tracker": 2, "combat": 4, "power": 0}),
        ("mission_possible", {"tracker": 0, "combat": 0, "power": 0, "mission": 2}),
        ("mission_possible", {"tracker": 2, "combat": 0, "power": 0, "mission": 1}),
    ],
)
def test_stars_of_resolutions(resolution: str, stars: dict[str, int]) -> None:
    layout = read_position(position(resolution=resolution, automa__stars=stars))
    automa = layout.position.seats[1]
    assert automa.stars == sum(stars.values())
    assert sum(stars_by_kind(automa)) == automa.stars
    written: Any = write_position(layout)
    assert written["automa"]["stars"] == stars


def test_an_automa_starts_with_a_star_on_an_open_objective() -> None:
    """W5.9: where nothing is told of its stars they are as after the setup."""
    layout = read_position(bare(automa="nordic") | {"resolution": "mission_possible", "open_objectives": [7, 12]})
    assert stars_by_kind(layout.position.seats[0]) == [0, 0, 0, 0, 1]
    assert isinstance(layout.ending, Resolution) and layout.ending.missions == [7, 12]
    assert write_position(layout)["open_objectives"] == [7, 12]


def test_last_turns_and_a_camp_are_kept() -> None:
    finale = {"trigger": "saxony", "queue": ["crimea", "saxony", "crimea"], "begun": True}
    layout = read_position(position(resolution="deja_vu", finale=finale, automa__encamped=True))
    game = game_of(layout, 0)
    assert game.finale is not None
    assert (game.finale.trigger, game.finale.queue, game.finale.begun) == (1, [0, 1, 0], True)
    assert layout.automa_state(1).encamped
    written: Any = write_position(layout)
    assert (written["finale"], written["automa"]["encamped"]) == (finale, True)


def test_cargo_is_scored_like_any_resource() -> None:
    """W2.3: with the three on the human's territories they make three pairs instead of one, at 1 coin."""
    scores: list[Any] = [score_answer(read_position(windy(human__cargo={"oil": oil}))) for oil in (0, 3)]
    assert [score["human"]["resources"] for score in scores] == [1, 3]


NEEDS = 'needs "airships" in the position'
BOUNTY = {**SHARED, "aggressive": "bounty"}
REFUSED: list[tuple[Document, str, str]] = [
    (position(airships=[]), "position.airships", "an object with aggressive, passive"),
    (position() | {"airships": None}, "position.airships", "an object with aggressive, passive"),
    (windy({"passive": "ferry"}), "position.airships.aggressive", "in a position the tile is known: bombard"),
    (windy({"aggressive": None, "passive": "ferry"}), "position.airships.aggressive", "is missing"),
    (windy({"aggressive": "bombard"}), "position.airships.passive", "in a position the tile is known: ferry"),
    (windy({"aggressive": "bombard", "passive": None}), "position.airships.passive", "is missing"),
    (windy({**SHARED, "aggressive": "ferry"}), "position.airships.aggressive", "one of bombard"),
    (windy({**SHARED, "passive": 9}), "position.airships.passive", "one of ferry"),
    (windy({**SHARED, "active": 1}), "position.airships.active", "true or false"),
    (windy({**SHARED, "speed": 1}), "position.airships.speed", "possible: aggressive"),
    (windy({**SHARED, "aggressive": TOLL_TILE}), "position.airships.aggressive", "never used with an Automa"),
    (windy({**SHARED, "pairs": {}}), "position.airships.pairs", '"own_pairs": true'),
    (windy({"own_pairs": True}), "position.airships.pairs.crimea", "every seat has its own"),
    (windy({**PAIRS, "pairs": {**PAIRS["pairs"], "nordic": {}}}), "position.airships.pairs.nordic", "at the table"),
    (windy({**PAIRS, "pairs": {**PAIRS["pairs"], "crimea": {"aggressive": "bounty"}}}),
     "position.airships.pairs.crimea.passive", "is missing"),
    (windy({**PAIRS, "pairs": {**PAIRS["pairs"], "saxony": {}}}),
     "position.airships.pairs.saxony.aggressive", "is missing"),
    (windy({**PAIRS, "pairs": {**PAIRS["pairs"], "saxony": {"aggressive": TOLL_TILE}}}),
     "position.airships.pairs.saxony.aggressive", "never used with an Automa"),
    (position(human__airship=7), "position.human.airship", NEEDS),
    (position(automa__airship="base"), "position.automa.airship", NEEDS),
    (position(human__cargo={"oil": 1}), "position.human.cargo", NEEDS),
    (position(human__workers=CREW), "position.human.workers[0]", NEEDS),
    (windy(human__airship="mat"), "position.human.airship", 'a territory 1..47 or "base", found "mat"'),
    (windy(human__airship="saxony_base"), "position.human.airship", 'a territory 1..47 or "base"'),
    (windy(human__airship=48), "position.human.airship", "1..47"),
    (windy(human__airship=True), "position.human.airship", "1..47"),
    (windy() | {"human": {"faction": "crimea", "airship": None}}, "position.human.airship", "1..47"),
    (windy(automa__cargo={"oil": 1}), "position.automa.cargo", "is not a field here"),
    (windy(human__cargo={"oil": 4}), "position.human.cargo.oil", "0..3"),
    (windy(human__cargo={"oil": 2, "food": 2}), "position.human.cargo", "are 4 resources; an airship carries 3"),
    (windy(human__cargo={"gold": 1}), "position.human.cargo.gold", "food, wood, metal, oil"),
    (windy(human__cargo=3), "position.human.cargo", "an object with food"),
    (windy(BOUNTY, human__cargo={"oil": 1}), "position.human.cargo", "must be empty: bounty carries workers"),
    (windy(human__workers=CREW), "position.human.workers[0]", "bombard carries resources"),
    (windy(BOUNTY, human__workers=[*["aboard"] * 3, *["mat"] * 5]), "position.human.workers[2]", "airship carries 2"),
    (windy(BOUNTY, automa__workers=CREW), "position.automa.workers[0]", "an Automa's worker"),
    (windy(BOUNTY, human__character="aboard"), "position.human.character", '"base" or "mat"'),
    (windy(BOUNTY, human__mechs=["aboard", *["mat"] * 3]), "position.human.mechs[0]", '"base" or "mat"'),
    (windy(BOUNTY, human__workers=["abroad", *["mat"] * 7]), "position.human.workers[0]", '"mat" or "aboard"'),
    (position(resolution="random"), "position.resolution", "one of land_rush"),
    (position(resolution=3), "position.resolution", "one of land_rush"),
    (position(own_tiles=[]), "position.own_tiles", "an object with aggressive"),
    (position(own_tiles={"aggressive": [{"id": "bombard"}]}), "position.own_tiles.aggressive[0].provenance", "is"),
    (position(finale={}), "position.finale", 'needs a "resolution"'),
    (position(open_objectives=[3]), "position.open_objectives", 'needs a "resolution"'),
    (position(resolution="land_rush", open_objectives=[3]), "position.open_objectives", "are 1; land_rush opens 0"),
    (position(resolution="mission_possible", open_objectives=[3, 4, 5]), "position.open_objectives", "opens 2"),
    (position(resolution="mission_possible", open_objectives=[28]), "position.open_objectives[0]", "1..27"),
    (position(resolution="mission_possible", open_objectives=[3, 3]), "position.open_objectives[1]", "already"),
    (position(resolution="deja_vu", finale={}), "position.finale.trigger", "one of crimea, saxony"),
    (position(resolution="deja_vu", finale={"trigger": "nordic", "queue": []}), "position.finale.trigger", "crimea"),
    (position(resolution="deja_vu", finale={"trigger": "crimea"}), "position.finale.queue", "is missing"),
    (position(resolution="deja_vu", finale={"trigger": "crimea", "queue": [1]}), "position.finale.queue[0]", "saxony"),
    (position(resolution="deja_vu", finale={"trigger": "crimea", "queue": [], "begun": 1}),
     "position.finale.begun", "true or false"),
    (position(automa__encamped=True), "position.automa.encamped", 'needs "airships" or a "resolution"'),
    (position(automa__encamped=1, resolution="deja_vu"), "position.automa.encamped", "true or false"),
    (position(human__encamped=True), "position.human.encamped", "is not a field here"),
    (position(automa__stars={"hill": 1}), "position.automa.stars.hill", 'needs a "resolution" that gives such stars'),
    (position(automa__stars={"mission": 1}, resolution="land_rush"), "position.automa.stars.mission", "such stars"),
    (position(automa__stars={"hill": 2}, resolution="king_of_the_hill"), "position.automa.stars.hill", "0..1"),
    (position(automa__stars={"mission": 3}, resolution="mission_possible"), "position.automa.stars.mission", "0..2"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("document", "where", "right"), REFUSED, ids=[f"{n}-{row[1]}" for n, row in enumerate(REFUSED)]
)
def test_a_refusal_names_the_place_and_what_would_be_right(document: Document, where: str, right: str) -> None:
    with pytest.raises(FormatError) as refusal:
        read_position(document)
    assert refusal.value.where == where
    assert right in refusal.value.problem


SETUPS: list[Document] = [
    {"seats": 3, "airships": {}},
    {"seats": 4, "airships": {"own_pairs": True}, "resolution": "random"},
    {"seats": [{}, {"player": "automa"}], "airships": {"active": True}},
    {"seats": [{}, {"player": "automa"}, {"player": "automa"}], "airships": {"own_pairs": True}},
    {"seats": [{}, {"player": "automa"}], "resolution": "random"},
]


@pytest.mark.parametrize("seed", range(15))
def test_any_position_of_a_game_is_written_and_read_back(seed: int) -> None:
    game = new_game(SETUPS[seed % len(SETUPS)], seed)
    play_out(game, random_dice(seed), 120 * seed)
    written = write_position(layout_of(game))
    layout = read_position(json.loads(json.dumps(written)))
    assert write_position(layout) == written
    for seat, twin in zip(game.position.seats, layout.position.seats, strict=True):
        assert (seat.at, seat.airship, seat.cargo) == (twin.at, twin.airship, twin.cargo)
        assert (seat.stars, seat.combat_stars) == (twin.stars, twin.combat_stars) or seat.player == 0
    assert score_answer(layout) == score_answer(layout_of(game))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_position_changed_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    tiles = {"aggressive": [own_tile(AGGRESSIVE, "bombard")], "resolution": [own_tile(RESOLUTION, "backup_plan")]}
    whole = data.draw(
        st.sampled_from(
            [
                windy(human__airship=7, human__cargo={"food": 1}, own_tiles=tiles, resolution="backup_plan"),
                windy(BOUNTY, human__workers=CREW, automa__airship=3),
                windy(PAIRS, resolution="king_of_the_hill", automa__stars={"hill": 1}),
            ]
        )
    )
    document = json.loads(json.dumps(whole))
    words = st.sampled_from(["aboard", "base", "toll", "bounty", "ferry", "land_rush", "random", "weaken", 3, 0, True])
    for _ in range(data.draw(st.integers(1, 3))):
        places = holders(document)
        if not places:
            break
        holder, key = places[data.draw(st.integers(0, len(places) - 1))]
        if data.draw(st.booleans()):
            holder[key] = data.draw(words | anything)
        else:
            del holder[key]
    try:
        layout = read_position(document)
    except FormatError:
        return
    written = write_position(layout)
    assert write_position(read_position(json.loads(json.dumps(written)))) == written


def documented() -> list[Document]:
    """The positions of the chapter of the docs about The Wind Gambit."""
    text = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")
    chapter = text.split("### With The Wind Gambit\n")[1].split("\n### ")[0]
    found = [block for block in chapter.split("\n\n") if block.startswith('    {"format"')]
    return [json.loads(block) for block in found]


def test_the_examples_of_the_documentation_are_read_and_written_back() -> None:
    documents = documented()
    assert len(documents) == 2
    for document in documents:
        written: Any = json.loads(json.dumps(write_position(read_position(document))))
        assert write_position(read_position(written)) == written
        assert written["airships"] == document["airships"]
        assert (written["resolution"], written.get("finale")) == (document["resolution"], document.get("finale"))
        for who in ("human", "automa"):
            for part in set(document[who]) - {"stars"}:
                assert written[who][part] == document[who][part]
    stars: Any = write_position(read_position(documents[0]))["automa"]
    assert (stars["stars"]["tracker"], stars["stars"]["hill"]) == (1, 1)
    [tile] = documents[1]["own_tiles"]["aggressive"]
    [own] = fleet_in(read_position(documents[1])).airships[0].aggressive.effects
    assert own.numbers == tile["effects"][0]["numbers"]
