"""One symbol, or the move of the Automa's airship, on a position document with airships (for `compare`)."""

from typing import Any

from maszyna.kernel.bits import members
from maszyna.kernel.document import Part
from maszyna.scythe.airships.automa_flight import flies_to, in_range
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.notation.places import write_place
from maszyna.scythe.position_requests import decide_answer
from maszyna.scythe.position_requests.decide_request import automa_in, read_layout

Document = dict[str, Any]
AIRSHIP = "airship"


def answer(request: Document) -> Document:
    if request["action"] != AIRSHIP:
        return decide_answer(request)
    fields = {"position": Part(request["position"], "position")}
    layout = read_layout(fields)
    seat = automa_in(layout, fields)
    airship_board = layout.position.airship_board
    assert isinstance(airship_board, FleetBoardRules)
    card = airship_board.fleet.airships[seat].card
    assert card is not None
    sight = Sight(layout.position, layout.hidden, seat)
    start = write_place(sight.own.airship, sight.own.faction)
    return {"from": start, "to": flies_to(sight, card, []), "range": members(in_range(sight, card.range))}
