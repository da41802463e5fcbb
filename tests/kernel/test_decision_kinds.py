"""What a decision declares of itself is read in one place by whoever shows, answers or encodes it."""

from tests.kernel.pile import Take

from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind


class Leave(Decision[object]):
    about = DecisionKind("leave", "pile", BY_LIST, continues=True)


def test_a_decision_has_the_name_of_its_kind() -> None:
    assert (Take(0).kind(), Leave(0).kind()) == ("take", "leave")
    assert Leave(0).about is Leave.about


def test_nought_leaves_a_matter_unless_it_counts_like_the_others() -> None:
    assert [Leave(0).declined_by(action) for action in (0, 1)] == [True, False]
    assert [Take(0).declined_by(action) for action in (0, 1)] == [False, False]


def test_what_is_not_declared_is_not_so() -> None:
    about = Leave.about
    assert about.continues
    assert not (about.secret or about.ends_turn or about.from_zero)
