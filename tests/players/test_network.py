"""The network: how it adds up, what it is told, which files it is read from, and where it has a say."""

from random import Random

import pytest

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import packed_kind
from maszyna.players.evaluation.weights import load_weights, tuned
from maszyna.players.facts import position_facts as fact
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.model.hidden_units import LANE, LOOK, MIDDLE, HiddenUnits, added_up, packed_bytes, packed_units
from maszyna.players.model.network import Network
from maszyna.players.model.network_file import FILE, MOST_START, ZERO, load_network
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.terms.tempo import turns_left
from maszyna.players.turns.beam import CLOSER, TurnSearch
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_WORKER, MOVE
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

SETUP: dict[str, object] = {"seats": [{"faction": "polania", "mat": "industrial"}, {"player": "automa"}]}
FOREST, FARM, VILLAGE = 14, 20, 21  # the home of Polania
MOST_BYTE = 127


def me(game: Scythe) -> int:
    [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
    return seat


def told(game: Scythe) -> list[int]:
    return active_facts(game, me(game), turns_left(game, me(game)))


def three_units() -> Network:
    facts = [packed_units(steps) for steps in ([10, -20, 0], [-4, -1, 7], [0, 30, -5])]
    return Network(facts, packed_units([MIDDLE + step for step in (0, 5, -5)]), [0.5, 2.0, -1.0], 3.0)


@pytest.mark.parametrize(
    ("numbers", "units"),
    [
        ([], [0, 5, -5]),
        ([0], [10, -15, -5]),
        ([0, 2], [10, 15, -10]),
        ([1, 1, 1], [-12, 2, 16]),
        ([0, 1, 2], [6, 14, -3]),
    ],
)
def test_units_add_up_side_by_side_and_give_nothing_below_nothing(numbers: list[int], units: list[int]) -> None:
    output_weights = [0.5, 2.0, -1.0]
    expected = 3.0 + sum(give * max(0, unit) for give, unit in zip(output_weights, units, strict=True))
    assert three_units().output(numbers) == expected


def test_no_position_brings_a_unit_out_of_its_bits() -> None:
    most = 0
    for seed in range(20):
        game = new_game({"seats": [{}, {"player": "automa"}]}, seed)
        chance = random_dice(seed)
        while not game.over:
            most = max(most, len(told(game)))
            play_out(game, chance, 10)
    assert most > 60
    assert most * MOST_BYTE + MOST_START < MIDDLE


def test_facts_have_numbers_of_their_own() -> None:
    game = new_game(SETUP, 1)
    seat, found = me(game), told(game)
    own = game.position.seats[seat]
    assert min(found) >= 0 and max(found) < fact.INPUTS
    assert fact.FACTION + own.faction in found and fact.RIVAL_FACTION + game.position.seats[1 - seat].faction in found
    assert fact.POPULARITY + own.popularity in found and fact.LEVEL + game.automa(1 - seat).level in found
    assert [fact.WORKERS_AT + place in found for place in (FOREST, FARM, VILLAGE)] == [True, True, False]


@pytest.mark.parametrize(
    ("change", "gone", "new"),
    [
        ("popularity", fact.POPULARITY + 2, fact.POPULARITY + 9),
        ("coins", fact.COINS + 6, fact.COINS + 40),
        ("worker", fact.WORKERS_AT + FOREST, fact.WORKERS_AT + VILLAGE),
        ("oil", fact.STOCK + 3 * 9, fact.STOCK + 3 * 9 + 2),
        ("section", fact.SECTION + MOVE, fact.SECTION + MOVE + 1),
    ],
)
def test_what_changes_on_the_table_changes_its_fact(change: str, gone: int, new: int) -> None:
    game = new_game(SETUP, 1)
    own = game.position.seats[me(game)]
    own.popularity, own.coins, own.section = 2, 6, MOVE
    before = told(game)
    if change == "popularity":
        own.popularity = 9
    elif change == "coins":
        own.coins = 77  # 40 or more
    elif change == "worker":
        own.stand(FIRST_WORKER, VILLAGE)
        own.stand(FIRST_WORKER + 1, VILLAGE)
    elif change == "oil":
        game.position.resources[FOREST] += packed_kind(3, 2)
    else:
        own.section = MOVE + 1
    after = told(game)
    assert gone in before and new not in before
    assert gone not in after and new in after


def test_whose_turn_comes_is_told() -> None:
    game = new_game(SETUP, 1)
    game.turn.seat = me(game)
    assert fact.TO_MOVE not in told(game)
    game.turn.seat = 1 - me(game)
    assert fact.TO_MOVE in told(game)


def test_nothing_hidden_is_told() -> None:
    game = new_game(SETUP, 3)
    play_out(game, random_dice(3), 60)
    assert not game.over
    for world in range(10):
        assert told(determinised(game, me(game), world)) == told(game)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("output_weights", [], "output_weights: must be a list of 1 to 256 numbers"),
        ("output_weights", ["much"], r"output_weights[0]: must be a number from -1000 to 1000"),
        ("start", [0], "start: must be a list of 64 numbers, one for each unit"),
        ("start", 3, "start: must be a list of numbers"),
        ("offset", 1e9, "offset: must be a number from -1000 to 1000"),
        ("offset", True, "offset: must be a number"),
    ],
)
def test_wrong_numbers_of_a_network_are_refused(field: str, value: object, problem: str) -> None:
    data = read_data("maszyna.players", FILE)
    data[field] = value
    with pytest.raises(FormatError) as error:
        load_network(data)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (["80" * 64] * 3, "facts.level: must be a list of 4 rows"),
        ("80" * 64, "facts.level: must be a list of 4 rows"),
        (["80" * 64, "80", "80" * 64, "80" * 64], "facts.level[1]: must be 128 hexadecimal digits"),
        (["80" * 64, 7, "80" * 64, "80" * 64], "facts.level[1]: must be 128 hexadecimal digits"),
        (["80" * 63 + "zz", *["80" * 64] * 3], "facts.level[0]: must be 128 hexadecimal digits"),
        (["80" * 63 + "  ", *["80" * 64] * 3], "facts.level[0]: must be 128 hexadecimal digits"),
    ],
)
def test_wrong_rows_of_facts_are_refused(rows: object, problem: str) -> None:
    data = read_data("maszyna.players", FILE)
    facts = data["facts"]
    assert isinstance(facts, dict)
    facts["level"] = rows
    with pytest.raises(FormatError) as error:
        load_network(data)
    assert problem in str(error.value)


