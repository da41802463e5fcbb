"""An Automa's choice as prose."""

import re
from functools import cache
from pathlib import Path

import pytest
from tests.scythe.automa.random_positions import random_position
from tests.scythe.contract import position
from tests.speech.choices import MAT, Chosen, chosen, chosen_under_airships, mech_first, mech_goes

from maszyna.kernel.bits import bit, count, first
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa.choosing import DESTINATION, POSSIBLE, REASONS, UNIT, VALID
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.words import TERRITORIES
from maszyna.speech.catalogue import LANGUAGES, SOURCE
from maszyna.speech.steps import FILTERS, GRADES, READING_ORDER, TOGETHER
from maszyna.speech.steps_air import WITHOUT_ENEMY_AIRSHIP
from maszyna.speech.voice import Voice, voice

SNAPSHOTS = Path(__file__).parent / "snapshots"
GOLDEN = {"mech_goes": mech_goes, "mech_first": mech_first}
RULES = r" \(([ARW]\d+(\.\d+)?(, )?)+\)\.$"
POSITIONS = 150


def told(said: Voice, one: Chosen) -> list[str]:
    """The whole choice, its steps, and what became of every territory."""
    parts = (one.position, one.seat, one.symbol, one.trace())
    lines = [said.summary(*parts), "", *said.trace(*parts), ""]
    return lines + [said.fell_out(one.position, one.seat, one.trace(), place) for place in range(1, TERRITORIES + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_explanations(name: str, lang: str) -> None:
    """To renew a snapshot after a change of wording, delete it and run twice; read it before committing."""
    text = "\n".join(told(voice(lang), GOLDEN[name]())) + "\n"
    snapshot = SNAPSHOTS / f"{name}.{lang}.txt"
    if not snapshot.exists():
        snapshot.write_text(text, "utf-8")
        pytest.fail(f"{snapshot.name} was missing and has been written")
    assert text == snapshot.read_text("utf-8")


@cache
def at_random() -> list[Chosen]:
    found = []
    for seed in range(POSITIONS):
        document = random_position(seed)
        document.setdefault("rulings", {})
        if seed % 5 == 0:
            document["rulings"] = {**document["rulings"], "R3": "character"}
        if seed % 7 == 0 and "automas" in document:
            document["options"] = {**document.get("options", {}), "mode": "cooperative"}
        for symbol in SYMBOLS:
            found.append(chosen(document, symbol, 99 if seed == 3 and symbol == "attack_combat_unit" else 0))
            if seed % 2:
                places = [(seed * (7 + seat)) % TERRITORIES + 1 for seat in range(len(factions()))]
                card = "siege_engine" if seed % 3 else "bombard"
                found.append(chosen_under_airships(document, symbol, card, places))
    return found


def test_the_random_choices_cover_everything() -> None:
    names = {finding.name for one in at_random() for finding in one.trace()}
    of_flights = {each.name for flight in FLIGHTS for each in flight} - names
    assert names | of_flights == FILTERS.keys() | GRADES.keys() | READING_ORDER.keys() | TOGETHER.keys()
    assert {"nearest_own_airship", "without_enemy_airship", "can_pay_siege"} < names
    assert {one.choice.reason for one in at_random()} == set(REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_one_sentence_of_the_language(lang: str) -> None:
    said = voice(lang)
    for one in at_random():
        parts = (one.position, one.seat, one.symbol, one.trace())
        steps = said.trace(*parts)
        assert len(steps) == max(1, len(one.trace()))
        for text in [*steps, said.summary(*parts)]:
            assert re.search(RULES, text) or "R3: " in text, text
            plain = re.sub(RULES, "", text.replace("R3: ", ""))
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", plain), text
            assert text[0] == text[0].upper()
            assert "  " not in text
        possible = one.choice.reason == POSSIBLE
        for text in (steps[-1], said.summary(*parts)):
            symbol = said.name("symbol", one.symbol)
            assert (symbol in text.replace("“", "").replace("«", "")) != possible, text
        if possible:
            assert re.search(rf"\b{one.choice.to}\b", steps[-1] + said.summary(*parts)) or one.choice.to == 23


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_territory_falls_out_where_the_findings_say(lang: str) -> None:
    said = voice(lang)
    for one in at_random()[::17]:
        for place in range(1, TERRITORIES + 1):
            text = said.fell_out(one.position, one.seat, one.trace(), place)
            plain = re.sub(RULES, "", text)
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", plain), text
            looked_at = [finding for finding in one.trace() if finding.stage in (VALID, DESTINATION)]
            out = next((finding for finding in looked_at if not finding.after & bit(place)), None)
            if out is not None:
                assert f"({out.rule}" in text
            assert looked_at == [] or re.search(rf"\b{place}\b", text)


def test_the_counts_and_values_are_those_of_the_findings() -> None:
    for one in at_random()[::5]:
        for finding, text in zip(one.trace(), voice("en").trace(*one[:3], one.trace()), strict=False):
            left = count(finding.after)
            if finding.name in FILTERS and left:
                assert text.startswith(f"{left} ")
            if finding.name in GRADES and left > 1 and finding.stage != UNIT and finding.name != WITHOUT_ENEMY_AIRSHIP:
                value = finding.values[first(finding.after)]
                assert text.startswith(f"{left} of those")
                assert re.search(rf"\((distance )?{value}\)", text)


def test_what_decided_is_in_the_summary() -> None:
    one = mech_goes()
    text = voice("en").summary(one.position, one.seat, one.symbol, one.trace())
    assert "nearest to your mech in the village 36" in text
    assert text.endswith("so the mech goes from the forest 28 to the farm 29 (A9.2, A6.2).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_r3_is_named_where_it_decided(lang: str) -> None:
    one = mech_first()
    assert any("R3: " in text for text in voice(lang).trace(*one[:3], one.trace()))
    assert "R3: " in voice(lang).summary(*one[:3], one.trace())


def test_r5_and_r7_are_named() -> None:
    shut_in = position(
        automa__character="base",
        automa__mechs=MAT[:4],
        automa__workers=[34, *MAT[:7]],
        human__mechs=[35, 41, *MAT[:2]],
        human__character=28,
        human__workers=["base"] * 8,
    )
    one = chosen(shut_in, "move_worker")
    assert one.choice.reason == "no_destination"
    text = voice("en").summary(*one[:3], one.trace())
    assert "; all of them are in the neighbourhoods of your combat units, so “move worker” cannot" in text
    assert text.endswith(" (A9.1, R5).")
    at_home = position(human__character="base", human__mechs=MAT[:4])
    one = chosen(at_home, "move_mech")
    assert any(
        "nearest to your character at the base of Crimea" in text and "R7" in text
        for text in voice("en").trace(*one[:3], one.trace())
    )


def test_enemies_of_several_seats_are_named_by_faction() -> None:
    document = position()
    other = {"faction": "nordic", "character": 9, "mechs": MAT[:4], "workers": MAT}
    document["humans"] = [document.pop("human"), other]
    document["automa"].update(character="base", mechs=[16, *MAT[:3]], workers=MAT, tracker=9)
    one = chosen(document, "move_mech")
    steps = " ".join(voice("en").trace(*one[:3], one.trace()))
    assert "the enemy units" in steps
    assert "of Nordic" in steps
    assert "your" not in steps


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 place is in reach", "2 places are in reach", "5 places are in reach", "21 places are in reach"]),
        (
            "uk",
            [
                "1 територія в межах досяжності",
                "2 території в межах досяжності",
                "5 територій у межах досяжності",
                "21 територія в межах досяжності",
            ],
        ),
        (
            "ru",
            [
                "1 территория в пределах досягаемости",
                "2 территории в пределах досягаемости",
                "5 территорий в пределах досягаемости",
                "21 территория в пределах досягаемости",
            ],
        ),
    ],
)
def test_plural_forms_of_a_step(lang: str, said: list[str]) -> None:
    text = FILTERS["in_own_reach_or_by_base"].some
    assert [voice(lang)._tongue.count(text, number) for number in (1, 2, 5, 21)] == said
