"""The save file: there and back, and every kind of broken file refused with the place named."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.pile import Pile, new_pile

from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game


def played(actions: int = 3) -> Record[Pile]:
    record = Record(new_pile, {"stones": 20}, 5)
    for action in range(actions):
        record.play(action % 3)
    return record


def document(**changes: object) -> str:
    """A good save with some fields changed; None takes a field away."""
    data = {**json.loads(dump(played(), "pile", 2)), **changes}
    return json.dumps({key: value for key, value in data.items() if value is not None})


def refusal(text: str) -> FormatError:
    with pytest.raises(FormatError) as refused:
        restore(parse(text), "pile", 2, new_pile)
    assert "\n" not in str(refused.value)
    str(refused.value).encode()  # a terminal must be able to show it
    return refused.value


@pytest.mark.parametrize("actions", [0, 1, 5])
def test_there_and_back(actions: int) -> None:
    record = played(actions)
    text = dump(record, "pile", 2)
    again = restore(parse(text), "pile", 2, new_pile)
    assert (again.actions, again.setup, again.seed) == (record.actions, {"stones": 20}, 5)
    assert dump(again, "pile", 2) == text
    assert again.game.scores() == record.game.scores()


def test_one_action_a_line_and_the_fields_in_order() -> None:
    text = dump(played(2), "pile", 2)
    assert text.splitlines() == [
        "{", '  "format": "maszyna/save@1",', '  "game": "pile",', '  "rules_version": 2,',
        '  "setup": {"stones": 20},', '  "seed": 5,', '  "actions": [', '    "take one",', '    "take two"', "  ]", "}",
    ]  # fmt: skip
    assert text.endswith("}\n")


@pytest.mark.parametrize(("text", "where", "problem"), [
    ("", "save", "not readable as JSON"), ("{", "save", "perhaps cut off"), ("nonsense", "save", "not readable"),
    ("[" * 100_000, "save", "not readable as JSON"), ("[]", "save", "must be a JSON object with format, game"),
    ("null", "save", "must be a JSON object"), ("{}", "format", "must be 'maszyna/save@1', found null"),
    ('{"a": ' * 50_000, "save", "not readable as JSON"), ('{"seed": ' + "9" * 5000 + "}", "save", "not readable"),
])  # fmt: skip
def test_not_a_save_at_all(text: str, where: str, problem: str) -> None:
    refused = refusal(text)
    assert refused.where == where
    assert problem in refused.problem


@pytest.mark.parametrize(("changes", "where", "problem"), [
    ({"format": "maszyna/save@2"}, "format", "must be 'maszyna/save@1', found \"maszyna/save@2\""),
    ({"format": 1}, "format", "found 1"),
    ({"format": "\ud800"}, "format", "must be"),
    ({"format": "x" * 500}, "format", 'found "xxxxxxxxxxxx'),
    ({"game": None}, "game", "is missing"), ({"rules_version": None}, "rules_version", "is missing"),
    ({"setup": None}, "setup", "is missing"), ({"seed": None}, "seed", "is missing"),
    ({"actions": None}, "actions", "is missing"),
    ({"comment": "hello"}, "comment", "is not a field here; possible: format, game"),
    ({"two\nlines": 1}, '["two\\nlines"]', "is not a field here"),
    ({"game": 7}, "game", "must be the name of a game, found 7"),
    ({"game": "scythe"}, "game", "is \"scythe\", but this is a save reader for 'pile'"),
    ({"rules_version": 3}, "rules_version", "is 3, newer than this program's rules (2): update it"),
    ({"rules_version": 0}, "rules_version", "must be a whole number 1..1000000, found 0"),
    ({"rules_version": True}, "rules_version", "found true"), ({"rules_version": 2.0}, "rules_version", "found 2.0"),
    ({"setup": [1]}, "setup", "must be an object, found a list of 1"),
    ({"setup": {}}, "setup", "setup.stones: must be a whole number"),
    ({"seed": -1}, "seed", "must be a whole number 0..18446744073709551615, found -1"),
    ({"seed": 2**64}, "seed", "found 18446744073709551616"), ({"seed": "5"}, "seed", 'found "5"'),
    ({"seed": False}, "seed", "found false"),
    ({"actions": "take one"}, "actions", 'must be a list, found "take one"'),
    ({"actions": {"0": "take one"}}, "actions", "must be a list"),
    ({"actions": ["take one", 2]}, "actions[1]", "must be the text of an action, found 2"),
    ({"actions": ["take one", None]}, "actions[1]", "found null"),
    ({"actions": ["take one", "fly"]}, "actions[1]", "cannot read 'fly'"),
    ({"actions": ["take one", "take\none"]}, "actions[1]", "cannot read 'take\\none'"),
    ({"actions": ["take two more"] * 7 + ["take two", "take two more"]}, "actions[8]", "is not possible"),
    ({"actions": ["take two more"] * 8 + ["take one"]}, "actions[8]", "the game is over"),
])  # fmt: skip
def test_refused_in_its_place(changes: dict[str, object], where: str, problem: str) -> None:
    refused = refusal(document(**changes))
    assert (refused.where, problem in refused.problem) == (where, True), refused


@pytest.mark.parametrize("twice", ['"seed": 5, "seed": 6', '"setup": {"stones": 20, "stones": 30}'])
def test_a_key_given_twice_is_refused(twice: str) -> None:
    refused = refusal(document().replace('"seed": 5', twice))
    assert (refused.where, "twice in one object" in refused.problem) == ("save", True)


def test_a_save_of_older_rules_is_replayed_under_those_of_today() -> None:
    again = restore(parse(document(rules_version=1)), "pile", 2, new_pile)
    assert again.actions == ["take one", "take two", "take two more"]
    refused = refusal(document(rules_version=1, actions=["take one", "take three"]))
    assert refused.where == "actions[1]"
    assert refused.problem.endswith("; the save is from rules 1 and is replayed under rules 2")
    assert "rules" not in refusal(document(actions=["take one", "take three"])).problem


def test_sixteen_million_characters_are_taken_and_one_more_is_too_large() -> None:
    assert parse(document().ljust(16_000_000)).actions == played().actions
    assert "too large: at most 16000000 characters" in str(refusal(document().ljust(16_000_001)))


def test_a_file_cut_off_anywhere_is_refused() -> None:
    text = dump(played(), "pile", 2).rstrip()
    for length in range(len(text)):
        assert refusal(text[:length]).where == "save"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["format", "game", "rules_version", "setup", "seed", "actions", "x"]), JSON)
def test_any_field_may_be_anything(field: str, value: object) -> None:
    data = {**json.loads(document()), field: value}
    try:
        restore(parse(json.dumps(data)), "pile", 2, new_pile)
    except FormatError as refused:
        assert refused.where.split("[")[0] in (field, "setup")
        assert "\n" not in str(refused)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")) | st.text(max_size=60))
def test_any_text_is_a_save_or_refused(text: str) -> None:
    with pytest.raises(FormatError):
        parse(text)


def test_a_scythe_game_there_and_back() -> None:
    for seed in range(4):
        record = Record(new_game, {"seats": 2 + seed % 3, "variants": ["trade_split"]}, seed)
        chance = Random(seed)
        for _ in range(150):
            if record.game.is_over():
                break
            record.play(chance.choice(record.game.options()))
        again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game)
        assert again.game.scores() == record.game.scores()
        assert again.actions == record.actions
        assert again.game.options() == record.game.options()


def test_a_scythe_save_with_a_bad_setup_or_action() -> None:
    record = Record(new_game, {"seats": 2}, 1)
    good = json.loads(dump(record, GAME, RULES_VERSION))
    for changes, where in (
        ({"setup": {"seats": 9}}, "setup.seats"), ({"setup": {"seats": {}}}, "setup.seats"),
        ({"actions": ["section x"]}, "actions[0]"), ({"actions": ["section factory"]}, "actions[0]"),
    ):  # fmt: skip
        with pytest.raises(FormatError) as refused:
            restore(parse(json.dumps({**good, **changes})), GAME, RULES_VERSION, new_game)
        assert refused.value.where == where
