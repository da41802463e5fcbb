"""Drills: there is something to find out in each, and its answer is the engine's decision."""

import pytest
from tests.scythe.automa.slow_reading import decide as slow_decide

from maszyna.expeditions.events import MechPart
from maszyna.expeditions.notation.turn_request import card_turned
from maszyna.kernel.bits import count
from maszyna.players.drills import drill, mattering, mech_drill, narrowing
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.notation import layout_of, write_position
from maszyna.scythe.position_requests.decide_request import decide_answer

SEEDS = range(4)


@pytest.mark.parametrize("symbol", range(len(SYMBOLS)))
def test_scythe(symbol: int) -> None:
    for seed in SEEDS:
        found = drill(symbol, seed)
        assert count(narrowing(found.choice)[0].before) >= 6
        assert len(mattering(found.choice)) >= 2
        position = write_position(layout_of(found.game))
        answer = decide_answer({"position": position, "action": SYMBOLS[symbol]})
        assert answer["to"] == found.choice.to == slow_decide(position, SYMBOLS[symbol])["to"]


def test_a_symbol_and_a_seed_give_the_same_drill() -> None:
    first, second, other = drill(0, 7), drill(0, 7), drill(0, 8)
    assert write_position(layout_of(first.game)) == write_position(layout_of(second.game))
    assert write_position(layout_of(first.game)) != write_position(layout_of(other.game))


@pytest.mark.parametrize("row", [0, 1])
def test_expeditions(row: int) -> None:
    for seed in SEEDS:
        found = mech_drill(row, seed)
        assert len([finding for finding in found.part.trace or [] if finding.before != finding.after]) >= 2
        events = card_turned(found.position, found.card, [[], []]).events
        [part] = [event for event in events if isinstance(event, MechPart) and event.row == row]
        assert (part.to, part.did) == (found.part.to, found.part.did)
