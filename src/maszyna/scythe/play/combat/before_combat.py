"""Before-combat abilities (section 8): the attacker's, then the defender's, each once per combat."""

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import total
from maszyna.kernel.steps import BY_LIST, DecisionKind, Step
from maszyna.scythe.board import TUNNELS
from maszyna.scythe.decks import take_random_cards
from maszyna.scythe.events import ABILITY_USED, CARDS_STOLEN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    ABILITIES,
    ARTILLERY,
    CHARACTER,
    DISARM,
    FIRST_WORKER,
    POWER,
    RONIN,
    SCOUT,
    SHIELD,
    SWORD,
    UNITS,
)
from maszyna.scythe.play.common.decisions import COMBAT, Offer
from maszyna.scythe.play.common.gains import gain, lose
from maszyna.scythe.play.movement.reach import tunnels_of
from maszyna.scythe.turn_state import Combat
from maszyna.scythe.variants import DISARM_OWN_MINE


class BeforeCombat(Step[Scythe]):
    """What one side does before the dials are set."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def run(self, game: Scythe) -> None:
        combat = game.combat
        assert combat is not None
        own = game.position.seats[self.seat]
        enemy = combat.fighters[1 - self.role]
        if own.abilities & ARTILLERY and own.power > 0:
            game.push(FireArtillery(self.seat, enemy))
        if own.abilities & DISARM and disarms(game, self.seat, combat.place):
            weaken(game, self.seat, enemy, DISARM)
        if own.abilities & SWORD and self.role == 0:
            weaken(game, self.seat, enemy, SWORD)
        if own.abilities & SCOUT:
            steal_card(game, self.seat, enemy)
        if own.abilities & SHIELD and self.role == 1:
            game.tell(ABILITY_USED, self.seat, number_of(SHIELD), enemy)
            gain(game, self.seat, POWER, 2)
        if own.abilities & RONIN and fights_alone(game, self.seat, combat):
            game.tell(ABILITY_USED, self.seat, number_of(RONIN), enemy)
            gain(game, self.seat, POWER, 2)
        game.airship_rules.before_combat(game, self.seat, self.role)


def number_of(ability: int) -> int:
    """An ability's place in the list of names."""
    for number in range(len(ABILITIES)):
        if ability == 1 << number:
            return number
    return -1


def disarms(game: Scythe, seat: int, place: int) -> bool:
    """Saxony's Disarm works on a tunnel territory; its own Mine counts only as a variant (section 13)."""
    if bit(place) & TUNNELS:
        return True
    return bool(game.variants & DISARM_OWN_MINE and bit(place) & tunnels_of(game.position.seats[seat]))


def fights_alone(game: Scythe, seat: int, combat: Combat) -> bool:
    """Togawa's Ronin: one character or one mech and nothing else."""
    own = game.position.seats[seat]
    return own.standing(combat.place, CHARACTER, UNITS) == 1 and own.standing(combat.place, FIRST_WORKER, UNITS) == 0


def weaken(game: Scythe, seat: int, enemy: int, ability: int) -> None:
    game.tell(ABILITY_USED, seat, number_of(ability), enemy)
    lose(game, enemy, POWER, 2)


def steal_card(game: Scythe, seat: int, enemy: int) -> None:
    """Crimea's Scout: one random combat card, if the opponent has any."""
    if has_cards(game, enemy):
        game.tell(ABILITY_USED, seat, number_of(SCOUT), enemy)
        take_cards(game, seat, enemy, 1)


def has_cards(game: Scythe, seat: int) -> bool:
    return game.position.seats[seat].hand != 0 or game.hidden[seat].unseen > 0


def take_cards(game: Scythe, seat: int, enemy: int, amount: int) -> None:
    """Random combat cards out of an opponent's hand into the own."""
    unseen = game.hidden[enemy].unseen
    cards = take_random_cards(game, enemy, amount)
    unseen -= game.hidden[enemy].unseen
    game.position.seats[seat].hand += cards
    game.hidden[seat].unseen += unseen
    game.tell(CARDS_STOLEN, seat, enemy, total(cards) + unseen)


class FireArtillery(Offer):
    """Nordic Artillery: pay 1 power, the opponent loses 2."""

    about = DecisionKind("artillery", COMBAT, BY_LIST)

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def accept(self, game: Scythe) -> None:
        lose(game, self.seat, POWER, 1)
        weaken(game, self.seat, self.enemy, ARTILLERY)

    def text(self, action: int) -> str:
        return "fire artillery" if action else "hold fire"
