"""What a list of games and the logbook show of a game without replaying it; the same in every language."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheGame, ScytheTable
from maszyna.app.base.scores import expeditions_scores, scythe_scores
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.state import HUMAN
from maszyna.scythe.words import FACTIONS


def meta_of(live: LiveGame[Any]) -> Doc:
    meta: Doc = {"turn": live.turn(), "actions": len(live.entries), "over": live.over(), "deciding": live.deciding()}
    if isinstance(live, ExpeditionsTable):
        meta["level"] = live.game.position.card.level
        if live.over():
            meta["result"] = expeditions_scores(live.game)
        return meta
    game = scythe_of(live)
    meta["at"] = [own.at[:] for own in game.position.seats]
    meta["seats"] = [seat_of(game, seat) for seat in range(len(game.position.seats))]
    if live.over():
        meta["result"] = scythe_scores(live)
    return meta


def scythe_of(live: LiveGame[Any]) -> Scythe:
    """The engine's game behind a digital game or a table."""
    if isinstance(live, ScytheGame):
        return live.game
    assert isinstance(live, ScytheTable)
    return live.table.game


def seat_of(game: Scythe, seat: int) -> Doc:
    own = game.position.seats[seat]
    state = game.hidden[seat]
    document: Doc = {"faction": FACTIONS[own.faction], "player": "human" if own.player == HUMAN else "automa"}
    if isinstance(state, AutomaState):
        document["level"] = LEVELS[state.level]
    elif 0 <= own.mat < len(mats()):
        document["mat"] = mats()[own.mat].id
    return document
