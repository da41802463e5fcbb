"""Players are asked in turn, and none of them is shown what its seat may not see."""

from maszyna.players.by_name import player
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals, play_with, seat_seed
from maszyna.players.random_player import RandomPlayer, play_out, random_dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

AGAINST_AN_AUTOMA: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


class Peeker(Player):
    """Notes what it is shown of the others' hands, decks and dice."""

    def __init__(self) -> None:
        self.hands: list[int] = []
        self.dice: list[list[int]] = []

    def choose(self, game: Scythe) -> int:
        self.hands.append(game.position.seats[1].hand)
        self.dice.append(game.dice.states)
        game.apply(game.options()[-1])  # what it does with its copy changes nothing
        return 0


def test_a_player_is_shown_a_copy_in_which_all_it_cannot_know_is_dealt_again() -> None:
    game = new_game(AGAINST_AN_AUTOMA, 5)
    play_out(game, random_dice(5), 12)
    before = game.dice.states[:], game.position.seats[1].hand, game.options()[:]
    peeker, chance = Peeker(), deals(5)
    for _ in range(30):
        ask(peeker, game, chance)
    assert (game.dice.states, game.position.seats[1].hand, game.options()) == before
    assert len(set(peeker.hands)) > 3
    assert all(states != before[0] for states in peeker.dice)


def test_a_subclass_of_the_random_player_is_shown_no_more_than_others() -> None:
    class Spy(RandomPlayer):
        def choose(self, game: Scythe) -> int:
            shown.append(game.dice.states)
            return super().choose(game)

    shown: list[list[int]] = []
    game = new_game(AGAINST_AN_AUTOMA, 5)
    ask(Spy(1), game, deals(5))
    assert shown != [game.dice.states]


def test_a_game_among_players_ends_and_is_the_same_again() -> None:
    def played() -> tuple[int, list[int]]:
        game = new_game({"seats": 3}, 4)
        taken = play_with(game, [player("random", seat_seed(4, seat)) for seat in range(3)], deals(4))
        assert game.is_over()
        return taken, game.scores()

    assert played() == played()


def test_seats_have_seeds_of_their_own() -> None:
    assert len({seat_seed(seed, seat) for seed in range(10) for seat in range(7)}) == 70
