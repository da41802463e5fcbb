"""What better players make of a position: the value is fitted to how games of a search end, the policy stays."""

import json
import random
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

import numpy as np
from tools.learn.games import COINS, Choices, Ended, planned
from tools.learn.model import Adam, Batch, Model, Numbers
from tools.learn.rounds import value_slopes

from maszyna.players.by_name import PolicyPlayer
from maszyna.players.facts.position_facts import TURNS_LEFT
from maszyna.players.margins import margin
from maszyna.players.model.learned import STAGES, Learned, load_learned
from maszyna.players.player import Player
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.policy.forced_choices import sensible
from maszyna.players.search import SearchPlayer
from maszyna.scythe.play.combat.combat import ChooseDial
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

NODES = 1000  # of the search
FIRST_SEED = 2_000_000_000  # locked test games are below a million
GAMES = 3000
PASSES = 4
GAMES_AT_ONCE = 16
RATE = 3e-4  # in the beginning; a twentieth of it in the end
WARMED = 100  # steps in which the rate rises from nothing
ENOUGH = 200  # questions of a stage
CHECKED = 20  # one game of so many is left out to check


@cache
def model_in(file: Path) -> Learned:
    return load_learned(json.loads(file.read_text(encoding="utf-8")))


class Lesson:
    """The real choices of one seat in one game, and how it ended."""

    def __init__(self, choices: Choices, ended: Ended) -> None:
        self.choices = choices
        self.ended = ended


def play(file: Path, seed: int) -> Lesson:
    """One game of a search; other people at the table play by the policy. Combats are not noted."""
    draw = random.Random(seed)
    kind, setup = planned(draw)
    game = new_game(setup, seed)
    people = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    mine = draw.choice(people)
    model = model_in(file)
    players: dict[int, Player] = {seat: PolicyPlayer(seat_seed(seed, seat), model) for seat in people}
    players[mine] = SearchPlayer(seat_seed(seed, mine), {"nodes": NODES}, model)
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


def measure_deviations(model: Model, games: list[Lesson]) -> None:
    """By turns left, how far the margins of these games were from those expected; rare stages are as all together."""
    taught = Lessons(games)
    missed = COINS * (model.answers(taught.batch).values - taught.worth)[:, 0]
    stages = taught.batch.active_facts[:, TURNS_LEFT : TURNS_LEFT + STAGES].toarray().argmax(axis=1)
    model.deviations[:] = np.sqrt(np.mean(missed**2))
    for stage in range(STAGES):
        here = missed[stages == stage]
        if len(here) >= ENOUGH:
            model.deviations[stage] = np.sqrt(np.mean(here**2))


def lessons(file: Path, games: int, jobs: int) -> list[Lesson]:
    """Games of a search with the model and the weights of two files."""
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(partial(play, file), range(FIRST_SEED, FIRST_SEED + games), chunksize=4)
        return [one for one in played if one.choices.rows]
