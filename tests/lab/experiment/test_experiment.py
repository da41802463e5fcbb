"""An experiment: which arms its document spans, and what it refuses."""

import json
from typing import Any

import pytest

from maszyna.kernel.errors import MaszynaError
from maszyna.lab.experiment.experiment import FORMAT, Experiment, read_experiment
from maszyna.scythe.facts.automa import BASE_DECK, INVADERS_DECK
from maszyna.scythe.notation.deck_file import printed_deck

SOLO: dict[str, object] = {"seats": [{}, {"player": "automa"}]}


def experiment(**fields: object) -> Experiment:
    return read_experiment({"format": FORMAT, "setup": SOLO, **fields})


def test_nothing_varies_in_an_experiment_of_one_arm() -> None:
    found = experiment()
    assert [(arm.number, arm.name, arm.setup, arm.human) for arm in found.arms] == [(1, "base", SOLO, "random")]
    assert (found.games, found.seed, found.unit, found.rules_version) == (100, 1, 50_000, 2)


def test_every_combination_is_an_arm_and_single_changes_follow_each() -> None:
    found = experiment(
        vary={"level": ["autometta", "automa"], "human": ["random"]},
        each={"options.coins": [-1, 1], "rulings.R3": ["character"]},
        arms=[{"name": "fast", "set": {"options.all_moves": True}}],
    )
    assert [arm.name for arm in found.arms] == [
        "level=autometta, human=random",
        "level=autometta, human=random, options.coins=-1",
        "level=autometta, human=random, options.coins=1",
        "level=autometta, human=random, rulings.R3=character",
        "level=automa, human=random",
        "level=automa, human=random, options.coins=-1",
        "level=automa, human=random, options.coins=1",
        "level=automa, human=random, rulings.R3=character",
        "fast",
    ]
    assert found.arms[5].setup == {
        "seats": [{}, {"player": "automa", "level": "automa"}], "options": {"coins": -1},
    }  # fmt: skip
    assert found.arms[-1].setup == {**SOLO, "options": {"all_moves": True}}


def test_seats_are_set_by_short_names_and_by_path() -> None:
    settings = {"faction": "saxony", "mat": "mechanical", "automa_faction": "crimea", "seats.1.level": "automaszyna"}
    [_, arm] = experiment(arms=[{"set": settings}]).arms
    assert arm.setup["seats"] == [
        {"faction": "saxony", "mat": "mechanical"},
        {"player": "automa", "faction": "crimea", "level": "automaszyna"},
    ]
    assert arm.name == "faction=saxony, mat=mechanical, automa_faction=crimea, seats.1.level=automaszyna"


def test_units_share_their_seeds_over_all_arms() -> None:
    found = experiment(vary={"level": ["automa", "ultimaszyna"]}, games=250, unit=100, seed=7)
    assert [(unit.arm.number, unit.number, unit.first_seed, unit.games) for unit in found.units()] == [
        (1, 0, 7, 100), (2, 0, 7, 100), (1, 1, 107, 100), (2, 1, 107, 100), (1, 2, 207, 50), (2, 2, 207, 50),
    ]  # fmt: skip


def test_its_own_document_reads_the_same() -> None:
    found = experiment(vary={"level": ["automa", "ultimaszyna"]}, games=3, human="random")
    again = read_experiment(json.loads(json.dumps(found.document())))
    assert again.arms == found.arms
    assert again.document() == found.document()
    assert found.document()["rules_version"] == 2


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"format": "maszyna/save@1"}, "experiment.format: must be 'maszyna/experiment@1', found"),
        ({"gamez": 3}, "experiment.gamez: is not a field here; possible: format, games"),
        ({"games": 0}, "experiment.games: must be a whole number 1.."),
        ({"seed": 2**64 - 5, "games": 10}, "experiment.seed: must be at most"),
        ({"unit": 0}, "experiment.unit: must be a whole number 1..1000000"),
        ({"setup": 3}, "experiment.setup: must be the setup of a game, found 3"),
        ({"setup": {"seats": 9}}, "setup.seats: must be a number of seats 1..7, found 9"),
        ({"vary": {"speed": [1]}}, "experiment.vary.speed: is not a setting; possible: human, level"),
        ({"vary": {"level": []}}, "experiment.vary.level: must be a list with at least one value"),
        ({"vary": {"level": "automa"}}, "experiment.vary.level: must be a list of values"),
        ({"vary": {"level": ["robot"]}}, "arm 1 (level=robot): setup.seats[1].level: must be one of autometta"),
        ({"vary": {"options.coins": [9]}}, "arm 1 (options.coins=9): setup.options.coins: must be a whole number"),
        ({"vary": {"seats.7.level": ["automa"]}}, 'setup.seats.7.level: there is no "7" in the setup'),
        ({"vary": {"level": ["automa"]}, "setup": {"seats": 2}}, "level is set, but there is no Automa seat"),
        ({"arms": [{"name": "base", "set": {}}]}, "two arms are called 'base'; each must differ from the others"),
        ({"arms": [{"set": {"speed": 1}}]}, "experiment.arms[0].set.speed: is not a setting"),
        ({"vary": {f"options.{n}": [*range(200)] for n in ("coins", "power")}}, "gives 40000 arms; at most 10000"),
    ],
)
def test_what_is_wrong_is_named(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(MaszynaError) as refusal:
        read_experiment({"format": FORMAT, "setup": SOLO, **fields})
    assert problem in str(refusal.value)


def test_numbers_of_cards_and_star_cards_are_varied_by_name() -> None:
    """Entries of a list by place, id or number; what is not the setup's own yet begins as printed."""
    paths = {"own_levels.automa.extra_coins": [2], "own_cards.#7.schemes.0.gains.1.amount": [4]}
    setup: Any = experiment(vary=paths).arms[0].setup
    printed: Any = printed_deck(INVADERS_DECK)
    printed["own_cards"][6]["schemes"][0]["gains"][1]["amount"] = 4
    assert setup["own_cards"] == printed["own_cards"]
    assert [card["extra_coins"] for card in setup["own_levels"]] == [0, 2, 0, printed["own_levels"][3]["extra_coins"]]
    base: Any = experiment(vary={"own_cards.0.resources": [3]}, setup={**SOLO, "editions": ["base"]}).arms[0].setup
    assert base["own_cards"][1:] == printed_deck(BASE_DECK)["own_cards"][1:]  # type: ignore[index]
    for path in ("own_cards.#70.resources", "own_levels.robot.spaces"):
        with pytest.raises(MaszynaError, match="there is no"):
            experiment(vary={path: [1]})


def test_an_arm_is_found_by_number_and_by_name() -> None:
    found = experiment(vary={"level": ["automa", "ultimaszyna"]})
    assert found.arm_named("2") == found.arm_named("level=ultimaszyna") == found.arms[1]
    with pytest.raises(MaszynaError, match=r"there is no arm '3'; possible: 1 \(level=automa\), 2"):
        found.arm_named("3")
