"""A game that ends by a resolution tile (W3, W8): one method for each hook of the base rules."""

from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Ending, Finale, Scythe
from maszyna.scythe.play.stars import end_game
from maszyna.scythe.resolutions.explosion import explode
from maszyna.scythe.resolutions.hill import offer_hill
from maszyna.scythe.resolutions.last_turns import begin_finale, take_last_turn
from maszyna.scythe.resolutions.missions import offer_missions
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import NO_SECTION
from maszyna.scythe.words import MOST_STARS


class Resolution(Ending):
    """It never changes once the game is laid out; what happens is remembered in Finale and in the seats' stars."""

    def __init__(self, tile: Tile, missions: list[int]) -> None:
        self.tile = tile
        self.terms = Terms(tile)
        self.shapes_turns = True
        self.missions = missions  # the open objectives, by number

    def ends(self, game: Scythe, seat: int) -> bool:
        """If the star brings about last turns instead, they wait from now on for the end of the running turn."""
        return self.is_reached(game, seat) and not begin_finale(game, seat, self.terms)

    def is_reached(self, game: Scythe, seat: int) -> bool:
        """Whether a seat's stars bring the end about; that happens once in a game."""
        decisive = self.decisive_star(game)
        if not decisive or game.position.seats[seat].stars < decisive:
            return False
        return not self.terms.own_turn_stars or seat == game.turn.seat

    def decisive_star(self, game: Scythe) -> int:
        if self.terms.turns_each or game.finale is not None:
            return 0
        return self.terms.own_turn_stars or MOST_STARS

    def combat_stars(self) -> int:
        return self.terms.combat_stars

    def goes_on(self, game: Scythe, seat: int) -> bool:
        players = game.seats_at_table()
        if game.finale is None:
            if not self.terms.turns_each or game.turns < self.terms.turns_each * players:
                return True
            begin_finale(game, (seat - 1) % players, self.terms)  # the clock has run out after the last seat's turn
        finale = game.finale
        assert finale is not None
        if finale.queue:
            take_last_turn(game, finale, self.terms)
        else:
            end_game(game, finale.trigger)
        return False

    def turn_begins(self, game: Scythe, seat: int) -> None:
        """Stars placed on another's turn may have been enough (W8.2)."""
        if self.ends(game, seat):
            end_game(game, seat)
        elif self.terms.factory_star:
            offer_hill(game, seat)

    def objective_time(self, game: Scythe, seat: int, when: int) -> None:
        if self.missions:
            offer_missions(game, seat, when, self.missions)

    def sections(self, game: Scythe, seat: int, usual: list[int]) -> list[int]:
        section = game.position.seats[seat].section
        if self.terms.same_section and section != NO_SECTION and in_last_turns(game.finale):
            return [section]
        return usual

    def may_move(self, game: Scythe, seat: int) -> bool:
        return not (self.terms.without_move and in_last_turns(game.finale))

    def finish(self, game: Scythe) -> None:
        if self.terms.explodes:
            explode(game, self.terms.blast, self.terms.consolation)


def in_last_turns(finale: Finale | None) -> bool:
    """The turn in which the end is brought about is still an ordinary one."""
    return finale is not None and finale.begun
