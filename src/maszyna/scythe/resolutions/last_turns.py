"""The last turns (W8): who takes them, in which order, and what they are."""

from maszyna.kernel.steps import Step
from maszyna.scythe.automa.automa_turn import play_card, play_move_row
from maszyna.scythe.events import FINALE_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import NO_CARD
from maszyna.scythe.ids import COINS
from maszyna.scythe.play.common.gains import gain, receive
from maszyna.scythe.play.turn.turn import start_turn
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import Finale


def begin_finale(game: Scythe, trigger: int, terms: Terms) -> bool:
    """A seat has brought the end about; returns whether last turns follow, once the running turn is finished."""
    queue = last_turns(game, trigger, terms)
    game.finale = Finale(trigger, queue)
    if not queue:
        if terms.coins:
            receive(game, trigger, COINS, terms.coins)  # nothing is left for which refusing could matter
        return False
    gain(game, trigger, COINS, terms.coins)
    turns = "turns_for_all" if terms.turns_for_all else "turns_for_others"
    game.tell(FINALE_BEGAN, trigger, len(queue), terms.source(turns))
    return True


def last_turns(game: Scythe, trigger: int, terms: Terms) -> list[int]:
    """Clockwise from the left of the trigger, who comes last; turns of the others alone come after those of all."""
    if terms.unless_highest and is_highest(game, trigger):
        return []
    players = game.seats_at_table()
    others = [(trigger + distance) % players for distance in range(1, players)]
    queue = [*others, trigger] * terms.turns_for_all + others * terms.turns_for_others
    if terms.no_last_turns:
        return [seat for seat in queue if game.position.seats[seat].player != AUTOMA]
    return queue


def is_highest(game: Scythe, seat: int) -> bool:
    """Nobody's score is higher now (W8.8)."""
    scores = game.scores()
    return scores[seat] == max(scores)


def follow_card(game: Scythe, seat: int, terms: Terms) -> None:
    """W5.9: how an Automa carries out the cards of its last turns."""
    if terms.all_moves and game.position.seats[seat].player == AUTOMA:
        game.automa(seat).all_moves_now = True


def card_again(game: Scythe, seat: int, terms: Terms) -> int:
    """W5.9: the card an Automa repeats in a last turn instead of drawing one; 0 if it draws."""
    if not terms.repeat_card or game.position.seats[seat].player != AUTOMA:
        return NO_CARD
    return game.automa(seat).last_card


class PlayAgain(Step[Scythe]):
    """The last card of an Automa once more."""

    def __init__(self, seat: int, card: int, only_move: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.only_move = only_move

    def run(self, game: Scythe) -> None:
        if self.only_move:
            play_move_row(game, self.seat, self.card)
        else:
            play_card(game, self.seat, self.card)


def take_last_turn(game: Scythe, finale: Finale, terms: Terms) -> None:
    """The next in the queue."""
    seat = finale.queue.pop(0)
    finale.begun = True
    start_turn(game, seat)
    chair = game.chairs[seat]
    follow_card(game, seat, terms)
    again = card_again(game, seat, terms)
    if again:
        game.push(PlayAgain(seat, again, terms.only_move))
    elif terms.only_move:
        chair.take_move(game, seat)
    else:
        chair.take_turn(game, seat)
    game.ending.turn_begins(game, seat)
