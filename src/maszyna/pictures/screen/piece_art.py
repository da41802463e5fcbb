"""Every piece of the board as art of its own: drawn around its middle, 40 units high.

The outline tells the kind, the sign and the colour the faction. Each drawing has a class per role beside plain colours,
so that style sheets can change it and files stay readable.
"""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import Value, element, label, moved, path
from maszyna.pictures.screen.piece_shapes import GOODS, SHAPES, letter, patterned, sign
from maszyna.pictures.scythe.tokens import MOST_SHOWN
from maszyna.scythe.ids import FACTIONS, FIRST_MECH, FIRST_WORKER, RESOURCES, STRUCTURES
from maszyna.scythe.ids import UNITS as EVERY_UNIT

HEIGHT: Final = 40.0
# How wide each kind is drawn, in heights.
WIDTHS: Final[dict[str, float]] = {
    "character": 1.0, "mech": 1.15, "worker": 0.8, "airship": 1.65, "structure": 1.0, "flag": 0.9, "trap": 1.0,
    "encounter": 1.0,
}  # fmt: skip
DISC: Final = 10.5  # of the number of several units
MOST_UNITS: Final = {"character": 1, "mech": FIRST_WORKER - FIRST_MECH, "worker": EVERY_UNIT - FIRST_WORKER}
DARK: Final = "#1a1210"
CREAM: Final = "#fff6e6"
RESOURCE: Final = ["#f3b91c", "#8f5a2a", "#aab4be", "#2b2724"]
COIN: Final = ["#fff3d6", "#b5822e", "#a5431c", "#5c2a12"]  # ivory, its ring, the star in light and shade


def body(d: str, colour: str, name: str) -> str:
    """A shape with a dark outline and a light one around it, to stand out from any ground."""
    halo = path(d, fill="none", stroke=palette.SHINE, stroke_width=6, stroke_linejoin="round", class_="halo")
    return halo + path(
        d, fill=colour, stroke=palette.INK, stroke_width=2.2, stroke_linejoin="round", class_=f"body {name}"
    )


def own_body(d: str, faction: int) -> str:
    return body(d, palette.FACTION[faction], FACTIONS[faction]) + patterned(faction, d)


def figure(kind: str, faction: int) -> str:
    """A piece in its faction's colour, lit from the north-west, without its sign."""
    shape = SHAPES[kind]
    shadow = element("ellipse", cy=18.5, rx=shape.shadow, ry=4, fill=DARK, opacity=".28", class_="shadow")
    lines = path(
        shape.lines, fill="none", stroke=palette.INK, stroke_width=1.6, stroke_linecap="round", class_="detail"
    )
    return (
        (shadow if shape.shadow else "")
        + own_body(shape.outline, faction)
        + path(shape.light, fill=palette.SHINE, opacity=".34", class_="light")
        + path(shape.shade, fill=DARK, opacity=".26", class_="shade")
        + (lines if shape.lines else "")
    )


def signed(lang: str, kind: str, faction: int, ink: str = "") -> str:
    """The faction's sign, or its letter where a style sheet asks for letters."""
    x, y, size = SHAPES[kind].sign
    ink = ink or palette.ON_FACTION[faction]
    return sign(faction, x, y, size, ink) + letter(lang, faction, y, size * 1.2, x, ink)


def unit(lang: str, kind: str, faction: int, amount: int) -> str:
    """A unit; several of them with their number."""
    drawn = figure(kind, faction) + signed(lang, kind, faction)
    if amount == 1:
        return drawn
    x = 20 * WIDTHS[kind] - 2
    disc = element(
        "circle", cx=x, cy=10.5, r=DISC, fill=palette.SHINE, stroke=palette.INK, stroke_width=2, class_="amount-disc"
    )
    number = label(str(amount), x, 10.5, 18, font_weight="bold", fill=palette.INK, class_="amount")
    return moved(-DISC / 2, 0, drawn, disc, number)


def several(kind: str) -> float:
    """How wide a kind is with a number beside it."""
    return WIDTHS[kind] + DISC / HEIGHT


def airship(lang: str, faction: int) -> str:
    return figure("airship", faction) + signed(lang, "airship", faction)


