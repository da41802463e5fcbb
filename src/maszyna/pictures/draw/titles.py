"""Titles and lines of signs with words, on any picture."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import element, label, moved, text_width

EDGE: Final = 14.0  # paper around everything
TOP: Final = 10.0
FOOT: Final = 12.0
TITLE: Final = 30.0
TEXT: Final = 18.0
LINE: Final = 31.0
GAP: Final = 13.0
SIGN: Final = 25.0


class Strip:
    """Signs with words, set in lines from the left."""

    def __init__(self, top: float, wide: float) -> None:
        self.x = EDGE
        self.y = top + LINE / 2
        self.wide = wide  # of the whole picture
        self.drawn: list[str] = []

    def add(self, sign: str, text: str, wide: float = SIGN) -> None:
        """A sign drawn around its own middle, and what it means."""
        width = wide + 7 + text_width(text, TEXT)
        if self.x + width > self.wide - EDGE and self.x > EDGE:
            self.new_line()
        self.drawn.append(moved(self.x + wide / 2, self.y, sign))
        self.drawn.append(label(text, self.x + wide + 7, self.y, TEXT, text_anchor="start", fill=palette.INK))
        self.x += width + GAP

    def new_line(self) -> None:
        self.x = EDGE
        self.y += LINE

    def bottom(self) -> float:
        return self.y + LINE / 2 if self.drawn else self.y - LINE / 2

    def group(self, name: str) -> str:
        return element("g", *self.drawn, class_=name)


def heading(title: str, top: float, wide: float) -> tuple[str, float]:
    """The title, smaller when it is long, and where it ends."""
    if not title:
        return "", top
    size = min(TITLE, (wide - 2 * EDGE) / max(1.0, text_width(title, 1.04)))
    drawn = label(
        title, EDGE, top + 20, size, text_anchor="start", font_weight="bold", fill=palette.INK, class_="heading"
    )
    return drawn, top + 42


def wrapped(text: str, size: float, wide: float) -> list[str]:
    """A text in lines of at most that width; a word that is longer has a line of its own."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= wide:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def background(wide: float, height: float) -> str:
    """A ground of its own, so that the picture reads the same on a dark page."""
    return element("rect", width=wide, height=height, rx=12, fill=palette.PAPER, class_="paper")
