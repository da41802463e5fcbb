"""A stretch of a turn by the value two turns later: the turn played among others that were found."""

from typing import Final

from maszyna.kernel.dice import dice
from maszyna.players.review.futures import Futures
from maszyna.players.review.judged_turn import DONE, SHARP, JudgedTurn
from maszyna.players.review.losses import LEAST_MARKED, POINTS
from maszyna.players.review.stretches import Stretch
from maszyna.scythe.setup.determinised import WORLD_SEEDS

WORLDS: Final = 200  # in which a sharp turn is played to the end, unless the budget says otherwise
GLANCE_WORLDS: Final = 4
TURNS_ON: Final = 2  # own ones, after which the value is read
STREAM: Final = "review worlds"


class Budget:
    """How much a review looks at; all of it grows with the worlds of a sharp turn."""

    def __init__(self, worlds: int = WORLDS) -> None:
        times = worlds / WORLDS
        self.worlds = worlds
        self.turns = max(4, min(48, int(16 * times**0.5)))  # that are proposed beside the one played
        self.first = max(2, min(24, int(6 * times**0.5)))  # worlds in which all are screened
        self.more = max(4, min(96, int(18 * times**0.5)))  # and the best of them
        self.kept = max(2, min(10, int(6 * times**0.5)))  # turns that go on to these
        self.choosing = max(10, min(200, worlds // 4))  # worlds in which one of the rivals is chosen
        self.rivals = max(1, min(8, int(5 * times**0.5)))  # turns that are played to the end
        self.coins = 2.0 / max(1.0, times**0.5)  # that a turn may lose in the screen


def glance(futures: Futures, stretch: Stretch, rivals: list[list[int]]) -> float:
    """Coins that the turn played seems to have lost, in so few worlds that only an order can be made of it."""
    turns = [LossSums(actions) for actions in [stretch.actions, *rivals]]
    try_all(futures, stretch, turns, 0, GLANCE_WORLDS)
    return (max([sums.prospect for sums in turns]) - turns[0].prospect) / GLANCE_WORLDS


class Screened:
    """A stretch as the value sees it: the turn played among the best of its rivals."""

    def __init__(self, futures: Futures, budget: Budget, stretch: Stretch, rivals: list[list[int]]) -> None:
        self.budget = budget
        self.stretch = stretch
        self.played = LossSums(stretch.actions)
        self.rivals = [LossSums(actions) for actions in rivals]
        try_all(futures, stretch, [self.played, *self.rivals], 0, budget.first)
        self.rivals.sort(key=lambda sums: -sums.prospect)
        self.rivals = self.rivals[: budget.kept]
        try_all(futures, stretch, [self.played, *self.rivals], budget.first, budget.more)
        self.rivals.sort(key=lambda sums: -sums.prospect)
        worlds = budget.first + budget.more
        self.coins = 0.0
        if self.rivals:
            self.coins = max(0.0, (self.rivals[0].prospect - self.played.prospect) / worlds)

    def note(self, judged: JudgedTurn) -> None:
        budget = self.budget
        worlds = budget.first + budget.more
        judged.at = self.stretch.at
        judged.screened = self.coins
        judged.after = self.played.chance / worlds
        judged.before = judged.after
        judged.stage = DONE
        judged.rivals = []
        if not self.rivals:
            return
        if self.coins > 0.0:
            judged.before = max(judged.after, self.rivals[0].chance / worlds)
            judged.better = self.rivals[0].actions
        judged.loss = POINTS * (judged.before - judged.after)
        judged.se = LEAST_MARKED  # the value alone is not trusted with a mark
        leads = [(POINTS * (sums.chance - self.played.chance) / worlds, sums.actions) for sums in self.rivals]
        sharp = [(lead, actions) for lead, actions in leads if lead >= LEAST_MARKED][: budget.rivals]
        if sharp and self.coins > budget.coins:
            judged.stage = SHARP
            judged.by_value = [lead for lead, _ in sharp]
            judged.rivals = [actions for _, actions in sharp]


class LossSums:
    """What a turn has come to in the worlds it was screened in, added up."""

    prospect: float = 0.0
    chance: float = 0.0

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions


def try_all(futures: Futures, stretch: Stretch, turns: list[LossSums], first: int, count: int) -> None:
    for sums in turns:
        candidate = stretch.candidate(sums.actions)
        for world in worlds_of(stretch.at, "screen", first, count):
            future = futures.of_all_alike(candidate, stretch.game, world, TURNS_ON)
            sums.prospect += future.prospect()
            sums.chance += future.chance


def worlds_of(at: int, name: str, first: int, count: int) -> list[int]:
    """The seeds of some worlds of a stretch; those of another purpose are others."""
    chance = dice(at, [f"{STREAM} {name}"])
    return [chance.below(0, WORLD_SEEDS) for _ in range(first + count)][first:]
