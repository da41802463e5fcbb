"""A session at a table: lines become actions, an undone step says what to move back, the impossible is named."""

import pytest
from tests.expeditions.props import game_on, own_card, position

from maszyna.expeditions.events import CARD, TURN_BEGAN
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import CENTRAL, TWENTY
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.table.differences import ExpeditionsInstruction, differences
from maszyna.expeditions.table.read_line import meant
from maszyna.expeditions.table.status import status
from maszyna.expeditions.table.steps import take_step, undo_step
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import AmbiguousAction, IllegalAction, MaszynaError, UnreadableAction
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse

FIRST = {"first": "human", "level": 2}


def session(*steps: str, seed: int = 1, **setup: object) -> Record[Expedition]:
    found = EXPEDITIONS.new({**FIRST, **setup}, seed)
    for step in steps:
        take_step(found, step)
    return found


def said(todo: list[ExpeditionsInstruction]) -> list[tuple[str, str, str, str]]:
    return [(one.what, one.place, one.start, one.end) for one in todo]


def codes(document: dict[str, object], twenty: bool = False) -> list[tuple[str, str, int, int]]:
    game = game_on(document)
    game.human.twenty = twenty
    return [(one.code, one.place, one.first, one.second) for one in status(game)]


def test_a_step_taken_back_says_what_to_move_back() -> None:
    table = session("explore n4", "4 3")
    assert table.actions == ["explore n4", "token 4", "token 3", "enough"]
    done = take_step(table, "take n4")
    assert said(done.instructions) == [("pile", "n4", "3, 4", "4")]
    assert said(undo_step(table).instructions) == [("pile", "n4", "4", "3, 4")]
    undone = undo_step(table)  # tokens of one tile are one step
    assert undone.texts == ["token 4", "token 3", "enough"]
    assert said(undone.instructions) == [("pile", "n4", "3, 4", "—")]
    assert said(undo_step(table).instructions) == [("my_mech", "", "n4", "—"), ("map_on", "n4", "", "")]
    with pytest.raises(MaszynaError, match="nothing to undo"):
        undo_step(table)


def test_the_20_ends_its_own_step() -> None:
    table = session("explore n4", "20", "explore n5", "3")
    assert table.actions[-2:] == ["token 3", "enough"]
    assert undo_step(table).texts == ["token 3", "enough"]
    assert undo_step(table).texts == ["explore n5"]
    assert undo_step(table).texts == ["token 20"]


def test_a_turn_of_the_automa_is_undone_with_the_step_that_let_it_play() -> None:
    table = session("adjust glory 3", "adjust put n1 5", "adjust no map n1")
    before = write_position(table.game.position)
    done = take_step(table, "done")
    assert "mech" in [one.what for one in done.instructions]
    back = undo_step(table)
    assert [(one.start, one.end) for one in back.instructions] == [(one.end, one.start) for one in done.instructions]
    assert write_position(table.game.position) == before


def test_every_kind_of_piece_is_moved_back() -> None:
    before = game_on(position("m 4,3 . . . . .", human={"row": "south"}))
    after = game_on(
        position(
            ". 3 . . . . .", "m . . . . . .", human={"row": "central", "at": 1}, automa={"north": 2, "central": 6},
            taken={"maps": 1, "corruption": [4]}, progress=2, glory=1,
        )
    )  # fmt: skip
    after.human.glory = 1
    assert said(differences(before, after)) == [
        ("mech", "", "n1", "n3"),
        ("my_mech", "", "south", "c2"),
        ("map_off", "n1", "", ""),
        ("pile", "n2", "4, 3", "3"),
        ("map_on", "c1", "", ""),
        ("taken", "", "—", "4"),
        ("maps", "", "0", "1"),
        ("progress", "", "0", "2"),
        ("glory", "", "0", "1"),
        ("my_glory", "", "0", "1"),
    ]
    assert differences(before, before) == []


