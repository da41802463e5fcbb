"""The board as a picture."""

from maszyna.pictures.describing import place_text, position_text
from maszyna.pictures.grid import BOARD_HEIGHT, BOARD_WIDTH
from maszyna.pictures.land import every_territory, home_base, numbers, rivers, territory
from maszyna.pictures.legend import key, seats
from maszyna.pictures.placing import tokens_on
from maszyna.pictures.strips import FOOT, TOP, heading, paper
from maszyna.pictures.svg import element, moved, picture
from maszyna.scythe.board import base_of
from maszyna.scythe.state import Position
from maszyna.scythe.words import FACTIONS, PLACES


def board_svg(position: Position, title: str = "", with_key: bool = True) -> str:
    """The board with every piece on it; ``title`` stands above, the meaning of the signs below."""
    head, top = heading(title, TOP, BOARD_WIDTH)
    table, top = seats(position, top)
    board = moved(0, top, ground(position), rivers(), tokens(position, set()), numbers(set()), class_="board")
    bottom = top + BOARD_HEIGHT + FOOT
    signs, bottom = key(bottom, position.sky.flies) if with_key else ("", bottom)
    height = bottom + FOOT
    return picture(
        BOARD_WIDTH, height, title or "A Scythe board", position_text(position),
        paper(BOARD_WIDTH, height), head, table, board, signs,
    )  # fmt: skip


def ground(position: Position) -> str:
    """Hexes and bases without pieces."""
    lands = [territory(position, place, place_text(position, place)) for place in every_territory()]
    homes = [home_base(position, faction, place_text(position, base_of(faction))) for faction in range(len(FACTIONS))]
    return element("g", *homes, *lands, class_="ground")


def tokens(position: Position, tagged: set[int]) -> str:
    """All pieces; the places in ``tagged`` keep their foot free."""
    drawn = [tokens_on(position, place, place in tagged) for place in range(1, PLACES)]
    return element("g", "", *drawn, class_="tokens")
