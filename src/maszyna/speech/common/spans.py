"""Texts as spans: a sentence of ``speech`` with its links, for screens where a place or a rule can be tapped.

A ScreenTranslator puts invisible marks around what a sentence is about; ``spans`` splits the sentence at them. Without
the marks it is, letter by letter, what any other translator says.

    screen = ScreenTranslator("en")
    spans(ScytheTexts(screen).sentence(position, event))
    [{"t": "Saxony", "seat": "saxony"}, " moves ", {"t": "a mech", "piece": "saxony.mech.2"}, …]
"""

import re
from collections.abc import Mapping
from typing import Final

from maszyna.speech.common.keys import PLACE, RULE
from maszyna.speech.language.marks import BEGIN, BEGINS, END, KEYED, PIECES
from maszyna.speech.language.translator import NOTHING, Form, Many, Translator, mark_form

FORMS: Final[list[Form]] = [
    mark_form("by name", "{place} was not in the neighbourhood of the Automa's units or beside its base"),
    mark_form("by name", "{place} was not in the neighbourhood of the Automa's units; its base does not count here"),
    mark_form("by name", "{place} was in reach, but {why}"),
    mark_form("by name", "{place} was chosen: nothing else was left"),
    mark_form("by name", "{place} was not in range of the Automa's airship"),
    mark_form("by name", "{place} is nearest to {target} (distance {value})"),
    mark_form("by name", "{place} has the most resources ({value})"),
    mark_form("by name", "{place} has the fewest of {combat_units} ({value})"),
    mark_form("by name", "{place} is nearest to the Factory (distance {value})"),
    mark_form("by name", "{place} is nearest to its base (distance {value})"),
    mark_form("by name", "{place} comes first in reading order"),
    mark_form("by name", "only {place} is left"),
    mark_form("by name", "{place} is nearest to the Automa's airship (distance {value})"),
    mark_form("by name", "{place} is free of {airships}"),
    mark_form("by name", "{place} is nearest to {workers} (distance {value})"),
    mark_form("by name", "{place} is nearest to {airships} (distance {value})"),
    mark_form("by name", "{place} is nearest to combat units of the Automa (distance {value})"),
    mark_form("by name", "{place} is beside the most of {combat_units} ({value})"),
    mark_form("by name", "{place} is occupied"),
    mark_form("by name", "{place} is unoccupied"),
    mark_form("by name", "Take the encounter token off {place}"),
    mark_form("by name", "encounter token back on {place}"),
    mark_form("by name", "{who}: token off {place}"),
    mark_form("by name", "{who}: token on {place}"),
    mark_form("by name", "{who}: turn the trap over on {place}"),
]
# Where English differs too, by the text with numbers.
REWORDED: Final[dict[str, Form]] = {
    "{who}: {unit} {from} → {to}": mark_form("by name", "{who}: {unit}, {from} → {to}"),
    "{who}: {unit} ({amount}) {from} → {to}": mark_form("by name", "{who}: {unit} ({amount}), {from} → {to}"),
    "{who}: airship {from} → {to}": mark_form("by name", "{who}: airship, {from} → {to}"),
    "from village {number}": mark_form("by name", "from the village {number}"),
    "from farm {number}": mark_form("by name", "from the farm {number}"),
    "from forest {number}": mark_form("by name", "from the forest {number}"),
    "from mountain {number}": mark_form("by name", "from the mountain {number}"),
    "from tundra {number}": mark_form("by name", "from the tundra {number}"),
    "from lake {number}": mark_form("by name", "from the lake {number}"),
    "to village {number}": mark_form("by name", "to the village {number}"),
    "to farm {number}": mark_form("by name", "to the farm {number}"),
    "to forest {number}": mark_form("by name", "to the forest {number}"),
    "to mountain {number}": mark_form("by name", "to the mountain {number}"),
    "to tundra {number}": mark_form("by name", "to the tundra {number}"),
    "to lake {number}": mark_form("by name", "to the lake {number}"),
    "in village {number}": mark_form("by name", "in the village {number}"),
    "on farm {number}": mark_form("by name", "on the farm {number}"),
    "in forest {number}": mark_form("by name", "in the forest {number}"),
    "on mountain {number}": mark_form("by name", "on the mountain {number}"),
    "on tundra {number}": mark_form("by name", "on the tundra {number}"),
    "on lake {number}": mark_form("by name", "on the lake {number}"),
}
BY_NAME: Final[dict[str, Form]] = {form.text: form for form in FORMS} | REWORDED


