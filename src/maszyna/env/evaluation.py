"""How good an agent is at a task: it plays the task's test games, and one line says what came out.

An agent is a player by name, or one's own as ``FILE.py:Class``, made for every game with a seed. It has either
``choose(game)``, as players have, or ``act(observation, info)``, which returns an entry of the action table; then its
attribute ``observation`` says whether it wants bytes or planes.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from time import process_time
from typing import Any, Final, NamedTuple

from maszyna.encoding.seeds import FIRST_TEST_SEED, TEST
from maszyna.env.planes import BYTES
from maszyna.env.rewards import margin
from maszyna.env.solo import ScytheSolo
from maszyna.env.task_envs import solo_task
from maszyna.env.tasks import COINS, WORST_FACTION, Task
from maszyna.kernel.dice import dice
from maszyna.kernel.errors import MaszynaError, SetupError
from maszyna.lab.experiment.origin import PARTS, origin_of
from maszyna.lab.run.workers import Tell, in_order, in_processes
from maszyna.lab.seating import OWN, own_class, seated
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.intervals import mean_of
from maszyna.lab.statistics.shares import Estimate, wilson
from maszyna.players.player import Player
from maszyna.players.playing import ask, seat_seed
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import RULES_VERSION
from maszyna.version import VERSION

FORMAT: Final = "maszyna/evaluation@1"
ENVIRONMENT: Final = "maszyna/ScytheSolo-v0"
TABLES: Final = 1  # the version of the action table and of the observation
STREAM: Final = "shown to the agent"
METHODS: Final = ("choose", "act")


class GameToPlay(NamedTuple):
    task: str
    agent: str
    seed: int


class TaskGame(NamedTuple):
    seed: int
    faction: int  # the agent's
    won: bool
    margin: int
    cut_off: bool
    decisions: int
    seconds: float  # that the agent took
    actions: str  # a digest of everything the agent did


class OwnAgent:
    """Somebody else's agent that acts on observations; what it raises is a fault of its file."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        try:
            self.own: Any = own_class(name, METHODS)(seed)
        except MaszynaError:
            raise
        except Exception as error:
            raise SetupError(name, "player_not_made", error=type(error).__name__, text=str(error)) from error
        self.form = getattr(self.own, "observation", BYTES)

    def act(self, seen: Any, info: dict[str, Any]) -> int:
        try:
            entry = int(self.own.act(seen, info))
        except Exception as error:
            raise SetupError(
                self.name, "act_failed", method="act", error=type(error).__name__, text=str(error)
            ) from error
        if not 0 <= entry < len(info["action_mask"]) or not info["action_mask"][entry]:
            raise SetupError(self.name, "act_returned", method="act", found=entry)
        return entry


def acts(name: str) -> bool:
    """Whether an agent is one that acts on observations."""
    return OWN in name and callable(getattr(own_class(name, METHODS), "act", None))


def games_to_play(task: Task, agent: str, games: int | None, seed: int | None) -> list[GameToPlay]:
    """The first games of the test, or so many from a seed on; whatever is no test game of the task is refused."""
    first = FIRST_TEST_SEED if seed is None else seed
    last = FIRST_TEST_SEED + task.games - 1
    count = last + 1 - first if games is None else games
    if first < FIRST_TEST_SEED or first + count - 1 > last or count < 1:
        raise SetupError(
            "seed",
            "no_test_seed",
            task=task.id,
            first=FIRST_TEST_SEED,
            last=last,
            found=f"{first}..{first + count - 1}",
        )
    if acts(agent):
        OwnAgent(agent, 0)
    else:
        seated(agent, 0)
    return [GameToPlay(task.id, agent, first + number) for number in range(count)]


@cache
def environment(task: str, form: str) -> ScytheSolo:
    return solo_task(task, TEST, observation=form)


def play(game: GameToPlay) -> TaskGame:
    if acts(game.agent):
        return play_by_acting(game)
    return play_by_choosing(game)


