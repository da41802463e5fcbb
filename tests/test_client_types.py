"""The types of the browser client are those of the API as it is now."""

from pathlib import Path

from tools.client_types import client_types, type_of

COMMITTED = Path(__file__).parents[1] / "types" / "api.d.ts"


def test_the_committed_types_are_not_stale() -> None:
    assert COMMITTED.read_text("utf-8") == client_types(), "make types"


def test_schemas_become_types() -> None:
    text = {"type": "array", "items": {"anyOf": [{"type": "string"}, {"$ref": "#/components/schemas/Span"}]}}
    assert type_of(text) == "(string | Span)[]"
    assert type_of({"anyOf": [text, {"type": "null"}]}) == "(string | Span)[] | null"
    assert type_of({"enum": ["do", "back"], "type": "string"}) == '"do" | "back"'
    assert type_of({"additionalProperties": {"type": "integer"}, "type": "object"}) == "Record<string, number>"
    assert type_of({"additionalProperties": True, "type": "object"}) == "Record<string, unknown>"
