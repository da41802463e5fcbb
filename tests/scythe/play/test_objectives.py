"""The 27 objectives: each holds at its threshold and fails just beyond, clause by clause.

The conditions here are read off the cards, not off the engine's facts.
"""

from collections.abc import Callable

import pytest
from tests.scythe.props import have, objectives, recruits, upgrades
from tests.scythe.scene import Scene

from maszyna.scythe.play.cards.objectives import END_OF_TURN, RevealObjective
from maszyna.scythe.turn_state import Turn

Arrange = Callable[[Scene], None]


def offered(number: int, *arrangements: Arrange) -> bool:
    """Whether Crimea could reveal the card at the end of a turn, arranged like this."""
    scene = Scene("crimea", "saxony")
    for arrange in arrangements:
        arrange(scene)
    objectives(scene, "crimea", number)
    turn = scene.game.turn
    scene.game.turn = Turn(scene.index("crimea"), [])
    scene.game.turn.driven_off = turn.driven_off
    scene.game.turn.bottom_taken = True
    return number in RevealObjective(scene.index("crimea"), END_OF_TURN).options(scene.game)


def workers(*places: int) -> Arrange:
    return lambda scene: scene.put("crimea", "worker", *places)


def mechs(*places: int) -> Arrange:
    return lambda scene: scene.put("crimea", "mech", *places)


def hero(place: int) -> Arrange:
    return lambda scene: scene.put("crimea", "character", place)


def built(**places: int) -> Arrange:
    def arrange(scene: Scene) -> None:
        for structure, place in places.items():
            scene.build("crimea", structure, place)

    return arrange


def owns(**amounts: int) -> Arrange:
    return lambda scene: have(scene, "crimea", **amounts)


def enemy(unit: str, place: int) -> Arrange:
    return lambda scene: scene.put("saxony", unit, place)


def rival(**amounts: int) -> Arrange:
    return lambda scene: have(scene, "saxony", **amounts)


def laid(place: int, food: int = 0, wood: int = 0, metal: int = 0, oil: int = 0) -> Arrange:
    return lambda scene: scene.lay(place, food, wood, metal, oil)


def cards(amount: int) -> Arrange:
    return lambda scene: scene.deal("crimea", *[2] * amount)


def enlisted(*bottoms: str) -> Arrange:
    return lambda scene: recruits(scene, "crimea", *bottoms)


def upgraded(*cubes: str) -> Arrange:
    return lambda scene: upgrades(scene, "crimea", *cubes)


def drove_off(amount: int) -> Arrange:
    def arrange(scene: Scene) -> None:
        scene.game.turn.driven_off = amount

    return arrange