def test_a_row_is_read_byte_by_byte() -> None:
    data = read_data("maszyna.players", FILE)
    facts, output_weights = data["facts"], data["output_weights"]
    assert isinstance(facts, dict) and isinstance(output_weights, list)
    plain = bytes([ZERO] * len(output_weights)).hex()
    for kind, size in fact.SIZES.items():
        facts[kind] = [plain] * size
    facts["to_move"] = [bytes([ZERO + 3, *[ZERO] * (len(output_weights) - 2), ZERO + 2]).hex()]
    data["start"] = [1, *[0] * (len(output_weights) - 1)]
    data["output_weights"] = [2.0, *[0.0] * (len(output_weights) - 2), 5.0]
    data["offset"] = 0.5
    network = load_network(data)
    assert network.output([]) == 2.5
    assert network.output([fact.LEVEL]) == 2.5
    assert network.output([fact.TO_MOVE]) == 18.5


@pytest.mark.parametrize("seed", range(6))  # the person sits on any seat
def test_the_network_has_a_say_against_one_automa_only(seed: int) -> None:
    terms_only = load_weights(read_data("maszyna.players", "weights.json"))
    automa = {"player": "automa"}
    alone, crowd = new_game({"seats": [{}, automa]}, seed), new_game({"seats": [{}, automa, automa]}, seed)
    assert tuned().is_corrected(alone, me(alone)) and not tuned().is_corrected(crowd, me(crowd))
    assert not tuned().is_corrected(new_game({"seats": 2}, seed), 0)
    assert not terms_only.is_corrected(alone, me(alone))
    network = tuned().network
    assert network is not None
    change = tuned().expected_margin(alone, me(alone)) - terms_only.expected_margin(alone, me(alone))
    assert change == pytest.approx(network.output(told(alone)))
    assert tuned().expected_margin(crowd, me(crowd)) == terms_only.expected_margin(crowd, me(crowd))


def test_the_best_turns_of_each_kind_are_looked_at_closer() -> None:
    game = new_game(SETUP, 2)
    game.run_mode = BETWEEN_TURNS
    while game.asking is None or game.asking.seat != me(game):
        game.begin_turn()
    ends = TurnSearch(tuned(), me(game), 300, 5, dice(1, ["test"])).search(game.copy())
    counts: dict[int, int] = {}
    for end in ends:
        counts[end.group] = counts.get(end.group, 0) + 1
        assert end.value == pytest.approx(tuned().prospect(end.game, me(game)) + end.offset)
    assert max(counts.values()) == CLOSER
    assert [end.value for end in ends] == sorted([end.value for end in ends], reverse=True)


def test_facts_told_after_others_give_what_they_give_alone() -> None:
    """Only what has changed is added: however much that is, and in whatever order, nothing of the old may stay."""
    chance = Random(7)
    facts = [packed_units([chance.randint(-128, 127) for _ in range(5)]) for _ in range(60)]
    start = packed_units([MIDDLE + step for step in (0, 9, -9, 4000, -4000)])
    units = HiddenUnits(facts, start, 5)
    numbers = [chance.randrange(60) for _ in range(40)]
    for _ in range(400):
        change = chance.randrange(6)
        at = chance.randrange(len(numbers) + 1)
        if change == 0:
            numbers[at:at] = [chance.randrange(60) for _ in range(chance.randint(1, 2 * LOOK))]
        elif change == 1:
            del numbers[at : at + chance.randint(1, 2 * LOOK)]
        elif change == 2:
            numbers[at : at + 1] = [chance.randrange(60)]
        elif change == 3:
            numbers[at:at] = numbers[at : at + 1] * 3
        elif change == 4:
            chance.shuffle(numbers)
        else:
            numbers = [chance.randrange(60) for _ in range(chance.choice([0, 1, 40, 80]))]
        assert units.levels(numbers) == added_up(facts, start, numbers, 5 * LANE // 8)


def test_bytes_are_packed_like_steps() -> None:
    assert packed_bytes(bytes([3, 0, 255])) == packed_units([3, 0, 255])
