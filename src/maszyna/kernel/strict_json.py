"""JSON read with suspicion: what is no JSON, or says a thing twice, is refused with the place."""

import json
from typing import Final

from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message

# The codes of what Python's reader says; it has no codes of its own.
SAID: Final = {
    "Expecting value": "json_value",
    "Expecting property name enclosed in double quotes": "json_name",
    "Expecting ':' delimiter": "json_colon",
    "Expecting ',' delimiter": "json_comma",
    "Extra data": "json_extra",
    "Unterminated string starting at": "json_string",
    "Illegal trailing comma before end of object": "json_trailing_comma",
    "Illegal trailing comma before end of array": "json_trailing_comma",
    "Invalid control character at": "json_control",
    "Invalid \\escape": "json_escape",
    "Invalid \\uXXXX escape": "json_escape",
}


def parse_json(text: str, hint: str = "") -> object:
    """The one document of a text; ``hint`` is the code of what ends the refusal of a text that is no JSON."""
    try:
        return json.loads(text, object_pairs_hook=distinct)
    except RecursionError:
        raise FormatError("", "json_too_deep") from None
    except json.JSONDecodeError as error:
        several = "\n" in text.rstrip()
        place = (
            Message("line_and_column", line=error.lineno, column=error.colno)
            if several
            else Message("character", number=error.pos + 1)
        )
        reason: object = Message(SAID[error.msg]) if error.msg in SAID else error.msg
        end: object = Message(hint) if hint else ""
        raise FormatError("", "not_json", reason=reason, place=place, hint=end) from None
    except ValueError as error:
        raise FormatError("", "bad_json_value", reason=str(error)) from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are each given once: of two values neither is more right."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError("", "key_twice", key=json.dumps(twice))
    return fields
