"""What all sentences about an Automa's choice share: whose units they mean, and which rules they name."""

from typing import Final

from maszyna.kernel.bits import i64, members
from maszyna.kernel.narrow import Finding
from maszyna.scythe.state import Position
from maszyna.scythe.words import FIRST_BASE
from maszyna.speech import enemies, steps
from maszyna.speech.narrowing import ruled
from maszyna.speech.tongue import Tongue

# Rulings that say how a criterion is read, named where it decided.
READ_BY: Final = {"most_own_neighbourhoods": "R6"}
LEAVES_NOTHING: Final = {"out_of_enemy_reach": "R5"}
ON_BASES: Final = {"nearest_enemy_combat_unit": "R7"}


class Teller:
    """One Automa's choices on one board, in one language."""

    def __init__(self, tongue: Tongue, position: Position, seat: int) -> None:
        self.tongue = tongue
        self.position = position
        self.seat = seat
        self.whose = enemies.whose(tongue, position, seat)

    def short(self, place: int) -> str:
        return self.tongue.say(steps.THE_BASE) if place >= FIRST_BASE else str(place)

    def listed(self, places: i64) -> str:
        return ", ".join(self.short(place) for place in members(places))

    def rules(self, finding: Finding) -> list[str]:
        """The rule, and the ruling that settled what it leaves open."""
        found = [finding.rule]
        name = finding.name
        if name in READ_BY and finding.decided():
            found.append(READ_BY[name])
        if name in LEAVES_NOTHING and not finding.after:
            found.append(LEAVES_NOTHING[name])
        if name in ON_BASES and enemies.only_on_bases(self.position, self.seat):
            found.append(ON_BASES[name])
        return found

    def sentence(self, text: str, rules: list[str]) -> str:
        return ruled(self.tongue, text, rules)
