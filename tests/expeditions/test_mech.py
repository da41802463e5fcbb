"""How its mechs move (X4), a mech's part (X7) and the actions (X8), with the official examples."""

import pytest
from tests.expeditions.props import (
    EMPTY,
    STILL,
    SYMBOLS,
    Document,
    game_on,
    looking,
    mechs,
    parts_of,
    played,
    position,
    turn,
)

from maszyna.expeditions.automa.automa_turn import carry_out
from maszyna.expeditions.automa.targets import TARGETS
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.ids import CENTRAL, CORRUPTION, DEEDS, MAP, NORTH, THE_20
from maszyna.expeditions.play.turn_reports import may_pass
from maszyna.expeditions.ring import AHEAD, NOBODY


def goes(document: Document, **rows: object) -> tuple[int, int]:
    """Where the two mechs are after a made-up card."""
    game = played(document, **rows)  # type: ignore[arg-type]
    return game.position.at[NORTH], game.position.at[CENTRAL]


# ------------------------------------------------------------------------------------------------------------- X4


@pytest.mark.covers("X4.1")
def test_north_walks_east_and_central_west_and_both_go_on_from_the_other_end() -> None:
    assert AHEAD[NORTH][NOBODY][5] == [5, 6, 0, 1, 2, 3, 4]
    assert AHEAD[CENTRAL][NOBODY][1] == [1, 0, 6, 5, 4, 3, 2]
    three = looking(MAP, distance=3)
    assert goes(position(automa={"north": 2, "central": 4}), north=three, central=three) == (5, 1)
    assert goes(position(automa={"north": 5, "central": 1}), north=three, central=three) == (1, 5)


@pytest.mark.covers("X4.2")
def test_they_pass_and_rest_on_face_down_tiles_without_flipping_them() -> None:
    game = played(position("m m m m m m m", "m m m m m m m"), looking(CORRUPTION, distance=2), STILL)
    assert game.position.at == [2, 5]
    assert game.position.maps == [127, 127]
    assert game.position.taken_maps == 0


@pytest.mark.covers("X4.3")
@pytest.mark.parametrize(("human", "north"), [(1, 3), (2, 3), (3, 2), (0, 2), (6, 2)])
def test_the_humans_location_does_not_count_for_distance(human: int, north: int) -> None:
    assert goes(position(human={"row": "north", "at": human}), north=looking(MAP, distance=2))[0] == north


@pytest.mark.covers("X4.3")
def test_the_humans_location_is_skipped_around_the_end_of_the_row_too() -> None:
    here = position(automa={"north": 5, "central": 1}, human={"row": "central", "at": 6})
    assert goes(here, north=looking(MAP, distance=3), central=looking(MAP, distance=3)) == (1, 4)


@pytest.mark.covers("X4.3")
def test_the_humans_location_is_no_target_and_a_location_further_on_is_looked_at_instead() -> None:
    document = position(". 5 . . 3 . .", human={"row": "north", "at": 1})
    [north] = parts_of(played(document, looking(CORRUPTION, times=1)))[:1]
    assert (north.third, DEEDS[north.did], north.taken) == (4, "cleanse", [3])
    document["human"] = {"row": "central", "at": 1}
    [north] = parts_of(played(document, looking(CORRUPTION, times=1)))[:1]
    assert (north.third, north.taken) == (1, [5])


@pytest.mark.covers("X4.3")
def test_a_human_on_the_mechs_own_location_takes_it_out_of_the_targets() -> None:
    document = position("4 . . 3 . . .", human={"row": "north", "at": 0})
    [north] = parts_of(played(document, looking(CORRUPTION, times=1)))[:1]
    assert (north.second, north.third, north.taken) == (0, 3, [3])


@pytest.mark.covers("X4.4")
def test_it_gets_nothing_but_tokens_its_actions_take() -> None:
    document = position("4,3 m . . . . .", automa={"north": 6, "central": 2})
    after = played(document, looking(CORRUPTION, glory=1, times=3), STILL).position
    assert (after.at, after.taken, after.taken_maps, after.glory, after.progress) == ([0, 1], [], 0, 0, 0)
    assert after.pile(NORTH, 0) == [3, 4]


@pytest.mark.covers("X4.5")
def test_the_human_passes_a_face_down_tile_only_with_an_automa_mech_on_it() -> None:
    game = played(position("m m . . . . .", automa={"north": 0, "central": 6}))
    assert game.position.at[NORTH] == 1
    assert [may_pass(game.position, NORTH, at) for at in range(3)] == [False, True, True]


# ------------------------------------------------------------------------------------------------------------- X7


@pytest.mark.covers("X7.1")
def test_a_sweep_is_told_with_the_location_the_mech_leaves() -> None:
    game = played(position(), looking(MAP, sweep=True, distance=2), STILL)
    north, central = parts_of(game)
    assert (north.swept, north.second, north.third) == (True, 0, 2)
    assert not central.swept
    answer = mechs(turn(position(), 3))
    assert [event["sweep"] for event in answer] == [True, False]


