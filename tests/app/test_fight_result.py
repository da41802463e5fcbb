"""A combat as a scene: what waits before it, its cause, its chance, and its result until the reader has gone on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk, some_option

from maszyna.app.scythe.chances import best_chance, chance_view
from maszyna.app.scythe_common.fight_result import DRAWN_AS
from maszyna.kernel.bits import bit
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.decks import card_values
from maszyna.scythe.events import COMBAT_COMMITTED, COMBAT_WON, STAR_PLACED, field_of
from maszyna.scythe.ids import ARTILLERY, CHARACTER, FACTIONS, FIRST_MECH, MOST_DIAL, POWER
from maszyna.scythe.play.combat.combat import start_combat
from maszyna.scythe.play.common.gains import LIMIT_POWER, gain
from maszyna.scythe.turn_state import Combat
from maszyna.speech.scythe.texts import scythe_texts

FIGHTS = Path(__file__).parents[1] / "saves" / "fights_in_one_request.json"
NORDIC = {"seats": [{"faction": "nordic", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}


def said(text: list[Any]) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def fought(setup: dict[str, Any], seeds: range, lang: str = "en") -> list[tuple[Desk, str, Any]]:
    """Games just after their first combat was decided, with their views."""
    found: list[tuple[Desk, str, Any]] = []
    for seed in seeds:
        desk, chance = Desk(), random.Random(seed)
        game = desk.new("scythe", setup, seed)["id"]
        for _ in range(500):
            view = desk.get(f"games/{game}", lang=lang)["view"]
            if not view["decision"]:
                break
            body = {"revision": view["game"]["revision"], "actions": [some_option(view, chance)]}
            desk.ask("POST", f"games/{game}/actions", body)
            if any(event.kind == COMBAT_WON for event in desk.record(game).entries[-1].events):
                found.append((desk, game, desk.get(f"games/{game}", lang=lang)["view"]))
                break
    return found


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_result_says_what_the_events_say(lang: str) -> None:
    games = fought(SOLO, range(1, 7), lang)
    assert games
    for desk, game, view in games:
        result = view["result"]
        record = desk.record(game)
        events = record.entries[-1].events
        won = next(event for event in events if event.kind == COMBAT_WON)
        shown = [event for event in events if event.kind == COMBAT_COMMITTED]
        assert result["winner"] == FACTIONS[record.game.position.seats[won.seat].faction]
        assert [side["total"] for side in result["sides"]] == [field_of(event, "total") for event in shown]
        for side in result["sides"]:
            assert side["power"] + sum(side["cards"]) == side["total"]
            assert side["seat"] != "saxony" or sum(column["counts"] for column in side["table"]["columns"]) == 1
        assert bool(result["stars"]) == any(event.kind == STAR_PLACED and event.seat == won.seat for event in events)
        assert said(result["title"]) and said(result["reason"])
        roles = {"en": ("attack", "defend"), "uk": ("нападаєте", "захищаєтеся"), "ru": ("нападаете", "защищаетесь")}
        assert next(side["role"] for side in result["sides"] if side["seat"] != "saxony") in roles[lang]
        assert {"land", "unit"} <= {line["about"] for line in result["lines"]}
        assert all(said(line["say"]) and "{" not in said(line["say"]) for line in result["lines"])


def test_the_result_is_gone_once_the_reader_has_gone_on() -> None:
    desk, game, view = fought(SOLO, range(1, 7))[0]
    assert view["result"]["at"] == view["game"]["actions"]
    while view["decision"] and view["result"]:
        body = {"revision": view["game"]["revision"], "actions": [view["decision"]["options"][-1]["action"]]}
        view = desk.ask("POST", f"games/{game}/actions", body)[1]["view"]
        assert not view["result"] or view["result"]["at"] == view["game"]["actions"]


def test_a_combat_that_ends_the_game_has_its_result() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    game = desk.act(game, "power 7", "stars 5", "adjust saxony mechs 37", "adjust mechs 43", "automa power 0")
    game = desk.act(game, "automa cards 0", "move mech 43 37", "fight 37 power 7 cards none")
    assert game["view"]["game"]["over"] and game["view"]["result"]["yours"] and game["view"]["result"]["stars"] == 6


def test_whoever_counts_steps_of_others_gets_the_result_with_their_own_count() -> None:
    for desk, game, _ in fought(TWO, range(1, 12)):
        watcher = desk.link(game, watch=True)
        view = desk.get(f"games/{game}", watcher)["view"]
        if view["result"]:
            assert view["result"]["at"] <= view["game"]["actions"] < len(desk.record(game).actions)
            assert view["result"]["yours"] is None and "You" not in said(view["result"]["title"])
            return
    pytest.fail("no combat among two people and an Automa")


def at_arms(desk: Desk, abilities: int = 0) -> Any:
    """A copy of a new game in which the first seat attacks the Automa's character with a mech; not fought yet."""
    scythe = desk.record(desk.new("scythe", NORDIC)["id"]).game.copy()
    own, enemy = scythe.position.seats
    enemy.at[CHARACTER] = 28
    own.at[FIRST_MECH] = 28
    own.abilities |= abilities
    own.power = 7
    own.muster()
    enemy.muster()
    scythe.stack = []
    return scythe


