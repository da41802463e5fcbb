"""What the routes of the API share: the types of their parameters, and the answers they may give."""

from typing import Annotated, Any, Final

from fastapi import Path, Query

from maszyna.app.base.documents import OK
from maszyna.server import models
from maszyna.server.view_models import Lang

PROBLEM: Final = "application/problem+json"
GameId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Annotated[Lang, Query(description="The language of all texts")]
Places = Annotated[
    str | None,
    Query(pattern="^[0-9a-f]{1,64}$", description="The `places_key` of a board the asker has: `places` is left out"),
]
Number = Annotated[str | None, Query(pattern="^[0-9]{1,9}$")]


def problem(model: type, says: str) -> dict[str, Any]:
    return {"description": says, "content": {PROBLEM: {"schema": model.model_json_schema()}}}  # type: ignore[attr-defined]


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: problem(models.ProblemDocument, "The body cannot be read at all"),
    401: problem(models.ProblemDocument, "Nobody is known by this token or key"),
    403: problem(models.ProblemDocument, "A key without the right, or a foreign page"),
    404: problem(models.ProblemDocument, "There is no such thing"),
    405: problem(models.ProblemDocument, "No such method here"),
    413: problem(models.ProblemDocument, "Too large"),
    422: problem(models.Refused, "Not legal, not readable or not complete; nothing has changed"),
    429: problem(models.ProblemDocument, "Too many requests"),
}
STALE: Final[dict[int | str, dict[str, Any]]] = {409: problem(models.Stale, "The game has gone on meanwhile")}


def answers(model: type, status: int = OK, stale: bool = False) -> dict[int | str, dict[str, Any]]:
    found: dict[int | str, dict[str, Any]] = {**PROBLEMS, status: {"model": model}}
    return {**found, **STALE} if stale else found