@pytest.mark.covers("X7.2")
@pytest.mark.parametrize(("glory", "did"), [(0, "walk"), (2, "walk"), (3, "cleanse"), (5, "cleanse"), (8, "cleanse")])
def test_a_target_needs_its_glory_and_more_will_do(glory: int, did: str) -> None:
    """Official example: 5 glory tokens in camp, the target row asks for 3, so corruption is its target."""
    north = mechs(turn(position(". . 4 . . . .", glory=glory), 8))[0]
    assert north["did"] == did
    assert north.get("reason") == ("too_little_glory" if did == "walk" else None)
    assert (north["needs"], north["glory"]) == (3, glory)


@pytest.mark.covers("X7.2")
@pytest.mark.parametrize("symbol", ["map", "20", "corruption"])
@pytest.mark.parametrize("far", [0, 1, 2, 3, 4, 5, 6])
def test_it_looks_at_0_to_3_locations_ahead(symbol: str, far: int) -> None:
    """Official example: what fulfils the target for the three symbols."""
    token = {"map": "m", "20": "20", "corruption": "4"}[symbol]
    for mech, start, step in ((NORTH, 5, 1), (CENTRAL, 2, -1)):
        places = ["."] * 7
        places[(start + step * far) % 7] = token
        words = " ".join(places)
        document = position(words if mech == NORTH else EMPTY, words if mech == CENTRAL else EMPTY)
        document["automa"] = {"north": 5, "central": 2}
        part = looking(SYMBOLS[symbol], times=1, distance=1)
        game = played(document, part if mech == NORTH else STILL, part if mech == CENTRAL else STILL)
        told = parts_of(game)[mech]
        found = far <= 3
        assert told.third == ((start + step * far) % 7 if found else (start + step) % 7)
        assert (DEEDS[told.did] == "walk") == (not found)
        assert told.reason == ("" if found else "no_match")


@pytest.mark.covers("X7.2")
def test_the_nearest_match_is_chosen_and_the_own_location_is_the_nearest() -> None:
    document = position("3 4 5 . . . .")
    assert parts_of(played(document, looking(CORRUPTION, times=3)))[0].taken == [3]
    document["automa"]["north"] = 6
    assert parts_of(played(document, looking(CORRUPTION, times=3)))[0].taken == [3]
    document["automa"]["north"] = 1
    assert parts_of(played(document, looking(CORRUPTION, times=3)))[0].taken == [4]


@pytest.mark.covers("X7.2a")
def test_a_map_symbol_matches_a_map_token_only() -> None:
    [north] = parts_of(played(position(". 4 20 m . . ."), looking(MAP)))[:1]
    assert (north.third, DEEDS[north.did]) == (3, "explore")


@pytest.mark.covers("X7.2b")
def test_the_20_symbol_matches_the_20_only() -> None:
    [north] = parts_of(played(position("m 4 20 . . . ."), looking(THE_20)))[:1]
    assert (north.third, DEEDS[north.did], north.taken) == (2, "take_20", [20])
    [north] = parts_of(played(position("m 4 5 . . . ."), looking(THE_20)))[:1]
    assert north.reason == "no_match"


@pytest.mark.covers("X7.2c")
def test_the_corruption_symbol_never_matches_the_20_and_asks_for_one_token_whatever_the_multiplier() -> None:
    [north] = parts_of(played(position("m 20 4 5,5,5 . . ."), looking(CORRUPTION, times=3)))[:1]
    assert (north.third, north.taken) == (2, [4])
    [north] = parts_of(played(position("m 20,4 . . . . ."), looking(CORRUPTION, times=3)))[:1]
    assert (north.third, north.taken) == (1, [4])


@pytest.mark.covers("X7.3")
def test_without_a_target_a_match_or_the_glory_it_walks_its_distance() -> None:
    for part, reason in (
        (STILL._replace(distance=3), "no_target"),
        (looking(CORRUPTION, times=1, distance=3), "no_match"),
        (looking(MAP, glory=1, distance=3), "too_little_glory"),
    ):
        [north] = parts_of(played(position("m . . . 4 . ."), part))[:1]
        assert (north.third, DEEDS[north.did], north.reason, north.taken) == (3, "walk", reason, [])


@pytest.mark.covers("X7.3")
def test_the_search_is_0_to_3_whatever_the_distance_says() -> None:
    for distance in (1, 2, 3):
        [north] = parts_of(played(position(". . . 4 . . ."), looking(CORRUPTION, times=1, distance=distance)))[:1]
        assert north.third == 3


def test_the_trace_says_what_was_looked_at_and_what_decided() -> None:
    document = position(". 5 m 4,3 3 . .", glory=3, human={"row": "north", "at": 1})
    trace = mechs(turn(document, 8))[0]["trace"]
    assert [(step["stage"], step["rule"], step["id"], step["after"]) for step in trace] == [
        ("match", "not_the_humans", "X4.3", [0, 2, 3, 4, 5, 6]),
        ("match", "up_to_3_ahead", "X7.2", [0, 2, 3, 4]),
        ("match", "regular_corruption", "X7.2c", [3, 4]),
        ("destination", "nearest_ahead", "X7.2", [3]),
    ]
    assert trace[3]["values"] == {"3": 2, "4": 3}
    assert [step["decided"] for step in trace] == [False, False, False, True]


