"""docs/environments.md names every entry of the action table and of an observation, as they are."""

from pathlib import Path

from tools.environments_page import page

from maszyna.encoding.action_table import NAMES
from maszyna.encoding.observation_layout import GAME, PRIVATE, SEAT, UNSEEN

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text


def test_the_page_names_every_entry() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = [name for names in (*NAMES, SEAT, PRIVATE, GAME, UNSEEN) for name in names if name]
    assert [name for name in named if name not in text] == []
