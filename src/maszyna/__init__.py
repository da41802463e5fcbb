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
    from maszyna.library.advice import hint, review
    from maszyna.library.deciding import Decision, decide
    from maszyna.library.events import Event
    from maszyna.library.expeditions import Expeditions
    from maszyna.library.games import load, simulate
    from maszyna.library.name_types import (
        Action,
        Edition,
        Faction,
        Language,
        Level,
        Mat,
        ResolutionTile,
        Side,
        Strength,
        StructureBonus,
        TableKind,
        Variant,
    )
    from maszyna.library.played import AUTOMA_TURN, Options
    from maszyna.library.position_answers import combat, score, turn
    from maszyna.library.scythe import Scythe
    from maszyna.library.seats import Automa, Human, Seat, Thinker
    from maszyna.library.table import Step, Table, table
    from maszyna.library.turns import AutomaTurn, Turn
    from maszyna.players import names as players
    from maszyna.scythe.table.refusals import Missing, Refusal
    from maszyna.speech.language.catalogue import UnknownLanguage
    from maszyna.storage.files import FileTrouble
    from maszyna.storage.locks import OpenElsewhere
    from maszyna.version import VERSION as __version__

# Where each name stands.
_PLACES = {
    "AUTOMA_TURN": "maszyna.library.played",
    "Action": "maszyna.library.name_types",
    "ActionError": "maszyna.kernel.errors",
    "AmbiguousAction": "maszyna.kernel.errors",
    "Automa": "maszyna.library.seats",
    "AutomaTurn": "maszyna.library.turns",
    "Decision": "maszyna.library.deciding",
    "Edition": "maszyna.library.name_types",
    "Event": "maszyna.library.events",
    "Expeditions": "maszyna.library.expeditions",
    "Faction": "maszyna.library.name_types",
    "FileTrouble": "maszyna.storage.files",
    "FormatError": "maszyna.kernel.errors",
    "GameIsOver": "maszyna.kernel.errors",
    "Human": "maszyna.library.seats",
    "IllegalAction": "maszyna.kernel.errors",
    "Language": "maszyna.library.name_types",
    "Level": "maszyna.library.name_types",
    "MaszynaError": "maszyna.kernel.errors",
    "Mat": "maszyna.library.name_types",
    "Missing": "maszyna.scythe.table.refusals",
    "OpenElsewhere": "maszyna.storage.locks",
    "Options": "maszyna.library.played",
    "OurFault": "maszyna.kernel.errors",
    "Refusal": "maszyna.scythe.table.refusals",
    "ResolutionTile": "maszyna.library.name_types",
    "Scythe": "maszyna.library.scythe",
    "Seat": "maszyna.library.seats",
    "SetupError": "maszyna.kernel.errors",
    "Side": "maszyna.library.name_types",
    "Step": "maszyna.library.table",
    "Strength": "maszyna.library.name_types",
    "StructureBonus": "maszyna.library.name_types",
    "Table": "maszyna.library.table",
    "TableKind": "maszyna.library.name_types",
    "Thinker": "maszyna.library.seats",
    "Turn": "maszyna.library.turns",
    "UnknownLanguage": "maszyna.speech.language.catalogue",
    "UnreadableAction": "maszyna.kernel.errors",
    "Variant": "maszyna.library.name_types",
    "combat": "maszyna.library.position_answers",
    "decide": "maszyna.library.deciding",
    "hint": "maszyna.library.advice",
    "load": "maszyna.library.games",
    "review": "maszyna.library.advice",
    "score": "maszyna.library.position_answers",
    "simulate": "maszyna.library.games",
    "table": "maszyna.library.table",
    "turn": "maszyna.library.position_answers",
}

__all__ = [
    "AUTOMA_TURN",
    "Action",
    "ActionError",
    "AmbiguousAction",
    "Automa",
    "AutomaTurn",
    "Decision",
    "Edition",
    "Event",
    "Expeditions",
    "Faction",
    "FileTrouble",
    "FormatError",
    "GameIsOver",
    "Human",
    "IllegalAction",
    "Language",
    "Level",
    "MaszynaError",
    "Mat",
    "Missing",
    "OpenElsewhere",
    "Options",
    "OurFault",
    "Refusal",
    "ResolutionTile",
    "Scythe",
    "Seat",
    "SetupError",
    "Side",
    "Step",
    "Strength",
    "StructureBonus",
    "Table",
    "TableKind",
    "Thinker",
    "Turn",
    "UnknownLanguage",
    "UnreadableAction",
    "Variant",
    "__version__",
    "combat",
    "decide",
    "hint",
    "load",
    "players",
    "review",
    "score",
    "simulate",
    "table",
    "turn",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from maszyna.version import VERSION

        return VERSION
    from importlib import import_module

    if name == "players":
        return import_module("maszyna.players")  # which can be called
    if name not in _PLACES:
        raise AttributeError(f"module 'maszyna' has no attribute {name!r}")
    found: object = getattr(import_module(_PLACES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