def test_without_traces_a_part_is_told_and_no_reason_kept() -> None:
    game = game_on(position(". 4 . . . . ."))
    game.traces = False
    carry_out(game, DecisionCard(1, False, (looking(CORRUPTION, times=1), STILL)), [[], []])
    [north, _] = parts_of(game)
    assert (north.third, north.taken, north.trace) == (1, [4], None)


def test_a_part_says_what_it_looked_for() -> None:
    assert [target.name for target in TARGETS] == list(SYMBOLS)
    assert [target.rule for target in TARGETS] == ["X7.2a", "X7.2b", "X7.2c"]
    told = [mechs(turn(position(), card)) for card in (1, 7, 12)]
    assert [[part["target"] for part in parts] for parts in told] == [
        ["map", "corruption"],
        ["corruption", None],
        ["20", "map"],
    ]


# ------------------------------------------------------------------------------------------------------------- X8


@pytest.mark.covers("X8.1")
def test_exploring_takes_the_map_token_and_puts_corruption_on_the_tile() -> None:
    answer = turn(position(central=". . . . m m ."), 10, central=[5, 3])
    north, central = mechs(answer)
    assert (central["from"], central["to"], central["did"]) == (6, 5, "explore")
    assert (central["taken"], central["drawn"]) == (["map"], [5, 3])
    assert "drawn" not in north
    after = answer["position"]
    assert after["central"][5] == {"map": False, "corruption": [5, 3]}
    assert after["central"][4] == {"map": True, "corruption": []}
    assert after["taken"] == {"maps": 1, "corruption": []}


@pytest.mark.covers("X8.1")
def test_what_was_drawn_is_not_used_unless_a_tile_is_explored() -> None:
    answer = turn(position(central=". . 4 . . . ."), 10, central=[5, 3], north=[3])
    assert mechs(answer)[1]["reason"] == "no_match"
    assert all(not location["corruption"] for location in answer["position"]["north"])
    assert [location["corruption"] for location in answer["position"]["central"]] == [[], [], [4], [], [], [], []]


@pytest.mark.covers("X8.2")
def test_the_20_is_taken_and_nothing_else() -> None:
    answer = turn(position(". . 4,20,3 . . . .", glory=6), 12)
    assert (mechs(answer)[0]["did"], mechs(answer)[0]["taken"]) == ("take_20", [20])
    assert answer["position"]["north"][2]["corruption"] == [4, 3]
    assert answer["position"]["taken"]["corruption"] == [20]


@pytest.mark.covers("X8.3")
@pytest.mark.parametrize(
    ("pile", "times", "taken", "left"),
    [
        ("4,3,5", 2, [4, 3], [5]),
        ("4,3,5", 3, [4, 3, 5], []),
        ("4", 3, [4], []),
        ("5,4,3,3", 1, [5], [4, 3, 3]),
        ("20,4,3,5", 2, [4, 3], [20, 5]),
        ("4,20,3", 3, [4, 3], [20]),
    ],
)
def test_corruption_is_taken_from_the_top_down_and_never_the_20(
    pile: str, times: int, taken: list[int], left: list[int]
) -> None:
    game = played(position(f". {pile} . . . . ."), looking(CORRUPTION, times=times))
    assert parts_of(game)[0].taken == taken
    assert game.position.taken == taken
    assert game.position.pile(NORTH, 1)[::-1] == left


# The official example: the red mech is the human's, the blue one the north mech; x2 at 3 glory is card 8.
OFFICIAL: Document = {"glory": 3, "human": {"row": "north", "at": 2}, "automa": {"north": 1, "central": 6}}


@pytest.mark.covers("X4.3", "X7.2", "X7.2c", "X8.3")
def test_the_official_example() -> None:
    """The human's location does not count, one with a map token does not match, of two that do the nearer is taken."""
    answer = turn(position(". . 5 m 4,3 5 .", **OFFICIAL), 8)
    north = mechs(answer)[0]
    assert (north["from"], north["to"], north["did"], north["taken"]) == (1, 4, "cleanse", [4, 3])
    decisive = [step for step in north["trace"] if step["decided"]]
    assert [(step["rule"], step["before"], step["after"]) for step in decisive] == [("nearest_ahead", [4, 5], [4])]
    assert answer["position"]["taken"]["corruption"] == [4, 3]
    assert answer["position"]["north"][2]["corruption"] == [5]
    assert answer["position"]["north"][3]["map"]


@pytest.mark.parametrize(("pile", "taken"), [("4,3,5", [4, 3]), ("4", [4]), ("3,5", [3, 5]), ("20", [5])])
@pytest.mark.covers("X8.3")
def test_the_official_example_with_other_tokens(pile: str, taken: list[int]) -> None:
    """Everything else the same; the pictures of the variants are lost, so these piles are ours."""
    assert mechs(turn(position(f". . 5 m {pile} 5 .", **OFFICIAL), 8))[0]["taken"] == taken
