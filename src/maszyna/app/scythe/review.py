"""The review of a game as a page shows it: every turn with its loss, a mark's better turn on the board, and why."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.pictures.screen.travel_arrows import OWN, PLAYED, route_arrow
from maszyna.players.review.document import turn_document
from maszyna.players.review.judged_turn import DONE
from maszyna.players.review.losses import ERRORS
from maszyna.players.review.review import Review
from maszyna.players.review.stretches import Stretch
from maszyna.scythe.ids import FACTIONS, MAT, PLACES
from maszyna.speech.common.keys import place_key
from maszyna.speech.scythe.review_texts import SIGNS, ReviewTexts

LABELS = 2  # of what was played, in a list


def review_view(review: Review, words: Language) -> Doc:
    texts = ReviewTexts(words.translator, words.scythe)
    accuracy = review.accuracy()
    known = [number for number, turn in enumerate(review.turns) if turn.is_known()]
    seats = review.game.position.seats
    return {
        "format": "maszyna/review@1",
        "page": "review",
        "seat": FACTIONS[seats[review.seat].faction],
        "done": review.done(),
        "of": len(review.turns),
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "by": "value" if review.futures.knows else "terms",
        "say": words.text(texts.about(review)),
        "luck": round(sum(review.turns[number].luck for number in known), 1),
        "turns": [turn_view(review, number, texts, words) for number in known],
    }


def turn_view(review: Review, number: int, texts: ReviewTexts, words: Language) -> Doc:
    turn, stretch = review.turns[number], review.stretch_of(number)
    played = texts.played(review, number)
    found: Doc = turn_document(review, number)
    found |= {
        "at": stretch.at,
        "before": round(turn.before, 3),
        "known": turn.stage == DONE,
        "short": words.text("; ".join(played[:LABELS])),
    }
    mark_key = turn.mark()
    if mark_key is None:
        return found
    found |= {
        "sign": SIGNS[mark_key],
        "name": texts.mark(mark_key),
        "say": words.text(texts.why(turn)),
        "noise": words.text(texts.noise(turn)),
        "doubt": round(ERRORS * turn.se),
        "terms": terms_view(turn.terms(), texts),
        "did": words.text("; ".join(played)),
        "better": words.text("; ".join(texts.better(review, number))),
        **drawn(stretch, turn.better, review.seat),
    }
    return found


def terms_view(terms: list[tuple[str, float]], texts: ReviewTexts) -> list[Doc]:
    return [{"name": texts.source(name), "coins": round(coins, 1)} for name, coins in terms]


def drawn(stretch: Stretch, better: list[int], seat: int) -> Doc:
    """Both turns on the board they began on: arrows of units, and rings where something new stands."""
    found, marks = "", []
    for actions, whose, kind in ((stretch.actions, PLAYED, "played"), (better, OWN, "selected")):
        for start, end in moved(stretch, actions, seat):
            if MAT < start < PLACES:
                found += route_arrow([place_key(start), place_key(end)], whose, [])
            marks.append({"place": place_key(end), "kind": kind})
    return {"svg": found, "marks": marks}


def moved(stretch: Stretch, actions: list[int], seat: int) -> list[tuple[int, int]]:
    """From where to where units went and structures came; pieces that come into play start at the mat."""
    game = stretch.game.copy()
    game.run_mode = BETWEEN_TURNS
    for action in actions:
        if action not in game.choices:
            break
        game.apply(action)
    before, after = stretch.game.position.seats[seat], game.position.seats[seat]
    pairs = [*zip(before.at, after.at, strict=True), *zip(before.structures, after.structures, strict=True)]
    return sorted({(start, end) for start, end in pairs if start != end and MAT < end < PLACES})
