"""What stands and lies on a place, in a few characters; each faction's colour and sign on a terminal."""

from typing import Final

from rich.text import Text

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.ids import AIRSHIP, CHARACTER, FIRST_MECH, FIRST_WORKER, UNITS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position, Seat
from maszyna.speech.scythe.texts import ScytheTexts

COLOURS: Final = ["dodger_blue1", "red", "medium_purple1", "yellow3", "grey58", "bright_white", "green3"]
SIGNS: Final = ["▲", "◆", "●", "▼", "■", "○", "♣"]
STRUCTURE: Final = "⌂"
FLAG: Final = "⚑"
ARMED: Final = "✕"
SPENT: Final = "·"
CUT: Final = "…"
LYING: Final = "·"
AIRSHIP_SIGN: Final = "◠"
RESOURCE_COLOURS: Final = ["gold1", "dark_orange3", "grey70", "medium_orchid"]


def sign(faction: int) -> Text:
    return Text().append(f"{SIGNS[faction]} ", style=COLOURS[faction])


def mark_of(texts: ScytheTexts, faction: int) -> str:
    """Two letters tell the factions apart in every language."""
    return texts.name("faction", faction)[:2]


def unit_letter(texts: ScytheTexts, kind: int) -> str:
    """Combat units in capitals."""
    letter = texts.name("unit_kind", kind)[0]
    return letter.lower() if kind == unit_kind(FIRST_WORKER) else letter.upper()


def airship_letter(texts: ScytheTexts) -> str:
    """An airship is no unit: it has a sign before its letter."""
    return AIRSHIP_SIGN + unit_letter(texts, unit_kind(AIRSHIP))


def pieces_on(position: Position, texts: ScytheTexts, place: int) -> list[Text]:
    found: list[Text] = []
    for seat in position.seats:
        signs = _units(seat, texts, place) + _tokens(seat, place)
        if signs:
            colour = COLOURS[seat.faction]
            text = Text().append(mark_of(texts, seat.faction), style=f"bold reverse {colour}")
            found.append(text.append(signs, style=f"bold {colour}"))
    for kind, number in enumerate(counts(position.resources[place])):
        if number:
            found.append(Text(f"{LYING}{number}{texts.name('resource', kind)[0]}", style=RESOURCE_COLOURS[kind]))
    return found


def _units(seat: Seat, texts: ScytheTexts, place: int) -> str:
    signs = ""
    for kind, (first, last) in enumerate(((CHARACTER, FIRST_MECH), (FIRST_MECH, FIRST_WORKER), (FIRST_WORKER, UNITS))):
        number = seat.standing(place, first, last)
        if number:
            signs += unit_letter(texts, kind) + (str(number) if number > 1 else "")
    return signs + airship_letter(texts) if seat.airship == place else signs


def _tokens(seat: Seat, place: int) -> str:
    signs = STRUCTURE if seat.built & bit(place) else ""
    if seat.flags & bit(place):
        signs += FLAG
    if place in seat.traps:
        signs += ARMED if seat.armed & bit(place) else SPENT
    return signs


def short(text: Text, width: int) -> Text:
    """The text, or its beginning and a sign that there is more."""
    if len(text) <= width:
        return text.copy()
    cut = text[: width - 1]
    return cut.append(CUT)
