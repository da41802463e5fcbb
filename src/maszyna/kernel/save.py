"""The save file, ``maszyna/save@1``: format, game, rules_version, setup, seed, actions.

A file that is not exactly that is refused with the place named; the actions are checked by replaying them.
"""

import json
from typing import Final

from maszyna.kernel.document import Part, shown
from maszyna.kernel.errors import ActionError, FormatError, MaszynaError
from maszyna.kernel.record import G, NewGame, Record, Setup
from maszyna.kernel.strict_json import parse_json

FORMAT: Final = "maszyna/save@1"
FIELDS: Final = ["format", "game", "rules_version", "setup", "seed", "actions"]
MOST_CHARACTERS: Final = 16_000_000
MOST_SEED: Final = 1 << 64
DRAWN_SEEDS: Final = 1_000_000  # a drawn seed is short enough to be read out to somebody
MOST_VERSION: Final = 1_000_000
LINES: Final = json.JSONEncoder(ensure_ascii=False, separators=(",\n    ", ": "))  # a list with an entry a line


class Save:
    """The content of a save file, not replayed yet."""

    def __init__(self, game: str, rules_version: int, setup: Setup, seed: int, actions: list[str]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.setup = setup
        self.seed = seed
        self.actions = actions


def dump(record: Record[G], game: str, rules_version: int) -> str:
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
    actions = LINES.encode(save.actions)[1:-1]
    return "\n".join(["{", *lines, '  "actions": [', *([f"    {actions}"] if actions else []), "  ]", "}", ""])


def parse(text: str) -> Save:
    """Read a save file's text."""
    if len(text) > MOST_CHARACTERS:
        raise FormatError("save", "too_many_characters", most=MOST_CHARACTERS)
    try:
        return read(parse_json(text, "cut_off_hint"))
    except FormatError as error:
        raise error.moved(error.where or "save") from None


def read(data: object) -> Save:
    """Read a save file's document."""
    top = Part(data, "")
    if not isinstance(data, dict):
        raise FormatError("save", "not_a_save", fields=FIELDS)
    if data.get("format") != FORMAT:
        raise top.at("format").wrong("exactly", text=FORMAT)
    fields = top.record(FIELDS, [])
    game, setup = fields["game"].value, fields["setup"].value
    if not isinstance(game, str):
        raise fields["game"].wrong("game_name")
    version = fields["rules_version"].number(1, MOST_VERSION)
    if not isinstance(setup, dict):
        raise fields["setup"].wrong("object")
    seed = fields["seed"].number(0, MOST_SEED - 1)
    actions: list[str] = []
    for part in fields["actions"].items("list"):
        action = part.value
        if not isinstance(action, str):
            raise part.wrong("action_text")
        actions.append(action)
    return Save(game, version, setup, seed, actions)


def restore(save: Save, game: str, rules_version: int, new_game: NewGame[G]) -> Record[G]:
    """Replay a save into a record under today's rules; the first action they refuse is named."""
    record = begin(save, game, rules_version, new_game)
    for index, text in enumerate(save.actions):
        try:
            record.take(text)
        except ActionError as error:
            raise refused_action(save, index, rules_version, error) from None
    return record


def begin(save: Save, game: str, rules_version: int, new_game: NewGame[G], listens: bool = True) -> Record[G]:
    """A record of the same game at its start, with none of the actions played."""
    check_header(save, game, rules_version)
    try:
        return Record(new_game, save.setup, save.seed, listens)
    except FormatError:
        raise
    except MaszynaError as error:
        raise FormatError("setup", "inner", problem=error) from None


def refused_action(save: Save, index: int, rules_version: int, error: MaszynaError) -> FormatError:
    """An action that today's rules refuse; where they have changed since the game was saved, that is said too."""
    where = f"actions[{index}]"
    if save.rules_version == rules_version:
        return FormatError(where, "inner", problem=error)
    return FormatError(where, "older_rules", problem=error, version=save.rules_version, known=rules_version)


def check_header(save: Save, game: str, rules_version: int) -> None:
    """Whether a save is one of this game, and of these rules or older ones."""
    if save.game != game:
        raise FormatError("game", "another_game", game=shown(save.game), other=game)
    if save.rules_version > rules_version:
        raise FormatError("rules_version", "newer_rules", version=save.rules_version, known=rules_version)