def test_a_question_inside_a_combat_names_it() -> None:  # D4
    scythe = at_arms(Desk(), ARTILLERY)
    scythe.position.battles = bit(28)
    start_combat(scythe, 0, 28)
    scythe.settle()
    assert scythe.decision_kind() == "artillery"
    for lang, begins in (("en", "Combat:"), ("uk", "Бій:"), ("ru", "Бой:")):
        asked = scythe_texts(lang).question(scythe)
        assert asked.startswith(begins) and "Combat" not in asked[8:]
    scythe.apply(scythe.choices[0])
    assert scythe.decision_kind() == "dial" and not scythe_texts("en").question(scythe).startswith("Combat:")


def test_a_gain_that_is_a_question_says_why() -> None:  # D4
    scythe = at_arms(Desk())
    scythe.position.seats[0].objectives = LIMIT_POWER
    gain(scythe, 0, POWER, 2)
    scythe.settle()
    assert "because your objective" in scythe_texts("en").question(scythe)


def test_the_chance_of_an_attack_is_that_of_the_best_stake() -> None:
    scythe = at_arms(Desk())
    own = scythe.position.seats[0]
    best = MOST_DIAL + max(card_values(own.hand))
    chance = best_chance(scythe, 0, FIRST_MECH, 28)
    found = chance_view(scythe, Combat(28, [0, 1], [0, 0], [0, 0]), 0)
    assert chance is not None and found is not None
    assert chance == found["wins"].get(str(best), 1.0)
    stronger = at_arms(Desk(), ARTILLERY)
    with_artillery = best_chance(stronger, 0, FIRST_MECH, 28)
    assert with_artillery is not None and with_artillery >= chance
    scythe.position.seats[1].power = 16
    weaker = best_chance(scythe, 0, FIRST_MECH, 28)
    assert weaker is not None and weaker <= chance


def test_every_way_into_a_combat_bears_its_chance_and_no_other_does() -> None:
    ways: list[Any] = []
    for seed in range(1, 5):
        desk, chance = Desk(), random.Random(seed)
        game = desk.new("scythe", SOLO, seed)["id"]
        for _ in range(200):
            view = desk.get(f"games/{game}")["view"]
            if not view["decision"]:
                break
            ways += [way for piece in (view["travel"] or {"pieces": {}})["pieces"].values() for way in piece["reach"]]
            body = {"revision": view["game"]["revision"], "actions": [some_option(view, chance)]}
            desk.ask("POST", f"games/{game}/actions", body)
    attacks = [way for way in ways if way["pin"] == "combat"]
    assert attacks and all(0 <= way["chance"] <= 1 for way in attacks)
    assert not any("chance" in way for way in ways if way["pin"] != "combat")


def attacked() -> tuple[Desk, Any]:
    """A table where a mech stands beside two places with a mech of the Automa on each."""
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    game = desk.act(
        game, "power 7", "cards 3", "adjust saxony mechs 37 38", "adjust mechs 43 43", "adjust character 43"
    )
    return desk, game


def test_at_a_table_more_units_may_follow_before_the_combat_and_which_comes_first_is_chosen() -> None:
    desk, game = attacked()
    game = desk.act(game, "move mech 43 37")
    view = game["view"]
    assert view["decision"]["widget"] == "tell"
    assert [option["id"] for option in view["decision"]["options"]] == ["fight"]
    assert view["fight"]["sides"][0]["most_cards"] == 1
    game = desk.act(game, "move character 43 37", "move mech 43 38")
    view = game["view"]
    assert view["fight"]["sides"][0]["most_cards"] == 2
    assert [option["id"] for option in view["decision"]["options"]] == ["fight-t37", "fight-t38"]
    fight = {"place": "t38", "power": 7, "cards": [5], "drawn": [2]}
    body = {"revision": game["revision"], "intents": [{"fight": fight}]}
    status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    while status == 422 and "needs" in done:
        field = done["needs"]["field"]
        fight[field] = [2] * done["needs"]["most"] if field.startswith("drawn") else 1
        fight = {key: value for key, value in fight.items() if key != "drawn" or value}
        status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    if status == 422:
        body = {"revision": game["revision"], "intents": [{"fight": {**fight, "drawn": []}}]}
        status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 200, done
    assert done["view"]["result"]["place"] == "t38" and done["view"]["fight"]["place"] == "t37"
    assert done["view"]["checklist"]["said_at"] == done["view"]["result"]["at"]