def structure(lang: str, kind: int, faction: int) -> str:
    name, ink = STRUCTURES[kind], palette.ON_FACTION[faction]
    drawn = figure(name, faction)
    if name == "mill":
        sails = "M-13.5-17.5 13.5 4.5M13.5-17.5-13.5 4.5"
        for colour, width, which in ((palette.INK, 6.4, "outline"), (CREAM, 3.2, "sails")):
            drawn += path(sails, stroke=colour, stroke_width=width, stroke_linecap="round", class_=which)
        drawn += element("circle", cy=-6.5, r=2.8, fill=palette.INK, class_="detail")
    elif name == "mine":
        drawn += path("M-6.5 18.5V12A6.5 6.5 0 0 1 6.5 12V18.5Z", fill=palette.INK, class_="gate")
        drawn += element("circle", cy=-16.5, r=4.6, fill=CREAM, stroke=palette.INK, stroke_width=2, class_="wheel")
    elif name == "armory":
        shield: dict[str, Value] = {"fill": CREAM, "stroke": palette.INK, "stroke_width": 1.8, "class_": "shield"}
        drawn += path("M-7-5H7V3C7 8 3.5 10.5 0 12-3.5 10.5-7 8-7 3Z", **shield)
        ink = palette.INK  # a sign on the shield
    return drawn + signed(lang, name, faction, ink)


def flag(lang: str, faction: int) -> str:
    return figure("flag", faction) + signed(lang, "flag", faction)


def trap(lang: str, faction: int, armed: bool) -> str:
    """Armed, full of its faction's colour with teeth; sprung, an empty and broken line."""
    if armed:
        return figure("trap", faction) + signed(lang, "trap", faction)
    halo = path(
        SHAPES["trap"].outline,
        fill="none",
        stroke=palette.SHINE,
        stroke_width=6,
        stroke_linejoin="round",
        class_="halo",
    )
    broken = path(
        SHAPES["trap"].outline, fill=palette.PAPER, stroke=palette.INK, stroke_width=2.2, stroke_dasharray="5 3",
        class_="body sprung",
    )  # fmt: skip
    dark = palette.FACTION[faction] if palette.ON_FACTION[faction] != palette.INK else palette.INK
    return halo + broken + signed(lang, "trap", faction, dark)


def amount_text(amount: int) -> str:
    return str(amount) if amount <= MOST_SHOWN else f"{MOST_SHOWN}+"


def resource_width(amount: int) -> float:
    """A 1 is not written; a number stands on a strip to the right."""
    return 1.0 if amount == 1 else 1.2 + 0.42 * len(amount_text(amount))


def resource(kind: int, amount: int) -> str:
    """A token with how many of them there are."""
    outline, parts = GOODS[kind]
    drawn = body(outline, RESOURCE[kind], RESOURCES[kind])
    for d, inside, stroke, width in parts:
        drawn += path(d, fill=inside, stroke=stroke, stroke_width=width, stroke_linecap="round", class_="detail")
    if amount == 1:
        return drawn
    text, wide = amount_text(amount), HEIGHT * resource_width(amount)
    left = (HEIGHT - wide) / 2  # of the strip, where the token has its middle
    strip = element(
        "rect", x=left, y=-17, width=wide / 2 - left - 1, height=34, rx=16, fill=palette.SHINE, stroke=palette.INK,
        stroke_width=2.2, class_="amount-disc",
    )  # fmt: skip
    middle = (left + 18 + wide / 2) / 2
    number = label(text, middle, 0, 30, font_weight="bold", fill=palette.INK, class_="amount")
    return strip + moved(left, 0, drawn) + number


def encounter() -> str:
    """A coin of ivory with a star of four rays."""
    ivory, ring, light, shade = COIN
    lit = "M0-14 3.8-3.8 0 0-3.8-3.8ZM14 0 3.8 3.8 0 0 3.8-3.8Z"
    dark = "M0 14-3.8 3.8 0 0 3.8 3.8ZM-14 0-3.8-3.8 0 0-3.8 3.8Z"
    return (
        element("circle", r=18, fill=ivory, stroke=palette.INK, stroke_width=2.4, class_="body encounter")
        + element("circle", r=14.4, fill="none", stroke=ring, stroke_width=1.5, class_="coin-ring")
        + path(lit, fill=light, class_="encounter-sign")
        + path(dark, fill=shade, class_="encounter-sign shaded")
    )


def emblem(lang: str, faction: int) -> str:
    """The faction itself: its colour and its sign, or its letter."""
    disc = "M0-19A19 19 0 1 1 0 19 19 19 0 1 1 0-19Z"
    ink = palette.ON_FACTION[faction]
    return own_body(disc, faction) + sign(faction, 0, 0, 22, ink) + letter(lang, faction, 0, 24)
