"""The board as a picture."""

from maszyna.pictures.draw.captions import FOOT, TOP, background, heading
from maszyna.pictures.draw.svg import element, moved, picture
from maszyna.pictures.scythe.descriptions import ENGLISH, place_text, position_text
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, BOARD_WIDTH
from maszyna.pictures.scythe.land import every_territory, home_base, numbers, rivers, territory
from maszyna.pictures.scythe.legend import key, seats
from maszyna.pictures.scythe.placement import tokens_on
from maszyna.scythe.board import base_of
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
