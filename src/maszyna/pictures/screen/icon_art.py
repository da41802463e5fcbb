"""Signs of what a seat has: tracks, cards, cubes, stars. Lines in the ink of the page, in a box of 24 by 24."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import element, label, path

LINE: Final[dict[str, str]] = {
    "power": "M2-10-7 2H-1L-2 10 7-2H1Z",
    "popularity": "M0 9C-6 4-10 1-10-4A5 5 0 0 1 0-5 5 5 0 0 1 10-4C10 1 6 4 0 9Z",
    "coin": "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5M3.2-3.4A4.4 4.4 0 1 0 3.2 3.4",
    "combat_card": "M-6.5-10H6.5V10H-6.5ZM-3-6.5H3",
    "recruit": "M0-10A4.2 4.2 0 1 1 0-1.6 4.2 4.2 0 1 1 0-10M-7.5 9.5V7A5 5 0 0 1-2.5 2H2.5A5 5 0 0 1 7.5 7V9.5",
    "any_resource": "M0-10 9-5V5L0 10-9 5V-5ZM-9-5 0 0 9-5M0 0V10",
    "swords": "M-8.5 8.5 8.5-8.5M8.5 8.5-8.5-8.5M-9 4-4 9M9 4 4 9",
    "produce": "M-9.5 0 0-9 9.5 0M-7-2V9H7V-2M0 1V7M-3 4H3",
    "build": "M-9.5 9.5V-1L0-9 9.5-1V9.5ZM-3 9.5V3H3V9.5",
    "objective": "M-7.5-10H7.5V10H-7.5ZM-3.5-3.5-1.5-1.5 3.5-6.5M-3.5 5H3.5",
    "factory": "M-10 9.5V0L-4-4.5V0L2-4.5V-1H4L5-10H8L9.5 9.5Z",
    "skip": "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5M-6.5-6.5 6.5 6.5",
}
STAR: Final = "M0-10 2.9-3.6 9.7-2.9 4.6 1.7 6 8.4 0 5-6 8.4-4.6 1.7-9.7-2.9-2.9-3.6Z"
CUBE: Final = "M-8-8H8V8H-8Z"
CUBE_COLOUR: Final = "#2f8f5b"
CARD: Final = "M-14-20H14V20H-14Z"
VALUES: Final = range(2, 6)  # of combat cards
NAMES: Final = [*LINE, "star", "cube"]


def icon(name: str) -> str:
    if name == "star":
        return path(
            STAR, fill=palette.GLORY, stroke=palette.INK, stroke_width=1.8, stroke_linejoin="round",
            class_="icon-fill star",
        )  # fmt: skip
    if name == "cube":
        return path(CUBE, fill=CUBE_COLOUR, stroke=palette.INK, stroke_width=1.8, class_="icon-fill cube")
    return path(
        LINE[name], fill="none", stroke=palette.INK, stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round",
        class_=f"icon {name}",
    )  # fmt: skip


def combat_card(value: int) -> str:
    """A combat card with its value; 0 is one nobody has seen."""
    face = path(
        CARD, fill=palette.PAPER if value else palette.FAINT, stroke=palette.INK, stroke_width=2.4,
        stroke_linejoin="round", class_="card-face" if value else "card-back",
    )  # fmt: skip
    bolt = element(
        "g", path(LINE["power"], fill=palette.PAPER if not value else palette.INK, class_="card-sign"),
        transform="translate(0 0) scale(.9)" if not value else "translate(0 -9.5) scale(.7)",
    )  # fmt: skip
    if not value:
        return face + bolt
    return face + bolt + label(str(value), 0, 8, 22, font_weight="bold", fill=palette.INK, class_="amount")
