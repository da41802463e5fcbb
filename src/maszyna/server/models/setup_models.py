"""The forms of a set-up as types."""

from typing import Any, Literal

from maszyna.server.models.view_models import Absent, Board, Kind, Loose, Text


class FieldChoice(Loose):
    value: Any
    name: str
    why_not: Text | None = None
    art: str | None = None
    does: Text | Absent = None
    plays: Text | Absent = None


class FormField(Loose):
    """A field of a form; `key` is its path in the document, joined by dots."""

    key: str
    kind: Literal["one", "many", "flag", "number", "count", "text"]
    name: str | Absent = None
    value: Any
    choices: list[FieldChoice] | Absent = None
    least: int | Absent = None
    most: int | Absent = None
    rule: str | Absent = None
    about: Text | Absent = None


class FormProblem(Loose):
    """What is wrong with a form, in words; `where` is the path of the field."""

    where: str
    say: Text


class Setup(Loose):
    format: Literal["maszyna/setup@1"]
    page: Literal["setup"]
    kind: Kind
    title: Text
    setup: dict[str, Any]
    advice: Text
    most_seats: int | None
    board: Board | None
    fields: list[FormField]
    ready: bool
    problem: FormProblem | None


class Setups(Loose):
    kinds: list[Setup]
