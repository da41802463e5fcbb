"""The setup document of a game: who plays what, with which sets of cards and which variants.

    {"seats": [{"faction": "saxony", "mat": "industrial"}, {"player": "automa", "faction": null, "level": "automa"}],
     "editions": ["base", "invaders"], "variants": [], "structure_bonus": null, "options": {}, "rulings": {}}

``null`` or an absent field is dealt at random; ``"seats": 3`` is three such seats, all human. ``options`` and
``rulings`` are those of the Automas, as in a position. ``airships``, ``resolution`` and ``own_tiles`` are of The Wind
Gambit: see airships/setup.py and resolutions/setup.py. ``own_cards``, ``own_levels`` and ``own_symbols`` are house
rules for the Automas: see automa/own_automa.py.
"""

from typing import Any, Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, SetupError
from maszyna.scythe.automa.own_automa import OWN_FIELDS, read_house_rules
from maszyna.scythe.automa_options import AutomaOptions, read_automa_options, write_options, write_rulings
from maszyna.scythe.facts.automa import AUTOMA_LEVEL, LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import banned_pairs, mats
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.expansions import MODULE_FIELDS, Modules, read_modules
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.variants import BANNED_PAIRS_ALLOWED, VARIANTS

RANDOM: Final = -1
PRACTICE: Final = "practice"  # decisions may be taken back even past what was hidden
FIELDS: Final = [
    "seats", "editions", "variants", "structure_bonus", "options", "rulings", PRACTICE, *MODULE_FIELDS, *OWN_FIELDS,
]  # fmt: skip
SEAT_FIELDS: Final = ["faction", "mat", "player", "level"]
PLAYERS: Final = ["human", "automa"]  # by HUMAN and AUTOMA
STRENGTHS: Final = ["beginner", "experienced", "master"]  # of an opponent that thinks, in a human's seat
NO_MAT: Final = -2  # an Automa has none (A1.7)
DEFAULT_SEATS: Final = 2
DEFAULT_EDITIONS: Final = ["base", "invaders"]
MAT_IDS: Final = [mat.id for mat in mats()]
TILE_IDS: Final = [tile.id for tile in bonus_tiles()]


class PlannedSeat:
    strength: str = ""  # of an opponent that thinks; a person has none

    def __init__(self, faction: int, mat: int, player: int, level: int) -> None:
        self.faction = faction
        self.mat = mat
        self.player = player
        self.level = level  # of an Automa


class Plan(NamedTuple):
    """A setup document, checked; what is RANDOM is still to be dealt."""

    seats: list[PlannedSeat]
    editions: list[str]
    variants: int
    bonus_tile: int
    automa_options: AutomaOptions
    modules: Modules

    def __reduce__(self) -> tuple[Any, ...]:
        return read_plan, (self.document(),)

    def document(self) -> dict[str, object]:
        """The plan as a setup document again."""
        document: dict[str, object] = {
            "seats": [seat_document(seat) for seat in self.seats],
            "editions": list(self.editions),
            "variants": [name for number, name in enumerate(VARIANTS) if self.variants >> number & 1],
            "structure_bonus": None if self.bonus_tile == RANDOM else TILE_IDS[self.bonus_tile],
        }
        if any(seat.player == AUTOMA for seat in self.seats):
            document["options"] = write_options(self.automa_options)
            document["rulings"] = write_rulings(self.automa_options)
            if self.automa_options.own is not None:
                document.update(self.automa_options.own.document())
        document.update(self.modules.document())
        return document


def seat_document(seat: PlannedSeat) -> dict[str, object]:
    document: dict[str, object] = {"faction": None if seat.faction == RANDOM else FACTIONS[seat.faction]}
    if seat.player == HUMAN:
        document["mat"] = None if seat.mat == RANDOM else MAT_IDS[seat.mat]
    document["player"] = seat.strength or PLAYERS[seat.player]
    if seat.player == AUTOMA:
        document["level"] = LEVELS[seat.level]
    return document


