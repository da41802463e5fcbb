"""Airships over a combat (W6, W9): before it, at the choice of cards, and for its winner."""

from typing import Final

from maszyna.kernel.pending import Decision
from maszyna.kernel.tally import total
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.events import EFFECT_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat import fight_of
from maszyna.scythe.play.gains import gain, lose
from maszyna.scythe.play.payment import PayAny, may_coerce
from maszyna.scythe.play.precombat import has_cards, take_cards
from maszyna.scythe.words import CHARACTER, COINS, COMBAT_CARDS, POPULARITY, POWER, UNITS

BOMBARD: Final = EFFECT_NAMES.index("bombard")
WEAKEN: Final = EFFECT_NAMES.index("weaken")
STEAL_CARDS: Final = EFFECT_NAMES.index("steal_cards")
FEWER_CARDS: Final = EFFECT_NAMES.index("fewer_cards")


def airship_before_combat(game: Scythe, powers: Powers, seat: int, side: int) -> None:
    combat = fight_of(game)
    if game.position.seats[seat].airship != combat.place:
        return
    enemy = combat.sides[1 - side]
    if powers.weaken:
        game.tell(EFFECT_USED, seat, WEAKEN, enemy)
        lose(game, enemy, POWER, powers.weaken)
    if powers.steal_cards and has_cards(game, enemy):
        game.tell(EFFECT_USED, seat, STEAL_CARDS, enemy)
        take_cards(game, seat, enemy, powers.steal_cards)
    if powers.fewer_cards:
        game.tell(EFFECT_USED, seat, FEWER_CARDS, enemy)
    if powers.bombard and may_spend(game, seat):
        game.push(Bombard(seat, enemy, powers))


def may_spend(game: Scythe, seat: int) -> int:
    """How many resources a seat could pay now."""
    return total(game.position.stock(seat)) + (1 if may_coerce(game, seat) else 0)


class Bombard(Decision[Scythe]):
    """W6.1: how many resources to pay, the more the harder it hits."""

    def __init__(self, seat: int, enemy: int, powers: Powers) -> None:
        super().__init__(seat)
        self.enemy = enemy
        self.powers = powers

    def kind(self) -> str:
        return "bombard"

    def options(self, game: Scythe) -> list[int]:
        return list(range(min(len(self.powers.bombard), may_spend(game, self.seat)) + 1))

    def take(self, game: Scythe, action: int) -> None:
        if not action:
            return
        game.tell(EFFECT_USED, self.seat, BOMBARD, self.enemy)
        lose(game, self.enemy, POWER, self.powers.bombard[action - 1])
        for _ in range(action):
            game.push(PayAny(self.seat))

    def span(self) -> int:
        return len(self.powers.bombard) + 1

    def text(self, action: int) -> str:
        return f"bombard {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "cannot_pay"


def cards_under_airships(game: Scythe, fleet: Fleet, seat: int, allowed: int) -> int:
    """W6.4: fewer cards under an enemy airship; W6.6: in a duel units take no part, so the tile alone counts."""
    combat = fight_of(game)
    if combat.in_the_air:
        return fleet.wings[combat.sides[0]].powers.duel_cards
    enemy = combat.sides[0] if combat.sides[1] == seat else combat.sides[1]
    if game.position.seats[enemy].airship == combat.place:
        allowed -= fleet.wings[enemy].powers.fewer_cards
    return max(allowed, 0)


def airship_won(game: Scythe, powers: Powers, winner: int, loser: int, place: int) -> None:
    """W6.2, W6.8: what winning under the own airship brings."""
    seats = game.position.seats
    if seats[winner].airship != place:
        return
    retreating = seats[loser].standing(place, CHARACTER, UNITS)
    won(game, winner, loser, "win_coins_per_unit", COINS, powers.win_coins_per_unit * retreating)
    won(game, winner, loser, "win_coins", COINS, powers.win_coins)
    won(game, winner, loser, "win_popularity", POPULARITY, powers.win_popularity)
    won(game, winner, loser, "win_power", POWER, powers.win_power)
    won(game, winner, loser, "win_cards", COMBAT_CARDS, powers.win_cards)


def won(game: Scythe, winner: int, loser: int, effect: str, good: int, amount: int) -> None:
    if amount and not game.over:
        game.tell(EFFECT_USED, winner, EFFECT_NAMES.index(effect), loser)
        gain(game, winner, good, amount)
