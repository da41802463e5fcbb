"""How a game ends, in a position: its resolution, the open objectives, and the last turns under way (W3, W8).

"resolution": "mission_possible", "open_objectives": [7, 12],
"finale": {"trigger": "saxony", "queue": ["crimea"], "begun": false}
"""

from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.effects import AUTOMA_RESOLUTION, RESOLUTION
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.facts.tiles import TILE_IDS, TileSet
from maszyna.scythe.game import SIXTH_STAR, Ending
from maszyna.scythe.ids import FACTIONS, MOST_STARS
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.state import Seat
from maszyna.scythe.turn_state import Finale

MISSIONS: Final = "open_objectives"
FINALE: Final = "finale"
CARDS: Final = len(objectives())


def read_ending(fields: dict[str, Part], tiles: TileSet) -> Ending:
    """The resolution of a document, or the sixth star."""
    if "resolution" not in fields:
        for name in (MISSIONS, FINALE):
            if name in fields:
                raise FormatError(fields[name].where, "needs_resolution", field="resolution")
        return SIXTH_STAR
    names = TILE_IDS[RESOLUTION]
    name = names[fields["resolution"].name(names)]
    automas = "automa" in fields or "automas" in fields
    ending = Resolution(tiles.tile(RESOLUTION, name), [], tiles.tile(AUTOMA_RESOLUTION, name) if automas else None)
    if MISSIONS in fields:
        ending.missions = fields[MISSIONS].numbers(1, CARDS, "objective_card")
        most = ending.terms.open_objectives
        if len(ending.missions) > most:
            raise FormatError(
                fields[MISSIONS].where, "too_many_missions", count=len(ending.missions), tile=ending.tile.id, most=most
            )
    return ending


def most_stars(ending: Ending) -> list[int]:
    """How many stars of each kind an Automa may have; some need a resolution (W3.2)."""
    combat = min(ending.combat_stars(), MOST_STARS)
    if isinstance(ending, Resolution):
        return [MOST_STARS, combat, 1, int(ending.terms.factory_star), ending.terms.open_objectives]
    return [MOST_STARS, combat, 1, 0, 0]


def start_stars(ending: Ending) -> list[int]:
    """W5.9: an Automa may start with stars on open objectives, as its resolution card says."""
    first = ending.terms.first_stars if isinstance(ending, Resolution) else 0
    return [0, 0, 0, 0, min(most_stars(ending)[-1], first)]


def start_coins(ending: Ending) -> int:
    """W5.9: what an Automa has more at the start, as its resolution card says."""
    return ending.terms.first_coins if isinstance(ending, Resolution) else 0


def read_finale(part: Part, seats: list[Seat]) -> Finale:
    """Who brought the end about, and who still has a last turn, the next one first."""
    fields = part.fields(["trigger", "queue", "begun"])
    names = [FACTIONS[seat.faction] for seat in seats]
    trigger = needed(fields, "trigger", "one_of", part.where, names=names).name(names)
    queue = needed(fields, "queue", "queue", part.where)
    finale = Finale(trigger, [each.name(names) for each in queue.items("queue")])
    if "begun" in fields:
        finale.begun = fields["begun"].flag()
    return finale


def write_ending(ending: Ending, finale: Finale | None, seats: list[Seat]) -> dict[str, object]:
    document: dict[str, object] = {}
    if isinstance(ending, Resolution):
        document["resolution"] = ending.tile.id
        if ending.missions:
            document[MISSIONS] = list(ending.missions)
    if finale is not None:
        names = [FACTIONS[seat.faction] for seat in seats]
        queue = [names[seat] for seat in finale.queue]
        document[FINALE] = {"trigger": names[finale.trigger], "queue": queue, "begun": finale.begun}
    return document
