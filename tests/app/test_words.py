"""The words of the interface: every word the client says is there, in every language."""

import re
from pathlib import Path

import pytest
from tests.app.asking import Desk

from maszyna.speech.app.interface_words import APP_WORDS

WEB = Path(__file__).parents[2] / "src" / "maszyna" / "web"
SAID = re.compile(r'\bsay\("([a-z_0-9-]+)"')


def test_every_word_the_client_says_is_known() -> None:
    said = {key for path in WEB.glob("**/*.js") for key in SAID.findall(path.read_text("utf-8"))}
    assert said <= APP_WORDS.keys()


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_words_come_with_their_braces(lang: str) -> None:
    words = Desk().get("words", None, lang=lang)["words"]
    assert words.keys() == APP_WORDS.keys()
    for key, text in APP_WORDS.items():
        assert sorted(re.findall(r"{\w+}", words[key])) == sorted(re.findall(r"{\w+}", text)), key


def test_a_term_is_explained() -> None:
    desk = Desk()
    assert desk.get("terms", key="ability.speed")["says"]
    assert desk.ask("GET", "terms", key="ability.nothing")[0] == 404