def test_the_number_of_pieces_is_put_right_inside_the_combat() -> None:
    desk, game = attacked()
    game = desk.act(game, "move mech 43 37")
    side = game["view"]["fight"]["sides"][1]
    mech = next(unit for unit in side["units"] if unit["key"] == "saxony.mech")
    game = desk.act(game, mech["more"])
    side = game["view"]["fight"]["sides"][1]
    assert next(unit["value"] for unit in side["units"] if unit["key"] == "saxony.mech") == mech["value"] + 1


def test_what_works_by_itself_before_a_combat_is_told() -> None:
    desk, game = attacked()
    game = desk.act(game, "ability scout", "move mech 43 37")
    assert any("Scout" in said(line) for line in game["view"]["fight"]["lines"])


def test_a_combat_with_an_ability_has_a_result() -> None:
    """Whatever a line of the result is about has its picture: without it the game could not be opened again."""
    desk, game = attacked()
    game = desk.act(game, "ability scout", "move mech 43 37")
    fight: dict[str, Any] = {"place": "t37", "power": 3, "cards": []}
    body = {"revision": game["revision"], "intents": [{"fight": fight}]}
    status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    while status == 422 and "needs" in done:
        field, most = done["needs"]["field"], done["needs"]["most"]
        fight[field] = [2] * most if field.startswith("drawn") else 1
        status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 200, done
    assert "ability" in {line["about"] for line in done["view"]["result"]["lines"]}


def test_every_line_of_a_result_has_a_picture() -> None:
    for art in DRAWN_AS.values():
        assert art_key(art, "en")


def put(desk: Desk, actions: int) -> Any:
    """The view of a game in which combats followed each other at once, after so many actions."""
    save = json.loads(FIGHTS.read_text(encoding="utf-8"))
    status, made = desk.ask("POST", "games", {"save": save | {"actions": save["actions"][:actions]}})
    assert status == 201, made
    return desk.get(f"games/{made['id']}")["view"]


@pytest.mark.parametrize(("number", "title"), [(112, "You lose: forest"), (172, "You win: the Factory")])
def test_a_combat_has_its_result_though_the_next_one_has_begun(number: int, title: str) -> None:  # D2
    view = put(Desk(), number)
    assert view["result"]["at"] == number and said(view["result"]["title"]).startswith(title)
    assert len(view["result"]["sides"]) == 2 and view["result"]["place"] != view["fight"]["place"]
    assert [said(line) for line in view["fight"]["lines"]] == ["You use the ability “Ronin” against Nordic."]  # D16
    mine = next(side for side in view["fight"]["sides"] if "hand" in side)
    assert mine["name"] == "You" and said(mine["says"][0]) in ("attack", "defend")


def test_a_result_stays_until_the_reader_begins_a_turn() -> None:  # D2: also when one request has ended the turn
    desk, save = Desk(), json.loads(FIGHTS.read_text(encoding="utf-8"))
    number = 133
    while not save["actions"][number].startswith("section"):
        assert put(desk, number)["result"]["at"] == 133
        number += 1
    assert number > 135
    assert put(desk, number)["result"]["at"] == 133
    assert put(desk, number + 1)["result"] is None


def test_what_an_automa_does_to_the_reader_is_said_to_the_reader() -> None:  # D13, D16
    turn = put(Desk(), 114)["story"]["turns"][0]
    assert any("against you" in said(step["say"]) for step in turn["steps"])
    line = said(turn["line"])
    mine = line.partition("You: ")[2]  # the opponent's own numbers come first
    assert mine.startswith("mech → Togawa · power") and "combat cards" in line


def test_a_turn_that_a_combat_ends_is_summed_up_beside_the_result() -> None:
    own = [view for _, _, view in fought(SOLO, range(1, 14)) if view["result"]["turn"]]
    assert own
    for view in own:
        lines = [said(line) for line in view["result"]["turn"]]
        assert lines[0].startswith("You choose") and any("combat" in line for line in lines)
        assert not any("power" in line for line in lines)  # what was staked is said above


def test_after_an_attack_of_the_automa_there_is_no_own_turn_to_sum_up() -> None:
    found = fought(SOLO, range(1, 14))
    attacked = [view for _, _, view in found if view["result"]["sides"][0]["seat"] != "crimea"]
    assert attacked and not any(view["result"]["turn"] for view in attacked)


def test_in_a_digital_game_nothing_is_ordered_and_nothing_unspent_is_listed() -> None:
    """What an Automa leaves lies there already, so one line names it; who spent no power has no power line."""
    for _, _, view in fought(SOLO, range(1, 12)):
        lines = [said(line["say"]) for line in view["result"]["lines"]]
        assert not any(line.startswith("Put there") for line in lines)
        assert sum(line.startswith("Resources there:") for line in lines) < 2
        assert not any("power 0 → 0" in line for line in lines)
