"""Setting up a game (section 2, W4.4): seating, start values, first player, decks, barred pairs, editions."""

import pytest
from tests.scythe.snapshots import snapshot

from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import dealt_setup, new_game

# Copied from the mats: power, combat cards, first workers; popularity, coins.
FACTION = {
    "nordic": (4, 1, {4, 5}), "rusviet": (3, 2, {19, 26}), "togawa": (0, 2, {40, 46}), "crimea": (5, 0, {43, 47}),
    "saxony": (1, 4, {34, 41}), "polania": (2, 3, {14, 20}), "albion": (3, 0, {1, 2}),
}  # fmt: skip
MAT = {
    "industrial": (2, 4), "engineering": (2, 5), "militant": (3, 4), "patriotic": (2, 6), "innovative": (3, 5),
    "mechanical": (3, 6), "agricultural": (4, 7),
}  # fmt: skip
BARRED = [("rusviet", "industrial"), ("crimea", "patriotic")]
BASE_MATS = ["industrial", "engineering", "patriotic", "mechanical", "agricultural"]
PAIRS = [(faction, mat) for faction in FACTION for mat in MAT]


def factions_of(game: Scythe) -> list[str]:
    return [FACTIONS[seat.faction] for seat in game.position.seats]


def mats_of(game: Scythe) -> list[str]:
    return [list(MAT)[seat.mat] for seat in game.position.seats]


@pytest.mark.parametrize(("faction", "mat"), PAIRS)
def test_start_values_of_every_pair(faction: str, mat: str) -> None:
    variants = ["banned_pairs_allowed"] if (faction, mat) in BARRED else []
    game = new_game({"seats": [{"faction": faction, "mat": mat}], "variants": variants}, 7)
    seat = game.position.seats[0]
    power, cards, workers = FACTION[faction]
    popularity, coins = MAT[mat]
    assert (seat.power, seat.popularity, seat.coins, total(seat.hand)) == (power, popularity, coins, cards)
    assert len(members(seat.objectives)) == 2
    base = 48 + FACTIONS.index(faction)
    assert seat.at[0] == base
    assert set(seat.at[5:7]) == workers
    assert seat.at[1:5] == [0] * 4 and seat.at[7:] == [0] * 6
    assert (seat.structures, seat.recruits, seat.cubes, seat.stars, seat.factory_card) == ([0] * 4, 0, 0, 0, 0)
    assert (seat.flags, seat.armed, len(seat.traps)) == (0, 0, 4 if faction == "togawa" else 0)
    assert seat.section == -1


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_table(players: int, seed: int) -> None:
    game = new_game({"seats": players}, seed)
    seats = game.position.seats
    assert [seat.faction for seat in seats] == sorted({seat.faction for seat in seats})  # clockwise, each once
    assert len({seat.mat for seat in seats}) == players == len(seats)
    assert game.seat_to_decide() == min(range(players), key=lambda n: seats[n].mat)
    assert members(game.position.encounters) == [3, 8, 11, 13, 21, 25, 27, 35, 36, 39, 44]
    held = sum(seat.hand for seat in seats)
    assert counts(game.combat_deck + held) == [16, 12, 8, 6]
    hands = [number for seat in seats for number in members(seat.objectives)]
    assert len(hands) == len(set(hands)) == 2 * players  # no objective twice
    assert len(members(game.factory_deck)) == players + 1
    assert members(game.position.idle_bases) == [48 + n for n in range(7) if n not in [seat.faction for seat in seats]]
    assert sum(game.position.resources) == 0


def test_seats_as_asked_are_put_clockwise() -> None:
    game = new_game({"seats": [{"faction": name} for name in ("albion", "saxony", "nordic", "togawa")]}, 5)
    assert factions_of(game) == ["nordic", "togawa", "saxony", "albion"]


ORDER = list(MAT)  # the mats by number: 1, 2, 2a, 3, 3a, 4, 5


@pytest.mark.parametrize("first", range(6))
def test_the_lowest_mat_begins(first: int) -> None:
    for later in range(first + 1, 7):
        seats = [{"faction": "saxony", "mat": ORDER[later]}, {"faction": "polania", "mat": ORDER[first]}]
        game = new_game({"seats": seats}, 1)
        assert factions_of(game)[game.seat_to_decide()] == "polania"


