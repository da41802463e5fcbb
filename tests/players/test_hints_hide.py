"""Hints stop before what the seat has not seen, and are worded in the world they were found in."""

from pathlib import Path

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.save import parse
from maszyna.players.hints import Hint, hints
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.factory import ChooseFactoryCard
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.hint_texts import hint_texts

BESIDE_THE_FACTORY = Path(__file__).parents[1] / "saves" / "beside_the_factory.json"
TRAPS: dict[str, object] = {"seats": [{"faction": "polania"}, {"faction": "togawa"}]}


def beside_the_factory() -> Scythe:
    return SCYTHE.restore(parse(BESIDE_THE_FACTORY.read_text(encoding="utf-8"))).game


def taken_in(game: Scythe, hint: Hint) -> Scythe:
    """The true game after the actions of a hint; it refuses what is not legal there."""
    twin = game.copy()
    for action in hint.actions:
        twin.apply(action)
    return twin


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hint_never_names_one_of_the_factory_cards_that_nobody_has_seen(seed: int) -> None:
    game = beside_the_factory()
    found = hints(game, seed, nodes=2500, candidates=4, turns=1)
    assert len(found) == 3
    ends = [taken_in(game, hint) for hint in found]
    at_the_cards = [isinstance(twin.asking, ChooseFactoryCard) for twin in ends]
    assert any(at_the_cards)
    for hint, choosing in zip(found, at_the_cards, strict=True):
        assert not choosing or hint.by_chance
    said = [line for hint in found for line in hint_texts("en").actions(hint)]
    assert not [line for line in said if "Factory card" in line]


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
