"""Playing many games by seed: one process or several, the same results in the same order.

Nothing is kept of a game once its result is handed on, so memory does not grow with the number of games.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, NotRequired, TypedDict

from maszyna.encoding.result_columns import BY_RESOLUTION, ENDS, LIMIT, STARS
from maszyna.encoding.results import MOST_DECISIONS, RANDOM
from maszyna.games import SCYTHE
from maszyna.kernel.errors import OurFault, SetupError
from maszyna.kernel.record import Record, Setup
from maszyna.lab.run.workers import Tell, in_order, in_processes
from maszyna.lab.seating import players_for
from maszyna.messages.message import Message
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals, play_with
from maszyna.players.random_player import choose, play_out, random_dice
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.notation.score_answer import KINDS
from maszyna.scythe.notation.wind_gambit import tiles_in_use, write_modules, write_provenance
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.score.with_automa import decided_for, table_score
from maszyna.scythe.setup.expansions import AIRSHIPS, RESOLUTION
from maszyna.scythe.setup.new_game import dealt_setup, new_game
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.state import HUMAN
from maszyna.scythe.words import FACTIONS
from maszyna.storage.files import write

CHUNK: Final = 64  # games handed to a process at once


class SeatResult(TypedDict):
    faction: str
    mat: NotRequired[str]  # of a human
    player: str
    level: NotRequired[str]  # of an Automa
    score: int
    stars: int
    coins: int


class GameResult(TypedDict):
    seed: int
    seats: list[SeatResult]
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


def simulate(order: Order, jobs: int = 1) -> Iterator[GameResult]:
    """The results in the order of the seeds."""
    if jobs == 1:
        for seed in range(order.seed, order.seed + order.games):
            yield play_one(order.setup, seed, order.save, order.human)
        return
    for results in in_order(in_processes(order.chunks(), play_chunk, jobs)):
        yield from results


def play_chunk(order: Order, tell: Tell) -> list[GameResult]:
    return list(simulate(order))


def play_one(setup: Setup, seed: int, save: str | None, human: str = RANDOM) -> GameResult:
    """One game with the same kind of player in every human seat, written to a file if a folder is given."""
    if save is None:
        game = new_game(setup, seed)
        try:
            return result_of(game, seed, played_out(game, seed, human))
        except SetupError:
            raise
        except Exception as fault:
            raise OurFault(
                Message("raised_at_seed", seed=seed, error=type(fault).__name__, text=str(fault)), ""
            ) from fault
    record = recorded(setup, seed, human)
    write(Path(save, f"scythe-{seed}.json"), SCYTHE.dump(record), lasting=False)
    return result_of(record.game, seed, len(record.actions))


def recorded(setup: Setup, seed: int, human: str) -> Record[Scythe]:
    """The same game with every action kept."""
    record = Record(new_game, dealt_setup(setup, seed), seed, listens=False)
    chooses = chooser(record.game, seed, human)
    while not record.game.over and len(record.actions) < MOST_DECISIONS:
        record.play(chooses(record.game))
    return record


def played_out(game: Scythe, seed: int, human: str) -> int:
    """Play a game to its end; how many decisions that took."""
    if human == RANDOM:
        return play_out(game, random_dice(seed), MOST_DECISIONS)
    return play_with(game, players_of(game, seed, human), deals(seed), MOST_DECISIONS)


def chooser(game: Scythe, seed: int, human: str) -> Callable[[Scythe], int]:
    """Who answers the decisions of a game that is recorded."""
    if human == RANDOM:
        dice = random_dice(seed)
        return lambda asked: choose(asked, dice)
    players, chance = players_of(game, seed, human), deals(seed)
    return lambda asked: ask(players[asked.seat_to_decide()], asked, chance)


def players_of(game: Scythe, seed: int, human: str) -> list[Player]:
    return players_for([human] * game.seats_at_table(), seed)


def result_of(game: Scythe, seed: int, decisions: int) -> GameResult:
    position = game.position
    seats = [seat_result(game, seat) for seat in range(len(position.seats))]
    result = GameResult(
        seed=seed,
        seats=seats,
        winner=winner_of(game, seats) if game.over else None,
        decided_by=decided_for(position, game.is_cooperative()) if game.over else None,
        turns=game.turns,
        decisions=decisions,
        end=end_of(game),
    )
    modules = write_modules(position, game.hidden, game.ending, None)
    if AIRSHIPS in modules:
        result["airships"] = modules[AIRSHIPS]
    if RESOLUTION in modules:
        result["resolution"] = modules[RESOLUTION]
    tiles = tiles_in_use(position, game.hidden, game.ending)
    if tiles:
        result["tiles"] = write_provenance(tiles)
    return result


def winner_of(game: Scythe, seats: list[SeatResult]) -> str:
    first = seats[game.winners()[0]]
    return first["player"] if game.is_cooperative() else first["faction"]


def end_of(game: Scythe) -> str:
    if not game.over:
        return ENDS[LIMIT]
    return ENDS[BY_RESOLUTION if isinstance(game.ending, Resolution) else STARS]


def seat_result(game: Scythe, seat: int) -> SeatResult:
    own = game.position.seats[seat]
    result = SeatResult(
        faction=FACTIONS[own.faction],
        player=KINDS[own.player],
        score=table_score(game.position, seat).total,
        stars=own.stars,
        coins=own.coins,
    )
    if own.player == HUMAN:
        result["mat"] = MAT_IDS[own.mat]
    else:
        result["level"] = LEVELS[game.automa(seat).level]
    return result
