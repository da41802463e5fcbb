"""Where an Automa's airship flies, as prose."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from tests.console import inside
from tests.scythe.automa.random_positions import random_position
from tests.scythe.contract import position
from tests.speech.choices import MAT, Flown, flown

from maszyna.commands.scythe.prose import turn_lines
from maszyna.games import SCYTHE
from maszyna.kernel.bits import bit
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import AUTOMA_AIRSHIP
from maszyna.scythe.facts.effects import AUTOMA_CARD
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FIRST_BASE, TERRITORIES
from maszyna.scythe.notation import Layout, read_position
from maszyna.scythe.position_requests.decide_request import answer_decide
from maszyna.scythe.position_requests.position_game import Waiting
from maszyna.scythe.position_requests.turn_request import TurnAnswer
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.speech.scythe.turn_prose import decide_lines

POSITIONS = 60
SEATS = 7
SO = ["so the airship", "тож вітроплав", "поэтому дирижабль"]
RULES = r" \(W\d+(\.\d+)?(: [^()]+)?(, [AWR]\d+(\.\d+)?(: [^()]+)?)*\)\.$|\([AWR]\d+(\.\d+)?(, R\d+)?\)\.$"


def bombards() -> Flown:
    """From 30 to the one place beside the mech on 36; the Automa crosses water already."""
    document = position(
        automa__tracker=9, human__character="base", human__mechs=[36, *MAT[:3]], human__workers=[43, 44, *MAT[:6]]
    )
    return flown(document, "bombard", [28, 30])


@cache
def at_random() -> list[Flown]:
    found = []
    for seed in range(POSITIONS):
        places = [(seed * (5 + seat)) % TERRITORIES + 1 for seat in range(SEATS)]
        for card in TILE_IDS[AUTOMA_CARD]:
            found.append(flown(random_position(seed), card, places))
    return found


def test_the_flights_look_for_everything_a_card_may_ask() -> None:
    names = {finding.name for one in at_random() for finding in one.trace}
    assert len(names) == 7  # five preferences, the Factory, reading order


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_flight_is_told(lang: str) -> None:
    texts = scythe_texts(lang)
    for one in at_random():
        steps = texts.flight(one.position, one.seat, one.start, one.trace)
        assert len(steps) == len(one.trace) + 1
        summary = texts.flight_summary(one.position, one.seat, one.start, one.trace)
        for text in [*steps, summary]:
            assert re.search(RULES, text), text
            plain = re.sub(RULES, "", text)
            assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", plain), text
            assert text[0] == text[0].upper() and "  " not in text
        assert re.search(rf"\b{one.to}\b", summary) or one.to == 23


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_territory_falls_out_of_a_flight_where_the_findings_say(lang: str) -> None:
    texts = scythe_texts(lang)
    for one in at_random()[::11]:
        told = {place: texts.fell_out(one.position, one.seat, one.trace, place) for place in range(1, TERRITORIES + 1)}
        for place, text in told.items():
            out = next((finding for finding in one.trace if not finding.after & bit(place)), None)
            in_range = bool(one.trace[0].before & bit(place))
            assert (f"({out.rule}" in text if out is not None and in_range else True) and str(place) in text
            assert ("W5.2" in text) == (not in_range)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "village 36 (distance 0), so the airship flies from tundra 30 to village 36",
        ),
        ("uk", "тож вітроплав летить з тундри 30 до села 36"),
        ("ru", "поэтому дирижабль летит из тундры 30 в деревню 36"),
    ],
)
def test_a_flight_reads_well(lang: str, said: str) -> None:
    one = bombards()
    assert one.start < FIRST_BASE and one.to == 36
    assert said in scythe_texts(lang).flight_summary(one.position, one.seat, one.start, one.trace)


@pytest.mark.parametrize(
    ("lang", "so"), [("en", "so the airship"), ("uk", "тож вітроплав"), ("ru", "поэтому дирижабль")]
)
def test_a_saved_game_explains_its_flights(
    lang: str, so: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "--games",
        "1",
        "--seed",
        "3",
        "--level",
        "automa",
        "--aggressive",
        "bombard",
        "--resolution",
        "deja_vu",
    ]
    assert inside(capsys, "scythe", "simulate", *arguments, "--save", str(tmp_path)).code == 0
    [save] = tmp_path.glob("*.json")
    said = inside(capsys, "scythe", "explain", str(save), "--lang", lang)
    assert said.code == 0 and so in said.out and "W9" in said.out
    setup = json.loads(save.read_text("utf-8"))["setup"]
    assert setup["resolution"] == "deja_vu"
    assert said.out.splitlines()[3].strip() and "(W5.2" in said.out


def test_a_flight_carries_the_board_with_the_airship_where_it_was() -> None:
    record = SCYTHE.new({"seats": [{}, {"player": "automa"}], "airships": {"aggressive": "bombard"}}, 3)
    chance = random_dice(3)
    while not record.game.is_over():
        record.play(choose(record.game, chance))
    flights = [event for event in record.events() if event.kind == AUTOMA_AIRSHIP]
    assert [event.position.seats[event.seat].airship for event in flights] == [event.first for event in flights]
    assert any(event.first != event.second for event in flights)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_was_tied_no_tie_breaker_is_named(lang: str) -> None:
    """One encounter in reach: nothing is left for W5.5 to decide."""
    document = position(automa__tracker=0, automa__character=34, automa__workers=[34, *MAT[:7]], encounters=[35])
    document["airships"] = {"aggressive": "bombard", "passive": "boost"}
    document["human"] |= {"character": "base", "mechs": MAT[:4], "workers": [43, 44, *MAT[:6]]}
    document["automa"] |= {"mechs": MAT[:4]}
    answer = answer_decide({"position": document, "action": "encounter_or_factory"})
    last = decide_lines(scythe_texts(lang), answer)[-1]
    assert "35" in last and "(A9.4)" in last and "W5.5" not in last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_duel_that_follows_is_called_a_fight_of_airships(lang: str) -> None:
    texts = scythe_texts(lang)
    ground, air = (
        turn_lines(texts, TurnAnswer(read_layout_of(), [], Waiting(35, in_the_air, [])))[-1]
        for in_the_air in (False, True)
    )
    assert ground == texts.phrase("combat_follows", place=texts.at(35))
    assert air == texts.phrase("air_combat_follows", place=texts.at(35)) != ground


def read_layout_of() -> Layout:
    return read_position(position())