@pytest.mark.parametrize("players", [2, 5, 7])
def test_barred_pairs_are_dealt_again(players: int) -> None:
    seen = set()
    for seed in range(150):
        plan = dealt_setup({"seats": players}, seed)
        seats = plan["seats"]
        assert isinstance(seats, list)
        seen |= {(seat["faction"], seat["mat"]) for seat in seats}
    assert not seen & set(BARRED)
    if players == 7:
        assert seen == set(PAIRS) - set(BARRED)  # and every other pair comes


@pytest.mark.covers("variant banned_pairs_allowed")
def test_barred_pairs_as_a_variant() -> None:
    seen = set()
    for seed in range(150):
        game = new_game({"seats": 7, "variants": ["banned_pairs_allowed"]}, seed)
        seen |= set(zip(factions_of(game), mats_of(game), strict=True))
    assert seen == set(PAIRS)


@pytest.mark.covers("variant mats_clockwise", "W4.4")
def test_mats_clockwise_by_number_as_a_variant() -> None:
    starts = set()
    for seed in range(60):
        game = new_game({"seats": 5, "variants": ["mats_clockwise"]}, seed)
        mats = [seat.mat for seat in game.position.seats]
        first = mats.index(min(mats))
        assert mats[first:] + mats[:first] == sorted(mats)
        assert not set(BARRED) & set(zip(factions_of(game), mats_of(game), strict=True))
        starts.add(first)
    assert starts == set(range(5))
    plain = [[seat.mat for seat in new_game({"seats": 5}, seed).position.seats] for seed in range(20)]
    assert any(mats[mats.index(min(mats)) :] + mats[: mats.index(min(mats))] != sorted(mats) for mats in plain)


def test_the_base_game_alone() -> None:
    seen: set[str] = set()
    for seed in range(40):
        game = new_game({"seats": 5, "editions": ["base"]}, seed)
        assert set(factions_of(game)) == set(FACTION) - {"togawa", "albion"}
        assert set(mats_of(game)) == set(BASE_MATS)
        seen |= {str(number) for seat in game.position.seats for number in members(seat.objectives)}
        assert members(game.encounter_deck) == list(range(1, 29))
    assert seen <= {str(number) for number in range(1, 24)}


@pytest.mark.parametrize(("edition", "encounters", "objectives"), [
    ("promo_24_27", 28, 27), ("promo_29_36", 36, 23), ("promo_37_42", 34, 23), ("promo_13_18", 28, 23),
])  # fmt: skip
def test_promo_cards(edition: str, encounters: int, objectives: int) -> None:
    seen: set[int] = set()
    for seed in range(60):
        game = new_game({"seats": 7, "editions": ["base", "invaders", edition]}, seed)
        assert len(members(game.encounter_deck)) == encounters
        seen |= {number for seat in game.position.seats for number in members(seat.objectives)}
    assert max(seen) == objectives


def test_the_bonus_tile_at_random_or_as_asked() -> None:
    tiles = {new_game({"seats": 2}, seed).position.bonus_tile for seed in range(60)}
    assert tiles == set(range(6))
    assert new_game({"seats": 2, "structure_bonus": "in_a_row"}, 3).position.bonus_tile == 4


@pytest.mark.parametrize("document", [{"seats": 4}, {"seats": 3, "variants": ["mats_clockwise"]}, {}])
def test_a_deal_written_out_gives_the_same_game(document: dict[str, object]) -> None:
    for seed in range(10):
        asked, written = new_game(document, seed), new_game(dealt_setup(document, seed), seed)
        assert snapshot(asked.position) == snapshot(written.position)
        assert (asked.factory_deck, asked.position.bonus_tile) == (written.factory_deck, written.position.bonus_tile)
        assert asked.combat_deck == written.combat_deck


def test_the_seed_decides() -> None:
    assert dealt_setup({"seats": 4}, 11) == dealt_setup({"seats": 4}, 11)
    assert len({str(dealt_setup({"seats": 4}, seed)) for seed in range(30)}) == 30
