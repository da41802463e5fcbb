"""Units with a long way to go: what they can come to is tried, but not every way to it."""

import pytest

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.by_name import player
from maszyna.players.evaluation import Evaluation, tuned
from maszyna.players.playing import ask, deals
from maszyna.players.terms.term_names import TERMS
from maszyna.players.turns.beam import TurnSearch
from maszyna.players.turns.useful import useful
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, FACTORY_CARD, FIRST_MECH, FIRST_WORKER, MOVE, SPEED
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FAR_FLIGHTS: dict[str, object] = {"seats": [{}, {"player": "automa", "level": "automaszyna"}], "airships": {}}
VILLAGE, FARM = 21, 20  # the home of Polania
MANY = 100_000


ALONE: dict[str, object] = {"seats": [{"faction": "polania", "mat": "industrial"}, {"player": "automa"}]}
WIND = ALONE | {"airships": {"aggressive": "bounty", "passive": "ferry"}}
# every term counts, and each otherwise: to a beam two lines of equal value are one
WEIGHTED = Evaluation([1.0 + number / 60 for number in range(len(TERMS))], [0.0] * len(TERMS))


@pytest.fixture(
    params=[(ALONE, MOVE), (ALONE, FACTORY_CARD), (WIND, FACTORY_CARD)], ids=["two steps", "three steps", "an airship"]
)
def game(request: pytest.FixtureRequest) -> Scythe:
    """A mech with Speed and two workers beside it, about to move by the mat or by a Factory card."""
    setup, section = request.param
    game = new_game(setup, 1)
    own = game.position.seats[seat_of(game)]
    own.stand(CHARACTER, FARM)
    own.stand(FIRST_MECH, VILLAGE)
    own.stand(FIRST_WORKER, VILLAGE)
    own.stand(FIRST_WORKER + 1, VILLAGE)
    own.abilities |= SPEED
    own.factory_card = 11
    game.position.encounters = 0
    game.run_mode = BETWEEN_TURNS
    assert isinstance(game.asking, ChooseSection)
    game.choices = game.asking.options(game)
    game.apply(section)
    return game


def seat_of(game: Scythe) -> int:
    [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
    return seat


def best_of_all_ways(game: Scythe) -> tuple[float, int]:
    """What the best end of the turn is worth, by trying every way; and how many actions that takes."""
    seat = seat_of(game)
    best = -1000.0
    tried = 0
    ways = [game]
    while ways:
        here = ways.pop()
        if here.asking is None:
            best = max(best, WEIGHTED.value(here, seat))
            continue
        for action in useful(here, seat):
            twin = here.copy()
            twin.apply(action)
            ways.append(twin)
            tried += 1
    return best, tried


def test_the_best_end_is_found_with_a_fraction_of_the_ways(game: Scythe) -> None:
    best, ways = best_of_all_ways(game.copy())
    search = TurnSearch(WEIGHTED, seat_of(game), MANY, MANY, dice(1, ["test"]))
    assert search.search(game)[0].value == pytest.approx(best)
    assert search.nodes * 2 < ways


@pytest.mark.parametrize("nodes", [25, 40])
def test_no_turn_takes_more_than_ten_times_its_budget(nodes: int) -> None:
    """In this game a Move with the airship once tried 394,898 actions instead of some hundred."""
    game, chance = new_game(FAR_FLIGHTS, 772044), deals(772044)
    one, turns = player("policy", 1), 0
    while not game.is_over():
        if isinstance(game.asking, ChooseSection):
            search = TurnSearch(tuned(), game.seat_to_decide(), nodes, 1, dice(1, ["test"]))
            assert search.search(game.copy())
            assert search.nodes <= 10 * nodes
            turns += 1
        game.apply(ask(one, game, chance))
    assert turns > 10
