"""Hints in words: what to do, without what goes without saying."""

from pathlib import Path

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.save import parse
from maszyna.players.by_name import player
from maszyna.players.hints import MORE_COINS, Hint
from maszyna.players.playing import ask, deals
from maszyna.players.reasons import COMBAT_FOR_STAR, LAND, NOTHING, POWER, STAR_NEARER, STAR_NOW, Reason
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import STAR_COMBAT, STAR_POWER
from maszyna.scythe.play.cards.benefits import ChooseResource
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.common.spans import plain
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.hint_texts import hint_texts

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


def before_cargo() -> tuple[Scythe, int]:
    """A game in which a unit is about to step, and the step after which it is asked what it takes along."""
    game, one, chance = new_game(SETUP, 3), player("policy", 1), deals(3)
    while not game.is_over():
        before, action = game.copy(), ask(one, game, chance)
        game.apply(action)
        if isinstance(game.asking, ChooseCargo) and len(game.choices) > 1:
            return before, action
    raise AssertionError("nobody was asked")


def said(game: Scythe, actions: list[int]) -> list[str]:
    return hint_texts("en").steps(Hint(game, actions, False, 0.0, 0.0))


def test_what_is_left_behind_is_not_named_but_what_rides_along_is() -> None:
    game, step = before_cargo()
    [going] = said(game, [step])
    assert said(game, [step, 0]) == [going]
    [with_load] = said(game, [step, 1])
    assert with_load.startswith(f"{going}, take ") and with_load.endswith(" along")


def test_the_answer_to_the_pending_question_is_always_named() -> None:
    game, step = before_cargo()
    game.apply(step)
    assert said(game, [0]) == ["take nothing of this along"]


def test_the_last_kind_of_resource_says_all_that_are_gained() -> None:
    """After oil nothing else may follow, so the one answer brings both tokens."""
    game = new_game(SETUP, 3)
    for text in ("section trade", "trade resources"):
        game.apply(game.parse(text))
    while not isinstance(game.asking, ChooseResource):
        game.apply(game.choices[0])
    assert said(game, [game.choices[-1]]) == ["gain 2 oil"]
    assert said(game, [game.choices[0]]) == ["gain 1 food"]


BY_HAND = Path(__file__).parents[1] / "saves" / "rusviet_by_hand.json"


def advised(first: int, last: int, lang: str = "en") -> list[str]:
    """Actions of a game that was played by hand, as a hint would say them."""
    record = SCYTHE.restore(parse(BY_HAND.read_text(encoding="utf-8")))
    twin, actions = record.at(first).copy(), []
    for text in record.actions[first:last]:
        actions.append(twin.parse(text))
        twin.apply(actions[-1])
    hint = Hint(record.at(first), actions, False, 0.0, 0.0)
    return [plain(line) for line in hint_texts(lang).steps(hint)]


def test_a_move_is_a_line_for_each_unit() -> None:
    """Where it passes only is left out, unless it loads or leaves something there."""
    assert advised(67, 82) == [
        "Move: move 3 units",
        "character at the Factory: to tundra 30",
        "mech in forest 38: to tundra 30",
        "mech on mountain 26: to the Factory, take 1 worker along",
        "spend 4 power",
    ]
    assert advised(111, 118) == [
        "mech on tundra 30: to farm 29",
        "mech at the base of Rusviet: to farm 12, take 2 workers along",
    ]


def test_tokens_of_a_kind_are_added_up() -> None:
    assert advised(125, 132) == [
        "Trade: pay 1 coin, gain 2 resources of any kind",
        "on mountain 26: gain 2 food",
        "Enlist: pay 2 food, gain 2 coins",
        "the recruit of “Deploy” (ongoing bonus: coins)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_of_a_game_is_told_in_lines(lang: str) -> None:
    lines = [line for start in range(0, 160, 7) for line in advised(start, start + 7, lang)]
    assert all(line and "{" not in line for line in lines)


def reasoned(*said: Reason, only_here: int = 0, margin: float = 12.0) -> str:
    hint = Hint(new_game(SETUP, 3), [], True, margin, 3.0)
    hint.reasons, hint.only_here, hint.compared = list(said), list(said[:only_here]), MORE_COINS
    return "\n".join(plain(line) for line in hint_texts("en").reasons(hint))


def test_first_comes_what_speaks_for_a_turn_and_nothing_is_said_twice() -> None:
    nearer = Reason(STAR_NEARER, True, STAR_POWER, 14, 16)
    found = reasoned(nearer, Reason(POWER, True, NOTHING, 11, 14), Reason(LAND, False, NOTHING, 6, 5), only_here=2)
    assert found.splitlines()[:2] == [
        "For it, unlike the second: nearer to a star: full power (14 of 16).",
        "Against it: territories 6 → 5.",
    ]
    assert found.count("14") == 1
    assert found.splitlines()[-1] == "Then chance decides; ask again after that."


def test_a_forecast_of_no_coins_is_level() -> None:
    assert "Forecast: about level at the end, give or take 3." in reasoned(margin=-0.4)
    assert "Forecast: you finish about 1 coin behind, give or take 3." in reasoned(margin=-0.6)


def test_taking_all_of_a_gain_goes_without_saying() -> None:
    game, one, chance = new_game(SETUP | {"variants": ["gains_in_part"]}, 3), player("policy", 1), deals(3)
    while True:
        before, action = game.copy(), ask(one, game, chance)
        game.apply(action)
        if isinstance(game.asking, Accept) and game.asking.amount > 1:
            break
    assert said(before, [action, game.asking.amount]) == said(before, [action])
    assert len(said(before, [action, 1])) == len(said(before, [action])) + 1


def test_a_combat_for_a_star_is_one_reason() -> None:
    found = reasoned(Reason(COMBAT_FOR_STAR, True, NOTHING, 9, 10), Reason(STAR_NOW, True, STAR_COMBAT, 1, 2))
    assert "a combat for a star, won about 9 times in 10." in found and "a star now" not in found
