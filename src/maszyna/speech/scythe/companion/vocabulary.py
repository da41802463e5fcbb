"""A line typed in Ukrainian or Russian beside a board of Scythe as the game spells it, and the game's words back again.

    understood("uk", "перемісти меха 36 37 робітники 2")  ->  "move mech 36 37 workers 2"
    spoken("uk", "move mech 36 37 workers 2")  ->  "рух мех 36 37 робітники 2"

Factions, mech abilities and structure bonus tiles go by their names in the catalogue, so that no name stands twice.
"""

import re
from functools import cache
from typing import Final

from maszyna.scythe.ids import ABILITIES, FACTIONS
from maszyna.scythe.notation.places import BASE_NAMES
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.table.word_reader import name_text
from maszyna.speech.common.common_vocabulary import Vocabulary
from maszyna.speech.language.catalogue import SOURCE
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.companion.vocabulary_words import WORDS
from maszyna.speech.scythe.names import names

VOCABULARY: Final = Vocabulary(WORDS)
LOOK_ALIKE: Final = str.maketrans("аеіїмостух’ʼ", "aeiimoctyx''")
SCHEMES: Final = {"i": "1", "ii": "2"}
APOSTROPHES: Final = re.compile("[’ʼ`]")


@cache
def named(lang: str) -> dict[str, str]:
    """The names of a language, in small letters, and what the game calls them; the longest first."""
    translator = Translator(lang)
    found: dict[str, str] = {}
    for shown, ids in ((names.FACTIONS, FACTIONS), (names.ABILITIES, ABILITIES), (names.TILES, TILE_IDS)):
        found |= {translator.say(name).lower(): name_text(one) for name, one in zip(shown, ids, strict=True)}
    for form, faction in zip(names.OF_FACTION, FACTIONS, strict=True):
        found[translator.form(form).lower()] = faction
    return dict(sorted(found.items(), key=lambda entry: -len(entry[0])))


def understood(lang: str, typed: str) -> str:
    """A typed line as the game spells it; what is no word of ours stays as it is."""
    line = APOSTROPHES.sub("'", " ".join(typed.lower().replace(",", " ").split()))
    if line.isascii():
        return line
    for language in sorted(WORDS, key=lambda other: other != lang):
        for name, meant in named(language).items():
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", meant, line)
    said = [meaning for word in line.split() if (meaning := meaning_of(lang, word))]
    return " ".join(arranged(said)) or line


def meaning_of(lang: str, word: str) -> str:
    meaning = VOCABULARY.meaning(lang, word)
    if meaning != word or word.isascii():
        return meaning
    latin = word.translate(LOOK_ALIKE)
    return latin if latin.isascii() else word


def arranged(words: list[str]) -> list[str]:
    """Where one word of a language stands for several of the game, its neighbours tell which is meant."""
    found: list[str] = []
    for word in words:
        before = found[-1] if found else ""
        if before == "base" and word in FACTIONS:  # «база Криму»
            found[-1] = BASE_NAMES[FACTIONS.index(word)]
        elif before in ("card", "cards", "combat_card") and word == "combat":  # «карти бою»
            continue
        elif before == "card" and word in ("stars", "factory"):  # «карта зірок», «карта Фабрики»
            found[-1] = "tracker" if word == "stars" else word
        elif before == "token" and word == "encounter":  # «жетон пригоди»
            found[-1] = word
        elif before == "scheme" and word in SCHEMES:
            found.append(SCHEMES[word])
        else:
            found.append(in_place(before, found, word))
    return about_first(found)


def about_first(words: list[str]) -> list[str]:
    """«сила Криму 3» begins with whom it is about, as the game wants it."""
    start = 1 if words[:1] == ["adjust"] else 0
    factions = [word for word in words[start + 1 :] if word in FACTIONS]
    if len(factions) != 1 or words[start] == "automa" or "opponent" in words:
        return words
    others = [word for word in words if word != factions[0]]
    return [*others[:start], factions[0], *others[start:]]


def in_place(before: str, said: list[str], word: str) -> str:
    """The word by what was said before it."""
    if before == "move" and word in ("workers", "mechs"):
        return word.removesuffix("s")
    if before == "fight" and word == "airship":  # «бій вітроплавів»
        return "air"
    if "recruit" in said and word in ("coins", "card", "cards"):
        return "coin" if word == "coins" else "combat_card"
    if word == "drawn" and ("encounter" in said or "token" in said):  # «приключение взято»
        return "gone"
    return "back" if "encounter" in said and word == "undo" else word


def spoken(lang: str, said: str) -> str:
    """Words of the game as people of this language type them."""
    return " ".join(spoken_word(lang, word) for word in said.split())


def spoken_word(lang: str, word: str) -> str:
    if word in FACTIONS:
        return Translator(lang).say(names.FACTIONS[FACTIONS.index(word)])
    if lang == SOURCE:
        return word
    if word in BASE_NAMES:
        faction = Translator(lang).form(names.OF_FACTION[BASE_NAMES.index(word)])
        return f"{VOCABULARY.shown(lang, 'base')} {faction}"
    if word in ("coin", "combat_card"):
        return VOCABULARY.shown(lang, "coins" if word == "coin" else "cards")
    abilities = [name_text(ability) for ability in ABILITIES]
    if word in abilities and word not in WORDS[lang]:
        return Translator(lang).say(names.ABILITIES[abilities.index(word)]).lower()
    return VOCABULARY.shown(lang, word)


def spoken_forms(lang: str, form: str) -> str:
    """The form of a command, ``move mech [36] 37``, in the words of this language."""
    return form if lang == SOURCE else re.sub("[a-z_]+", lambda found: spoken_word(lang, found[0]), form)
