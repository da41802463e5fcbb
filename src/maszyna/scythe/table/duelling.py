"""A fight between airships at the table (W6.6): power and cards as in any combat, units take no part."""

from maszyna.kernel.pending import Step as Pending
from maszyna.scythe.airships.automa_flight import first_enemy_over
from maszyna.scythe.airships.duel import RevealDuel, enemies_over
from maszyna.scythe.airships.sky import AirshipSky
from maszyna.scythe.events import AIR_COMBAT_BEGAN
from maszyna.scythe.game import Combat, Scythe
from maszyna.scythe.play.combat import ATTACKER, DEFENDER
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.fighting import Fight
from maszyna.scythe.table.refusals import Refusal

AIR = "air"


class AirFight(Fight):
    def where(self) -> str:
        return AIR

    def begin(self, table: Table) -> list[int]:
        game = table.game
        sides = table.duel or self.challenged(table)
        table.duel = []
        self.place = game.position.seats[sides[ATTACKER]].airship
        game.combat = Combat(self.place, sides, [0, 0], [0, 0])
        game.combat.in_the_air = True
        game.tell(AIR_COMBAT_BEGAN, sides[ATTACKER], self.place, sides[DEFENDER])
        return sides

    def challenged(self, table: Table) -> list[int]:
        """A person's airship attacks one over the same territory, if the tile says so."""
        game = table.game
        sky = game.position.sky
        if not isinstance(sky, AirshipSky) or not sky.fleet.wings[self.seat].powers.duel:
            raise Refusal("no_duel")
        if not enemies_over(game, sky.fleet, self.seat):
            raise Refusal("no_duel")
        enemy = first_enemy_over(game, sky.fleet, self.seat)
        if game.position.seats[enemy].player == HUMAN:
            raise Refusal("people_fight")
        return [self.seat, enemy]

    def reveal(self, attacker: int) -> Pending[Scythe]:
        return RevealDuel(attacker)

    def prepare_automa(self, table: Table, seat: int, side: int) -> None:
        """Nothing comes before a fight in the air."""

    def prepare(self, table: Table, seat: int, side: int) -> None:
        """Nothing comes before a fight in the air."""
