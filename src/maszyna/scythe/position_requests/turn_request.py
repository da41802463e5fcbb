"""The request ``turn``: one Automa card carried out on a position."""

from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.messages.message import Message
from maszyna.scythe.automa.automa_turn import go_on_with_card, play_card, play_move_row
from maszyna.scythe.automa.deck import last_card, read_card
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MOST_STARS
from maszyna.scythe.notation.endings import FINALE
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.notation.write_position import write_position
from maszyna.scythe.position_requests.decide_request import automa_in, read_layout
from maszyna.scythe.position_requests.position_game import Waiting, game_of, run_on
from maszyna.scythe.resolutions.ending import Resolution, in_last_turns
from maszyna.scythe.resolutions.last_turns import card_again, follow_card
from maszyna.scythe.setup.plan import PLAYERS

FIELDS: Final = ["position", "card", "automa", "resume", "revealed"]
MOST_GROUPS: Final = 3


class TurnAnswer:
    """The layout after the turn, what happened, and the combat that has to be fought first, if there is one."""

    def __init__(self, layout: Layout, events: list[Event], combat: Waiting | None) -> None:
        self.layout = layout
        self.events = events
        self.combat = combat

    def document(self) -> dict[str, object]:
        return {
            "position": write_position(self.layout),
            "events": [write_event(self.layout.position, event) for event in self.events],
            "pending": None if self.combat is None else self.combat.document(),
        }


def turn_answer(request: object) -> dict[str, object]:
    return answer_turn(request).document()


def answer_turn(request: object) -> TurnAnswer:
    """The position after the turn and what happened; a combat stops it.

    After the combat has been fought the rest of the card follows with ``resume``: how many groups of the move row
    have been tried already.
    """
    fields = Part(request, "request").fields(FIELDS)
    layout = read_layout(fields)
    options = layout.automa_options
    card = read_card(needed(fields, "card", "automa_card_number", low=1, high=last_card(options)), options)
    seat = automa_in(layout, fields)
    game = game_of(layout, seat)
    refuse_finished(layout, game)
    if "revealed" in fields:
        cards = fields["revealed"].items("revealed_cards")
        game.revealed = [card.number(2, 5, "card_value") for card in cards]
    if "resume" in fields:
        groups = fields["resume"].number(1, MOST_GROUPS, "groups_tried")
        if in_last_turns(game.finale) and isinstance(game.ending, Resolution):
            follow_card(game, seat, game.ending.terms)
        go_on_with_card(game, seat, card, groups, only_moves(game))
    else:
        begin_turn(game, seat, card)
    waiting = run_on(game)
    layout.finale = game.finale
    assert game.log is not None
    return TurnAnswer(layout, game.log, waiting)


def refuse_finished(layout: Layout, game: Scythe) -> None:
    """Whoever has placed the sixth star, the game is over."""
    if layout.ending.decisive_star(game) != MOST_STARS:
        return
    for seat in layout.position.seats:
        if seat.stars >= MOST_STARS:
            alone = len([other for other in layout.position.seats if other.player == seat.player]) == 1
            where = f"position.{PLAYERS[seat.player]}.stars" if alone else f"position.{PLAYERS[seat.player]}s"
            whose = Message("are_six") if alone else Message("has_six", faction=FACTIONS[seat.faction])
            if isinstance(layout.ending, Resolution):
                raise FormatError(where, "over_unless_finale", whose=whose, field=FINALE)
            raise FormatError(where, "over_by_stars", whose=whose)


def begin_turn(game: Scythe, seat: int, card: int) -> None:
    """The card on the stack, and before it what a resolution says of the turn."""
    finale = game.finale
    if finale is not None:
        if not finale.queue or finale.queue[0] != seat:
            raise FormatError(f"position.{FINALE}.queue", "queue_begins_with_seat")
        finale.queue.pop(0)
        finale.begun = True
        check_last_turn(game, seat, card)
    if only_moves(game):
        play_move_row(game, seat, card)
    else:
        play_card(game, seat, card)
    game.ending.turn_begins(game, seat)


def check_last_turn(game: Scythe, seat: int, card: int) -> None:
    """W5.9: how the Automa's resolution card changes its last turns."""
    if not isinstance(game.ending, Resolution):
        return
    follow_card(game, seat, game.ending.terms)
    again = card_again(game, seat, game.ending.terms)
    if again and again != card:
        raise FormatError("request.card", "repeats_last_card", card=again)


def only_moves(game: Scythe) -> bool:
    """Whether this is a last turn that is a Move action alone (W8.1)."""
    ending = game.ending
    return isinstance(ending, Resolution) and ending.terms.only_move and in_last_turns(game.finale)
