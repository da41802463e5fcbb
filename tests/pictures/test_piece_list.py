"""The pieces as a list: everything of the position, by keys that units keep for life."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.pictures.scenes import example, some_position

from maszyna.kernel.bits import bit, members
from maszyna.kernel.dice import dice
from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import packed as tally_of
from maszyna.pictures.screen.piece_list import PieceDocument, pieces
from maszyna.pictures.scythe.contents import pieces_at
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.pictures.scythe.land import NUMBER
from maszyna.scythe.events import COMBAT_WON, UNIT_MOVED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, MAT, PLACES, UNITS
from maszyna.scythe.notation import read_position
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN, Position, new_seat
from maszyna.speech.common.keys import place_key, place_of, unit_key
from maszyna.speech.language.catalogue import LANGUAGES

PIN = 13.0  # half of a mark that stands where the number would


def keys(found: list[PieceDocument]) -> list[str]:
    return [str(piece["key"]) for piece in found]


def not_a_coin(piece: PieceDocument) -> bool:
    return not str(piece["key"]).startswith("encounter.")


def units_of(found: list[PieceDocument]) -> dict[str, str]:
    """The place of every unit by its key."""
    where: dict[str, str] = {}
    for piece in found:
        of = piece["of"]
        assert isinstance(of, list)
        for unit in of:
            assert unit not in where
            where[unit] = str(piece["place"])
    return where


def standing(position: Position) -> dict[str, str]:
    return {
        unit_key(seat.faction, unit): place_key(seat.airship if seat.at[unit] == ABOARD else seat.at[unit])
        for seat in position.seats
        for unit in range(UNITS)
        if seat.at[unit] != MAT
    }


def game_of_three(seed: int) -> Scythe:
    seats = [
        {"faction": "albion", "mat": "industrial", "player": "human"},
        {"faction": "togawa", "mat": "engineering", "player": "human"},
        {"faction": "saxony", "player": "automa", "level": "automa"},
    ]
    game = new_game({"seats": seats}, seed)
    assert isinstance(game, Scythe)
    return game


def test_keys_are_unique_and_stay_with_their_units_through_a_game() -> None:
    game, chance = game_of_three(3), dice(3, ["player"])
    known = units_of(pieces(game.position, "en"))
    told = 0
    while not game.is_over():
        game.log = []
        game.apply(game.options()[chance.below(0, len(game.options()))])
        found = pieces(game.position, "en")
        assert len(set(keys(found))) == len(found)
        where = units_of(found)
        assert standing(game.position).items() <= where.items()
        moved = [event for event in game.log if event.kind == UNIT_MOVED]
        for unit, events in by_unit(game, moved).items():  # whom the story names is the piece that was there
            assert known.get(unit, "") in ("", place_key(events[0].second))
            last = place_key(events[-1].third)
            assert where[unit] == last or sent_home(game, unit, where[unit]), (unit, events)
            told += len(events)
        known = where
    assert told > 20


def by_unit(game: Scythe, moved: list[Event]) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for event in moved:
        found.setdefault(unit_key(game.position.seats[event.seat].faction, event.first), []).append(event)
    return found


def sent_home(game: Scythe, unit: str, place: str) -> bool:
    """Beaten in the same stretch of events."""
    assert game.log is not None
    return place == f"base-{unit.partition('.')[0]}" and any(event.kind == COMBAT_WON for event in game.log)


@given(st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_it_lists_what_the_picture_draws(seed: int) -> None:
    position = read_position(some_position(seed)).position
    found = pieces(position, "en")
    listed = Counter((str(piece["place"]), int(str(piece["amount"]))) for piece in found if not_a_coin(piece))
    drawn = Counter(
        (place_key(place), piece.amount) for place in range(1, PLACES) for piece in pieces_at(position, place)
    )
    assert listed == drawn
    tokens = [piece for piece in found if str(piece["key"]).startswith("encounter.")]
    assert [place_of(str(piece["place"])) for piece in tokens] == members(position.encounters)


@given(st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_pieces_lie_on_their_hex_clear_of_marks_and_of_each_other(seed: int) -> None:
    found = [piece for piece in pieces(read_position(some_position(seed)).position, "en") if not_a_coin(piece)]
    by_place: dict[str, list[tuple[float, float, float]]] = {}
    for piece in found:
        x, y, size = (float(str(piece[part])) for part in ("x", "y", "size"))
        middle = CENTRES[place_of(str(piece["place"]))]
        assert y - size / 2 >= middle[1] + NUMBER + PIN, piece
        assert abs(x - middle[0]) <= 48 and y + size / 2 <= middle[1] + 48
        by_place.setdefault(str(piece["place"]), []).append((x, y, size))
    for spots in by_place.values():
        for index, (x, y, size) in enumerate(spots):
            for other in spots[:index]:
                assert max(abs(x - other[0]), abs(y - other[1])) >= (size + other[2]) / 2 * 0.93


def test_a_lone_unit_is_large_and_a_stack_names_all_its_units() -> None:
    found = {str(piece["key"]): piece for piece in pieces(read_position(example()).position, "en")}
    alone = found["saxony.character"]
    assert (alone["place"], alone["size"], alone["amount"]) == ("t21", 54.0, 1)
    assert alone["name"] == "character of Saxony"
    [stack] = [piece for piece in found.values() if piece["name"] == "2 workers of Crimea"]
    units = stack["of"]
    assert isinstance(units, list)
    assert stack["amount"] == len(units) == 2 and stack["key"] == units[0]


def flying() -> Position:
    position = Position([new_seat(6, 0, HUMAN, 0), new_seat(2, 0, HUMAN, 4)], [0] * PLACES)
    albion, togawa = position.seats
    albion.at[0], albion.at[5], albion.at[6], albion.airship = 9, ABOARD, ABOARD, 9
    albion.cargo = tally_of([0, 2, 0, 1])
    albion.flags = bit(9) | bit(16)
    albion.structures[3] = 16
    togawa.traps[1], togawa.traps[2], togawa.armed = 40, 41, bit(40)
    position.resources[16] = tally_of([0, 0, 120, 3])
    position.encounters = bit(3)
    return position


def test_flags_traps_structures_resources_and_airships() -> None:
    found = {str(piece["key"]): piece for piece in pieces(flying(), "en")}
    assert found.keys() == {
        "encounter.t3", "albion.character", "albion.airship", "wood.albion.airship", "oil.albion.airship",
        "albion.worker.1", "albion.flag.t9", "albion.flag.t16", "albion.mill", "metal.t16", "oil.t16",
        "togawa.trap.t40", "togawa.trap.t41",
    }  # fmt: skip
    assert found["albion.worker.1"]["of"] == ["albion.worker.1", "albion.worker.2"]
    assert found["albion.worker.1"]["place"] == found["albion.airship"]["place"] == "t9"
    assert (found["metal.t16"]["amount"], found["oil.t16"]["amount"]) == (120, 3)
    assert [found[f"togawa.trap.{place}"]["name"] for place in ("t40", "t41")] == [
        "armed trap of Togawa",
        "sprung trap of Togawa",
    ]
    assert found["togawa.trap.t40"]["art"] != found["togawa.trap.t41"]["art"]


def test_a_trap_does_not_tell_what_it_takes() -> None:
    position = flying()
    togawa = position.seats[1]
    shown = pieces(position, "en")
    togawa.traps[1], togawa.traps[2] = togawa.traps[2], togawa.traps[1]
    assert sorted(keys(pieces(position, "en"))) == sorted(keys(shown))
    by_key = {str(piece["key"]): piece for piece in shown}
    assert all(by_key[str(piece["key"])] == piece for piece in pieces(position, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_piece_has_a_name_of_its_own(lang: str) -> None:
    found = pieces(flying(), lang)
    assert len({piece["name"] for piece in found if "flag" not in str(piece["key"])}) == len(found) - 2
