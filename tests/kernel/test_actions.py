"""Taking actions by number and by text, and the refusals."""

import pytest
from tests.kernel.pile import Pile, new_pile

from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, OurFault, UnreadableAction
from maszyna.kernel.events import Event


def pile(stones: int) -> Pile:
    return new_pile({"stones": stones}, 0)


def test_a_choice_is_taken_and_the_other_seat_is_asked() -> None:
    game = pile(10)
    assert (game.seat_to_decide(), game.decision_kind(), game.options()) == (0, "take", [0, 1, 2])
    assert game.legal_texts() == ["take one", "take two", "take two more"]
    game.apply(2)
    assert (game.seat_to_decide(), game.stones) == (1, 7)
    assert game.text(1) == "take two"


def test_one_option_is_no_choice() -> None:
    game = pile(3)
    game.apply(1)  # one stone left: the other seat can only take it
    assert game.is_over()
    assert (game.taken, game.winners(), game.options()) == ([2, 1], [0], [])


def test_after_the_end() -> None:
    game = pile(3)
    game.apply(2)
    for refused in (lambda: game.apply(0), lambda: game.parse("take one"), lambda: game.match("take one")):
        with pytest.raises(GameIsOver, match="the game is over: no more actions are possible"):
            refused()


@pytest.mark.parametrize("action", [2, 3, 5, 99, -1])
def test_an_illegal_number_changes_nothing(action: int) -> None:
    game = pile(2)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action)
    assert refusal.value.reason == ("too_many" if action == 2 else "no_such_action")
    assert refusal.value.decision == "take"
    assert refusal.value.legal == ["take one", "take two"]
    assert (game.stones, game.options(), game.decision_kind()) == (2, [0, 1], "take")


def test_parse_wants_the_exact_text() -> None:
    game = pile(10)
    assert [game.parse(text) for text in game.legal_texts()] == [0, 1, 2]
    for text in ("", "take", "Take one", " take one", "take four"):
        with pytest.raises(UnreadableAction) as refusal:
            game.parse(text)
        assert str(refusal.value) == (
            f"cannot read {text!r} as an answer to 'take'; possible now: take one, take two, take two more"
        )


def test_parse_tells_illegal_from_unreadable() -> None:
    game = pile(2)
    with pytest.raises(IllegalAction) as refusal:
        game.parse("take two more")
    assert str(refusal.value) == (
        "'take two more' is not possible now (too_many) for 'take'; possible: take one, take two"
    )


@pytest.mark.parametrize(("text", "action"), [
    ("take one", 0), ("take o", 0), ("  TAKE   One ", 0), ("take two", 1), ("take two m", 2),
])  # fmt: skip
def test_match_reads_as_people_type(text: str, action: int) -> None:
    assert pile(10).match(text) == action


def test_match_refuses_what_could_mean_several() -> None:
    with pytest.raises(AmbiguousAction) as refusal:
        pile(10).match("take")
    assert refusal.value.matches == ["take one", "take two", "take two more"]
    assert str(refusal.value) == "'take' could mean any of: take one, take two, take two more"
    with pytest.raises(AmbiguousAction):
        pile(10).match("take t")


@pytest.mark.parametrize("text", ["", "   ", "give"])
def test_match_refuses_what_it_cannot_read(text: str) -> None:
    with pytest.raises(UnreadableAction):
        pile(10).match(text)


def test_match_knows_what_is_not_possible_now() -> None:
    with pytest.raises(IllegalAction):
        pile(2).match("take two more")


def test_events_only_for_a_listener() -> None:
    game = pile(10)
    game.apply(0)
    assert game.log is None
    heard: list[Event] = []
    game.log = heard
    game.apply(1)
    assert [(event.kind, event.seat, event.values()) for event in heard] == [(7, 0, [7, 0, 0])]


def test_a_defect_of_the_rules_is_called_one() -> None:
    with pytest.raises(OurFault, match="the decision 'take' has no option"):
        pile(113)
    game = pile(5)
    game.stack = []
    with pytest.raises(OurFault, match="nothing is left to do, but the game is not over"):
        game.settle()


def test_a_copy_goes_its_own_way() -> None:
    game = pile(10)
    twin = game.copy()
    twin.apply(2)
    assert (game.stones, twin.stones) == (10, 7)
    game.apply(0)
    assert (game.options(), twin.seat_to_decide()) == ([0, 1, 2], 1)
