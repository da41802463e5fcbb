"""Steps: what a person says about one seat. A step has a short text that reads back as the same step."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import total
from maszyna.scythe.hidden import MOST_OF_KIND, STAR_KINDS, set_stars, stars_by_kind
from maszyna.scythe.ids import (
    COINS,
    COMBAT_CARDS,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_STARS,
    POPULARITY,
    POWER,
)
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import Change

COUNTERS: Final = ["power", "popularity", "coins", "cards", "stars", "tracker", "scheme", "last"]
GOOD_OF: Final = {"power": POWER, "popularity": POPULARITY, "coins": COINS, "cards": COMBAT_CARDS}
OF_AUTOMA: Final = ["tracker", "scheme", "last"]
ENDS: Final = {"power": MOST_POWER, "popularity": MOST_POPULARITY, "stars": MOST_STARS}


class TableStep:
    """Something said about a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def command(self, table: Table) -> str:
        """Its text without the seat."""
        raise NotImplementedError

    def take(self, table: Table) -> None:
        raise NotImplementedError

    def corrects(self, table: Table) -> bool:
        """Whether it only mends the position: what is said of an Automa's things always does."""
        return table.game.position.seats[self.seat].player == AUTOMA


class CountStep(TableStep):
    """A number of the seat: power, popularity, coins, combat cards, stars; of an Automa also tracker, scheme, card."""

    def __init__(self, seat: int, counter: str, change: Change) -> None:
        super().__init__(seat)
        self.counter = counter
        self.change = change

    def command(self, table: Table) -> str:
        return f"{self.counter} {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        if not table.adjusting:
            self.check(table)
        if self.counter in GOOD_OF:
            table.told[self.seat] |= bit(GOOD_OF[self.counter])
        if self.counter == "power":
            own.power = self.change.applied(own.power)
        elif self.counter == "popularity":
            own.popularity = self.change.applied(own.popularity)
        elif self.counter == "coins":
            own.coins = self.change.applied(own.coins)
        elif self.counter == "cards":
            state = table.game.hidden[self.seat]
            state.unseen = self.change.applied(state.unseen + total(own.hand))
            own.hand = 0
        elif self.counter == "stars":
            own.stars = self.change.applied(own.stars)
        else:
            self.take_of_automa(table)

    def check(self, table: Table) -> None:
        """No track goes below zero or beyond its end; who has miscounted says ``adjust``."""
        own = table.game.position.seats[self.seat]
        held = {
            "power": own.power, "popularity": own.popularity, "coins": own.coins, "stars": own.stars,
            "cards": total(own.hand) + table.game.hidden[self.seat].unseen,
        }  # fmt: skip
        if self.counter not in held:
            return
        if self.change.sign == "-" and self.change.amount > held[self.counter]:
            raise Refusal("below_zero", f"{self.counter} {held[self.counter]} {self.change.text()}")
        if self.counter in ENDS and self.change.applied(held[self.counter]) > ENDS[self.counter]:
            raise Refusal("beyond_the_end", f"{self.counter} {ENDS[self.counter]}")

    def take_of_automa(self, table: Table) -> None:
        state = table.game.automa(self.seat)
        if self.counter == "tracker":
            state.tracker = self.change.applied(state.tracker)
        elif self.counter == "scheme":
            state.scheme = 2 if self.change.applied(state.scheme) > 1 else 1
        else:
            state.last_card = min(self.change.applied(state.last_card), 19)


class AutomaStarsStep(TableStep):
    """How many stars of one kind an Automa has."""

    def __init__(self, seat: int, kind: int, change: Change) -> None:
        super().__init__(seat)
        self.kind = kind
        self.change = change

    def command(self, table: Table) -> str:
        return f"stars {STAR_KINDS[self.kind]} {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        stars = stars_by_kind(own)
        stars[self.kind] = self.change.applied(stars[self.kind])
        for kind in range(2, len(STAR_KINDS)):
            stars[kind] = min(stars[kind], MOST_OF_KIND[kind])
        set_stars(own, stars)
