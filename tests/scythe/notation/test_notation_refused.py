"""What is no position is refused with the place named; nothing else ever comes out of the reader."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scythe.contract import bare, position

from maszyna.kernel.errors import FormatError
from maszyna.scythe.notation import read_position, score_answer, write_position

MAT8 = ["mat"] * 8
REFUSED: list[tuple[object, str, str]] = [
    (None, "position", "an object"),
    ([], "position", "an object"),
    ("x", "position", "an object"),
    ({}, "position.format", "maszyna/scythe-position@1"),
    (position(format="maszyna/scythe-position@2"), "position.format", "maszyna/scythe-position@1"),
    (position() | {"airship": 3}, "position.airship", "possible: format, automa"),
    (position() | {"air ship\n": 3}, 'position["air ship\\n"]', "possible:"),
    (position(automa=None, human=None), "position", "at least one seat"),
    (position() | {"automas": []}, "position.automas", '"automa" is given too'),
    (position() | {"humans": []}, "position.humans", '"human" is given too'),
    (position(automa=None) | {"automas": {}}, "position.automas", "a list of seats"),
    (position(automa=3), "position.automa", "an object with faction"),
    (position(automa__faction=None), "position.automa.faction", "is missing; possible: nordic"),
    (position(automa__faction="fenris"), "position.automa.faction", "nordic, rusviet, togawa"),
    (position(automa__faction=["saxony"]), "position.automa.faction", "one of nordic"),
    (position(human__faction="saxony"), "position.human.faction", "already"),
    (position(automa__popularity=3), "position.automa.popularity", "is not a field here"),
    (position(automa__level="easy"), "position.automa.level", "autometta, automa, automaszyna, ultimaszyna"),
    (position(automa__scheme=3), "position.automa.scheme", "1..2"),
    (position(automa__scheme="I"), "position.automa.scheme", "1..2"),
    (position(automa__tracker=22), "position.automa.tracker", "0..21"),
    (position(automa__tracker=18, automa__level="ultimaszyna"), "position.automa.tracker", "0..17"),
    (position(automa__tracker=-1), "position.automa.tracker", "0..21"),
    (position(automa__power=17), "position.automa.power", "0..16"),
    (position(automa__power=True), "position.automa.power", "0..16"),
    (position(automa__power=3.0), "position.automa.power", "0..16"),
    (position(automa__coins=-1), "position.automa.coins", "0.."),
    (position(automa__coins=10**400), "position.automa.coins", "0.."),
    (position(automa__combat_cards=[6]), "position.automa.combat_cards[0]", "2..5"),
    (position(automa__combat_cards=[2, "3"]), "position.automa.combat_cards[1]", "2..5"),
    (position(automa__combat_cards=43), "position.automa.combat_cards", "0..42"),
    (position(automa__combat_cards=[2] * 43), "position.automa.combat_cards", "at most 42"),
    (position(automa__combat_cards="two"), "position.automa.combat_cards", "a list of combat cards, or how many"),
    (position(automa__character=0), "position.automa.character", "1..47"),
    (position(automa__character=48), "position.automa.character", "1..47"),
    (position(automa__character="home"), "position.automa.character", '"base" or "mat"'),
    (position(automa__character=[23]), "position.automa.character", "1..47"),
    (position(automa__mechs=[21, "base", "mat"]), "position.automa.mechs", "4 places"),
    (position(automa__mechs=[21, "base", "mat", 48]), "position.automa.mechs[3]", "1..47"),
    (position(automa__workers=[34] * 9), "position.automa.workers", "8 places"),
    (position(human__workers=[*MAT8, 3]), "position.human.workers", "8 places"),
    (position(human__workers=3), "position.human.workers", "8 places"),
    (position(automa__factory_card=3), "position.automa.factory_card", "true or false"),
    (position(automa__stars=2), "position.automa.stars", "tracker, combat, power"),
    (position(automa__stars={"tracker": 7}), "position.automa.stars.tracker", "0..6"),
    (position(automa__stars={"combat": 3}), "position.automa.stars.combat", "0..2"),
    (position(automa__stars={"power": 2}), "position.automa.stars.power", "0..1"),
    (position(automa__stars={"tracker": 6, "power": 1}), "position.automa.stars", "are 7 together"),
    (position(automa__stars={"mechs": 1}), "position.automa.stars.mechs", "possible: tracker"),
    (position(human__abilities=["Burrow"]), "position.human.abilities[0]", "Riverwalk"),
    (position(human__abilities=["Coercion"]), "position.human.abilities[0]", "Riverwalk"),
    (position(human__abilities=["Speed", "Speed"]), "position.human.abilities[1]", "already"),
    (position(human__abilities="Speed"), "position.human.abilities", "a list of"),
    (position(human__popularity=19), "position.human.popularity", "0..18"),
    (position(human__mat="steampunk"), "position.human.mat", "industrial"),
    (position(human__structures={"mine": "base"}), "position.human.structures.mine", "1..47"),
    (position(human__structures={"tower": 3}), "position.human.structures.tower", "mine, monument, armory, mill"),
    (position(human__structures={"mine": 3, "mill": 3}), "position.human.structures.mill", "holds one"),
    (position(human__structures=[43]), "position.human.structures", "an object with mine"),
    (position(human__recruits=["stars"]), "position.human.recruits[0]", "power, coin, popularity, combat_card"),
    (position(human__recruits=["coin", "coin"]), "position.human.recruits[1]", "already"),
    (position(human__stars=7), "position.human.stars", "0..6"),
    (position(human__stars="two"), "position.human.stars", "0..6"),
    (position(human__stars={"combat": 3}), "position.human.stars.combat", "0..2"),
    (position(human__stars={"power": 2}), "position.human.stars.power", "0..1"),
    (position(human__stars={"tracker": 1}), "position.human.stars.tracker", "possible: upgrades"),
    (position(human__stars={"hill": 1}), "position.human.stars.hill", 'needs a "resolution"'),
    (position(human__stars={"mission": 1}), "position.human.stars.mission", 'needs a "resolution"'),
    (
        position(human__stars={"combat": 2, "power": 1, "workers": 1, "mechs": 1, "objective": 1, "recruits": 1}),
        "position.human.stars", "are 7 together",
    ),
    (position(human__tokens=[4]), "position.human.tokens", "crimea has no tokens"),
    (position(human={"faction": "albion", "tokens": [1, 2, 3, 4, 5]}), "position.human.tokens", "at most 4"),
    (position(human={"faction": "albion", "tokens": [1, 1]}), "position.human.tokens[1]", "already"),
    (position(human={"faction": "togawa", "tokens": ["base"]}), "position.human.tokens[0]", "1..47"),
    (position(human__factory_card=13), "position.human.factory_card", "the number of a Factory card"),
    (position(human__factory_card="5"), "position.human.factory_card", "the number of a Factory card"),
    (position(human__objectives=[28]), "position.human.objectives[0]", "1..27"),
    (position(human__objectives=2), "position.human.objectives", "a list"),
    (position(encounters=[3, 3]), "position.encounters[1]", "already"),
    (position(encounters=[0]), "position.encounters[0]", "1..47"),
    (position(encounters={"3": True}), "position.encounters", "a list"),
    (position(resources={"48": {"food": 1}}), 'position.resources["48"]', "1..47"),
    (position(resources={"07": {"food": 1}}), 'position.resources["07"]', "1..47"),
    (position(resources={"base": {"food": 1}}), "position.resources.base", "1..47"),
    (position(resources={"43": {"gold": 1}}), 'position.resources["43"].gold', "food, wood, metal, oil"),
    (position(resources={"43": {"food": -1}}), 'position.resources["43"].food', "0.."),
    (position(resources={"43": 3}), 'position.resources["43"]', "food, wood, metal, oil"),
    (position(resources=[]), "position.resources", "territories"),
    (position(structure_bonus="in_a_circle"), "position.structure_bonus", "in_a_row"),
    (position(structure_bonus=4), "position.structure_bonus", "in_a_row"),
    (position(rulings={"R1": "x"}), "position.rulings.R1", "possible: R2, R3, R11, R12, R13, R14"),
    (position(rulings={"R3": "worker"}), "position.rulings.R3", "mech, character"),
    (position(rulings=[]), "position.rulings", "an object with R2"),
    (position(options={"coins": 3}), "position.options.coins", "-2..2"),
    (position(options={"all_moves": 1}), "position.options.all_moves", "true or false"),
    (position(options={"turbo": True}), "position.options.turbo", "possible: skip_marked"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("document", "where", "right"), REFUSED, ids=[f"{n}-{row[1]}" for n, row in enumerate(REFUSED)]
)
def test_a_refusal_names_the_place_and_what_would_be_right(document: object, where: str, right: str) -> None:
    with pytest.raises(FormatError) as refusal:
        read_position(document)
    assert refusal.value.where == where
    assert right in refusal.value.problem


def test_the_place_is_named_from_where_the_reader_was_told() -> None:
    with pytest.raises(FormatError) as refusal:
        read_position(position(human__coins="many"), "request.table")
    assert refusal.value.where == "request.table.human.coins"


def test_what_is_impossible_but_well_formed_is_read() -> None:
    """Two sides on one territory, no character, water too early: for the table to point out, not for the reader."""
    read_position(position(human__character=23, automa__character="mat", automa__mechs=[7, 7, 7, 7]))


leaves = (
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats() | st.text(max_size=4)
    | st.sampled_from(["base", "mat", "saxony", "automa", "Speed", "coin", "R2", "mine", "food", "7"])
)  # fmt: skip
anything = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def holders(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a document with every key in it."""
    found = []
    pairs = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    for key, inner in pairs:
        found += [(value, key), *holders(inner)]
    return found


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_position_changed_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    document = data.draw(
        st.sampled_from([position(), bare(automa="nordic"), position(human__tokens=[], encounters=[1])])
    )
    for _ in range(data.draw(st.integers(1, 3))):
        places = holders(document)
        holder, key = places[data.draw(st.integers(0, len(places) - 1))]
        change = data.draw(st.sampled_from(["replace", "remove", "add"]))
        if change == "replace":
            holder[key] = data.draw(anything)
        elif change == "remove":
            del holder[key]
        elif isinstance(holder, dict):
            holder[data.draw(st.text(max_size=5))] = data.draw(anything)
        else:
            holder.append(data.draw(anything))
        if not holders(document):
            break
    try:
        layout = read_position(document)
    except FormatError:
        return
    written = write_position(layout)
    assert write_position(read_position(json.loads(json.dumps(written)))) == written
    assert score_answer(layout) == score_answer(read_position(written))


@settings(max_examples=60, deadline=None)
@given(anything)
def test_anything_at_all_is_read_or_refused(document: object) -> None:
    with pytest.raises(FormatError):
        read_position(document)
