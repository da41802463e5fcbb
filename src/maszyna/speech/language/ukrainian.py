"""Ukrainian chooses some letters by sound; a sentence put together from parts shows its sounds only at the end.

    «2 жетони нафти» and «у тундрі 3» give «2 жетони нафти в тундрі 3»

The preposition is «в» before a vowel, «у» before «в», «ф» and groups such as «св»; between other sounds it is «в» after
a vowel and «у» after a consonant or a pause. «Іде» is «йде» after a vowel; «і» is «й» between vowels, never after a
consonant. Where a neighbour is no Ukrainian word, the text stays as it was written.
"""

import re
from typing import Final

from maszyna.speech.language.marks import PIECES

VOWELS: Final = "аеиіоу"
LETTERS: Final = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
PREPOSITION: Final = re.compile(r"(?<![^\W_’'])[УуВв](?= [^ ])")
CONJUNCTION: Final = re.compile(r"(?<![^ ])[ій](?= [^ ])")
GOES: Final = re.compile(r"(?<![^ ])[ій](?=(?:де|дуть)(?!\w))")
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
    """The text with every such letter as it is said between its neighbours."""
    if not any(pattern.search(PIECES.sub("", text)) for pattern in CHOSEN):
        return text
    pieces = PIECES.split(text)  # every second one is a mark
    plain = "".join(pieces[::2])
    for pattern, choose in CHOSEN.items():
        for found in pattern.finditer(plain):
            at = found.start()
            said = choose(plain[:at], plain[at + 1 :])
            if said:
                letter = said.upper() if found[0].isupper() else said
                plain = plain[:at] + letter + plain[at + 1 :]
    start = 0
    for index in range(0, len(pieces), 2):
        end = start + len(pieces[index])
        pieces[index] = plain[start:end]
        start = end
    return "".join(pieces)


def preposition(before: str, after: str) -> str:
    """«у» or «в», or nothing where a neighbour's sound is not known."""
    following = beginning(after)
    if not following:
        return ""
    if following[0] in VOWELS:
        return "в"
    if HARD_TO_JOIN.match(following):
        return "у"
    ended = ends_in_vowel(before)
    return "" if ended is None else "в" if ended else "у"


def conjunction(before: str, after: str) -> str:
    """«й» between vowels, «і» after a consonant or a pause; between a vowel and a consonant either may stand."""
    following, ended = beginning(after), ends_in_vowel(before)
    if ended is False:
        return "і"
    return "й" if ended and following and following[0] in VOWELS else ""


def goes(before: str, _after: str) -> str:
    """«йде» after a vowel, otherwise «іде»."""
    ended = ends_in_vowel(before)
    return "" if ended is None else "й" if ended else "і"


CHOSEN: Final = {PREPOSITION: preposition, CONJUNCTION: conjunction, GOES: goes}


def beginning(after: str) -> str:
    """How what follows begins, a number as it is said; nothing where that is no Ukrainian word."""
    following = after.lower().lstrip(OPENING)
    number = NUMBER.match(following)
    if number:
        following = number_begins(number[0])
    return following if following and following[0] in LETTERS else ""


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
