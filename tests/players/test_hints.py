"""Hints: legal turns, three different ones, said in three languages."""

import pytest

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import how_many
from maszyna.players.by_name import player
from maszyna.players.facts.star_tracks import card_progress
from maszyna.players.facts.tempo import turns_left
from maszyna.players.hint_search import tidied
from maszyna.players.hints import ALONE, AS_GOOD, MORE_COINS, WINS_MORE, Hint, hints, played_on
from maszyna.players.playing import ask, deals
from maszyna.players.policy.lookahead import position_key
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.reasons import OBJECTIVE_MET, OBJECTIVE_NEARER, reasons_of
from maszyna.players.turns.halving import Candidate
from maszyna.players.turns.line import Line, step
from maszyna.scythe.events import COMBAT_WON
from maszyna.scythe.facts.automa import automa_cards
from maszyna.scythe.facts.deck_documents import write_card
from maszyna.scythe.facts.star_cards import levels
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOM_RESOURCE, TRADE
from maszyna.scythe.play.common.stars import star_count
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.score.scoring import tier
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.hint_texts import hint_texts

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


def test_three_different_legal_turns_and_the_game_stays_as_it_is() -> None:
    game = new_game(SETUP, 3)
    before = game.dice.states[:], game.options()[:], game.turns
    found = hints(game, 1, nodes=600)
    assert (game.dice.states, game.options(), game.turns) == before
    assert len(found) == 3
    beginnings = set()
    for hint in found:
        twin = game.copy()
        texts = []
        for action in hint.actions:
            texts.append(twin.text(action))
            twin.apply(action)  # refuses what is not legal
        beginnings.add(tuple(text for text in texts if not text[0].isdigit())[:2])
        assert hint.spread >= 0
    assert len(beginnings) == 3
    assert hints(game, 1, nodes=600)[0].actions == found[0].actions


@pytest.mark.parametrize("seed", [19, 28])
def test_no_two_hints_advise_the_same_actions(seed: int) -> None:
    """Turns that part only after an encounter card is drawn look the same to whoever asks."""
    game = new_game(SETUP, seed)
    play_out(game, random_dice(seed), 26)
    advised = [hint.actions for hint in hints(game, seed, nodes=400)]
    assert len(advised) > 1
    assert len({tuple(actions) for actions in advised}) == len(advised)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_hints_are_said_in_every_language(lang: str) -> None:
    game = new_game(SETUP, 3)
    lines = hint_texts(lang).lines(hints(game, 1, nodes=600))
    assert [line[:3] for line in lines if line[:1].isdigit()] == ["1. ", "2. ", "3. "]
    assert hint_texts(lang).lines([]) != lines


def played(seed: int, level: str) -> list[Scythe]:
    """A game of the policy at the beginning of each own turn."""
    game, chance = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed), deals(seed)
    one, found = player("policy", seed), []
    while not game.is_over():
        if isinstance(game.asking, ChooseSection):
            found.append(game.copy())
        game.apply(ask(one, game, chance))
    return found


def end_of(hint: Hint) -> Scythe:
    twin = hint.world.copy()
    twin.run_mode = BETWEEN_TURNS
    for action in hint.actions:
        twin.apply(action)
    return twin


POSITIONS = [(seed, part) for seed in (1, 2, 3) for part in (0.2, 0.6, 1.0)]


@pytest.mark.parametrize(("seed", "part"), POSITIONS)
def test_hints_are_in_order_and_end_in_different_positions(seed: int, part: float) -> None:
    starts = played(seed, "automa")
    game = starts[int(part * (len(starts) - 1))]
    found = hints(game, seed, nodes=1500)
    seat = game.seat_to_decide()
    margins = [hint.margin for hint in found]
    in_order = margins if found[0].compared == WINS_MORE else sorted(margins, reverse=True)
    assert margins == in_order and margins[1:] == sorted(margins[1:], reverse=True)
    assert len({position_key(end_of(hint), seat) for hint in found}) == len(found) > 1
    assert found[0].compared in (AS_GOOD, MORE_COINS, WINS_MORE)
    assert {hint.compared for hint in found[1:]} == {ALONE}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_reason_is_true_of_the_position(seed: int) -> None:
    told = 0
    for game in played(seed, "automaszyna")[3::4]:
        seat = game.seat_to_decide()
        own = game.position.seats[seat]
        for hint in [hint for hint in hints(game, seed, nodes=800) if not hint.by_chance]:
            then = end_of(hint).position.seats[seat]
            told += len(hint.reasons)
            for reason in hint.reasons:
                if reason.kind == "star_now":
                    assert then.stars > own.stars
                elif reason.kind in ("tier_up", "tier_down"):
                    assert (reason.before, reason.after) == (own.popularity, then.popularity)
                    assert (tier(then.popularity) > tier(own.popularity)) == reason.good
                elif reason.kind == "star_nearer":
                    assert (
                        star_count(own, reason.about) < reason.before == star_count(then, reason.about) < reason.after
                    )
                elif reason.kind == "coins":
                    assert (reason.before, reason.after) == (own.coins, then.coins) and then.coins > own.coins
                elif reason.kind == "land":
                    assert (reason.after > reason.before) == reason.good
                elif reason.kind in ("power", "workers"):
                    numbers = {"power": own.power, "workers": own.workers_on_board()}
                    after = {"power": then.power, "workers": then.workers_on_board()}
                    assert (reason.before, reason.after) == (numbers[reason.kind], after[reason.kind])
                elif reason.kind in ("can_pay", "saves"):
                    stock = end_of(hint).position.stock(seat)
                    have = how_many(stock, BOTTOM_RESOURCE[reason.about])
                    assert min(have, reason.after) == reason.before
                    assert (have >= reason.after) == (reason.kind == "can_pay")
    assert told > 5


