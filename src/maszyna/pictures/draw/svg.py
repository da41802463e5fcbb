"""SVG as text: elements, escaping, and a whole picture that needs nothing from outside."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif"
LETTER: Final = 0.62  # the width of an average letter, in font sizes

Value = str | int | float
Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate, no longer than it need be."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def shown(value: Value) -> str:
    return number(value) if isinstance(value, float) else str(value)


def element(name: str, *children: str, **attributes: Value) -> str:
    """An element: ``stroke_width`` is written stroke-width, ``class_`` class."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(allowed(shown(value)))}" for key, value in attributes.items()
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def plain(text: str) -> str:
    """Text between tags."""
    return escape(allowed(text))


def allowed(text: str) -> str:
    """Without the characters XML has no way to write."""
    return "".join(sign for sign in text if sign in "\t\n" or " " <= sign < "\ud800" or "\ue000" <= sign < "\ufffe")


def path(d: str, **attributes: Value) -> str:
    return element("path", d=d, **attributes)


def points(corners: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def label(text: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text whose capitals and digits stand centred on ``y``."""
    attributes = {"text_anchor": "middle", **attributes}
    return element("text", plain(text), x=float(x), y=y + 0.36 * size, font_size=float(size), **attributes)


def moved(x: float, y: float, *children: str, **attributes: Value) -> str:
    """A group with an origin of its own."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})", **attributes)


def text_width(text: str, size: float) -> float:
    return len(text) * size * LETTER


def picture(width: float, height: float, title: str, description: str, *children: str) -> str:
    """A whole document, in plain ASCII so that no encoding can harm it; it is as wide as its page."""
    document = element(
        "svg",
        element("title", plain(title)),
        element("desc", plain(description)),
        *(child + "\n" for child in children),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        font_family=FONT,
    )
    return document.encode("ascii", "xmlcharrefreplace").decode("ascii") + "\n"
