"""A mech's part as prose: the official example word for word, and random positions by the hundred."""

import re

import pytest
from tests.expeditions.props import NOBODY, position
from tests.expeditions.random_positions import random_request

from maszyna.expeditions.events import MechPart
from maszyna.expeditions.ids import DEEDS, LOCATIONS
from maszyna.expeditions.notation.turn_request import answer_turn
from maszyna.speech.expeditions.texts import expeditions_texts
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE

RULES = r" \((X\d+(\.\d+[abc]?)?(, )?)+\)\.$"
OFFICIAL = position(
    ". . 5 m 4,3 5 .", glory=3, human={"row": "north", "at": 2}, automa={"north": 1, "central": 6}
)  # fmt: skip
TOLD = {
    "en": [
        "The north mech looks for corruption (at most 2): it needs glory 3, and the Automa has 3 (X7.2).",
        "Your mech is on n3, so that location is skipped (X4.3).",
        "Locations 0 to 3 ahead: n2, n4, n5, n6 (X7.2).",
        "2 of them have regular corruption: n5, n6 (X7.2c).",
        "The nearest is n5, 2 ahead, so the north mech moves from n2 to n5 and takes corruption 4, 3 (X7.2, X8.3).",
    ],
    "uk": [
        "Північний мех шукає скверну (не більше ніж 2): потрібні 3 фішки слави, в Автоми їх 3 (X7.2).",
        "На n3 стоїть ваш мех, тож цю локацію пропускають (X4.3).",
        "На відстані від 0 до 3 попереду n2, n4, n5, n6 (X7.2).",
        "На 2 з них є звичайна скверна: n5, n6 (X7.2c).",
        "Найближча — n5, на відстані 2, тож північний мех іде з n2 на n5 і бере скверну 4, 3 (X7.2, X8.3).",
    ],
    "ru": [
        "Северный робот ищет скверну (не больше 2): нужны 3 фишки славы, у Автомы их 3 (X7.2).",
        "На n3 стоит ваш робот, поэтому эту локацию пропускают (X4.3).",
        "На расстоянии от 0 до 3 впереди: n2, n4, n5, n6 (X7.2).",
        "На 2 из них есть обычная скверна: n5, n6 (X7.2c).",
        "Ближайшая — n5, на расстоянии 2, поэтому северный робот идёт с n2 на n5 и берёт скверну 4, 3 (X7.2, X8.3).",
    ],
}


def parts(request: dict[str, object]) -> list[MechPart]:
    return [event for event in answer_turn(request, NOBODY).events if isinstance(event, MechPart)]


def north(document: dict[str, object], card: int) -> MechPart:
    return parts({"position": document, "card": card})[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_official_example_in_words(lang: str) -> None:
    texts = expeditions_texts(lang)
    assert texts.trace(north(OFFICIAL, 8)) == TOLD[lang]
    assert texts.summary(north(OFFICIAL, 8)).endswith(TOLD[lang][-1].split(", ", 2)[2].replace("X7.2,", "X7.2c,"))


def test_when_a_location_fell_out() -> None:
    texts, part = expeditions_texts("en"), north(OFFICIAL, 8)
    assert [texts.fell_out(part, at) for at in range(LOCATIONS)] == [
        "Only 0 to 3 ahead count, and n1 is farther (X7.2).",
        "There is no regular corruption on n2 (X7.2c).",
        "Your mech is on n3 (X4.3).",
        "There is no regular corruption on n4 (X7.2c).",
        "The north mech went to n5 (X8.3).",
        "Location n5 is nearer than n6 (X7.2).",
        "Only 0 to 3 ahead count, and n7 is farther (X7.2).",
    ]


def test_walking_says_why_and_whom_it_passes() -> None:
    texts = expeditions_texts("en")
    poor = north({**OFFICIAL, "glory": 2}, 8)
    assert texts.trace(poor) == [
        "Looking for corruption (at most 2) needs glory 3, and the Automa has 2, so the north mech walks 2 locations, "
        "from n2 to n5 (n3 with your mech does not count) (X7.2, X7.3)."
    ]
    assert texts.reason(poor) == "Looking for corruption (at most 2) needs glory 3, and the Automa has 2 (X7.2c, X7.3)."
    nothing = north(position(glory=3), 8)
    assert texts.trace(nothing)[-1] == (
        "None of them has regular corruption, so the north mech walks 2 locations, from n1 to n3 (X7.2c, X7.3)."
    )
    empty = parts({"position": position(), "card": 8})[1]
    assert texts.trace(empty) == [
        "The target row is empty, so the central mech walks 1 location, from c7 to c6 (X7.3)."
    ]  # fmt: skip
    swept = parts({"position": position(central=". . . . . . m", glory=1), "card": 12})[1]
    assert texts.trace(swept)[0] == "First discard all face-up cards beside c7 and lay out new ones (X7.1)."
    assert texts.search(swept) == texts.trace(swept)[1:]
    assert texts.sentence(swept) == "The central mech stays on c7 and takes the map token; flip the tile."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_part_can_be_told(lang: str) -> None:
    texts = expeditions_texts(lang)
    deeds: set[str] = set()
    for seed in range(300):
        for part in parts(random_request(seed)):
            deeds.add(DEEDS[part.did] + part.reason)
            lines = [*texts.trace(part), texts.summary(part), texts.reason(part)]
            lines += [texts.fell_out(part, at) for at in range(LOCATIONS)]
            for line in lines:
                assert re.search(RULES, line), line
                assert "{" not in line
                assert lang == SOURCE or not re.search("[A-Za-z]", re.sub(r"\b[nc]\d\b|\bX[\d.abc]+", "", line)), line
            went = texts.sentence(part)
            assert f"{'nc'[part.first]}{part.third + 1}" in went
            assert all(str(value) in went for value in part.taken)
    walks = {f"walk{reason}" for reason in ("no_target", "too_little_glory", "no_match")}
    assert deeds == {"explore", "take_20", "cleanse"} | walks
