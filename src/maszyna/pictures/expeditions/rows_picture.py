"""The two rows of Expeditions as a picture: what lies on every location, and who stands there."""

from maszyna.expeditions.ids import LOCATIONS, NORTH, SOUTH, WALKED, place_text
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.packing import Spot, packed
from maszyna.pictures.draw.svg import element, label, moved, path, picture, plain
from maszyna.pictures.draw.titles import EDGE, FOOT, TEXT, TOP, background, heading
from maszyna.pictures.expeditions.grid import (
    CORNER,
    HEIGHT,
    INSIDE,
    LANE,
    LARGEST_MECH,
    MAP,
    MECHS,
    NAME,
    NAME_LINE,
    SOUTH_HEIGHT,
    TILE,
    WIDTH,
    middle,
    pile_spots,
)
from maszyna.pictures.expeditions.legend import key
from maszyna.pictures.expeditions.row_tokens import automa_mech, corruption, human_mech, map_token
from maszyna.pictures.expeditions.track import tracks
from maszyna.speech.expeditions.captions import Captions


def position_svg(position: Position, words: Captions) -> str:
    title = words.say("board", level=position.card.level)
    head, top = heading(title, TOP, WIDTH)
    track, top = tracks(position, position, words, top)
    rows = []
    for row in range(WALKED):
        rows.append(moved(0, top, row_name(row, words), locations(position, row, words), class_="board"))
        top += LANE + HEIGHT + FOOT
    foot, top = south(position, words, top)
    signs, top = key(words, top, searched=False)
    height = top + FOOT
    return picture(
        WIDTH, height, title, words.table(position), background(WIDTH, height), head, track, *rows, foot, signs
    )


def row_name(row: int, words: Captions) -> str:
    """The row, and which way its mech walks."""
    text = label(words.row(row), EDGE, NAME_LINE, TEXT, text_anchor="start", font_weight="bold", fill=palette.INK)
    line = "M-16 0H12M4-7 13 0 4 7" if row == NORTH else "M16 0H-12M-4-7-13 0-4 7"
    way = path(line, fill="none", stroke=palette.FAINT, stroke_width=3, stroke_linecap="round", stroke_linejoin="round")
    return text + moved(WIDTH - EDGE - 20, NAME_LINE, way, class_="walks")


def locations(position: Position, row: int, words: Captions) -> str:
    """The seven locations of a row, below the lane of its arrows."""
    drawn = [location(position, row, at, words) for at in range(LOCATIONS)]
    return element("g", *drawn, class_=f"row {'north' if row == NORTH else 'central'}")


def location(position: Position, row: int, at: int, words: Captions) -> str:
    down = bool(position.maps[row] & bit(at))
    ground = element(
        "rect", x=-TILE / 2, y=-HEIGHT / 2, width=TILE, height=HEIGHT, rx=CORNER,
        fill=palette.FACE_DOWN if down else palette.FACE_UP, stroke=palette.HAIR, stroke_width=1.5,
    )  # fmt: skip
    name = label(
        place_text(row, at), -TILE / 2 + 7, NAME, 20, text_anchor="start", font_weight="bold", fill=palette.INK
    )
    drawn = [element("title", plain(words.location(position, row, at))), ground, name]
    if down:
        drawn.append(map_token(MAP))
    pile = position.pile(row, at)[::-1]
    drawn += [corruption(value, spot) for value, spot in zip(pile, pile_spots(len(pile)), strict=True)]
    drawn += mechs(position, row, at, words)
    kind = "location face-down" if down else "location face-up"
    return moved(middle(at), LANE + HEIGHT / 2, *drawn, class_=kind, data_place=place_text(row, at))


def mechs(position: Position, row: int, at: int, words: Captions) -> list[str]:
    automa, human = words.letters()
    here = [position.at[row] == at, position.human_in(row) == at]
    spots = packed([1.0] * sum(here), MECHS, LARGEST_MECH)
    drawn = [automa_mech(row, automa, spots.pop(0))] if here[0] else []
    return drawn + ([human_mech(human, spots.pop(0))] if here[1] else [])


def south(position: Position, words: Captions, top: float) -> tuple[str, float]:
    """The row where no Automa mech walks; only whether the person's mech is there matters."""
    ground = element(
        "rect", x=EDGE, y=0, width=INSIDE, height=SOUTH_HEIGHT, rx=CORNER, fill=palette.FACE_UP, stroke=palette.HAIR,
        stroke_width=1.5,
    )  # fmt: skip
    name = label(
        words.row(SOUTH), EDGE + 9, SOUTH_HEIGHT / 2, TEXT, text_anchor="start", font_weight="bold", fill=palette.INK
    )
    here = position.human_row == SOUTH
    mech = human_mech(words.letters()[1], Spot(WIDTH / 2, SOUTH_HEIGHT / 2, LARGEST_MECH)) if here else ""
    return moved(0, top, ground, name, mech, class_="south"), top + SOUTH_HEIGHT + FOOT
