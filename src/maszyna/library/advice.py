"""What a player that thinks would do: the best turns for whoever is to decide, and the review of a game."""

from maszyna.kernel.errors import SetupError
from maszyna.kernel.record import Record
from maszyna.library.scythe import Scythe
from maszyna.players.hints import MOST_MS, Hint, hints, played_on
from maszyna.players.margins import SOURCES, sources
from maszyna.players.reasons import BOTTOM_KINDS, STAR_KINDS, Reason
from maszyna.players.review.document import review_document
from maszyna.players.review.review import Review
from maszyna.players.review.screen import WORLDS
from maszyna.scythe.game import Scythe as Engine
from maszyna.scythe.ids import BOTTOMS, FACTIONS, STARS
from maszyna.scythe.state import HUMAN


def hint(game: Scythe, *, nodes: int | None = None) -> list[dict[str, object]]:
    """The best turns for the human who is to decide, best first: the documents of ``maszyna scythe hint --json``.

    Each has ``actions`` (texts that ``game.play`` takes), ``then_chance``, ``margin``, ``spread``, ``reasons``
    and ``terms``: what it changes at once in the sources of the score, in coins.
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
            "terms": score_changes(hint),
        }
        for hint in found
    ]


def reason_document(reason: Reason) -> dict[str, object]:
    """``for`` is whether it speaks for the turn; numbers are those before and after it, or done and needed."""
    about: dict[str, object] = {}
    if reason.kind in STAR_KINDS:
        about = {"star": STARS[reason.about]}
    elif reason.kind in BOTTOM_KINDS:
        about = {"action": BOTTOMS[reason.about]}
    return {"kind": reason.kind, "for": reason.good, **about, "before": reason.before, "after": reason.after}


def score_changes(hint: Hint) -> dict[str, float]:
    """By source, if the game ended before the turn or after it; an opponent's gain counts against it."""
    seat = hint.world.seat_to_decide()
    before, after = sources(hint.world, seat), sources(played_on(hint.world.copy(), hint.actions), seat)
    changes = {name: then - now for name, now, then in zip(SOURCES, before, after, strict=True)}
    return {name: change for name, change in changes.items() if change}


def action_texts(hint: Hint) -> list[str]:
    twin = hint.world.copy()
    found = []
    for action in hint.actions:
        found.append(twin.text(action))
        twin.apply(action)
    return found


def review(game: Scythe, *, seat: str | None = None, budget: int = WORLDS) -> dict[str, object]:
    """Every finished turn of a human compared with the best one found: the document of ``maszyna scythe review``.

    ``turns`` has for each own turn what was ``played`` and what would have been ``best`` (actions and chance to win,
    0 to 1), the ``loss`` in points of winning chance with its standard error ``se``, a ``mark`` (inaccuracy, mistake,
    blunder) where the loss is beyond the noise, and the ``luck`` of what chance brought until the next own turn.
    ``accuracy`` is that of the whole, 0 to 100. ``seat`` is a faction, needed only where several people play; with the
    ``budget``, a number of dealt worlds, sharp turns are played to the end. That takes some seconds. The game does not
    change. Raises SetupError for a seat that no person has.
    """
    found = new_review(game._record, seat, budget)
    for _ in found.steps():
        pass
    return review_document(found)


def new_review(record: Record[Engine], seat: str | None, budget: int) -> Review:
    """A review that has not begun; refuses a seat that no person has."""
    seats = record.game.position.seats
    people = [FACTIONS[own.faction] for own in seats if own.player == HUMAN]
    if seat is None and len(people) == 1:
        seat = people[0]
    if seat is None:
        raise SetupError("seat", "name_reviewed_seat", possible=people)
    if seat not in people:
        raise SetupError("seat", "not_a_persons_seat", found=seat, possible=people)
    return Review(record, [FACTIONS[own.faction] for own in seats].index(seat), budget)
