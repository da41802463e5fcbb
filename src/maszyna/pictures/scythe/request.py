"""What to draw, as a document: a position, or a request as ``decide`` takes it."""

from typing import Final, NamedTuple

from maszyna.kernel.document import Part, shown
from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message
from maszyna.pictures.scythe.board_picture import board_svg
from maszyna.pictures.scythe.decision_picture import decision_svg
from maszyna.pictures.scythe.descriptions import ENGLISH
from maszyna.scythe.automa.choosing import Choice
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.position_requests.decide_request import FIELDS, answer_decide_on, read_layout
from maszyna.speech.scythe.captions import ScytheCaptions

NO_SEAT = -1


class DrawRequest(NamedTuple):
    """A position, and what a symbol makes one Automa in it do."""

    layout: Layout
    seat: int
    choice: Choice | None


REQUEST: Final = '{"position": {...}, "action": ...}'


def as_request(document: object) -> dict[str, object]:
    """A position alone is a request without an action."""
    if not isinstance(document, dict):
        right = Message("picture_of_scythe", request=REQUEST)
        raise FormatError("", "document_must_be", right=right, found=shown(document))
    return dict(document) if "position" in document else {"position": document}


def read_request(document: object) -> DrawRequest:
    fields = Part(as_request(document), "request").fields(FIELDS)
    layout = read_layout(fields)
    if "action" not in fields:
        for name in ("min_power", "automa"):
            if name in fields:
                raise FormatError(f"request.{name}", "only_with_action")
        return DrawRequest(layout, NO_SEAT, None)
    answer = answer_decide_on(layout, fields)
    return DrawRequest(layout, answer.seat, answer.choice)


def draw_request(document: object, words: ScytheCaptions = ENGLISH) -> str:
    """The picture of a position; with an action, of what that symbol makes the Automa do."""
    request = read_request(document)
    if request.choice is None:
        return board_svg(request.layout.position, words=words)
    return decision_svg(request.layout.position, request.seat, request.choice, words)
