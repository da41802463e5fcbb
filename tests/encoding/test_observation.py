"""Observations: the layout never changes silently, every byte is what its name says, and nothing hidden is betrayed."""

import hashlib
from importlib.resources import files

import pytest
from tests.encoding.no_leak import check
from tests.encoding.positions import positions
from tests.encoding.slow_reading import slow_observation

from maszyna.encoding import observation_layout as layout
from maszyna.encoding.observation import ObservedGame, observation
from maszyna.encoding.sheet import Four, Sheet, capped, four, two_bytes
from maszyna.kernel.packed_counts import packed, packed_kind
from maszyna.scythe.setup.new_game import new_game

# Whoever has to change this file makes a new one with the next number, and a new version of every environment.
DIGEST = "8260f796b344b685e8e5b524aa110b7c6de4d31a7a22c7aaf2c6399b1b3e86a4"


def test_the_file_is_the_one_learners_were_trained_on() -> None:
    content = (files("maszyna.encoding") / "data" / layout.FILE).read_bytes()
    assert hashlib.sha256(content).hexdigest() == DIGEST
    assert [layout.size_of(seats) for seats in (1, 2, 7)] == [1504, 2336, 6496]


@pytest.mark.parametrize("seats", range(1, 8))
def test_every_byte_is_named_once_or_empty(seats: int) -> None:
    names = [name for name in layout.entries(seats) if name]
    assert len(layout.entries(seats)) == layout.size_of(seats)
    assert len(set(names)) == len(names)


def test_every_byte_is_what_its_name_says() -> None:
    for number, game in enumerate(positions(60)):
        observer = number % len(game.position.seats)
        names = layout.entries(len(game.position.seats))
        for perfect in (False, True):
            quick, slow = observation(game, observer, perfect), slow_observation(game, observer, perfect)
            wrong = [(name, byte, said) for name, byte, said in zip(names, quick, slow, strict=True) if byte != said]
            assert not wrong


def test_a_seat_sees_nothing_it_cannot_know() -> None:
    looked, changed = check(60, first=1000)
    assert looked == 60
    assert changed == 60  # the perfect view shows all of it


def test_large_numbers_are_cut_and_never_run_into_the_next_byte() -> None:
    game = new_game({"seats": 2}, 1)
    names = layout.entries(2)
    own = game.position.seats[0]
    own.coins = 70_000
    game.turns = 300
    game.position.resources[10] = packed_kind(0, 900)
    seen = dict(zip(names, observation(game, 0), strict=True))
    assert (seen["seat 0: coins, low byte"], seen["seat 0: coins, high byte"]) == (255, 255)
    assert (seen["turns, low byte"], seen["turns, high byte"]) == (44, 1)
    assert (seen["food on 10"], seen["wood on 10"]) == (127, 0)
    assert two_bytes(513) == 513
    assert four(packed([1, 0, 200, 3])) == 1 | 127 << 16 | 3 << 24


def written(sheet: Sheet) -> dict[int, int]:
    return {number: byte for number, byte in enumerate(sheet.cells) if byte}


def test_a_sheet_spreads_a_set_over_its_bytes() -> None:
    sheet = Sheet(8)
    first, second = 1 << 54 | 1 << 9 | 1, 1 << 10 | 1
    sheet.spread(1, 0, first)
    assert written(sheet) == {8: 1, 17: 1, 62: 1}
    sheet.spread(1, first, second)
    assert written(sheet) == {8: 1, 18: 1}


def test_a_plane_counts_its_places() -> None:
    sheet = Sheet(8)
    for place in (7, 0, 55):
        sheet.count(1, place, 2)
    assert written(sheet) == {15: 2, 63: 2}
    sheet.move(1, 55, 8)
    assert written(sheet) == {15: 2, 16: 1}
    sheet.move(1, 8, 0)
    assert written(sheet) == {15: 2}


def test_a_word_is_its_eight_bytes_and_only_what_changes_is_written() -> None:
    sheet = Sheet(6)
    lines = Four()
    lines.put(sheet, 1, 0x7F << 56 | 0xFF << 8 | 3, 0, 1, 2)
    assert written(sheet) == {8: 3, 9: 255, 15: 127, 24: 1, 32: 2}
    sheet.cells[8] = 9  # stands for a byte that must not be touched
    lines.put(sheet, 1, 1 << 48 | 3, 5, 0, 2)
    assert written(sheet) == {8: 9, 14: 1, 16: 5, 32: 2}
    assert [capped(number) for number in (-1, 0, 127, 128)] == [0, 0, 127, 127]


def test_a_view_looked_at_again_is_a_new_observation() -> None:
    """Whatever was on its bytes before: another seat's view, another game, traps and airships among it."""
    views = {(seats, perfect): ObservedGame(seats, perfect) for seats in range(2, 8) for perfect in (False, True)}
    for number, game in enumerate(positions(150)):
        seats = len(game.position.seats)
        for perfect in (False, True):
            for observer in (number % seats, (number + 1) % seats):
                assert views[seats, perfect].look(game, observer) == observation(game, observer, perfect)
