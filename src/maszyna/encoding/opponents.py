"""The human chairs of one game: ready players sit in some (see players/by_name.py), learners in the others."""

from typing import Final

from maszyna.encoding.seeds import chair_of
from maszyna.kernel.native import mypyc_attr
from maszyna.players.by_name import player
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN

ANY_FACTION: Final = -1


def people_of(game: Scythe) -> list[int]:
    """The seats of people, clockwise."""
    return [index for index, seat in enumerate(game.position.seats) if seat.player == HUMAN]


def learners_seat(game: Scythe, seed: int, faction: int) -> int:
    """The seat of the faction asked for; of people dealt at random the seed tells which."""
    people = people_of(game)
    if faction != ANY_FACTION:
        for index in people:
            if game.position.seats[index].faction == faction:
                return index
    return people[chair_of(seed, len(people))]


def check_opponents(names: list[str]) -> list[str]:
    """Refuse a player there is not, before a game is begun."""
    for name in names:
        player(name, 0)
    return names


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Opponents:
    """The ready players of one game, in the first chairs of people that are not the learner's."""

    def __init__(self, game: Scythe, seed: int, names: list[str], faction: int) -> None:
        self.learner = learners_seat(game, seed, faction)
        self.chance = deals(seed)
        self.players: dict[int, Player] = {}
        for index in people_of(game):
            if index != self.learner and len(self.players) < len(names):
                self.players[index] = player(names[len(self.players)], seat_seed(seed, index))

    def play(self, game: Scythe) -> None:
        """Let them decide until somebody else is asked or the game is over."""
        while not game.over and game.seat_to_decide() in self.players:
            game.apply(ask(self.players[game.seat_to_decide()], game, self.chance))
