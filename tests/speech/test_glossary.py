"""The catalogues keep to docs/glossary.md: no word that is ruled out, one apostrophe, prepositions by sound."""

import re
from pathlib import Path

import pytest
from tests.speech.test_catalogues import TRANSLATED, forms, messages

from maszyna.speech.language.ukrainian import euphonic

GLOSSARY = Path(__file__).parents[2] / "docs/glossary.md"
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in GLOSSARY.read_text("utf-8").partition("## Ruled out")[2].splitlines()
    if line.startswith("| ")
]
RULED_OUT = [row for row in ROWS if row[0] in TRANSLATED]
# Names may follow a colon.
NAMES = ["Автом", "Фабрик"]


def texts(lang: str) -> list[str]:
    return [form for message in messages(lang).values() for form in forms(message)]


def test_the_glossary_rules_words_out_in_both_languages() -> None:
    assert {row[0] for row in RULED_OUT} == set(TRANSLATED)
    assert len(RULED_OUT) > 30


@pytest.mark.parametrize(("lang", "word", "_instead", "allowed"), RULED_OUT)
def test_no_text_has_a_word_that_is_ruled_out(lang: str, word: str, _instead: str, allowed: str) -> None:
    for text in texts(lang):
        rest = text.replace(allowed, "") if allowed else text
        assert not re.search(rf"(?<!\w){word}", rest, re.IGNORECASE), text


def test_ukrainian_has_one_apostrophe() -> None:
    for text in texts("uk"):
        assert not re.search(r"(?<=\w)['ʼ`](?=\w)", text), text


def test_ukrainian_prepositions_go_by_sound() -> None:
    for text in texts("uk"):
        assert euphonic(text) == text


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_capital_follows_a_colon(lang: str) -> None:
    for text in texts(lang):
        for found in re.finditer(r": ([А-ЯІЇЄҐЁ]\w*)", text):
            assert any(found[1].startswith(name) for name in NAMES), text


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_word_of_the_programs_leaks(lang: str) -> None:
    """A word of the game's own notation has no place in a translation: it is put in as {command} in native words."""
    for text in texts(lang):
        assert not re.search(r"\b[a-z]+_[a-z_]+\b", re.sub(r"{\w+}", "", text)), text


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("2 жетони нафти у тундрі 3", "2 жетони нафти в тундрі 3"),
        ("1 жетон у тундрі 3", "1 жетон у тундрі 3"),
        ("мех в лісі 5", "мех у лісі 5"),
        ("сила у вас", "сила у вас"),
        ("бере в ворога", "бере у ворога"),
        ("У Автоми", "В Автоми"),
        ("В бою", "У бою"),
        ("карти у свій хід", "карти у свій хід"),
        ("стоять у 1 місці", "стоять в 1 місці"),
        ("стоїть в 2 місцях", "стоїть у 2 місцях"),
        ("на 3 у колоді", "на 3 в колоді"),
        ("(у селі)", "(у селі)"),
        ("В", "В"),
        ("Ферма біля Криму іде раніше", "Ферма біля Криму йде раніше"),
        ("тож йде робітник", "тож іде робітник"),
        ("мехи ідуть", "мехи йдуть"),
        ("Іде дощ", "Іде дощ"),
        ("Русвєт й Альбіон", "Русвєт і Альбіон"),
        ("Полонія і Альбіон", "Полонія й Альбіон"),
        ("Полонія і Крим", "Полонія і Крим"),
        ("Полонія й Крим", "Полонія й Крим"),
        ("на 6-й зірці", "на 6-й зірці"),
        ("бере {amount} у тундрі", "бере {amount} у тундрі"),
        ("нафти \ue000place t41\ue001у тундрі 41\ue002", "нафти \ue000place t41\ue001в тундрі 41\ue002"),
    ],
)
def test_euphony(written: str, said: str) -> None:
    assert euphonic(written) == said
