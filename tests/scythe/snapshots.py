"""Everything a game holds, however it is built, so that no forgotten attribute escapes a comparison."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from maszyna.scythe.automa_options import HouseRules
from maszyna.scythe.game import AirshipGameRules, Ending
from maszyna.scythe.state import AirshipBoardRules

PLAIN = {int, str, bool, type(None)}
NOT_COMPARED = "log"  # nobody listens to a copy
SHARED: list[tuple[object, object]] = []  # rules that copies share, and what they hold
# By class, and by the fields of the very object where it lists them: how to get at all its values at once.
READERS: dict[object, Callable[[Any], tuple[object, ...]]] = {}


def snapshot(thing: Any) -> object:
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind is list or kind is tuple:
        return [each if type(each) in PLAIN else snapshot(each) for each in thing]
    if not isinstance(thing, AirshipBoardRules | AirshipGameRules | Ending | HouseRules):
        return taken_apart(thing)
    for shared, held in SHARED:  # they never change, and are long: those of the last games are remembered
        if shared is thing:
            return held
    del SHARED[6:]
    SHARED.insert(0, (thing, str(thing.document()) if isinstance(thing, HouseRules) else taken_apart(thing)))
    return SHARED[0][1]


def taken_apart(thing: Any) -> object:
    kind = type(thing)
    key = (kind, *vars(thing)) if hasattr(thing, "__dict__") else kind
    read = READERS.get(key)
    if read is None:
        read = READERS[key] = reader(thing)
    return [kind.__name__, *[each if type(each) in PLAIN else snapshot(each) for each in read(thing)]]


def reader(thing: Any) -> Callable[[Any], tuple[object, ...]]:
    """All values of an object but its methods, in the order of their names."""
    names = [name for name in dir(thing) if not name.startswith("_") and name != NOT_COMPARED]
    names = [name for name in names if not callable(getattr(thing, name))]
    if len(names) < 2:
        return lambda each: tuple(getattr(each, name) for name in names)
    read: Callable[[Any], tuple[object, ...]] = attrgetter(*names)
    return read
