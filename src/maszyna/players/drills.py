"""Positions to practise on: where does one symbol of a card lead the Automa, or a card one of its mechs (Expeditions)?

Those of Scythe come from games of somebody who plays at random, so pieces stand in all kinds of places. A position is a
drill when the unit has at least six places in reach and at least two criteria rule something out after that.

In Expeditions all seven locations of the row are candidates, those of the human's mech too, until a criterion rules
them out; at least two must rule something out.

A symbol, or a mech, and a seed give the same drill on every machine.
"""

from typing import Final

from maszyna.expeditions.automa.automa_turn import lone_automa, take_turn
from maszyna.expeditions.events import FOUND, MechPart
from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.ids import LOCATIONS, WALKED
from maszyna.expeditions.notation.turn_request import card_turned
from maszyna.expeditions.state import Position
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

MECH_STREAM: Final = "mech drill"
TRIES: Final = 2000
MOST_TURNS: Final = 14
TOKENS: Final = [1, 2, 3, 4, 5, 6]


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


class MechDrill:
    """A position, a card, and what one mech does with it."""

    def __init__(self, position: Position, card: int, part: MechPart) -> None:
        self.position = position
        self.card = card
        self.part = part


def mech_drill(row: int, seed: int) -> MechDrill:
    chance = dice(seed, [f"{MECH_STREAM} {row}"])
    for _ in range(TRIES):
        position = position_by_chance(chance)
        card = 1 + chance.below(0, len(decision_cards()))
        for event in card_turned(position, card, [[], []]).events:
            if isinstance(event, MechPart) and event.row == row and is_mech_drill(event):
                return MechDrill(event.position or position, card, event)
    raise AssertionError("no drill in so many tries")


def position_by_chance(chance: Dice) -> Position:
    """The rows after some turns, with the human's mech somewhere, and corruption of several values."""
    cards = progress_cards().cards
    game = lone_automa(cards[chance.below(0, len(cards))], chance.below(0, SEEDS))
    for _ in range(chance.below(0, MOST_TURNS)):
        drawn = [[TOKENS[chance.below(0, len(TOKENS))] for _ in range(2)] for _ in range(WALKED)]
        take_turn(game, drawn)
    position = game.position
    position.human_row = chance.below(0, WALKED)
    free = [at for at in range(LOCATIONS) if at != position.at[position.human_row]]
    position.human_at = free[chance.below(0, len(free))]
    return position


def is_mech_drill(part: MechPart) -> bool:
    if part.reason != FOUND or part.to == part.start:
        return False
    return len([finding for finding in part.trace or [] if finding.before != finding.after]) >= LEAST_CRITERIA
