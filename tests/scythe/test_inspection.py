"""What a referee looks at in a position, under test: it must see what is wrong, also where it has looked before."""

from collections.abc import Callable

import pytest
from tests.scythe.inspection import Inspection, check_board, check_mats, check_units
from tests.scythe.violation import Violation

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import packed_kind
from maszyna.scythe.board import FACTORY_PLACE, base_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, CHARACTER, FACTIONS, FIRST_WORKER, MAT, SEAWORTHY, STAR_POWER
from maszyna.scythe.setup.new_game import new_game

LAKE = 17
TOGAWAS_BASE = base_of(FACTIONS.index("togawa"))


def test_the_referee_sees_a_lost_card() -> None:
    game = new_game({"seats": 2}, 1)
    game.combat_deck -= packed_kind(0, 1)
    with pytest.raises(Violation, match="41 combat cards"):
        check_board(game)


def test_the_referee_sees_a_unit_that_cannot_swim() -> None:
    game = new_game({"seats": 2}, 1)
    seat = game.position.seats[0]
    seat.at[CHARACTER] = 17
    seat.muster()
    with pytest.raises(Violation, match="cannot swim"):
        check_units(game, 0, MAT)


def test_the_referee_sees_an_upgrade_without_its_cube() -> None:
    seat = new_game({"seats": 2}, 1).position.seats[0]
    seat.cubes = 1
    with pytest.raises(Violation, match="upgrades"):
        check_mats(seat)


def put(unit: int, place: int) -> Callable[[Scythe], None]:
    def broken(game: Scythe) -> None:
        game.position.seats[0].at[unit] = place
        game.position.seats[0].muster()

    return broken


def give(name: str, value: int) -> Callable[[Scythe], None]:
    return lambda game: setattr(game.position.seats[0], name, value)


def more_power_stars(game: Scythe) -> None:
    game.position.seats[2].star_kinds |= bit(STAR_POWER)


def move_without_the_mask(game: Scythe) -> None:
    game.position.seats[0].at[FIRST_WORKER] = FACTORY_PLACE


def build_without_the_mask(game: Scythe) -> None:
    game.position.seats[0].structures[0] = FACTORY_PLACE


def lay_tokens_in_a_lake(game: Scythe) -> None:
    game.position.resources[LAKE] = packed_kind(0, 1)


def meet_the_enemy(game: Scythe) -> None:
    put(CHARACTER, game.position.seats[1].at[FIRST_WORKER])(game)


def swim_on(game: Scythe) -> None:
    game.position.seats[0].abilities |= SEAWORTHY
    put(FIRST_WORKER, LAKE)(game)


def lay_an_armed_trap_nowhere(game: Scythe) -> None:
    game.position.seats[0].armed = bit(FACTORY_PLACE)


def build_where_the_other_has(game: Scythe) -> None:
    for seat in game.position.seats[:2]:
        seat.structures[0] = FACTORY_PLACE
        seat.built = bit(FACTORY_PLACE)


def board_an_airship(game: Scythe) -> None:
    game.position.seats[0].airship = FACTORY_PLACE


# What nobody may do, and what the referee says of it.
BREACHES: list[tuple[Callable[[Scythe], None], str]] = [
    (give("power", 17), "out of its limits"),
    (give("popularity", -1), "out of its limits"),
    (give("coins", -1), "out of its limits"),
    (give("stars", 7), "more than six stars"),
    (give("hand", -1), "below nothing"),
    (give("hand", 0), "combat cards"),
    (give("cubes", 1), "upgrades"),
    (give("savings", 1), "upgrades"),
    (give("recruits", 1), "recruits"),
    (give("bonuses", 1), "recruits"),
    (give("built", 2), "about the structures"),
    (give("combat_units", 0), "about the units"),
    (give("workers", 0), "about the units"),
    (give("cargo", 1), "without any"),
    (give("flags", 1 << 20), "two faction tokens"),
    (board_an_airship, "without any"),
    (put(CHARACTER, LAKE), "cannot swim"),
    (put(CHARACTER, ABOARD), "units on"),
    (put(CHARACTER, TOGAWAS_BASE), "units on"),
    (swim_on, "without a mech"),
    (move_without_the_mask, "about the units"),
    (build_without_the_mask, "about the structures"),
    (build_where_the_other_has, "two structures"),
    (lay_tokens_in_a_lake, "alone on a lake"),
    (meet_the_enemy, "without a battle"),
    (lay_an_armed_trap_nowhere, "armed trap"),
    (more_power_stars, "do not add up"),
    (lambda game: setattr(game.automa(2), "scheme", 2), "scheme"),
    (lambda game: setattr(game.automa(2), "tracker", 20), "do not add up"),
    (lambda game: setattr(game, "combat_discard", 1), "combat cards"),
    (lambda game: setattr(game.position, "battles", bit(FACTORY_PLACE)), "without enemies"),
]


@pytest.mark.parametrize(("breach", "problem"), BREACHES)
def test_the_referee_sees_a_breach_of_what_it_has_looked_at(breach: Callable[[Scythe], None], problem: str) -> None:
    """It looks again only at what has changed, so every single change must make it look."""
    automa = lay_tokens_in_a_lake is not breach  # beside an Automa they may lie there (R12)
    other = {"faction": "saxony", "player": "automa"} if automa else {"faction": "saxony"}
    game = new_game({"seats": [{"faction": "nordic"}, {"faction": "togawa"}, other]}, 1)
    game.position.seats[1].flags = 1 << 20
    inspection = Inspection(game)
    inspection.look()
    inspection.look()
    breach(game)
    with pytest.raises(Violation, match=problem):
        inspection.look()
