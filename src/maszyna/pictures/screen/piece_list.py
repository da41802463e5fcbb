"""The pieces of a position as a list, for screens: each token as drawn, with the units in it by their keys for life.

A unit keeps its number, so a worker that leaves a stack is known again. Units of a kind and seat on one place are one
token with their number; its key is that of its first unit. Where marks need room, above the pieces, nothing is drawn.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from maszyna.kernel.bits import bit, members
from maszyna.kernel.packed_counts import counts
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.packing import Box, Spot, packed
from maszyna.pictures.draw.svg import element, number, path
from maszyna.pictures.screen.art import MORE, art_key
from maszyna.pictures.screen.layers import COIN, encounter_point
from maszyna.pictures.screen.piece_art import WIDTHS, resource_width, several
from maszyna.pictures.screen.piece_shapes import patterned, sign
from maszyna.pictures.scythe.grid import CENTRES, inner
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.ids import (
    ABOARD,
    AIRSHIP,
    FACTIONS,
    FIRST_BASE,
    FIRST_WORKER,
    MAT,
    RESOURCES,
    STRUCTURES,
    UNIT_KINDS,
    UNITS,
)
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.score.scoring import final_control
from maszyna.scythe.state import Position, Seat
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.piece_names import (
    encounter_name,
    flag_name,
    resource_name,
    structure_name,
    trap_name,
    units_name,
)

PieceDocument = dict[str, str | float | int | list[str]]
Units = tuple[int, int, tuple[int, ...]]  # of a faction and kind: which
Thing = tuple[str, int, int]  # its kind, whose and which; of resources the tally
MOST_PLACES: Final = 8192  # places with what lies there that are remembered

# Room on a hex, from its middle: all for units, or units above and things at the foot, or things alone.
ALONE: Final = Box(94, -22, 40)
AT_HOME: Final = Box(94, -16, 46)  # below the ribbon of a base
MIDDLE: Final = Box(94, -24.4, 24.5)
FOOT: Final = Box(84, 22, 48)
THINGS_ALONE: Final = Box(84, -20, 36)
AIR: Final = 0.94  # of the room, what packing fills
LARGEST_UNIT: Final = 54 / AIR
LARGEST_OVER_THINGS: Final = 46 / AIR
LARGEST_THING: Final = 30.0
LARGEST_THING_ALONE: Final = 38.0
LOAD: Final = 0.46  # what hangs below an airship, in heights of it
KIND_OF: Final = [unit_kind(unit) for unit in range(UNITS)]


class Token:
    """What lies on a place as one piece: its keys, its art and its name in one language."""

    __slots__ = ("amount", "art", "key", "name", "of", "width")

    def __init__(self, key: str, of: list[str], amount: int, looks: tuple[str, str, float]) -> None:
        self.key = key
        self.of = of
        self.amount = amount
        self.art, self.name, self.width = looks


@cache
def unit_looks(lang: str, kind: int, faction: int, amount: int) -> tuple[str, str, float]:
    """Art, name and width of units."""
    name = UNIT_KINDS[kind]
    art = art_key(f"{name}.{FACTIONS[faction]}" + ("" if name == "airship" else f".{amount}"), lang)
    return art, units_name(Translator(lang), kind, faction, amount), several(name) if amount > 1 else WIDTHS[name]


@cache
def thing_looks(lang: str, kind: str, faction: int, which: int) -> tuple[str, str, float]:
    """Art, name and width of a structure, a flag or a trap."""
    translator, owner = Translator(lang), FACTIONS[faction]
    if kind == "structure":
        name, art = structure_name(translator, which, faction), f"structure.{STRUCTURES[which]}.{owner}"
    elif kind == "flag":
        name, art = flag_name(translator, faction), f"flag.{owner}"
    else:
        name, art = trap_name(translator, faction, bool(which)), f"trap.{'armed' if which else 'sprung'}.{owner}"
    return art_key(art, lang), name, WIDTHS[kind]


@cache
def resource_looks(lang: str, kind: int, amount: int) -> tuple[str, str, float]:
    name = resource_name(Translator(lang), kind, amount)
    shown = min(amount, MORE)
    return art_key(f"resource.{RESOURCES[kind]}.{shown}", lang), name, resource_width(shown)


@cache
def encounter_looks(lang: str) -> tuple[str, str, float]:
    return art_key("encounter", lang), encounter_name(Translator(lang)), WIDTHS["encounter"]


@cache
def spots(shapes: tuple[float, ...], box: Box, largest: float) -> list[Spot]:
    return packed(list(shapes), box, largest)


def pieces(position: Position, lang: str) -> list[PieceDocument]:
    """Every token on the board, place by place."""
    found = [encounter(place, lang) for place in members(position.encounters)]
    units, things = units_by_place(position), things_by_place(position)
    for place in sorted(units.keys() | things.keys()):
        found += on_place(place, tuple(units.get(place, ())), tuple(things.get(place, ())), lang)
    for seat in position.seats:
        if seat.airship != MAT:
            found += cargo(seat, found, lang)
    return found


@cache
def encounter(place: int, lang: str) -> PieceDocument:
    x, y = encounter_point(place)
    token = Token(f"encounter.{PLACE_KEYS[place]}", [], 1, encounter_looks(lang))
    return document(token, place, x, y, COIN)


def document(token: Token, place: int, x: float, y: float, size: float) -> PieceDocument:
    return {
        "key": token.key, "of": token.of or [token.key], "place": PLACE_KEYS[place], "x": round(x, 1),
        "y": round(y, 1), "size": round(size, 1), "art": token.art, "amount": token.amount, "name": token.name,
    }  # fmt: skip


def units_by_place(position: Position) -> dict[int, list[Units]]:
    """Seat by seat: the character, mechs, workers; then the airships."""
    found: dict[int, list[Units]] = {}
    for seat in position.seats:
        groups: dict[tuple[int, int], list[int]] = {}
        for unit in range(UNITS):
            place = seat.at[unit]
            if place != MAT and place != ABOARD:
                groups.setdefault((place, KIND_OF[unit]), []).append(unit)
        for (place, kind), of in groups.items():
            found.setdefault(place, []).append((seat.faction, kind, tuple(of)))
    for seat in position.seats:
        if seat.airship != MAT:
            found.setdefault(seat.airship, []).append((seat.faction, unit_kind(AIRSHIP), (AIRSHIP,)))
    return found


def things_by_place(position: Position) -> dict[int, list[Thing]]:
    """Structures, flags and traps seat by seat, then resources."""
    found: dict[int, list[Thing]] = {}
    for seat in position.seats:
        for structure, place in enumerate(seat.structures):
            if place != MAT:
                found.setdefault(place, []).append(("structure", seat.faction, structure))
        for place in members(seat.flags):
            found.setdefault(place, []).append(("flag", seat.faction, 0))
        for place in seat.traps:  # they never move, and a number would tell what a trap takes
            if place != MAT:
                found.setdefault(place, []).append(("trap", seat.faction, int(bool(seat.armed & bit(place)))))
    for place, tally in enumerate(position.resources):
        if tally:
            found.setdefault(place, []).append(("resources", tally, 0))
    return found


@lru_cache(MOST_PLACES)
def on_place(place: int, units: tuple[Units, ...], things: tuple[Thing, ...], lang: str) -> list[PieceDocument]:
    """What lies on a place, as drawn: mostly the same as a moment ago."""
    lying = [token for one in things for token in thing_tokens(place, *one, lang)]
    return laid_out(place, [units_token(*one, lang) for one in units], lying)


def units_token(faction: int, kind: int, of: tuple[int, ...], lang: str) -> Token:
    keys = [UNIT_KEYS[faction][unit] for unit in of]
    return Token(keys[0], keys, len(keys), unit_looks(lang, kind, faction, len(keys)))


def thing_tokens(place: int, kind: str, whose: int, which: int, lang: str) -> list[Token]:
    if kind == "resources":
        return resources(whose, PLACE_KEYS[place], lang)
    what = STRUCTURES[which] if kind == "structure" else f"{kind}.{PLACE_KEYS[place]}"
    return [Token(f"{FACTIONS[whose]}.{what}", [], 1, thing_looks(lang, kind, whose, which))]


def resources(tally: int, where: str, lang: str) -> list[Token]:
    return [
        Token(f"{RESOURCES[kind]}.{where}", [], amount, resource_looks(lang, kind, amount))
        for kind, amount in enumerate(counts(tally))
        if amount
    ]


def laid_out(place: int, units: list[Token], things: list[Token]) -> list[PieceDocument]:
    """Where the pieces of a place are drawn."""
    if not things:
        return fitted(place, units, AT_HOME if place >= FIRST_BASE else ALONE, LARGEST_UNIT)
    if not units:
        return fitted(place, things, THINGS_ALONE, LARGEST_THING_ALONE)
    return fitted(place, units, MIDDLE, LARGEST_OVER_THINGS) + fitted(place, things, FOOT, LARGEST_THING)


def fitted(place: int, tokens: Sequence[Token], box: Box, largest: float) -> list[PieceDocument]:
    x, y = CENTRES[place]
    at = spots(tuple([token.width for token in tokens]), box, largest)
    return [document(token, place, x + spot.x, y + spot.y, spot.size) for token, spot in zip(tokens, at, strict=True)]


def cargo(seat: Seat, drawn: list[PieceDocument], lang: str) -> list[PieceDocument]:
    """What an airship carries, hanging below it."""
    key = UNIT_KEYS[seat.faction][AIRSHIP]
    ship = next(piece for piece in drawn if piece["key"] == key)
    loads = resources(seat.cargo, key, lang)
    workers = [UNIT_KEYS[seat.faction][unit] for unit in range(FIRST_WORKER, UNITS) if seat.at[unit] == ABOARD]
    if workers:
        looks = unit_looks(lang, unit_kind(FIRST_WORKER), seat.faction, len(workers))
        loads.append(Token(workers[0], workers, len(workers), looks))
    size = float(str(ship["size"])) * LOAD
    x = float(str(ship["x"])) - size * (len(loads) - 1) / 2
    y = float(str(ship["y"])) + size * 0.65
    return [document(load, seat.airship, x + size * at, y, size) for at, load in enumerate(loads)]


TINT: Final = 0.26
SIGN_DOWN: Final = 44.0
MOST_LANDS: Final = 4096  # drawings that are remembered


def owners(position: Position, over: bool) -> str:
    """Every territory somebody controls, at the end as it is scored; the bases are nobody's land."""
    held = [final_control(position, seat) if over else position.controlled(seat) for seat in range(len(position.seats))]
    lands = [land(own.faction, places & EVERYWHERE) for own, places in zip(position.seats, held, strict=True)]
    return f'<g class="owners">{"".join(lands)}</g>'


