"""Texts as they stand in the code, and one language to say them in.

Every text is English and marked, so that a program can collect them all:

    pybabel extract --no-location -k mark -k mark_form:1c,2 -k mark_many:1,2 -k mark_many_form:1c,2,3 \\
        -k message:2 -o maszyna.pot \\
        src/maszyna/messages src/maszyna/speech
    pybabel update --no-fuzzy-matching -D maszyna -i maszyna.pot -d src/maszyna/speech/locale

Names change with their part in a sentence in Ukrainian and Russian. A form other than the nominative is marked with the
name of its case; a counted thing has its plural forms.
"""

from collections.abc import Mapping
from gettext import NullTranslations
from typing import Final, NamedTuple

from maszyna.speech.language.catalogue import translations
from maszyna.speech.language.ukrainian import euphonic

NOTHING: Final[dict[str, object]] = {}
UKRAINIAN: Final = "uk"


class Form(NamedTuple):
    """A name in one of its cases."""

    case: str
    text: str


class Many(NamedTuple):
    """A counted thing; ``{n}`` is the number. Both forms have the same placeholders.

    Without a case it is the object of an action: in the accusative.
    """

    one: str
    more: str
    case: str = ""


def mark(text: str) -> str:
    return text


def mark_form(case: str, text: str) -> Form:
    return Form(case, text)


def mark_many(one: str, more: str) -> Many:
    return Many(one, more)


def mark_many_form(case: str, one: str, more: str) -> Many:
    return Many(one, more, case)


class Translator:
    """One language."""

    by_name: bool = False  # whether territories go by their names instead of their numbers

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.translations: NullTranslations = translations(lang)

    def say(self, text: str, values: Mapping[str, object] = NOTHING) -> str:
        """A marked text with its placeholders filled."""
        return self.sounding(self.translations.gettext(text).format_map(values))

    def form(self, form: Form, values: Mapping[str, object] = NOTHING) -> str:
        return self.sounding(self.translations.pgettext(form.case, form.text).format_map(values))

    def sounding(self, text: str) -> str:
        """A text put together, with the small words that depend on their neighbours' sounds."""
        return euphonic(text) if self.lang == UKRAINIAN else text

    def marked(self, kind: str, key: str, text: str) -> str:
        """A part of a sentence that is about something; screens make it a link (see spans)."""
        return text

    def capitalized(self, text: str) -> str:
        """The beginning of a sentence."""
        return text[0].upper() + text[1:]

    def count(self, many: Many, number: int, values: Mapping[str, object] = NOTHING) -> str:
        if many.case:
            said = self.translations.npgettext(many.case, many.one, many.more, number)
        else:
            said = self.translations.ngettext(many.one, many.more, number)
        return self.sounding(said.format_map({**values, "n": number}))
