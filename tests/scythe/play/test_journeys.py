"""Whole ways of pieces, found before any step of them is taken."""

from tests.scythe.scene import Scene

from maszyna.scythe.airships.flight import reach_of
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER
from maszyna.scythe.place_texts import kind_in_action, place_number, unit_action, unit_kind
from maszyna.scythe.play.movement.journeys import COMBAT, ENCOUNTER, POPULARITY, TRAP, journeys, pin_of, unit_of
from maszyna.scythe.play.movement.move import ChooseUnit


def moving() -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 28)
    scene.put("saxony", "mech", 29)
    scene.put("saxony", "worker", 29)
    scene.put("crimea", "character", 10)
    scene.begin("saxony")
    scene.say("section move", "move units")
    return scene


def test_an_action_of_a_unit_holds_its_kind_and_its_place() -> None:
    action = unit_action(unit_kind(FIRST_MECH), 29)
    assert (kind_in_action(action), place_number(action)) == (1, 29)
    scene = moving()
    assert scene.game.text(action) == "mech 29"
    assert unit_of(scene.game, scene.index("saxony"), action) == FIRST_MECH


def test_a_way_has_as_many_steps_as_the_unit_and_every_step_is_legal() -> None:
    scene = moving()
    seat = scene.index("saxony")
    near = journeys(scene.game, seat, FIRST_MECH, 1)
    far = journeys(scene.game, seat, FIRST_MECH, 2)
    assert {len(way.places) for way in near} == {1}
    assert {len(way.places) for way in far} == {1, 2}
    assert [way.places for way in far][: len(near)] == [way.places for way in near]
    assert len({way.places[-1] for way in far}) == len(far)
    scene.say("mech 29")
    assert sorted(f"to {way.places[0]}" for way in near) == sorted(scene.legal())


def test_speed_takes_a_unit_further() -> None:
    scene = moving()
    decision = scene.game.pending()
    assert isinstance(decision, ChooseUnit)
    slow = len(reach_of(scene.game, decision, FIRST_MECH))
    scene.unlock("saxony", "Speed")
    assert len(reach_of(scene.game, decision, FIRST_MECH)) > slow
    assert len(reach_of(scene.game, decision, FIRST_WORKER)) <= slow


def test_what_waits_on_a_place_ends_the_way() -> None:
    scene = moving()
    game, seat, enemy = scene.game, scene.index("saxony"), scene.seat("crimea")
    there = journeys(game, seat, CHARACTER, 1)[0].places[0]
    assert pin_of(game, seat, CHARACTER, there) == ""
    scene.put("crimea", "mech", there)
    assert pin_of(game, seat, CHARACTER, there) == COMBAT
    assert pin_of(game, seat, FIRST_WORKER, there) == ""
    assert all(there not in way.places[:-1] for way in journeys(game, seat, CHARACTER, 3))
    enemy.stand(FIRST_MECH, 10)
    scene.put("crimea", "worker", there)
    assert pin_of(game, seat, CHARACTER, there) == POPULARITY
    enemy.armed = 1 << there
    assert pin_of(game, seat, CHARACTER, there) == TRAP
    enemy.armed = 0
    enemy.stand(FIRST_WORKER, 10)
    game.position.encounters = 1 << there
    assert (pin_of(game, seat, CHARACTER, there), pin_of(game, seat, FIRST_MECH, there)) == (ENCOUNTER, "")
