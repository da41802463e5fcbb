"""Every piece of the board as art of its own: drawn around its middle, 40 units high.

Each drawing has a class per role beside plain colours, so that style sheets can change it and files stay readable.
"""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import SOLID, STAR
from maszyna.pictures.draw.glyphs import STRUCTURE as STRUCTURE_GLYPHS
from maszyna.pictures.draw.svg import element, label, path
from maszyna.pictures.screen.faction_art import letter, patterned, sign, small
from maszyna.pictures.scythe.tokens import ENVELOPE, GOODS, MOST_SHOWN, UNITS
from maszyna.scythe.ids import FACTIONS, FIRST_MECH, FIRST_WORKER, RESOURCES, STRUCTURES
from maszyna.scythe.ids import UNITS as EVERY_UNIT

HEIGHT: Final = 40.0
# How wide each kind is drawn, in heights.
WIDTHS: Final[dict[str, float]] = {
    "character": 1.0, "mech": 1.0, "worker": 1.0, "airship": 1.65, "structure": 1.45, "flag": 1.1, "trap": 1.1,
    "resource": 1.0, "encounter": 1.0,
}  # fmt: skip
SEVERAL: Final = 1.3  # of a unit with a number beside it
PLATE: Final = "M-27-17H27V17H-27Z"
CLOTH: Final = "M-16 19V-18H-12L18-13-12 3V19Z"
MOST_UNITS: Final = {"character": 1, "mech": FIRST_WORKER - FIRST_MECH, "worker": EVERY_UNIT - FIRST_WORKER}


def body(d: str, colour: str, name: str) -> str:
    """A shape with a dark outline and a light one around it, to stand out from any ground."""
    halo = path(d, fill="none", stroke=palette.SHINE, stroke_width=6, stroke_linejoin="round", class_="halo")
    return halo + path(
        d, fill=colour, stroke=palette.INK, stroke_width=2.4, stroke_linejoin="round", class_=f"body {name}"
    )


def own_body(d: str, faction: int) -> str:
    return body(d, palette.FACTION[faction], FACTIONS[faction]) + patterned(faction, d)


def unit(lang: str, kind: str, faction: int, amount: int) -> str:
    """A unit; several of them with their number."""
    d, middle = UNITS[kind]
    drawn = own_body(d, faction) + letter(lang, faction, middle, 22)
    if amount == 1:
        return drawn
    disc = element(
        "circle", cx=15, cy=9, r=11.5, fill=palette.SHINE, stroke=palette.INK, stroke_width=2, class_="amount-disc"
    )
    number = label(str(amount), 15, 9, 20, font_weight="bold", fill=palette.INK, class_="amount")
    return element("g", drawn, transform="translate(-6.5 0)") + disc + number


def airship(lang: str, faction: int) -> str:
    return own_body(ENVELOPE, faction) + letter(lang, faction, -6.5, 19, 4)


def structure(lang: str, kind: int, faction: int) -> str:
    """A plate with the structure's sign and its owner's letter."""
    ink = palette.ON_FACTION[faction]
    mark = small(STRUCTURE_GLYPHS[kind], -11.5, 0, 28, ink, f"{STRUCTURES[kind]}-sign")
    return own_body(PLATE, faction) + mark + letter(lang, faction, 0, 24, 13.5)


def flag(lang: str, faction: int) -> str:
    return own_body(CLOTH, faction) + letter(lang, faction, -8, 15, -5)


def trap(lang: str, faction: int, armed: bool) -> str:
    """Armed, a full disc with teeth; sprung, an empty one."""
    ring = element(
        "circle", r=15, fill=palette.FACTION[faction] if armed else palette.PAPER, stroke=palette.INK, stroke_width=7,
        stroke_dasharray="5.8 3.62", class_=f"body {FACTIONS[faction]}" if armed else "body sprung",
    )  # fmt: skip
    return ring + letter(lang, faction, 0, 19, 0, palette.ON_FACTION[faction] if armed else palette.FACTION[faction])


def resource(kind: int, amount: int) -> str:
    """A token with how many of them there are; without a number it is the kind itself."""
    d, middle = GOODS[kind]
    drawn = body(d, palette.RESOURCE[kind], RESOURCES[kind])
    if not amount:
        return drawn
    text = str(amount) if amount <= MOST_SHOWN else f"{MOST_SHOWN}+"
    size = 26 if len(text) == 1 else 22 if len(text) == 2 else 16
    return drawn + label(text, 0, middle, size, font_weight="bold", fill=palette.ON_RESOURCE[kind], class_="amount")


def encounter() -> str:
    disc = element(
        "circle", r=19, fill=palette.ENCOUNTER, stroke=palette.SHINE, stroke_width=3, class_="body encounter"
    )
    return disc + small((SOLID, STAR), 0, 0, 48, palette.SHINE, "encounter-sign")


def emblem(lang: str, faction: int) -> str:
    """The faction itself: its colour, its sign and its letter."""
    disc = "M0-19A19 19 0 1 1 0 19 19 19 0 1 1 0-19Z"
    ink = palette.ON_FACTION[faction]
    return own_body(disc, faction) + sign(faction, 0, 10, 13, ink) + letter(lang, faction, -5, 19)
