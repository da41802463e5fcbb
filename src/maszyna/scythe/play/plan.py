"""The setup document of a game: who plays what, with which sets of cards and which variants.

    {"seats": [{"faction": "saxony", "mat": "industrial"}, {"faction": null, "mat": null}],
     "editions": ["base", "invaders"], "variants": [], "structure_bonus": null}

``null`` or an absent field is dealt at random; ``"seats": 3`` is three such seats.
"""

from typing import Final

from maszyna.kernel.errors import SetupError
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import banned_pairs, mats
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.state import HUMAN
from maszyna.scythe.variants import BANNED_PAIRS_ALLOWED, VARIANTS
from maszyna.scythe.words import FACTIONS

RANDOM: Final = -1
FIELDS: Final = ["seats", "editions", "variants", "structure_bonus"]
SEAT_FIELDS: Final = ["faction", "mat", "player"]
PLAYERS: Final = ["human"]
DEFAULT_EDITIONS: Final = ["base", "invaders"]
MAT_IDS: Final = [mat.id for mat in mats()]
TILE_IDS: Final = [tile.id for tile in bonus_tiles()]


class PlannedSeat:
    def __init__(self, faction: int, mat: int, player: int) -> None:
        self.faction = faction
        self.mat = mat
        self.player = player


class Plan:
    """A setup document, checked; what is RANDOM is still to be dealt."""

    def __init__(self, seats: list[PlannedSeat], editions: list[str], variants: int, bonus_tile: int) -> None:
        self.seats = seats
        self.editions = editions
        self.variants = variants
        self.bonus_tile = bonus_tile

    def document(self) -> dict[str, object]:
        """The plan as a setup document again."""
        seats: list[dict[str, object]] = []
        for seat in self.seats:
            seats.append(
                {
                    "faction": None if seat.faction == RANDOM else FACTIONS[seat.faction],
                    "mat": None if seat.mat == RANDOM else MAT_IDS[seat.mat],
                    "player": PLAYERS[seat.player],
                }
            )
        return {
            "seats": seats,
            "editions": list(self.editions),
            "variants": [name for number, name in enumerate(VARIANTS) if self.variants >> number & 1],
            "structure_bonus": None if self.bonus_tile == RANDOM else TILE_IDS[self.bonus_tile],
        }


def read_plan(document: dict[str, object]) -> Plan:
    """Check a setup document; every refusal names the field and what would be right."""
    for field in document:
        if field not in FIELDS:
            raise SetupError(f"setup.{field}: not a field of a setup; they are {', '.join(FIELDS)}")
    editions = _names(document.get("editions", DEFAULT_EDITIONS), "setup.editions", EDITIONS)
    if "base" not in editions:
        raise SetupError("setup.editions: the base game is always needed; add 'base'")
    variants = 0
    for name in _names(document.get("variants", []), "setup.variants", VARIANTS):
        variants |= 1 << VARIANTS.index(name)
    bonus_tile = _choice(document.get("structure_bonus"), "setup.structure_bonus", TILE_IDS)
    plan = Plan(_seats(document.get("seats", 2)), editions, variants, bonus_tile)
    check_seats(plan)
    return plan


def _seats(value: object) -> list[PlannedSeat]:
    if isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= len(FACTIONS):
            raise SetupError(f"setup.seats: {value} seats; 1 to {len(FACTIONS)} are possible")
        return [PlannedSeat(RANDOM, RANDOM, HUMAN) for _ in range(value)]
    if not isinstance(value, list):
        raise SetupError("setup.seats: must be a number of seats or a list of seats")
    seats: list[PlannedSeat] = []
    for index, seat in enumerate(value):
        where = f"setup.seats[{index}]"
        if not isinstance(seat, dict):
            raise SetupError(f"{where}: must be an object with {', '.join(SEAT_FIELDS)}")
        for field in seat:
            if field not in SEAT_FIELDS:
                raise SetupError(f"{where}.{field}: not a field of a seat; they are {', '.join(SEAT_FIELDS)}")
        player = _choice(seat.get("player", PLAYERS[HUMAN]), f"{where}.player", PLAYERS)
        faction = _choice(seat.get("faction"), f"{where}.faction", FACTIONS)
        mat = _choice(seat.get("mat"), f"{where}.mat", MAT_IDS)
        seats.append(PlannedSeat(faction, mat, HUMAN if player == RANDOM else player))
    return seats


def _names(value: object, where: str, allowed: list[str]) -> list[str]:
    if not isinstance(value, list):
        raise SetupError(f"{where}: must be a list; possible are {', '.join(allowed)}")
    for index, name in enumerate(value):
        if name not in allowed:
            raise SetupError(f"{where}[{index}]: {name!r} is unknown; possible are {', '.join(allowed)}")
    return [name for name in allowed if name in value]


def _choice(value: object, where: str, allowed: list[str]) -> int:
    if value is None:
        return RANDOM
    if not isinstance(value, str) or value not in allowed:
        raise SetupError(f"{where}: {value!r} is unknown; possible are {', '.join(allowed)}, or null for any")
    return allowed.index(value)


def check_seats(plan: Plan) -> None:
    """1 to 7 seats, each faction and mat once and from the chosen sets, no barred pair (section 2)."""
    open_factions = [faction.index for faction in factions() if faction.edition in plan.editions]
    open_mats = [mat.index for mat in mats() if mat.edition in plan.editions]
    most = min(len(open_factions), len(open_mats))
    if not 1 <= len(plan.seats) <= most:
        raise SetupError(f"setup.seats: {len(plan.seats)} seats; with these editions 1 to {most} are possible")
    for index, seat in enumerate(plan.seats):
        where = f"setup.seats[{index}]"
        before = plan.seats[:index]
        if seat.faction != RANDOM and seat.faction not in open_factions:
            raise SetupError(f"{where}.faction: {FACTIONS[seat.faction]!r} needs the edition 'invaders'")
        if seat.mat != RANDOM and seat.mat not in open_mats:
            raise SetupError(f"{where}.mat: {MAT_IDS[seat.mat]!r} needs the edition 'invaders'")
        if seat.faction != RANDOM and any(other.faction == seat.faction for other in before):
            raise SetupError(f"{where}.faction: {FACTIONS[seat.faction]!r} is taken by another seat")
        if seat.mat != RANDOM and any(other.mat == seat.mat for other in before):
            raise SetupError(f"{where}.mat: {MAT_IDS[seat.mat]!r} is taken by another seat")
        if (seat.faction, seat.mat) in banned_pairs() and not plan.variants & BANNED_PAIRS_ALLOWED:
            raise SetupError(
                f"{where}: {FACTIONS[seat.faction]} with {MAT_IDS[seat.mat]} is barred; "
                "choose another mat or the variant 'banned_pairs_allowed'"
            )
