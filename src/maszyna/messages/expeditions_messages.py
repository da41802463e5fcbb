"""What is wrong with a setup, a position or a card of Expeditions."""

from typing import Final

from maszyna.messages.table import message

EXPEDITIONS: Final[list[tuple[str, str]]] = [
    message(
        "level_not_on_file",
        "level {level} is not on file: we have no source for the stars and coins of its card; enter "
        "it from your own card: {command}",
    ),
    message("level_listed_twice", "{level} is already in the list"),
    message("level_on_file", "{level} is already on file; only missing cards can be entered"),
    message("card_of_another_level", "is {found}, but the game has level {level}"),
    message("twenty_twice", "has the token {token} more than once; there is one in the box"),
    message("twenty_drawn_again", "puts the token {token} on a tile, but it is already in the position"),
    message("only_of_table_save", "belongs to a save of a table only"),
    message("only_with_card", "belongs to a request with a card only"),
]
