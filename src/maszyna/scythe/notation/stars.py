"""A human's stars in a position: how many, or how many of each kind, so that none is placed twice."""

from typing import Final

from maszyna.kernel.bits import bit, count
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.game import Ending
from maszyna.scythe.hidden import tile_stars
from maszyna.scythe.ids import (
    DOMINATE,
    MOST_STARS,
    STAR_COMBAT,
    STAR_HILL,
    STAR_MISSION,
    STAR_OBJECTIVE,
    STAR_TRACKER,
    STARS,
)
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.state import Seat

HILL: Final = "hill"
MISSION: Final = "mission"
KINDS: Final = [*STARS[:STAR_TRACKER], HILL, MISSION]  # those of a person; the last two need a resolution (W3.2)


def read_human_stars(part: Part, seat: Seat, ending: Ending) -> bool:
    """Returns whether they were given by kind."""
    if not isinstance(part.value, dict):
        seat.stars = part.number(0, MOST_STARS, "stars_or_object")
        return False
    for name, amount in part.fields(KINDS).items():
        seat.stars += _read_kind(name, amount, seat, ending)
    if seat.stars > MOST_STARS:
        raise FormatError(part.where, "too_many_stars", count=seat.stars, most=MOST_STARS)
    return True


def _read_kind(name: str, part: Part, seat: Seat, ending: Ending) -> int:
    """Stars of one kind: one, but for combats, Saxony's objectives, and what a resolution says."""
    terms = ending.terms if isinstance(ending, Resolution) else None
    dominates = bool(seat.abilities & DOMINATE)
    most = 1
    if name in (HILL, MISSION):
        most = 0 if terms is None else int(terms.factory_star) if name == HILL else terms.open_objectives
        if not most:
            raise FormatError(part.where, "needs_star_resolution", field="resolution")
    elif name == STARS[STAR_COMBAT]:
        most = MOST_STARS if dominates else min(ending.combat_stars(), MOST_STARS)
    elif name == STARS[STAR_OBJECTIVE] and dominates:
        most = 2
    number = part.number(0, most, "such_stars")
    if name == MISSION:
        for mission in range(number):
            seat.star_kinds |= bit(STAR_MISSION + mission)
    elif number:
        seat.star_kinds |= bit(STAR_HILL if name == HILL else STARS.index(name))
    if name == STARS[STAR_COMBAT]:
        seat.combat_stars = number
    elif name == STARS[STAR_OBJECTIVE]:
        seat.objective_stars = number
    return number


def write_human_stars(seat: Seat) -> dict[str, object]:
    """By kind, those there are."""
    found: dict[str, object] = {}
    for star in range(STAR_TRACKER):
        number = count(seat.star_kinds & bit(star))
        if star == STAR_COMBAT:
            number = seat.combat_stars
        elif star == STAR_OBJECTIVE:
            number = seat.objective_stars
        if number:
            found[STARS[star]] = int(number)
    hill = count(seat.star_kinds & bit(STAR_HILL))
    if hill:
        found[HILL] = int(hill)
    if tile_stars(seat) > hill:
        found[MISSION] = int(tile_stars(seat) - hill)
    return found
