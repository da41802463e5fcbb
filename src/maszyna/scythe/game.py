"""A game of Scythe in progress: the position, the decks, the turn being taken and the fight being fought."""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice
from maszyna.kernel.game import Game
from maszyna.scythe.play.score import ranking, score_all
from maszyna.scythe.state import Position

STREAMS: Final = ["setup", "combat deck", "encounter deck", "objective deck", "factory deck", "theft"]
FROM_SETUP: Final = 0
FROM_COMBAT_DECK: Final = 1
FROM_ENCOUNTER_DECK: Final = 2
FROM_OBJECTIVE_DECK: Final = 3
FROM_FACTORY_DECK: Final = 4
FROM_THEFT: Final = 5


class Leg:
    """One step of one unit: kept until the battles of a Move action are fought, in case it must be undone."""

    def __init__(self, unit: int, start: int, end: int, cargo: i64, crew: i64) -> None:
        self.unit = unit
        self.start = start
        self.end = end
        self.cargo = cargo
        self.crew = crew  # set of workers carried


class Turn:
    """What has happened in the turn being taken."""

    top_taken: bool = False
    bottom_taken: bool = False
    stars_wait: bool = False  # inside a bottom-row action stars are counted at its end (section 11)
    moved: i64 = 0  # set of units that have moved in this Move action
    by_shinobi: i64 = 0  # own trap territories where a move ended
    driven_off: int = 0  # enemy workers made to retreat
    toka_used: bool = False
    coercion_used: bool = False

    def __init__(self, seat: int, trail: list[Leg]) -> None:
        self.seat = seat
        self.trail = trail

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.trail[:])
        twin.top_taken = self.top_taken
        twin.bottom_taken = self.bottom_taken
        twin.stars_wait = self.stars_wait
        twin.moved = self.moved
        twin.by_shinobi = self.by_shinobi
        twin.driven_off = self.driven_off
        twin.toka_used = self.toka_used
        twin.coercion_used = self.coercion_used
        return twin


class Combat:
    """One fight; index 0 is the attacker, 1 the defender."""

    def __init__(self, place: int, sides: list[int], dials: list[int], cards: list[i64]) -> None:
        self.place = place
        self.sides = sides
        self.dials = dials
        self.cards = cards  # a tally for each side

    def copy(self) -> "Combat":
        return Combat(self.place, self.sides, self.dials[:], self.cards[:])


class Scythe(Game):
    turns: int = 0  # turns begun so far by all seats together
    combat: Combat | None = None
    combat_deck: i64 = 0  # tally of cards; an unseen order is as good as none
    combat_discard: i64 = 0
    encounter_deck: i64 = 0  # set of card numbers not met yet
    factory_deck: i64 = 0  # set of card numbers lying by the Factory
    idle_bases: i64 = 0  # home bases of factions not in play

    def __init__(self, position: Position, dice: Dice, variants: i64, turn: Turn) -> None:
        super().__init__()
        self.position = position
        self.dice = dice
        self.variants: i64 = variants
        self.turn = turn

    def seats_at_table(self) -> int:
        return len(self.position.seats)

    def scores(self) -> list[int]:
        return [score.total for score in score_all(self.position)]

    def winners(self) -> list[int]:
        return [ranking(self.position)[0]]

    def copy(self) -> "Scythe":
        twin = Scythe(self.position.copy(), self.dice.copy(), self.variants, self.turn.copy())
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.choices = self.choices
        twin.over = self.over
        twin.turns = self.turns
        if self.combat is not None:
            twin.combat = self.combat.copy()
        twin.combat_deck = self.combat_deck
        twin.combat_discard = self.combat_discard
        twin.encounter_deck = self.encounter_deck
        twin.factory_deck = self.factory_deck
        twin.idle_bases = self.idle_bases
        return twin
