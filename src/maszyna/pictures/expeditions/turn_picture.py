"""A turn of Expeditions as a picture: of a position, a request as ``turn`` takes it, or a save of a table."""

from typing import Final

from maszyna.expeditions.events import CARD, CORRUPTION_PLACED, TURN_BEGAN, MechPart, field_of
from maszyna.expeditions.ids import AUTOMA, WALKED, place_text
from maszyna.expeditions.notation.read_position import FORMAT, read_position
from maszyna.expeditions.notation.turn_request import ExpeditionsTurnAnswer, answer_turn, card_turned
from maszyna.expeditions.own_cards import OwnCards
from maszyna.expeditions.state import Position, start_position
from maszyna.games import EXPEDITIONS
from maszyna.kernel.document import Part, shown
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.save import FORMAT as SAVE
from maszyna.kernel.save import Save, read
from maszyna.messages.message import Message
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import hatch
from maszyna.pictures.draw.svg import element, label, moved, picture
from maszyna.pictures.draw.titles import EDGE, FOOT, TEXT, TOP, background, heading, wrapped
from maszyna.pictures.expeditions.grid import HEIGHT, INSIDE, LANE, TAGS, WIDTH
from maszyna.pictures.expeditions.legend import key
from maszyna.pictures.expeditions.marks import search_arrow, tags, taken_rings, veils
from maszyna.pictures.expeditions.rows_picture import locations, position_svg, row_name, south
from maszyna.pictures.expeditions.search import Search, read_search
from maszyna.pictures.expeditions.track import tracks
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
    return turn_svg(scene, words) if isinstance(scene, ExpeditionsTurnAnswer) else position_svg(scene, words)


def asked_scene(document: dict[str, object], card: int | None, own: OwnCards) -> Position | ExpeditionsTurnAnswer:
    """A position alone is a request without a card."""
    request: dict[str, object] = dict(document) if "position" in document else {"position": document}
    if card is not None:
        request["card"] = card
    if "card" in request:
        return answer_turn(request, own)
    if "drawn" in request:
        raise FormatError("request.drawn", "only_with_card")
    return read_position(
        Part(request, "request").fields(["position", "card", "drawn", "own_cards"])["position"].value, own
    )


def saved_scene(document: dict[str, object], card: int | None, number: int | None) -> Position | ExpeditionsTurnAnswer:
    story = Story(read(document))
    if number is not None and not 1 <= number <= len(story.turns):
        raise FormatError(TURN, "no_such_turn", turn=number, last=len(story.turns))
    scene = story.game.position if number is None else story.scene(number)
    if card is None:
        return scene
    return card_turned(
        scene.before if isinstance(scene, ExpeditionsTurnAnswer) else scene,
        card,
        [[] for _ in range(WALKED)],
        story.game.own,
    )


NO_CARD: Final = 0


class SavedTurn:
    def __init__(self, before: Position, card: int) -> None:
        self.before = before
        self.card = card  # the Automa's, or NO_CARD in a turn of the person
        self.drawn: list[list[int]] = [[] for _ in range(WALKED)]  # for tiles explored in it, in the order drawn


class Story:
    """The turns of a saved table, counted over both sides, and the position it has come to."""

    def __init__(self, save: Save) -> None:
        record = EXPEDITIONS.restore(save)
        self.game = record.game
        self.turns: list[SavedTurn] = []
        before = start_position(self.game.position.card)
        running = record.at(0)
        for number in range(len(record.entries)):
            if number:
                running.take(record.actions[number - 1])
            after = running.copy().position
            self._heard(record.told(number), before, after)
            before = after

    def _heard(self, events: list[Event], before: Position, after: Position) -> None:
        """Note what an action brought about; the Automa's turn runs by itself, so the person's may follow it."""
        for event in events:
            if event.kind == TURN_BEGAN:
                self.turns.append(SavedTurn(before if event.seat == AUTOMA else after, NO_CARD))
            elif event.kind == CARD:  # where the person draws, it comes with an action of its own
                self.turns[-1].card = field_of(event, "card")
            elif event.kind == CORRUPTION_PLACED:
                self.turns[-1].drawn[field_of(event, "row")].append(field_of(event, "value"))

    def scene(self, number: int) -> Position | ExpeditionsTurnAnswer:
        """A turn of the Automa as it was carried out; one of the person as it ended."""
        turn = self.turns[number - 1]
        if turn.card:
            return card_turned(turn.before, turn.card, turn.drawn, self.game.own)
        return self.turns[number].before if number < len(self.turns) else self.game.position


NEXT_LINE: Final = 25.0


def turn_svg(turned: ExpeditionsTurnAnswer, words: Captions) -> str:
    """The rows as they were before the card, with both mechs' ways; progress and glory as they are after it."""
    searches = [read_search(turned.before, event) for event in turned.events if isinstance(event, MechPart)]
    title = words.say("card", card=turned.card, ways=", ".join(ends(search) for search in searches))
    told = [account(turned, search, words) for search in searches]
    head, top = heading(title, TOP, WIDTH)
    track, top = tracks(turned.before, turned.after, words, top)
    rows = []
    for search, sentences in zip(searches, told, strict=True):
        row = search.part.row
        drawn = [row_name(row, words), locations(turned.before, row, words), veils(search), tags(search)]
        drawn += [taken_rings(turned.before, search), search_arrow(search)]
        rows.append(moved(0, top, *drawn, class_="board"))
        text, top = lines(sentences, top + LANE + HEIGHT + (TAGS if search.looked else FOOT))
        rows.append(text)
    foot, top = south(turned.before, words, top)
    signs, top = key(words, top, searched=True)
    height = top + FOOT
    whole = " ".join([f"{title}.", *(sentence for sentences in told for sentence in sentences)])
    return picture(
        WIDTH, height, title, f"{whole} {words.turn(turned.before, turned.after)}",
        hatch(), background(WIDTH, height), head, track, *rows, foot, signs,
    )  # fmt: skip


def ends(search: Search) -> str:
    part = search.part
    start, to = place_text(part.row, part.start), place_text(part.row, part.to)
    return f"{start} \u2192 {to}" if start != to else to


def account(turned: ExpeditionsTurnAnswer, search: Search, words: Captions) -> list[str]:
    """A mech's part in sentences, its name first."""
    part = search.part
    mech = words.mech(part.row)
    told = words.part(turned.decision.parts[part.row], part, search.skipped, search.looked, search.matches)
    tile = turned.after.pile(part.row, part.to)[::-1]
    if part.map_taken and tile:
        told.append(words.on_the_tile(tile))
    return [f"{mech[0].upper()}{mech[1:]}.", *told]


def lines(sentences: list[str], top: float) -> tuple[str, float]:
    drawn = []
    for line in wrapped(" ".join(sentences), TEXT, INSIDE):
        drawn.append(label(line, EDGE, top + NEXT_LINE / 2, TEXT, text_anchor="start", fill=palette.INK))
        top += NEXT_LINE
    return element("g", *drawn, class_="account"), top + FOOT
