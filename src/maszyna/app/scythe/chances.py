"""How likely a combat against an Automa is won: by own total at the dial, and at best before an attack is begun.

Only what the seat may know counts; against a person nobody can know.
"""

from fractions import Fraction

from maszyna.app.base.documents import Doc
from maszyna.kernel.bits import bit
from maszyna.scythe.automa.automa_combat import Odds, totals_of
from maszyna.scythe.decks import card_values
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ARTILLERY, MOST_DIAL, POWER, SCOUT
from maszyna.scythe.play.combat.before_combat import BeforeCombat
from maszyna.scythe.play.combat.combat import ATTACKER, cards_allowed
from maszyna.scythe.play.common.gains import lose
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import Combat


def chance_view(game: Scythe, combat: Combat, sees: int) -> Doc | None:
    """How likely each total of the Automa is, and by own total how likely it wins; None where nobody can know."""
    if sees not in combat.fighters:
        return None
    role = combat.fighters.index(sees)
    other = combat.fighters[1 - role]
    if game.position.seats[other].player != AUTOMA:
        return None
    shares = totals_of(game, sees, other)
    most = max(shares)
    wins = {}
    for own in range(most + 2):
        wins[str(own)] = float(beaten(shares, own, role == ATTACKER))
    return {"totals": {str(value): float(shares.get(value, 0)) for value in range(most + 1)}, "wins": wins}


def beaten(shares: Odds, own: int, attacks: bool) -> Fraction:
    """The share of an Automa's totals that a total beats; ties are the attacker's."""
    return sum((share for other, share in shares.items() if own > other or (attacks and own == other)), Fraction(0))


def best_chance(game: Scythe, seat: int, unit: int, place: int) -> float | None:
    """The chance of an attack with the highest stake that can be paid; None where a person defends."""
    defender = next((index for index, other in enumerate(game.position.seats)
                     if index != seat and other.combat_units & bit(place)), seat)  # fmt: skip
    if game.position.seats[defender].player != AUTOMA:
        return None
    twin = game.copy()
    twin.log = None
    own = twin.position.seats[seat]
    own.stand(unit, place)
    own.abilities &= ~SCOUT  # whose card it takes is drawn, and not known before
    twin.position.attacker = seat
    twin.combat = Combat(place, [seat, defender], [0, 0], [0, 0])
    BeforeCombat(seat, ATTACKER).run(twin)
    chance = stake_chance(twin, seat, defender, place)
    if own.abilities & ARTILLERY and own.power:
        lose(twin, seat, POWER, 1)
        lose(twin, defender, POWER, 2)
        chance = max(chance, stake_chance(twin, seat, defender, place))
    return float(chance)


def stake_chance(game: Scythe, seat: int, defender: int, place: int) -> Fraction:
    own = game.position.seats[seat]
    cards = sorted(card_values(own.hand), reverse=True)[: cards_allowed(game, seat, place)]
    return beaten(totals_of(game, seat, defender), min(MOST_DIAL, own.power) + sum(cards), True)
