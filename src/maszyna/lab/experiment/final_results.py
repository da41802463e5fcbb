"""A game that was played out: who has won, what decided it, and every seat as it stood at the end."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.players.player import Player
from maszyna.players.playing import Openings, deals, play_openings, play_with
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import ON_TILES
from maszyna.scythe.ids import STAR_POWER
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.score.scoring import TIE_BREAKS, Score
from maszyna.scythe.score.with_automa import FULL_TIE, NOTHING, decided_for, table_score
from maszyna.scythe.state import AUTOMA, HUMAN

MOST_DECISIONS: Final = 1_000_000  # a game between random players takes some thousands; this only stops an endless one
OPENING_TURNS: Final = 4  # of each human are noted
ABSENT: Final = -1  # in a column that may be empty
STARS: Final = 0
BY_RESOLUTION: Final = 1
LIMIT: Final = 2
ENDS: Final = ["stars", "resolution", "limit"]  # the last: given up after so many decisions
DECIDED_BY: Final = [*TIE_BREAKS, FULL_TIE, NOTHING]
ON_COINS: Final = 0
AUTOMA_STARS: Final = int(ON_TILES) | int(bit(STAR_POWER))  # an Automa's other kinds are marked only to bar them
NO_OPENING: Final = [ABSENT] * OPENING_TURNS


class SeatResult:
    """A seat at the end of a game."""

    def __init__(self, game: Scythe, number: int, score: Score, opening: list[int]) -> None:
        self.game = game
        self.position = game.position
        self.combats = game.combats
        self.number = number
        self.own = game.position.seats[number]
        self.is_automa = self.own.player == AUTOMA
        self.score = score
        self.opening = opening
        self.won = False
        board = self.position.airship_board
        self.airship = board.fleet.airships[number] if isinstance(board, FleetBoardRules) else None

    def level(self) -> int:
        return self.game.automa(self.number).level if self.is_automa else ABSENT

    def star_kinds(self) -> int:
        return self.own.star_kinds & AUTOMA_STARS if self.is_automa else self.own.star_kinds

    def aggressive(self) -> int:
        return ABSENT if self.airship is None else TILE_IDS[AGGRESSIVE].index(self.airship.aggressive.id)

    def passive(self) -> int:
        if self.airship is None or self.airship.passive is None:
            return ABSENT
        return TILE_IDS[PASSIVE].index(self.airship.passive.id)


class FinalResult:
    """How a game came out; one that was given up has no winner."""

    def __init__(self, game: Scythe, decisions: int, openings: Openings | None = None) -> None:
        self.game = game
        self.position = position = game.position
        self.decisions = decisions
        scores = [table_score(position, seat) for seat in range(len(position.seats))]
        self.seats = [
            SeatResult(game, seat, score, NO_OPENING if openings is None else openings.sections[seat])
            for seat, score in enumerate(scores)
        ]
        self.winners: list[int] = []
        self.decided_by = ABSENT
        self.end = LIMIT
        if not game.over:
            return
        self.end = BY_RESOLUTION if isinstance(game.ending, Resolution) else STARS
        best = max([score.total for score in scores])
        self.winners = [seat for seat, score in enumerate(scores) if score.total == best]
        self.decided_by = ON_COINS
        cooperative = game.is_cooperative()
        if cooperative or len(self.winners) > 1:
            self.winners = game.winners()
            self.decided_by = DECIDED_BY.index(decided_for(position, cooperative))
        for seat in self.winners:
            self.seats[seat].won = True

    def resolution(self) -> int:
        ending = self.game.ending
        return TILE_IDS[RESOLUTION].index(ending.tile.id) if isinstance(ending, Resolution) else ABSENT


def played_out(game: Scythe, seed: int, players: list[Player], noted: int = 0) -> FinalResult:
    """Play a game to its end with these players, by seat; without any, everybody plays at random.

    Of every human's turns the first ``noted`` are remembered. After MOST_DECISIONS the game is given up.
    """
    humans = sum(seat.player == HUMAN for seat in game.position.seats)
    openings = Openings(len(game.position.seats), humans, noted)
    chance = deals(seed) if players else random_dice(seed)
    taken = play_openings(game, players, chance, MOST_DECISIONS, openings)
    left = MOST_DECISIONS - taken
    taken += play_with(game, players, chance, left) if players else play_out(game, chance, left)
    return FinalResult(game, taken, openings if noted else None)
