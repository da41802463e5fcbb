"""The chance in a combat against an Automa, as a person at the dial may know it."""

from fractions import Fraction

from maszyna.app.base.documents import Doc
from maszyna.scythe.automa.automa_combat import totals_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ATTACKER
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
        beaten = [share for against, share in shares.items() if own > against or (own == against and role == ATTACKER)]
        wins[str(own)] = float(sum(beaten, Fraction(0)))
    return {"totals": {str(value): float(shares.get(value, 0)) for value in range(most + 1)}, "wins": wins}