def test_what_is_typed_is_read_by_what_is_asked() -> None:
    table = session()
    assert meant(table.game, "  ME   N3 ") == ["me n3"]
    assert meant(table.game, "d") == ["done"]
    with pytest.raises(AmbiguousAction):
        take_step(table, "me")
    with pytest.raises(IllegalAction) as caught:
        take_step(table, "take n3")
    assert caught.value.reason == "no_corruption_there"
    take_step(table, "explore n4")
    for nothing in ("", "-", "0", "none", "enough"):
        assert meant(table.game, nothing) == ["enough"]
    assert meant(table.game, "4, 3 10") == ["token 4", "token 3", "token 10", "enough"]
    assert meant(table.game, "20") == ["token 20"]
    for nonsense in ("99", "4 x", "x", "20 4", "4 20", "-1"):
        with pytest.raises((UnreadableAction, IllegalAction)):
            take_step(table, nonsense)
    assert table.actions == ["explore n4"]  # nothing of a wrong line is done
    with pytest.raises(UnreadableAction) as unread:
        take_step(table, "20 4")  # the 20 ends the drawing, so what follows belongs nowhere
    assert (unread.value.text, unread.value.decision) == ("20 4", "tokens_drawn")


def test_the_last_amounts_are_numbers() -> None:
    table = session("adjust my glory 4", "done")
    while table.game.decision_kind() != "final_coins":
        take_step(table, "" if table.game.decision_kind() == "tokens_drawn" else "done")
    for nonsense in ("", "x", "-1", "251", "1 2", "²", "9" * 30):
        with pytest.raises(UnreadableAction):
            take_step(table, nonsense)
    for amount in ("11", "3", "6", "10"):
        take_step(table, amount)
    assert table.game.scores()[0] == 11 + 4 * 10 + 6 + 20
    assert table.game.is_over()
    assert undo_step(table).texts == ["corruption 10"]


def test_an_automa_that_begins_is_heard() -> None:
    table = session(first="automa", seed=2)
    if table.game.decision_kind() == "tokens_drawn":
        take_step(table, "3")
    kinds = [event.kind for event in table.events()]
    assert kinds[:2] == [TURN_BEGAN, CARD]
    assert [event.first for event in table.events() if event.kind == TURN_BEGAN] == [1, 2]
    again = EXPEDITIONS.restore(parse(EXPEDITIONS.dump(table)))
    assert [event.kind for event in again.events()] == kinds


def test_a_session_comes_back_from_its_save() -> None:
    table = session("explore n4", "4 3", "done", seed=4, level=5, progress_card=own_card(5))
    again = EXPEDITIONS.restore(parse(EXPEDITIONS.dump(table)))
    assert write_position(again.game.position) == write_position(table.game.position)
    assert undo_step(again).texts == undo_step(table).texts


def test_two_tokens_20_on_the_map_are_named() -> None:
    game = game_on(position("20 . . . . . ."))
    game.position.put(CENTRAL, 1, TWENTY)
    assert [(one.code, one.first, one.second) for one in status(game)] == [("two_twenties", 2, 1)]


def test_what_cannot_be_is_named() -> None:
    assert codes(position(". 4,3 . . . . .", "m m m m m m m")) == []
    mine = position("m m . . . . .", human={"row": "north", "at": 1})
    assert codes(mine) == [("not_explored", "n2", 0, 0)]
    assert codes(position(human={"row": "central", "at": 6})) == [("mech_on_mech", "c7", 0, 0)]
    covered = position()
    covered["north"][2] = {"map": True, "corruption": [4, 3]}
    assert codes(covered) == [("corruption_on_face_down", "n3", 2, 0)]
    assert codes(position("20 . . . . . ."), twenty=True) == [("two_twenties", "", 2, 1)]
    assert codes(position("20 . . . . . .")) == []
    full = [value for value in (3, 4, 5) for _ in range(12)]
    assert codes(position(taken={"maps": 0, "corruption": full})) == []
    assert codes(position("6 . . . . . .", taken={"maps": 0, "corruption": full})) == [("too_many_tokens", "", 37, 36)]
    assert codes(position("4 . . . . . .", taken={"maps": 0, "corruption": full[:-1]})) == [
        ("too_many_of_a_value", "4", 13, 12)
    ]
    assert codes(position("m m m m m m m", "m m m m m m .", taken={"maps": 2, "corruption": []})) == [
        ("too_many_maps", "", 2, 1)
    ]
    assert codes(position("m m m m m m m", "m m m m m m .", taken={"maps": 1, "corruption": []})) == []
    assert codes(position(progress=6, glory=1)) == [("glory_does_not_fit", "", 1, 2)]
    assert codes(position(progress=6, glory=2)) == []
