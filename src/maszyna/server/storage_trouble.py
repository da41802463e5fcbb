"""What goes wrong with the database, as an answer that says why and as one line of the log; never as a traceback."""

import logging
import sqlite3
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from maszyna.app.base.documents import Answer, Problem
from maszyna.app.base.language import Language, words_in

NO_ROOM: Final = 507
UNAVAILABLE: Final = 503
FULL, BUSY, GONE = "problem_disk_full", "problem_database_busy", "problem_database_gone"
TITLES: Final = {FULL: "problem_not_kept", BUSY: "problem_unavailable", GONE: "problem_unavailable"}
# SQLite calls a full disk that when its file grows; where those beside it grow, any error of input and output.
NO_SPACE: Final = ("disk is full", "disk full", "no space left", "disk i/o error")
LOCKED: Final = ("is locked", "lock timeout", "lock not available")
POSTGRES_FULL: Final = "53100"
POSTGRES_LOCKED: Final = "55P03"
DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error)
PATIENCE: Final = 5.0  # seconds that a change waits for another program
AGAIN: Final = 0.05
SAYS: Final = logging.getLogger("maszyna.server")


def trouble_of(error: BaseException) -> str:
    """Why the database refused something."""
    inner: Any = error.orig if isinstance(error, DBAPIError) else error
    code, text = getattr(inner, "sqlstate", None), str(inner).lower()
    if code == POSTGRES_FULL or any(sign in text for sign in NO_SPACE):
        return FULL
    if code == POSTGRES_LOCKED or any(sign in text for sign in LOCKED):
        return BUSY
    return GONE


def trouble_answer(trouble: str, words: Language) -> Answer:
    more: dict[str, Any] = {"code": trouble, "say": words.spans_for(trouble), "at": None, "legal": []}
    status = NO_ROOM if trouble == FULL else UNAVAILABLE
    return Problem(status, words.say(TITLES[trouble]), words.say(trouble), "", **more).answer()


class TroubleLog:
    """One line when something goes wrong and one when it is over, however many requests were refused meanwhile."""

    def __init__(self) -> None:
        self.now = ""
        self.refused = 0

    def tell(self, error: BaseException) -> str:
        trouble = trouble_of(error)
        self.refused += 1
        if trouble != self.now:
            self.now = trouble
            SAYS.error("%s (%s)", words_in("en").say(trouble), first_line(error))
        return trouble

    def over(self) -> None:
        """The database has answered."""
        if self.now:
            SAYS.warning("%s", words_in("en").say("database_again", n=self.refused))
            self.now = ""
            self.refused = 0


def first_line(error: BaseException) -> str:
    inner = error.orig if isinstance(error, DBAPIError) else error
    return (str(inner).splitlines() or [type(inner).__name__])[0]
