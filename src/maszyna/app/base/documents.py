"""What goes in and out: requests, answers, and the problem documents of those that are refused."""

from typing import Any, Final, NamedTuple

from maszyna.kernel.steps import DecisionKind

Doc = dict[str, Any]

OK: Final = 200
CREATED: Final = 201
UNAUTHORIZED: Final = 401
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
NO_SUCH_METHOD: Final = 405
CONFLICT: Final = 409
TOO_LARGE: Final = 413
UNPROCESSABLE: Final = 422
TOO_MANY: Final = 429

JSON_TYPE: Final = "application/json"
TEXT_TYPE: Final = "text/plain"


class Request(NamedTuple):
    """One request in the shape of HTTP; ``body`` is the document that was sent, or None. The game of a save in it may
    have been replayed already: its kind and record, or what is wrong with it. ``thought``: a save, and what opponents
    that think do in it."""

    method: str
    path: str
    query: dict[str, str]
    body: object = None
    replayed: Any = None
    thought: tuple[str, list[str]] | None = None


def declared(about: DecisionKind) -> Doc:
    """What a decision declares, as every screen reads it."""
    return {
        "widget": about.subject,
        "answer": about.answer,
        "secret": about.secret,
        "continues": about.continues,
        "ends_turn": about.ends_turn,
    }


class Answer(NamedTuple):
    status: int
    document: object
    type: str = JSON_TYPE


class ThoughtNeeded(Exception):
    """Opponents are to think about a game before a request can be answered; nothing has changed yet."""

    def __init__(self, save: str) -> None:
        super().__init__("somebody has to think first")
        self.save = save


class Problem(Exception):
    """A request that is refused; nothing has changed then."""

    def __init__(self, status: int, title: str, detail: str = "", where: str = "", **more: object) -> None:
        super().__init__(detail or title)
        self.status = status
        self.title = title
        self.detail = detail
        self.where = where
        self.more = more

    def answer(self) -> Answer:
        document: Doc = {"title": self.title, "status": self.status, "detail": self.detail, "where": self.where}
        return Answer(self.status, document | self.more, "application/problem+json")