HEDGED = [upgraded("move.coins"), mechs(44), built(mine=47), enlisted("build"), laid(44, 1, 1), laid(47, 0, 0, 1, 1)]
WOLF = [hero(44), mechs(44), workers(44), laid(44, 2, 1, 1, 1)]
HOLDS: list[tuple[int, list[Arrange]]] = [
    (1, [workers(1, 11), hero(15)]),
    (1, [workers(1, 11), built(mine=44)]),  # a structure alone controls
    (1, [workers(1, 11, 15, 24)]),
    (2, [workers(10, 15), hero(32)]),
    (3, [workers(43), mechs(2), built(mill=46)]),
    (4, [workers(5, 8, 10)]),
    (5, [workers(23), owns(power=3), rival(power=3)]),  # ties are allowed
    (5, [built(mine=23), owns(power=4), rival(power=3)]),
    (6, [drove_off(1), owns(power=7)]),
    (7, [owns(factory_card=1), mechs(43), workers(43, 43, 43)]),
    (8, [owns(coins=2, popularity=7), workers(43, 43, 44, 51)]),
    (9, [workers(43), laid(43, 6, 1, 1, 1)]),
    (10, [workers(4, 14, 16)]),
    (11, [workers(3, 6, 19)]),
    (12, [owns(coins=20)]),
    (13, [hero(43), mechs(43, 43), workers(43, 43), built(mine=43)]),
    (13, [workers(43, 43, 43, 43, 43, 43)]),
    (14, HEDGED),
    (15, [workers(43, 44), enlisted("deploy", "build")]),
    (15, [workers(43, 44, 47, 51), enlisted("deploy", "build", "enlist", "upgrade")]),
    (16, WOLF),
    (17, [workers(16, 30)]),
    (17, [mechs(22), hero(31)]),  # lakes are territories
    (18, [owns(power=0, popularity=13), workers(*[43] * 5)]),
    (19, [workers(10, 11, 18, 24), hero(23)]),  # around lake 17
    (20, [built(mine=43, mill=44, armory=47), owns(popularity=7)]),
    (21, [workers(43, 44), laid(43, 5), laid(44, 4)]),
    (22, [owns(factory_card=4)]),
    (23, [cards(8), owns(combat_stars=1)]),
    (24, [workers(*[30] * 5)]),
    (25, [owns(popularity=3, power=13), mechs(43, 44)]),
    (26, [workers(43, 44, 47, 37, 38)]),
    (27, [built(mine=44, mill=36, armory=37)]),
]
FAILS: list[tuple[int, list[Arrange]]] = [
    (1, [workers(1, 11)]),
    (1, [workers(1, 11, 14)]),
    (1, [workers(1, 11), built(mine=44), enemy("worker", 44)]),  # an enemy unit controls
    (2, [workers(10, 15), built(mine=43)]),  # the own Mine is no tunnel territory
    (3, [workers(43, 2)]),
    (4, [workers(5, 8)]),
    (5, [workers(23), owns(power=2), rival(power=3)]),
    (5, [workers(24), owns(power=9)]),
    (6, [drove_off(1), owns(power=6)]),
    (6, [drove_off(0), owns(power=7)]),
    (7, [mechs(43), workers(43)]),
    (7, [owns(factory_card=1), workers(43)]),
    (7, [owns(factory_card=1), mechs(43), workers(43, 43, 43, 51)]),  # those on the base count
    (8, [owns(coins=3, popularity=7), workers(43, 43, 44, 44)]),
    (8, [owns(coins=2, popularity=6), workers(43, 43, 44, 44)]),
    (8, [owns(coins=2, popularity=7), workers(43, 43, 44)]),
    (9, [workers(43), laid(43, 5, 1, 1, 1)]),
    (9, [workers(43), laid(43, 7, 1, 1, 0)]),
    (9, [workers(43, 44), laid(43, 5, 1, 1, 1), laid(44, 5, 1, 1, 1)]),  # one territory
    (9, [laid(43, 6, 1, 1, 1)]),
    (10, [workers(4, 14)]),
    (11, [workers(3, 6)]),
    (12, [owns(coins=19)]),
    (13, [hero(43), mechs(43, 43), workers(43, 43), built(mine=44)]),
    (13, [workers(51, 51, 51, 51, 51), hero(51)]),  # a base is no territory
    *((14, HEDGED[:n] + HEDGED[n + 1 :]) for n in range(len(HEDGED))),
    (15, [workers(43, 44), enlisted("deploy")]),
    (15, [workers(43, 44), enlisted("deploy", "build", "enlist")]),
    (15, [workers(43, 51), enlisted("deploy")]),
    (16, [*WOLF[:3], laid(44, 4)]),
    (16, [*WOLF, mechs(44)]),
    (16, [*WOLF, workers(44)]),
    *((16, WOLF[:n] + WOLF[n + 1 :]) for n in range(3)),
    (16, [hero(51), mechs(51), workers(51), laid(51, 5)]),
    (17, [workers(16)]),
    (17, [workers(16, 23)]),
    (17, [workers(16, 30), owns(factory_card=2)]),
    (18, [owns(power=1, popularity=13), workers(*[43] * 5)]),
    (18, [owns(power=0, popularity=12), workers(*[43] * 5)]),
    (18, [owns(power=0, popularity=13), workers(*[43] * 4)]),
    (19, [workers(10, 11, 18, 24)]),
    (19, [workers(10, 11, 24, 37), hero(23)]),  # not around the same lake
    (20, [built(mine=43, mill=44), owns(popularity=7)]),
    (20, [built(mine=43, mill=44, armory=47), owns(popularity=6)]),
    (20, [built(mine=43, mill=44, armory=47), owns(popularity=7), mechs(51)]),
    (21, [workers(43, 44), laid(43, 5), laid(44, 3, 8)]),
    (21, [workers(43), laid(43, 5), laid(44, 4)]),  # not controlled
    (22, []),
    (22, [owns(factory_card=4), upgraded("move.coins")]),
    (23, [cards(7), owns(combat_stars=1)]),
    (23, [cards(8)]),
    (24, [workers(*[30] * 4, 16)]),
    (24, [workers(*[37] * 5)]),
    (25, [owns(popularity=4, power=13), mechs(43, 44)]),
    (25, [owns(popularity=3, power=12), mechs(43, 44)]),
    (25, [owns(popularity=3, power=13), mechs(43)]),
    *((26, [workers(*(p for p in (43, 44, 47, 37, 38) if p != left)), mechs(left)]) for left in (43, 44, 47, 37, 38)),
    (27, [built(mine=44, mill=36)]),
    (27, [built(mine=44, mill=36, armory=37, monument=43)]),
    (27, [built(mine=44, mill=36, armory=42)]),  # the lake beside Crimea's base
]


