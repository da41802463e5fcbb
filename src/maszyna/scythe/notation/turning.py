"""The request ``turn``: one Automa card carried out on a position."""

from typing import Final

from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.part import Part, needed
from maszyna.scythe.automa.deck import CARDS
from maszyna.scythe.automa.turn import go_on_with_card, play_card
from maszyna.scythe.notation.deciding import automa_in, read_layout
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.notation.tabletop import Waiting, game_of, run_on
from maszyna.scythe.notation.tracing import write_event
from maszyna.scythe.notation.writing import write_position
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.words import MOST_STARS

FIELDS: Final = ["position", "card", "automa", "resume", "revealed"]
MOST_GROUPS: Final = 3


class Turned:
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
    return turned(request).document()


def turned(request: object) -> Turned:
    """The position after the turn and what happened; a combat stops it.

    After the combat has been fought the rest of the card follows with ``resume``: how many groups of the move row
    have been tried already.
    """
    fields = Part(request, "request").fields(FIELDS)
    layout = read_layout(fields)
    card = needed(fields, "card", f"the number of an Automa card, 1..{CARDS}").number(1, CARDS, "an Automa card")
    seat = automa_in(layout, fields)
    if layout.position.seats[seat].stars >= MOST_STARS and not isinstance(layout.ending, Resolution):
        raise FormatError("position.automa.stars", "are six: the game is over")
    game = game_of(layout, seat)
    if "revealed" in fields:
        cards = fields["revealed"].items("a list of the combat cards revealed, in order")
        game.revealed = [card.number(2, 5, "the value of a combat card") for card in cards]
    if "resume" in fields:
        go_on_with_card(game, seat, card, fields["resume"].number(1, MOST_GROUPS, "how many groups have been tried"))
    else:
        play_card(game, seat, card)
    waiting = run_on(game)
    assert game.log is not None
    return Turned(layout, game.log, waiting)
