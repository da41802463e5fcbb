"""One place of the map in words: what it is, what borders it, who and what is there, also aboard airships."""

from collections.abc import Iterator

from rich.text import Text

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.facts.world import BORDERS, world
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, FIRST_BASE, FIRST_WORKER, TERRITORIES, UNITS, WORKER
from maszyna.scythe.state import Position, Seat
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.map.pieces import pieces_on


def cargo(texts: ScytheTexts, screen: ScreenTexts, own: Seat) -> str:
    """The resources and workers aboard."""
    found = [texts.amount(kind, number) for kind, number in enumerate(counts(own.cargo)) if number]
    workers = own.standing(ABOARD, FIRST_WORKER, UNITS)
    if workers:
        found.append(texts.amount(WORKER, workers))
    return ", ".join(found) or screen.say("nothing_aboard")


def airship_line(texts: ScytheTexts, screen: ScreenTexts, game: Scythe, seat: int) -> str:
    """Nothing in a game without airships."""
    if not isinstance(game.airship_rules, FleetGameRules):
        return ""
    own = game.position.seats[seat]
    line = screen.say("airship_at", place=texts.at(own.airship), cargo=cargo(texts, screen, own))
    airship = game.airship_rules.fleet.airships[seat]
    return line if airship.passive is None else f"{line} · {screen.say('airship_range', range=airship.powers.range)}"


def place_lines(texts: ScytheTexts, screen: ScreenTexts, position: Position, place: int) -> Iterator[Text]:
    here = world()
    line = Text(texts.name("place", place), style="bold")
    if place <= TERRITORIES and here.territories[place - 1].tunnel:
        line.append(f" · {screen.say('tunnel')}", style="not bold")
    if position.encounters & bit(place):
        line.append(f" · {screen.say('encounter')}", style="not bold")
    yield line
    borders = here.territories[place - 1].borders if place <= TERRITORIES else here.bases[place - FIRST_BASE].borders
    for kind in BORDERS:
        there = [texts.name("place", border.to) for border in borders if border.kind == kind]
        if there:
            yield Text(f"  {screen.say(f'border_{kind}')}: {', '.join(there)}")
    found = pieces_on(position, texts, place)
    if found:
        yield Text("  ").append_text(Text(" ").join(found))
    for seat in position.seats:
        if seat.airship == place:
            owner = texts.name("faction", seat.faction)
            yield Text(f"  {owner}: {screen.say('airship')} ({cargo(texts, screen, seat)})")
        for structure, at in enumerate(seat.structures):
            if at == place:
                owner, name = texts.name("faction", seat.faction), texts.name("structure", structure)
                yield Text(f"  {owner}: {name}")
