"""Reading files and standard input; every refusal names the file."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from maszyna.commands.io.problems import BadInput
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict_json import parse_json as parse_text

STANDARD_INPUT: Final = "-"
MOST_LINE: Final = 4_000_000  # bytes of one request
MOST_SAVE: Final = 16_000_000  # bytes of a save file


def name_of_file(path: str) -> str:
    return "standard input" if path == STANDARD_INPUT else path


def open_file(path: str) -> BinaryIO:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer
    try:
        return open(path, "rb")
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadInput(f"{path}: is no name of a file: {error}") from None


def read_whole(path: str, name: str, most: int) -> bytes:
    """The content of a file of at most ``most`` bytes; refusals name the file."""
    with open_file(path) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise BadInput(f"{name}: cannot be read: {error.strerror}") from None
    if len(content) > most:
        raise BadInput(f"{name}: is too large: at most {most} bytes are read")
    return content


def read_text(path: str, most: int) -> str:
    """The text of a file of at most ``most`` bytes."""
    content = read_whole(path, path, most)
    if not content.strip():
        raise BadInput(f"{path}: is empty")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: is not UTF-8 text: byte {error.start + 1} cannot be read") from None


class RequestLine:
    """One line of an input, not read yet."""

    def __init__(self, file: str, number: int, line: bytes, problem: str = "") -> None:
        self.file = file
        self.number = number
        self.line = line
        self.problem = problem

    def content(self) -> object:
        if self.problem:
            raise FormatError("", self.problem)
        return parse_json(self.line)


def requests(path: str) -> Iterator[RequestLine]:
    """Every request of a file, one per line; blank lines are passed over."""
    name = name_of_file(path)
    number = 0
    seen = False
    with open_file(path) as file:
        while True:
            try:
                line = file.readline(MOST_LINE + 1)
            except OSError as error:
                raise BadInput(f"{name}: cannot be read: {error.strerror}") from None
            if not line:
                break
            number += 1
            if len(line) > MOST_LINE:
                seen = True
                while line and not line.endswith(b"\n"):
                    line = file.readline(MOST_LINE)
                yield RequestLine(name, number, b"", f"is too long: at most {MOST_LINE} bytes are read")
            elif line.strip():
                seen = True
                yield RequestLine(name, number, line)
    if not seen:
        raise BadInput(f"{name}: is empty; it must have one request in JSON on each line")


def parse_json(line: bytes, hint: str = "; a request stands on one line") -> object:
    try:
        return parse_text(line.decode("utf-8-sig"), hint)
    except UnicodeDecodeError as error:
        raise FormatError("", f"is not UTF-8 text: byte {error.start + 1} cannot be read") from None
