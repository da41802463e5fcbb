"""What is kept of a game for statistics: the columns of one row, first those of the game, then every seat's."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from maszyna.kernel.bits import count
from maszyna.lab.experiment.final_results import ABSENT, DECIDED_BY, ENDS, OPENING_TURNS, FinalResult, SeatResult
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FACTIONS, SECTIONS
from maszyna.scythe.score.scoring import final_control, territories_scored
from maszyna.scythe.setup.plan import MAT_IDS, PLAYERS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.scythe.turn_state import combats_of

T = TypeVar("T")


class Column(NamedTuple, Generic[T]):
    name: str
    bits: int
    names: list[str]  # what the numbers mean, where they stand for words
    about: str
    value: Callable[[T], int]


def section_in(turn: int) -> Callable[[SeatResult], int]:
    return lambda seat: seat.opening[turn]


GAME_COLUMNS: Final[list[Column[FinalResult]]] = [
    Column("turns", 32, [], "turns of all seats together", attrgetter("game.turns")),
    Column("decisions", 32, [], "decisions the players took", attrgetter("decisions")),
    Column("end", 8, ENDS, "what ended the game; limit: it was given up", attrgetter("end")),
    Column("decided_by", 8, DECIDED_BY, "what put the winner before the second", attrgetter("decided_by")),
    Column("structure_bonus", 8, BONUS_TILES, "the structure bonus tile", attrgetter("position.bonus_tile")),
    Column("resolution", 8, TILE_IDS[RESOLUTION], "the resolution tile, if there is one",
           lambda game: game.resolution()),
    Column("battlefields", 64, [], "set of territories fought over: bit 1 is territory 1",
           attrgetter("game.combats.places")),
]  # fmt: skip
SEAT_COLUMNS: Final[list[Column[SeatResult]]] = [
    Column("player", 8, PLAYERS, "who sits there", attrgetter("own.player")),
    Column("faction", 8, FACTIONS, "the faction", attrgetter("own.faction")),
    Column("mat", 8, MAT_IDS, "the player mat of a human", lambda seat: ABSENT if seat.is_automa else seat.own.mat),
    Column("level", 8, LEVELS, "the level of an Automa", lambda seat: seat.level()),
    Column("won", 8, [], "1 if it has won; in a cooperative game every seat of the winning side",
           attrgetter("won")),
    Column("score", 32, [], "coins at the end, everything counted", attrgetter("score.total")),
    Column("coins", 32, [], "of these coins it had", attrgetter("score.coins")),
    Column("from_stars", 16, [], "coins for stars", attrgetter("score.stars")),
    Column("from_territories", 16, [], "coins for territories", attrgetter("score.territories")),
    Column("from_resources", 16, [], "coins for resources", attrgetter("score.resources")),
    Column("from_structures", 16, [], "coins by the structure bonus tile", attrgetter("score.structure_bonus")),
    Column("from_ability", 16, [], "coins by a faction ability", attrgetter("score.ability")),
    Column("stars", 8, [], "stars placed", attrgetter("own.stars")),
    Column("star_kinds", 16, [], "set of the stars that are placed once: bit 0 upgrades, 1 mechs, 2 structures, "
           "3 recruits, 4 workers, 7 popularity, 8 power, 10 hill, 11 and 12 open objectives",
           lambda seat: seat.star_kinds()),
    Column("combat_stars", 8, [], "stars for combats", attrgetter("own.combat_stars")),
    Column("objective_stars", 8, [], "stars for objectives", attrgetter("own.objective_stars")),
    Column("popularity", 8, [], "popularity", attrgetter("own.popularity")),
    Column("power", 8, [], "power", attrgetter("own.power")),
    Column("territories", 8, [], "territories as they count in scoring",
           lambda seat: territories_scored(seat.position, seat.number)),
    Column("workers", 8, [], "workers on the board", lambda seat: seat.own.workers_on_board()),
    Column("mechs", 8, [], "mechs on the board", lambda seat: seat.own.mechs_deployed()),
    Column("structures", 8, [], "structures built", lambda seat: count(seat.own.built)),
    Column("upgrades", 8, [], "upgrades made", lambda seat: count(seat.own.cubes)),
    Column("recruits", 8, [], "recruits enlisted", lambda seat: count(seat.own.recruits)),
    Column("combats_won", 8, [], "combats won, in the air too (255: or more)",
           lambda seat: combats_of(seat.combats.won, seat.number)),
    Column("combats_lost", 8, [], "combats lost", lambda seat: combats_of(seat.combats.lost, seat.number)),
    Column("held", 64, [], "set of territories controlled at the end: bit 1 is territory 1",
           lambda seat: final_control(seat.position, seat.number)),
    Column("aggressive", 8, TILE_IDS[AGGRESSIVE], "the airship's aggressive tile", lambda seat: seat.aggressive()),
    Column("passive", 8, TILE_IDS[PASSIVE], "the airship's passive tile", lambda seat: seat.passive()),
    *[Column(f"opening{turn + 1}", 8, SECTIONS, f"where the token of a human went in its turn {turn + 1}",
             section_in(turn))
      for turn in range(OPENING_TURNS)],
]  # fmt: skip


def columns_of(seats: int) -> list[Column[Any]]:
    """All columns of a row; those of a seat begin with its number, counted from 1."""
    found: list[Column[Any]] = list(GAME_COLUMNS)
    for seat in range(1, seats + 1):
        found += [column._replace(name=f"seat{seat}_{column.name}") for column in SEAT_COLUMNS]
    return found


GAME_VALUES: Final = [column.value for column in GAME_COLUMNS]
SEAT_VALUES: Final = [column.value for column in SEAT_COLUMNS]


def row_of(result: FinalResult) -> list[int]:
    """The numbers of one game, in the order of `columns_of`."""
    row = [value(result) for value in GAME_VALUES]
    for seat in result.seats:
        row += [value(seat) for value in SEAT_VALUES]
    return row
