"""What better players make of a position: the value is fitted to how games of a search end, the policy stays."""

import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
from tools.learn.games import COINS, Choices, Ended, planned
from tools.learn.model import Adam, Batch, Model, Numbers
from tools.learn.rounds import value_slopes

from maszyna.players.by_name import POLICY, player
from maszyna.players.evaluation.evaluation import margin
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.policy.forced_choices import sensible
from maszyna.scythe.play.combat.combat import ChooseDial
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

TEACHER = "search:nodes=1000"
PASSES = 4
GAMES_AT_ONCE = 16
RATE = 3e-4  # in the beginning; a twentieth of it in the end
WARMED = 100  # steps in which the rate rises from nothing
CHECKED = 20  # one game of so many is left out to check


class Lesson:
    """The real choices of one seat in one game, and how it ended."""

    def __init__(self, choices: Choices, ended: Ended) -> None:
        self.choices = choices
        self.ended = ended


def play(teacher: str, seed: int) -> Lesson:
    """One game of the teacher; other people at the table play by the policy. Combats are not noted."""
    draw = random.Random(seed)
    kind, setup = planned(draw)
    game = new_game(setup, seed)
    people = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    mine = draw.choice(people)
    players = {seat: player(teacher if seat == mine else POLICY, seat_seed(seed, seat)) for seat in people}
    chance, choices = deals(seed), Choices()
    while not game.over:
        seat = game.seat_to_decide()
        action = ask(players[seat], game, chance)
        actions = [] if seat != mine or isinstance(game.asking, ChooseDial) else sensible(game, seat)
        if len(actions) > 1 and action in actions:
            choices.note(game, seat, actions)
        game.apply(action)
    return Lesson(choices, Ended(kind, margin(game, mine), mine in game.winners()))


class Lessons:
    """Some games as arrays."""

    def __init__(self, games: list[Lesson]) -> None:
        self.batch = Batch([game.choices for game in games])
        worth = np.array([game.ended.worth() for game in games], np.float32)
        self.worth: Numbers = np.repeat(worth, [len(game.choices.row_counts) for game in games], axis=0)

    def gradients(self, model: Model) -> Numbers:
        """Of the loss: by how much values were missed."""
        answers = model.answers(self.batch)
        nothing = np.zeros(len(self.batch.rows), np.float32)
        return model.gradients(self.batch, answers, nothing, value_slopes(answers, self.worth)).numbers

    def deviation(self, model: Model) -> float:
        """By how many coins the final margins deviated from those expected."""
        values = model.answers(self.batch).values
        return COINS * float(np.sqrt(np.mean((values - self.worth)[:, 0] ** 2)))


def fit_value(model: Model, games: list[Lesson], chance: np.random.Generator) -> list[float]:
    """Fit the value to games, some of which are left out: by how many coins it misses these, before and after."""
    left_out, used = Lessons(games[::CHECKED]), [game for number, game in enumerate(games) if number % CHECKED]
    adam, missed = Adam(model), [left_out.deviation(model)]
    steps = PASSES * -(-len(used) // GAMES_AT_ONCE)
    for _ in range(PASSES):
        order = chance.permutation(len(used))
        for first in range(0, len(used), GAMES_AT_ONCE):
            lessons = Lessons([used[game] for game in order[first : first + GAMES_AT_ONCE]])
            adam.step(
                lessons.gradients(model), RATE * min(1.0, (adam.steps + 1) / WARMED) * (1 - 0.95 * adam.steps / steps)
            )
        missed.append(left_out.deviation(model))
    return missed


def lessons(games: int, jobs: int, seed: int) -> list[Lesson]:
    with ProcessPoolExecutor(jobs) as pool:
        return [
            one for one in pool.map(partial(play, TEACHER), range(seed, seed + games), chunksize=4) if one.choices.rows
        ]
