"""What is wrong with a player's name, its settings or its file, and with an environment."""

from typing import Final

from maszyna.messages.table import message

PLAYERS: Final[list[tuple[str, str]]] = [
    message("no_such_player", "there is no player {name!r}; possible: {possible}"),
    message("player_without_settings", "{player} has no settings, but {text!r} is given"),
    message("no_such_setting", "{player} has no setting {name!r}; possible: {possible}"),
    message("setting_out_of_range", "{name} must be a whole number 1..{most}, found {found!r}"),
    message("player_not_made", "cannot be made with a seed: {error}: {text}"),
    message("choose_failed", "choose has failed: {error}: {text}"),
    message("choose_returned", "choose must return one of the options {options}, found {found!r}"),
    message("no_such_player_file", "there is no such file"),
    message("player_file_failed", "cannot be run: {error}: {text}"),
    message("no_player_class", "has no class {name!r} with a method {method}"),
    message("no_such_reward", "there is no reward {name!r}; possible: {possible}"),
    message("no_chair_for_agent", "{count} leave no chair for an agent; people have {chairs}"),
    message("no_such_argument", "is not an argument of a setup; possible: {possible}"),
    message("must_be_either", "must be {first} or {second}, found {found!r}"),
    message("any_level_in_vector", "{level!r} is not possible here; make one environment for each level"),
]
