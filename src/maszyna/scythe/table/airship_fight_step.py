"""A fight between airships at the table (W6.6): power and cards as in any combat, units take no part."""

from maszyna.kernel.steps import Step as Pending
from maszyna.scythe.airships.automa_flight import first_enemy_over
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.duel import DUEL, RevealDuel, enemies_over
from maszyna.scythe.events import AIR_COMBAT_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ATTACKER, DEFENDER
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.fight_step import FightStep
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Combat

AIR = "air"


class AirFightStep(FightStep):
    def where(self) -> str:
        return AIR

    def begin(self, table: Table) -> list[int]:
        game = table.game
        fighters = table.duel or self.challenged(table)
        table.duel = []
        self.place = game.position.seats[fighters[ATTACKER]].airship
        game.combat = Combat(self.place, fighters, [0, 0], [0, 0])
        game.combat.in_the_air = True
        airship_board = game.position.airship_board
        assert isinstance(airship_board, FleetBoardRules)
        sources = airship_board.fleet.airships[fighters[ATTACKER]].powers.sources[DUEL]
        game.tell(AIR_COMBAT_BEGAN, fighters[ATTACKER], self.place, fighters[DEFENDER], sources)
        return fighters

    def challenged(self, table: Table) -> list[int]:
        """A person's airship attacks one over the same territory, if the tile says so."""
        game = table.game
        airship_board = game.position.airship_board
        if not isinstance(airship_board, FleetBoardRules) or not airship_board.fleet.airships[self.seat].powers.duel:
            raise Refusal("no_duel")
        if not enemies_over(game, airship_board.fleet, self.seat):
            raise Refusal("no_duel")
        enemy = first_enemy_over(game, airship_board.fleet, self.seat)
        if game.position.seats[enemy].player == HUMAN:
            raise Refusal("people_fight")
        return [self.seat, enemy]

    def reveal(self, attacker: int) -> Pending[Scythe]:
        return RevealDuel(attacker)

    def prepare_automa(self, table: Table, seat: int, role: int) -> None:
        """Nothing comes before a fight in the air."""

    def prepare(self, table: Table, seat: int, role: int) -> None:
        """Nothing comes before a fight in the air."""
