"""An Automa's choice as prose."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.scythe.automa.random_positions import random_position
from tests.scythe.contract import position
from tests.speech.choices import MAT, Chosen, chosen, chosen_under_airships, mech_first, mech_goes

from maszyna.kernel.bits import bit, count, first
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa.choosing import DESTINATION, POSSIBLE, REASONS, UNIT, VALID
from maszyna.scythe.automa.criteria import NO_CLOSED_LAKE
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import TERRITORIES
from maszyna.speech.common.narrowing import Filter, Grade
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.speech.scythe.why import enemies, links
from maszyna.speech.scythe.why.airship_criterion_wording import WITHOUT_ENEMY_AIRSHIP
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

SNAPSHOTS = Path(__file__).parent / "snapshots"
GOLDEN = {"mech_goes": mech_goes, "mech_first": mech_first}
RULES = r" \(([ARW]\d+(\.\d+)?(: [^()]+)?(, )?)+\)\.$"
POSITIONS = 150


def told(texts: ScytheTexts, one: Chosen) -> list[str]:
    """The whole choice, its steps, and what became of every territory."""
    parts = (one.position, one.seat, one.symbol, one.trace())
    lines = [texts.summary(*parts), "", *texts.trace(*parts), ""]
    return lines + [texts.fell_out(one.position, one.seat, one.trace(), place) for place in range(1, TERRITORIES + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_explanations(name: str, lang: str) -> None:
    """To renew a snapshot after a change of wording, delete it and run twice; read it before committing."""
    text = "\n".join(told(scythe_texts(lang), GOLDEN[name]())) + "\n"
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
    assert names | of_flights | {NO_CLOSED_LAKE.name} == CRITERIA.keys()  # that one only a house rule may need
    assert {"nearest_own_airship", "without_enemy_airship", "can_pay_siege"} < names
    assert {one.choice.reason for one in at_random()} == set(REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_one_sentence_of_the_language(lang: str) -> None:
    texts = scythe_texts(lang)
    for one in at_random():
        parts = (one.position, one.seat, one.symbol, one.trace())
        steps = texts.trace(*parts)
        assert len(steps) == max(1, len(one.trace()))
        for text in [*steps, texts.summary(*parts)]:
            assert re.search(RULES, text) or "R3: " in text, text
            plain = re.sub(RULES, "", text.replace("R3: ", ""))
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", plain), text
            assert text[0] == text[0].upper()
            assert "  " not in text
        possible = one.choice.reason == POSSIBLE
        for text in (steps[-1], texts.summary(*parts)):
            symbol = texts.name("symbol", one.symbol)
            assert (symbol in text.replace("“", "").replace("«", "")) != possible, text
        if possible:
            assert re.search(rf"\b{one.choice.to}\b", steps[-1] + texts.summary(*parts)) or one.choice.to == 23


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_territory_falls_out_where_the_findings_say(lang: str) -> None:
    texts = scythe_texts(lang)
    for one in at_random()[::17]:
        for place in range(1, TERRITORIES + 1):
            text = texts.fell_out(one.position, one.seat, one.trace(), place)
            plain = re.sub(RULES, "", text)
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", plain), text
            looked_at = [finding for finding in one.trace() if finding.stage in (VALID, DESTINATION)]
            out = next((finding for finding in looked_at if not finding.after & bit(place)), None)
            if out is not None:
                assert f"({out.rule}" in text
            assert looked_at == [] or re.search(rf"\b{place}\b", text)


def test_the_counts_and_values_are_those_of_the_findings() -> None:
    for one in at_random()[::5]:
        for finding, text in zip(one.trace(), scythe_texts("en").trace(*one[:3], one.trace()), strict=False):
            left = count(finding.after)
            texts = CRITERIA[finding.name].stays
            if isinstance(texts, Filter) and left:
                assert text.startswith(f"{left} ")
            if (
                isinstance(texts, Grade)
                and left > 1
                and finding.stage != UNIT
                and finding.name != WITHOUT_ENEMY_AIRSHIP
            ):
                value = finding.values[first(finding.after)]
                assert text.startswith(f"{left} of those")
                assert re.search(rf"\((distance )?{value}\)", text)


def test_what_decided_is_in_the_summary() -> None:
    one = mech_goes()
    text = scythe_texts("en").summary(one.position, one.seat, one.symbol, one.trace())
    assert "nearest to your mech in village 36" in text
    assert text.endswith("so the mech moves from forest 28 to farm 29 (A9.2, A6.2).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_r3_is_named_where_it_decided(lang: str) -> None:
    one = mech_first()
    assert any("R3: " in text for text in scythe_texts(lang).trace(*one[:3], one.trace()))
    assert "R3: " in scythe_texts(lang).summary(*one[:3], one.trace())


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
    text = scythe_texts("en").summary(*one[:3], one.trace())
    assert "; all of them are in the neighbourhoods of your combat units, so “move worker” cannot" in text
    assert text.endswith(" (A9.1, R5).")
    at_home = position(human__character="base", human__mechs=MAT[:4])
    one = chosen(at_home, "move_mech")
    assert any(
        "nearest to your character at the base of Crimea" in text and "R7" in text
        for text in scythe_texts("en").trace(*one[:3], one.trace())
    )


def by_tunnel(**more: Any) -> Chosen:
    """A Crimean mech on the tunnel 18; Nordic's worker might go to the tunnel 15, or to 21."""
    nordic = {"faction": "nordic", "tracker": 4, "character": "base", "workers": ["base", 14, *MAT[:6]]}
    crimea = {"faction": "crimea", "abilities": ["Riverwalk"], "mechs": [18, *MAT[:3]], "workers": MAT}
    document = {"format": "maszyna/scythe-position@1", "automa": nordic, "human": crimea | more.pop("crimea", {})}
    return chosen(document | more, "move_worker")


