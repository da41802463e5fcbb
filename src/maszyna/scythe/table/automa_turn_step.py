"""The Automa's turn at the table: its card drawn by the program or by the people, carried out up to a combat."""

from maszyna.kernel.bits import bit
from maszyna.scythe.automa.deck import draw, last_card, shuffle_all
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.last_turns import count_coins, may_take_turn, put_card, repeated_card
from maszyna.scythe.table.refusals import Missing, Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Turn


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
        self.card = card  # 0: not told
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
