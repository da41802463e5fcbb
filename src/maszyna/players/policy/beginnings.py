"""The ways to begin a turn, each as answers to its first real questions: one turn after each is worth a look.

Each section with each side of its top row; each unit to move first; and the character to each place that it can reach
and where there is something to find, which a policy overlooks more often than anything else.
"""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.players.policy.forced_choices import sensible
from maszyna.scythe.board import FACTORY_BIT
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import SKIP, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection

NO_MORE_UNITS: Final = 0


def each_beginning(game: Scythe) -> list[list[int]]:
    """None in the middle of a turn."""
    found: list[list[int]] = []
    for section in game.choices if isinstance(game.asking, ChooseSection) else []:
        chosen = after(game, section)
        for top in chosen.choices if isinstance(chosen.asking, ChooseTop) else []:
            if top != SKIP:
                found.append([section, top])
                found += first_units(after(chosen, top), [section, top])
    return found


def first_units(game: Scythe, beginning: list[int]) -> list[list[int]]:
    asking = game.asking
    if not isinstance(asking, ChooseUnit):
        return []
    own = game.position.seats[asking.seat]
    prizes: i64 = game.position.encounters
    if not own.factory_card:
        prizes |= FACTORY_BIT
    found: list[list[int]] = []
    for unit in game.choices:
        if unit != NO_MORE_UNITS:
            found.append([*beginning, unit])
            found += to_prizes(after(game, unit), asking.seat, prizes, [*beginning, unit])
    return found


def to_prizes(game: Scythe, seat: int, prizes: i64, beginning: list[int]) -> list[list[int]]:
    """One way of the character to each prize, the shortest first."""
    found: dict[int, list[int]] = {}
    open_ways = [(game, beginning)]
    while open_ways:
        here, way = open_ways.pop(0)
        if not isinstance(here.asking, ChooseStep) or here.asking.unit != CHARACTER:
            continue
        for place in sensible(here, seat):
            if not place or place in found:
                continue
            there = [*way, place] if len(here.choices) > 1 else way
            if prizes >> place & 1:
                found[place] = there
            else:
                open_ways.append(with_cargo(after(here, place), seat, there))
    return list(found.values())


def with_cargo(game: Scythe, seat: int, way: list[int]) -> tuple[Scythe, list[int]]:
    """Past the questions what goes along."""
    while isinstance(game.asking, ChooseCargo):
        options = sensible(game, seat)
        if len(options) > 1:
            way = [*way, options[0]]
        game.apply(options[0])
    return game, way


def after(game: Scythe, action: int) -> Scythe:
    twin = game.copy()
    twin.apply(action)
    return twin
