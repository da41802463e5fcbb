"""House rules for the Automas: what is entered is played, told and kept; what cannot be is refused with the reason."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scythe.house_rules import house_rules
from tests.scythe.referee import play_many

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Criterion
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.players.random_player import RandomPlayer
from maszyna.scythe.automa import criteria
from maszyna.scythe.automa.own_automa import CRITERIA, STAGES, names_of
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.automa import DECKS, INVADERS_DECK
from maszyna.scythe.notation.deck_file import printed_deck, read_deck_file, write_deck_file
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game
from maszyna.scythe.setup.plan import read_plan
from maszyna.speech.scythe.texts import scythe_texts

SEATS: dict[str, Any] = {"seats": [{}, {"player": "automa"}, {"player": "automa", "level": "ultimaszyna"}]}
PRINTED: Any = printed_deck(INVADERS_DECK)


def played(setup: dict[str, Any], seed: int) -> tuple[list[int], list[int], list[tuple[int, ...]]]:
    """The actions, the scores and every event of a random game."""
    log: list[Event] = []
    game = new_game(setup, seed, log)
    player, actions = RandomPlayer(seed), []
    while not game.over:
        actions.append(player.choose(game))
        game.apply(actions[-1])
    return actions, game.scores(), [(event.kind, event.seat, *event.values()) for event in log]


@pytest.mark.parametrize("edition", range(len(DECKS)))
def test_the_printed_deck_entered_again_plays_the_same(edition: int) -> None:
    """Actions, scores and all that is told, with everything printed written out as house rules."""
    setup: dict[str, Any] = {
        **SEATS,
        "editions": ["base"] if edition == 0 else ["base", "invaders"],
        "rulings": {"R14": "togawa"} if edition == 2 else {},
    }
    for seed in range(20):
        assert played(setup, seed) == played({**setup, **printed_deck(edition)}, seed)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**9))
def test_random_house_rules_play_under_the_referee(seed: int) -> None:
    """Own decks of any size, star cards and symbols with criteria left out: nothing impossible happens."""
    _, _, violations = play_many(seed, 1, automas=True, house=True)
    assert violations == []


@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: symbol.name)
@pytest.mark.parametrize("stage", STAGES)
def test_every_criterion_can_be_left_out(symbol: Any, stage: str) -> None:
    names = names_of(symbol)[stage]
    for left_out in names:
        rules = {symbol.name: {stage: [name for name in names if name != left_out]}}
        played({**SEATS, "own_symbols": rules}, 3)


def test_every_criterion_of_the_engine_may_be_named() -> None:
    every = [value.name for value in vars(criteria).values() if isinstance(value, Criterion)]
    assert sorted(CRITERIA) == sorted(set(every) - {criteria.KIND_FIRST.name})  # which looks at kinds, not places


def test_reading_order_is_added_where_it_is_missing() -> None:
    plan = read_plan({**SEATS, "own_symbols": {"move_mech": {"destination": ["nearest_factory"]}}})
    own: Any = plan.automa_options.own
    assert names_of(own.symbols[1])["destination"] == ["nearest_factory", "reading_order"]
    assert own.symbols[1].own and not own.symbols[0].own
    assert own.document() == {"own_symbols": {"move_mech": {"destination": ["nearest_factory"]}}}


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_where_a_house_rule_acts_it_is_named(lang: str) -> None:
    cards = [dict(card) for card in PRINTED["own_cards"]]
    for card in cards:
        card["combat_power"] = {"0-3": 1, "4-16": 2}
    level = {**PRINTED["own_levels"][1], "extra_coins": 1}
    rules = {
        "own_cards": cards[:-1],
        "own_levels": [level],
        "own_symbols": {"move_worker": {"unit": ["most_resources"]}},
    }
    setup = {**SEATS, **rules}
    log: list[Event] = []
    game = new_game(setup, 5, log)
    player = RandomPlayer(5)
    while not game.over:
        game.apply(player.choose(game))
    kinds = {EVENTS[event.kind][0] for event in log}
    assert {"automa_own_card", "automa_own_symbol", "automa_own_level", "automa_own_shuffle"} <= kinds
    assert "automa_deck_shuffled" not in kinds
    texts = scythe_texts(lang)
    for number, event in enumerate(log):
        assert texts.sentence(event.position or game.position, event)
        texts.remarks(game.position, game.hidden, log, number)


def test_house_rules_are_kept_in_saves_and_in_plans() -> None:
    for seed in range(40):
        setup = {**SEATS, **house_rules(dice(seed, ["saves"]))}
        record = Record(new_game, setup, seed)
        again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game)
        assert again.setup == setup
        document = read_plan(setup).document()
        assert read_plan(document).document() == document


def test_a_deck_file_is_read_as_it_was_written() -> None:
    for seed in range(20):
        rules = house_rules(dice(seed, ["files"]))
        own: Any = read_plan({**SEATS, **rules}).automa_options.own
        assert read_deck_file(write_deck_file(own.document())) == own.document()
    assert read_deck_file(write_deck_file(PRINTED))["own_cards"] == PRINTED["own_cards"]


def card(**changes: object) -> list[Any]:
    return [{**PRINTED["own_cards"][0], **changes}, *PRINTED["own_cards"][1:]]


def level(**changes: object) -> list[Any]:
    return [{**PRINTED["own_levels"][1], **changes}]


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"own_cards": []}, "setup.own_cards: must be a list of 1 to 60 Automa cards, found a list of 0"),
    ({"own_cards": [{**PRINTED["own_cards"][0], "number": n} for n in range(1, 62)]},
     "setup.own_cards[60].number: must be an Automa card 1..60, found 61"),
    ({"own_cards": card(number=2)},
     "setup.own_cards[1].number: card 2 is in the deck already; each number may be there only once"),
    ({"own_cards": [{**one, "advances": False} for one in PRINTED["own_cards"]]},
     "setup.own_cards: needs a card with a gold star and without the mark: otherwise no game would end"),
    ({"own_cards": card(combat_power={"0-7": 1, "9-16": 2})},
     'setup.own_cards[0].combat_power["9-16"]: must begin with 8: the columns follow one another from 0 on'),
    ({"own_cards": card(combat_power={"0-7": 1})},
     "setup.own_cards[0].combat_power: covers no power from 8 on; it must go from 0 to 16"),
    ({"own_cards": card(combat_power={"0-20": 1})},
     'setup.own_cards[0].combat_power["0-20"]: is not a column of a combat table; write the power it counts with as'),
    ({"own_cards": card(schemes=[{"moves": [{"symbol": "fly"}], "gains": [], "recruit": "none"}] * 2)},
     "setup.own_cards[0].schemes[0].moves[0].symbol: must be one of move_worker, move_mech, move_character, "
     'encounter_or_factory, attack_workers, attack_combat_unit, found "fly"'),
    ({"own_levels": level(stars=[9, 14, 17, 19, 20])}, "setup.own_levels[0].stars: must be a list of 6 spaces, found a "
     "list of 5"),
    ({"own_levels": level(stars=[9, 14, 17, 19, 20, 20])},
     "setup.own_levels[0].stars[5]: must be more than 20: the stars must ascend, found 20"),
    ({"own_levels": level(spaces=24)},
     "setup.own_levels[0].stars[5]: must be 23, the last space: the sixth star ends the tracker, found 21"),
    ({"own_levels": level() * 2}, "setup.own_levels[1]: is already in the list"),
    ({"own_symbols": {"move_mech": {"destination": ["nearest_castle"]}}}, "setup.own_symbols.move_mech.destination[0]: "
     f'must be one of {", ".join(CRITERIA)}, found "nearest_castle"'),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "problem"), REFUSED, ids=[problem[:50] for _, problem in REFUSED])
def test_refused(rules: dict[str, Any], problem: str) -> None:
    with pytest.raises(MaszynaError) as refusal:
        new_game({**SEATS, **rules}, 1)
    assert str(refusal.value).startswith(problem[:118])
