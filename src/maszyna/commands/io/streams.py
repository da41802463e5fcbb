"""Standard streams as a shell hands them over: closed, full, left by their reader, or with few letters."""

import codecs
import errno
import os
import sys
from io import TextIOWrapper
from typing import Final, TextIO, cast

from maszyna.commands.io.problems import BadInput
from maszyna.storage.files import problem_of

READER_GONE: Final = 141  # as if the signal had ended us: 128 + SIGPIPE
PLAIN: Final = "maszyna-plain"
# What is written where an encoding lacks a sign; every other one becomes a question mark.
SUBSTITUTES: Final = {
    "→": "->", "←": "<-", "·": "-", "…": "...", "“": '"', "”": '"', "«": '"', "»": ">", "\u2019": "'",
    "—": "-", "\u2013": "-",
    "★": "*", "☆": ".", "✓": "+", "✗": "x", "✕": "x", "▶": ">", "⚠": "!", "≈": "~", "∩": "^", "⌂": "#", "⚑": "P",
    "◠": "'", "⏎": "Enter", "\u00a0": " ", "─": "-", "━": "-", "│": "|", "┃": "|", "╭": "+", "╮": "+", "╰": "+",
    "╯": "+", "▲": "^", "◆": "*", "●": "o", "▼": "v", "■": "#", "○": "o", "♣": "%", "\u2212": "-",
    "\u00d7": "x", "é": "e",
}  # fmt: skip
CORNERS: Final = "┌┐└┘├┤┬┴┼┏┓┗┛┡┩┳┻╇"
NO_SIZE: Final = ["COLUMNS", "LINES"]


def prepare() -> None:
    """Make the streams of this process such that whatever is written can be written."""
    codecs.register_error(PLAIN, plain_letters)
    if sys.stdin is None:
        sys.stdin = null_stream("r")
    if sys.stderr is None:
        sys.stderr = null_stream("w")
    if sys.stdout is None:
        raise BadInput("", "output_closed")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and codecs.lookup(stream.encoding).name != "utf-8":
            stream.reconfigure(errors=PLAIN)
    for name in NO_SIZE:  # a screen without columns shows nothing
        if os.environ.get(name, "").strip() in ("0", "00") or os.environ.get(name, "").startswith("-"):
            del os.environ[name]


def null_stream(mode: str) -> TextIO:
    """A stream that gives nothing and takes everything."""
    return cast(TextIO, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What stands for signs that an encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    found = [SUBSTITUTES.get(sign, "+" if sign in CORNERS else "?") for sign in signs]
    try:
        "".join(found).encode(error.encoding)
    except UnicodeEncodeError:
        found = ["?"] * len(signs)
    return "".join(found), error.end


def let_go() -> None:
    """Nothing more is written to standard output, not even when the program ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = null_stream("w")


def cannot_write(error: OSError) -> BadInput | None:
    """What is wrong with standard output, if this error is about it and not about a file."""
    full = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO, errno.EBADF)
    if error.errno not in full or error.filename is not None:
        return None
    return BadInput("", "output_not_written", reason=problem_of(error))
