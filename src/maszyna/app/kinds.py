"""The kinds of games there are: a new one is a folder beside these and a line here."""

from typing import Any, Final

from maszyna.app.base.game_kind import AnyKind
from maszyna.app.expeditions_table.kind import ExpeditionsTable
from maszyna.app.scythe.kind import DigitalScythe
from maszyna.app.scythe_cards.kind import ScytheCards
from maszyna.app.scythe_table.kind import ScytheTable
from maszyna.games import kind_of
from maszyna.kernel.errors import ActionError
from maszyna.kernel.record import Record
from maszyna.kernel.save import Save, refused_action

KINDS: Final[dict[str, AnyKind]] = {
    kind.key: kind for kind in (DigitalScythe(), ScytheTable(), ScytheCards(), ExpeditionsTable())
}
BY_SAVE: Final = {kind.rules.name: kind for kind in KINDS.values()}


def restored(save: Save) -> tuple[AnyKind, Record[Any]]:
    """A game out of a save, and its kind; the first action that is refused is named. Its actions are taken one by one
    from here, and not by the compiled engine, so that other threads have their turn in between."""
    rules = kind_of(save)
    record = rules.begin(save)
    for index, text in enumerate(save.actions):
        try:
            record.take(text)
        except ActionError as error:
            raise refused_action(save, index, rules.rules_version, error) from None
    return BY_SAVE[rules.name], record
