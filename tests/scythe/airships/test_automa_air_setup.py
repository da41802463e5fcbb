"""W5.1: which card and tile an Automa's airship has."""

from typing import Any

import pytest
from tests.scythe.airships.hangar import AirStage

from maszyna.kernel.errors import FormatError
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.facts.effects import AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import dealt_setup, new_game
from maszyna.scythe.state import AUTOMA

TABLE = [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}, {"player": "automa", "faction": "nordic"}]


def fleet_of(game: Scythe) -> Fleet:
    airship_board = game.position.airship_board
    assert isinstance(airship_board, FleetBoardRules)
    return airship_board.fleet


@pytest.mark.covers("W5.1")
@pytest.mark.parametrize("own_pairs", [False, True])
def test_the_card_belongs_to_the_tile_and_toll_never_comes_up(own_pairs: bool) -> None:
    drawn: set[str] = set()
    for seed in range(60):
        game = new_game({"seats": TABLE, "airships": {"own_pairs": own_pairs}}, seed)
        tiles = []
        for own, airship in zip(game.position.seats, fleet_of(game).airships, strict=True):
            tiles.append(airship.aggressive.id)
            if own.player == AUTOMA:
                assert airship.card is not None and (airship.card.kind, airship.card.id) == (AUTOMA_CARD, tiles[-1])
                assert airship.passive is None
            else:
                assert airship.card is None and airship.passive is not None
        assert len(set(tiles)) == (3 if own_pairs else 1)
        drawn |= set(tiles)
    assert drawn == set(TILE_IDS[AUTOMA_CARD])


@pytest.mark.covers("W1.2", "W5.1")
@pytest.mark.parametrize("named", [{}, {"saxony": {"aggressive": "bounty", "passive": "ferry"}}])
def test_an_automa_is_dealt_no_passive_tile(named: dict[str, object]) -> None:
    """Neither where nothing is named nor where an older save names one."""
    dealt_to_crimea: set[object] = set()
    for seed in range(60):
        setup: Any = dealt_setup({"seats": TABLE, "airships": {"own_pairs": True, "pairs": named}}, seed)
        pairs = setup["airships"]["pairs"]
        assert [sorted(pairs[automa]) for automa in ("saxony", "nordic")] == [["aggressive"], ["aggressive"]]
        dealt_to_crimea.add(pairs["crimea"]["passive"])
    assert dealt_to_crimea == set(TILE_IDS[PASSIVE]) - ({"ferry"} if named else set())


@pytest.mark.covers("W5.1", "W5.6")
def test_the_card_stands_in_for_the_tile() -> None:
    """Bombard costs a person resources; the Automa's card takes 2 power and asks for nothing."""
    stage = AirStage("bombard")
    crimea, saxony = (fleet_of(stage.game).airships[stage.index(name)].powers for name in ("crimea", "saxony"))
    assert (crimea.bombard, crimea.weaken, crimea.further) == ([1, 3, 5], 0, 1)
    assert (saxony.bombard, saxony.weaken, saxony.further, saxony.range) == ([], 2, 0, 0)


@pytest.mark.covers("W5.1")
def test_airships_start_on_their_bases() -> None:
    stage = AirStage("bounty", also=("nordic",))
    assert [stage.airship(name) for name in ("saxony", "nordic", "crimea")] == [
        stage.base(name) for name in ("saxony", "nordic", "crimea")
    ]


@pytest.mark.parametrize("kind", ["aggressive", "passive"])
@pytest.mark.covers("W1.2")
def test_no_two_seats_have_the_same_tile(kind: str) -> None:
    tile = {"aggressive": "bounty", "passive": "hero"}[kind]
    pairs = {"crimea": {kind: tile}, "nordic": {kind: tile}}
    seats = [{"faction": "crimea"}, {"faction": "nordic"}]
    with pytest.raises(FormatError, match=f"gives {tile} to two seats"):
        new_game({"seats": seats, "airships": {"own_pairs": True, "pairs": pairs}}, 1)
