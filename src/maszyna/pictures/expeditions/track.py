"""The Automa's progress card, glory and takings."""

from typing import Final

from maszyna.expeditions.state import Position
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, label, moved, points, text_width
from maszyna.pictures.draw.titles import EDGE, FOOT, LINE, TEXT
from maszyna.pictures.expeditions.grid import CELL, CELLS, WIDTH
from maszyna.pictures.expeditions.row_tokens import corruption, glory_token, map_token, star
from maszyna.speech.expeditions.captions import Captions

CELL_HEIGHT: Final = 40.0
GLORY: Final = 34.0
TAKEN: Final = 30.0
STEP: Final = TAKEN + 3


def tracks(before: Position, after: Position, words: Captions, top: float) -> tuple[str, float]:
    """Progress, glory and what the Automa has; a space left behind in this turn is marked."""
    last = after.card.spaces - 1
    head = label(
        words.say("progress", space=after.progress, last=last), EDGE, top + LINE / 2, TEXT, text_anchor="start",
        fill=palette.INK,
    )  # fmt: skip
    top += LINE
    cells = [cell(space, before, after) for space in range(after.card.spaces)]
    track = moved(EDGE, top, *cells, class_="progress")
    top += -(-after.card.spaces // CELLS) * CELL_HEIGHT + FOOT / 2
    camp, top = glory(after, words, top)
    held, top = taken(after, words, top)
    return head + track + camp + held, top + FOOT / 2


def cell(space: int, before: Position, after: Position) -> str:
    """A space: its number, on a star the number of the glory token; dark where the token stands."""
    here = space == after.progress
    left = space == before.progress and not here
    ink = palette.SHINE if here else palette.INK
    frame = element(
        "rect", x=1, y=1, width=CELL - 2, height=CELL_HEIGHT - 2, rx=5, fill=palette.INK if here else palette.PAPER,
        stroke=palette.INK if left else palette.HAIR, stroke_width=3 if left else 1.3,
        stroke_dasharray="5 3" if left else "none",
    )  # fmt: skip
    drawn = [frame]
    if space in after.card.stars:
        shape = element("polygon", points=points(star(CELL - 1)), fill=palette.GLORY, stroke=ink, stroke_width=1.3)
        rank = label(str(after.card.stars.index(space) + 1), 0, 2, 17, font_weight="bold", fill=palette.INK)
        drawn.append(moved(CELL / 2, CELL_HEIGHT / 2, shape, rank, class_="star"))
    else:
        drawn.append(label(str(space), CELL / 2, CELL_HEIGHT / 2, 17, fill=ink))
    x, y = space % CELLS * CELL, space // CELLS * CELL_HEIGHT
    kind = "space token" if here else "space left" if left else "space"
    return moved(x, y, *drawn, class_=kind, data_space=space)


def glory(position: Position, words: Captions, top: float) -> tuple[str, float]:
    most = len(position.card.stars)
    text = words.say("glory", glory=position.glory, most=most)
    x = EDGE + text_width(text, TEXT) + FOOT
    drawn = [label(text, EDGE, GLORY / 2, TEXT, text_anchor="start", fill=palette.INK)]
    for rank in range(1, most + 1):
        drawn.append(glory_token(rank, rank <= position.glory, Spot(x + (rank - 0.5) * (GLORY + 4), GLORY / 2, GLORY)))
    return moved(0, top, *drawn, class_="camp"), top + GLORY + FOOT / 2


def taken(position: Position, words: Captions, top: float) -> tuple[str, float]:
    """Map tokens with their number, then every corruption token in the order taken."""
    text = words.say("taken")
    drawn = [label(text, EDGE, TAKEN / 2, TEXT, text_anchor="start", fill=palette.INK)]
    x = EDGE + text_width(text, TEXT) + FOOT
    if not position.taken_maps and not position.taken:
        drawn.append(label(words.say("nothing"), x, TAKEN / 2, TEXT, text_anchor="start", fill=palette.FAINT))
    if position.taken_maps:
        times = f"\u00d7{position.taken_maps}"
        drawn.append(map_token(Spot(x + TAKEN / 2, TAKEN / 2, TAKEN)))
        drawn.append(label(times, x + TAKEN + 4, TAKEN / 2, TEXT, text_anchor="start", fill=palette.INK))
        x += TAKEN + 4 + text_width(times, TEXT) + FOOT
    in_line = int((WIDTH - EDGE - x) // STEP)
    for index, value in enumerate(position.taken):
        line, place = divmod(index, in_line)
        drawn.append(corruption(value, Spot(x + STEP * (place + 0.5), STEP * line + TAKEN / 2, TAKEN)))
    lines = max(1, -(-len(position.taken) // in_line))
    return moved(0, top, *drawn, class_="taken"), top + STEP * lines + FOOT / 2
