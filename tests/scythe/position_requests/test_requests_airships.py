"""decide, turn, combat and score on positions with airships and resolutions."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.console import program
from tests.scythe.contract import bare, position
from tests.scythe.position_requests.test_requests_refused import odd, paths

from maszyna.kernel.errors import FormatError
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.duel import AttackAirship
from maszyna.scythe.events import EFFECT_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.notation import read_position
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.position_requests import combat_answer, decide_answer, turn_answer
from maszyna.scythe.position_requests.position_game import game_of, run_on
from maszyna.scythe.position_requests.turn_request import TurnAnswer

Document = dict[str, Any]


def over(aggressive: str, **changes: Any) -> Document:
    """The contract's position with airships of these tiles; Saxony's character has come to 36."""
    tiles = {"aggressive": aggressive, "passive": "ferry"}
    return position(airships=tiles, automa__character=36, **changes)


def fight(here: Document, **changes: Any) -> Document:
    request: Document = {
        "position": here, "territory": 36, "attacker": "automa", "card": 12, "human_power": 3, "human_cards": [],
        "automa_cards": [2, 3],
    }  # fmt: skip
    return {name: value for name, value in (request | changes).items() if value is not None}


def told(answer: Document, event: str) -> list[Document]:
    return [each for each in answer["events"] if each["event"] == event]


def answered(request: Document) -> Document:
    answer: Any = combat_answer(request)
    return json.loads(json.dumps(answer))  # type: ignore[no-any-return]


def test_the_automas_airship_works_before_the_combat() -> None:
    """W9 Bombard: the human loses 2 power first, and has 3 of its 5 left for the dial."""
    quiet = answered(fight(over("bombard", automa__airship=35)))
    assert (quiet["human"]["power"], quiet["position"]["human"]["power"]) == (3, 2)
    assert not told(quiet, "effect_used")
    struck = answered(fight(over("bombard", automa__airship=36)))
    assert struck["position"]["human"]["power"] == 0
    assert told(struck, "effect_used") == [
        {"event": "effect_used", "faction": "saxony", "effect": "weaken", "against": "crimea", "provenance": ["house"]}
    ]
    with pytest.raises(FormatError, match=r"human_power.*0\.\.3"):
        combat_answer(fight(over("bombard", automa__airship=36), human_power=4))


def test_the_human_pays_for_bombs() -> None:
    """W6.1: three resources cost the Automa 5 power, and they are gone."""
    here = over("bombard", human__airship=36, human__cargo={"oil": 2})
    answer = answered(fight(here, bombard={"43": {"food": 1}, "aboard": {"oil": 2}}))
    assert told(answer, "effect_used")[0]["effect"] == "bombard"
    assert answer["automa"]["power"] == 1  # what is left of 6
    assert answer["position"]["resources"]["43"] == {"food": 1}
    assert "cargo" not in answer["position"]["human"]
    assert [event["place"] for event in told(answer, "resources_paid")] == [43, "aboard", "aboard"]
    spared = answered(fight(here))
    assert not told(spared, "effect_used")
    assert spared["position"]["human"]["cargo"] == {"oil": 2}


def test_distract_takes_a_card_from_the_human() -> None:
    here = over("distract", automa__airship=36)
    with pytest.raises(FormatError, match=r"human_cards: are 1; the human's units there allow 0"):
        combat_answer(fight(here, human_cards=[4]))


def test_war_correspondent_pays_the_winner() -> None:
    here = over("war_correspondent", human__airship=36, human__power=16, automa__power=0)
    for power, winner, popularity in ((7, "human", 6), (0, "automa", 4)):
        answer = answered(fight(here, human_power=power, card=1, automa_cards=[2]))
        assert answer["winner"] == winner
        assert answer["position"]["human"]["popularity"] == popularity
        assert [event["effect"] for event in told(answer, "effect_used")] == ["win_popularity"] * (winner == "human")


def duel(here: Document, **changes: Any) -> Document:
    request = {"territory": 30, "airships": True, "human_cards": None, "automa_cards": [2]}
    return fight(here, **(request | changes))


BLITZ: Document = {"human__airship": 30, "automa__airship": 30, "human__cargo": {"food": 2}}


def test_airships_fight() -> None:
    answer = answered(duel(over("blitzkrieg", **BLITZ), human_power=0))
    assert (answer["winner"], answer["automa"]["cards"]) == ("automa", [2])
    assert answer["position"]["human"]["airship"] == "base"
    assert answer["position"]["resources"]["30"] == {"food": 2}
    assert answer["position"]["automa"]["stars"]["combat"] == 1
    assert answer["position"]["human"]["character"] == 36  # units take no part
    assert told(answer, "airship_retreated") == [
        {"event": "airship_retreated", "faction": "crimea", "from": 30, "to": "base"}
    ]
    won = answered(duel(over("blitzkrieg", **BLITZ, human__power=16), human_power=7, attacker="human", human_cards=[5]))
    assert won["winner"] == "human"
    assert won["position"]["automa"]["airship"] == "base"
    assert won["position"]["human"]["cargo"] == {"food": 2}


REFUSED: list[tuple[Document, str, str]] = [
    (duel(over("bombard", **BLITZ)), "request.airships", "such as blitzkrieg"),
    (duel(over("blitzkrieg", **BLITZ), territory=31), "request.territory", "31 has no airship of the automa over it"),
    (duel(over("blitzkrieg", **BLITZ | {"human__airship": 31})), "request.territory", "no airship of the human"),
    (duel(position()), "request.territory", "no airship of the automa"),
    (duel(over("blitzkrieg", **BLITZ), airships="yes"), "request.airships", "true or false"),
    (duel(over("blitzkrieg", **BLITZ), artillery=True), "request.artillery", "on the ground"),
    (duel(over("blitzkrieg", **BLITZ), bombard={}), "request.bombard", "on the ground"),
    (duel(over("blitzkrieg", **BLITZ), human_cards=[2, 2]), "request.human_cards", "the rules of the duel allow 1"),
    (fight(position(automa__character=36), bombard={}), "request.bombard", "a tile that bombards"),
    (fight(over("bombard", human__airship=35), bombard={}), "request.bombard", "over the territory"),
    (fight(over("bombard", human__airship=36), bombard=2), "request.bombard", "an object of territories"),
    (fight(over("bombard", human__airship=36), bombard={"base": {}}), "request.bombard.base", '1..47 and "aboard"'),
    (fight(over("bombard", human__airship=36), bombard={"48": {}}), 'request.bombard["48"]', '1..47 and "aboard"'),
    (fight(over("bombard", human__airship=36), bombard={"47": {"oil": 1}}), 'request.bombard["47"].oil', "spend it"),
    (fight(over("bombard", human__airship=36), bombard={"43": {"gold": 1}}), 'request.bombard["43"].gold', "food"),
    (fight(over("bombard", human__airship=36), bombard={"43": {"food": 3}}), 'request.bombard["43"].food', "spend it"),
    (fight(over("bombard", human__airship=36), bombard={"7": {"oil": 1}}), 'request.bombard["7"].oil', "spend it"),
    (fight(over("bombard", human__airship=36), bombard={"43": {"food": 2}, "36": {"oil": 2}}), "request.bombard",
     "are 4 resources; at most 3"),
    # Until the combat is fought the defender keeps the territory and what lies on it (section 1).
    (fight(over("bombard", human__airship=36), attacker="human", bombard={"36": {"oil": 1}}),
     'request.bombard["36"].oil', "spend it"),
]  # fmt: skip


@pytest.mark.parametrize(("request_", "field", "allowed"), REFUSED)
def test_a_combat_that_cannot_be_is_refused(request_: Document, field: str, allowed: str) -> None:
    with pytest.raises(FormatError) as caught:
        combat_answer(request_)
    assert caught.value.where.startswith(field)
    assert allowed in caught.value.problem


def test_the_program_refuses_each_with_the_field_and_what_is_allowed() -> None:
    lines = "".join(json.dumps(request) + "\n" for request, _, _ in REFUSED)
    said = program("scythe", "combat", "-", "--json", stdin=lines.encode())
    refused = [json.loads(line)["error"]["where"] for line in said.out.splitlines()]
    assert (said.code, len(said.problems)) == (2, len(REFUSED))
    assert [where.startswith(field) for where, (_, field, _) in zip(refused, REFUSED, strict=True)] == [True] * len(
        REFUSED
    )
    for number, (problem, (_, field, allowed)) in enumerate(zip(said.problems, REFUSED, strict=True), 1):
        assert problem.startswith(f"maszyna: standard input: line {number}: {field}: "), problem
        assert allowed in problem, problem


def test_a_turn_stops_before_airships_fight() -> None:
    layout = read_position(over("blitzkrieg", **BLITZ))
    game = game_of(layout, 1)
    airship_board = layout.position.airship_board
    assert isinstance(airship_board, FleetBoardRules)
    game.push(AttackAirship(1, airship_board.fleet, 0))
    waiting = run_on(game)
    assert waiting is not None and game.combat is None and not game.stack
    answer = TurnAnswer(layout, [], waiting).document()
    assert answer["pending"] == {"combat": 30, "airships": True}


def test_every_effect_is_told_by_its_name() -> None:
    layout = read_position(position())
    game = game_of(layout, 0)
    for number in range(len(EFFECT_NAMES)):
        game.tell(EFFECT_USED, 0, number, 1)
    written = [write_event(layout.position, event)["effect"] for event in game.log or []]
    assert written == EFFECT_NAMES


def test_the_other_requests_take_such_positions() -> None:
    here = over("espionage", human__airship=23, automa__airship=30, resolution="backup_plan")
    choice: Any = decide_answer({"position": here, "action": "move_character"})
    assert choice["possible"]
    turned: Any = turn_answer({"position": here, "card": 7})
    assert turned["position"]["resolution"] == "backup_plan"
    assert turned["position"]["airships"]["aggressive"] == "espionage"


SIX = {"faction": "saxony", "stars": {"tracker": 5, "combat": 1}, "tracker": 20}


def last_turn(resolution: str, **changes: Any) -> Document:
    """Saxony has six stars, and the last turns have come."""
    finale = {"trigger": "saxony", "queue": ["saxony", "crimea"]}
    return {**bare(human="crimea"), "automa": SIX, "resolution": resolution, "finale": finale} | changes


def test_six_stars_end_the_game_unless_last_turns_are_told() -> None:
    with pytest.raises(FormatError, match=r"six: the game is over$"):
        turn_answer({"position": {**bare(), "automa": SIX}, "card": 7})
    for resolution in ("land_rush", "spoils_of_war"):
        with pytest.raises(FormatError, match='the game is over, unless "finale" lists last turns'):
            turn_answer({"position": {**bare(), "automa": SIX, "resolution": resolution}, "card": 7})
    clock: Any = turn_answer({"position": {**bare(), "automa": SIX, "resolution": "doomsday_clock"}, "card": 7})
    assert clock["events"]


def test_a_last_turn_leaves_the_queue() -> None:
    answer: Any = turn_answer({"position": last_turn("backup_plan"), "card": 7})
    assert answer["position"]["finale"] == {"trigger": "saxony", "queue": ["crimea"], "begun": True}
    assert {event["event"] for event in answer["events"]} >= {"automa_card", "automa_group", "gained"}
    with pytest.raises(FormatError, match=r"position.finale.queue: must begin with the seat"):
        turn_answer({"position": answer["position"], "card": 8})


def test_a_last_turn_of_a_move_alone_has_only_the_move_row() -> None:
    """W8.1: Land Rush."""
    answer: Any = turn_answer({"position": last_turn("land_rush"), "card": 7})
    events = {event["event"] for event in answer["events"]}
    assert "unit_moved" in events and not {"gained", "unit_gained", "tracker_moved"} & events
    rest: Any = turn_answer({"position": answer["position"], "card": 7, "resume": 1})
    assert rest["events"] == []


def test_a_last_turn_without_a_move_has_no_move_row() -> None:
    """W8.6: Mission Possible."""
    answer: Any = turn_answer({"position": last_turn("mission_possible"), "card": 7})
    events = {event["event"] for event in answer["events"]}
    assert "automa_card" in events and not {"automa_group", "unit_moved"} & events


def test_a_star_in_the_turn_may_begin_the_last_turns() -> None:
    five = {"faction": "saxony", "stars": {"tracker": 5}, "tracker": 20}
    here = {**bare(human="crimea"), "automa": five, "resolution": "land_rush"}
    answer: Any = turn_answer({"position": here, "card": 7})
    assert answer["position"]["finale"] == {"trigger": "saxony", "queue": ["crimea", "saxony"], "begun": False}
    assert told(answer, "finale_began")[0]["last_turns"] == 2


def test_the_hill_is_climbed_at_the_start_of_the_turn() -> None:
    """W8.4: whoever controls the Factory."""
    here = position(resolution="king_of_the_hill")
    answer: Any = turn_answer({"position": here, "card": 7})
    assert [event["event"] for event in answer["events"]][:3] == ["automa_card", "resolution_used", "star_placed"]
    assert answer["position"]["automa"]["stars"]["hill"] == 1
    again: Any = turn_answer({"position": here | {"automa": {**here["automa"], "character": 21}}, "card": 7})
    assert "hill" not in again["position"]["automa"]["stars"]


def test_a_camp_is_remembered_while_a_combat_waits() -> None:
    """W5.7: shut in on its base, the Automa attacks; what follows the combat is still that turn."""
    here = {
        **bare(),
        "automa": {"faction": "saxony", "power": 9, "mechs": ["base", "mat", "mat", "mat"],
                   "workers": ["base", *["mat"] * 7]},
        "human": {"faction": "crimea", "character": 34, "mechs": [41, "mat", "mat", "mat"], "workers": ["mat"] * 8},
        "airships": {"aggressive": "bombard", "passive": "ferry"},
    }  # fmt: skip
    answer: Any = turn_answer({"position": here, "card": 7})
    assert told(answer, "automa_camp")
    assert answer["pending"] is not None
    assert answer["position"]["automa"]["encamped"] is True
    rest: Any = turn_answer({"position": answer["position"], "card": 7, "resume": 1})
    assert not told(rest, "gained")
    usual = answer["position"] | {"automa": {**answer["position"]["automa"], "encamped": False}}
    assert told(turn_answer({"position": usual, "card": 7, "resume": 1}), "gained")


def test_the_automas_airship_follows_its_character() -> None:
    """W5.2: with its trace, in places like any other."""
    here = position(airships={"aggressive": "war_correspondent", "passive": "hero"}, human__character="base",
                    human__mechs=["mat"] * 4, human__workers=["mat"] * 8)  # fmt: skip
    flights = []
    for card in range(1, 20):
        answer: Any = turn_answer({"position": here, "card": card})
        flights += told(answer, "automa_airship")
        if told(answer, "automa_airship"):
            assert answer["position"]["automa"]["airship"] == flights[-1]["to"] != "base"
    assert flights
    for flight in flights:
        assert flight["from"] == "base"
        assert {step["stage"] for step in flight["trace"]} == {"airship"}
        assert flight["trace"][0]["before"] == [34, 41]


WHOLE: dict[str, Document] = {
    "combat": fight(over("bombard", human__airship=36, human__cargo={"oil": 2}), bombard={"aboard": {"oil": 1}}),
    "duel": duel(over("blitzkrieg", **BLITZ)),
    "turn": {
        "position": last_turn("land_rush") | {"airships": {"aggressive": "siege_engine", "passive": "hero"}},
        "card": 9,
    },
    "decide": {"position": over("espionage", automa__airship=30, resolution="deja_vu"), "action": "airship"},
}
words = st.sampled_from(["aboard", "base", "blitzkrieg", "toll", "bounty", "mission_possible", "airship", "crimea"])


@pytest.mark.parametrize("name", WHOLE)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_request_changed_anywhere_is_answered_or_refused(name: str, data: st.DataObject) -> None:
    request: Any = json.loads(json.dumps(WHOLE[name]))
    for _ in range(data.draw(st.integers(1, 3))):
        *parents, last = data.draw(st.sampled_from([path for path in paths(request) if path != ("position",)]))
        inner = request
        for key in parents:
            inner = inner[key]
        if data.draw(st.booleans()):
            inner[last] = data.draw(odd | words)
        else:
            del inner[last]
    answer = {"turn": turn_answer, "decide": decide_answer}.get(name, combat_answer)
    try:
        json.dumps(answer(request))
    except FormatError as refused:
        assert str(refused)


def test_the_requests_they_were_made_from_are_answered() -> None:
    assert combat_answer(WHOLE["combat"]) and combat_answer(WHOLE["duel"])
    assert turn_answer(WHOLE["turn"])["events"] and decide_answer(WHOLE["decide"])["possible"]
