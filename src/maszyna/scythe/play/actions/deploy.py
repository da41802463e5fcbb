"""Deploy (section 5): any remaining mech; its ability is unlocked at once for the character and all mechs."""

from typing import Final

from maszyna.kernel.bits import i64, members
from maszyna.kernel.steps import BY_PLACE, DecisionKind
from maszyna.scythe.board import LAND
from maszyna.scythe.events import MECH_DEPLOYED
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_MECH, FIRST_WORKER, MAT, STAR_MECHS
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.common.decisions import BY_MECH, PLAYER_MAT, TERRITORY, AtPlace, ChooseSite
from maszyna.scythe.play.common.stars import check_star

NONE: Final = 0
ANYWHERE: Final = 0  # instead of a given place


def deploy_sites(game: Scythe, seat: int) -> i64:
    """Beside a worker, never on a lake or a home base."""
    return (game.position.seats[seat].workers & LAND) | game.position.airship_board.sites(game.position, seat)


class ChooseMech(AtPlace):
    """Which mech to deploy, by its slot 1..4; 0 refuses."""

    about = DecisionKind("mech", PLAYER_MAT, BY_MECH)

    def options(self, game: Scythe) -> list[int]:
        if self.place == ANYWHERE and not deploy_sites(game, self.seat):
            return [NONE]
        own = game.position.seats[self.seat]
        return [NONE, *(mech for mech in range(FIRST_MECH, FIRST_WORKER) if own.at[mech] == MAT)]

    def take(self, game: Scythe, action: int) -> None:
        if action == NONE:
            return
        if self.place == ANYWHERE:
            game.push(ChooseMechSite(self.seat, action))
        else:
            deploy(game, self.seat, action, self.place)

    def span(self) -> int:
        return FIRST_WORKER

    def text(self, action: int) -> str:
        return "no mech" if action == NONE else f"mech {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        if self.place == ANYWHERE and not deploy_sites(game, self.seat):
            return "no_worker_on_land"
        return "deployed_already"


class ChooseMechSite(ChooseSite):
    """Where the mech stands."""

    about = DecisionKind("mech_site", TERRITORY, BY_PLACE)

    def options(self, game: Scythe) -> list[int]:
        return members(deploy_sites(game, self.seat))

    def take(self, game: Scythe, action: int) -> None:
        deploy(game, self.seat, self.piece, action)

    def text(self, action: int) -> str:
        return f"deploy on {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_worker_there"


def deploy(game: Scythe, seat: int, mech: int, place: int) -> None:
    own = game.position.seats[seat]
    own.at[mech] = place
    own.muster()
    own.abilities |= factions()[own.faction].mechs[mech - FIRST_MECH]
    game.tell(MECH_DEPLOYED, seat, mech, place)
    check_star(game, seat, STAR_MECHS)
