"""What an experiment may vary: each setting has a name and changes one thing in a setup, or who plays it."""

from copy import deepcopy
from typing import Final

from maszyna.kernel.document import Part, written
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Setup
from maszyna.scythe.setup.plan import FIELDS

HUMAN: Final = "human"  # who plays the human seats
LEVEL: Final = "level"
FACTION: Final = "faction"
MAT: Final = "mat"
AUTOMA_FACTION: Final = "automa_faction"
SHORT: Final = [HUMAN, LEVEL, FACTION, MAT, AUTOMA_FACTION]
DEFAULT: Final = "base"  # the name of an arm that changes nothing
Settings = dict[str, object]


def check_setting(name: str, where: str) -> None:
    """A short name, or the path of a field in the setup."""
    if name not in SHORT and name.split(".")[0] not in FIELDS:
        raise FormatError(where, "no_setting", possible=[*SHORT, *FIELDS], example="options.coins")


def changed(setup: Setup, settings: Settings) -> Setup:
    """The setup with these settings; ``human`` is none of its own."""
    found = deepcopy(setup)
    for name, value in settings.items():
        if name in (LEVEL, FACTION, MAT, AUTOMA_FACTION):
            change_seats(found, name, value)
        elif name != HUMAN:
            change_field(found, name, value)
    return found


def change_seats(setup: Setup, name: str, value: object) -> None:
    """The level of every Automa; the faction or mat of the first human; the faction of the first Automa."""
    if isinstance(setup.get("seats", 2), int):
        seats = Part(setup.get("seats", 2), "setup.seats")
        setup["seats"] = [{} for _ in range(seats.number(1, 7, "seat_count"))]
    automa = name in (LEVEL, AUTOMA_FACTION)
    chosen = [seat for seat in seats_of(setup) if (seat.get("player") == "automa") == automa]
    if not chosen:
        raise FormatError("setup.seats", "no_automa_seat" if automa else "no_person_seat", setting=name)
    for seat in chosen if name == LEVEL else chosen[:1]:
        seat[FACTION if name == AUTOMA_FACTION else name] = value


def seats_of(setup: Setup) -> list[Setup]:
    seats = setup["seats"]
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def change_field(setup: Setup, path: str, value: object) -> None:
    """A field by its path; a number in the path counts the entries of a list from 0."""
    *way, last = path.split(".")
    place: object = setup
    for step in way:
        if isinstance(place, dict):
            place = place.setdefault(step, {})
        elif isinstance(place, list) and step.isdecimal() and int(step) < len(place):
            place = place[int(step)]
        else:
            raise FormatError(f"setup.{path}", "not_in_setup", name=written(step))
    if isinstance(place, dict):
        place[last] = deepcopy(value)
    elif isinstance(place, list) and last.isdecimal() and int(last) < len(place):
        place[int(last)] = deepcopy(value)
    else:
        raise FormatError(f"setup.{path}", "not_in_setup", name=written(last))


def name_of(settings: Settings) -> str:
    """What an arm is called: its settings, as they are written on a command line."""
    return ", ".join(f"{name}={value_text(value)}" for name, value in settings.items()) or DEFAULT


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else written(value)
