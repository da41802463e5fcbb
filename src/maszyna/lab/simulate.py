"""Playing many games by seed: one process or several, the same results in the same order.

Nothing is kept of a game once its result is handed on, so memory does not grow with the number of games.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, NotRequired, TypedDict

from maszyna.games import SCYTHE
from maszyna.kernel.errors import OurFault, SetupError
from maszyna.kernel.record import Record, Setup
from maszyna.lab.experiment.final_results import DECIDED_BY, ENDS, MOST_DECISIONS, FinalResult, SeatResult, played_out
from maszyna.lab.run.workers import Tell, in_order, in_processes
from maszyna.lab.seating import RANDOM, players_for
from maszyna.messages.message import Message
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.score_answer import KINDS
from maszyna.scythe.notation.wind_gambit import tiles_in_use, write_modules, write_provenance
from maszyna.scythe.setup.expansions import AIRSHIPS, RESOLUTION
from maszyna.scythe.setup.new_game import dealt_setup, new_game
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.storage.files import write

CHUNK: Final = 64  # games handed to a process at once


class SeatLine(TypedDict):
    faction: str
    mat: NotRequired[str]  # of a human
    player: str
    level: NotRequired[str]  # of an Automa
    score: int
    stars: int
    coins: int


class GameLine(TypedDict):
    seed: int
    seats: list[SeatLine]
    winner: str | None  # a faction; of a cooperative game the side, "human" or "automa"
    decided_by: str | None
    turns: int
    decisions: int
    end: str  # "stars", "resolution", or "limit" if it was given up
    airships: NotRequired[object]  # the tiles drawn, as in a setup
    resolution: NotRequired[object]
    tiles: NotRequired[list[dict[str, object]]]  # kind, id and provenance of each that the game followed


class Order(NamedTuple):
    """What to play: so many games with seeds counting up."""

    games: int
    seed: int
    setup: Setup
    save: str | None = None  # the folder for save files
    human: str = RANDOM  # who plays the human seats

    def chunks(self) -> Iterator["Order"]:
        for start in range(0, self.games, CHUNK):
            yield self._replace(games=min(CHUNK, self.games - start), seed=self.seed + start)


def simulate(order: Order, jobs: int = 1) -> Iterator[GameLine]:
    """The results in the order of the seeds."""
    if jobs == 1:
        for seed in range(order.seed, order.seed + order.games):
            yield play_one(order.setup, seed, order.save, order.human)
        return
    for results in in_order(in_processes(order.chunks(), play_chunk, jobs)):
        yield from results


def play_chunk(order: Order, tell: Tell) -> list[GameLine]:
    return list(simulate(order))


def play_one(setup: Setup, seed: int, save: str | None, human: str = RANDOM) -> GameLine:
    """One game with the same kind of player in every human seat, written to a file if a folder is given."""
    if save is None:
        game = new_game(setup, seed)
        try:
            players = [] if human == RANDOM else players_of(game, seed, human)
            return line_of(played_out(game, seed, players), seed)
        except SetupError:
            raise
        except Exception as fault:
            raise OurFault(
                Message("raised_at_seed", seed=seed, error=type(fault).__name__, text=str(fault)), ""
            ) from fault
    record = recorded(setup, seed, human)
    write(Path(save, f"scythe-{seed}.json"), SCYTHE.dump(record), lasting=False)
    return line_of(FinalResult(record.game, len(record.actions)), seed)


def recorded(setup: Setup, seed: int, human: str) -> Record[Scythe]:
    """The same game with every action kept."""
    record = Record(new_game, dealt_setup(setup, seed), seed, listens=False)
    chooses = chooser(record.game, seed, human)
    while not record.game.over and len(record.actions) < MOST_DECISIONS:
        record.play(chooses(record.game))
    return record


def chooser(game: Scythe, seed: int, human: str) -> Callable[[Scythe], int]:
    """Who answers the decisions of a game that is recorded."""
    if human == RANDOM:
        dice = random_dice(seed)
        return lambda asked: choose(asked, dice)
    players, chance = players_of(game, seed, human), deals(seed)
    return lambda asked: ask(players[asked.seat_to_decide()], asked, chance)


def players_of(game: Scythe, seed: int, human: str) -> list[Player]:
    return players_for([human] * game.seats_at_table(), seed)


def line_of(result: FinalResult, seed: int) -> GameLine:
    game = result.game
    position = game.position
    line = GameLine(
        seed=seed,
        seats=[seat_line(seat) for seat in result.seats],
        winner=winner_of(result) if game.over else None,
        decided_by=DECIDED_BY[result.decided_by] if game.over else None,
        turns=game.turns,
        decisions=result.decisions,
        end=ENDS[result.end],
    )
    modules = write_modules(position, game.hidden, game.ending, None)
    if AIRSHIPS in modules:
        line["airships"] = modules[AIRSHIPS]
    if RESOLUTION in modules:
        line["resolution"] = modules[RESOLUTION]
    tiles = tiles_in_use(position, game.hidden, game.ending)
    if tiles:
        line["tiles"] = write_provenance(tiles)
    return line


def winner_of(result: FinalResult) -> str:
    first = result.seats[result.winners[0]].own
    return KINDS[first.player] if result.game.is_cooperative() else FACTIONS[first.faction]


def seat_line(seat: SeatResult) -> SeatLine:
    own = seat.own
    line = SeatLine(
        faction=FACTIONS[own.faction],
        player=KINDS[own.player],
        score=seat.score.total,
        stars=own.stars,
        coins=own.coins,
    )
    if seat.is_automa:
        line["level"] = LEVELS[seat.level()]
    else:
        line["mat"] = MAT_IDS[own.mat]
    return line
