"""A game whose chance is played by somebody else, one draw at a time, and what each player has seen of it.

An action is tried on a copy of the game. When it comes to a draw that nobody has decided, the copy is thrown away, and
chance is asked; then the action is tried again with what it answered. So the rules know nothing of chance nodes.
"""

from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maszyna.encoding.action_table import action_of, options_of
from maszyna.encoding.observation import observation
from maszyna.encoding.observation_layout import size_of
from maszyna.env.rewards import WIN, final_rewards
from maszyna.env.setups import Setups
from maszyna.env.task_envs import people_of_task
from maszyna.env.tasks import task_by_id
from maszyna.kernel.dice import ChanceNeeded, DecidedDice
from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import begin_by_lot
from maszyna.scythe.state import HUMAN
from maszyna.scythe.turn_state import AUTOMA_STREAMS, COMBAT_DECK_STREAM, STREAMS

RESAMPLED: Final = 1 << 31  # from here on an entry of a line is a player and the seed it was resampled by
STREAM_NAMES: Final = [*STREAMS, *AUTOMA_STREAMS]


class Rules(NamedTuple):
    """Which games are played: a task by id, or so many people and Automas; 0 decisions are no limit."""

    players: int
    automas: int
    level: str
    airships: bool
    task: str
    limit: int


@cache
def setups_of(rules: Rules) -> Setups:
    if rules.task:
        seats, rest = people_of_task(task_by_id(rules.task).settings("train"))
        extras = {name: value for name, value in rest.items() if name not in ("reward", "limit")}
        return Setups(seats, extras)
    seats = [{"player": "human"}] * rules.players
    seats += [{"player": "automa", "level": rules.level}] * rules.automas
    return Setups(seats, {"airships": {} if rules.airships else None})


class SeatSight(NamedTuple):
    """Something a player did, or saw change: the entry of the action table or -1, and the bytes that are others now."""

    action: int
    places: NDArray[np.int64]
    values: NDArray[np.uint8]


class Memory:
    """All that one player has seen and done, in order. Memories share their past: adding makes another one."""

    def __init__(self, size: int) -> None:
        self.before: Memory | None = None
        self.sight: SeatSight | None = None
        self.seen = bytearray(size)
        self.done: tuple[int, ...] = ()  # the player's own actions
        self.length = 0
        self.digest = b""

    def with_more(self, action: int, seen: bytearray) -> "Memory":
        """``action`` is the player's own, or -1; nothing is added where nothing was seen."""
        if action < 0 and seen == self.seen:
            return self
        now = np.frombuffer(seen, np.uint8)
        places = np.flatnonzero(now != np.frombuffer(self.seen, np.uint8))
        sight = SeatSight(action, places, now[places])
        found = Memory(0)
        found.before, found.sight, found.seen = self, sight, seen
        found.done = self.done if action < 0 else (*self.done, action)
        found.length = self.length + 1
        what = b"%d %s %s" % (action, places.astype("<i8").tobytes(), sight.values.tobytes())
        found.digest = blake2b(self.digest + what, digest_size=16).digest()
        return found

    def sights(self) -> list[SeatSight]:
        """From the first to the last."""
        found: list[SeatSight] = []
        here: Memory | None = self
        while here is not None and here.sight is not None:
            found.append(here.sight)
            here = here.before
        return found[::-1]


class Play:
    """OpenSpiel copies and pickles what a state holds: this is it. A pickle is the line of what has happened."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.line: list[int] = []  # outcomes of chance and actions
        self.decisions = 0
        self.before: Scythe | None = None  # the game that the pending action is tried on; None while it is dealt
        self.action = -1
        self.entry = -1
        self.decided: list[int] = []  # the draws of the pending action
        self.outcomes: list[tuple[int, float]] = []  # of the draw that waits for chance
        self.stream = 0
        self.game: Scythe | None = None  # when it waits for a player or is over
        self.people: list[int] = []  # the seat of each player
        self.memories: list[Memory] = []
        self.run()

    def take(self, number: int) -> None:
        """An outcome where chance is asked, otherwise an entry of the action table."""
        self.line.append(number)
        if self.outcomes:
            self.decided.append(number)
        else:
            assert self.game is not None
            self.before, self.entry, self.action = self.game, number, action_of(self.game, number)
            self.decided = []
            self.decisions += 1
        self.run()

    def run(self) -> None:
        """Go on to the next draw or the next decision."""
        game: Scythe | None = None
        try:
            if self.before is None:
                plan = setups_of(self.rules).plans[0]
                game = begin_by_lot(plan, DecidedDice(self.decided))
            else:
                game = self.before.copy()
                game.dice = DecidedDice(self.decided)
                game.apply(self.action)
        except ChanceNeeded as needed:
            self.stream = needed.stream
            self.outcomes = outcomes_of(game, needed)
            return
        self.outcomes = []
        actor = -1 if self.before is None else self.people.index(self.before.seat_to_decide())
        self.game, self.before = game, None
        if not self.people:
            self.people = [index for index, seat in enumerate(game.position.seats) if seat.player == HUMAN]
            self.memories = [Memory(size_of(len(game.position.seats))) for _ in self.people]
        self.remember(actor)

    def remember(self, actor: int) -> None:
        """Every player sees what has changed; whoever acted knows what it did."""
        assert self.game is not None
        for player, seat in enumerate(self.people):
            action = self.entry if player == actor else -1
            self.memories[player] = self.memories[player].with_more(action, observation(self.game, seat))

    def over(self) -> bool:
        if self.outcomes or self.game is None:
            return False
        return self.game.over or 0 < self.rules.limit <= self.decisions

    def player(self) -> int:
        assert self.game is not None
        return self.people.index(self.game.seat_to_decide())

    def options(self) -> list[int]:
        if self.outcomes:
            return [outcome for outcome, _ in self.outcomes]
        return [] if self.game is None or self.over() else options_of(self.game)

    def returns(self) -> list[float]:
        if self.game is None or not self.over():
            return [0.0] * self.rules.players
        paid = final_rewards(WIN, self.game.over, self.game.scores(), self.game.winners())
        return [paid[seat] for seat in self.people]

    def resample(self, player: int, seed: int) -> None:
        """Deal again what a player cannot know; the others see their new cards."""
        assert self.game is not None and not self.outcomes
        self.game = determinised(self.game, self.people[player], seed)
        self.line.append(RESAMPLED * (player + 1) + seed)
        self.remember(-1)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        """A game is never changed once it waits, so copies share it."""
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.line = self.line[:]
        twin.decided = self.decided[:]
        twin.memories = self.memories[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.rules, self.line)


def outcomes_of(game: Scythe | None, needed: ChanceNeeded) -> list[tuple[int, float]]:
    """The numbers that may be drawn, with their chances: of equal combat cards the first stands for all."""
    if game is None or needed.stream != COMBAT_DECK_STREAM or total(game.combat_deck) != needed.sides:
        return [(number, 1 / needed.sides) for number in range(needed.sides)]
    found: list[tuple[int, float]] = []
    first = 0
    for held in counts(game.combat_deck):
        if held:
            found.append((first, held / needed.sides))
        first += held
    return found


def replayed(rules: Rules, line: list[int]) -> Play:
    play = Play(rules)
    for number in line:
        if number < RESAMPLED:
            play.take(number)
        else:
            play.resample(number // RESAMPLED - 1, number % RESAMPLED)
    return play
