"""What an experiment may vary: each setting has a name and changes one thing in a setup, or who plays it."""

from copy import deepcopy
from typing import Final

from maszyna.kernel.document import Part, written
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Setup
from maszyna.scythe.automa.own_automa import OWN_CARDS, OWN_LEVELS
from maszyna.scythe.facts.automa import BASE_DECK, DECKS, INVADERS_DECK
from maszyna.scythe.notation.deck_file import printed_deck
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, FIELDS

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
    """A field by its path: an entry of a list by its place from 0, its id, or # and its number.

    Cards and star cards that are not the setup's own yet begin as printed.
    """
    *way, last = path.split(".")
    if way and way[0] in (OWN_CARDS, OWN_LEVELS) and setup.get(way[0]) is None:
        setup[way[0]] = printed_deck(deck_of(setup))[way[0]]
    place: object = setup
    for step in way:
        if isinstance(place, dict):
            place = place.setdefault(step, {})
        elif isinstance(place, list):
            place = place[entry_of(place, step, path)]
        else:
            raise FormatError(f"setup.{path}", "not_in_setup", name=written(step))
    if isinstance(place, dict):
        place[last] = deepcopy(value)
    elif isinstance(place, list):
        place[entry_of(place, last, path)] = deepcopy(value)
    else:
        raise FormatError(f"setup.{path}", "not_in_setup", name=written(last))


def entry_of(entries: list[object], step: str, path: str) -> int:
    for place, entry in enumerate(entries):
        named = [entry.get("id"), f"#{entry.get('number')}"] if isinstance(entry, dict) else []
        if step in (str(place), *named):
            return place
    raise FormatError(f"setup.{path}", "not_in_setup", name=written(step))


def deck_of(setup: Setup) -> int:
    """The printed deck that the setup's editions play with."""
    editions = setup.get("editions", DEFAULT_EDITIONS)
    return INVADERS_DECK if isinstance(editions, list) and DECKS[INVADERS_DECK] in editions else BASE_DECK


def name_of(settings: Settings) -> str:
    """What an arm is called: its settings, as they are written on a command line."""
    return ", ".join(f"{name}={value_text(value)}" for name, value in settings.items()) or DEFAULT


def value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else written(value)