def play_by_choosing(game: GameToPlay) -> TaskGame:
    """With a player, which is shown a game with all that its seat cannot know dealt again."""
    env = environment(game.task, BYTES)
    env.reset(seed=game.seed)
    player: Player = seated(game.agent, seat_seed(game.seed, env.seat))
    chance = dice(game.seed, [STREAM])
    taken, ended = Taken(), env.game.over
    while not ended:
        before = process_time()
        action = ask(player, env.game, chance)
        taken.note(action, process_time() - before)
        _, _, over, cut_off, _ = env.take(action)
        ended = over or cut_off
    return taken.result(game, env)


def play_by_acting(game: GameToPlay) -> TaskGame:
    agent = OwnAgent(game.agent, seat_seed(game.seed, 0))
    env = environment(game.task, agent.form)
    seen, info = env.reset(seed=game.seed)
    taken, ended = Taken(), env.game.over
    while not ended:
        before = process_time()
        entry = agent.act(seen, info)
        taken.note(entry, process_time() - before)
        seen, _, over, cut_off, info = env.step(entry)
        ended = over or cut_off
    return taken.result(game, env)


class Taken:
    """What an agent has done in a game, and how long that took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.digest = hashlib.blake2b(digest_size=16)

    def note(self, action: int, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.digest.update(f"{action} ".encode())

    def result(self, played: GameToPlay, env: ScytheSolo) -> TaskGame:
        game, scores = env.game, env.game.scores()
        self.digest.update(f"{played.seed} {scores}".encode())
        return TaskGame(
            played.seed, game.position.seats[env.seat].faction, game.over and env.seat in game.winners(),
            margin(scores, env.seat), not game.over, self.decisions, self.seconds, self.digest.hexdigest(),
        )  # fmt: skip


def play_task(game: GameToPlay, tell: Tell) -> TaskGame:
    """One game in a process of its own."""
    return play(game)


def played(games: list[GameToPlay], jobs: int) -> Iterator[TaskGame]:
    """In their order, in one process or several."""
    if jobs == 1:
        yield from map(play, games)
    else:
        yield from in_order(in_processes(games, play_task, jobs))


def score_of(task: Task, results: list[TaskGame]) -> tuple[Estimate, str | None]:
    """The score that counts with its 95 % interval; with it, the faction it belongs to, where that is one."""
    if task.score == COINS:
        margins = Histogram()
        for result in results:
            margins.put(result.margin, 1)
        return mean_of(margins), None
    if task.score != WORST_FACTION:
        return share_won(results), None
    shares = {}
    for faction in sorted({result.faction for result in results}):
        shares[faction] = share_won([result for result in results if result.faction == faction])
    worst = min(shares, key=lambda faction: shares[faction].value)
    return shares[worst], FACTIONS[worst]


def share_won(results: list[TaskGame]) -> Estimate:
    return wilson(sum(result.won for result in results), len(results))


def line_of(task: Task, agent: str, results: list[TaskGame]) -> dict[str, Any]:
    """The result as one document. Of the same games it is the same, but for ``seconds_a_decision``."""
    found, faction = score_of(task, results)
    origin: dict[str, Any] = dict(origin_of(agent))
    decisions = sum(result.decisions for result in results)
    everything = hashlib.blake2b("".join(result.actions for result in results).encode(), digest_size=16)
    line: dict[str, Any] = {
        "format": FORMAT,
        "task": task.id,
        "agent": agent,
        "score": task.score,
        "mean": round(found.value, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
        "games": len(results),
        "won": sum(result.won for result in results),
        "mean_margin": round(sum(result.margin for result in results) / len(results), 2),
        "cut_off": sum(result.cut_off for result in results),
        "decisions": decisions,
        "seeds": [results[0].seed, results[-1].seed],
    }
    if faction is not None:
        line["faction"] = faction
    line |= {
        "digest": everything.hexdigest(),
        "version": VERSION,
        "rules_version": RULES_VERSION,
        "environment": ENVIRONMENT,
        "tables": TABLES,
        "origin": {part: origin[part] for part in PARTS},
        "commit": origin["commit"],
        "seconds_a_decision": round(sum(result.seconds for result in results) / max(1, decisions), 7),
    }
    return line
