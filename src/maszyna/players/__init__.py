"""Players for a human's chair, and their names: ``maszyna.players()``.

The front door gives this package's name to a function of the library, so the package can be called.
"""

import sys
from types import ModuleType


def names() -> list[str]:
    """The names of the players for a human's chair, as ``simulate`` takes them.

    Some take settings, as in ``search:nodes=2000``; one's own is written ``FILE.py:Class`` (docs/players.md).
    """
    from maszyna.players.by_name import NAMES

    return list(NAMES)


class PlayersPackage(ModuleType):
    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = PlayersPackage
