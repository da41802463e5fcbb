"""What is printed on a card in ink changes with the theme, so that it is seen on a dark card as well."""

import re
from pathlib import Path

import pytest

from maszyna.pictures.draw import palette
from maszyna.pictures.screen.art import art, art_key, every_name

THEME = (Path(__file__).parents[2] / "src/maszyna/web/theme.css").read_text(encoding="utf-8")


def taken_over(painted: str) -> set[str]:
    """The classes whose fill or stroke the theme decides on a card."""
    rules = re.findall(rf"^([^{{}}\n]*)\{{[^{{}}\n]*\b{painted}: var\(--card-ink[^{{}}\n]*\}}", THEME, re.MULTILINE)
    return {sign for rule in rules for sign in re.findall(r"\.([\w-]+)(?=\s*(?:,|$))", rule)}


TAKEN_OVER = {painted: taken_over(painted) for painted in ("fill", "stroke")}
CARDS = [
    name
    for name in every_name()
    if name.split(".")[0] in ("automa", "factory", "objective", "combat_card") and name != "combat_card.0"
]


@pytest.mark.parametrize("name", CARDS)
def test_ink_on_a_card_follows_the_theme(name: str) -> None:
    elements = re.findall(r"<\w+[^>]*>", art(art_key(name, "en")))
    inked = [(one, painted) for one in elements for painted in TAKEN_OVER if f' {painted}="{palette.INK}"' in one]
    assert inked
    for one, painted in inked:
        found = re.search(r'class="([^"]*)"', one)
        classes = set(found[1].split()) if found else set()
        on_colour = classes & {"icon-fill", "letter", "sign", "body", "pattern-line"}
        assert classes & TAKEN_OVER[painted] or on_colour, one


@pytest.mark.parametrize(("number", "shown"), [(4, ["3+"]), (25, ["≤3", "13+", "2+"]), (9, [])])
def test_an_objective_shows_what_it_asks_for(number: int, shown: list[str]) -> None:
    """As signs with numbers; one that signs cannot say has only its name."""
    texts = re.findall(r">([^<>]+)</text>", art(art_key(f"objective.{number}", "en")))
    assert [one for one in texts if re.fullmatch(r"[≤]?\d+\+?", one)][1:] == shown
