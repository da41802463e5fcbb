"""Keeping the cards alone agrees with the Automa that sees the board: a person who answers by the board stops at the
same symbol, and tracks, supply, stars and piles end equal."""

import os
import random
from itertools import combinations_with_replacement

import pytest

from maszyna.games import SCYTHE_CARDS
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.record import Record
from maszyna.scythe.automa.choosing import NO_UNIT, POSSIBLE, REASONS, TOO_LITTLE_POWER
from maszyna.scythe.automa.symbols import ATTACK_COMBAT_UNIT, SYMBOLS, VISIT
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.cards_only.from_board import automa_steps, known_steps
from maszyna.scythe.cards_only.played_cards import PlayedCards
from maszyna.scythe.events import (
    AUTOMA_CARD,
    AUTOMA_COMBAT_CARD,
    AUTOMA_GROUP,
    COMBAT_COMMITTED,
    UNIT_MOVED,
    UNIT_RETREATED,
)
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA

POSITIONS = 5000 if os.environ.get("MASZYNA_SOAK") else 400
# A person without Scout or Artillery, which people take off the Automa by a correction.
FACTIONS = ["saxony", "nordic", "rusviet", "crimea", "albion", "togawa"]
OPTIONS = [{}, {"all_moves": True}, {"coins": 1, "power": -1}, {"skip_marked": True}]
RULED_OUT = (TOO_LITTLE_POWER, NO_UNIT)


def setup_for(number: int) -> dict[str, object]:
    automa = {"player": "automa", "faction": FACTIONS[number % len(FACTIONS)], "level": LEVELS[number % len(LEVELS)]}
    return {"seats": [{"faction": "polania"}, automa], "options": OPTIONS[number // 5 % len(OPTIONS)]}


def automa_turns(number: int, chance: random.Random) -> list[tuple[Scythe, list[Event], Scythe]]:
    """A random game: before each turn of the Automa, what happened in it, after it."""
    game = new_game(setup_for(number), number)
    game.run_mode = BETWEEN_TURNS
    found = []
    while not game.is_over():
        if game.waits_for_turn():
            before = game.copy()
            game.log = []
            game.traces = False
            game.begin_turn()
            while not game.is_over() and not game.waits_for_turn():
                game.apply(chance.choice(game.options()))
            if any(event.kind == AUTOMA_CARD for event in game.log):
                found.append((before, game.log, game.copy()))
            game.log = None
            continue
        game.apply(chance.choice(game.options()))
    return found


def cards_with(sum_: int, amount: int) -> list[int]:
    """Some combat cards with this sum."""
    return next(list(some) for some in combinations_with_replacement((2, 3, 4, 5), amount) if sum(some) == sum_)


class Person:
    """Answers for the cards by what the engine found on the board."""

    def __init__(self, record: Record[PlayedCards], automa: int, events: list[Event]) -> None:
        self.record = record
        self.automa = automa
        self.events = events
        self.stopped: list[int] = []
        self.fights = 0

    def play(self) -> None:
        card = next(event.first for event in self.events if event.kind == AUTOMA_CARD)
        self.record.take(f"automa {card}")
        for index, event in enumerate(self.events):
            if event.kind != AUTOMA_GROUP or REASONS[event.second] in RULED_OUT:
                continue
            asked = self.record.game.cards.card
            assert asked is not None and asked.order().number == event.first, self.record.actions
            if REASONS[event.second] != POSSIBLE:
                self.record.take("no")
                continue
            self.stopped.append(event.first)
            moved = next(later for later in self.events[index:] if later.kind == UNIT_MOVED)
            on_factory = moved.first == CHARACTER and moved.third == FACTORY_PLACE
            visit = "token" if SYMBOLS[event.first] is VISIT else ""
            self.record.take("done " + ("factory" if on_factory else visit))
            if SYMBOLS[event.first] is ATTACK_COMBAT_UNIT:
                self.fight(self.events[index:], on_factory)
        assert self.record.game.cards.card is None

    def fight(self, after: list[Event], on_factory: bool) -> None:
        """The combat as it was in the game with a board."""
        self.fights += 1
        card = next(event.first for event in after if event.kind == AUTOMA_COMBAT_CARD)
        shown = [event for event in after if event.kind == COMBAT_COMMITTED][:2]
        own = next(event for event in shown if event.seat == self.automa)
        other = next(event.third for event in shown if event.seat != self.automa)
        drawn = " ".join(map(str, cards_with(own.third - own.first, own.second))) or "none"
        self.record.take(f"combat {other} card {card} drawn {drawn}{' factory' * on_factory}")
        if self.record.game.cards.losing:
            gone = next(event.first for event in after if event.kind == UNIT_RETREATED and event.seat == self.automa)
            self.record.take("lost character" if gone == CHARACTER else "lost mech 1")


def automa_of(game: Scythe) -> int:
    return next(seat for seat, own in enumerate(game.position.seats) if own.player == AUTOMA)


@pytest.mark.covers("A3.1", "A4.1", "A4.2", "A11.1", "A13.1", "A15.5", "A15.6")
def test_a_person_who_answers_by_the_board_stops_where_the_automa_does() -> None:
    chance = random.Random(29)
    compared = fights = number = 0
    while compared < POSITIONS:
        for before, events, after in automa_turns(number, chance):
            record = SCYTHE_CARDS.new(setup_for(number), 0)
            record.say_all(known_steps(before))
            person = Person(record, automa_of(before), events)
            person.play()
            carried_out = [event.first for event in events if event.kind == AUTOMA_GROUP and not event.second]
            assert person.stopped == carried_out, (number, record.actions)
            if not after.is_over():
                kept = record.game.cards.table.game
                assert automa_steps(kept, automa_of(kept)) == automa_steps(after, automa_of(after)), record.actions
            compared += 1
            fights += person.fights
        number += 1
    assert fights > POSITIONS // 100


def test_what_is_known_of_a_board_is_all_that_a_game_of_cards_knows() -> None:
    before = automa_turns(3, random.Random(1))[-1][0]
    record = SCYTHE_CARDS.new(setup_for(3), 9)
    record.say_all(known_steps(before))
    assert known_steps(record.game.cards.table.game) == known_steps(before)
