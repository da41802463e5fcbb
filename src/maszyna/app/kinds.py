"""The kinds of games there are: a new one is a folder beside these and a line here."""

from typing import Any, Final

from maszyna.app.base.game_kind import AnyKind
from maszyna.app.expeditions_table.kind import ExpeditionsTable
from maszyna.app.scythe.kind import DigitalScythe
from maszyna.app.scythe_table.kind import ScytheTable
from maszyna.games import kind_of
from maszyna.kernel.record import Record
from maszyna.kernel.save import Save

KINDS: Final[dict[str, AnyKind]] = {kind.key: kind for kind in (DigitalScythe(), ScytheTable(), ExpeditionsTable())}
BY_SAVE: Final = {kind.rules.name: kind for kind in KINDS.values()}


def restored(save: Save) -> tuple[AnyKind, Record[Any]]:
    """A game out of a save, and its kind; the first action that is refused is named."""
    rules = kind_of(save)
    return BY_SAVE[rules.name], rules.restore(save)
