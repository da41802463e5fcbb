"""The end: what is still unknown of a person's score, and who has won (A18, A20)."""

from maszyna.kernel.bits import bit
from maszyna.scythe.ids import COINS, POPULARITY
from maszyna.scythe.score.scoring import NO_TILE, Score
from maszyna.scythe.score.with_automa import table_decided_by, table_ranking, table_score, team_decided_by, winning_team
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.table import Table


class Unknown:
    """Something nobody has entered; ``step`` and the answer make the step that does."""

    def __init__(self, seat: int, step: str, value: int) -> None:
        self.seat = seat
        self.step = step
        self.value = value  # what the table believes


def unknown_for_score(table: Table) -> list[Unknown]:
    """Coins and popularity that were never entered, and the structure bonus of who has built."""
    found: list[Unknown] = []
    position = table.game.position
    for seat in table.seats_of(HUMAN):
        own = position.seats[seat]
        if not table.told[seat] & bit(COINS):
            found.append(Unknown(seat, "coins", own.coins))
        if not table.told[seat] & bit(POPULARITY):
            found.append(Unknown(seat, "popularity", own.popularity))
        if own.built and position.bonus_tile == NO_TILE and not any(one.step == "tile" for one in found):
            found.append(Unknown(seat, "tile", NO_TILE))
    return found


class Result:
    def __init__(self, scores: list[Score], order: list[int], decided_by: str) -> None:
        self.scores = scores  # by seat
        self.order = order  # the winner first
        self.decided_by = decided_by


def result(table: Table) -> Result:
    """Everybody's score; in a cooperative game the side with the higher averages has won (A20)."""
    position = table.game.position
    scores = [table_score(position, seat) for seat in range(len(position.seats))]
    order = table_ranking(position)
    if not table.automa_options.cooperative:
        return Result(scores, order, table_decided_by(position))
    winner = winning_team(position)
    order.sort(key=lambda seat: position.seats[seat].player != winner)
    return Result(scores, order, team_decided_by(position))
