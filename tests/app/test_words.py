"""The words of the interface: every word the client says is there, in every language."""

import re
from pathlib import Path

import pytest
from tests.app.asking import SOLO, Desk

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
        assert sorted(re.findall(r"{\w+}", words[key])) == sorted(re.findall(r"{\w+}", str(text))), key


# What fits on a phone of 360 px: tools and actions in two lines, a question in two.
MOST_LETTERS = {"tool": 16, "action": 30, "question": 34}
ACTION = re.compile(r'\{\s+label: say\((?:[^()]*? \? )?"(\w+)"(?: : "(\w+)")?')
QUESTION = re.compile(r'\.ask\(say\("(\w+)"')


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_short_labels_are_short_in_every_language(lang: str) -> None:
    desk = Desk()
    words = desk.get("words", lang=lang)["words"]
    game = desk.new("scythe-table", SOLO | {"airships": {}})["id"]
    tools = desk.get(f"games/{game}", lang=lang)["view"]["tools"]
    said = {"tool": ["".join(tool["label"]) for tool in tools if tool["seat"] == "crimea" and not tool.get("corrects")]}
    sources = [path.read_text("utf-8") for path in WEB.glob("**/*.js")]
    for kind, pattern in (("action", ACTION), ("question", QUESTION)):
        found = [match.groups() for text in sources for match in pattern.finditer(text)]
        said[kind] = [words[key] for keys in found for key in keys if key]
    assert min(len(texts) for texts in said.values()) > 5
    long = [(kind, text) for kind, texts in said.items() for text in texts if len(text) > MOST_LETTERS[kind]]
    assert not long


def test_a_term_is_explained() -> None:
    desk = Desk()
    assert desk.get("terms", key="ability.speed")["says"]
    assert desk.ask("GET", "terms", key="ability.nothing")[0] == 404


@pytest.mark.parametrize("bonus", ["power", "coin", "popularity", "combat_card"])
def test_a_recruit_does_not_promise_a_one_time_bonus_that_is_chosen_freely(bonus: str) -> None:
    """Which of the one-time bonuses comes with it is the next question, and it may be taken already."""
    [said] = Desk().get("terms", key=f"bonus.{bonus}")["says"]
    assert "at once" not in said and "one of the one-time bonuses left" in said
