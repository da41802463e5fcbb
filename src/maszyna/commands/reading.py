"""Files and standard input, with suspicion: whatever is wrong with one is said with its name."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from maszyna.commands.problems import BadInput, Problems
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict import parse_json as parse_text

STANDARD_INPUT: Final = "-"
MOST_LINE: Final = 4_000_000  # bytes of one request


def named(path: str) -> str:
    return "standard input" if path == STANDARD_INPUT else path


def opened(path: str) -> BinaryIO:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer
    try:
        return open(path, "rb")
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadInput(f"{path}: is no name of a file: {error}") from None


def whole(path: str, name: str, most: int) -> bytes:
    """All that is in a file, if it is not too much; refusals call it by its name."""
    with opened(path) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise BadInput(f"{name}: cannot be read: {error.strerror}") from None
    if len(content) > most:
        raise BadInput(f"{name}: is too large: at most {most} bytes are read")
    return content


def read_text(path: str, most: int) -> str:
    """A whole file of at most so many bytes, as text."""
    content = whole(path, path, most)
    if not content.strip():
        raise BadInput(f"{path}: is empty")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: is not UTF-8 text: byte {error.start + 1} cannot be read") from None


def requests(path: str, problems: Problems) -> Iterator[tuple[str, object]]:
    """Where each request stands and what it is, one to a line; a line that is no JSON is told and passed over."""
    name = named(path)
    number = 0
    seen = False
    with opened(path) as file:
        while True:
            try:
                line = file.readline(MOST_LINE + 1)
            except OSError as error:
                raise BadInput(f"{name}: cannot be read: {error.strerror}") from None
            if not line:
                break
            number += 1
            where = f"{name}: line {number}"
            if len(line) > MOST_LINE:
                problems.add(f"{where}: is too long: at most {MOST_LINE} bytes are read")
                seen = True
                while line and not line.endswith(b"\n"):
                    line = file.readline(MOST_LINE)
            elif line.strip():
                seen = True
                try:
                    yield where, parse_json(line)
                except FormatError as error:
                    problems.add(f"{where}: {error.problem}")
    if not seen:
        raise BadInput(f"{name}: is empty; it must have one request in JSON on each line")


def parse_json(line: bytes, hint: str = "; a request stands on one line") -> object:
    try:
        return parse_text(line.decode("utf-8-sig"), hint)
    except UnicodeDecodeError as error:
        raise FormatError("", f"is not UTF-8 text: byte {error.start + 1} cannot be read") from None
