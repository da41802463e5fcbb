"""How a refereed game may end: by its 6th star, or as its resolution tile says (W3, W8), seen from the events alone.

What each of the eight tiles says is written here a second time, by its name and not by its effects.
"""

from collections import Counter

from tests.scythe.violation import insist

from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.scythe import events as told
from maszyna.scythe.board import ADJACENT, FACTORY_BIT, FACTORY_PLACE
from maszyna.scythe.facts.combining import misfit
from maszyna.scythe.facts.effects import EFFECTS, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import STAR_HILL, STAR_MISSION
from maszyna.scythe.resolutions.ending import Resolution

IDS = TILE_IDS[RESOLUTION]
ALL = "all"  # one after the other
OWN = "own"  # a tile composed by lot
CHOICES = [*IDS, ALL, OWN]
BASE = ""
AT_THE_SIXTH = [BASE, "spoils_of_war", "king_of_the_hill"]
ROUNDS = {"land_rush": 1, "factory_explosion": 2, "backup_plan": 1}  # last turns of everybody
CLOCK = 20
NEVER_AGAIN = {
    "land_rush": [told.TOKEN_PLACED, told.TRACKER_MOVED, told.BOTTOM_ACTION, told.OBJECTIVE_REVEALED],
    "mission_possible": [told.UNIT_MOVED, told.COMBAT_BEGAN],
}  # in the last turns
TILE_OF_STAR = {
    STAR_HILL: "king_of_the_hill",
    STAR_MISSION: "mission_possible",
    STAR_MISSION + 1: "mission_possible",
}


def with_resolution(setup: dict[str, object], wanted: str, seed: int, lot: Dice) -> dict[str, object]:
    """A setup document with the resolution wanted of the referee."""
    if wanted == OWN:
        tile = {"id": IDS[0], "provenance": ["house"], "effects": composed(lot)}
        return setup | {"resolution": IDS[0], "own_tiles": {"resolution": [tile]}}
    return setup | {"resolution": IDS[seed % len(IDS)] if wanted == ALL else wanted}


def composed(lot: Dice) -> list[dict[str, object]]:
    """Any effects of a resolution that may stand together, with any numbers they may have."""
    chosen = [effect for effect in EFFECTS if RESOLUTION in effect.kinds and lot.below(0, 3) == 0]
    while (wrong := misfit([effect.name for effect in chosen])) is not None:
        chosen.pop(wrong.at)
    effects: list[dict[str, object]] = []
    for effect in chosen:
        numbers = [number.least + lot.below(0, number.most - number.least + 1) for number in effect.numbers]
        effects.append({"effect": effect.name, "numbers": numbers})
    return effects


def has_exploded(game: Scythe) -> bool:
    return game.over and isinstance(game.ending, Resolution) and game.ending.terms.explodes


class End:
    """One game on its way to its end."""

    def __init__(self, game: Scythe, name: str) -> None:
        self.name = name
        self.players = len(game.position.seats)
        self.stars = [seat.stars for seat in game.position.seats]
        self.turns = [game.turn.seat]  # who has taken each turn
        self.last: list[int] = []  # who has taken each last turn
        self.sections: dict[int, int] = {}
        self.trigger = -1
        self.promised = 0
        self.undone = False  # moves were taken back at the end, which changes the scores

    def follow(self, game: Scythe) -> None:
        if not game.log and not game.over:
            return
        for event in game.log or []:
            insist(event.kind not in NEVER_AGAIN.get(self.name, []) or not self.last, "not in a last turn")
            self.see(event)
        self.check_on_the_way(game.over)
        if game.over:
            self.check(game)

    def see(self, event: Event) -> None:
        if event.kind == told.TURN_BEGAN:
            self.turns.append(event.seat)
            if self.trigger >= 0:
                self.last.append(event.seat)
        elif event.kind == told.STAR_PLACED:
            self.stars[event.seat] += 1
            tile = TILE_OF_STAR.get(event.first, self.name)
            insist(self.name in (tile, OWN), "a star of another tile")
        elif event.kind == told.FINALE_BEGAN:
            insist(self.trigger < 0, "a second finale")
            self.trigger, self.promised = event.seat, event.first
            insist(self.name != "factory_explosion" or event.seat == self.turns[-1], "not in the own turn")
        elif event.kind == told.MOVE_UNDONE:
            self.undone = True
        elif event.kind == told.TOKEN_PLACED:
            stays = self.name != "deja_vu" or not self.last or event.seat not in self.sections
            insist(stays or self.sections[event.seat] == event.first, "another section")
            self.sections[event.seat] = event.first

    def check_on_the_way(self, over: bool) -> None:
        reached = max(self.stars) == 6
        if self.name == "factory_explosion":
            reached = self.stars[self.turns[-1]] >= 5
        elif self.name in ("doomsday_clock", OWN):
            reached = False
        insist(not reached or over or self.trigger >= 0, "enough stars and the game goes on")
        insist(self.name not in AT_THE_SIXTH or self.trigger < 0, "last turns by no tile")

    def check(self, game: Scythe) -> None:
        """At the end."""
        insist(len(self.last) == self.promised, "not the last turns that were promised")
        if self.name == "doomsday_clock":
            insist(Counter(self.turns) == Counter(list(range(self.players)) * CLOCK), "not as many turns for everybody")
        elif self.name == "factory_explosion":
            insist(max(self.stars) >= 5, "the end without a fifth star")
            near = ADJACENT[FACTORY_PLACE] | FACTORY_BIT
            insist(not any(seat.units() & near for seat in game.position.seats), "a unit survived the explosion")
        elif self.name != OWN:
            insist(max(self.stars) == 6, "the end without a sixth star")
        if self.name != OWN:
            insist(self.last == self.expected(game), "last turns in another order")

    def expected(self, game: Scythe) -> list[int]:
        """Who has a last turn, in this order."""
        if self.name in AT_THE_SIXTH or self.name == "doomsday_clock":
            return []
        if self.name == "backup_plan" and self.trigger < 0:
            seat = self.stars.index(6)
            ahead = game.scores()[seat] == max(game.scores())
            insist(ahead or self.undone, "an early end for one who is behind")
            return []
        others = [(self.trigger + distance) % self.players for distance in range(1, self.players)]
        return [*others, self.trigger] * ROUNDS[self.name] if self.name in ROUNDS else others
