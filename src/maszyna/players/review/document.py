"""A review as a document, the same for the command, the library and the app."""

from typing import Any

from maszyna.players.review.review import Review


def review_document(review: Review) -> dict[str, Any]:
    accuracy = review.accuracy()
    return {
        "turns": [turn_document(review, number) for number, turn in enumerate(review.turns) if turn.is_known()],
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "by": "value" if review.futures.knows else "terms",
    }


def turn_document(review: Review, number: int) -> dict[str, Any]:
    """One turn as the document has it."""
    turn = review.turns[number]
    return {
        "n": turn.n,
        "played": {"actions": review.played[number].texts(), "chance": round(turn.after, 3)},
        "best": {"actions": review.better(number), "chance": round(turn.before, 3)},
        "loss": round(turn.loss, 1),
        "se": round(turn.se, 1),
        "mark": turn.mark(),
        "luck": round(turn.luck, 1),
    }
