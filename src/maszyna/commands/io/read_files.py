"""Reading files and standard input; every refusal names the file."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from maszyna.commands.io.problems import BadInput
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict_json import parse_json as parse_text
from maszyna.messages.message import Message
from maszyna.storage.files import problem_of

STANDARD_INPUT: Final = "-"
MOST_LINE: Final = 4_000_000  # bytes of one request
MOST_SAVE: Final = 16_000_000  # bytes of a save file


def name_of_file(path: str) -> str:
    return "standard input" if path == STANDARD_INPUT else path


def in_file(path: str, code: str, **values: object) -> BadInput:
    """What is wrong with a file; standard input has no name of its own."""
    if path == STANDARD_INPUT:
        return BadInput("", "in_standard_input", problem=Message(code, **values))
    return BadInput(path, code, **values)


def open_file(path: str) -> BinaryIO:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer
    try:
        return open(path, "rb")
    except OSError as error:
        raise BadInput(path, "cannot_read", reason=problem_of(error)) from None
    except ValueError as error:
        raise BadInput(path, "no_file_name", reason=str(error)) from None


def read_whole(path: str, most: int) -> bytes:
    """The content of a file of at most ``most`` bytes; refusals name the file."""
    with open_file(path) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise in_file(path, "cannot_read", reason=problem_of(error)) from None
    if len(content) > most:
        raise in_file(path, "too_many_bytes", most=most)
    return content


def read_text(path: str, most: int) -> str:
    """The text of a file of at most ``most`` bytes."""
    content = read_whole(path, most)
    if not content.strip():
        raise in_file(path, "is_empty")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise in_file(path, "not_utf8", number=error.start + 1) from None


class RequestLine:
    """One line of an input, not read yet."""

    def __init__(self, file: str, number: int, line: bytes, too_long: bool = False) -> None:
        self.file = file
        self.number = number
        self.line = line
        self.too_long = too_long

    def content(self) -> object:
        if self.too_long:
            raise FormatError("", "line_too_long", most=MOST_LINE)
        return parse_json(self.line)


def requests(path: str) -> Iterator[RequestLine]:
    """Every request of a file, one per line; blank lines are passed over."""
    number = 0
    seen = False
    with open_file(path) as file:
        while True:
            try:
                line = file.readline(MOST_LINE + 1)
            except OSError as error:
                raise in_file(path, "cannot_read", reason=problem_of(error)) from None
            if not line:
                break
            number += 1
            if len(line) > MOST_LINE:
                seen = True
                while line and not line.endswith(b"\n"):
                    line = file.readline(MOST_LINE)
                yield RequestLine(path, number, b"", too_long=True)
            elif line.strip():
                seen = True
                yield RequestLine(path, number, line)
    if not seen:
        raise in_file(path, "no_requests")


def parse_json(line: bytes, hint: str = "one_line_hint") -> object:
    try:
        return parse_text(line.decode("utf-8-sig"), hint)
    except UnicodeDecodeError as error:
        raise FormatError("", "not_utf8", number=error.start + 1) from None


def document_in(path: str) -> object:
    """The single JSON document in a file."""
    content = read_whole(path, MOST_LINE)
    if not content.strip():
        raise in_file(path, "no_position")
    try:
        return parse_json(content, hint="one_document_hint")
    except FormatError as error:
        raise in_file(path, error.code, **error.values) from None
