"""The catalogues translate every text of the code, and nothing else."""

import re
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.ids import COINS, FOOD, WORKER
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE, entries, translations
from maszyna.speech.scythe.texts import scythe_texts

SOURCE_TEXTS = [Path(__file__).parents[2] / "src/maszyna" / room for room in ("messages", "speech")]
SPEECH = SOURCE_TEXTS[1]
KEYWORDS = {
    "mark": None,
    "mark_form": ((1, "c"), 2),
    "mark_many": (1, 2),
    "mark_many_form": ((1, "c"), 2, 3),
    "message": (2,),
}
RULE = r"\b[AR]\d+(\.\d+)?\b"  # the id of a rule or ruling is the same in every language
PROGRAM = "BG Stats|CSV"  # names of another program and of a format
SCHEME = r"^II?$"  # schemes have Roman numbers in every language
TRANSLATED = [lang for lang in LANGUAGES if lang != SOURCE]
Key = tuple[str | None, str, str]  # context, text, plural


def path_of(lang: str) -> Path:
    return SPEECH / "locale" / lang / "LC_MESSAGES" / "maszyna.po"


def catalogue(lang: str) -> Catalog:
    return read_po(BytesIO(path_of(lang).read_bytes()), locale=lang)


def key_of(context: str | None, text: str | list[str] | tuple[str, ...]) -> Key:
    one, *more = [text] if isinstance(text, str) else list(text)
    return (context, one, more[0] if more else "")


def messages(lang: str) -> dict[Key, Message]:
    return {key_of(message.context, message.id): message for message in catalogue(lang) if message.id}


def extracted() -> list[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    return [each for room in SOURCE_TEXTS for each in extract_from_dir(room, [("**.py", "python")], keywords=KEYWORDS)]


def marked() -> set[Key]:
    """The texts of the code, collected by Babel as translator.py says."""
    return {key_of(context, text) for _, _, text, _, context in extracted()}


def forms(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string or [])


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_texts_are_found_in_every_file_that_marks_some() -> None:
    calls = sum(
        len(re.findall(r"\b(?:mark(?:_form|_many|_many_form)?|message)\(\s*\"", path.read_text("utf-8")))
        for room in SOURCE_TEXTS
        for path in room.rglob("*.py")
    )
    assert len(extracted()) == calls > 600


@pytest.mark.parametrize("lang", TRANSLATED)
def test_nothing_is_missing_and_nothing_stale(lang: str) -> None:
    assert messages(lang).keys() == marked()
    assert not catalogue(lang).obsolete


@pytest.mark.parametrize("lang", TRANSLATED)
def test_everything_is_translated_for_certain(lang: str) -> None:
    for key, message in messages(lang).items():
        assert not message.fuzzy, key
        assert len(forms(message)) == (3 if key[2] else 1), key
        assert all(form.strip() for form in forms(message)), key


@pytest.mark.parametrize("lang", TRANSLATED)
def test_placeholders_are_the_same_in_every_language(lang: str) -> None:
    for key, message in messages(lang).items():
        for form in forms(message):
            assert placeholders(form) == placeholders(key[1]), key
        if key[2]:
            assert "n" in placeholders(key[1]), key
            assert placeholders(key[1]) == placeholders(key[2]), key


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_have_no_latin_letters(lang: str) -> None:
    for key, message in messages(lang).items():
        for form in forms(message):
            assert not re.search("[A-Za-z]", re.sub(rf"{{\w+}}|{RULE}|{SCHEME}|{PROGRAM}", "", form)), key


@pytest.mark.parametrize("lang", TRANSLATED)
def test_our_reader_reads_what_babel_reads(lang: str) -> None:
    said = translations(lang)
    for (context, one, more), message in messages(lang).items():
        if more and context:
            assert [said.npgettext(context, one, more, number) for number in (1, 2, 5)] == forms(message)
        elif more:
            assert [said.ngettext(one, more, number) for number in (1, 2, 5)] == forms(message)
        elif context:
            assert said.pgettext(context, one) == message.string
        else:
            assert said.gettext(one) == message.string


def test_reader_takes_every_spelling_of_an_entry() -> None:
    source = '\n'.join([
        'msgid ""', 'msgstr ""', '"Language: xx\\n"', "", "#~ msgid \"old\"", "#, python-format", 'msgctxt "case"',
        'msgid "one "', '"and \\"two\\""', 'msgstr "eins"', 'msgid "{n} a"', 'msgid_plural "{n} b"', 'msgstr[0] "x"',
        'msgstr[1] "y\\\\"',
    ])  # fmt: skip
    assert entries(source) == {"": "Language: xx\n", 'case\4one and "two"': "eins", "{n} a\0{n} b": "x\0y\\"}


@pytest.mark.parametrize(
    ("lang", "good", "said"),
    [
        ("en", COINS, ["1 coin", "2 coins", "5 coins", "11 coins", "21 coins", "22 coins"]),
        ("uk", COINS, ["1 монету", "2 монети", "5 монет", "11 монет", "21 монету", "22 монети"]),
        ("ru", COINS, ["1 монету", "2 монеты", "5 монет", "11 монет", "21 монету", "22 монеты"]),
        (
            "uk",
            WORKER,
            ["1 робітника", "2 робітників", "5 робітників", "11 робітників", "21 робітника", "22 робітників"],
        ),
        ("ru", WORKER, ["1 рабочего", "2 рабочих", "5 рабочих", "11 рабочих", "21 рабочего", "22 рабочих"]),
        (
            "uk",
            FOOD,
            ["1 жетон їжі", "2 жетони їжі", "5 жетонів їжі", "11 жетонів їжі", "21 жетон їжі", "22 жетони їжі"],
        ),
        (
            "ru",
            FOOD,
            ["1 жетон еды", "2 жетона еды", "5 жетонов еды", "11 жетонов еды", "21 жетон еды", "22 жетона еды"],
        ),
    ],
)
def test_plural_forms(lang: str, good: int, said: list[str]) -> None:
    assert [scythe_texts(lang).amount(good, number) for number in (1, 2, 5, 11, 21, 22)] == said


@pytest.mark.parametrize(
    ("lang", "said"), [("uk", ["0 монет", "14 монет", "111 монет"]), ("ru", ["0 монет", "14 монет", "111 монет"])]
)
def test_plural_forms_of_nothing_and_of_the_teens(lang: str, said: list[str]) -> None:
    assert [scythe_texts(lang).amount(COINS, number) for number in (0, 14, 111)] == said


@pytest.mark.parametrize("lang", ["de", "", "EN", "../en"])
def test_unknown_language_is_refused_with_the_three_named(lang: str) -> None:
    with pytest.raises(MaszynaError, match="en, uk, ru"):
        scythe_texts(lang)
