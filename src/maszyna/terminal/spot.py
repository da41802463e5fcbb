"""One place of the map in words: what it is, what borders it, who and what is there."""

from collections.abc import Iterator

from rich.text import Text

from maszyna.kernel.bits import bit
from maszyna.scythe.facts.world import BORDERS, world
from maszyna.scythe.state import Position
from maszyna.scythe.words import FIRST_BASE, TERRITORIES
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal.aboard import cargo
from maszyna.terminal.pieces import pieces_on


def spot(voice: Voice, screen: Screen, position: Position, place: int) -> Iterator[Text]:
    here = world()
    line = Text(voice.name("place", place), style="bold")
    if place <= TERRITORIES and here.territories[place - 1].tunnel:
        line.append(f" · {screen.say('tunnel')}", style="not bold")
    if position.encounters & bit(place):
        line.append(f" · {screen.say('encounter')}", style="not bold")
    yield line
    borders = here.territories[place - 1].borders if place <= TERRITORIES else here.bases[place - FIRST_BASE].borders
    for kind in BORDERS:
        there = [voice.name("place", border.to) for border in borders if border.kind == kind]
        if there:
            yield Text(f"  {screen.say(f'border_{kind}')}: {', '.join(there)}")
    found = pieces_on(position, voice, place)
    if found:
        yield Text("  ").append_text(Text(" ").join(found))
    for seat in position.seats:
        if seat.airship == place:
            owner = voice.name("faction", seat.faction)
            yield Text(f"  {owner}: {screen.say('airship')} ({cargo(voice, screen, seat)})")
        for structure, at in enumerate(seat.structures):
            if at == place:
                owner, name = voice.name("faction", seat.faction), voice.name("structure", structure)
                yield Text(f"  {owner}: {name}")
