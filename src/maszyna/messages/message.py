"""A sentence about what was refused: a code, and the values of its placeholders; and every sentence by its code."""

from collections.abc import Mapping
from typing import Final

from maszyna.messages.document_messages import DOCUMENTS, EXPECTED, FILES
from maszyna.messages.game_messages import ACTIONS, EXPEDITIONS, PLAYERS, SCYTHE
from maszyna.messages.request_messages import COMMANDS, LAB, REQUESTS

MOST_LISTED: Final = 40

# A code stands once in all the tables.
ENTRIES: Final = [*DOCUMENTS, *EXPECTED, *ACTIONS, *SCYTHE, *EXPEDITIONS, *PLAYERS, *LAB, *FILES, *COMMANDS, *REQUESTS]
MESSAGES: Final[dict[str, str]] = dict(ENTRIES)


class Message:
    """A part of a sentence that has a text of its own, such as what would be right in a place of a document."""

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return english(self.code, self.values)


def english(code: str, values: Mapping[str, object]) -> str:
    """The sentence in English, for programs and for whoever writes them."""
    return MESSAGES.get(code, code).format_map({name: listed(value) for name, value in values.items()})


def listed(value: object) -> object:
    """A list as it stands in a sentence; of a long one the beginning, since the error itself has it whole."""
    if not isinstance(value, (list, tuple)):
        return value
    shown = [str(one) for one in value[:MOST_LISTED]]
    return ", ".join([*shown, f"… ({len(value)})"] if len(value) > MOST_LISTED else shown)
