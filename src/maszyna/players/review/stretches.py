"""The decisions of one seat that a review judges: its turns, each in the stretches between which chance has spoken.

What was drawn in the middle of a turn (an encounter, a combat, cards) is news to whoever plays on: what was done before
it is judged by what could be known then, what was done after it by what was known after.
"""

from typing import Final

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.record import Record
from maszyna.players.turns.halving import Candidate
from maszyna.players.turns.line import Line, step
from maszyna.scythe.game import Scythe

STREAM: Final = "answers of others in a stretch"


class Stretch:
    """Actions of one own turn up to where chance speaks or the turn ends."""

    def __init__(self, n: int, at: int, game: Scythe) -> None:
        self.n = n  # the number of the turn
        self.at = at  # how many actions of the game come before it
        self.game = game  # as it was then
        self.actions: list[int] = []
        self.texts: list[str] = []

    def candidate(self, actions: list[int]) -> Candidate:
        """A turn that begins here, as it was played or another, to be tried in dealt worlds."""
        game = self.game.copy()
        game.run_mode = BETWEEN_TURNS
        line, seat, chance = Line(game, None, -1, []), game.seat_to_decide(), dice(self.at, [STREAM])
        for action in actions:
            if action not in game.choices:
                break
            line = step(line, seat, action, chance)
        return Candidate(line)

    def texts_of(self, actions: list[int]) -> list[str]:
        """Of a turn that begins here, as far as it is as foreseen."""
        game = self.game.copy()
        found: list[str] = []
        for action in actions:
            if action not in game.choices:
                break
            found.append(game.text(action))
            game.apply(action)
        return found


class PlayedTurn:
    """One own turn of a game."""

    def __init__(self, first: Stretch) -> None:
        self.n = first.n
        self.stretches = [first]

    def texts_before(self, stretch: Stretch) -> list[str]:
        """The actions of the turn before one of its stretches."""
        return [text for one in self.stretches if one.at < stretch.at for text in one.texts]

    def texts(self) -> list[str]:
        return [text for stretch in self.stretches for text in stretch.texts]


def played_turns(record: Record[Scythe], seat: int) -> list[PlayedTurn]:
    """The turns a seat has finished, in order; decisions in the turns of others are no part of them."""
    game = record.at(0)
    found: list[PlayedTurn] = []
    turn: PlayedTurn | None = None
    stretch: Stretch | None = None
    for at, text in enumerate(record.actions):
        number, states = game.turns, game.dice.states[:]
        if game.turn.seat == seat and game.seat_to_decide() == seat:
            if stretch is None:
                stretch = Stretch(round_of(game), at, game.copy())
                if turn is None:
                    turn = PlayedTurn(stretch)
                else:
                    turn.stretches.append(stretch)
            stretch.actions.append(game.parse(text))
            stretch.texts.append(text)
        game.take(text)
        ended = game.over or game.turns != number
        if ended or game.dice.states != states:
            stretch = None
        if ended and turn is not None:
            found.append(turn)
            turn = None
    return found


def round_of(game: Scythe) -> int:
    """The number of the turn, the same for all seats."""
    return (game.turns - 1) // game.seats_at_table() + 1
