"""Where a unit can go and what waits there, and what it could take along: in the digital game and beside a table."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts, total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, FACTIONS, FIRST_MECH, FIRST_WORKER, RESOURCES, UNITS
from maszyna.scythe.play.movement.journeys import COMBAT, ENCOUNTER, POPULARITY, TRAP, Journey
from maszyna.speech.common.keys import PLACE_KEYS

WORKER: Final = "worker"


def load_of(game: Scythe, seat: int, unit: int, words: Language) -> list[Doc]:
    """What a unit could take along from where it stands."""
    own = game.position.seats[seat]
    faction = FACTIONS[own.faction]
    place = own.airship if unit == AIRSHIP else own.at[unit]
    found: list[Doc] = []
    if FIRST_MECH <= unit < FIRST_WORKER:
        workers = own.standing(place, FIRST_WORKER, UNITS)
        if workers:
            art = art_key(f"worker.{faction}.1", words.lang)
            found.append({"key": WORKER, "name": words.say("track_workers"), "art": art, "most": workers})
    for kind, amount in enumerate(counts(game.position.resources[place])):
        if amount:
            art = art_key(f"resource.{RESOURCES[kind]}.1", words.lang)
            name = words.name("resource", kind)
            found.append({"key": RESOURCES[kind], "name": name, "art": art, "most": int(amount)})
    return found


def says(game: Scythe, seat: int, journey: Journey, words: Language) -> Text:
    """What waits at the end of a way, before it is gone."""
    place = journey.places[-1]
    here = bit(place)
    for index, other in enumerate(game.position.seats):
        if index == seat:
            continue
        name = words.faction(other.faction)
        if journey.pin == COMBAT and here & other.combat_units:
            cards = int(total(other.hand)) + game.hidden[index].unseen
            return words.spans_for("way_combat", faction=name, power=other.power, cards=cards)
        if journey.pin == POPULARITY and here & other.workers:
            return words.spans_for("way_workers", faction=name, workers=other.standing(place, FIRST_WORKER, UNITS))
        if journey.pin == TRAP and here & other.armed:
            return words.spans_for("way_trap", faction=name)
    if journey.pin == ENCOUNTER:
        return words.spans_for("way_encounter")
    return []


def reach_document(game: Scythe, seat: int, found: list[Journey], words: Language) -> list[Doc]:
    return [
        {
            "to": PLACE_KEYS[journey.places[-1]],
            "via": [PLACE_KEYS[place] for place in journey.places[:-1]],
            "pin": journey.pin or None,
            "says": says(game, seat, journey, words),
        }
        for journey in found
    ]
