"""The last turns (W8): who takes them, in which order, and what they are."""

from maszyna.scythe.events import FINALE_BEGAN
from maszyna.scythe.game import Finale, Scythe
from maszyna.scythe.play.gains import gain, receive
from maszyna.scythe.play.turn import start_turn
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.words import COINS


def begin_finale(game: Scythe, trigger: int, terms: Terms) -> bool:
    """A seat has brought the end about; returns whether last turns follow, once the running turn is finished."""
    queue = last_turns(game, trigger, terms)
    game.finale = Finale(trigger, queue)
    if not queue:
        if terms.coins:
            receive(game, trigger, COINS, terms.coins)  # nothing is left for which refusing could matter
        return False
    gain(game, trigger, COINS, terms.coins)
    game.tell(FINALE_BEGAN, trigger, len(queue))
    return True


def last_turns(game: Scythe, trigger: int, terms: Terms) -> list[int]:
    """Clockwise from the left of the trigger, who comes last; turns of the others alone come after those of all."""
    if terms.unless_highest and is_highest(game, trigger):
        return []
    players = game.seats_at_table()
    others = [(trigger + distance) % players for distance in range(1, players)]
    return [*others, trigger] * terms.turns_for_all + others * terms.turns_for_others


def is_highest(game: Scythe, seat: int) -> bool:
    """Nobody's score is higher now (W8.8)."""
    scores = game.scores()
    return scores[seat] == max(scores)


def take_last_turn(game: Scythe, finale: Finale, terms: Terms) -> None:
    """The next in the queue."""
    seat = finale.queue.pop(0)
    finale.begun = True
    start_turn(game, seat)
    chair = game.chairs[seat]
    if terms.only_move:
        chair.take_move(game, seat)
    else:
        chair.take_turn(game, seat)
    game.ending.turn_begins(game, seat)
