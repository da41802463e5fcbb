"""Pieces: units and airships with their faction's colour and letter, structures, flags, traps, resources."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import BOX, MECH, body, glyph
from maszyna.pictures.draw.glyphs import STRUCTURE as STRUCTURE_GLYPHS
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, label, number
from maszyna.pictures.scythe.contents import AIRSHIP, FLAG, RESOURCE, STRUCTURE, TRAP, Piece
from maszyna.scythe.ids import FACTIONS, RESOURCES, STRUCTURES

MOST_SHOWN: Final = 99

# A crowned disc, a walker on two legs, a figure with round shoulders.
CHARACTER: Final = (
    "M-17.5 3A17.5 17.5 0 1 0 17.5 3 17.5 17.5 0 0 0 13-9L14-19 6.5-14.5 0-20-6.5-14.5-14-19-13-9"
    "A17.5 17.5 0 0 0-17.5 3Z"
)
WORKER: Final = "M-14 18V2A14 13 0 0 1-7-8 8 8 0 1 1 7-8 14 13 0 0 1 14 2V18Z"
UNITS: Final[dict[str, tuple[str, float]]] = {"character": (CHARACTER, 3), "mech": (MECH, -3), "worker": (WORKER, 5)}

# An envelope with fins at its tail and a gondola below.
ENVELOPE: Final = "M-14-15A28 12.5 0 1 1-14 3L-20 10H-29L-25-1-29-6-25-11-29-22H-20ZM-5 7H14L11 16H-2Z"
LOAD: Final = 19.0  # the size of what hangs below it

# By the order of the resources: a grain, a log, an ingot, a drop.
GOODS: Final[list[tuple[str, float]]] = [
    ("M0-18A18 18 0 1 1 0 18 18 18 0 1 1 0-18Z", 0),
    ("M-13-15H13A6 15 0 0 1 13 15H-13A6 15 0 0 1-13-15Z", 0),
    ("M-11-14H11L19 14H-19Z", 1),
    ("M0-20C5-12 17-4 17 4A17 15 0 0 1-17 4C-17-4-5-12 0-20Z", 4),
]
WIDTHS: Final[dict[str, float]] = {STRUCTURE: 1.45, FLAG: 1.1, TRAP: 1.1, AIRSHIP: 1.65}


def width_of(piece: Piece) -> float:
    """How wide a piece is drawn, in heights."""
    several = piece.amount > 1 and piece.kind in UNITS
    return WIDTHS.get(piece.kind, 1.3 if several else 1.0)


def token(piece: Piece, spot: Spot) -> str:
    drawers = {STRUCTURE: structure, FLAG: flag, TRAP: trap, RESOURCE: resource, AIRSHIP: airship}
    drawn = drawers.get(piece.kind, unit)(piece)
    scale = spot.size / BOX
    owner = RESOURCES[piece.which] if piece.kind == RESOURCE else FACTIONS[piece.faction]
    return element(
        "g",
        drawn,
        class_=f"{class_of(piece)} {owner}",
        data_amount=piece.amount,
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({scale:.3g})",
    )


def class_of(piece: Piece) -> str:
    if piece.kind == STRUCTURE:
        return f"structure {STRUCTURES[piece.which]}"
    if piece.kind == TRAP:
        return "token trap armed" if piece.which else "token trap sprung"
    if piece.kind == FLAG:
        return "token flag"
    return piece.kind if piece.kind in (RESOURCE, AIRSHIP) else f"unit {piece.kind}"


def letter(faction: int, y: float, size: float, x: float = 0) -> str:
    return label(FACTIONS[faction][0].upper(), x, y, size, font_weight="bold", fill=palette.ON_FACTION[faction])


def unit(piece: Piece) -> str:
    d, middle = UNITS[piece.kind]
    drawn = body(d, palette.FACTION[piece.faction]) + letter(piece.faction, middle, 22)
    if piece.amount == 1:
        return drawn
    disc = element("circle", cx=15, cy=9, r=11.5, fill=palette.SHINE, stroke=palette.INK, stroke_width=2)
    amount = label(str(piece.amount), 15, 9, 20, font_weight="bold", fill=palette.INK)
    return element("g", drawn, transform="translate(-6.5 0)") + disc + amount


def airship(piece: Piece) -> str:
    """The airship, and hanging below it what it carries."""
    drawn = body(ENVELOPE, palette.FACTION[piece.faction]) + letter(piece.faction, -6.5, 19, 4)
    x = 4 - LOAD * (len(piece.aboard) - 1) / 2
    for load in piece.aboard:
        shown = unit(load) if load.kind in UNITS else resource(load)
        name = RESOURCES[load.which] if load.kind == RESOURCE else load.kind
        transform = f"translate({number(x)} 11.5) scale({LOAD / BOX:.3g})"
        drawn += element("g", shown, class_=f"aboard {name}", data_amount=load.amount, transform=transform)
        x += LOAD
    return drawn


def structure(piece: Piece) -> str:
    """A plate with the structure's sign and its owner's letter."""
    d = "M-27-17H27V17H-27Z"
    ink = palette.ON_FACTION[piece.faction]
    sign = glyph(STRUCTURE_GLYPHS[piece.which], -11.5, 0, 28, ink)
    return body(d, palette.FACTION[piece.faction]) + sign + letter(piece.faction, 0, 24, 13.5)


def flag(piece: Piece) -> str:
    d = "M-16 19V-18H-12L18-13-12 3V19Z"
    return body(d, palette.FACTION[piece.faction]) + letter(piece.faction, -8, 15, -5)


def trap(piece: Piece) -> str:
    """Armed, a full disc with teeth; sprung, an empty one."""
    ring = element(
        "circle", r=15, fill=palette.FACTION[piece.faction] if piece.which else palette.PAPER, stroke=palette.INK,
        stroke_width=7, stroke_dasharray="5.8 3.62",
    )  # fmt: skip
    letter_ink = palette.ON_FACTION[piece.faction] if piece.which else palette.FACTION[piece.faction]
    return ring + label(FACTIONS[piece.faction][0].upper(), 0, 0, 19, font_weight="bold", fill=letter_ink)


def resource(piece: Piece) -> str:
    d, middle = GOODS[piece.which]
    text = str(piece.amount) if piece.amount <= MOST_SHOWN else f"{MOST_SHOWN}+"
    size = 26 if len(text) == 1 else 22 if len(text) == 2 else 16
    ink = palette.ON_RESOURCE[piece.which]
    return body(d, palette.RESOURCE[piece.which]) + label(text, 0, middle, size, font_weight="bold", fill=ink)
