"""A1: how a game with an Automa begins, and what an Automa never has."""

import pytest
from tests.scythe.automa.ask import ask, on_board, seat
from tests.scythe.automa.stage import Stage

from maszyna.kernel.bits import count, mask_of
from maszyna.kernel.packed_counts import total
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation import read_position
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA, HUMAN, Seat

START = {  # power and combat cards on the faction mats
    "nordic": (4, 1), "rusviet": (3, 2), "crimea": (5, 0), "polania": (2, 3), "saxony": (1, 4), "albion": (3, 0),
    "togawa": (0, 2),
}  # fmt: skip
BESIDE = {
    "nordic": [4, 5], "rusviet": [19, 26], "crimea": [43, 47], "polania": [14, 20], "saxony": [34, 41],
    "albion": [1, 2], "togawa": [40, 46],
}  # fmt: skip


def duel(automa: str, seed: int = 1, level: str = "automa") -> tuple[Scythe, Seat, AutomaState]:
    """A game against this Automa just begun, its seat, and what only it has."""
    game = new_game({"seats": [{}, {"player": "automa", "faction": automa, "level": level}]}, seed)
    index = next(i for i, own in enumerate(game.position.seats) if own.player == AUTOMA)
    return game, game.position.seats[index], game.automa(index)


@pytest.mark.covers("A1.1")
@pytest.mark.parametrize("automa", FACTIONS)
def test_as_for_two_players_and_the_human_moves_first(automa: str) -> None:
    for seed in range(5):
        game, _, _ = duel(automa, seed)
        assert count(game.factory_deck) == 3
        assert game.position.seats[game.seat_to_decide()].player == HUMAN
        assert (game.turns, game.position.seats[game.turn.seat].player) == (1, HUMAN)


@pytest.mark.covers("A1.2", "A1.3", "A1.4")
@pytest.mark.parametrize("automa", FACTIONS)
def test_what_an_automa_starts_with(automa: str) -> None:
    _, own, state = duel(automa)
    base = 48 + FACTIONS.index(automa)
    assert (own.power, total(own.hand)) == START[automa]
    assert (own.coins, own.popularity, own.stars) == (5, 10, 0)
    assert (own.at[0], own.at[1:5], sorted(own.at[5:])) == (base, [0] * 4, [0] * 6 + BESIDE[automa])
    assert not state.hidden_factory_card


@pytest.mark.covers("A1.2")
def test_on_a_table_its_cards_are_unseen() -> None:
    layout = read_position(on_board({"faction": "polania"}, {"faction": "crimea"}))
    index = next(i for i, own in enumerate(layout.position.seats) if own.player == AUTOMA)
    assert (layout.hidden[index].unseen, layout.position.seats[index].hand) == (3, 0)


@pytest.mark.covers("A1.5", "A1.6")
@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_the_star_card_and_the_deck(level: str) -> None:
    _, _, state = duel("nordic", level=level)
    assert ["autometta", "automa", "automaszyna", "ultimaszyna"][state.level] == level
    assert (state.tracker, state.scheme, state.last_card) == (0, 1, 0)
    assert state.deck == mask_of(list(range(1, 20)))


@pytest.mark.covers("A1.6")
def test_the_deck_is_shuffled_anew_for_every_game() -> None:
    drawn = set()
    for seed in range(12):
        stage = Stage("nordic", seed=seed)
        stage.begin("nordic")
        drawn.add(stage.state().last_card)
    assert len(drawn) > 5


@pytest.mark.covers("A1.7")
@pytest.mark.parametrize("automa", FACTIONS)
def test_what_an_automa_never_has(automa: str) -> None:
    _, own, _ = duel(automa)
    assert own.mat < 0
    assert (own.abilities, own.recruits, own.bonuses, own.built, own.cubes, own.objectives) == (0,) * 6
    assert (own.traps, own.flags) == ([], 0)


@pytest.mark.covers("A1.7")
def test_it_uses_no_tunnels_and_no_swimming_workers() -> None:
    """A mech on a tunnel reaches no other tunnel, a Nordic worker crosses no river."""
    assert ask("move_mech", seat("polania", mechs=[15]), seat("crimea"))["valid"] == [8, 14, 15, 16, 20]
    assert ask("move_worker", seat("nordic", workers=[11]), seat("crimea"))["valid"] == [4, 5, 11]


@pytest.mark.covers("A1.7", "A1.3", "A9.5")
def test_its_popularity_never_changes() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "mech", 35)
    stage.put("crimea", "worker", 34, 34)
    stage.play(19)
    assert stage.moves() == [("character", stage.base("saxony"), 34)]
    assert stage.seat("crimea").at[5:7] == [stage.base("crimea")] * 2
    assert stage.seat("saxony").popularity == 10
    assert stage.happened("lost") == []
