"""A seat's airship in a line: where it is, what it carries, how far it flies."""

from maszyna.kernel.tally import counts
from maszyna.scythe.airships.wind import AirshipWind
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import Seat
from maszyna.scythe.words import ABOARD, FIRST_WORKER, UNITS, WORKER
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice


def cargo(voice: Voice, screen: Screen, own: Seat) -> str:
    """The resources and workers aboard."""
    found = [voice.amount(kind, number) for kind, number in enumerate(counts(own.cargo)) if number]
    workers = own.standing(ABOARD, FIRST_WORKER, UNITS)
    if workers:
        found.append(voice.amount(WORKER, workers))
    return ", ".join(found) or screen.say("nothing_aboard")


def airship_line(voice: Voice, screen: Screen, game: Scythe, seat: int) -> str:
    """Nothing in a game without airships."""
    if not isinstance(game.wind, AirshipWind):
        return ""
    own = game.position.seats[seat]
    line = screen.say("airship_at", place=voice.at(own.airship), cargo=cargo(voice, screen, own))
    wings = game.wind.fleet.wings[seat]
    return line if wings.passive is None else f"{line} · {screen.say('airship_range', range=wings.powers.range)}"
