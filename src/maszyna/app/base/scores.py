"""The scores by where coins come from, as plain numbers."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import LiveGame, ScytheGame, ScytheTable
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.score import SOURCES, automa_sources, human_sources
from maszyna.expeditions.words import SEATS
from maszyna.scythe.score.with_automa import decided_for, table_ranking, table_score
from maszyna.scythe.table import result
from maszyna.scythe.words import FACTIONS

CATEGORIES: Final = ["coins", "stars", "territories", "resources", "structure_bonus", "ability", "total"]


def scythe_scores(live: LiveGame[Any]) -> Doc:
    """Everybody's score, the first one first, who has won and by what."""
    if isinstance(live, ScytheGame):
        game = live.game
        order = table_ranking(game.position)
        winners = game.winners()
        decided = decided_for(game.position, game.is_cooperative())
    else:
        assert isinstance(live, ScytheTable)
        table = live.table
        game = table.game
        found = result(table)
        order = found.order
        winners = game.winners()
        decided = found.decided_by
    position = game.position
    rows = []
    for seat in order:
        score = table_score(position, seat)
        rows.append(
            {"seat": FACTIONS[position.seats[seat].faction], **{name: getattr(score, name) for name in CATEGORIES}}
        )
    return {
        "scores": rows,
        "winners": [FACTIONS[position.seats[seat].faction] for seat in winners],
        "decided_by": decided,
        "turns": game.turns,
    }


def expeditions_scores(game: Expedition) -> Doc:
    sources = [human_sources(game.human), automa_sources(game.position, game.tuning)]
    rows = [
        {"seat": SEATS[seat], **dict(zip(SOURCES, coins, strict=True)), "total": sum(coins)}
        for seat, coins in enumerate(sources)
    ]
    winners = game.winners()
    rows.sort(key=lambda row: row["seat"] not in [SEATS[seat] for seat in winners])
    return {"scores": rows, "winners": [SEATS[seat] for seat in winners], "decided_by": "coins", "turns": game.turns}
