"""The Automa's turn at the table: its card drawn by the program or by the people, carried out up to a combat."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.events import Event
from maszyna.scythe.automa.deck import draw, last_card, shuffle_all
from maszyna.scythe.events import TURN_BEGAN, UNIT_MOVED
from maszyna.scythe.ids import FACTIONS, MAT
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.last_turns import count_coins, may_take_turn, put_card, repeated_card
from maszyna.scythe.table.refusals import Missing, Refusal
from maszyna.scythe.table.table import Table, TurnStart
from maszyna.scythe.table.word_reader import spoken_place
from maszyna.scythe.turn_state import Turn

ELSEWHERE: Final = "elsewhere"


def card_for(table: Table, seat: int, told: int, field: str) -> int:
    """The number of the card an Automa uses now: the one the people drew, or one the program draws."""
    state = table.game.automa(seat)
    options = state.automa_options
    if not told and table.typed:
        raise Missing(field, seat, last_card(options))
    if told and not bit(told) & options.full_deck:
        raise Refusal("card_not_in_deck", str(told))
    if not told:
        number = draw(table.game, seat)
    else:
        number = told
        if not state.deck:
            shuffle_all(table.game, seat)
        if not state.deck & bit(number):
            table.repeated[seat] |= bit(number)
    if state.deck == options.full_deck:
        table.repeated[seat] = 0
    state.deck &= ~bit(number)
    return number


class AutomaTurnStep(TableStep):
    def __init__(self, seat: int, card: int, revealed: list[int]) -> None:
        super().__init__(seat)
        self.card = card  # 0: not entered
        self.revealed = revealed

    def command(self, table: Table) -> str:
        parts = [] if len(table.seats_of(AUTOMA)) == 1 else [FACTIONS[table.game.position.seats[self.seat].faction]]
        if self.card:
            parts.append(str(self.card))
        if self.revealed:
            parts += ["revealed", *(str(value) for value in self.revealed)]
        return " ".join(["automa", *parts])

    def corrects(self, table: Table) -> bool:
        return False

    def take(self, table: Table) -> None:
        game = table.game
        start = TurnStart(table.copy(), self.card, self.revealed, [])
        start.table.turn_start = None  # one turn back is enough
        table.not_over()
        table.no_combat_waits()
        if game.stack:  # a combat was settled by hand: the rest of the card follows
            table.run(table.last_automa, self.revealed)
            return
        count_coins(table, table.seats_of(HUMAN))  # a person's turn is over when an Automa's begins
        if game.over:
            return
        may_take_turn(table, self.seat)
        number = repeated_card(table, self.seat)
        if number and self.card not in (0, number):
            raise Refusal("repeats_card", str(number))
        if not number:
            number = card_for(table, self.seat, self.card, "card")
        game.turn = Turn(self.seat, [])
        game.turns += 1
        game.tell(TURN_BEGAN, self.seat, game.turns)
        table.last_automa = self.seat
        table.taken[self.seat] += 1
        put_card(table, self.seat, number)
        game.ending.turn_begins(game, self.seat)
        table.run(self.seat, self.revealed)
        if game.automa(self.seat).deck == game.automa(self.seat).automa_options.full_deck:
            table.repeated[self.seat] = 0
        table.turn_start = start


class ElsewhereStep(AutomaTurnStep):
    """A unit that an Automa has moved stands elsewhere: the turn is worked out again, with that unit there."""

    def __init__(self, seat: int, move: int, place: int) -> None:
        super().__init__(seat, 0, [])
        self.move = move  # from 1
        self.place = place

    def command(self, table: Table) -> str:
        faction = table.game.position.seats[self.seat].faction
        parts = [] if len(table.seats_of(AUTOMA)) == 1 else [FACTIONS[faction]]
        return " ".join(["automa", *parts, ELSEWHERE, str(self.move), spoken_place(self.place, faction)])

    def take(self, table: Table) -> None:
        start = table.turn_start
        if start is None or table.last_automa != self.seat:
            raise Refusal("too_late_elsewhere")
        placed = start.placed + [MAT] * max(0, self.move - len(start.placed))
        placed[self.move - 1] = self.place
        again = start.table.copy()
        told: list[Event] = []
        again.game.log = told
        again.game.placed = placed[:]
        again.game.filmed = table.game.filmed
        again.begin(False)
        AutomaTurnStep(self.seat, start.card, start.revealed).take(again)
        if self.move > sum(event.kind == UNIT_MOVED and event.seat == self.seat for event in told):
            raise Refusal("no_such_move", str(self.move))
        log = table.game.log
        if log is not None:
            log += told
        again.game.log = log
        again.game.placed = None
        again.turn_start = TurnStart(start.table, start.card, start.revealed, placed)
        table.become(again)
