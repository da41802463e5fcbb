"""Airships over a combat (W6, W9): before it, at the choice of cards, and for its winner."""

from typing import Final

from maszyna.kernel.packed_counts import total
from maszyna.kernel.steps import BY_AMOUNT, Decision, DecisionKind
from maszyna.scythe.airships.areas import works_in_combat
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.events import EFFECT_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, COINS, COMBAT_CARDS, POPULARITY, POWER, UNITS
from maszyna.scythe.play.combat.before_combat import has_cards, take_cards
from maszyna.scythe.play.combat.combat import fight_of
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.play.common.gains import gain, lose
from maszyna.scythe.play.common.payment import PayAny, may_coerce

BOMBARD: Final = EFFECT_NAMES.index("bombard")
WEAKEN: Final = EFFECT_NAMES.index("weaken")
STEAL_CARDS: Final = EFFECT_NAMES.index("steal_cards")
FEWER_CARDS: Final = EFFECT_NAMES.index("fewer_cards")


def airship_before_combat(game: Scythe, powers: Powers, seat: int, role: int) -> None:
    combat = fight_of(game)
    place = combat.place
    enemy = combat.fighters[1 - role]
    if powers.weaken and works_in_combat(game, powers, seat, WEAKEN, place):
        game.tell(EFFECT_USED, seat, WEAKEN, enemy, powers.sources[WEAKEN])
        lose(game, enemy, POWER, powers.weaken)
    if powers.steal_cards and has_cards(game, enemy) and works_in_combat(game, powers, seat, STEAL_CARDS, place):
        game.tell(EFFECT_USED, seat, STEAL_CARDS, enemy, powers.sources[STEAL_CARDS])
        take_cards(game, seat, enemy, powers.steal_cards)
    if powers.fewer_cards and works_in_combat(game, powers, seat, FEWER_CARDS, place):
        game.tell(EFFECT_USED, seat, FEWER_CARDS, enemy, powers.sources[FEWER_CARDS])
    if powers.bombard and may_spend(game, seat) and works_in_combat(game, powers, seat, BOMBARD, place):
        game.push(Bombard(seat, enemy, powers))


def may_spend(game: Scythe, seat: int) -> int:
    """How many resources a seat could pay now."""
    return total(game.position.stock(seat)) + (1 if may_coerce(game, seat) else 0)


class Bombard(Decision[Scythe]):
    """W6.1: how many resources to pay, the more the harder it hits."""

    about = DecisionKind("bombard", COMBAT, BY_AMOUNT)

    def __init__(self, seat: int, enemy: int, powers: Powers) -> None:
        super().__init__(seat)
        self.enemy = enemy
        self.powers = powers

    def options(self, game: Scythe) -> list[int]:
        return list(range(min(len(self.powers.bombard), may_spend(game, self.seat)) + 1))

    def take(self, game: Scythe, action: int) -> None:
        if not action:
            return
        game.tell(EFFECT_USED, self.seat, BOMBARD, self.enemy, self.powers.sources[BOMBARD])
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
        return fleet.airships[combat.fighters[0]].powers.duel_cards
    enemy = combat.fighters[0] if combat.fighters[1] == seat else combat.fighters[1]
    powers = fleet.airships[enemy].powers
    if powers.fewer_cards and works_in_combat(game, powers, enemy, FEWER_CARDS, combat.place):
        allowed -= powers.fewer_cards
    return max(allowed, 0)


def airship_won(game: Scythe, powers: Powers, winner: int, loser: int, place: int) -> None:
    """W6.2, W6.8: what winning under the own airship brings."""
    retreating = game.position.seats[loser].standing(place, CHARACTER, UNITS)
    prizes = [
        ("win_coins_per_unit", COINS, powers.win_coins_per_unit * retreating),
        ("win_coins", COINS, powers.win_coins),
        ("win_popularity", POPULARITY, powers.win_popularity),
        ("win_power", POWER, powers.win_power),
        ("win_cards", COMBAT_CARDS, powers.win_cards),
    ]
    for name, good, amount in prizes:
        effect = EFFECT_NAMES.index(name)
        if amount and not game.over and works_in_combat(game, powers, winner, effect, place):
            game.tell(EFFECT_USED, winner, effect, loser, powers.sources[effect])
            gain(game, winner, good, amount)
