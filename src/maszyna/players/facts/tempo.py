"""How long the game still lasts: read off the Automa's tracker, and off the stars of everybody else."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.scythe.facts.automa import BASE_DECK, LEVELS, ULTIMASZYNA, automa_cards
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import MOST_POWER, MOST_STARS, STAR_POWER
from maszyna.scythe.state import Seat

TURNS_PER_STAR: Final = 3.5  # of a person who plays well
LONG_GAME: Final = 40.0  # turns of a seat
SHORTEST: Final = 0.5  # a turn may always be the last one
POWER_A_TURN: Final = 1.3  # an Automa's, over both schemes


def _steps_a_turn() -> list[float]:
    """How far the marker goes in a turn on the average (A13.1); Autometta skips marked cards (A3.1)."""
    cards = automa_cards(BASE_DECK)
    goes = [card for card in cards if card.advances]
    unmarked = [card for card in goes if not card.skipped_by_autometta]
    return [len(unmarked if level == 0 else goes) / len(cards) for level in range(len(LEVELS))]


STEPS_A_TURN: Final[list[float]] = _steps_a_turn()


def steps_a_turn(state: AutomaState) -> float:
    own = state.automa_options.own
    if own is None or not own.cards:
        return STEPS_A_TURN[state.level]
    return own.unmarked_steps if state.skips_marked() else own.steps


def automa_turns_left(own: Seat, state: AutomaState) -> float:
    """Turns until an Automa's 6th star: those of the tracker, and the one for power where it comes before."""
    needed = MOST_STARS - own.stars
    spaces = state.star_card.stars
    steps = steps_a_turn(state)
    passed = 0
    for space in spaces:
        if space <= state.tracker:
            passed += 1
    soon = 99.0
    if not own.star_kinds & bit(STAR_POWER):
        a_turn = POWER_A_TURN + 0.5 if state.level == ULTIMASZYNA else POWER_A_TURN
        soon = (MOST_POWER - own.power) / a_turn
    last = min(passed + needed, len(spaces)) - 1
    turns = (spaces[last] - state.tracker) / steps
    if soon < turns and needed > 1:  # the star for power spares it one of the tracker's
        turns = max(soon, (spaces[last - 1] - state.tracker) / steps)
    return turns


def turns_left(game: Scythe, seat: int) -> float:
    """How many turns a seat still has, as far as the others' stars tell; alone it has those of a long game."""
    left = LONG_GAME
    if len(game.position.seats) == 1:
        left -= game.turns
    for index, other in enumerate(game.position.seats):
        if index == seat:
            continue
        state = game.hidden[index]
        if isinstance(state, AutomaState):
            left = min(left, automa_turns_left(other, state))
        else:
            left = min(left, (MOST_STARS - other.stars) * TURNS_PER_STAR)
    return max(left, SHORTEST)
