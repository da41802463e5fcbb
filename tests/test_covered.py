"""The gate: every card, ability, structure, tile, star, end, tie-break, variant and Automa rule has a test of its own.

A test names what it is about with ``@pytest.mark.covers("objective 1", ...)``.
"""

import re
from pathlib import Path

import pytest
from tests.expeditions.rule_ids import RULES as EXPEDITIONS_RULES

from maszyna.scythe.facts.effects import AUTOMA_CARD
from maszyna.scythe.facts.encounters import encounters
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import ABILITIES, STARS, STRUCTURES
from maszyna.scythe.score.scoring import TIE_BREAKS
from maszyna.scythe.variants import VARIANTS

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules.md"  # the list of rule and ruling numbers
ENDS = ["in a top action", "in a bottom action", "on another's turn", "in combat"]
CHOOSING = ["keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "last_failed"]  # options that leave out


def subjects() -> list[str]:
    """What must be covered, derived from the facts."""
    found = [f"objective {card.number}" for card in objectives()]
    found += [f"encounter {card.number}.{k}" for card in encounters() for k in range(1, len(card.offers) + 1)]
    found += [f"factory {card.number}" for card in factory_cards()]
    for faction in factions():
        abilities = [name for n, name in enumerate(ABILITIES) if 1 << n in (*faction.mechs, faction.ability)]
        found += [f"ability {faction.id} {name}" for name in abilities]
    found += [f"structure {name}" for name in STRUCTURES]
    found += [f"bonus tile {tile.id}" for tile in bonus_tiles()]
    found += [f"star {name}" for name in STARS]
    found += [f"end sixth star {how}" for how in ENDS]
    found += [f"tie-break {name}" for name in TIE_BREAKS if name != "coins"]
    found += [f"variant {name}" for name in VARIANTS]
    return found + rule_ids()


def rule_ids() -> list[str]:
    """The numbers of both Automas' rules, the rulings and The Wind Gambit, as the documentation lists them."""
    return re.findall(r"^\| ([ARWX]\d+(?:\.\w+)?) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def left_out(config: pytest.Config) -> str:
    """Why the collected tests are not the whole suite, or nothing."""
    for option in CHOOSING:
        value = getattr(config.option, option, None)
        if value:
            return f"--{option.replace('_', '-')} leaves tests out ({value})"
    for argument in config.args:
        asked = (config.invocation_params.dir / argument).resolve()
        if asked == TESTS or asked in TESTS.parents:
            return ""
    return f"only {', '.join(config.args)} was asked for"


def test_the_subjects() -> None:
    found = subjects()
    assert len(found) == len(set(found)) == 27 + 126 + 15 + 35 + 4 + 6 + 13 + 4 + 6 + len(VARIANTS) + 89 + 36 + 58


def test_every_section_and_ruling_is_numbered() -> None:
    """Items of A1 to A20 and rulings R1 to R17, in order and without a gap."""
    found = [rule for rule in rule_ids() if rule[0] in "AR"]
    items = {"A8": 0, "A12": 0, "A17": 0, "A20": 0}
    items |= dict(zip([f"A{n}" for n in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11)], (7, 2, 3, 5, 2, 4, 4, 6, 3, 5), strict=True))
    items |= {"A13": 3, "A14": 3, "A15": 7, "A16": 4, "A18": 3, "A19": 7}
    rules = [f"A{n}.{k}" for n in range(1, 21) for k in range(1, items[f"A{n}"] + 1)]
    assert [rule for rule in found if "." in rule] == rules
    assert [rule for rule in found if "." not in rule] == ["A8", "A12", "A17", "A20", *(f"R{n}" for n in range(1, 18))]


def test_every_rule_of_the_wind_gambit_is_numbered() -> None:
    """Items of W1 to W5, and every tile and card of W6 to W9."""
    items = {"W1": 6, "W2": 5, "W3": 3, "W4": 4, "W5": 9}
    rules = [f"{section}.{k}" for section, most in items.items() for k in range(1, most + 1)]
    rules += [f"W6.{k}" for k in range(1, 9)] + [f"W7.{k}" for k in range(9, 17)] + [f"W8.{k}" for k in range(1, 9)]
    rules += [f"W9.{card}" for card in TILE_IDS[AUTOMA_CARD]]
    assert [rule for rule in rule_ids() if rule.startswith("W")] == rules


def test_every_rule_of_expeditions_is_numbered() -> None:
    assert [rule for rule in rule_ids() if rule.startswith("X")] == EXPEDITIONS_RULES


def test_every_subject_has_a_test(request: pytest.FixtureRequest) -> None:
    reason = left_out(request.config)
    if reason:
        pytest.skip(f"the gate needs the whole suite: {reason}")
    marks = [mark for item in request.session.items for mark in item.iter_markers("covers")]
    covered = {subject for mark in marks for subject in mark.args}
    expected = subjects()
    missing = [subject for subject in expected if subject not in covered]
    unknown = sorted(covered - set(expected))
    assert not missing, f"{len(missing)} without a test: {', '.join(missing)}"
    assert not unknown, f"not a subject, perhaps misspelt: {', '.join(unknown)}"