def read_plan(document: dict[str, object]) -> Plan:
    """Check a setup document; every refusal names the field and what would be right."""
    fields = Part(document, "setup").fields(FIELDS)
    if PRACTICE in fields:
        fields[PRACTICE].flag()
    editions = _names(fields["editions"], EDITIONS) if "editions" in fields else list(DEFAULT_EDITIONS)
    if "base" not in editions:
        raise SetupError("setup.editions", "base_game_needed", edition="base")
    variants = 0
    for name in _names(fields["variants"], VARIANTS) if "variants" in fields else []:
        variants |= 1 << VARIANTS.index(name)
    bonus_tile = _choice(fields, "structure_bonus", TILE_IDS)
    automa_options = read_automa_options(fields.get("rulings"), fields.get("options"))
    automa_options.follow(read_house_rules(document))
    seats = _seats(fields["seats"] if "seats" in fields else Part(DEFAULT_SEATS, "setup.seats"))
    modules = read_modules(document, [seat.player for seat in seats])
    plan = Plan(seats, editions, variants, bonus_tile, automa_options, modules)
    check_seats(plan)
    return plan


def _seats(part: Part) -> list[PlannedSeat]:
    if part.is_number():
        return [
            PlannedSeat(RANDOM, RANDOM, HUMAN, AUTOMA_LEVEL) for _ in range(part.number(1, len(FACTIONS), "seat_count"))
        ]
    return [_seat(seat) for seat in part.items("seats_or_count")]


def _seat(part: Part) -> PlannedSeat:
    fields = part.fields(SEAT_FIELDS)
    player = _choice(fields, "player", PLAYERS + STRENGTHS)
    faction = _choice(fields, "faction", FACTIONS)
    if player != AUTOMA:
        if "level" in fields:
            raise FormatError(fields["level"].where, "level_of_human", hint="'player': 'automa'")
        seat = PlannedSeat(faction, _choice(fields, "mat", MAT_IDS), HUMAN, AUTOMA_LEVEL)
        if player >= len(PLAYERS):
            seat.strength = STRENGTHS[player - len(PLAYERS)]
        return seat
    if "mat" in fields and fields["mat"].value is not None:
        raise FormatError(fields["mat"].where, "mat_of_automa")
    level = _choice(fields, "level", LEVELS)
    return PlannedSeat(faction, NO_MAT, AUTOMA, AUTOMA_LEVEL if level == RANDOM else level)


def _names(part: Part, allowed: list[str]) -> list[str]:
    """The names of a list in the order of those allowed."""
    found = [item.name(allowed) for item in part.items("list_of", names=allowed)]
    return [name for number, name in enumerate(allowed) if number in found]


def _choice(fields: dict[str, Part], field: str, allowed: list[str]) -> int:
    """The number of a name; RANDOM for null or nothing."""
    if field not in fields or fields[field].value is None:
        return RANDOM
    value = fields[field].value
    if not isinstance(value, str) or value not in allowed:
        raise fields[field].wrong("one_of_or_null", names=allowed)
    return allowed.index(value)


def check_seats(plan: Plan) -> None:
    """1 to 7 seats, each faction and mat once and from the chosen sets, no barred pair (section 2)."""
    open_factions = [faction.index for faction in factions() if faction.edition in plan.editions]
    open_mats = [mat.index for mat in mats() if mat.edition in plan.editions]
    most = min(len(open_factions), len(open_mats))
    if all(seat.player == AUTOMA or seat.strength for seat in plan.seats) and plan.seats:
        raise SetupError("setup.seats", "no_human_seat")
    if not 1 <= len(plan.seats) <= most:
        raise SetupError("setup.seats", "number_of_seats", count=len(plan.seats), most=most)
    for index, seat in enumerate(plan.seats):
        where = f"setup.seats[{index}]"
        before = plan.seats[:index]
        if seat.faction != RANDOM and seat.faction not in open_factions:
            raise SetupError(f"{where}.faction", "needs_edition", name=FACTIONS[seat.faction], edition="invaders")
        if seat.mat >= 0 and seat.mat not in open_mats:
            raise SetupError(f"{where}.mat", "needs_edition", name=MAT_IDS[seat.mat], edition="invaders")
        if seat.faction != RANDOM and any(other.faction == seat.faction for other in before):
            raise SetupError(f"{where}.faction", "taken_by_another", name=FACTIONS[seat.faction])
        if seat.mat >= 0 and any(other.mat == seat.mat for other in before):
            raise SetupError(f"{where}.mat", "taken_by_another", name=MAT_IDS[seat.mat])
        if (seat.faction, seat.mat) in banned_pairs() and not plan.variants & BANNED_PAIRS_ALLOWED:
            raise SetupError(
                where,
                "barred_pair",
                faction=FACTIONS[seat.faction],
                mat=MAT_IDS[seat.mat],
                variant="banned_pairs_allowed",
            )
