"""Steps: what a person says about one seat. A step has a short text that reads back as the same step."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.tally import total
from maszyna.scythe.automa.side import MOST_OF_KIND, STAR_KINDS, set_stars, stars_by_kind
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.words import Change
from maszyna.scythe.words import COINS, COMBAT_CARDS, POPULARITY, POWER

COUNTERS: Final = ["power", "popularity", "coins", "cards", "stars", "tracker", "scheme", "last"]
GOOD_OF: Final = {"power": POWER, "popularity": POPULARITY, "coins": COINS, "cards": COMBAT_CARDS}
OF_AUTOMA: Final = ["tracker", "scheme", "last"]


class Step:
    """Something said about a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def words(self, table: Table) -> str:
        """Its text without the seat."""
        raise NotImplementedError

    def take(self, table: Table) -> None:
        raise NotImplementedError

    def corrects(self, table: Table) -> bool:
        """Whether it only mends the position: what is said of an Automa's things always does."""
        return table.game.position.seats[self.seat].player == AUTOMA


class Count(Step):
    """A number of the seat: power, popularity, coins, combat cards, stars; of an Automa also tracker, scheme, card."""

    def __init__(self, seat: int, counter: str, change: Change) -> None:
        super().__init__(seat)
        self.counter = counter
        self.change = change

    def words(self, table: Table) -> str:
        return f"{self.counter} {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        if self.counter in GOOD_OF:
            table.told[self.seat] |= bit(GOOD_OF[self.counter])
        if self.counter == "power":
            own.power = self.change.applied(own.power)
        elif self.counter == "popularity":
            own.popularity = self.change.applied(own.popularity)
        elif self.counter == "coins":
            own.coins = self.change.applied(own.coins)
        elif self.counter == "cards":
            side = table.game.sides[self.seat]
            side.unseen = self.change.applied(side.unseen + total(own.hand))
            own.hand = 0
        elif self.counter == "stars":
            own.stars = self.change.applied(own.stars)
        else:
            self.take_of_automa(table)

    def take_of_automa(self, table: Table) -> None:
        side = table.game.automa(self.seat)
        if self.counter == "tracker":
            side.tracker = self.change.applied(side.tracker)
        elif self.counter == "scheme":
            side.scheme = 2 if self.change.applied(side.scheme) > 1 else 1
        else:
            side.last_card = min(self.change.applied(side.last_card), 19)


class AutomaStars(Step):
    """How many stars of one kind an Automa has."""

    def __init__(self, seat: int, kind: int, change: Change) -> None:
        super().__init__(seat)
        self.kind = kind
        self.change = change

    def words(self, table: Table) -> str:
        return f"stars {STAR_KINDS[self.kind]} {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        stars = stars_by_kind(own)
        stars[self.kind] = self.change.applied(stars[self.kind])
        for kind in range(2, len(STAR_KINDS)):
            stars[kind] = min(stars[kind], MOST_OF_KIND[kind])
        set_stars(own, stars)