def marked(cases: list[tuple[int, list[Arrange]]]) -> list[object]:
    return [
        pytest.param(number, how, marks=pytest.mark.covers(f"objective {number}"), id=f"{number}-{n}")
        for n, (number, how) in enumerate(cases)
    ]


@pytest.mark.parametrize(("number", "how"), marked(HOLDS))
def test_holds(number: int, how: list[Arrange]) -> None:
    assert offered(number, *how)


@pytest.mark.parametrize(("number", "how"), marked(FAILS))
def test_fails(number: int, how: list[Arrange]) -> None:
    assert not offered(number, *how)


def test_each_card_is_tried_both_ways() -> None:
    assert {number for number, _ in HOLDS} == {number for number, _ in FAILS} == set(range(1, 28))


@pytest.mark.covers("objective 27")
@pytest.mark.parametrize(("faction", "beside"), [
    ("nordic", (4, 5)), ("rusviet", (13, 19, 26)), ("togawa", (40, 46)), ("crimea", (42, 43, 47)),
    ("saxony", (34, 41)), ("polania", (7, 14, 20)), ("albion", (1, 2)),
])  # fmt: skip
def test_beside_the_own_base_of_every_faction(faction: str, beside: tuple[int, ...]) -> None:
    """Across a river or a shore it is still adjacent."""
    for place in (10, *beside):
        scene = Scene(faction, "nordic" if faction == "crimea" else "crimea")
        scene.build(faction, "mine", 30)
        scene.build(faction, "mill", 37)
        scene.build(faction, "armory", place)
        objectives(scene, faction, 27)
        scene.begin(faction)
        assert (scene.asked() == f"{faction} objective") == (place == 10)


@pytest.mark.covers("objective 6")
@pytest.mark.parametrize(("power", "asked"), [(7, "crimea objective"), (6, "saxony section")])
def test_a_worker_driven_off_in_this_turn(power: int, asked: str) -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "mech", 43)
    scene.put("saxony", "worker", 44)
    objectives(scene, "crimea", 6)
    have(scene, "crimea", power=power, popularity=1)
    scene.begin("crimea")
    scene.say("section move", "move units", "mech 43", "to 44", "no more units")
    assert scene.asked() == asked
    if asked == "crimea objective":
        scene.say("keep objectives", "section trade")
        assert scene.asked() == "crimea section"  # a new turn: it must happen again


@pytest.mark.covers("objective 6")
def test_a_worker_beaten_in_combat_counts() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "mech", 43)
    scene.put("saxony", "worker", 44)
    scene.put("saxony", "mech", 44)
    objectives(scene, "crimea", 6)
    have(scene, "crimea", power=8)
    scene.begin("crimea")
    scene.say("section move", "move units", "mech 43", "to 44", "no more units", "dial 1")
    assert scene.asked() == "crimea objective"
