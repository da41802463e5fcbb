"""Scoring a game with an Automa (A18); among humans alone it is that of section 12."""

from typing import Final

from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.score.scoring import (
    PER_STAR,
    PER_TERRITORY,
    TIE_BREAKS,
    Score,
    final_control,
    score,
    score_with,
    standing_with,
    territories_scored,
    tier,
)
from maszyna.scythe.state import AUTOMA, HUMAN, Position

MOST_ON_A_TERRITORY: Final = 6  # A18.2
RESOURCES: Final = TIE_BREAKS.index("resources")
FULL_TIE: Final = "R16"
NOTHING: Final = "nothing"


def with_automa(position: Position) -> bool:
    return any(seat.player == AUTOMA for seat in position.seats)


def automa_score(position: Position, seat: int) -> Score:
    """Coins, stars and territories at the popularity it always has; resources and structures earn nothing (A18.1)."""
    own = position.seats[seat]
    level = tier(own.popularity)
    stars = own.stars * PER_STAR[level]
    territories = territories_scored(position, seat) * PER_TERRITORY[level]
    return Score(own.coins, stars, territories, 0, 0, 0, own.coins + stars + territories)


def human_score(position: Position, seat: int) -> Score:
    """As usual, but beyond six resources on one territory the rest do not count (A18.2)."""
    counted = total(position.seats[seat].cargo)
    for place in members(final_control(position, seat)):
        counted += min(total(position.resources[place]), MOST_ON_A_TERRITORY)
    return score_with(position, seat, counted)


def table_score(position: Position, seat: int) -> Score:
    """A seat's score, whoever plays at the table."""
    if position.seats[seat].player == AUTOMA:
        return automa_score(position, seat)
    return human_score(position, seat) if with_automa(position) else score(position, seat)


def tie_breaks(position: Position) -> list[str]:
    """What decides, in this order: with an Automa at the table resources are skipped (A18.3)."""
    if with_automa(position):
        return [name for name in TIE_BREAKS if name != TIE_BREAKS[RESOURCES]]
    return TIE_BREAKS


def table_standing(position: Position, seat: int) -> list[int]:
    """A seat's score and its tie-breaks, in the order they are compared."""
    standing = standing_with(position, seat, table_score(position, seat).total)
    if with_automa(position):
        standing.pop(RESOURCES)
    return standing


def table_ranking(position: Position) -> list[int]:
    """The seats from first to last; in a full tie humans come before Automas (R16), then the seating order holds."""
    seats = position.seats
    order = [seat for seat in range(len(seats)) if seats[seat].player == HUMAN]
    order += [seat for seat in range(len(seats)) if seats[seat].player == AUTOMA]
    return sorted(order, key=lambda seat: [-value for value in table_standing(position, seat)])


def table_winners(position: Position, cooperative: bool) -> list[int]:
    """The seats that have won: the first of all, or in a cooperative game the whole winning side (A20)."""
    if not cooperative:
        return table_ranking(position)[:1]
    winner = winning_team(position)
    return [index for index, seat in enumerate(position.seats) if seat.player == winner]


def decided_for(position: Position, cooperative: bool) -> str:
    """What put the winner, or in a cooperative game the winning side, ahead."""
    return team_decided_by(position) if cooperative else table_decided_by(position)


def team_standing(position: Position, player: int) -> list[int]:
    """A side's score and tie-breaks: the averages of its seats, times both sides' sizes to stay with whole numbers."""
    own = [index for index, seat in enumerate(position.seats) if seat.player == player]
    others = len(position.seats) - len(own)
    standings = [table_standing(position, seat) for seat in own]
    return [sum(column) * others for column in zip(*standings, strict=True)]


def winning_team(position: Position) -> int:
    """HUMAN or AUTOMA in a cooperative game: averages are compared as between two players, a full tie by R16."""
    return AUTOMA if team_standing(position, AUTOMA) > team_standing(position, HUMAN) else HUMAN


def team_decided_by(position: Position) -> str:
    """What put the winning side of a cooperative game ahead."""
    return first_difference(
        tie_breaks(position), team_standing(position, HUMAN), team_standing(position, AUTOMA), FULL_TIE
    )


def first_difference(names: list[str], first: list[int], second: list[int], none: str) -> str:
    for name, ahead, behind in zip(names, first, second, strict=True):
        if ahead != behind:
            return name
    return none


def table_decided_by(position: Position) -> str:
    """What put the winner before the second: coins, or the tie-break that decided, or the last ruling, or nothing."""
    order = table_ranking(position)
    names = tie_breaks(position)
    if len(order) < 2:
        return names[0]
    first, second = order[0], order[1]
    last = FULL_TIE if position.seats[first].player != position.seats[second].player else NOTHING
    return first_difference(names, table_standing(position, first), table_standing(position, second), last)
