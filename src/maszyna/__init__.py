"""Maszyna as a library: play Scythe and the Automa of Expeditions, and ask an Automa why.

    import maszyna
    game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7)
    print(game.question, game.options)

docs/library.md tells the rest. Everything here is loaded when it is first used, so importing maszyna costs nothing.
"""

TYPE_CHECKING = False  # that of typing, without loading it
if TYPE_CHECKING:
    from maszyna.kernel.errors import (
        ActionError,
        AmbiguousAction,
        FormatError,
        GameIsOver,
        IllegalAction,
        MaszynaError,
        OurFault,
        SetupError,
        UnreadableAction,
    )
    from maszyna.library.deciding import Decision, decide
    from maszyna.library.expeditions import Expeditions
    from maszyna.library.loading import load
    from maszyna.library.played import AUTOMA_TURN, Options
    from maszyna.library.scythe import Scythe
    from maszyna.library.seats import Automa, Human, Seat
    from maszyna.library.turns import AutomaTurn, Turn
    from maszyna.version import VERSION as __version__

# Where each name stands.
_PLACES = {
    "AUTOMA_TURN": "maszyna.library.played",
    "ActionError": "maszyna.kernel.errors",
    "AmbiguousAction": "maszyna.kernel.errors",
    "Automa": "maszyna.library.seats",
    "AutomaTurn": "maszyna.library.turns",
    "Decision": "maszyna.library.deciding",
    "Expeditions": "maszyna.library.expeditions",
    "FormatError": "maszyna.kernel.errors",
    "GameIsOver": "maszyna.kernel.errors",
    "IllegalAction": "maszyna.kernel.errors",
    "MaszynaError": "maszyna.kernel.errors",
    "Options": "maszyna.library.played",
    "OurFault": "maszyna.kernel.errors",
    "Human": "maszyna.library.seats",
    "Scythe": "maszyna.library.scythe",
    "Seat": "maszyna.library.seats",
    "SetupError": "maszyna.kernel.errors",
    "Turn": "maszyna.library.turns",
    "UnreadableAction": "maszyna.kernel.errors",
    "decide": "maszyna.library.deciding",
    "load": "maszyna.library.loading",
}

__all__ = [
    "AUTOMA_TURN",
    "ActionError",
    "AmbiguousAction",
    "Automa",
    "AutomaTurn",
    "Decision",
    "Expeditions",
    "FormatError",
    "GameIsOver",
    "Human",
    "IllegalAction",
    "MaszynaError",
    "Options",
    "OurFault",
    "Scythe",
    "Seat",
    "SetupError",
    "Turn",
    "UnreadableAction",
    "__version__",
    "decide",
    "load",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from maszyna.version import VERSION

        return VERSION
    if name not in _PLACES:
        raise AttributeError(f"module 'maszyna' has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(_PLACES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
