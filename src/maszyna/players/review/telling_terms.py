"""The terms in which two turns differ most where they end: what the sentence about a better turn is made of."""

from typing import Final

from maszyna.players.evaluation import most_telling
from maszyna.players.review.futures import Futures
from maszyna.players.review.screen import worlds_of
from maszyna.players.review.stretches import Stretch
from maszyna.players.terms.term_names import TERMS
from maszyna.players.turns.candidates import Candidate

TERM_WORLDS: Final = 8
LEAST_TERM: Final = 0.5  # coins: less is not worth a word


def telling_terms(futures: Futures, stretch: Stretch, best: Candidate, other: Candidate) -> list[tuple[str, float]]:
    """In coins, positive where the best turn leads; the most telling first."""
    sums = [0.0] * len(TERMS)
    seen = 0
    for world in worlds_of(stretch.at, "terms", 0, TERM_WORLDS):
        better = futures.parts(best, stretch.game, world)
        worse = futures.parts(other, stretch.game, world)
        if better and worse:  # neither has ended the game
            seen += 1
            for term in range(len(TERMS)):
                sums[term] += better[term] - worse[term]
    return most_telling([whole / max(1, seen) for whole in sums], LEAST_TERM)
