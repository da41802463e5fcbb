"""What to draw of Expeditions, as a document: a position, a request as ``turn`` takes it, or a save of a table."""

from typing import Final

from maszyna.expeditions.notation.read_position import FORMAT, read_position
from maszyna.expeditions.notation.turn_request import TurnAnswer, answer_turn, card_turned
from maszyna.expeditions.own_cards import OwnCards
from maszyna.expeditions.state import Position
from maszyna.expeditions.words import WALKED
from maszyna.kernel.document import Part, shown
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import FORMAT as SAVE
from maszyna.kernel.save import read
from maszyna.messages.message import Message
from maszyna.pictures.expeditions.board import position_svg
from maszyna.pictures.expeditions.decision import turn_svg
from maszyna.pictures.expeditions.saved_turns import Story
from maszyna.speech.expeditions.captions import Captions

REQUEST: Final = '{"position": ..., "card": ...}'
TURN: Final = "--turn"


def draw_document(document: object, card: int | None, turn: int | None, own: OwnCards, words: Captions) -> str:
    """The picture of a position; with a card, of what it makes the Automa do.

    ``card`` counts before what the document says; ``turn`` is one of a save, otherwise it is drawn as it stands now.
    """
    if not isinstance(document, dict):
        right = Message("picture_of_expeditions", position=FORMAT, request=REQUEST, save=SAVE)
        raise FormatError("", "document_must_be", right=right, found=shown(document))
    if document.get("format") == SAVE:
        scene = saved_scene(document, card, turn)
    elif turn is not None:
        raise FormatError(TURN, "only_of_table_save")
    else:
        scene = asked_scene(document, card, own)
    return turn_svg(scene, words) if isinstance(scene, TurnAnswer) else position_svg(scene, words)


def asked_scene(document: dict[str, object], card: int | None, own: OwnCards) -> Position | TurnAnswer:
    """A position alone is a request without a card."""
    request: dict[str, object] = dict(document) if "position" in document else {"position": document}
    if card is not None:
        request["card"] = card
    if "card" in request:
        return answer_turn(request, own)
    if "drawn" in request:
        raise FormatError("request.drawn", "only_with_card")
    return read_position(Part(request, "request").fields(["position", "card", "drawn"])["position"].value, own)


def saved_scene(document: dict[str, object], card: int | None, number: int | None) -> Position | TurnAnswer:
    story = Story(read(document))
    if number is not None and not 1 <= number <= len(story.turns):
        raise FormatError(TURN, "no_such_turn", turn=number, last=len(story.turns))
    scene = story.game.position if number is None else story.scene(number)
    if card is None:
        return scene
    return card_turned(scene.before if isinstance(scene, TurnAnswer) else scene, card, [[] for _ in range(WALKED)])