RULES: Final = re.compile(r"\b([ARWX]\d+(?:\.\d+[a-z]?)?)\b")  # the id of a rule is the same in every language
LOCATIONS: Final = re.compile(r"\b([nc][1-7])\b")  # of Expeditions

MOST_REMEMBERED: Final = 20_000  # texts of one language

Span = str | dict[str, str]


class ScreenTranslator(Translator):
    """A language for screens: with marks, and with names of territories or their numbers."""

    def __init__(self, lang: str, by_name: bool = True) -> None:
        super().__init__(lang)
        self.by_name = by_name
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, text: str, values: Mapping[str, object] = NOTHING) -> str:
        key = (text, *values.items())
        found = self._said.get(key)
        if found is None:
            if self.by_name and text in BY_NAME:
                found = self.form(BY_NAME[text], values)
            else:
                found = super().say(text, values)
            self._remember(key, found)
        return found

    def form(self, form: Form, values: Mapping[str, object] = NOTHING) -> str:
        key = (form, *values.items())
        found = self._said.get(key)
        if found is None:
            found = super().form(form, values)
            self._remember(key, found)
        return found

    def count(self, many: Many, number: int, values: Mapping[str, object] = NOTHING) -> str:
        key = (many, number, *values.items())
        found = self._said.get(key)
        if found is None:
            found = super().count(many, number, values)
            self._remember(key, found)
        return found

    def _remember(self, key: tuple[object, ...], said: str) -> None:
        """Screens need the same texts again and again, with the same names and numbers in them."""
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[key] = said

    def marked(self, kind: str, key: str, text: str) -> str:
        return f"{BEGIN}{kind} {key}{KEYED}{text}{END}"

    def capitalized(self, text: str) -> str:
        """The first letter behind any marks."""
        start = 0
        while found := BEGINS.match(text, start):
            start = found.end()
        return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def plain(text: str) -> str:
    """A text without its marks."""
    return PIECES.sub("", text)


def spans(text: str) -> list[Span]:
    """A text as a list of plain strings and of links; where one link holds another the outer one stays."""
    found: list[Span] = []
    kind, key, said, depth = "", "", "", 0
    for piece in PIECES.split(text):
        if piece == END:
            depth -= 1
            if depth == 0 and said:
                found.append({"t": said, kind: key})
                said = ""
        elif piece.startswith(BEGIN):
            if depth == 0:
                kind, _, key = piece[1:-1].partition(" ")
            depth += 1
        elif depth:
            said += piece
        elif piece:
            found += rule_links(piece)
    return found


def expeditions_spans(text: str) -> list[Span]:
    """The same for Expeditions, whose locations have short names in every language: n1 to n7, c1 to c7."""
    found: list[Span] = []
    for span in spans(text):
        found += with_links(span, LOCATIONS, PLACE) if isinstance(span, str) else [span]
    return found


def rule_links(text: str) -> list[Span]:
    return with_links(text, RULES, RULE)


def with_links(text: str, pattern: re.Pattern[str], kind: str) -> list[Span]:
    """A text in which whatever the pattern finds is a link."""
    parts = pattern.split(text)
    return [{"t": part, kind: part} if at % 2 else part for at, part in enumerate(parts) if part]


def text_of(found: list[Span]) -> str:
    """What the spans say."""
    return "".join(span if isinstance(span, str) else span["t"] for span in found)
