"""Automas under a resolution: they count like players (W5.9)."""

import pytest
from tests.scythe.campaign import where
from tests.scythe.props import have, purse
from tests.scythe.resolutions.closing import Closing, setup_of

from maszyna.kernel.bits import bit
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.star_cards import levels
from maszyna.scythe.hidden import stars_by_kind, tile_stars
from maszyna.scythe.ids import STAR_POWER
from maszyna.scythe.setup.new_game import new_game


def table(tile: str, *people: str, level: str = "automa") -> Closing:
    """Saxony is the Automa, with a worker beside its base."""
    scene = Closing(tile, *(people or ("crimea",)), automas=("saxony",), level=level)
    scene.put("saxony", "worker", 34)
    return scene


def told(scene: Closing, of: str) -> list[str]:
    """The kinds of event of one seat."""
    return [EVENTS[event.kind][0] for event in scene.game.log or [] if event.seat == scene.index(of)]


@pytest.mark.covers("W5.9", "W8.1")
def test_a_last_move_of_an_automa_is_its_move_row_alone() -> None:
    scene = table("land_rush")
    scene.stack_deck("saxony", 3)  # move worker; gain 3 power; gold star
    scene.last_star("crimea")
    assert scene.asked() == "crimea unit"
    assert scene.turns() == ["crimea", "saxony", "crimea"]
    assert told(scene, "saxony") == ["turn_began", "automa_card", "automa_group", "unit_moved"]
    assert where(scene, "saxony", "worker") != [34]
    assert scene.seat("saxony").power == 0 and scene.game.automa(scene.index("saxony")).tracker == 0


@pytest.mark.covers("W5.9", "W8.1")
def test_a_last_move_to_the_factory_takes_a_card_there() -> None:
    scene = table("land_rush")
    scene.put("saxony", "character", 30)
    scene.stack_deck("saxony", 1)  # to an encounter or the Factory
    scene.last_star("crimea")
    assert told(scene, "saxony")[-2:] == ["unit_moved", "factory_card_taken"]
    assert where(scene, "saxony", "character") == [23]


@pytest.mark.covers("W5.9", "W8.1")
def test_a_last_move_obeys_the_skip_mark() -> None:
    scene = table("land_rush", level="autometta")
    scene.stack_deck("saxony", 4)  # move worker, but marked
    scene.last_star("crimea")
    assert told(scene, "saxony") == ["turn_began", "automa_card", "automa_skipped"]
    assert where(scene, "saxony", "worker") == [34]


@pytest.mark.covers("W5.9", "W8.6")
def test_a_turn_without_move_is_the_card_without_its_move_row() -> None:
    scene = table("mission_possible")
    scene.missions(1, 2)
    scene.stack_deck("saxony", 3)
    scene.last_star("crimea")
    assert scene.asked() == "over"
    assert told(scene, "saxony") == ["turn_began", "automa_card", "gained", "tracker_moved"]
    assert where(scene, "saxony", "worker") == [34]
    assert scene.seat("saxony").power == 3


@pytest.mark.covers("W5.9", "W8.5")
def test_deja_vu_is_an_ordinary_turn_for_an_automa() -> None:
    scene = table("deja_vu")
    scene.stack_deck("saxony", 3)
    scene.last_star("crimea")
    assert scene.asked() == "over"
    assert told(scene, "saxony") == [
        "turn_began", "automa_card", "automa_group", "unit_moved", "gained", "tracker_moved",
    ]  # fmt: skip


def before_its_star(scene: Closing) -> None:
    """The Automa's next gold star brings a star of the tracker."""
    state = scene.game.automa(scene.index("saxony"))
    state.tracker = next(space for space in range(40) if bit(space + 1) & levels()[state.level].star_spaces)
    scene.stack_deck("saxony", 3)


@pytest.mark.covers("W5.9", "W8.1")
def test_an_automa_brings_about_the_end() -> None:
    scene = table("land_rush", "crimea", "nordic")
    before_its_star(scene)
    have(scene, "saxony", stars=5)
    scene.begin("saxony")
    assert scene.promised() == [("saxony", 3)]
    assert scene.asked() == "nordic unit"
    scene.passes()
    scene.passes()
    assert scene.asked() == "over"
    assert scene.turns() == ["saxony", "nordic", "crimea", "saxony"]


