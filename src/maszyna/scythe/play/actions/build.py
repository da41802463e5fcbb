"""Build (section 5): any remaining structure where there is none; permanent, and its ability is its owner's only."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.steps import BY_PLACE, DecisionKind
from maszyna.scythe.events import STRUCTURE_BUILT
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import MAT, STAR_STRUCTURES, STRUCTURES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.actions.deploy import deploy_sites
from maszyna.scythe.play.common.decisions import BY_STRUCTURE, PLAYER_MAT, TERRITORY, AtPlace, ChooseSite
from maszyna.scythe.play.common.stars import check_star

NONE: Final = 0
ANYWHERE: Final = 0  # instead of a given place


def build_sites(game: Scythe, seat: int) -> i64:
    """As for a mech, and no structure of anyone there."""
    return deploy_sites(game, seat) & ~game.position.structures()


class ChooseStructure(AtPlace):
    """Which structure to build; 0 refuses."""

    about = DecisionKind("structure", PLAYER_MAT, BY_STRUCTURE)

    def site_exists(self, game: Scythe) -> bool:
        if self.place == ANYWHERE:
            return build_sites(game, self.seat) != 0
        return not bit(self.place) & game.position.structures()

    def options(self, game: Scythe) -> list[int]:
        if not self.site_exists(game):
            return [NONE]
        own = game.position.seats[self.seat]
        return [NONE, *(kind + 1 for kind in range(len(STRUCTURES)) if own.structures[kind] == MAT)]

    def take(self, game: Scythe, action: int) -> None:
        if action == NONE:
            return
        if self.place == ANYWHERE:
            game.push(ChooseBuildingSite(self.seat, action - 1))
        else:
            build(game, self.seat, action - 1, self.place)

    def span(self) -> int:
        return len(STRUCTURES) + 1

    def text(self, action: int) -> str:
        return "no structure" if action == NONE else STRUCTURES[action - 1]

    def why_not(self, game: Scythe, action: int) -> str:
        return "built_already" if self.site_exists(game) else "no_free_site"


class ChooseBuildingSite(ChooseSite):
    """Where the structure stands."""

    about = DecisionKind("building_site", TERRITORY, BY_PLACE)

    def options(self, game: Scythe) -> list[int]:
        return members(build_sites(game, self.seat))

    def take(self, game: Scythe, action: int) -> None:
        build(game, self.seat, self.piece, action)

    def text(self, action: int) -> str:
        return f"build on {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "has_a_structure" if bit(action) & game.position.structures() else "no_worker_there"


def build(game: Scythe, seat: int, structure: int, place: int) -> None:
    own = game.position.seats[seat]
    own.structures[structure] = place
    own.built |= bit(place)
    game.tell(STRUCTURE_BUILT, seat, structure, place)
    check_star(game, seat, STAR_STRUCTURES)
