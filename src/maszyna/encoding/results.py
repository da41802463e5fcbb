"""Games played out for statistics: of each only one row of numbers is kept."""

from typing import Any, Final

from maszyna.encoding.result_columns import (
    ABSENT,
    BY_RESOLUTION,
    DECIDED_BY,
    GAME_COLUMNS,
    LIMIT,
    OPENING_TURNS,
    SEAT_COLUMNS,
    STARS,
)
from maszyna.kernel.bits import bit, count, i64
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals, play_with
from maszyna.players.random_player import choose, play_out, random_dice
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import ON_TILES
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.score.scoring import final_control, territories_scored
from maszyna.scythe.score.with_automa import decided_for, table_score
from maszyna.scythe.setup.new_game import begin
from maszyna.scythe.setup.plan import Plan
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.turn_state import combats_of
from maszyna.scythe.words import STAR_POWER

MOST_DECISIONS: Final = 1_000_000  # a game between random players takes some thousands; this only stops an endless one
RANDOM: Final = "random"  # the player whose games need no players
WORD: Final = 8  # bytes
GAME_WIDTH: Final[i64] = len(GAME_COLUMNS)
SEAT_WIDTH: Final[i64] = len(SEAT_COLUMNS)
ON_COINS: Final = 0  # decided by
AUTOMA_STARS: Final[i64] = ON_TILES | bit(STAR_POWER)  # an Automa's other kinds are marked only to bar them


class Opening:
    """Where each seat's action token went in its first turns."""

    def __init__(self, seats: int) -> None:
        self.sections = [[ABSENT] * OPENING_TURNS for _ in range(seats)]
        self.turns = [0] * seats
        self.open = 0  # entries still to be written

    def note(self, seat: int, section: int) -> None:
        turn = self.turns[seat]
        if turn < OPENING_TURNS:
            self.sections[seat][turn] = section
            self.turns[seat] = turn + 1
            self.open -= 1


class Results:
    """The rows of so many games by one plan, whole numbers of eight bytes one after the other."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.seats = len(plan.seats)
        self.humans = len([seat for seat in plan.seats if seat.player == HUMAN])
        self.width: i64 = GAME_WIDTH + self.seats * SEAT_WIDTH
        self.cells = bytearray(games * self.width * WORD)
        self.words: Any = memoryview(self.cells).cast("q")
        self.next_row: i64 = 0

    def play(self, seed: int, players: list[Player], limit: int = MOST_DECISIONS) -> None:
        """One game with these players, by seat; without any, everybody plays at random.

        After ``limit`` decisions it is given up.
        """
        game = begin(self.plan, seed)
        dice = deals(seed) if players else random_dice(seed)
        opening = Opening(self.seats)
        opening.open = self.humans * OPENING_TURNS
        taken = 0
        while opening.open and not game.over and taken != limit:
            asking = game.asking
            action = ask(players[game.seat_to_decide()], game, dice) if players else choose(game, dice)
            if isinstance(asking, ChooseSection):
                opening.note(asking.seat, action)
            game.apply(action)
            taken += 1
        left = limit - taken
        taken += play_with(game, players, dice, left) if players else play_out(game, dice, left)
        self.write(game, taken, opening)

    def write(self, game: Scythe, decisions: int, opening: Opening) -> None:
        """The next row."""
        words = self.words
        position = game.position
        seats = position.seats
        scores = [table_score(position, seat) for seat in range(len(seats))]
        winners: list[int] = []
        decided = ABSENT
        end = LIMIT
        if game.over:
            end = BY_RESOLUTION if isinstance(game.ending, Resolution) else STARS
            cooperative = game.is_cooperative()
            best = max([score.total for score in scores])
            winners = [seat for seat, score in enumerate(scores) if score.total == best]
            decided = ON_COINS
            if cooperative or len(winners) > 1:
                winners = game.winners()
                decided = DECIDED_BY.index(decided_for(position, cooperative))
        at: i64 = self.next_row * self.width
        self.next_row += 1
        ending = game.ending
        resolution = TILE_IDS[RESOLUTION].index(ending.tile.id) if isinstance(ending, Resolution) else ABSENT
        for value in [game.turns, decisions, end, decided, position.bonus_tile, resolution, game.combats.places]:
            if value:
                words[at] = value
            at += 1
        airship_board = position.airship_board
        for seat, own in enumerate(seats):
            score = scores[seat]
            aggressive = passive = ABSENT
            if isinstance(airship_board, FleetBoardRules):
                airship = airship_board.fleet.airships[seat]
                aggressive = TILE_IDS[AGGRESSIVE].index(airship.aggressive.id)
                if airship.passive is not None:
                    passive = TILE_IDS[PASSIVE].index(airship.passive.id)
            held: i64 = final_control(position, seat)
            automa = own.player == AUTOMA
            row = [
                own.player,
                own.faction,
                ABSENT if automa else own.mat,
                game.automa(seat).level if automa else ABSENT,
                1 if seat in winners else 0,
                score.total,
                score.coins,
                score.stars,
                score.territories,
                score.resources,
                score.structure_bonus,
                score.ability,
                own.stars,
                own.star_kinds & AUTOMA_STARS if automa else own.star_kinds,
                own.combat_stars,
                own.objective_stars,
                own.popularity,
                own.power,
                territories_scored(position, seat),
                own.workers_on_board(),
                own.mechs_deployed(),
                count(own.built),
                count(own.cubes),
                count(own.recruits),
                combats_of(game.combats.won, seat),
                combats_of(game.combats.lost, seat),
                held,
                aggressive,
                passive,
            ]
            row += opening.sections[seat]
            for value in row:
                if value:
                    words[at] = value
                at += 1