@lru_cache(MOST_LANDS)
def land(faction: int, territories: int) -> str:
    """The land of one faction."""
    places = list(members(territories))
    if not places:
        return ""
    edges = "".join([outline(place) for place in places])
    edge = path(edges, class_="owner-edge", fill="none", stroke=palette.INK, stroke_width=10, stroke_linejoin="round")
    tint = path(
        edges, class_=f"owner {FACTIONS[faction]}", fill=palette.FACTION[faction], fill_opacity=TINT,
        stroke=palette.FACTION[faction], stroke_width=7, stroke_linejoin="round",
    )  # fmt: skip
    signs = "".join([sign_of(faction, place) for place in places])
    return f'{edge}{tint}{patterned(faction, edges)}<g class="owner-signs">{signs}</g>'


@cache
def outline(place: int) -> str:
    """A hex a little smaller than its territory, so that the lands of neighbours stay apart."""
    x, y = CENTRES[place]
    return f"M{'L'.join(f'{number(x + dx)} {number(y + dy)}' for dx, dy in inner(5))}Z"


@cache
def sign_of(faction: int, place: int) -> str:
    """The sign in a disc at the lower corner of the hex, below the pieces."""
    x, y = CENTRES[place]
    disc = element(
        "circle", cx=x, cy=y + SIGN_DOWN, r=10, fill=palette.FACTION[faction], stroke=palette.INK, stroke_width=2,
        class_="owner-disc",
    )  # fmt: skip
    return disc + sign(faction, x, y + SIGN_DOWN, 12, palette.ON_FACTION[faction])