def test_a_hint_to_attack_says_how_often_the_combat_is_won() -> None:
    """The share of the same combat fought in worlds of its own."""
    found = 0
    for seed in (41, 42, 43):
        for game in played(seed, "automa")[6::3]:
            seat = game.seat_to_decide()
            for hint in hints(game, seed, nodes=1500):
                for reason in [reason for reason in hint.reasons if reason.kind in ("combat", "combat_for_star")]:
                    found += 1
                    won = 0
                    for world in range(1000, 1100):
                        twin = determinised(hint.world, seat, world)
                        twin.log = []
                        played_on(twin, hint.actions)
                        won += [event.seat for event in twin.log if event.kind == COMBAT_WON][-1] == seat
                    assert abs(won / 100 - reason.before / 10) <= 0.25
                    assert reason.good == (reason.before >= 5)
    assert found


def test_nearly_every_hint_has_a_reason_that_a_player_counts() -> None:
    advised = [hint for game in played(1, "automa")[::4] for hint in hints(game, 1, nodes=800)]
    assert sum(any(reason.good for reason in hint.reasons) for hint in advised) >= 0.9 * len(advised)


def test_the_last_trade_that_reaches_a_tier_is_among_the_hints() -> None:
    """The policy alone finds it unlikely."""
    asked = 0
    for seed in range(1, 40):
        game = played(seed, "automa")[-1]
        seat = game.seat_to_decide()
        own = game.position.seats[seat]
        if own.section == TRADE or not own.coins or own.popularity not in (6, 12) or turns_left(game, seat) >= 2:
            continue
        asked += 1
        kinds = [reason.kind for hint in hints(game, seed, nodes=4000) for reason in hint.reasons]
        assert "tier_up" in kinds
    assert asked


def test_units_that_change_places_are_left_out() -> None:
    game = new_game(SETUP, 3)
    seat = game.seat_to_decide()
    chance, world = dice(1, ["test"]), game.copy()
    world.run_mode = BETWEEN_TURNS
    line = Line(world, None, -1, [])
    for text in ("section move", "move units", "worker 4", "to 5", "worker 5", "to 4"):
        line = step(line, seat, world.parse(text), chance)
    assert world.asking is None
    shorter = tidied(game, seat, Candidate(line))
    twin, texts = game.copy(), []
    twin.run_mode = BETWEEN_TURNS
    for taken in shorter.lines:
        texts.append(twin.text(taken.action))
        twin.apply(taken.action)
    assert texts == ["section move", "move units", "no more units"]
    assert position_key(twin, seat) == position_key(line.game, seat)


@pytest.mark.parametrize(
    "own",
    [
        {"own_symbols": {"move_mech": {"destination": ["nearest_factory", "reading_order"]}}},
        {"own_levels": [{**levels()[1].document(), "extra_coins": 1}]},
        {"own_cards": [{**write_card(card), "resources": 3} for card in automa_cards(0)]},
    ],
)
def test_hints_say_that_the_automa_plays_by_house_rules(own: dict[str, object]) -> None:
    said = {}
    for name, setup in (("printed", SETUP | {"own_cards": [write_card(card) for card in automa_cards(0)]}),
                        ("own", SETUP | own)):  # fmt: skip
        said[name] = " ".join(hint_texts("en").lines(hints(new_game(setup, 3), 1, nodes=200)))
    assert "own cards or rules" in said["own"] and "own cards or rules" not in said["printed"]


def test_an_objective_that_a_turn_meets_is_a_star_and_not_only_nearer() -> None:
    """Each card in turn in the hand of a seat, before and after its turns of a game."""
    game, chance, one = new_game(SETUP, 8), deals(8), player("policy", 1)
    seen: set[str] = set()
    while not game.is_over():
        before, seat, turns = game.copy(), game.seat_to_decide(), game.turns
        while not game.is_over() and game.turns == turns:
            game.apply(ask(one, game, chance))
        after = game.copy()
        for number in range(1, 24):
            for each in (before, after):
                each.position.seats[seat].objectives = 1 << number
            met = card_progress(after, seat, number) == 1.0
            for reason in reasons_of(before, after, seat):
                if reason.kind in (OBJECTIVE_NEARER, OBJECTIVE_MET):
                    seen.add(reason.kind)
                    assert (reason.kind == OBJECTIVE_MET) == met
                    assert card_progress(before, seat, number) < card_progress(after, seat, number)
    assert seen == {OBJECTIVE_NEARER, OBJECTIVE_MET}
