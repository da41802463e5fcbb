"""Ukrainian and Russian words for what is typed beside a table, as the game spells them.

A game's table says for each of its own words which words of a language mean it. The first is the one that is shown; a
word that ends in a hyphen stands for all words that begin so, because the endings change. Whatever is kept in a save is
the game's own word.
"""

from collections.abc import Mapping
from typing import Final

# Answers to a question about amounts, in every language at once: whoever types one is understood.
ALL: Final = ("all", "everything", "усе", "все", "всё")
NONE: Final = ("none", "nothing", "нічого", "нема", "ничего", "нет")
PASSED_OVER: Final = ""  # the meaning of words that say nothing new
STEM: Final = "-"
LEAST_BEGINNING: Final = 2  # letters of a word that is cut

Tables = Mapping[str, Mapping[str, str]]  # by language: what the game calls it, and the words for it


class Vocabulary:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def meaning(self, lang: str, word: str) -> str:
        """What the game calls it: by this language first, then by the others; otherwise the word itself."""
        if word.isascii():
            return word
        languages = sorted(self.tables, key=lambda other: other != lang)
        for table in languages:
            meanings = [(len(listed), meaning) for meaning, listed in self.entries(table) if is_meant(listed, word)]
            if meanings:
                return max(meanings)[1]
        for table in languages:
            cut = {meaning for meaning, listed in self.entries(table) if listed.startswith(word)}
            if len(word) >= LEAST_BEGINNING and len(cut) == 1:
                return cut.pop()
        return word

    def shown(self, lang: str, meaning: str) -> str:
        """A word of the game as people of this language type it."""
        words = self.tables.get(lang, {}).get(meaning, "")
        return words.split()[0] if words else meaning

    def entries(self, lang: str) -> list[tuple[str, str]]:
        return [(meaning, listed) for meaning, words in self.tables[lang].items() for listed in words.split()]


def is_meant(listed: str, word: str) -> bool:
    return word.startswith(listed.removesuffix(STEM)) if listed.endswith(STEM) else word == listed
