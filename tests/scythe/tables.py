"""Tables for the tests of the companion's model."""

from maszyna.kernel.record import Entry
from maszyna.scythe.notation import write_position
from maszyna.scythe.table import Done, Session, status


def session(
    faction: str = "crimea", automa: str = "saxony", level: str = "automa", cards: str = "typed",
    modules: dict[str, object] | None = None, **more: object,
) -> Session:  # fmt: skip
    """One person and one Automa; the people draw its cards unless said otherwise."""
    seats = [
        {"player": "human", "faction": faction, "mat": "mechanical"},
        {"player": "automa", "faction": automa, "level": level},
    ]
    return Session({"seats": seats, "cards": cards, **(modules or {}), **more}, 7)


def saying(table: Session, *steps: str) -> Done:
    """The last of some steps."""
    done = [table.say(step) for step in steps]
    return done[-1]


def codes(table: Session) -> list[str]:
    return [problem.code for problem in status(table.table)]


def todo(done: Done | Entry) -> list[list[int | str]]:
    return [one.key() for one in done.instructions]


def everything(table: Session) -> list[object]:
    """All a table holds, to compare two of them."""
    game = table.table.game
    decks = [getattr(state, "deck", 0) for state in game.hidden]
    lasts = [getattr(state, "last_card", 0) for state in game.hidden]
    return [
        write_position(table.table.layout()), decks, lasts, game.dice.states, game.position.battles, game.turns,
        table.table.surplus, table.table.repeated, table.table.told, len(game.stack), table.steps(),
        table.table.taken, table.table.duel, game.finale.queue if game.finale is not None else None, game.over,
    ]  # fmt: skip
