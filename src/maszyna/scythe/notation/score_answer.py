"""What the score command answers."""

from typing import Final

from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.score.scoring import Score
from maszyna.scythe.score.with_automa import table_decided_by, table_ranking, table_score, team_decided_by, winning_team
from maszyna.scythe.state import AUTOMA, HUMAN, Position

KINDS: Final = ["human", "automa"]  # by HUMAN and AUTOMA


def score_answer(layout: Layout) -> dict[str, object]:
    """The scores of everybody, who has won and by what; of several of a kind a list, clockwise."""
    position = layout.position
    answer: dict[str, object] = {}
    for player in (AUTOMA, HUMAN):
        scores = [seat_score(position, seat) for seat in seats_of(position, player)]
        if len(scores) == 1:
            answer[KINDS[player]] = scores[0]
        elif scores:
            named = [FACTIONS[position.seats[seat].faction] for seat in seats_of(position, player)]
            answer[KINDS[player] + "s"] = [
                {"faction": name, **score} for name, score in zip(named, scores, strict=True)
            ]
    if has_teams(layout):
        answer["winner"] = KINDS[winning_team(position)]
        answer["decided_by"] = team_decided_by(position)
        return answer
    winner = table_ranking(position)[0]
    player = position.seats[winner].player
    answer["winner"] = KINDS[player]
    peers = seats_of(position, player)
    if len(peers) > 1:
        answer["winner_index"] = peers.index(winner)
    answer["decided_by"] = table_decided_by(position)
    return answer


def has_teams(layout: Layout) -> bool:
    """Whether humans play together against Automas (A20)."""
    return layout.automa_options.cooperative and 0 < len(seats_of(layout.position, AUTOMA)) < len(layout.position.seats)


def seats_of(position: Position, player: int) -> list[int]:
    return [index for index, seat in enumerate(position.seats) if seat.player == player]


def seat_score(position: Position, seat: int) -> dict[str, object]:
    """Coins by where they come from; what an Automa never earns is left out."""
    score: Score = table_score(position, seat)
    document: dict[str, object] = {
        "coins": score.coins, "stars": score.stars, "territories": score.territories,
    }  # fmt: skip
    if position.seats[seat].player == HUMAN:
        document["resources"] = score.resources
        document["structure_bonus"] = score.structure_bonus
        if score.ability:  # Polania's encounters with 6 or 7 players
            document["ability"] = score.ability
    document["total"] = score.total
    return document


def seat_scores(position: Position) -> list[dict[str, object]]:
    """The scores of all seats clockwise, each with its faction."""
    return [{"faction": FACTIONS[own.faction], **seat_score(position, seat)} for seat, own in enumerate(position.seats)]