@pytest.mark.covers("W5.9", "W8.2")
def test_an_automa_gains_the_coins_and_its_units_go_home_without_popularity() -> None:
    scene = table("factory_explosion")
    before_its_star(scene)
    scene.put("saxony", "mech", 30)
    scene.put("saxony", "worker", 23)
    have(scene, "saxony", stars=4)
    scene.begin("saxony")
    assert scene.promised() == [("saxony", 4)]
    assert purse(scene, "saxony")[0] == 5
    scene.to_the_end()
    assert not scene.seat("saxony").units() & (bit(23) | bit(30))
    assert scene.happened("factory_exploded")
    assert purse(scene, "saxony")[2] == 10


@pytest.mark.covers("W5.9", "W8.3")
@pytest.mark.parametrize(("won", "placed"), [(3, 4), (4, 4)])
def test_its_combat_stars_have_the_same_limit(won: int, placed: int) -> None:
    scene = table("spoils_of_war")
    scene.put("saxony", "mech", 30)
    scene.put("crimea", "mech", 23)
    have(scene, "saxony", stars=won, combat_stars=won, power=10)
    scene.begin("crimea")
    scene.stack_deck("saxony", 1)
    scene.say("section move", "move units", "mech 23", "to 30", "no more units")
    assert len(scene.happened("combat_won")) == 1
    assert scene.seat("saxony").combat_stars == placed


@pytest.mark.covers("W5.9", "W8.4", "star hill")
def test_an_automa_always_takes_the_hill() -> None:
    scene = table("king_of_the_hill")
    scene.put("saxony", "mech", 23)
    scene.begin("saxony")
    assert [EVENTS[event.kind][0] for event in scene.game.log or []][:3] == [
        "turn_began", "resolution_used", "star_placed",
    ]  # fmt: skip
    assert scene.seat("saxony").stars == 1
    scene.begin("saxony")
    assert scene.seat("saxony").stars == 1


@pytest.mark.covers("W5.9", "W8.4", "star hill")
def test_the_hill_may_end_the_game() -> None:
    scene = table("king_of_the_hill")
    scene.put("saxony", "mech", 23)
    have(scene, "saxony", stars=5)
    scene.begin("saxony")
    assert scene.asked() == "over"
    assert not scene.happened("automa_card")


@pytest.mark.covers("W5.9", "W8.6", "star mission_1")
def test_an_automa_starts_with_a_star_on_the_first_open_objective() -> None:
    automas = [{"player": "automa"}, {"player": "automa", "level": "ultimaszyna"}]
    game = new_game(setup_of("mission_possible", [{}, *automas]), 5)
    for seat in game.position.seats:
        assert seat.stars == (1 if seat.player else 0)
        assert stars_by_kind(seat) == [0, 0, 0, 0, 1] if seat.player else not seat.star_kinds
        assert tile_stars(seat) == seat.stars
    game = new_game(setup_of("land_rush", [{}, *automas]), 5)
    assert [seat.stars for seat in game.position.seats] == [0, 0, 0]


@pytest.mark.covers("W5.9")
def test_stars_on_tiles_are_told_apart() -> None:
    scene = table("king_of_the_hill")
    own = scene.seat("saxony")
    own.stars, own.combat_stars = 5, 2
    own.star_kinds |= bit(STAR_POWER) | bit(10)
    assert stars_by_kind(own) == [1, 2, 1, 1, 0]
    assert tile_stars(own) == 1


@pytest.mark.covers("W5.9", "W8.7")
def test_twenty_turns_with_automas() -> None:
    game = new_game(setup_of("doomsday_clock", [{}, {"player": "automa"}, {"player": "automa"}]), 2)
    while not game.is_over():
        game.apply(game.options()[0])
    assert game.turns == 60


@pytest.mark.covers("W5.9", "W8.8")
@pytest.mark.parametrize("coins", [0, 60])
def test_backup_plan_of_an_automa(coins: int) -> None:
    scene = table("backup_plan")
    before_its_star(scene)
    have(scene, "saxony", stars=5)
    have(scene, "crimea", coins=coins)
    scene.begin("saxony")
    assert scene.promised() == ([("saxony", 2)] if coins else [])
    assert (scene.asked() == "over") == (not coins)
