"""A game that ends by a resolution tile (W3, W8): a method for each hook of the base rules, hill and explosion."""

from typing import Any, Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind
from maszyna.scythe.board import FACTORY_BIT, FACTORY_PLACE, RINGS, base_of
from maszyna.scythe.events import FACTORY_EXPLODED, RESOLUTION_USED, UNIT_RETREATED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Ending, Scythe
from maszyna.scythe.ids import MOST_POPULARITY, MOST_STARS, POPULARITY, STAR_HILL, UNITS
from maszyna.scythe.play.common.decisions import PLAIN_OFFER
from maszyna.scythe.play.common.gains import receive
from maszyna.scythe.play.common.stars import end_game, place_star
from maszyna.scythe.resolutions.last_turns import begin_finale, take_last_turn
from maszyna.scythe.resolutions.missions import offer_missions
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import AUTOMA, NO_SECTION
from maszyna.scythe.turn_state import Finale

NO_STAR: Final = 0
PLACE_STAR: Final = 1
FACTORY_STAR: Final = EFFECT_NAMES.index("factory_star")


def offer_hill(game: Scythe, seat: int, sources: int) -> None:
    own = game.position.seats[seat]
    if own.star_kinds & bit(STAR_HILL) or own.stars == MOST_STARS:
        return
    if not game.position.controlled(seat) & FACTORY_BIT:
        return
    if own.player == AUTOMA:
        place_on_hill(game, seat, sources)
    else:
        game.push(ChooseHill(seat, sources))


def place_on_hill(game: Scythe, seat: int, sources: int) -> None:
    game.tell(RESOLUTION_USED, seat, FACTORY_STAR, sources)
    place_star(game, seat, STAR_HILL)


class ChooseHill(Decision[Scythe]):
    """Whether to place the star now."""

    about = DecisionKind("factory_star", PLAIN_OFFER, BY_LIST)

    def __init__(self, seat: int, sources: int) -> None:
        super().__init__(seat)
        self.sources = sources  # where the tile is from

    def options(self, game: Scythe) -> list[int]:
        return [NO_STAR, PLACE_STAR]

    def take(self, game: Scythe, action: int) -> None:
        if action == PLACE_STAR:
            place_on_hill(game, self.seat, self.sources)

    def span(self) -> int:
        return 2

    def text(self, action: int) -> str:
        return "place star" if action == PLACE_STAR else "no star"


def explode(game: Scythe, distance: int, popularity: int, sources: int) -> None:
    """All units so near go home and console their owners; structures, tokens, resources and airships stay."""
    finale = game.finale
    assert finale is not None
    game.tell(FACTORY_EXPLODED, finale.trigger, sources)
    area: i64 = 0
    for far in range(distance + 1):
        area |= RINGS[FACTORY_PLACE][far]
    for seat in range(game.seats_at_table()):
        own = game.position.seats[seat]
        gained = send_away(game, seat, area) * popularity
        gained = min(gained, MOST_POPULARITY - own.popularity)
        if gained and game.chairs[seat].has_popularity():
            receive(game, seat, POPULARITY, gained)


def send_away(game: Scythe, seat: int, area: i64) -> int:
    """A seat's units within the area go to its base; returns how many."""
    own = game.position.seats[seat]
    home = base_of(own.faction)
    sent = 0
    for unit in range(UNITS):
        place = own.at[unit]
        if bit(place) & area:
            own.at[unit] = home
            game.tell(UNIT_RETREATED, seat, unit, place, home)
            sent += 1
    own.muster()
    return sent


class Resolution(Ending):
    """It never changes once the game is laid out; what happens is remembered in Finale and in the seats' stars."""

    def __init__(self, tile: Tile, missions: list[int], card: Tile | None = None) -> None:
        self.tile = tile
        self.card = card  # an Automa's resolution card, where one plays (W5.9)
        self.terms = Terms(tile, card)
        self.shapes_turns = True
        self.missions = missions  # the open objectives, by number

    def __reduce__(self) -> tuple[Any, ...]:
        return Resolution, (self.tile, self.missions, self.card)

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
        if self.terms.turns_each or self.terms.own_turn_coins or game.finale is not None:
            return 0
        return self.terms.own_turn_stars or MOST_STARS

    def combat_stars(self) -> int:
        return self.terms.combat_stars

    def goes_on(self, game: Scythe, seat: int) -> bool:
        players = game.seats_at_table()
        if game.finale is None:
            before = (seat - 1) % players  # whose turn is over
            if not self.clock_has_run_out(game, players) and not (game.turns and self.is_rich(game, before)):
                return True
            begin_finale(game, before, self.terms)
        finale = game.finale
        assert finale is not None
        if finale.queue:
            take_last_turn(game, finale, self.terms)
        else:
            end_game(game, finale.trigger)
        return False

    def clock_has_run_out(self, game: Scythe, players: int) -> bool:
        return 0 < self.terms.turns_each * players <= game.turns

    def is_rich(self, game: Scythe, seat: int) -> bool:
        """Whether the coins of a seat bring the end about when its turn is over."""
        return 0 < self.terms.own_turn_coins < game.position.seats[seat].coins

    def turn_begins(self, game: Scythe, seat: int) -> None:
        """Stars placed on another's turn may have been enough (W8.2)."""
        if self.ends(game, seat):
            end_game(game, seat)
        elif self.terms.factory_star and not (self.terms.no_factory_star and is_automa(game, seat)):
            offer_hill(game, seat, self.terms.source("factory_star"))

    def objective_time(self, game: Scythe, seat: int, when: int) -> None:
        if self.missions:
            offer_missions(game, seat, when, self.missions, self.terms.source("open_objectives"))

    def sections(self, game: Scythe, seat: int, usual: list[int]) -> list[int]:
        section = game.position.seats[seat].section
        if self.terms.same_section and section != NO_SECTION and in_last_turns(game.finale):
            return [section]
        return usual

    def may_move(self, game: Scythe, seat: int) -> bool:
        return not (self.terms.without_move and in_last_turns(game.finale))

    def finish(self, game: Scythe) -> None:
        if self.terms.explodes:
            explode(game, self.terms.blast, self.terms.consolation, self.terms.source("explosion"))


def is_automa(game: Scythe, seat: int) -> bool:
    return game.position.seats[seat].player == AUTOMA


def in_last_turns(finale: Finale | None) -> bool:
    """The turn in which the end is brought about is still an ordinary one."""
    return finale is not None and finale.begun
