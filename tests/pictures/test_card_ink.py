"""What is printed on a card in ink changes with the theme, so that it is seen on a dark card as well."""

import re
from pathlib import Path

import pytest

from maszyna.pictures.draw import palette
from maszyna.pictures.screen.art import art, art_key, every_name

THEME = (Path(__file__).parents[2] / "src/maszyna/web/theme.css").read_text(encoding="utf-8")
TAKEN_OVER = {
    sign
    for rule in re.findall(r"^([^{}\n]*)\{[^{}\n]*--card-ink[^{}\n]*\}", THEME, re.MULTILINE)
    for sign in re.findall(r"\.([\w-]+)(?=\s*(?:,|$))", rule)
}
CARDS = [
    name
    for name in every_name()
    if name.split(".")[0] in ("automa", "factory", "objective", "combat_card") and name != "combat_card.0"
]


@pytest.mark.parametrize("name", CARDS)
def test_ink_on_a_card_follows_the_theme(name: str) -> None:
    elements = re.findall(r"<\w+[^>]*>", art(art_key(name, "en")))
    inked = [one for one in elements if f'="{palette.INK}"' in one]
    assert inked
    for one in inked:
        found = re.search(r'class="([^"]*)"', one)
        classes = set(found[1].split()) if found else set()
        on_colour = classes & {"icon-fill", "letter", "sign", "body", "pattern-line"}
        assert classes & TAKEN_OVER or on_colour, one
