"""How good a position is for a seat: the weighted sum of its terms, or the true margin when the game is over."""

from functools import cache
from typing import Any, Final

from maszyna.kernel.bits import i64
from maszyna.kernel.facts import file_part, read_data
from maszyna.players.model.learned import coins
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import AFTER_MOVE, AFTER_PRODUCE, TERMS
from maszyna.players.terms.terms import terms
from maszyna.scythe.game import Scythe
from maszyna.scythe.score.with_automa import table_score

FILE: Final = "weights.json"
END: Final = "end"
TEN_TURNS: Final = "ten_turns"
WON: Final = 100.0  # more than any margin is worth: a game is there to be won
MOST_TELLING: Final = 3


class WeightsThen:
    """What one of each term is worth with so many turns left."""

    def __init__(self, left: float, each: list[float]) -> None:
        self.left = left
        self.each = each


class Evaluation:
    """One set of weights: what one of each term is worth at the end, and what it brings in ten turns before that."""

    def __init__(self, at_the_end: list[float], in_ten_turns: list[float]) -> None:
        self.at_the_end = at_the_end
        self.in_ten_turns = in_ten_turns
        self.then = WeightsThen(0.0, at_the_end)  # those asked for last; replaced as a whole: several threads may ask

    def __reduce__(self) -> tuple[Any, ...]:
        """The package's own is found again, not written out."""
        return (tuned, ()) if self is tuned() else (Evaluation, (self.at_the_end, self.in_ten_turns))

    def value(self, game: Scythe, seat: int) -> float:
        return final_value(game, seat) if game.over else self.worth(game, seat, turns_left(game, seat))

    def worth(self, game: Scythe, seat: int, left: float) -> float:
        """The weighted sum with so many turns left."""
        found = terms(game, seat, left)
        each = self.weights_with(left)
        whole = 0.0
        size: i64 = len(found)
        for number in range(size):
            amount = found[number]
            if amount:
                whole += amount * each[number]
        return whole

    def weights_with(self, left: float) -> list[float]:
        """What one of each term is worth with so many turns left, which are the same for a whole turn."""
        then = self.then
        if then.left != left:
            tens = left / 10.0
            weights = zip(self.at_the_end, self.in_ten_turns, strict=True)
            then = WeightsThen(left, [end + tens * ten for end, ten in weights])
            self.then = then
        return then.each

    def parts(self, game: Scythe, seat: int) -> list[float]:
        """What each term contributes, in coins."""
        left = turns_left(game, seat)
        each = self.weights_with(left)
        return [amount * weight for amount, weight in zip(terms(game, seat, left), each, strict=True)]


@cache
def tuned() -> Evaluation:
    """The evaluation the beams of the package think with."""
    return load_weights(read_data("maszyna.players", FILE))


def load_weights(data: dict[str, object]) -> Evaluation:
    listed = file_part(FILE, data, ["weights"]).inner("weights", list(TERMS))
    parts = [listed.inner(name, [END, TEN_TURNS]) for name in TERMS]
    return Evaluation([coins(part.at(END)) for part in parts], [coins(part.at(TEN_TURNS)) for part in parts])


def most_telling(differences: list[float], least: float) -> list[tuple[str, float]]:
    """The terms with the largest differences, in coins; less than the least is not worth a word.

    Which action was taken last, the turn itself says.
    """
    found: list[tuple[str, float]] = []
    for term, name in enumerate(TERMS):
        if abs(differences[term]) >= least and not AFTER_MOVE <= term <= AFTER_PRODUCE:
            found.append((name, differences[term]))
    found.sort(key=lambda pair: -abs(pair[1]))
    return found[:MOST_TELLING]


def margin(game: Scythe, seat: int) -> float:
    """A seat's score less the best of the others'."""
    scores = game.scores()
    others = [score for index, score in enumerate(scores) if index != seat]
    return float(scores[seat] - max(others)) if others else float(scores[seat])


def standing_margin(game: Scythe, seat: int) -> float:
    """The same if the game ended now."""
    position = game.position
    others = [table_score(position, index).total for index in range(len(position.seats)) if index != seat]
    return float(table_score(position, seat).total - (max(others) if others else 0))


def final_value(game: Scythe, seat: int) -> float:
    won = seat in game.winners()
    return margin(game, seat) + (WON if won else -WON)