@pytest.mark.covers("R2")
def test_r2_is_named_where_only_a_tunnel_brings_a_place_into_reach() -> None:
    one = by_tunnel()
    texts = scythe_texts("en")
    assert one.choice.to == 21
    assert "combat units (territory 15: inside only through a tunnel or by an ability); " in texts.summary(
        *one[:3], one.trace()
    )
    assert texts.summary(*one[:3], one.trace()).endswith(" (A9.1, A6.2, R2).")
    why = texts.fell_out(one.position, one.seat, one.trace(), 15)
    assert why.endswith("it is in the neighbourhood of your mech in forest 18 through a tunnel (A9.1, R2).")
    steps = [text for text in texts.trace(*one[:3], one.trace()) if "R2" in text]
    assert len(steps) == 1 and "(territory 15: inside only" in steps[0]


@pytest.mark.covers("R2")
def test_r2_is_named_where_the_option_spares_a_place() -> None:
    one = by_tunnel(rulings={"R2": "adjacent"})
    assert one.choice.to == 15
    assert scythe_texts("en").summary(*one[:3], one.trace()).endswith(" (A9.1, A6.3, R2).")
    assert "tunnel" not in " ".join(scythe_texts("en").trace(*one[:3], one.trace()))
    assert enemies.reaching(one.position, one.seat, 15) == []


@pytest.mark.covers("R2")
def test_r2_is_not_named_where_the_mech_stands_next_to_the_place() -> None:
    one = by_tunnel(crimea={"mechs": [15, *MAT[:3]]})
    text = scythe_texts("en").summary(*one[:3], one.trace())
    assert "outside the neighbourhoods" in text and "tunnel" not in text and "R2" not in text


@pytest.mark.covers("R2")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "by the ability “Township”"), ("uk", "завдяки властивості «"), ("ru", "благодаря свойству «")],
)
def test_the_ability_that_links_is_named(lang: str, said: str) -> None:
    """Rusviet's Township joins the Factory to the village it controls."""
    nordic = {"faction": "nordic", "tracker": 9, "character": 14, "mechs": MAT[:4], "workers": ["base", 14, *MAT[:6]]}
    rusviet = {"faction": "rusviet", "abilities": ["Township"], "mechs": [23, 21, *MAT[:2]], "workers": MAT}
    document = {"format": "maszyna/scythe-position@1", "automa": nordic, "human": rusviet | {"character": "base"}}
    one = chosen(document, "move_worker")
    linked = [place for place in range(1, TERRITORIES + 1) if links.only_by_link(one.position, one.seat, place)]
    assert 21 not in linked  # a mech stands there
    unit = (next(index for index in range(2) if index != one.seat), 23)
    assert said in links.why_linked(scythe_texts(lang)._translator, one.position, unit, 21, "x")


@pytest.mark.covers("A20", "R7")
def test_an_ally_is_never_the_enemy_it_is_nearest_to() -> None:
    saxony = {
        "faction": "saxony",
        "tracker": 4,
        "character": "base",
        "mechs": [35, *MAT[:3]],
        "workers": [34, *MAT[:7]],
    }
    polania = {"faction": "polania", "character": 36, "mechs": MAT[:4], "workers": MAT}
    crimea = {"faction": "crimea", "character": "base", "mechs": MAT[:4], "workers": MAT}
    document = {"format": "maszyna/scythe-position@1", "automas": [saxony, polania], "human": crimea}
    one = chosen(document | {"options": {"mode": "cooperative"}}, "move_mech")
    text = scythe_texts("en").summary(*one[:3], one.trace())
    assert "nearest to your character at the base of Crimea" in text and text.endswith("(A9.2, R7).")
    assert "Polania" not in " ".join(scythe_texts("en").trace(*one[:3], one.trace()))
    one = chosen(document, "move_mech")
    assert "the character of Polania in village 36" in scythe_texts("en").summary(*one[:3], one.trace())


def test_enemies_of_several_seats_are_named_by_faction() -> None:
    document = position()
    other = {"faction": "nordic", "character": 9, "mechs": MAT[:4], "workers": MAT}
    document["humans"] = [document.pop("human"), other]
    document["automa"].update(character="base", mechs=[16, *MAT[:3]], workers=MAT, tracker=9)
    one = chosen(document, "move_mech")
    steps = " ".join(scythe_texts("en").trace(*one[:3], one.trace()))
    assert "the enemy units" in steps
    assert "of Nordic" in steps
    assert "your" not in steps


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "1 territory is in reach",
                "2 territories are in reach",
                "5 territories are in reach",
                "21 territories are in reach",
            ],
        ),
        (
            "uk",
            [
                "досяжна 1 територія",
                "досяжні 2 території",
                "досяжні 5 територій",
                "досяжна 21 територія",
            ],
        ),
        (
            "ru",
            [
                "1 территория — в окрестностях фигурок Автомы или рядом с её базой",
                "2 территории — в окрестностях фигурок Автомы или рядом с её базой",
                "5 территорий — в окрестностях фигурок Автомы или рядом с её базой",
                "21 территория — в окрестностях фигурок Автомы или рядом с её базой",
            ],
        ),
    ],
)
def test_plural_forms_of_a_step(lang: str, said: list[str]) -> None:
    texts = CRITERIA["in_own_reach_or_by_base"].stays
    assert isinstance(texts, Filter)
    text = texts.some
    assert [scythe_texts(lang)._translator.count(text, number) for number in (1, 2, 5, 21)] == said
