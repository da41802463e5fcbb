"""The words of the browser's controls fit where they stand on a narrow screen, in all three languages."""

import re

import pytest

from maszyna.speech.app.app_texts import APP_TALK as TALK
from maszyna.speech.app.interface_words import APP_WORDS, interface_words
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator

TOOL, BUTTON, QUESTION = 16, 30, 34  # letters
TOOLS = [
    "home", "back", "close", "cancel", "continue", "done", "menu", "layers", "language", "settings", "guide",
    "again", "all", "none", "clear", "copy", "tiles", "undo", "take_back", "end_turn", "skip", "tell", "more_tools",
    "fewer_tools", "free_slot", "no_token", "no_card", "hand", "automa_card", "put_back", "why", "steps",
    "next_step", "reveal", "combat", "log", "earlier", "later", "back_to_game", "scores", "take_out",
    "share", "revoke", "logbook", "won", "lost", "mine_games", "mine_me", "mine_feats", "filter_running",
    "me_by_level", "me_by_faction", "me_by_mat", "day_play", "bg_stats",
]  # fmt: skip
BUTTONS = [
    "last_turn", "import", "kind_scythe", "kind_scythe-table", "kind_expeditions-table", "add_person", "add_automa",
    "remove_seat", "lay_out_title", "take_these", "go_on", "play_on_from_here", "again_from_start", "scores_now",
    "once_more", "save_file", "link_watch", "csv",
]  # fmt: skip
QUESTIONS = [
    "delete_sure", "before_turn_ends", "before_reveal", "tap_place", "tap_unit", "tap_location", "where_to",
    "units_left", "told_so_far", "correct_ask", "correct_how", "last_turn_here", "automa_turn_title", "game_over",
    "no_cards_allowed",
]  # fmt: skip
COMPANION_TOOLS = [key for key in TALK if key.startswith("tool_")]


def letters(text: str) -> int:
    """How long a text is with a number of two digits in each brace."""
    return len(re.sub(r"{\w+}", "99", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_fit_their_controls(lang: str) -> None:
    words = interface_words(Translator(lang))
    for keys, most in ((TOOLS, TOOL), (BUTTONS, BUTTON), (QUESTIONS, QUESTION)):
        assert set(keys) <= APP_WORDS.keys()
        assert {words[key]: letters(words[key]) for key in keys if letters(words[key]) > most} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tools_of_the_companion_fit(lang: str) -> None:
    assert len(COMPANION_TOOLS) > 10
    said = [Translator(lang).translations.gettext(TALK[key]) for key in COMPANION_TOOLS]
    assert [text for text in said if letters(text) > TOOL] == []
    questions = [Translator(lang).translations.gettext(TALK[key]) for key in ("ask_turn", "ask_over")]
    assert [text for text in questions if letters(text) > QUESTION] == []
