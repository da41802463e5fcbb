"""W6.6: Blitzkrieg, the only combat between airships."""

import pytest
from tests.scythe.airships.airfield import aboard, airfield, fly, hover
from tests.scythe.campaign import march, where
from tests.scythe.scene import Scene

from maszyna.kernel.packed_counts import total


def skies(place: int = 30, **cargo: int) -> Scene:
    scene = airfield("saxony", "crimea", tiles=("blitzkrieg", "reap"))
    hover(scene, "saxony", 23)
    hover(scene, "crimea", place, **cargo)
    scene.seat("saxony").power = scene.seat("crimea").power = 4
    return scene


@pytest.mark.covers("W6.6")
def test_the_winner_gets_a_star_and_the_losers_airship_goes_home() -> None:
    scene = skies(oil=2)
    scene.put("crimea", "mech", 30)
    fly(scene, "saxony", "fly to 30", "stop", "no more units")
    assert scene.legal() == ["no duel", "duel crimea"]
    scene.say("duel crimea", "dial 3", "dial 2")
    assert scene.seat("saxony").combat_stars == 1
    assert scene.seat("crimea").airship == scene.base("crimea")
    assert scene.seat("saxony").airship == 30
    assert aboard(scene, "crimea") == [0, 0, 0, 0, 0]
    assert scene.resources(30) == [0, 0, 0, 2]
    assert where(scene, "crimea", "mech") == [30]
    assert [scene.seat(name).power for name in ("saxony", "crimea")] == [1, 2]


@pytest.mark.covers("W6.6")
def test_one_card_each_and_the_attacker_wins_ties() -> None:
    scene = skies()
    scene.put("saxony", "mech", 23)
    scene.deal("saxony", 2, 3)
    scene.deal("crimea", 3, 4)
    fly(scene, "saxony", "fly to 30", "stop", "no more units", "duel crimea", "dial 0", "play 3")
    assert scene.asked() == "crimea dial"
    scene.say("dial 0", "play 3")
    assert scene.seat("saxony").combat_stars == 1


@pytest.mark.covers("W6.6")
def test_the_attackers_tile_says_how_many_cards_both_may_play() -> None:
    """Crimea's own tile knows of no fight in the air."""
    tiles = {
        "saxony": {"aggressive": "blitzkrieg", "passive": "reap"},
        "crimea": {"aggressive": "bounty", "passive": "boost"},
    }
    scene = Scene("saxony", "crimea", modules={"airships": {"own_pairs": True, "pairs": tiles}})
    hover(scene, "saxony", 23)
    hover(scene, "crimea", 30)
    scene.deal("saxony", 2, 3)
    scene.deal("crimea", 4, 5)
    fly(scene, "saxony", "fly to 30", "stop", "no more units", "duel crimea")
    assert (scene.asked(), scene.legal()) == ("saxony card", ["no more cards", "play 2", "play 3"])
    scene.say("play 2")
    assert (scene.asked(), scene.legal()) == ("crimea card", ["no more cards", "play 4", "play 5"])
    scene.say("play 4")
    assert scene.seat("crimea").combat_stars == 1


@pytest.mark.covers("W6.6")
def test_the_attacker_may_lose() -> None:
    scene = skies()
    fly(scene, "saxony", "fly to 30", "stop", "no more units", "duel crimea", "dial 1", "dial 2")
    assert scene.seat("crimea").combat_stars == 1
    assert scene.seat("saxony").airship == scene.base("saxony")


@pytest.mark.covers("W6.6")
def test_cargo_is_lost_over_a_lake() -> None:
    scene = skies(22, food=1)
    fly(scene, "saxony", "fly to 22", "stop", "no more units", "duel crimea", "dial 1", "dial 0")
    assert scene.resources(22) == [0, 0, 0, 0]
    assert aboard(scene, "crimea") == [0, 0, 0, 0, 0]


@pytest.mark.covers("W6.6")
def test_workers_aboard_go_home() -> None:
    tile = {
        "id": "blitzkrieg",
        "cargo": "workers",
        "provenance": ["printed"],
        "effects": [{"effect": "duel", "numbers": [1]}],
    }
    scene = airfield("saxony", "crimea", tiles=("blitzkrieg", "reap"), own_tiles={"aggressive": [tile]})
    hover(scene, "saxony", 23)
    hover(scene, "crimea", 30, workers=2)
    fly(scene, "saxony", "fly to 30", "stop", "no more units", "duel crimea")
    assert where(scene, "crimea", "worker") == [scene.base("crimea")] * 2


@pytest.mark.covers("W6.6")
def test_only_after_its_own_move_and_only_over_one_territory() -> None:
    scene = skies()
    fly(scene, "saxony", "fly to 16", "stop", "no more units")
    assert scene.asked() != "saxony duel"
    hover(scene, "saxony", 30)
    scene.put("saxony", "mech", 36)
    march(scene, "saxony", "mech 36", "to 37", "no more units")
    assert scene.asked() != "saxony duel"


@pytest.mark.covers("W6.6")
def test_after_the_normal_combats() -> None:
    scene = skies()
    scene.put("saxony", "mech", 36)
    scene.put("crimea", "mech", 30)
    march(scene, "saxony", "mech 36", "to 30", "airship 23", "fly to 30", "stop")
    assert scene.asked() == "saxony dial"
    scene.say("dial 1", "dial 0")
    assert scene.asked() == "saxony duel"
    scene.say("no duel")
    assert scene.seat("saxony").combat_stars == 1


@pytest.mark.covers("W6.6")
@pytest.mark.parametrize(("shown", "drawn"), [(0, 0), (1, 1)])
def test_a_loser_who_showed_something_draws_a_card(shown: int, drawn: int) -> None:
    scene = skies()
    fly(scene, "saxony", "fly to 30", "stop", "no more units", "duel crimea", "dial 2", f"dial {shown}")
    assert total(scene.seat("crimea").hand) == drawn
