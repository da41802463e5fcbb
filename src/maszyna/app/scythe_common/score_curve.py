"""How the scores went, turn by turn, and the turn at which the lead changed hands for the last time.

The game is played again from its start without listeners, once for each length of it.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from maszyna.kernel.game import BETWEEN_TURNS, NOBODY, Game
from maszyna.kernel.record import Record
from maszyna.scythe.game import Scythe
from maszyna.scythe.table.played_table import PlayedTable

KEY: Final = ("", "score curve", NOBODY)  # in the cache of the last action


class CurvePoint(NamedTuple):
    """The scores of all seats when a turn was over; ``at``: the action that ended it."""

    turn: int
    seat: int  # whose turn it was
    at: int
    begun: int  # how many turns there had been, 0 at a table
    scores: list[int]


def score_curve(record: Record[Any], moments: Callable[[Record[Any]], list[CurvePoint]]) -> list[CurvePoint]:
    """From the start on, a moment for each turn of each seat, as the kind of game finds them; read once."""
    entry = record.entries[-1]
    if KEY not in entry.cache:
        entry.cache[KEY] = moments(record)
    found: list[CurvePoint] = entry.cache[KEY]
    return found


def moments(record: Record[Scythe]) -> list[CurvePoint]:
    """Of a game on the screen: the end of every turn is known."""
    start = record.at(0)
    seats = start.seats_at_table()
    found = [CurvePoint(0, NOBODY, 0, 0, start.scores())]
    found += [moment(game, seats, number) for number, game in turn_ends(record)]
    return found


def turn_ends(record: Record[Scythe]) -> Iterator[tuple[int, Scythe]]:
    """The game at the end of every turn of every seat, which goes on with the next, and the action that ended it."""
    game = record.at(0)
    running: Game = game
    for number, text in enumerate(record.actions, 1):
        running.run_mode = BETWEEN_TURNS
        running.take(text)
        while running.waits_for_turn():
            yield number, game
            running.run_mode = BETWEEN_TURNS
            running.begin_turn()
    yield len(record.actions), game


def moment(game: Scythe, seats: int, at: int) -> CurvePoint:
    return CurvePoint((game.turns - 1) // seats + 1, game.turn.seat, at, game.turns, game.scores())


def table_moments(record: Record[PlayedTable]) -> list[CurvePoint]:
    """At a table people report in pieces: a moment for each time that somebody else is on."""
    played = record.at(0)
    found = [CurvePoint(0, NOBODY, 0, 0, played.table.game.scores())]
    for number, text in enumerate(record.actions, 1):
        turn = played.table.round()
        played.take(text)
        automas = [event.seat for event in record.entries[number].events if event.seat != NOBODY]
        seat = record.entries[number].seat if record.entries[number].seat != NOBODY or not automas else automas[0]
        now = CurvePoint(turn, seat, number, 0, played.table.game.scores())
        if found[-1].turn == turn and found[-1].seat == seat:
            found.pop()
        found.append(now)
    return found


def by_turn(curve: list[CurvePoint], seat: int) -> list[int]:
    """A seat's score after every turn, the start first."""
    last: dict[int, int] = {}
    for one in curve:
        last[one.turn] = one.scores[seat]
    found: list[int] = []
    for turn in range(max(last) + 1):
        found.append(last.get(turn, found[-1] if found else 0))
    return found


def last_change(curve: list[CurvePoint], winner: int, other: int) -> tuple[int, int, int]:
    """The number of the moment since which the winner has led, and its lead before and after; 0 if it always led."""
    leads = [one.scores[winner] - one.scores[other] for one in curve]
    for number in range(len(leads) - 1, 0, -1):
        if leads[number - 1] <= 0 < leads[number]:
            return number, leads[number - 1], leads[number]
        if leads[number] <= 0:
            break
    return 0, 0, leads[-1]
