"""Words that answer a question about amounts in every language at once: whoever types one is understood."""

from typing import Final

ALL: Final = ("all", "everything", "усе", "все", "всё")
NONE: Final = ("none", "nothing", "нічого", "нема", "ничего", "нет")
