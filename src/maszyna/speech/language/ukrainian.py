"""Ukrainian chooses between «у» and «в» by sound; a sentence put together from parts shows its sounds only at the end.

    «2 жетони нафти» and «у тундрі 3» give «2 жетони нафти в тундрі 3»

The preposition is «в» before a vowel, «у» before «в», «ф» and groups such as «св»; between other sounds it is «в» after
a vowel and «у» after a consonant or a pause. Where a neighbour is no Ukrainian word, the text stays as it was written.
"""

import re
from typing import Final

from maszyna.speech.language.marks import PIECES

VOWELS: Final = "аеиіоу"
LETTERS: Final = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
PREPOSITION: Final = re.compile(r"(?<![^\W_’'])[УуВв](?= [^ ])")
HARD_TO_JOIN: Final = re.compile("[вф]|льв|[бгґджзкпстхцчш]в")  # after «в» these could not be said
OPENING: Final = "«“„([ "
CLOSING: Final = "»”)] "
PAUSES: Final = ".,;:!?…—–-·(«“„["
NUMBER: Final = re.compile(r"\d+")
NUMBER_BEFORE: Final = re.compile(r"\d+$")
TEENS: Final = range(10, 20)
NINETY: Final = 90
HUNDRED: Final = 100


def euphonic(text: str) -> str:
    """The text with every «у» and «в» as it is said between its neighbours."""
    if PREPOSITION.search(PIECES.sub("", text)) is None:
        return text
    pieces = PIECES.split(text)  # every second one is a mark
    plain = "".join(pieces[::2])
    for found in PREPOSITION.finditer(plain):
        at = found.start()
        said = spoken(plain[:at], plain[at + 1 :])
        if said:
            letter = said.upper() if found[0].isupper() else said
            plain = plain[:at] + letter + plain[at + 1 :]
    start = 0
    for index in range(0, len(pieces), 2):
        end = start + len(pieces[index])
        pieces[index] = plain[start:end]
        start = end
    return "".join(pieces)


def spoken(before: str, after: str) -> str:
    """«у» or «в», or nothing where a neighbour's sound is not known."""
    following = after.lower().lstrip(OPENING)
    number = NUMBER.match(following)
    if number:
        following = number_begins(number[0])
    if not following or following[0] not in LETTERS:
        return ""
    if following[0] in VOWELS:
        return "в"
    if HARD_TO_JOIN.match(following):
        return "у"
    ended = ends_in_vowel(before)
    return "" if ended is None else "в" if ended else "у"


def number_begins(digits: str) -> str:
    """«один» and «одинадцять», «вісім», «два»; the others begin with a plain consonant."""
    if digits in ("1", "11"):
        return "о"
    if digits[0] == "8" or digits == "18":
        return "в"
    return "дв" if digits[0] == "2" or digits == "12" else "т"


def ends_in_vowel(before: str) -> bool | None:
    """Whether a vowel was just said; nothing where that is not known."""
    ended = before.lower().rstrip(" ")
    if not ended or ended[-1] in PAUSES:
        return False
    ended = ended.rstrip(CLOSING)
    number = NUMBER_BEFORE.search(ended)
    if number:
        return number_ends_in_vowel(int(number[0]))
    if not ended or ended[-1] not in LETTERS:
        return None
    return ended[-1] in VOWELS + "єїюя"


def number_ends_in_vowel(number: int) -> bool:
    """«два», «три», «чотири», «дев’яносто», «сто»; the others end in a consonant."""
    if number % HUNDRED in TEENS:
        return False
    return number % 10 in (2, 3, 4) or (number % HUNDRED in (0, NINETY) and number > 0)
