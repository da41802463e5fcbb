"""Catalogues of translations: compiled ones of an installed package, or their sources.

The build compiles each .po file into a .mo file beside it, which loads at once. Where there is none, as in a checkout,
the source is compiled when it is read: nothing generated can be out of date there. Everything else, the plural rules
too, is Python's own gettext.
"""

from ast import literal_eval
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from io import BytesIO
from struct import pack
from typing import Final

from maszyna.kernel.errors import MaszynaError

SOURCE: Final = "en"  # the language of the texts in the code: it needs no catalogue
LANGUAGES: Final = [SOURCE, "uk", "ru"]
CONTEXT: Final = "msgctxt"
MAGIC: Final = 0x950412DE
HEADER: Final = 28  # bytes
PAIR: Final = 8  # bytes of a length and an offset


class UnknownLanguage(MaszynaError):
    """A language without a catalogue."""

    def __init__(self, lang: str) -> None:
        super().__init__("", "unknown_language", lang=lang, possible=LANGUAGES)
        self.lang = lang


@cache
def translations(lang: str) -> NullTranslations:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    if lang == SOURCE:
        return NullTranslations()
    folder = files("maszyna.speech") / "locale" / lang / "LC_MESSAGES"
    ready = folder / "maszyna.mo"
    if ready.is_file():
        return GNUTranslations(BytesIO(ready.read_bytes()))
    source = folder / "maszyna.po"
    return GNUTranslations(BytesIO(compiled(entries(source.read_text(encoding="utf-8")))))


def entries(source: str) -> dict[str, str]:
    """What a .po file translates, in gettext's own spelling of contexts and plurals."""
    found: dict[str, str] = {}
    parts: dict[str, str] = {}
    keyword = ""
    for line in [*source.splitlines(), CONTEXT]:
        if not line or line.startswith("#"):
            continue
        if not line.startswith('"'):
            keyword, _, line = line.partition(" ")
            if keyword in (CONTEXT, "msgid") and ("msgstr" in parts or "msgstr[0]" in parts):
                found[_key(parts)] = _value(parts)
                parts = {}
            parts[keyword] = ""
        parts[keyword] += literal_eval(line) if line else ""
    return found


def _key(parts: dict[str, str]) -> str:
    key = parts["msgid"]
    if CONTEXT in parts:
        key = f"{parts[CONTEXT]}\4{key}"
    return f"{key}\0{parts['msgid_plural']}" if "msgid_plural" in parts else key


def _value(parts: dict[str, str]) -> str:
    return "\0".join(text for keyword, text in parts.items() if keyword.startswith("msgstr"))


def compiled(catalogue: dict[str, str]) -> bytes:
    """The .mo file of a catalogue: two tables of lengths and offsets, then the texts."""
    keys = sorted(key.encode() for key in catalogue)
    values = [catalogue[key.decode()].encode() for key in keys]
    start = HEADER + 2 * PAIR * len(keys)
    tables, texts = b"", b""
    for text in [*keys, *values]:
        tables += pack("<II", len(text), start + len(texts))
        texts += text + b"\0"
    return pack("<7I", MAGIC, 0, len(keys), HEADER, HEADER + PAIR * len(keys), 0, start) + tables + texts
