"""Setups that cannot be: every refusal names the field and what would be right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maszyna.kernel.errors import FormatError, SetupError
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import new_game

MATS = "industrial, engineering, militant, patriotic, innovative, mechanical, agricultural"
CASES: list[tuple[dict[str, object], str]] = [
    (
        {"seat": 2},
        "setup.seat: is not a field here; possible: seats, editions, variants, structure_bonus, options, rulings, "
        "practice, airships, resolution, own_tiles, "
        "own_cards, own_levels, own_symbols",
    ),
    ({"seats": 0}, "setup.seats: must be a number of seats 1..7, found 0"),
    ({"seats": []}, "setup.seats: 0 seats; with these editions 1 to 7 are possible"),
    ({"seats": 8}, "setup.seats: must be a number of seats 1..7, found 8"),
    ({"seats": 6, "editions": ["base"]}, "setup.seats: 6 seats; with these editions 1 to 5 are possible"),
    ({"seats": -3}, "setup.seats: must be a number of seats 1..7, found -3"),
    ({"seats": 10**9}, "setup.seats: must be a number of seats 1..7, found 1000000000"),
    ({"seats": True}, "setup.seats: must be a number of seats or a list of seats, found true"),
    ({"seats": None}, "setup.seats: must be a number of seats or a list of seats, found null"),
    ({"seats": "two"}, 'setup.seats: must be a number of seats or a list of seats, found "two"'),
    ({"seats": 2.0}, "setup.seats: must be a number of seats or a list of seats, found 2.0"),
    ({"seats": [{}, "saxony"]}, 'setup.seats[1]: must be an object with faction, mat, player, level, found "saxony"'),
    (
        {"seats": [{"colour": 1}]},
        "setup.seats[0].colour: is not a field here; possible: faction, mat, player, level",
    ),
    (
        {"seats": [{"faction": "france"}]},
        f'setup.seats[0].faction: must be one of {", ".join(FACTIONS)}, or null for any, found "france"',
    ),
    ({"seats": [{"mat": 3}]}, f"setup.seats[0].mat: must be one of {MATS}, or null for any, found 3"),
    (
        {"seats": [{"player": "robot"}]},
        "setup.seats[0].player: must be one of human, automa, beginner, experienced, master, or null for any, "
        'found "robot"',
    ),
    (
        {"seats": [{"faction": "saxony"}, {"faction": "saxony"}]},
        "setup.seats[1].faction: 'saxony' is taken by another seat",
    ),
    (
        {"seats": [{"mat": "militant"}, {"mat": None}, {"mat": "militant"}]},
        "setup.seats[2].mat: 'militant' is taken by another seat",
    ),
    (
        {"seats": [{"faction": "albion"}], "editions": ["base"]},
        "setup.seats[0].faction: 'albion' needs the edition 'invaders'",
    ),
    (
        {"seats": [{"mat": "militant"}], "editions": ["base"]},
        "setup.seats[0].mat: 'militant' needs the edition 'invaders'",
    ),
    (
        {"seats": [{"faction": "rusviet", "mat": "industrial"}]},
        "setup.seats[0]: rusviet with industrial is barred; choose another mat or the variant 'banned_pairs_allowed'",
    ),
    (
        {"seats": [{}, {"faction": "crimea", "mat": "patriotic"}]},
        "setup.seats[1]: crimea with patriotic is barred; choose another mat or the variant 'banned_pairs_allowed'",
    ),
    (
        {
            "seats": [{"faction": "rusviet"}]
            + [{"mat": mat} for mat in ("engineering", "patriotic", "mechanical", "agricultural")],
            "editions": ["base"],
        },
        "setup.seats: every deal would make a barred pair; leave another faction or mat open",
    ),
    ({"editions": ["invaders"]}, "setup.editions: the base game is always needed; add 'base'"),
    ({"editions": []}, "setup.editions: the base game is always needed; add 'base'"),
    (
        {"editions": "base"},
        "setup.editions: must be a list of "
        'base, invaders, promo_13_18, promo_24_27, promo_29_36, promo_37_42, found "base"',
    ),
    (
        {"editions": ["base", "fenris"]},
        "setup.editions[1]: must be one of "
        'base, invaders, promo_13_18, promo_24_27, promo_29_36, promo_37_42, found "fenris"',
    ),
    (
        {"variants": ["fast"]},
        "setup.variants[0]: must be one of relentless_factory, trade_split, mill_anywhere, disarm_own_mine, "
        'recruit_pays_later, mats_clockwise, banned_pairs_allowed, gains_in_part, found "fast"',
    ),
    (
        {"variants": None},
        "setup.variants: must be a list of relentless_factory, trade_split, mill_anywhere, disarm_own_mine, "
        "recruit_pays_later, mats_clockwise, banned_pairs_allowed, gains_in_part, found null",
    ),
    (
        {"structure_bonus": "on_mars"},
        "setup.structure_bonus: must be one of adjacent_tunnels, adjacent_lakes, "
        'adjacent_encounters, on_tunnels, in_a_row, on_farms_tundras, or null for any, found "on_mars"',
    ),
    (
        {"structure_bonus": ["in_a_row"]},
        "setup.structure_bonus: must be one of adjacent_tunnels, adjacent_lakes, "
        "adjacent_encounters, on_tunnels, in_a_row, on_farms_tundras, or null for any, found a list of 1",
    ),
]


@pytest.mark.parametrize(("document", "message"), CASES, ids=[message[:60] for _, message in CASES])
def test_refused(document: dict[str, object], message: str) -> None:
    with pytest.raises((SetupError, FormatError)) as refusal:
        new_game(document, 1)
    assert str(refusal.value) == message


def test_null_leaves_it_to_chance() -> None:
    seat = {"faction": None, "mat": None, "player": None}
    game = new_game({"seats": [seat, seat], "structure_bonus": None}, 1)
    assert len(game.position.seats) == 2


def test_without_a_word_two_play() -> None:
    assert len(new_game({}, 1).position.seats) == 2


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(FACTIONS)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["faction", "mat", "player", "x"]), inner, max_size=3)
    ),
    max_leaves=12,
)
FIELDS = st.sampled_from(["seats", "editions", "variants", "structure_bonus", "other"])


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(FIELDS, JSON, max_size=3))
def test_any_document_gives_a_game_or_a_refusal_of_one_line(document: dict[str, object]) -> None:
    try:
        game = new_game(document, 1)
    except (SetupError, FormatError) as refusal:
        assert str(refusal).startswith("setup.")
        assert "\n" not in str(refusal)
    else:
        assert game.decision_kind()
