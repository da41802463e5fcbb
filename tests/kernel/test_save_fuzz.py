"""A save that is damaged anywhere is read as what it says, or refused with a FormatError, never anything else."""

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, dealt_setup, new_game


def saved(actions: int) -> str:
    record = Record(new_game, dealt_setup({"seats": 2}, 4), 4)
    chance = random_dice(4)
    for _ in range(actions):
        record.play(choose(record.game, chance))
    return dump(record, GAME, RULES_VERSION)


SAVE = saved(40)
values = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.lists(st.integers(), max_size=2)
)


def reread(text: str) -> None:
    with contextlib.suppress(FormatError):
        restore(parse(text), GAME, RULES_VERSION, new_game)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SAVE)), st.integers(0, 20), st.text(max_size=6))
def test_a_save_cut_or_overwritten_anywhere(start: int, length: int, patch: str) -> None:
    reread(SAVE[:start] + patch + SAVE[start + length :])


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_save_with_other_values(data: st.DataObject) -> None:
    document = json.loads(SAVE)
    part = data.draw(st.sampled_from([document, document["setup"], document["setup"]["seats"][0], document["actions"]]))
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    part[data.draw(st.sampled_from(keys))] = data.draw(values)
    reread(json.dumps(document))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40) | st.recursive(values, lambda inner: st.lists(inner, max_size=3)).map(json.dumps))
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        parse(text)


@pytest.mark.parametrize("length", range(0, len(SAVE) - 2, 97))
def test_a_truncated_save_is_refused(length: int) -> None:
    with pytest.raises(FormatError, match="JSON"):
        parse(SAVE[:length])
