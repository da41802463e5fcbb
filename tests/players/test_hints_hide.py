"""Hints stop before what the seat has not seen, and are worded in the world they were found in."""

from pathlib import Path

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.dice import dice
from maszyna.kernel.save import parse
from maszyna.players.hint_search import note_reveal
from maszyna.players.hints import Hint, hints
from maszyna.players.model.learned import learned
from maszyna.players.policy.beginnings import NO_MORE_UNITS, each_beginning
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.turns.halving import Candidate
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MOVE
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.hint_texts import hint_texts

BESIDE_THE_FACTORY = Path(__file__).parents[1] / "saves" / "beside_the_factory.json"
TRAPS: dict[str, object] = {"seats": [{"faction": "polania"}, {"faction": "togawa"}]}


def beside_the_factory() -> Scythe:
    return SCYTHE.restore(parse(BESIDE_THE_FACTORY.read_text(encoding="utf-8"))).game


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_turn_stops_at_the_factory_cards_that_nobody_has_seen(seed: int) -> None:
    game = beside_the_factory()
    seat = game.seat_to_decide()
    world = determinised(game, seat, seed)
    ahead = PolicyLookAhead(learned(), 0, Mover(learned().policy, dice(seed, ["test"])))
    [way] = [way for way in each_beginning(world) if way[0] == MOVE and way[-1] == FACTORY_PLACE]
    candidate = Candidate(ahead.turn(world.copy(), seat, GREEDY_TEMPERATURE, [*way, NO_MORE_UNITS]))
    note_reveal(world, seat, candidate)
    actions = candidate.end.foreseen_actions()
    assert not candidate.certain and len(actions) < len(candidate.lines)
    said = hint_texts("en").steps(Hint(world, actions, False, 0.0, 0.0))
    assert not [line for line in said if "Factory card" in line]
    twin = game.copy()
    for action in actions:
        twin.apply(action)  # refuses what is not legal in the true game
    assert isinstance(twin.asking, ChooseFactoryCard)


@pytest.mark.parametrize("seed", range(1, 7))
def test_what_a_hint_advises_can_be_done_in_the_true_game(seed: int) -> None:
    """With traps of another person on the board, whose kinds are dealt again for a hint."""
    game = new_game(TRAPS, seed)
    play_out(game, random_dice(seed), 120 + 10 * seed)
    if game.is_over():
        return
    for hint in hints(game, seed, nodes=80):
        twin = game.copy()
        for action in hint.actions:
            assert twin.seat_to_decide() == game.seat_to_decide()
            twin.apply(action)
