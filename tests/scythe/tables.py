"""Tables for the tests of the companion's model."""

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.notation import write_position
from maszyna.scythe.table import PlayedTable, differences, status


def session(
    faction: str = "crimea", automa: str = "saxony", level: str = "automa", cards: str = "typed",
    modules: dict[str, object] | None = None, **more: object,
) -> Record[PlayedTable]:  # fmt: skip
    """One person and one Automa; the people draw its cards unless said otherwise."""
    seats = [
        {"player": "human", "faction": faction, "mat": "mechanical"},
        {"player": "automa", "faction": automa, "level": level},
    ]
    return SCYTHE_TABLE.new({"seats": seats, "cards": cards, **(modules or {}), **more}, 7)


def saying(table: Record[PlayedTable], *steps: str) -> Entry:
    """The last of some steps."""
    done = [table.take(step) for step in steps]
    return done[-1]


def codes(table: Record[PlayedTable]) -> list[str]:
    return [problem.code for problem in status(table.game.table)]


def taken_back(table: Record[PlayedTable]) -> list[list[int | str]]:
    """What to do with the pieces when the last step is undone."""
    after = table.game.table
    table.undo()
    return [one.key() for one in differences(after, table.game.table)]


def todo(done: Entry) -> list[list[int | str]]:
    return [one.key() for one in done.instructions]


def everything(table: Record[PlayedTable]) -> list[object]:
    """All a table holds, to compare two of them."""
    kept, game = table.game.table, table.game.table.game
    decks = [getattr(state, "deck", 0) for state in game.hidden]
    lasts = [getattr(state, "last_card", 0) for state in game.hidden]
    return [
        write_position(kept.layout()), decks, lasts, game.dice.states, game.position.battles, game.turns, kept.surplus,
        kept.repeated, kept.told, len(game.stack), table.actions[:], kept.taken, kept.duel,
        game.finale.queue if game.finale is not None else None, game.over,
    ]  # fmt: skip
