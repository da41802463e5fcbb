"""The save file, ``maszyna/save@1``: format, game, rules_version, setup, seed, actions.

A file that is not exactly that is refused with the place named; the actions are checked by replaying them.
"""

import json
from typing import Final

from maszyna.kernel.errors import ActionError, FormatError, MaszynaError
from maszyna.kernel.record import NewGame, Record, Setup

FORMAT: Final = "maszyna/save@1"
FIELDS: Final = ["format", "game", "rules_version", "setup", "seed", "actions"]
MOST_BYTES: Final = 16_000_000
MOST_SEED: Final = 1 << 64


class Save:
    """The content of a save file, not replayed yet."""

    def __init__(self, game: str, rules_version: int, setup: Setup, seed: int, actions: list[str]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.seed = seed
        self.actions = actions


def dump(record: Record, game: str, rules_version: int) -> str:
    """The record as the text of a save file."""
    return written(Save(game, rules_version, record.setup, record.seed, record.actions))


def written(save: Save) -> str:
    """The text of a save file, one action a line."""
    head: dict[str, object] = {
        "format": FORMAT,
        "game": save.game,
        "rules_version": save.rules_version,
        "setup": save.setup,
        "seed": save.seed,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    actions = ",\n".join("    " + json.dumps(text, ensure_ascii=False) for text in save.actions)
    return "\n".join(["{", *lines, '  "actions": [', *([actions] if actions else []), "  ]", "}", ""])


def parse(text: str) -> Save:
    """Read a save file's text."""
    if len(text) > MOST_BYTES:
        raise FormatError("save", f"too large: at most {MOST_BYTES} characters")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise FormatError("save", f"not readable as JSON, perhaps cut off: {error}") from None
    except RecursionError:
        raise FormatError("save", "not readable as JSON: nested too deeply") from None
    return read(data)


def read(data: object) -> Save:
    """Read a save file's document."""
    if not isinstance(data, dict):
        raise FormatError("save", f"must be a JSON object with {', '.join(FIELDS)}")
    if data.get("format") != FORMAT:
        raise FormatError("format", f"must be {FORMAT!r}, found {_short(data.get('format'))}")
    for field in FIELDS:
        if field not in data:
            raise FormatError(field, "is missing")
    for field in data:
        if field not in FIELDS:
            raise FormatError(_short(field).strip('"'), f"is not a field of a save; they are {', '.join(FIELDS)}")
    game, version, setup, seed, actions = (data[field] for field in FIELDS[1:])
    if not isinstance(game, str):
        raise FormatError("game", f"must be the name of a game, found {_short(game)}")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FormatError("rules_version", f"must be a number from 1, found {_short(version)}")
    if not isinstance(setup, dict):
        raise FormatError("setup", f"must be an object, found {_short(setup)}")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < MOST_SEED:
        raise FormatError("seed", f"must be a number from 0 to {MOST_SEED - 1}, found {_short(seed)}")
    if not isinstance(actions, list):
        raise FormatError("actions", f"must be a list, found {_short(actions)}")
    for index, action in enumerate(actions):
        if not isinstance(action, str):
            raise FormatError(f"actions[{index}]", f"must be the text of an action, found {_short(action)}")
    return Save(game, version, setup, seed, actions)


def restore(save: Save, game: str, rules_version: int, new_game: NewGame) -> Record:
    """Replay a save into a record; the first action the rules refuse is named."""
    check_header(save, game, rules_version)
    try:
        record = Record(new_game, save.setup, save.seed)
    except FormatError:
        raise
    except MaszynaError as error:
        raise FormatError("setup", str(error)) from None
    for index, text in enumerate(save.actions):
        try:
            record.say(text)
        except ActionError as error:
            raise FormatError(f"actions[{index}]", str(error)) from None
    return record


def check_header(save: Save, game: str, rules_version: int) -> None:
    """Whether a save is one of this game and these rules."""
    if save.game != game:
        raise FormatError("game", f"is {_short(save.game)}, but this is a save reader for {game!r}")
    if save.rules_version > rules_version:
        raise FormatError(
            "rules_version", f"is {save.rules_version}, newer than this program's rules ({rules_version}): update it"
        )
    if save.rules_version < rules_version:
        raise FormatError(
            "rules_version",
            f"is {save.rules_version}; rules {rules_version} cannot replay it and no migration is known",
        )


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False).encode(errors="backslashreplace").decode()
    return text if len(text) <= 40 else text[:37] + "..."
