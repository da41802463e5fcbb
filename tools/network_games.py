"""Games to learn the players' network from: the facts after every own turn, and how the game ended.

Greedy players play against Automas of all levels. In most games one turn, anywhere, is an odd one: drawn from the good
turns there are, the better the likelier, so that the network hears of turns it would not take. Before it some play in
a style of their own. Only what comes after the odd turn is noted, since it shows what the player itself makes of a
position. The seeds of the locked test games (see docs/players.md) are never played here.
"""

import math
import random
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.learn_weights_games import styled
from tools.learn_weights_lookahead import take

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import Evaluation, margin
from maszyna.players.evaluation.weights import load_weights
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.model.network_file import load_network
from maszyna.players.terms.tempo import turns_left
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

LEVEL_SHARES = [2, 3, 4, 4]  # of the games, by level
NODES = 60
ODD_GAMES = 0.85
LAST_ODD = 18  # turns from the start, in which an odd turn may come
STYLED = 0.4  # of the games with an odd turn
SPREAD = 0.4  # of their styles
ANY_TURN = 0.25  # of the odd turns are any
COINS_APART = 6.0  # a turn so much worse is a third as likely
PER_KIND = 2
Numbers = NDArray[np.floating[Any]]


class Rows:
    """Positions after own turns, those of a game one after the other."""

    def __init__(self) -> None:
        self.facts: list[NDArray[np.uint16]] = []
        self.terms_say: list[float] = []  # the margin expected by the terms alone
        self.games: list[int] = []
        self.margins: list[float] = []  # in the end

    def add(self, other: "Rows") -> None:
        self.facts += other.facts
        self.terms_say += other.terms_say
        self.games += other.games
        self.margins += other.margins


def collect(weights: dict[str, Any], network: dict[str, Any], seed: int, minutes: float) -> Rows:
    """Games for so long, from one seed on."""
    terms_only = load_weights(weights)
    whole = load_weights(weights, load_network(network))
    rows, draw, number = Rows(), random.Random(seed), 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        odd = draw.randrange(LAST_ODD) if draw.random() < ODD_GAMES else -1
        before = load_weights(styled(weights, SPREAD, draw)) if odd > 0 and draw.random() < STYLED else whole
        rows.add(play(terms_only, whole, before, odd, seed + number, draw))
        number += 1
    return rows


def play(
    terms_only: Evaluation, whole: Evaluation, before: Evaluation, odd: int, seed: int, draw: random.Random
) -> Rows:
    """One game: up to the odd turn with one evaluation, from there on with the other, and noted."""
    [level] = draw.choices(LEVELS, LEVEL_SHARES)
    game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed)
    [me] = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    rows, chance, turn, drawn = Rows(), dice(seed, ["network games"]), -1, False
    game.run_mode = BETWEEN_TURNS
    while not game.over:
        if game.asking is None:
            if game.turn.seat == me and turn >= max(0, odd):
                note(rows, terms_only, game, me)
            game.begin_turn()
            turn += game.turn.seat == me
            continue
        seat = game.asking.seat
        evaluation = whole if turn >= odd else before
        shown = determinised(game, seat, chance.below(0, WORLD_SEEDS))
        ends = TurnSearch(evaluation, seat, NODES, 1, chance).search(shown)
        is_odd = turn == odd and game.turn.seat == me and not drawn
        drawn = drawn or is_odd
        take(game, odd_turn(ends, draw) if is_odd else ends[0])
    rows.games = [seed] * len(rows.facts)
    rows.margins = [margin(game, me)] * len(rows.facts)
    return rows


def note(rows: Rows, terms_only: Evaluation, game: Scythe, seat: int) -> None:
    rows.facts.append(np.array(active_facts(game, seat, turns_left(game, seat)), dtype=np.uint16))
    rows.terms_say.append(terms_only.expected_margin(game, seat))


def odd_turn(ends: list[Line], draw: random.Random) -> Line:
    """One of the best turns of each kind."""
    counts: dict[int, int] = {}
    found = []
    for end in ends:
        counts[end.group] = counts.get(end.group, 0) + 1
        if counts[end.group] <= PER_KIND:
            found.append(end)
    if draw.random() < ANY_TURN:
        return draw.choice(found)
    [chosen] = draw.choices(found, [math.exp((end.value - ends[0].value) / COINS_APART) for end in found])
    return chosen
