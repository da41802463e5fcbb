"""After movement (section 7): combats, the encounter, the Factory card, then Albion's flag or Togawa's trap."""

from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat import ResolveBattles
from maszyna.scythe.play.encounter import MeetEncounter
from maszyna.scythe.play.factory import VisitFactory
from maszyna.scythe.play.tokens import LeaveToken


def after_movement(game: Scythe, seat: int) -> None:
    """Put what follows a movement on the stack, last first."""
    game.push(LeaveToken(seat))
    game.push(VisitFactory(seat))
    game.push(MeetEncounter(seat))
    game.airship_rules.after_combats(game, seat)
    game.push(ResolveBattles(seat))
