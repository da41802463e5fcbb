"""A game that ends by a resolution, arranged by hand.

closing = Closing("land_rush", "saxony", "crimea")
closing.last_star("saxony")
"""

from typing import Any

from tests.scythe.props import have, recruits
from tests.scythe.scene import MATS, Scene

from maszyna.kernel.bits import mask_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import POPULARITY
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA

Composed = list[tuple[str, list[int]]]  # the effects of a tile composed by hand, with their numbers


def setup_of(tile: str | Composed, seats: list[dict[str, Any]], **more: object) -> dict[str, object]:
    """A setup document with one of the eight tiles, or with one composed by hand."""
    setup: dict[str, object] = {"seats": seats, "editions": ["base", "invaders"], "structure_bonus": "in_a_row", **more}
    if isinstance(tile, str):
        return setup | {"resolution": tile}
    effects = [{"effect": name, "numbers": numbers} for name, numbers in tile]
    own = {"id": "land_rush", "provenance": ["printed"], "effects": effects}
    return setup | {"resolution": "land_rush", "own_tiles": {"resolution": [own]}}


class Closing(Scene):
    """A table under a resolution whose seats start bare."""

    def __init__(
        self, tile: str | Composed, *people: str, automas: tuple[str, ...] = (), level: str = "automa", seed: int = 1
    ) -> None:
        seats: list[dict[str, Any]] = [{"faction": n, "mat": mat} for n, mat in zip(people, MATS, strict=False)]
        seats += [{"player": "automa", "faction": name, "level": level} for name in automas]
        self.game: Scythe = new_game(setup_of(tile, seats), seed)
        self.clear()
        for seat in self.game.position.seats:
            if seat.player == AUTOMA:
                seat.popularity = POPULARITY

    def missions(self, *numbers: int) -> None:
        """These objectives lie open instead of those drawn."""
        assert isinstance(self.game.ending, Resolution)
        self.game.ending = Resolution(self.game.ending.tile, list(numbers))

    def stack_deck(self, name: str, *cards: int) -> None:
        """An Automa's deck holds these cards only."""
        self.game.automa(self.index(name)).deck = mask_of(list(cards))

    def last_star(self, name: str, stars: int = 5) -> None:
        """In a turn of a seat with so many stars its power brings one more; then nothing is left to do in it."""
        have(self, name, coins=1, power=14, stars=stars)
        self.begin(name)
        self.say("section bolster", "bolster power")
        if self.asked() == f"{name} accept":
            self.say("accept 2 power")

    def star_on_anothers_turn(self, actor: str, name: str, stars: int) -> None:
        """The actor's Upgrade pays a neighbour's recruit, whose power brings a star; then nothing is left to do."""
        self.put(actor, "worker", 41)
        self.lay(41, oil=2)
        recruits(self, name, "upgrade")
        have(self, name, power=15, stars=stars)
        self.begin(actor)
        self.say("section move", "skip top", "upgrade", "no upgrade")
        if self.asked() == f"{name} accept":
            self.say("accept 1 power")

    def win_first_of_two(self, name: str, **amounts: int) -> None:
        """A Move action with combats against Crimea on 30 and 32, of which the one on 30 is fought and won."""
        self.put(name, "mech", 23, 38)
        self.put("crimea", "mech", 30, 32)
        have(self, name, **amounts)
        self.begin(name)
        self.say("section move", "move units", "mech 23", "to 30", "mech 38", "to 32", "fight 30")

    def to_the_end(self) -> None:
        while not self.game.is_over():
            self.passes()

    def turns(self) -> list[str]:
        """Whose turns have begun since the scene began."""
        return [FACTIONS[self.game.position.seats[event.seat].faction] for event in self.happened("turn_began")]

    def promised(self) -> list[tuple[str, int]]:
        """Who has brought about how many last turns."""
        seats = self.game.position.seats
        return [(FACTIONS[seats[event.seat].faction], event.first) for event in self.happened("finale_began")]

    def passes(self) -> None:
        """The seat to decide does as little as it can, to the end of its turn."""
        turns = self.game.turns
        while not self.game.is_over() and self.game.turns == turns:
            self.game.apply(self.game.options()[0])
