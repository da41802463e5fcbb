"""Rules by their numbers: a text for every one that a trace, a note or a screen can show, in each language."""

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

import maszyna
from maszyna.app.base.language import words_in
from maszyna.speech.common.spans import RULES as SHOWN
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.terms.rule_texts import RULES

ROOT = Path(str(maszyna.__file__)).parent
ROOMS = ["scythe", "expeditions", "kernel", "speech", "app", "messages"]
PLACES = {"X"}  # of a card: "attack combat unit, X"


def texts_in(source: str) -> list[str]:
    """All texts of a module but its docstrings."""
    tree = ast.parse(source)
    docs = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def test_every_number_that_anything_can_show_has_a_text() -> None:
    found = {}
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            for text in texts_in(path.read_text(encoding="utf-8")):
                for rule in SHOWN.findall(text):
                    found[rule] = path.name
    assert len(found) > 40
    assert {rule: where for rule, where in found.items() if rule not in RULES} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_and_each_rule_speak_every_language(lang: str) -> None:
    desk = Desk()
    listed = [row["rule"] for group in desk.get("rules", lang=lang)["groups"] for row in group["rows"]]
    assert listed == list(RULES)
    english = words_in("en")
    for rule in listed:
        page = desk.get(f"rules/{rule}", lang=lang)
        assert page["says"] and (lang == "en" or page["says"] != english.explained(f"rule.{rule}")), rule
    for symbol in range(1, 7):
        assert f"A9.{symbol}" in listed  # the six symbols
    assert desk.ask("GET", "rules/A99")[0] == 404


def every_code(part: Any) -> set[str]:
    """The rules a document names, as a link or as the rule of a step."""
    if isinstance(part, dict):
        own = {part["rule"]} if isinstance(part.get("rule"), str) else set()
        return own.union(*map(every_code, part.values()))
    return set().union(*map(every_code, part)) if isinstance(part, list) else set()


def test_every_code_on_the_screens_of_played_games_has_a_text() -> None:
    desk = Desk()
    seen: set[str] = set()
    for seed in range(3):
        game = desk.act(desk.new("scythe-table", {**SOLO, "airships": {}}, seed=seed), "automa")
        for _ in range(12):
            view = desk.get(f"games/{game['id']}")["view"]
            if view["game"]["over"] or view["fight"]:
                break
            seen |= every_code(view) | every_code(desk.get(f"games/{game['id']}/log"))
            game = desk.act(game, "automa")
    assert len(seen) > 8 and seen <= set(RULES)


def test_a_rule_names_the_turns_it_decided_in_a_game() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "automa", "power +1", "automa")
    turns = desk.get(f"games/{game['id']}/rules/A6.2")["turns"]
    assert turns
    for turn in turns:
        why = desk.get(f"games/{game['id']}/why", at=str(turn["at"]), choice=str(turn["choice"]))
        assert any(step["rule"] == "A6.2" and step["out"] for step in why["steps"])
    assert desk.get(f"games/{game['id']}/rules/R16")["turns"] == []
    assert desk.ask("GET", f"games/{game['id']}/rules/nothing")[0] == 404
