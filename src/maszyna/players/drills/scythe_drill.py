"""Positions to practise on: where does one symbol of a card lead the Automa?

They come from games of somebody who plays at random, so pieces stand in all kinds of places. A position is a drill when
the unit has at least six places in reach and at least two criteria rule something out after that. A symbol and a seed
give the same drill on every machine.
"""

from typing import Final

from maszyna.kernel.bits import count
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.narrow import Finding
from maszyna.players.random_player import choose as at_random
from maszyna.scythe.automa.choosing import DESTINATION, POSSIBLE, VALID, Choice, choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, ATTACK_WORKERS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA

STREAM: Final = "drill"
SEEDS: Final = 1 << 30
LEAST_CANDIDATES: Final = 6
LEAST_CRITERIA: Final = 2
FIRST_ROUND: Final = 3  # before that the board is nearly empty
MOST_ROUNDS: Final = 30
GAMES: Final = 200  # tried for one drill: far more than any symbol needs
PEOPLE: Final = 1
WITH_WORKERS: Final = 3  # who attacks needs somebody to attack
WITH_UNITS: Final = 4


class Drill:
    """A position with an Automa, a symbol, and what it makes the Automa do."""

    def __init__(self, game: Scythe, seat: int, symbol: int, choice: Choice) -> None:
        self.game = game
        self.seat = seat
        self.symbol = symbol
        self.choice = choice


def drill(symbol: int, seed: int) -> Drill:
    """The drill of a symbol with this seed."""
    chance = dice(seed, [f"{STREAM} {symbol}"])
    for _ in range(GAMES):
        found = drill_in_game(symbol, chance)
        if found is not None:
            return found
    raise AssertionError("no drill in so many games")


def drill_in_game(symbol: int, chance: Dice) -> Drill | None:
    """The first drill of a game after a turn that is drawn; None if there is none until its end."""
    number = {ATTACK_WORKERS: WITH_WORKERS, ATTACK_COMBAT_UNIT: WITH_UNITS}.get(symbol, PEOPLE)
    people: list[object] = [{} for _ in range(number)]
    game = new_game({"seats": [*people, {"player": "automa"}]}, chance.below(0, SEEDS))
    game.run_mode = BETWEEN_TURNS
    seat = next(index for index, own in enumerate(game.position.seats) if own.player == AUTOMA)
    seats = game.seats_at_table()
    first = seats * (FIRST_ROUND + chance.below(0, MOST_ROUNDS // 2))
    while not game.over and game.turns < seats * MOST_ROUNDS:
        while game.asking is not None:
            game.apply(at_random(game, chance))
        if game.over:
            return None
        if game.turns >= first:
            trace: list[Finding] = []
            choice = choose(Sight(game.position, game.hidden, seat), SYMBOLS[symbol], 0, trace)
            if is_drill(choice):
                return Drill(game, seat, symbol, choice)
        game.begin_turn()
    return None


def is_drill(choice: Choice) -> bool:
    """Whether there is something to find out: many places in reach, and more than one criterion that matters."""
    if choice.reason != POSSIBLE or choice.to == choice.origin:
        return False
    steps = narrowing(choice)
    return bool(steps) and count(steps[0].before) >= LEAST_CANDIDATES and len(mattering(choice)) >= LEAST_CRITERIA


def narrowing(choice: Choice) -> list[Finding]:
    """The steps after what is in reach at all."""
    return [finding for finding in choice.trace or [] if finding.stage in (VALID, DESTINATION)][1:]


def mattering(choice: Choice) -> list[Finding]:
    """Those of them that rule something out."""
    return [finding for finding in narrowing(choice) if finding.before != finding.after]
