"""Positions read and written: the contract's example, defaults, every optional part, and the way back."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.scythe.contract import CONTRACT, bare, position

from maszyna.kernel.bits import bit, members
from maszyna.kernel.packed_counts import counts, packed
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.board import ENCOUNTERS, START_WORKERS, base_of
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.hidden import AutomaState, stars_by_kind
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    COERCION,
    CRIMEA,
    FACTIONS,
    MAT,
    RIVERWALK,
    SAXONY,
    STAR_HILL,
    STAR_MISSION,
    STRUCTURES,
    TOGAWA,
)  # fmt: skip
from maszyna.scythe.notation import people_only, read_position, write_position
from maszyna.scythe.notation.stars import write_human_stars
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import AUTOMA, HUMAN, new_seat


def test_the_contracts_example_is_what_it_says() -> None:
    layout = read_position(json.loads(CONTRACT))
    human, automa = layout.position.seats
    state = layout.hidden[1]
    assert isinstance(state, AutomaState)
    assert (human.faction, human.player, automa.faction, automa.player) == (CRIMEA, HUMAN, SAXONY, AUTOMA)
    assert (LEVELS[state.level], state.scheme, state.tracker, state.unseen) == ("automa", 1, 4, 0)
    assert (automa.power, automa.coins, automa.popularity, automa.abilities) == (6, 5, 10, 0)
    assert counts(automa.hand) == [1, 1, 0, 1]
    assert automa.at == [23, 21, base_of(SAXONY), MAT, MAT, 34, 41, 35, base_of(SAXONY), MAT, MAT, MAT, MAT]
    assert (human.power, human.popularity, human.coins, human.stars) == (5, 4, 7, 1)
    assert human.abilities == RIVERWALK | COERCION
    assert human.structures[STRUCTURES.index("mine")] == 43
    assert members(human.built) == [43]
    assert [BONUSES[number] for number in members(human.recruits)] == ["power", "coin"]
    assert members(human.workers) == [43, 44, base_of(CRIMEA)]
    assert members(layout.position.encounters) == [3, 8, 11]
    assert counts(layout.position.resources[43]) == [2, 0, 0, 0]
    assert counts(layout.position.resources[36]) == [0, 0, 0, 1]


def test_the_contracts_example_is_written_as_it_was_read() -> None:
    written = write_position(read_position(json.loads(CONTRACT)))
    # The only part the example leaves to the setup that a table can tell: Crimea starts with no combat card.
    assert written == position(human__combat_cards=[])


@pytest.mark.parametrize("faction", range(7))
def test_what_is_absent_is_as_after_the_setup(faction: int) -> None:
    """A1.2-A1.5 for the Automa, section 2 for the human."""
    other = (faction + 1) % 7
    layout = read_position(bare(automa=FACTIONS[faction], human=FACTIONS[other]))
    seats = {seat.player: seat for seat in layout.position.seats}
    hidden = {seat.player: state for seat, state in zip(layout.position.seats, layout.hidden, strict=True)}
    automa, state = seats[AUTOMA], hidden[AUTOMA]
    facts = factions()[faction]
    assert isinstance(state, AutomaState)
    assert (automa.power, automa.coins, automa.popularity) == (facts.power, 5, 10)
    assert (state.unseen, automa.hand, state.hidden_factory_card) == (facts.combat_cards, 0, False)
    assert (LEVELS[state.level], state.scheme, state.tracker, automa.stars) == ("automa", 1, 0, 0)
    assert automa.at == [base_of(faction), MAT, MAT, MAT, MAT, *START_WORKERS[faction], *[MAT] * 6]
    human = seats[HUMAN]
    assert human.abilities == factions()[other].ability
    assert (human.power, human.stars, human.built, human.recruits) == (factions()[other].power, 0, 0, 0)
    assert layout.position.encounters == ENCOUNTERS
    assert layout.position.bonus_tile == NO_TILE
    assert not any(layout.position.resources)


def test_a_humans_mat_gives_its_starting_coins_and_popularity() -> None:
    human = read_position(position(human={"faction": "crimea", "mat": "agricultural"})).position.seats[0]
    assert (human.coins, human.popularity) == (7, 4)
    human = read_position(position(human={"faction": "crimea", "mat": "agricultural", "coins": 1})).position.seats[0]
    assert (human.coins, human.popularity) == (1, 4)


@pytest.mark.parametrize(
    ("given", "hand", "unseen", "written"),
    [
        (3, [0, 0, 0, 0], 3, 3),
        (0, [0, 0, 0, 0], 0, []),
        ([], [0, 0, 0, 0], 0, []),
        ([None, None], [0, 0, 0, 0], 2, 2),
        ([5, None, 2, 2], [2, 0, 0, 1], 1, [2, 2, 5, None]),
    ],
)
@pytest.mark.parametrize("who", ["automa", "human"])
def test_combat_cards_are_values_or_unseen_or_a_count(
    who: str, given: object, hand: list[int], unseen: int, written: object
) -> None:
    document = position(**{f"{who}__combat_cards": given})
    layout = read_position(document)
    seat = 1 if who == "automa" else 0
    assert counts(layout.position.seats[seat].hand) == hand
    assert layout.hidden[seat].unseen == unseen
    back: Any = write_position(layout)
    assert back[who]["combat_cards"] == written


def test_seats_are_put_clockwise_whatever_their_order_in_the_document() -> None:
    document = bare(human="rusviet") | {
        "automas": [{"faction": "albion"}, {"faction": "nordic", "level": "ultimaszyna"}]
    }
    layout = read_position(document)
    assert [FACTIONS[seat.faction] for seat in layout.position.seats] == ["nordic", "rusviet", "albion"]
    assert [seat.player for seat in layout.position.seats] == [AUTOMA, HUMAN, AUTOMA]
    assert [LEVELS[layout.automa_state(seat).level] for seat in (0, 2)] == ["ultimaszyna", "automa"]
    back: Any = write_position(layout)
    assert [seat["faction"] for seat in back["automas"]] == ["nordic", "albion"]


def test_several_humans_and_no_automa() -> None:
    layout = read_position(bare() | {"humans": [{"faction": "togawa"}, {"faction": "crimea"}, {"faction": "nordic"}]})
    assert [FACTIONS[seat.faction] for seat in layout.position.seats] == ["nordic", "togawa", "crimea"]


def test_flags_and_traps_are_tokens() -> None:
    flags = read_position(bare(human="albion") | {"human": {"faction": "albion", "tokens": [9, 4]}}).position.seats[0]
    assert (members(flags.flags), flags.armed) == ([4, 9], 0)
    layout = read_position({**bare(), "human": {"faction": "togawa", "tokens": [30, 31]}})
    traps = layout.position.seats[0]
    assert (traps.faction, members(traps.armed), traps.flags, len(traps.traps)) == (TOGAWA, [30, 31], 0, 4)
    back: Any = write_position(layout)
    assert back["human"]["tokens"] == [30, 31]


def test_resources_lie_on_territories_and_on_home_bases() -> None:
    """A retreating mech may carry them home (section 8)."""
    lying = {"43": {"food": 2}, "albion_base": {"wood": 1}, "crimea_base": {"oil": 3}}
    layout = read_position(position(resources=lying))
    assert layout.position.resources[base_of(CRIMEA)] == packed([0, 0, 0, 3])
    assert write_position(layout)["resources"] == lying


def test_a_crimean_unit_on_the_base_of_nobody_is_written_by_its_name() -> None:
    """Wayfare leads there."""
    layout = read_position(position(human__character="nordic_base"))
    assert write_position(layout)["human"]["character"] == "nordic_base"  # type: ignore[index]


def test_stars_on_a_hill_and_on_missions_are_told_apart() -> None:
    seat = new_seat(CRIMEA, 0, HUMAN, 0)
    seat.star_kinds = bit(STAR_HILL) | bit(STAR_MISSION)
    assert write_human_stars(seat) == {"hill": 1, "mission": 1}


def test_stars_of_an_automa_are_kept_by_kind() -> None:
    stars = {"tracker": 2, "combat": 1, "power": 1}
    layout = read_position(position(automa__stars=stars))
    automa = layout.position.seats[1]
    assert (automa.stars, automa.combat_stars, stars_by_kind(automa)) == (4, 1, [2, 1, 1, 0, 0])
    back: Any = write_position(layout)
    assert back["automa"]["stars"] == stars


def test_rulings_and_options_are_kept() -> None:
    rulings = {"R2": "adjacent", "R3": "character", "R11": "advance", "R12": "stay", "R13": "placed", "R14": "togawa"}
    options = {
        "skip_marked": True, "coins": -2, "power": 2,
        "reveal_before_move": True, "reveal_before_unit": True, "all_moves": True,
    }  # fmt: skip
    layout = read_position(position(rulings=rulings, options=options))
    automa_options = layout.automa_state(1).automa_options
    assert automa_options is layout.automa_options
    assert (automa_options.adjacent_reach, automa_options.character_first, automa_options.tokens_placed) == (
        True,
        True,
        True,
    )
    assert (automa_options.skip_marked, automa_options.coins, automa_options.power, automa_options.all_moves) == (
        True,
        -2,
        2,
        True,
    )
    back = write_position(layout)
    assert (back["rulings"], back["options"]) == (rulings, options)
    plain = {"R2": "reachable", "R3": "mech", "R11": "skipped", "R12": "removed", "R13": "none", "R14": "rusviet"}
    same = write_position(read_position(position(rulings=plain, options={"coins": 0, "all_moves": False})))
    assert (same["rulings"], same["options"]) == ({}, {})


def test_a_humans_cards_and_tile_are_kept() -> None:
    document = position(human__factory_card=12, human__objectives=[3, 27], structure_bonus="in_a_row")
    layout = read_position(document)
    human = layout.position.seats[0]
    assert (human.factory_card, members(human.objectives), layout.position.bonus_tile) == (12, [3, 27], 4)
    assert write_position(layout) == {**document, "human": {**document["human"], "combat_cards": []}}
    unknown = read_position(position(human__factory_card=True))
    assert (unknown.position.seats[0].factory_card, unknown.hidden[0].hidden_factory_card) == (0, True)
    back: Any = write_position(unknown)
    assert back["human"]["factory_card"] is True


@pytest.mark.parametrize("faction", range(7))
def test_every_mech_ability_is_read_by_its_name(faction: int) -> None:
    names = [name for number, name in enumerate(ABILITIES) if 1 << number in factions()[faction].mechs]
    layout = read_position({**bare(), "human": {"faction": FACTIONS[faction], "abilities": names}})
    assert layout.position.seats[0].abilities == sum(factions()[faction].mechs) + factions()[faction].ability
    back: Any = write_position(layout)
    assert back["human"]["abilities"] == names


@pytest.mark.parametrize("seed", range(12))
def test_any_position_of_a_game_is_written_and_read_back(seed: int) -> None:
    game = new_game({"seats": 1 + seed % 7}, seed)
    play_out(game, random_dice(seed), 150 * seed)
    written = write_position(people_only(game.position))
    layout = read_position(json.loads(json.dumps(written)))
    assert write_position(layout) == written
    for seat, twin in zip(game.position.seats, layout.position.seats, strict=True):
        for name in ("faction", "mat", "at", "combat_units", "workers", "structures", "built", "abilities", "power"):
            assert getattr(seat, name) == getattr(twin, name), name
        for name in (
            "popularity",
            "coins",
            "hand",
            "objectives",
            "factory_card",
            "recruits",
            "stars",
            "flags",
            "armed",
        ):
            assert getattr(seat, name) == getattr(twin, name), name
    assert layout.position.resources == game.position.resources
    assert layout.position.encounters == game.position.encounters
    assert layout.position.bonus_tile == game.position.bonus_tile


def test_the_documentation_shows_the_contracts_example() -> None:
    text = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")
    start = text.index('    {"format": "maszyna/scythe-position@1"')
    assert json.loads(text[start : text.index("\n\n", start)]) == json.loads(CONTRACT)
