"""What is kept of a game for statistics: the columns of one row, first those of the game, then every seat's."""

from typing import Final, NamedTuple

from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.score.scoring import TIE_BREAKS
from maszyna.scythe.score.with_automa import FULL_TIE, NOTHING
from maszyna.scythe.setup.plan import MAT_IDS, PLAYERS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.scythe.words import FACTIONS, SECTIONS

ABSENT: Final = -1  # in a column that may be empty
STARS: Final = 0
BY_RESOLUTION: Final = 1
LIMIT: Final = 2
ENDS: Final = ["stars", "resolution", "limit"]  # the last: given up after so many decisions
DECIDED_BY: Final = [*TIE_BREAKS, FULL_TIE, NOTHING]
OPENING_TURNS: Final = 4  # so many own turns are remembered


class Column(NamedTuple):
    name: str
    bits: int
    names: list[str]  # what the numbers mean, where they stand for words
    about: str


GAME_COLUMNS: Final = [
    Column("turns", 32, [], "turns of all seats together"),
    Column("decisions", 32, [], "decisions the players took"),
    Column("end", 8, ENDS, "what ended the game; limit: it was given up"),
    Column("decided_by", 8, DECIDED_BY, "what put the winner before the second"),
    Column("structure_bonus", 8, BONUS_TILES, "the structure bonus tile"),
    Column("resolution", 8, TILE_IDS[RESOLUTION], "the resolution tile, if there is one"),
    Column("battlefields", 64, [], "set of territories fought over: bit 1 is territory 1"),
]
SEAT_COLUMNS: Final = [
    Column("player", 8, PLAYERS, "who sits there"),
    Column("faction", 8, FACTIONS, "the faction"),
    Column("mat", 8, MAT_IDS, "the player mat of a human"),
    Column("level", 8, LEVELS, "the level of an Automa"),
    Column("won", 8, [], "1 if it has won; in a cooperative game every seat of the winning side"),
    Column("score", 16, [], "coins at the end, everything counted"),
    Column("coins", 16, [], "of these coins it had"),
    Column("from_stars", 16, [], "coins for stars"),
    Column("from_territories", 16, [], "coins for territories"),
    Column("from_resources", 16, [], "coins for resources"),
    Column("from_structures", 16, [], "coins by the structure bonus tile"),
    Column("from_ability", 16, [], "coins by a faction ability"),
    Column("stars", 8, [], "stars placed"),
    Column("star_kinds", 16, [], "set of the stars that are placed once: bit 0 upgrades, 1 mechs, 2 structures, "
           "3 recruits, 4 workers, 7 popularity, 8 power, 10 hill, 11 and 12 open objectives"),
    Column("combat_stars", 8, [], "stars for combats"),
    Column("objective_stars", 8, [], "stars for objectives"),
    Column("popularity", 8, [], "popularity"),
    Column("power", 8, [], "power"),
    Column("territories", 8, [], "territories as they count in scoring"),
    Column("workers", 8, [], "workers on the board"),
    Column("mechs", 8, [], "mechs on the board"),
    Column("structures", 8, [], "structures built"),
    Column("upgrades", 8, [], "upgrades made"),
    Column("recruits", 8, [], "recruits enlisted"),
    Column("combats_won", 8, [], "combats won, in the air too (255: or more)"),
    Column("combats_lost", 8, [], "combats lost"),
    Column("held", 64, [], "set of territories controlled at the end: bit 1 is territory 1"),
    Column("aggressive", 8, TILE_IDS[AGGRESSIVE], "the airship's aggressive tile"),
    Column("passive", 8, TILE_IDS[PASSIVE], "the airship's passive tile"),
    *[Column(f"opening{turn}", 8, SECTIONS, f"where the token of a human went in its turn {turn}")
      for turn in range(1, OPENING_TURNS + 1)],
]  # fmt: skip


def columns_of(seats: int) -> list[Column]:
    """All columns of a row; those of a seat begin with its number, counted from 1."""
    found = list(GAME_COLUMNS)
    for seat in range(1, seats + 1):
        found += [column._replace(name=f"seat{seat}_{column.name}") for column in SEAT_COLUMNS]
    return found
