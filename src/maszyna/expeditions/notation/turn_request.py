"""The request ``turn``: one decision card carried out on a position."""

from typing import Final

from maszyna.expeditions.automa.automa_turn import carry_out
from maszyna.expeditions.automa.deck import turn_up
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.game import STREAMS, Expedition
from maszyna.expeditions.ids import CARDS, ROWS, TWENTY, WALKED
from maszyna.expeditions.notation.events_json import write_events
from maszyna.expeditions.notation.read_position import read_position, read_tokens
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.own_cards import OwnCards, read_deck
from maszyna.expeditions.state import Position
from maszyna.kernel.dice import dice
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event

FIELDS: Final = ["position", "card", "drawn", "own_cards"]


class ExpeditionsTurnAnswer:
    """A card carried out: the position before and after it, and what happened."""

    def __init__(self, before: Position, decision: DecisionCard, after: Position, events: list[Event]) -> None:
        self.before = before
        self.card = decision.number
        self.decision = decision
        self.after = after
        self.events = events

    def document(self) -> dict[str, object]:
        return {"position": write_position(self.after), "events": write_events(self.events)}


def turn_answer(request: object, own: OwnCards) -> dict[str, object]:
    return answer_turn(request, own).document()


def answer_turn(request: object, typed_in: OwnCards) -> ExpeditionsTurnAnswer:
    """The position after the turn and what happened.

    ``drawn`` is the corruption that goes on a tile the Automa explores, by row, the top token first; a row that is
    absent gets none, and what is given for a tile that is not explored is not used.
    """
    fields = Part(request, "request").fields(FIELDS)
    position = read_position(needed(fields, "position", "position").value, typed_in)
    own = read_deck(fields["own_cards"]) if "own_cards" in fields else None
    last = CARDS if own is None else own[-1].number
    number = needed(fields, "card", "decision_card_number", low=1, high=last).number(1, last, "decision_card")
    if own is not None and number not in [card.number for card in own]:
        raise FormatError("request.card", "card_not_in_deck", number=number)
    drawn: list[list[int]] = [[] for _ in range(WALKED)]
    if "drawn" in fields:
        rows = fields["drawn"].fields(ROWS[:WALKED])
        for row in range(WALKED):
            if ROWS[row] in rows:
                drawn[row] = read_tokens(rows[ROWS[row]])[::-1]
    found = card_turned(position, number, drawn, own)
    if found.after.twenties() > 1:
        raise FormatError("request.drawn", "twenty_drawn_again", token=TWENTY)
    return found


def card_turned(
    position: Position, number: int, drawn: list[list[int]], own: list[DecisionCard] | None = None
) -> ExpeditionsTurnAnswer:
    """A card on a position, which stays as it is; ``drawn`` by row, in the order it was drawn."""
    game = Expedition(position.copy(), dice(0, STREAMS), 0, own=own)
    game.log = []
    decision = turn_up(game, number)
    carry_out(game, decision, drawn)
    return ExpeditionsTurnAnswer(position, decision, game.position, game.log)
