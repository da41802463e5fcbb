"""Opponents that think: at any human seat, with nothing to peek at, and replayed without thinking."""

from collections.abc import Callable

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.errors import SetupError
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.players import opponents
from maszyna.players.opponents import gains, is_theirs, play_opponents, strengths
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.setup.new_game import dealt_setup
from maszyna.scythe.setup.plan import STRENGTHS
from maszyna.scythe.table.table import new_table


def setup(strength: str = "beginner") -> dict[str, object]:
    return {"seats": [{"faction": "nordic"}, {"player": strength, "faction": "saxony"}]}


def begun(seed: int = 5) -> tuple[Record[Scythe], list[str]]:
    record = SCYTHE.new(setup(), seed)
    return record, strengths(record.setup, seed)


def on_to(record: Record[Scythe], until: Callable[[Scythe], bool]) -> None:
    while not until(record.game):
        record.play(record.game.choices[-1])


def test_strengths_are_found_by_seat() -> None:
    seats: list[object] = [{}, {"player": "master"}, {"player": "automa"}, {"player": "beginner"}]
    for seed in range(5):
        document = dealt_setup({"seats": seats}, seed)
        found = strengths({"seats": seats}, seed)
        record = SCYTHE.new({"seats": seats}, seed)
        factions = [FACTIONS[own.faction] for own in record.game.position.seats]
        assert sorted(found) == ["", "", "beginner", "master"]
        assert isinstance(document["seats"], list)
        for seat in document["seats"]:
            strength = seat["player"] if seat["player"] in STRENGTHS else ""
            assert found[factions.index(seat["faction"])] == strength
        assert strengths(document, seed) == found


def test_they_decide_until_a_person_is_asked() -> None:
    record, names = begun()
    on_to(record, lambda game: is_theirs(game, names))
    before = len(record.actions)
    taken = play_opponents(record, names)
    assert taken == len(record.actions) - before > 0
    assert not is_theirs(record.game, names)
    assert all(names[entry.seat] for entry in record.entries[-taken:])


def test_the_same_game_gets_the_same_turn() -> None:
    first, names = begun()
    second, _ = begun()
    for record in (first, second):
        on_to(record, lambda game: is_theirs(game, names))
        play_opponents(record, names)
    assert first.actions == second.actions


def test_a_save_is_played_again_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    record, names = begun()
    on_to(record, lambda game: is_theirs(game, names))
    play_opponents(record, names)
    text = SCYTHE.dump(record)

    def thinking(*_: object) -> None:
        raise AssertionError("it thought")

    monkeypatch.setattr(opponents, "player", thinking)
    assert SCYTHE.restore(parse(text)).actions == record.actions


def test_hidden_cards_change_nothing() -> None:
    record, names = begun()
    on_to(record, lambda game: is_theirs(game, names))
    twin = record.branch()
    seat = twin.game.seat_to_decide()
    twin.game = determinised(record.game, seat, 99)
    hands = [[own.hand for own in one.game.position.seats] for one in (record, twin)]
    assert hands[0][seat] == hands[1][seat]
    assert hands[0] != hands[1] or record.game.dice.states != twin.game.dice.states
    before = len(record.actions)
    play_opponents(record, names)
    play_opponents(twin, names)
    assert record.actions[before] == twin.actions[before]


def test_what_a_turn_gained_is_true_of_the_position_and_tells_no_objective() -> None:
    record, names = begun()
    on_to(record, lambda game: is_theirs(game, names))
    seat = record.game.seat_to_decide()
    before = record.game.copy()
    assert gains(before, before, seat) == []
    play_opponents(record, names)
    found = gains(before, record.game, seat)
    assert 1 <= len(found) <= 3 and all(reason.good for reason in found)
    own, then = before.position.seats[seat], record.game.position.seats[seat]
    told = {"power": (own.power, then.power), "coins": (own.coins, then.coins)}
    for reason in found:
        assert (reason.before, reason.after) == told.get(reason.kind, (reason.before, reason.after))
    kinds = {reason.kind for reason in found}
    assert before.position.seats[seat].objectives and not kinds & {"objective_nearer", "objective_met"}


def test_somebody_has_to_play_against_them() -> None:
    with pytest.raises(SetupError):
        SCYTHE.new({"seats": [{"player": "master"}, {"player": "automa"}]}, 1)


def test_none_of_them_sits_at_a_real_table() -> None:
    seats: list[object] = [{}, {"player": "master"}, {"player": "automa"}]
    with pytest.raises(SetupError, match="master"):
        new_table({"seats": seats}, 1)
