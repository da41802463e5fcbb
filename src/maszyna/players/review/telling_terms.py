"""In what two turns differ most where they end: what the sentence about a better turn is made of.

A turn that ends the game has no terms left to compare: then that is what is said.
"""

from typing import Final

from maszyna.players.evaluation import most_telling
from maszyna.players.review.futures import Futures
from maszyna.players.review.judged_turn import BETTER_ENDS, BOTH_END, NONE_ENDS, PLAYED_ENDS
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


def game_end(futures: Futures, stretch: Stretch, best: Candidate, played: Candidate) -> str:
    """Which of the two ends the game in most worlds."""
    ends = [0, 0]
    for world in worlds_of(stretch.at, "terms", 0, TERM_WORLDS):
        for which, candidate in enumerate((best, played)):
            if not futures.parts(candidate, stretch.game, world):
                ends[which] += 1
    better_ends, played_ends = 2 * ends[0] > TERM_WORLDS, 2 * ends[1] > TERM_WORLDS
    if better_ends:
        return BOTH_END if played_ends else BETTER_ENDS
    return PLAYED_ENDS if played_ends else NONE_ENDS
