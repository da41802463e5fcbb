"""Names of the territories: unique, short, true to the map, and right in every part of a sentence."""

import re
from pathlib import Path

import pytest
from tests.speech.choices import mech_first, mech_goes
from tests.speech.test_catalogues import marked
from tests.speech.test_tracing import told

from maszyna.kernel.bits import bit, members
from maszyna.scythe.board import ADJACENT, DISTANCE, FACTORY_PLACE, TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts.world import world
from maszyna.scythe.ids import ALBION, FIRST_BASE, NORDIC, RUSVIET, TERRITORIES, TOGAWA
from maszyna.speech.common.spans import BY_NAME, ScreenTranslator, plain
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.places import (
    ELSEWHERE,
    NEAR_FACTION,
    at_place,
    from_place,
    place_name,
    short_name,
    the_place,
    to_place,
)
from maszyna.speech.scythe.texts import ScytheTexts

SNAPSHOTS = Path(__file__).parent / "snapshots"
EVERY = range(1, TERRITORIES + 1)
LONGEST = 34  # what a question of the screens may take


def names(lang: str) -> list[str]:
    return [plain(place_name(ScreenTranslator(lang), place)) for place in EVERY]


def test_each_territory_has_one_name() -> None:
    assert sorted([*NEAR_FACTION, *ELSEWHERE, FACTORY_PLACE]) == list(EVERY)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", [place_name, from_place, to_place, at_place, short_name, the_place])
def test_names_are_unique_in_every_part_of_a_sentence(lang: str, part: type) -> None:
    said = [plain(part(ScreenTranslator(lang), place)) for place in EVERY]
    assert len(set(said)) == TERRITORIES
    assert not any(sign.isdigit() for text in said for sign in text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short(lang: str) -> None:
    assert max(len(name) for name in names(lang)) <= LONGEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terrain_comes_first(lang: str) -> None:
    translator = ScreenTranslator(lang)
    for place, name in zip(EVERY, names(lang), strict=True):
        if place != FACTORY_PLACE:
            assert name.startswith(ScytheTexts(Translator(lang)).name("terrain", TERRAIN[place]) + " ")
            assert plain(at_place(translator, place)).endswith(name.partition(" ")[2])


def test_near_means_the_nearest_base_at_most_two_steps_away() -> None:
    for place, faction in NEAR_FACTION.items():
        far = DISTANCE[base_of(faction)][place]
        assert far <= 2, place
        alike = [other for other in EVERY if TERRAIN[other] == TERRAIN[place] and NEAR_FACTION.get(other) == faction]
        assert alike == [place]
        for other in EVERY:  # nothing of the same terrain is nearer to that base
            if TERRAIN[other] == TERRAIN[place]:
                assert DISTANCE[base_of(faction)][other] >= far, (place, other)


def test_the_other_names_are_true_to_the_map() -> None:
    at = {here.id: (here.row, here.x2) for here in world().territories}
    factory = at[FACTORY_PLACE]
    for place, text in ELSEWHERE.items():
        if "tunnel" in text and text.startswith("with"):
            assert TUNNELS & bit(place)
        if text.endswith("the Factory"):
            assert ADJACENT[place] & bit(FACTORY_PLACE)
    assert at[17][0] < factory[0] and at[31][0] > factory[0] and at[22][1] < factory[1]  # north, south, west
    assert len(members(ADJACENT[36] & TUNNELS)) == 2  # between two tunnels
    assert ADJACENT[12] & bit(18) and TUNNELS & bit(18)  # the forest tunnel
    assert min(x2 for _, x2 in at.values()) == at[27][1]  # the far west
    assert at[10][0] < at[37][0]
    for place, bases in ((3, (ALBION, NORDIC)), (33, (RUSVIET, TOGAWA))):
        assert sorted(range(7), key=lambda faction: DISTANCE[place][base_of(faction)])[:2] == sorted(bases)


def test_sentences_about_a_bare_place_have_a_form_for_names() -> None:
    bare = {text for context, text, _ in marked() if context is None and re.match(r"{place} (is|was|has|comes) ", text)}
    fits_as_it_is = {"{place} is in the neighbourhoods of the most units of the Automa ({value})"}
    assert len(bare) > 10
    assert bare <= BY_NAME.keys() | fits_as_it_is


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["mech_goes", "mech_first"])
def test_golden_explanations_by_name(name: str, lang: str) -> None:
    """To renew a snapshot after a change of wording, delete it and run twice; read it before committing."""
    scene = {"mech_goes": mech_goes, "mech_first": mech_first}[name]()
    text = "\n".join(plain(line) for line in told(ScytheTexts(ScreenTranslator(lang)), scene)) + "\n"
    snapshot = SNAPSHOTS / f"{name}_by_name.{lang}.txt"
    if not snapshot.exists():
        snapshot.write_text(text, "utf-8")
        pytest.fail(f"{snapshot.name} was missing and has been written")
    assert text == snapshot.read_text("utf-8")


def test_the_numbers_stay_where_nobody_asked_for_names() -> None:
    assert place_name(Translator("en"), 22) == "lake 22"
    assert the_place(Translator("en"), 22) == short_name(Translator("en"), 22) == "22"
    assert plain(place_name(ScreenTranslator("en", by_name=False), FIRST_BASE)) == "base of Nordic"
