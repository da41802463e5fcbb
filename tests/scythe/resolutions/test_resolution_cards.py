"""The Automa's resolution cards (W5.9): what they change of a resolution, for the Automa and for everybody."""

from typing import Any

import pytest
from tests.scythe.resolutions.closing import setup_of

from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe.events import AUTOMA_CARD, FINALE_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import stars_by_kind
from maszyna.scythe.ids import STAR_POWER
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.position_requests import turn_answer
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game

SEATS: list[dict[str, Any]] = [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]
CRIMEA, SAXONY = 0, 1


def changed(tile: str, *effects: tuple[str, list[int]], seats: list[dict[str, Any]] | None = None) -> dict[str, object]:
    """A setup whose Automa's resolution card has these effects."""
    card = {
        "id": tile,
        "provenance": ["printed"],
        "effects": [{"effect": n, "numbers": numbers} for n, numbers in effects],
    }
    return setup_of(tile, seats or SEATS) | {"own_tiles": {"automa_resolution": [card]}}


def ending(game: Scythe) -> Resolution:
    assert isinstance(game.ending, Resolution)
    return game.ending


@pytest.mark.covers("W5.9", "W8.6")
def test_ours_gives_the_automa_one_star_and_an_own_copy_another_number() -> None:
    for setup, stars in (
        (setup_of("mission_possible", SEATS), 1),
        (changed("mission_possible", ("first_stars", [2])), 2),
        (changed("mission_possible"), 0),
    ):
        game = new_game(setup, 3)
        assert stars_by_kind(game.position.seats[SAXONY])[-1] == stars
        assert game.position.seats[CRIMEA].stars == 0


@pytest.mark.covers("W5.9")
def test_a_card_is_for_games_with_an_automa() -> None:
    people: list[dict[str, Any]] = [{"faction": "crimea"}, {"faction": "saxony"}]
    assert ending(new_game(changed("doomsday_clock", ("turns_each", [7])), 1)).terms.turns_each == 7
    alone = ending(new_game(changed("doomsday_clock", ("turns_each", [7]), seats=people), 1))
    assert alone.terms.turns_each == 20 and alone.card is None


@pytest.mark.covers("W5.9")
def test_what_cannot_stand_together_goes_by_the_card() -> None:
    terms = ending(new_game(changed("land_rush", ("turns_for_others", [2]), ("same_section", [])), 1)).terms
    assert (terms.turns_for_all, terms.turns_for_others, terms.only_move, terms.same_section) == (0, 2, False, True)


@pytest.mark.covers("W5.9")
def test_more_coins_at_the_start() -> None:
    usual = new_game(setup_of("land_rush", SEATS), 1).position.seats[SAXONY].coins
    assert new_game(changed("land_rush", ("first_coins", [4])), 1).position.seats[SAXONY].coins == usual + 4


def finale(setup: dict[str, object], played: int = 0) -> Scythe:
    """Crimea places its 6th star; ``played`` is the Automa's last card."""
    game = new_game(setup, 1)
    game.log = []
    game.automa(SAXONY).last_card = played
    game.position.seats[CRIMEA].stars = 5
    place_star(game, CRIMEA, STAR_POWER)
    return game


@pytest.mark.covers("W5.9", "W8.8")
def test_the_automa_may_have_no_last_turns() -> None:
    for tile, queue in (
        (changed("land_rush"), [SAXONY, CRIMEA]),
        (changed("land_rush", ("no_last_turns", [])), [CRIMEA]),
    ):
        game = finale(tile)
        assert game.finale is not None and game.finale.queue == queue
        told = next(event for event in game.log or [] if event.kind == FINALE_BEGAN)
        assert told.first == len(queue)


@pytest.mark.covers("W5.9", "W8.5")
@pytest.mark.parametrize(("played", "again"), [(7, True), (0, False)])
def test_the_automa_may_repeat_its_last_card(played: int, again: bool) -> None:
    game = finale(changed("deja_vu", ("repeat_card", [])), played)
    deck = game.automa(SAXONY).deck
    game.ending.goes_on(game, SAXONY)
    game.settle()
    [drawn] = [event.first for event in game.log or [] if event.kind == AUTOMA_CARD]
    assert (drawn == played) == again
    assert (game.automa(SAXONY).deck == deck) == again


@pytest.mark.covers("W5.9", "A19.6")
@pytest.mark.parametrize("effects", [[], [("all_moves", [])]])
def test_the_automa_may_carry_out_every_group_in_a_last_turn(effects: list[tuple[str, list[int]]]) -> None:
    game = finale(changed("deja_vu", *effects))
    assert not game.automa(SAXONY).does_all_moves()
    game.ending.goes_on(game, SAXONY)
    assert game.automa(SAXONY).does_all_moves() == bool(effects)
    assert game.automa(SAXONY).copy().does_all_moves() == bool(effects)


@pytest.mark.covers("W5.9", "W8.4")
def test_the_automa_may_place_no_star_on_the_hill() -> None:
    for tile, stars in (
        (changed("king_of_the_hill"), 1),
        (changed("king_of_the_hill", ("no_factory_star", [])), 0),
    ):
        game = new_game(tile, 1)
        own = game.position.seats[SAXONY]
        own.at[0] = 23
        own.muster()
        game.ending.turn_begins(game, SAXONY)
        assert own.stars == stars


@pytest.mark.covers("W5.9")
def test_the_card_stands_in_the_save() -> None:
    record = Record(new_game, changed("deja_vu", ("all_moves", [])), 4)
    again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game).game
    assert ending(again).terms.all_moves and ending(again).card is not None


@pytest.mark.covers("W5.9")
def test_a_request_repeats_the_card_too() -> None:
    setup: Any = changed("deja_vu", ("repeat_card", []))
    here = {
        "format": "maszyna/scythe-position@1", "automa": {"faction": "saxony", "last_card": 7},
        "human": {"faction": "crimea"}, "resolution": "deja_vu", "own_tiles": setup["own_tiles"],
        "finale": {"trigger": "crimea", "queue": ["saxony"], "begun": False},
    }  # fmt: skip
    with pytest.raises(Exception, match="must be 7"):
        turn_answer({"position": here, "card": 3})
    answer: Any = turn_answer({"position": here, "card": 7})
    assert answer["position"]["own_tiles"]["automa_resolution"][0]["id"] == "deja_vu"
