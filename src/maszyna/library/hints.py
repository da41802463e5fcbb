"""The best turns for whoever is to decide."""

from maszyna.library.scythe import Scythe
from maszyna.players.hints import MOST_MS, Hint, hints
from maszyna.players.reasons import NO_STAR, Reason
from maszyna.scythe.game import Scythe as Engine
from maszyna.scythe.ids import STARS


def hint(game: Scythe, *, nodes: int | None = None) -> list[dict[str, object]]:
    """The best turns for the human who is to decide, best first: the documents of ``maszyna scythe hint --json``.

    Each has ``actions`` (texts that ``game.play`` takes), ``then_chance``, ``margin``, ``spread``, ``reasons``
    and ``terms``.
    ``nodes`` limits how many actions are tried, so that the answer is the same every time; without it half a second is
    spent. Gives an empty list when the game is over. The game does not change.
    """
    return hint_documents(best_hints(game.engine, nodes))


def best_hints(game: Engine, nodes: int | None) -> list[Hint]:
    """The hints for the seat to decide; none when the game is over."""
    if game.is_over():
        return []
    return hints(game, game.turns, nodes=nodes) if nodes else hints(game, game.turns, ms=MOST_MS)


def hint_documents(found: list[Hint]) -> list[dict[str, object]]:
    """The hints as documents; the actions are those of a save."""
    return [
        {
            "actions": action_texts(hint),
            "then_chance": hint.by_chance,
            "margin": round(hint.margin, 1),
            "spread": round(hint.spread, 1),
            "reasons": [reason_document(reason) for reason in hint.reasons],
            "terms": {name: round(coins, 1) for name, coins in hint.differences},
        }
        for hint in found
    ]


def reason_document(reason: Reason) -> dict[str, object]:
    """``for`` is whether it speaks for the turn; numbers are those before and after it, or done and needed."""
    star = {} if reason.star == NO_STAR else {"star": STARS[reason.star]}
    return {"kind": reason.kind, "for": reason.good, **star, "before": reason.before, "after": reason.after}


def action_texts(hint: Hint) -> list[str]:
    twin = hint.world.copy()
    found = []
    for action in hint.actions:
        found.append(twin.text(action))
        twin.apply(action)
    return found
