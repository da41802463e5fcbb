"""The board as a picture: with every piece on it, or as a heat map, where a share colours each territory.

Lines and letters of a heat map take the colour of the page's text, so it fits a light page and a dark one.
"""

from typing import Final

from maszyna.pictures.draw.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.draw.glyphs import glyph
from maszyna.pictures.draw.svg import element, label, moved, path, picture, plain, points
from maszyna.pictures.draw.titles import FOOT, TOP, background, heading
from maszyna.pictures.scythe.descriptions import ENGLISH, place_text, position_text
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, BOARD_WIDTH, CENTRES, CORNERS, borders, inner, shared_edge
from maszyna.pictures.scythe.land import NUMBER, SIDE, SIGNS, every_territory, home_base, numbers, rivers, territory
from maszyna.pictures.scythe.legend import key, seats
from maszyna.pictures.scythe.placement import tokens_on
from maszyna.scythe.board import TERRAIN, base_of
from maszyna.scythe.facts.world import RIVER
from maszyna.scythe.ids import FACTIONS, PLACES
from maszyna.scythe.state import Position
from maszyna.speech.scythe.captions import ScytheCaptions


def board_svg(position: Position, title: str = "", with_key: bool = True, words: ScytheCaptions = ENGLISH) -> str:
    """The board with every piece on it; ``title`` stands above, the meaning of the signs below."""
    head, top = heading(title, TOP, BOARD_WIDTH)
    table, top = seats(words, position, top)
    board = moved(0, top, ground(words, position), rivers(), tokens(position, set()), numbers(set()), class_="board")
    bottom = top + BOARD_HEIGHT + FOOT
    signs, bottom = key(words, bottom, position.airship_board.flies) if with_key else ("", bottom)
    height = bottom + FOOT
    return picture(
        BOARD_WIDTH, height, title or words.say("board"), position_text(words, position),
        background(BOARD_WIDTH, height), head, table, board, signs,
    )  # fmt: skip


def ground(words: ScytheCaptions, position: Position) -> str:
    """Hexes and bases without pieces."""
    lands = [territory(position, place, place_text(words, position, place)) for place in every_territory()]
    homes = [
        home_base(position, faction, words.name("faction", faction), place_text(words, position, base_of(faction)))
        for faction in range(len(FACTIONS))
    ]
    return element("g", *homes, *lands, class_="ground")


def tokens(position: Position, tagged: set[int]) -> str:
    """All pieces; the places in ``tagged`` keep their foot free."""
    drawn = [tokens_on(position, place, place in tagged) for place in range(1, PLACES)]
    return element("g", "", *drawn, class_="tokens")


TEXT: Final = "currentColor"
FAINTEST: Final = 0.03  # how strong the colour is where the share is nothing
STRONGEST: Final = 0.85
RIVERS: Final = "#3f8fd2"


def heat_map(shares: list[float], colour: str, title: str, description: str, names: list[str]) -> str:
    """``shares`` by territory, from 0 to 1; the most frequent one has the full colour. ``names`` are the factions'."""
    most = max([*shares, 1e-9])
    hexes = [shaded(place, shares[place - 1], shares[place - 1] / most, colour) for place in every_territory()]
    homes = [base_outline(faction, names[faction]) for faction in range(len(FACTIONS))]
    return picture(BOARD_WIDTH, BOARD_HEIGHT, title, description, *homes, *hexes, river_lines())


def percent(share: float) -> str:
    """A share in few signs."""
    hundred = 100 * share
    if hundred >= 9.95 or hundred == 0:
        return f"{hundred:.0f}"
    return f"{hundred:.1f}" if hundred >= 0.05 else "<.1"


def shaded(place: int, share: float, strength: float, colour: str) -> str:
    x, y = CENTRES[place]
    opacity = FAINTEST + (STRONGEST - FAINTEST) * strength
    ground = element(
        "polygon", points=points(CORNERS), fill=colour, fill_opacity=f"{opacity:.3f}", stroke=TEXT,
        stroke_opacity=0.35, stroke_width=1.5,
    )  # fmt: skip
    marks = element("g", glyph(TERRAIN_GLYPHS[TERRAIN[place]], -SIDE, SIGNS, 17, TEXT), opacity=0.55)
    number = label(str(place), 0, NUMBER, 17, fill=TEXT, fill_opacity=0.7)
    said = label(percent(share), 0, 8, 34, fill=TEXT, font_weight="bold")
    return moved(x, y, element("title", plain(f"{place}: {percent(share)} %")), ground, marks, number, said)


def base_outline(faction: int, name: str) -> str:
    x, y = CENTRES[base_of(faction)]
    outline = element(
        "polygon", points=points(inner(5)), fill="none", stroke=TEXT, stroke_opacity=0.35, stroke_width=1.5,
        stroke_dasharray="9 5",
    )  # fmt: skip
    return moved(x, y, outline, label(name, 0, 0, 16, fill=TEXT, fill_opacity=0.7))


def river_lines() -> str:
    lines = ""
    for one, other in borders(RIVER):
        (x1, y1), (x2, y2) = shared_edge(one, other)
        lines += path(f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}")
    return element("g", lines, stroke=RIVERS, stroke_width=5, stroke_opacity=0.6, fill="none", stroke_linecap="round")
