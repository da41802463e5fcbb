"""Ukrainian and Russian words for what is typed beside a table of Expeditions; see common/vocabulary.py.

Locations may be typed with letters that only look like n and c, that stand on the same keys, or that begin the names of
the rows.
"""

import re
from typing import Final

from maszyna.expeditions.ids import CENTRAL, LOCATIONS, NORTH, ROWS
from maszyna.speech.common.common_vocabulary import PASSED_OVER, Vocabulary
from maszyna.speech.language.catalogue import SOURCE

ADJUST: Final = "adjust"

VOCABULARY: Final[dict[str, dict[str, str]]] = {
    "uk": {
        "me": "я стою іду йду пішов пішла перей- перемі-",
        "mech": "мех мех-",
        "my": "мій моя мою моє мої моїх мого",
        "south": "південь півден- півдн-",
        "away": "ніде поза_полем поза_картою поза_мапою",
        "explore": "досліди дослі- відкри-",
        "take": "візьми візьм- взя- беру бере очист- очищ-",
        "glory": "слава слав-",
        "done": "готово готов- кінець закінч- заверш- далі",
        "adjust": "виправ виправ- поправ- зміни- змін- коригу-",
        "put": "поклади покла- дода-",
        "remove": "прибери прибер- прибр- забер- забр-",
        "map": "мапа мап- поле",
        "no": "без не",
        "gain": "отримати отрим- здобу-",
        "lose": "втратити втрат-",
        "progress": "прогрес прогрес-",
        "shuffled": "перетасовано перетас- переміш- перетасов-",
        "card": "карта карт-",
        "none": "нема немає нічого жодного жодних нуль",
        "enough": "досить вистач-",
        "help": "довідка допомо- довідк-",
        "why": "чому навіщо",
        "goals": "цілі ціл- категор-",
        "log": "журнал журнал- істор-",
        "status": "стан перевір-",
        "setup": "підготовка підготов- приготу-",
        "lang": "мова мову мови",
        "undo": "скасуй скасу- назад відмін-",
        "score": "рахунок рахун- монет- очк-",
        "quit": "вийти вийт- вихід вийди",
        "new": "нова нову новий спочатку",
        PASSED_OVER: "на з із зі до у в від локаці- плитк- жетон- фішк- скверн- верхн- хід ходу свій гра гру",
    },
    "ru": {
        "me": "я стою иду пошёл пошел пошла переш- перей- перемещ- перемест-",
        "mech": "робот робот- мех мех-",
        "my": "мой моя мою моё мое мои моих моего",
        "south": "юг юге юга южн-",
        "away": "нигде вне_карты вне_поля",
        "explore": "исследуй исслед- откры-",
        "take": "возьми возьм- взя- беру берёт берет очист- очищ-",
        "glory": "слава слав-",
        "done": "готово готов- конец законч- заверш- дальше далее",
        "adjust": "исправь исправ- поправ- измен- коррект-",
        "put": "положи полож- добав-",
        "remove": "убери убер- убра- убира-",
        "map": "поле карт- мап- местност-",
        "no": "без не",
        "gain": "получить получ-",
        "lose": "потерять потер- теря- утрат-",
        "progress": "прогресс прогресс-",
        "shuffled": "перемешано перетас- перемеш-",
        "card": "карточка карточк-",
        "none": "нет ничего ноль нуль",
        "enough": "хватит довольно достаточно",
        "help": "справка помощ- справк- помог-",
        "why": "почему зачем",
        "goals": "цели цель цел- категор-",
        "log": "журнал журнал- истор-",
        "status": "состояние состояни- провер-",
        "setup": "подготовка подготов- приготов-",
        "lang": "язык языка",
        "undo": "отмени отмен- назад верн-",
        "score": "счёт счет- монет- очк-",
        "quit": "выйти выйт- выход выйди",
        "new": "новая новую новый сначала заново",
        PASSED_OVER: "на с со из в во до от локаци- плитк- жетон- фишк- скверн- верхн- ход хода свой игра игру",
    },
}
WORDS: Final = Vocabulary(VOCABULARY)
# Words that change beside each other.
TOGETHER: Final[dict[str, dict[str, str]]] = {
    "uk": {"no map": "без мапи", "maps": "мапи", "my glory": "моя слава", "token": "жетон"},
    "ru": {
        "adjust map": "исправь местность",
        "no map": "без местности",
        "maps": "местность",
        "my glory": "моя слава",
        "token": "жетон",
    },
}
GAME_WORD: Final = re.compile("[a-z]{2,}")
# Letters of locations, by row; one may stand for c by its look (с) or its sound (ц).
ROW_LETTERS: Final = {NORTH: "nпнт", CENTRAL: "cсц"}
DIGITS: Final = {"з": "3", "б": "6", "і": "1", "l": "1", "i": "1"}
LOCATION: Final = re.compile(f"([{''.join(ROW_LETTERS.values())}])([1-{LOCATIONS}{''.join(DIGITS)}])")
PLACE: Final = re.compile("[nc][0-9]")
JOINED: Final = "_"


def understood(lang: str, typed: str) -> str:
    """A typed line as the game spells it; what is no word of ours stays as it is."""
    line = " ".join(typed.lower().split())
    for joined in [word for table in VOCABULARY.values() for word in table["away"].split() if JOINED in word]:
        line = line.replace(joined.replace(JOINED, " "), joined)
    found: list[str] = []
    for word in line.split():
        meaning = location(word) or WORDS.meaning(lang, word)
        if meaning and (meaning != "me" or "me" not in found):  # «я стою» says it twice
            found.append(meaning)
    return " ".join(arranged(found)) or line


def location(word: str) -> str:
    """A location in the game's letters, or nothing."""
    match = LOCATION.fullmatch(word)
    if match is None:
        return ""
    row = next(row for row, letters in ROW_LETTERS.items() if match[1] in letters)
    return f"{ROWS[row][0]}{DIGITS.get(match[2], match[2])}"


def spoken(lang: str, said: str) -> str:
    """Words of the game, a step or the form of a command, as people of this language type them; n3 stays n3."""
    if lang == SOURCE:
        return said
    for phrase, shown in TOGETHER[lang].items():
        said = re.sub(rf"\b{phrase}\b", shown, said)
    return GAME_WORD.sub(lambda found: WORDS.shown(lang, found[0]), said)


def arranged(words: list[str]) -> list[str]:
    """Where one word of a language stands for two of the game, its neighbours tell which is meant."""
    if words[:1] == [ADJUST]:
        return [adjusted(words, index) for index in range(len(words))]
    if words[:2] == ["my", "mech"]:
        words = ["me", *words[2:]]
    elif words[:1] == ["mech"]:
        words = ["me", *words[1:]]
    elif words in (["my", "glory"], ["put", "glory"], ["put", "my", "glory"]):
        words = ["glory"]
    elif len(words) == 2 and words[0] == "map" and words[1].isdigit():
        words = ["card", words[1]]
    return words


def adjusted(words: list[str], index: int) -> str:
    """In a correction «мапа n3» is a map token, «мапи 2» is how many the Automa has; «немає мапи» is no map."""
    word, following = words[index], words[index + 1] if index + 1 < len(words) else ""
    if word in ("map", "maps"):
        return "map" if PLACE.fullmatch(following) else "maps" if following.isdigit() else word
    return "no" if word == "none" and following else word
