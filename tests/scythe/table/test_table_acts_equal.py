"""The same random turns, played in the digital engine and told to a table, end in the same position."""

import pytest
from tests.scythe.table.told_turns import enrich, lies_there, listening, next_turn, play_turn, table_at, tell

from maszyna.games import SCYTHE
from maszyna.kernel.record import Setup
from maszyna.players.random_player import random_dice
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import MAT_IDS

TURNS = 40  # of each faction: 280 together


def told_alike(setup: Setup, seed: int, wanted: int) -> int:
    """Play turns at random and tell them, up to so many; returns how many could be told."""
    chance = random_dice(seed)
    game = listening(SCYTHE.new(setup, seed).game)
    next_turn(game, chance)
    told_turns = 0
    while told_turns < wanted and not game.is_over() and game.turns < 60:
        enrich(game, chance)
        start = game.copy()
        told = play_turn(game, chance)
        if told.tellable:
            told_turns += 1
            played = table_at(start, setup, seed)
            said = tell(played, told)
            assert lies_there(played.table.game) == lies_there(game), said
        next_turn(game, chance)
    return told_turns


def seats(faction: int, seed: int) -> list[dict[str, str]]:
    return [
        {"faction": FACTIONS[faction], "mat": MAT_IDS[(faction + seed) % len(MAT_IDS)]},
        {"player": "automa", "faction": FACTIONS[(faction + 1 + seed % 6) % len(FACTIONS)]},
    ]


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_told_turns_end_as_they_were_played(faction: int) -> None:
    told = 0
    for seed in range(6):
        setup: Setup = {"seats": seats(faction, seed), "variants": ["banned_pairs_allowed"]}
        told += told_alike(setup, seed, TURNS - told)
    assert told == TURNS


@pytest.mark.parametrize(
    "more",
    [
        {"airships": {"aggressive": "bombard", "passive": "boost"}},
        {"airships": {"aggressive": "bounty", "passive": "ferry"}},
        {"airships": {"aggressive": "espionage", "passive": "drill"}},
        {"variants": ["trade_split", "recruit_pays_later", "mill_anywhere"]},
    ],
)
def test_told_turns_end_alike_with_airships_and_variants(more: Setup) -> None:
    told = sum(told_alike({"seats": seats(faction, faction + 1), **more}, 1, 15) for faction in range(len(FACTIONS)))
    assert told > 80
