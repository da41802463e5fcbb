"""The end of a game at the table under a resolution (W3, W8): who still has a turn, and when all is over."""

from maszyna.scythe.automa.automa_turn import play_card, play_move_row
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.play.common.stars import end_game
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.resolutions.last_turns import begin_finale, card_again, follow_card
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Finale


def terms_of(table: Table) -> Terms | None:
    """What the resolution says, if the game has one."""
    ending = table.game.ending
    return ending.terms if isinstance(ending, Resolution) else None


def last_turns(table: Table) -> list[int]:
    """The seats that still have a last turn, the next one first."""
    finale = table.game.finale
    return [] if finale is None or table.game.over else finale.queue


def clock_of(table: Table, seat: int) -> int:
    """How many turns an Automa has left by a clock; -1 where none runs."""
    terms = terms_of(table)
    if terms is None or not terms.turns_each or table.game.finale is not None:
        return -1
    return max(terms.turns_each - table.taken[seat], 0)


def clock_has_run_out(table: Table) -> bool:
    return all(clock_of(table, seat) == 0 for seat in table.seats_of(AUTOMA))


def may_take_turn(table: Table, seat: int) -> None:
    """Refuse an Automa's turn that the resolution does not give it."""
    if clock_of(table, seat) == 0:
        raise Refusal("clock_has_run_out", FACTIONS[table.game.position.seats[seat].faction])
    if table.game.finale is None:
        return
    waiting = last_turns(table)
    if seat not in waiting:
        raise Refusal("no_last_turn", FACTIONS[table.game.position.seats[seat].faction])
    if waiting[0] != seat:
        raise Refusal("last_turn_first", FACTIONS[table.game.position.seats[waiting[0]].faction])


def take_last_turn(finale: Finale) -> None:
    finale.queue.pop(0)
    finale.begun = True


def repeated_card(table: Table, seat: int) -> int:
    """The card an Automa repeats in a last turn by its resolution card, or 0 (W5.9)."""
    terms = terms_of(table)
    return 0 if terms is None or table.game.finale is None else card_again(table.game, seat, terms)


def put_card(table: Table, seat: int, number: int) -> None:
    """The rows of the card that the turn has: in a last turn perhaps its move row alone, or not even that (W8)."""
    game = table.game
    terms = terms_of(table)
    if game.finale is not None:
        take_last_turn(game.finale)
        if terms is not None:
            follow_card(game, seat, terms)
    if game.finale is None or terms is None or not terms.only_move:
        play_card(game, seat, number)
    elif not terms.without_move:
        play_move_row(game, seat, number)


def count_coins(table: Table, seats: list[int]) -> None:
    """The turns of these seats are over: their coins may bring the end about."""
    game = table.game
    ending = game.ending
    if not isinstance(ending, Resolution):
        return
    for seat in seats:
        rich = game.finale is None and not game.over and ending.is_rich(game, seat)
        if rich and not begin_finale(game, seat, ending.terms):
            end_game(game, seat)


def look_for_the_end(table: Table) -> None:
    """After a step: stars a person spoke of may bring the end about, and the last of the last turns is its end."""
    game = table.game
    for seat in table.seats_of(HUMAN):
        if not game.over and game.ending.ends(game, seat):
            end_game(game, seat)
    if not game.stack and not table.fight_place():
        count_coins(table, table.seats_of(AUTOMA))
    finale = game.finale
    if finale is None or not finale.begun or finale.queue or game.over:
        return
    if not game.stack and not table.fight_place():
        end_game(game, finale.trigger)


class LastTurnStep(TableStep):
    """A person has taken a last turn, or the last one by the clock."""

    def command(self, table: Table) -> str:
        return "done"

    def take(self, table: Table) -> None:
        game = table.game
        table.not_over()
        table.no_combat_waits()
        terms = terms_of(table)
        if terms is not None and terms.turns_each and game.finale is None:
            if not clock_has_run_out(table):
                raise Refusal("clock_still_runs")
            if not begin_finale(game, self.seat, terms):
                end_game(game, self.seat)
            return
        waiting = last_turns(table)
        if self.seat not in waiting:
            raise Refusal("no_last_turn", FACTIONS[game.position.seats[self.seat].faction])
        if waiting[0] != self.seat:
            raise Refusal("last_turn_first", FACTIONS[game.position.seats[waiting[0]].faction])
        assert game.finale is not None
        take_last_turn(game.finale)
