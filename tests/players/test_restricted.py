"""Restricted play: what a player never does, it never does, and the game is played to its end."""

from functools import cache
from typing import Final

import pytest

from maszyna.kernel.errors import SetupError
from maszyna.kernel.events import Event
from maszyna.lab.seating import seated
from maszyna.players.player import COMBAT, ENCOUNTER, FACTORY, RESTRICTIONS
from maszyna.players.playing import deals, play_with
from maszyna.scythe.events import EVENTS, field_of
from maszyna.scythe.ids import BOTTOMS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

SETUP: Final[dict[str, object]] = {"seats": [{}, {"player": "automa", "level": "autometta"}]}
SEEDS: Final = range(3)
MOST: Final = 5000
KINDS: Final = {"combat_began": COMBAT, "encounter_met": ENCOUNTER, "factory_card_taken": FACTORY}


@cache
def deeds(human: str) -> dict[str, int]:
    """What the person does in a few games, by the names of restrictions."""
    found = dict.fromkeys(RESTRICTIONS, 0)
    for seed in SEEDS:
        log: list[Event] = []
        game = new_game(SETUP, seed, log)
        game.log = log
        players = [seated(human, seed) for _ in game.position.seats]
        play_with(game, players, deals(seed), MOST)
        assert game.over
        for event in log:
            if game.position.seats[event.seat].player != HUMAN:
                continue
            kind = EVENTS[event.kind][0]
            if kind == "bottom_action":
                found[BOTTOMS[field_of(event, "action")]] += 1
            elif kind in KINDS:
                found[KINDS[kind]] += 1
    return found


@pytest.mark.parametrize(
    ("human", "never"),
    [
        *[
            ("policy", never)
            for never in ([COMBAT, "enlist"], [FACTORY], [ENCOUNTER, "build"], ["upgrade"], ["deploy"])
        ],
        ("greedy:nodes=60", [COMBAT, "enlist"]),
    ],
)
def test_what_is_never_done_is_never_done(human: str, never: list[str]) -> None:
    free, bound = deeds(human), deeds(f"{human}:never={'+'.join(never)}")
    assert any(free[name] for name in never)  # without the restriction it would be
    assert {name: bound[name] for name in never} == dict.fromkeys(never, 0)


def test_unknown_restrictions_are_named_with_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"singing.*combat.*factory.*enlist"):
        seated("policy:never=combat+singing", 1)
