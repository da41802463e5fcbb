"""Whether a game that is kept can be read. A checksum says so without a replay; only a row that was not written by this
version of the rules, or that has been damaged, is played through, and that once."""

import json
from typing import Any, Final
from zlib import crc32

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.storage import GameRow
from maszyna.app.kinds import KINDS, restored
from maszyna.kernel.errors import FormatError, MaszynaError, OurFault
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.messages.message import Message

CHECKED: Final = "checked"
ACTION: Final = "actions["
OLDER_RULES: Final = "older_rules"
WITH_FACTS: Final = "scythe"  # the kind of game that stores what feats are made of; older rows lack it
FACTS: Final = "facts"


def signed(kind: AnyKind, save: str, meta: Doc) -> Doc:
    """What a list shows of a game, with the mark that both were written together under these rules."""
    return meta | {CHECKED: mark(kind, save, meta)}


def mark(kind: AnyKind, save: str, meta: Doc) -> list[int]:
    shown = {name: value for name, value in meta.items() if name != CHECKED}
    text = f"{kind.key} {save} {json.dumps(shown, sort_keys=True)}"
    return [kind.rules.rules_version, crc32(text.encode("utf-8", "replace"))]


class Readings:
    """``found`` holds by game its save and what reading it has shown: what a list shows of it, or what is wrong."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[str, Doc | MaszynaError]] = {}

    def of(self, row: GameRow) -> Doc | MaszynaError:
        """What a list shows of a game, or why it cannot be read."""
        known = self.found.get(row.id)
        if known is not None and known[0] == row.save:
            return known[1]
        kind = KINDS.get(row.kind)
        if kind is not None and row.meta.get(CHECKED) == mark(kind, row.save, row.meta) and has_result(row.meta):
            return row.meta
        return self.read(row)

    def is_whole(self, row: GameRow) -> bool:
        """Whether all that pages about one's games show is known without a replay."""
        found = self.of(row)
        return isinstance(found, MaszynaError) or not found["over"] or row.kind != WITH_FACTS or FACTS in found

    def read(self, row: GameRow) -> Doc | MaszynaError:
        """The same by a replay."""
        found: Doc | MaszynaError
        try:
            kind, record = replayed(row)
            times = {name: row.meta.get(name) for name in ("created", "changed")}
            known = {name: when if isinstance(when, str) else None for name, when in times.items()}
            found = meta_of(kind, record) | known
        except MaszynaError as error:
            found = error
        except Exception as error:  # whatever one row does, the others are listed
            found = OurFault(Message("raised_after", error=type(error).__name__, text="", action=""), row.save)
        self.found[row.id] = (row.save, found)
        return found

    def problem(self, row: GameRow) -> MaszynaError | None:
        """Why a game cannot be read, if that was found out before."""
        save, found = self.found.get(row.id, ("", None))
        return found if isinstance(found, MaszynaError) and save == row.save else None

    def refused(self, row: GameRow, error: MaszynaError) -> None:
        """A game could not be opened: lists say so from now on."""
        self.found[row.id] = (row.save, error)

    def forget(self, game: str) -> None:
        self.found.pop(game, None)


def has_result(meta: Doc) -> bool:
    return not meta.get("over") or "result" in meta


def kind_of(row: GameRow) -> AnyKind:
    if row.kind not in KINDS:
        raise FormatError("kind", "unknown_game", possible=list(KINDS), found=row.kind[:40])
    return KINDS[row.kind]


def replayed(row: GameRow) -> tuple[AnyKind, Record[Any]]:
    """The game of a row. What is wrong with it is told without its actions: they may be somebody's secret."""
    expected = kind_of(row)
    try:
        kind, record = restored(parse(row.save))
    except FormatError as error:
        if not error.where.startswith(ACTION):
            raise
        number = int(error.where.removeprefix(ACTION).partition("]")[0]) + 1
        if error.code != OLDER_RULES:
            raise FormatError("save", "stored_action", number=number) from None
        version, known = error.values["version"], error.values["known"]
        raise FormatError("save", "stored_action_older", number=number, version=version, known=known) from None
    if kind is not expected:
        raise FormatError("game", "another_game", game=kind.key, other=row.kind)
    return kind, record


def meta_of(kind: AnyKind, record: Record[Any]) -> Doc:
    """What a list of games and the logbook show of a game without replaying it; the same in every language."""
    return {
        "turn": kind.turn(record),
        "actions": len(record.actions),
        "over": kind.over(record),
        "deciding": kind.deciding(record),
        **kind.summary(record),
    }
