"""The words of a step, read one after the other; what does not fit is refused with what would have been right."""

from typing import Final

from maszyna.scythe.board import base_of
from maszyna.scythe.ids import FIRST_BASE, MAT, TERRITORIES
from maszyna.scythe.notation.places import BASE_NAME, BASE_NAMES, MAT_NAME
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.table.refusals import Refusal

MOST: Final = 9999
NO: Final = "no"
NONE: Final = "none"


class Change:
    """A number said outright, or as so much more or less."""

    def __init__(self, sign: str, amount: int) -> None:
        self.sign = sign  # "", "+" or "-"
        self.amount = amount

    def text(self) -> str:
        return f"{self.sign}{self.amount}"

    def applied(self, value: int) -> int:
        if self.sign == "+":
            return min(value + self.amount, MOST)
        return max(value - self.amount, 0) if self.sign == "-" else self.amount


class WordReader:
    def __init__(self, text: str) -> None:
        self.all = text.lower().replace(",", " ").split()
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.all)

    def peek(self) -> str:
        return self.all[self.at] if self.more() else ""

    def skip(self, word: str) -> bool:
        """Pass over a word if it comes next."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def next(self, wanted: str) -> str:
        if not self.more():
            raise Refusal("wants_" + wanted)
        self.at += 1
        return self.all[self.at - 1]

    def end(self) -> None:
        if self.more():
            raise Refusal("too_much", " ".join(self.all[self.at :]))

    def is_number(self) -> bool:
        return is_whole(self.peek())

    def number(self, low: int, high: int, wanted: str) -> int:
        word = self.next(wanted)
        if not is_whole(word) or not low <= int(word) <= high:
            raise Refusal("wants_" + wanted, word)
        return int(word)

    def numbers(self, low: int, high: int, wanted: str) -> list[int]:
        """As many as stand there."""
        found: list[int] = []
        while self.is_number():
            found.append(self.number(low, high, wanted))
        return found

    def change(self) -> Change:
        word = self.next("number")
        sign = word[:1] if word[:1] in ("+", "-") else ""
        digits = word[len(sign) :]
        if not is_whole(digits) or int(digits) > MOST:
            raise Refusal("wants_number", word)
        return Change(sign, int(digits))

    def pick(self, names: list[str], wanted: str) -> int:
        """The name that stands there, or the only one that begins so."""
        word = self.next(wanted)
        found = matches(word, names)
        if len(found) != 1:
            raise Refusal("wants_" + wanted, word)
        return found[0]

    def picks(self, names: list[str]) -> bool:
        """Whether such a name comes next."""
        return self.more() and len(matches(self.peek(), names)) == 1

    def place(self, faction: int) -> int:
        """A territory, ``base`` (one's own), ``mat``, or another's base by its name."""
        word = self.next("place")
        if word == MAT_NAME:
            return MAT
        if word == BASE_NAME:
            return base_of(faction)
        if word in BASE_NAMES:
            return FIRST_BASE + BASE_NAMES.index(word)
        if not is_whole(word) or not 1 <= int(word) <= TERRITORIES:
            raise Refusal("wants_place", word)
        return int(word)

    def is_place(self) -> bool:
        word = self.peek()
        return word in (MAT_NAME, BASE_NAME) or word in BASE_NAMES or is_whole(word)

    def territory(self) -> int:
        return self.number(1, TERRITORIES, "territory")


def is_whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6


def matches(word: str, names: list[str]) -> list[int]:
    """The exact name, or all that begin with the word."""
    lower = [name.lower().replace(" ", "_").replace("'", "") for name in names]
    wanted = word.replace("'", "")
    if wanted in lower:
        return [lower.index(wanted)]
    return [index for index, name in enumerate(lower) if name.startswith(wanted)]


def name_text(name: str) -> str:
    """A name as one word."""
    return name.lower().replace(" ", "_").replace("'", "")


def spoken_place(place: int, faction: int) -> str:
    """A place as a step says it."""
    if place == MAT:
        return MAT_NAME
    return BASE_NAME if place == base_of(faction) else place_text(place)
