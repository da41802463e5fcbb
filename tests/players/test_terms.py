"""What a position has to offer: villages, crops, needs and what the next turn can pay."""

import pytest

from maszyna.kernel.packed_counts import packed_kind
from maszyna.players.terms import term_names as term
from maszyna.players.terms.terms import terms
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BOTTOM_RESOURCE,
    BUILD,
    ENLIST,
    FACTORY_CARD,
    FIRST_MECH,
    FIRST_WORKER,
    PRODUCE,
    TRADE,
    UPGRADE,
)
from maszyna.scythe.play.turn.bottom import SECTION_OF
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN, NO_SECTION, Seat

FOREST, FARM, VILLAGE = 14, 20, 21  # the home of Polania
LEFT = 15.0


@pytest.fixture
def game() -> Scythe:
    """A worker on the forest and one on the farm, the village beside both."""
    return new_game({"seats": [{"faction": "polania", "mat": "industrial"}, {"player": "automa"}]}, 1)


def mine(game: Scythe) -> tuple[int, Seat]:
    [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
    return seat, game.position.seats[seat]


def found(game: Scythe) -> list[float]:
    return terms(game, mine(game)[0], LEFT)


def test_a_worker_in_a_village_is_nearer_to_it_than_one_beside_it(game: Scythe) -> None:
    beside = found(game)
    mine(game)[1].stand(FIRST_WORKER, VILLAGE)
    inside = found(game)
    assert (beside[term.NEAR_VILLAGE], inside[term.NEAR_VILLAGE]) == (0.5, 1.0)
    assert (beside[term.VILLAGE_HANDS], inside[term.VILLAGE_HANDS]) == (0, 1)


def test_with_all_workers_on_the_board_no_village_is_wanted(game: Scythe) -> None:
    own = mine(game)[1]
    for unit in range(FIRST_WORKER, FIRST_WORKER + 8):
        own.stand(unit, VILLAGE)
    there = found(game)
    assert (there[term.NEAR_VILLAGE], there[term.VILLAGE_HANDS]) == (0, 0)
    assert (there[term.WORKERS], there[term.FIRST_WORKERS]) == (8, 5)


def test_a_crop_counts_whatever_lies_there_already(game: Scythe) -> None:
    """Otherwise a Produce would spoil what it counts on."""
    before = found(game)[term.CROP]
    game.position.resources[FARM] = packed_kind(0, 12)
    assert found(game)[term.CROP] == before > 0


def test_a_crop_is_worth_what_it_pays_for_and_no_more_than_two_actions() -> None:
    game = new_game({"seats": [{"faction": "polania", "mat": "patriotic"}, {"player": "automa"}]}, 1)
    own = mine(game)[1]
    assert cost(own, ENLIST) == 3
    one = found(game)[term.CROP]
    own.stand(FIRST_WORKER, FARM)
    two = found(game)[term.CROP]
    assert two != one
    for unit in range(FIRST_WORKER, FIRST_WORKER + 8):
        own.stand(unit, FARM)
    assert found(game)[term.CROP] == 2


def cost(own: Seat, bottom: int) -> int:
    return next(s.cost for s in SECTION_OF[own.mat][:FACTORY_CARD] if s.bottom == bottom)


def test_resources_count_towards_their_own_action_once(game: Scythe) -> None:
    own = mine(game)[1]
    oil = BOTTOM_RESOURCE[UPGRADE]
    game.position.resources[FARM] = packed_kind(oil, 1)
    there = found(game)
    assert there[term.OIL_NEEDED] == pytest.approx(1 / cost(own, UPGRADE))
    assert there[term.METAL_NEEDED] == there[term.WOOD_NEEDED] == there[term.FOOD_NEEDED] == 0
    game.position.resources[FARM] = packed_kind(oil, 9)
    assert found(game)[term.OIL_NEEDED] == 1


def test_the_next_turn_pays_with_what_its_top_row_brings(game: Scythe) -> None:
    """Two tokens by Trade for a coin, a crop by Produce; not where the action token stands."""
    own = mine(game)[1]
    own.section = NO_SECTION
    assert found(game)[term.READY_NEXT] == 0
    kind = BOTTOM_RESOURCE[SECTION_OF[own.mat][TRADE].bottom]
    game.position.resources[FARM] = packed_kind(kind, SECTION_OF[own.mat][TRADE].cost - 2)
    assert found(game)[term.READY_NEXT] == 1
    own.section = TRADE
    assert found(game)[term.READY_NEXT] == 0
    own.section, own.coins = NO_SECTION, 0
    assert found(game)[term.READY_NEXT] == 0


@pytest.mark.parametrize(("hands", "ready"), [(1, 0), (2, 1)])
def test_a_crop_pays_for_the_action_below_produce(hands: int, ready: int) -> None:
    game = new_game({"seats": [{"faction": "polania", "mat": "agricultural"}, {"player": "automa"}]}, 1)
    own = mine(game)[1]
    below = SECTION_OF[own.mat][PRODUCE]
    assert below.bottom == BUILD
    own.coins = 0  # no Trade
    for number in range(2):
        own.stand(FIRST_WORKER + number, FOREST if number < hands else VILLAGE)
    game.position.resources[FOREST] = packed_kind(BOTTOM_RESOURCE[BUILD], below.cost - 2)
    assert found(game)[term.READY_NEXT] == ready


def test_the_first_mech_counts_beside_the_number(game: Scythe) -> None:
    own = mine(game)[1]
    assert found(game)[term.FIRST_MECH] == 0
    for number in range(2):
        own.stand(FIRST_MECH + number, FARM)
    there = found(game)
    assert (there[term.FIRST_MECH], there[term.MECHS]) == (1, 2)
