"""Opponents that think: a player in a person's chair, chosen by its strength in the setup.

They see what their seat may know and nothing else: all that is hidden from it is dealt again before they are asked.
What they do becomes actions of the game, so a save is played again without thinking. Why they did it is said by what
their turn has brought them, as a hint says it (reasons.py).
"""

from typing import Final

from maszyna.kernel.dice import dice
from maszyna.kernel.record import Record, Setup
from maszyna.players.by_name import player
from maszyna.players.player import Player
from maszyna.players.playing import ask, seat_seed
from maszyna.players.reasons import Reason, reasons_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.dealing import deal
from maszyna.scythe.setup.new_game import streams_for
from maszyna.scythe.setup.plan import read_plan

STREAM: Final = "shown to opponents"
MOST_ANSWERS: Final = 2000  # of one stretch: more than any turn has
POSITION: Final = "position"  # a setup that is a position seats people and Automas only


def strengths(setup: Setup, seed: int) -> list[str]:
    """The strength of each seat, clockwise; nothing for people and Automas."""
    if POSITION in setup:
        return []
    plan = read_plan(setup)
    if not any(seat.strength for seat in plan.seats):
        return []
    return [seat.strength for seat in deal(plan, streams_for(plan, seed)).seats]


def is_theirs(game: Scythe, names: list[str]) -> bool:
    """Whether one of them is to decide."""
    return bool(names) and game.asking is not None and bool(names[game.asking.seat])


def play_opponents(record: Record[Scythe], names: list[str]) -> int:
    """Let them decide until a person is to decide or the game is over; how many actions that were."""
    started = len(record.actions)
    minds: dict[int, Player] = {}
    chance = dice(record.seed, [f"{STREAM} {started}"])
    while is_theirs(record.game, names) and len(record.actions) - started < MOST_ANSWERS:
        seat = record.game.seat_to_decide()
        if seat not in minds:
            minds[seat] = player(names[seat], seat_seed(record.seed + started, seat))
        record.play(ask(minds[seat], record.game, chance))
    return len(record.actions) - started


def gains(before: Scythe, after: Scythe, seat: int) -> list[Reason]:
    """What speaks for a turn from one position to a later one; nothing of a game that is over."""
    if after.over:
        return []
    return [reason for reason in reasons_of(in_the_open(before, seat), in_the_open(after, seat), seat) if reason.good]


def in_the_open(game: Scythe, seat: int) -> Scythe:
    """A game in which a seat holds no objectives: how near they are, nobody else may hear."""
    twin = game.copy()
    twin.position.seats[seat].objectives = 0
    return twin
