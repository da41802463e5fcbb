"""What a seat cannot know is dealt again, what it knows stays, and the game that comes out can be played."""

import pytest
from tests.encoding.positions import positions

from maszyna.kernel.bits import bit, count
from maszyna.kernel.packed_counts import counts, packed, total
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MAT, TOGAWA
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial, Reveal
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.turn_state import Combat

SEEDS = range(40)


def pool(game: Scythe) -> list[int]:
    hands = [own.hand for own in game.position.seats]
    return [sum(column) for column in zip(*map(counts, [game.combat_deck, game.combat_discard, *hands]), strict=True)]


def test_the_game_itself_stays_as_it_is() -> None:
    game = new_game({"seats": 3}, 5)
    before = (
        game.dice.states[:],
        game.combat_deck,
        game.objective_deck,
        game.factory_deck,
        game.position.seats[1].hand,
    )
    determinised(game, 0, 1)
    now = (game.dice.states, game.combat_deck, game.objective_deck, game.factory_deck, game.position.seats[1].hand)
    assert now == before


def test_the_same_seed_deals_the_same_and_another_deals_otherwise() -> None:
    game = new_game({"seats": 3}, 5)
    one, same, other = determinised(game, 0, 1), determinised(game, 0, 1), determinised(game, 0, 2)
    for twin, equal in ((same, True), (other, False)):
        assert (twin.dice.states == one.dice.states) is equal
        hands = [own.objectives for own in twin.position.seats]
        assert (hands == [own.objectives for own in one.position.seats]) is equal


def test_own_cards_stay_and_all_cards_are_still_there() -> None:
    for number, game in enumerate(positions(80, first=300)):
        seats = game.position.seats
        seat = number % len(seats)
        twin = determinised(game, seat, number)
        own, its = seats[seat], twin.position.seats[seat]
        assert (its.hand, its.objectives, its.traps) == (own.hand, own.objectives, own.traps)
        assert pool(twin) == pool(game) == list(combat_deck())
        for before, after in zip(seats, twin.position.seats, strict=True):
            assert total(after.hand) == total(before.hand)
            assert count(after.objectives) == count(before.objectives)
            assert sorted(after.traps) == sorted(before.traps)
            assert not after.objectives & twin.objective_deck
        dealt = [after.objectives for after in twin.position.seats]
        assert sum(dealt) + twin.objective_deck == sum(b.objectives for b in seats) + game.objective_deck
        assert count(twin.factory_deck) == count(game.factory_deck)
        taken = sum(bit(after.factory_card) for after in twin.position.seats if after.factory_card)
        assert not twin.factory_deck & taken
        assert twin.factory_deck & ~twin.factory_cards == 0
        if not game.over:
            assert len(twin.options()) > 1
            play_out(twin, random_dice(number), 300)


def test_factory_cards_are_unknown_until_one_has_been_taken() -> None:
    game = new_game({"seats": 2}, 5)
    assert len({determinised(game, 0, seed).factory_deck for seed in SEEDS}) > 10
    game.position.seats[0].factory_card = next(card for card in range(1, 19) if game.factory_deck & bit(card))
    game.factory_deck &= ~bit(game.position.seats[0].factory_card)
    assert {determinised(game, 0, seed).factory_deck for seed in SEEDS} == {game.factory_deck}
    for seed in SEEDS:  # the other seat sees the card taken, and not the rest
        assert not determinised(game, 1, seed).factory_deck & bit(game.position.seats[0].factory_card)


def test_face_down_traps_change_places_and_sprung_ones_do_not() -> None:
    game = new_game({"seats": [{"faction": "togawa"}, {"faction": "crimea"}]}, 5)
    [togawa] = [seat for seat, own in enumerate(game.position.seats) if own.faction == TOGAWA]
    own = game.position.seats[togawa]
    own.traps = [7, 9, MAT, 12]
    own.armed = bit(7) | bit(12)
    dealt = [determinised(game, 1 - togawa, seed).position.seats[togawa].traps for seed in SEEDS]
    assert all(traps[1] == 9 for traps in dealt)
    assert {traps.index(7) for traps in dealt} == {0, 2, 3}
    assert determinised(game, togawa, 1).position.seats[togawa].traps == own.traps


def fight(shown: bool) -> Scythe:
    """Seat 0 has set its dial and cards, seat 1 is asked for its own; or all that is over."""
    game = new_game({"seats": 2}, 5)
    game.combat = Combat(10, [0, 1], [3, 0], [packed([1, 0, 0, 0]), 0])
    game.position.seats[0].hand = packed([1, 1, 0, 0])
    game.position.seats[0].power = 5
    game.position.seats[1].power = 5
    game.position.seats[0].at[0] = 10
    game.position.seats[1].at[0] = 10
    game.stack = [] if shown else [Reveal(0)]
    game.asking = ChooseDial(1, 1)
    game.choices = game.asking.options(game)
    return game


def test_what_the_other_side_has_set_unseen_is_set_again() -> None:
    combats = [determinised(fight(False), 1, seed).combat for seed in SEEDS]
    assert {combat.dials[0] for combat in combats if combat} == set(range(6))
    assert {int(total(combat.cards[0])) for combat in combats if combat} == {0, 1}  # one unit, one card at most


def test_what_both_sides_have_shown_stays() -> None:
    combats = [determinised(fight(True), 1, seed).combat for seed in SEEDS]
    assert {(combat.dials[0], combat.cards[0]) for combat in combats if combat} == {(3, packed([1, 0, 0, 0]))}


def test_what_oneself_has_set_stays() -> None:
    combats = [determinised(fight(False), 0, seed).combat for seed in SEEDS]
    assert {(combat.dials[0], combat.cards[0]) for combat in combats if combat} == {(3, packed([1, 0, 0, 0]))}


@pytest.mark.parametrize("seed", range(5))
def test_another_seat_that_is_asked_still_has_a_choice(seed: int) -> None:
    game = fight(False)
    combat = game.combat
    assert combat is not None
    combat.dials = [0, 2]
    game.asking = ChooseCard(1, 1, 1, 3)
    game.position.seats[1].hand = packed([0, 1, 0, 0])
    game.choices = game.asking.options(game)
    twin = determinised(game, 0, seed)
    assert twin.seat_to_decide() == 1
    assert len(twin.options()) == 2
    assert twin.options() == twin.pending().options(twin)
    asking = twin.pending()
    assert isinstance(asking, ChooseCard)
    assert asking.context(twin)[-1] == 2  # from the lowest value on, for the hand is another
