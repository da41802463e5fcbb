"""One language for a view: all texts of speech, and texts as spans."""

import re
from functools import cache
from typing import Any, Final, TypeVar

from maszyna.kernel.errors import MaszynaError
from maszyna.messages.message import Message
from maszyna.scythe.board import TERRAIN
from maszyna.scythe.ids import FIRST_BASE
from maszyna.speech.app.app_texts import AppTexts
from maszyna.speech.common.problems import error_text, message_text, problem_text
from maszyna.speech.common.spans import ScreenTranslator, expeditions_spans, plain, spans
from maszyna.speech.expeditions.texts import ExpeditionsTexts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.terms.explain import explain
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.tiles.tile_entry_texts import TileEntryTexts

Text = list[Any]
T = TypeVar("T")
MOST_REMEMBERED: Final = 20_000  # texts of one language


class Language:
    """``remembered`` holds texts that never change, by what they are for. A text is never changed by who gets it."""

    def __init__(self, lang: str) -> None:
        translator = ScreenTranslator(lang)
        self.translator = translator
        self.lang = lang
        self.scythe = ScytheTexts(translator)
        self.companion = CompanionTexts(translator)
        self.screen = ScreenTexts(translator)
        self.app = AppTexts(translator)
        self.expeditions = ExpeditionsTexts(translator)
        self.entry = TileEntryTexts(translator)
        self.remembered: dict[str, Any] = {}
        self.instructions: dict[tuple[Any, ...], Text] = {}  # what to do with the pieces, by the numbers of it
        self.first_questions: dict[tuple[Any, ...], dict[str, Any]] = {}  # of acts at a table, by what they depend on
        self._names: dict[tuple[str, int], str] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._texts: dict[str, Text] = {}

    def say(self, key: str, **values: object) -> str:
        asked = (key, *values.items())
        try:
            found = self._said.get(asked)
        except TypeError:  # a value that may change, like a list
            return self.app.say(key, **values)
        if found is None:
            found = self.app.say(key, **values)
            if all(isinstance(value, str | int) for value in values.values()):
                self.remember(self._said, asked, found)
        return found

    def problem(self, error: MaszynaError) -> str:
        """What was refused, without the place, which a problem document names by itself."""
        return problem_text(self.translator, error)

    def error(self, error: MaszynaError) -> str:
        """What was refused, and where."""
        return error_text(self.translator, error)

    def message(self, message: Message) -> str:
        return message_text(self.translator, message)

    def text(self, sentence: str) -> Text:
        """A sentence as spans."""
        found = self._texts.get(sentence)
        if found is None:
            found = spans(sentence)
            self.remember(self._texts, sentence, found)
        return found

    def remember(self, texts: dict[Any, T], key: object, text: T) -> None:
        """Keep a text that will be asked for again; when there are too many, all go."""
        if len(texts) >= MOST_REMEMBERED:
            texts.clear()
        texts[key] = text

    def place_text(self, sentence: str) -> Text:
        """A sentence about Expeditions as spans: locations have short names there."""
        return expeditions_spans(sentence)

    def spans_for(self, key: str, **values: object) -> Text:
        return self.text(self.say(key, **values))

    def line(self, text: Text) -> str:
        """Spans as one line."""
        return "".join(span if isinstance(span, str) else span["t"] for span in text)

    def plain(self, sentence: str) -> str:
        """A sentence without its links."""
        return plain(sentence)

    def faction(self, faction: int) -> str:
        return self._names.get(("faction", faction)) or self.name("faction", faction)

    def place(self, place: int) -> str:
        return self.name("place", place)

    def short_place(self, place: int) -> str:
        return self.faction(place - FIRST_BASE) if place >= FIRST_BASE else self.name("terrain", TERRAIN[place])

    def reason(self, code: str) -> Text:
        """Why an action is not possible."""
        found: Text | None = self.remembered.get(f"reason.{code}")
        if found is None:
            found = self.remembered[f"reason.{code}"] = self.text(self.scythe.reason(code))
        return found

    def name(self, kind: str, number: int) -> str:
        """A name that is asked for again and again."""
        found = self._names.get((kind, number))
        if found is None:
            found = self._names[kind, number] = self.plain(self.scythe.name(kind, number))
        return found

    def track(self, key: str) -> str:
        found = self._names.get((key, -1))
        if found is None:
            found = self._names[key, -1] = self.say(f"track_{key}")
        return found

    def explained(self, term: str) -> Text:
        """What a term means, by its key."""
        found: Text | None = self.remembered.get(f"term.{term}")
        if found is None:
            found = self.remembered[f"term.{term}"] = self.text(explain(self.translator, term))
        return found


def sentences(text: Text) -> list[Text]:
    """A text taken apart where a sentence ends."""
    found: list[Text] = [[]]
    for span in text:
        if not isinstance(span, str):
            found[-1].append(span)
            continue
        parts = re.split(r"(?<=[.?!]) ", span)
        for number, part in enumerate(parts):
            if number:
                found.append([])
            if part:
                found[-1].append(part)
    return [one for one in found if one]


@cache
def words_in(lang: str) -> Language:
    return Language(lang)


def is_language(lang: str) -> bool:
    return lang in LANGUAGES
