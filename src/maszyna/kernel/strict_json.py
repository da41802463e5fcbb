"""JSON read with suspicion: what is no JSON, or says a thing twice, is refused with the place."""

import json

from maszyna.kernel.errors import FormatError


def parse_json(text: str, hint: str = "") -> object:
    """The one document of a text; ``hint`` ends what is said of a text that is no JSON."""
    try:
        return json.loads(text, object_pairs_hook=distinct)
    except RecursionError:
        raise FormatError("", "is not readable as JSON: nested too deeply") from None
    except json.JSONDecodeError as error:
        several = "\n" in text.rstrip()
        place = f"line {error.lineno}, column {error.colno}" if several else f"character {error.pos + 1}"
        raise FormatError("", f"is not readable as JSON: {error.msg} at {place}{hint}") from None
    except ValueError as error:
        raise FormatError("", f"is not readable as JSON: {error}") from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are each given once: of two values neither is more right."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FormatError("", f"has the key {json.dumps(twice)} twice in one object; it must stand there once")
    return fields
