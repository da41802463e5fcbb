"""Decisions as questions, their options as labels."""

import re
from collections.abc import Iterator

import pytest
from tests.scythe.scene import Scene

from maszyna.kernel.dice import dice
from maszyna.kernel.packed_counts import packed
from maszyna.kernel.steps import Decision
from maszyna.scythe.airships.airship_combat import Bombard
from maszyna.scythe.airships.entering import ChooseToll
from maszyna.scythe.airships.game_rules import FleetGameRules
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.encounter import ChooseOffer, ChooseOpponent, ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.cards.factory import CARDS, ChooseBenefit
from maszyna.scythe.play.combat.before_combat import FireArtillery
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.common.payment import DiscardCard, PayAny
from maszyna.scythe.play.movement.tokens import PlaceFlag, RearmTrap
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.scythe.texts import WORDINGS, scythe_texts

PER_KIND = 12  # decisions of one kind looked at in one game
# Tiles that ask something, both kinds of cargo, and resolutions that do.
WITH_AIRSHIPS: list[dict[str, object]] = [
    {"airships": {"aggressive": "bombard", "passive": "negotiate"}, "resolution": "king_of_the_hill"},
    {"airships": {"aggressive": "blitzkrieg", "passive": "boost"}, "resolution": "mission_possible"},
    {"airships": {"aggressive": "toll", "passive": "boost"}},
    {"airships": {"aggressive": "bounty", "passive": "boost"}},
]
ALIKE = ["refugee"]  # the units of one kind on a place are options of their own


def rare_decisions() -> Iterator[Scythe]:
    """Those that games at random seldom come to."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 28, 28)
    scene.put("saxony", "character", 28)
    scene.put("saxony", "mech", 28)
    scene.lay(28, food=1, oil=1)
    scene.deal("saxony", 2, 5)
    scene.seat("saxony").coins = scene.seat("saxony").popularity = 9
    seat = scene.index("saxony")
    decisions: list[Decision[Scythe]] = [
        ChooseBenefit(seat, CARDS[2]), DiscardCard(seat), PayAny(seat), ChooseRefuge(seat, 28),
        ChooseRefugee(seat, 28, 27, 0), ChooseOffer(seat, 31, 28, 0, 1), ChooseOffer(seat, 42, 28, 0, 1),
        ChooseOffer(seat, 42, 28, 2, 1),
    ]  # fmt: skip
    for decision in decisions:
        scene.game.stack.append(decision)
        scene.game.settle()
        yield scene.game
    nordic = Scene("nordic", "saxony", "crimea")
    nordic.put("nordic", "mech", 14)
    nordic.unlock("nordic", "Seaworthy")
    for decision in [
        ChooseOpponent(0),
        FireArtillery(0, 1),
        ChooseRetreat(0, 14, 1, 0),
        PlaceFlag(0),
        RearmTrap(0, 14),
    ]:
        nordic.game.stack.append(decision)
        nordic.game.settle()
        yield nordic.game


def rare_decisions_over_airships() -> Iterator[Scythe]:
    game = new_game({"seats": 2, "airships": {"aggressive": "bombard", "passive": "negotiate"}}, 1)
    assert isinstance(game.airship_rules, FleetGameRules)
    game.position.seats[0].cargo = packed([1, 0, 0, 2])
    fleet = game.airship_rules.fleet
    asked: list[Decision[Scythe]] = [
        Bombard(0, 1, fleet.airships[0].powers),
        ChooseToll(0, fleet, 1, 23, packed([1, 0, 0, 2])),
    ]
    for decision in asked:
        game.stack.append(decision)
        game.settle()
        yield game


def random_decisions(seed: int, modules: dict[str, object]) -> Iterator[Scythe]:
    game = new_game({"seats": 7, "editions": EDITIONS, **modules}, seed)
    chance = dice(seed, ["player"])
    seen: dict[str, int] = {}
    while not game.is_over():
        kind = game.decision_kind()
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= PER_KIND:
            yield game
        options = game.options()
        game.apply(options[chance.below(0, len(options))])


def decisions() -> Iterator[Scythe]:
    yield from rare_decisions()
    yield from rare_decisions_over_airships()
    for seed in range(6):
        yield from random_decisions(seed, {})
    for seed, modules in enumerate(WITH_AIRSHIPS):
        yield from random_decisions(seed, modules)


def test_every_kind_of_decision_is_asked_in_every_language() -> None:
    kinds = set()
    for game in decisions():
        kind = game.decision_kind()
        kinds.add(kind)
        for lang in LANGUAGES:
            question = scythe_texts(lang).question(game)
            labels = [scythe_texts(lang).label(game, action) for action in game.options()]
            assert question.endswith(("?", ".")), question
            assert "?" in question
            for text in [question, *labels]:
                assert not re.search("[{}]" if lang == SOURCE else "[A-Za-z{}]", text), text
                assert text == text.strip()
                assert text
            assert len(set(labels)) == len(labels) or kind in ALIKE, labels
    assert kinds == WORDINGS.keys()


def saxony_moves() -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 34)
    scene.put("saxony", "worker", 34)
    scene.lay(34, metal=2)
    scene.begin("saxony")
    scene.say("section move", "move units")
    return scene


@pytest.mark.parametrize(
    ("lang", "unit", "step"),
    [
        ("en", "mech on mountain 34", "to village 35"),
        ("uk", "мех на горі 34", "до села 35"),
        ("ru", "робот на горе 34", "в деревню 35"),
    ],
)
def test_labels_of_a_move(lang: str, unit: str, step: str) -> None:
    scene = saxony_moves()
    game = scene.game
    assert scythe_texts(lang).label(game, game.parse("mech 34")) == unit
    scene.say("mech 34")
    assert scythe_texts(lang).label(game, game.parse("to 35")) == step


def test_questions_of_a_move() -> None:
    scene = saxony_moves()
    assert scythe_texts("en").question(scene.game) == "Which unit do you move? You may still move 2 units."
    scene.say("mech 34")
    assert scythe_texts("en").question(scene.game) == "The mech on mountain 34 moves. Where to?"
    scene.say("to 35")
    assert scythe_texts("en").question(scene.game) == "How much do you take along to village 35: metal?"
    scene.say("carry 2 metal")
    assert (
        scythe_texts("en").question(scene.game)
        == "How much do you take along to village 35: workers that have not moved yet?"
    )
    assert scythe_texts("uk").label(scene.game, 1) == "узяти із собою 1 робітника"


def test_labels_name_prices_and_gains_as_they_are_now() -> None:
    scene = Scene("saxony", "crimea", mats=["industrial", "agricultural"])
    scene.put("saxony", "worker", 28)
    scene.lay(28, oil=3)
    scene.seat("saxony").coins = 5
    scene.seat("saxony").cubes = 1 << 2  # one more power
    scene.begin("saxony")
    scene.say("section bolster")
    labels = [scythe_texts("en").label(scene.game, action) for action in scene.game.options()]
    assert labels == ["skip the top row", "pay 1 coin, gain 3 power", "pay 1 coin, gain 1 combat card"]
    scene.say("skip top")
    labels = [scythe_texts("en").label(scene.game, action) for action in scene.game.options()]
    assert labels == ["skip the bottom row", "Upgrade: pay 3 oil, gain 3 coins"]
