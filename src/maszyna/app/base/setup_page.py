"""Setting up: the fields of a setup with what can be chosen, checked while they are filled in."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.kernel.errors import MaszynaError

CHECKED_WITH: Final = 1  # any seed: whether a setup can be laid out does not hang on it


def setup_page(kind: AnyKind, setup: Doc | None, words: Language, storage: Storage) -> Doc:
    """The fields with their values, and whether a game could be begun with them."""
    document = kind.with_own(kind.default_setup() if setup is None else setup, storage)
    problem = problem_of(kind, document, words)
    return {
        "format": "maszyna/setup@1",
        "page": "setup",
        "kind": kind.key,
        "title": words.spans_for(f"kind_{kind.key}"),
        "setup": document,
        **kind.setup_extras(document, words),
        "fields": kind.setup_fields(document, words, storage),
        "ready": problem is None,
        "problem": problem,
    }


def problem_of(kind: AnyKind, setup: Doc, words: Language) -> Doc | None:
    """What would be wrong with a game of this setup."""
    try:
        kind.rules.new(setup, CHECKED_WITH)
    except MaszynaError as error:
        return {"where": error.where or "setup", "say": [words.problem(error)]}
    return None


def choice(
    value: object, name: str, why_not: str | None = None, art: str | None = None, card: Doc | None = None
) -> Doc:
    """``card``: what it does and how it plays, where it is a card to be read."""
    return {"value": value, "name": name, "why_not": [why_not] if why_not else None, "art": art, **(card or {})}


def field(key: str, kind: str, name: str, value: object, choices: list[Doc], **more: object) -> Doc:
    """``kind``: one, many, flag or number; ``key`` is the path in the setup."""
    return {"key": key, "kind": kind, "name": name, "value": value, "choices": choices, **more}
