"""The kinds of games: one way to begin, to save and to come back for all of them."""

import pytest

from maszyna.games import EXPEDITIONS, KINDS, SCYTHE, SCYTHE_TABLE, kind_of, restore
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse

VS_AUTOMA: dict[str, object] = {
    "seats": [
        {"player": "human", "faction": "crimea", "mat": "mechanical"},
        {"player": "automa", "faction": "saxony"},
    ]
}
GAMES: list[tuple[str, dict[str, object], list[str]]] = [
    ("scythe", VS_AUTOMA, ["section move"]),
    ("scythe-table", VS_AUTOMA, ["power +2", "move char 36", "automa"]),
    ("expeditions", {"first": "human"}, ["explore n4", "token 4", "enough", "done"]),
]


@pytest.mark.parametrize(("name", "setup", "texts"), GAMES)
def test_every_kind_is_begun_saved_and_restored_the_same_way(
    name: str, setup: dict[str, object], texts: list[str]
) -> None:
    record = KINDS[name].new(setup, 7)
    record.say_all(texts)
    saved = KINDS[name].dump(record)
    again = restore(parse(saved))
    assert KINDS[name].dump(again) == saved
    assert [event.values() for event in again.events()] == [event.values() for event in record.events()]
    assert [len(entry.events) for entry in again.entries] == [len(entry.events) for entry in record.entries]
    again.undo(len(texts))
    assert (again.actions, len(again.entries)) == ([], 1)
    again.redo(len(texts))
    assert KINDS[name].dump(again) == saved


@pytest.mark.parametrize(("name", "setup", "texts"), GAMES)
def test_the_first_refused_action_is_named(name: str, setup: dict[str, object], texts: list[str]) -> None:
    record = KINDS[name].new(setup, 7)
    record.say_all(texts)
    save = parse(KINDS[name].dump(record))
    save.actions.insert(1, "juggle")
    save.actions.append("dance")
    with pytest.raises(FormatError) as caught:
        restore(save)
    assert caught.value.where == "actions[1]"
    assert KINDS[name].begin(save).actions == []


def test_a_save_of_something_else() -> None:
    save = parse(SCYTHE.dump(SCYTHE.new({"seats": 2}, 1)))
    save.game = "chess"
    with pytest.raises(
        FormatError, match="game: must be one of scythe, scythe-table, scythe-cards, expeditions, found 'chess'"
    ):
        kind_of(save)
    save.game = SCYTHE.name
    with pytest.raises(FormatError, match="game: is"):
        EXPEDITIONS.restore(save)


def test_a_setup_that_cannot_be_is_named() -> None:
    save = parse(SCYTHE.dump(SCYTHE.new({"seats": 2}, 1)))
    save.game = SCYTHE_TABLE.name
    with pytest.raises(FormatError, match=r"setup: setup\.seats: a table needs an Automa"):
        restore(save)


def test_a_table_says_what_to_do_with_the_pieces() -> None:
    record = SCYTHE_TABLE.new(VS_AUTOMA, 7)
    entry = record.take("pow +2")
    assert (entry.text, [one.key() for one in entry.instructions]) == ("power +2", [["power", 0, 5, 7, 0, 1]])
    assert record.at(0).table.game.position.seats[0].power == 5


def test_every_choice_at_a_table_carries_its_position() -> None:
    scythe = SCYTHE_TABLE.new(VS_AUTOMA, 7)
    scythe.say_all(["automa"] * 3)
    expeditions = EXPEDITIONS.new({"first": "human"}, 7)
    expeditions.take("done")
    for record in (scythe, expeditions):
        traced = [event for event in record.events() if event.trace is not None]
        assert traced and all(event.position is not None for event in traced)
    part = next(event for event in expeditions.events() if event.trace is not None)
    assert part.position.at[part.first] == part.second  # where the mech was before it went
