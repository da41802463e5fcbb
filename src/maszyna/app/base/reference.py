"""What a reference is made of: groups of rows, each a label with its value, drawn the same way whatever they tell."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Text


def group(title: Text, rows: list[Doc]) -> Doc:
    return {"title": title, "rows": rows}


def row(label: Text, value: Text | None, **more: Any) -> Doc:
    """``more``: what it was before (struck), a state, an explanation, a drawing, a correction, a rule."""
    found: Doc = {"label": label, "value": value, "struck": None, "state": None, "says": None, "art": None,
                  "act": None, "rule": None}  # fmt: skip
    return found | more
