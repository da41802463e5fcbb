"""The progress cards of Expeditions a user has typed in, kept with the user's data."""

import json
from pathlib import Path

from maszyna.commands.problems import BadInput
from maszyna.commands.reading import parse_json, read_text
from maszyna.expeditions.own_cards import OwnCards, read_own_cards, write_own_cards
from maszyna.kernel.errors import FormatError
from maszyna.lab.simulate import write_whole
from maszyna.terminal.saves import home

MOST_BYTES = 100_000


def own_cards_file() -> Path:
    return home() / "expeditions-progress-cards.json"


def kept_cards() -> OwnCards:
    """The progress cards the user has typed in; none if there is no file."""
    path = own_cards_file()
    return cards_in(str(path)) if path.exists() else OwnCards([])


def cards_in(path: str) -> OwnCards:
    """A file of progress cards, checked."""
    text = read_text(path, MOST_BYTES)
    try:
        return read_own_cards(parse_json(text.encode(), hint=""), "cards file")
    except FormatError as error:
        raise BadInput(f"{path}: {error.where + ': ' if error.where else ''}{error.problem}") from None


def keep_cards(own: OwnCards) -> None:
    path = own_cards_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(write_own_cards(own), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
