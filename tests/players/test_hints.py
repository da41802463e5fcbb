"""Hints: legal turns, three different ones, said in three languages."""

import pytest

from maszyna.players.hints import hints
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.terms.term_names import TERMS
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.hint_texts import TERMS as SAID_TERMS
from maszyna.speech.scythe.hint_texts import hint_texts

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


def test_three_different_legal_turns_and_the_game_stays_as_it_is() -> None:
    game = new_game(SETUP, 3)
    before = game.dice.states[:], game.options()[:], game.turns
    found = hints(game, 1, nodes=120)
    assert (game.dice.states, game.options(), game.turns) == before
    assert len(found) == 3
    beginnings = set()
    for hint in found:
        twin = game.copy()
        texts = []
        for action in hint.actions:
            texts.append(twin.text(action))
            twin.apply(action)  # refuses what is not legal
        beginnings.add(tuple(text for text in texts if not text[0].isdigit())[:2])
        assert hint.spread >= 0
        assert len(hint.differences) <= 3
        assert not [one for one in hint.differences if one.name.startswith("after_")]  # the turn itself says it
    assert len(beginnings) == 3
    assert hints(game, 1, nodes=120)[0].actions == found[0].actions


@pytest.mark.parametrize("seed", [19, 28])
def test_no_two_hints_advise_the_same_actions(seed: int) -> None:
    """Turns that part only after an encounter card is drawn look the same to whoever asks."""
    game = new_game(SETUP, seed)
    play_out(game, random_dice(seed), 26)
    advised = [hint.actions for hint in hints(game, seed, nodes=60)]
    assert len(advised) > 1
    assert len({tuple(actions) for actions in advised}) == len(advised)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_hints_are_said_in_every_language(lang: str) -> None:
    game = new_game(SETUP, 3)
    lines = hint_texts(lang).lines(hints(game, 1, nodes=60))
    assert [line[:3] for line in lines if line[:1].isdigit()] == ["1. ", "2. ", "3. "]
    assert hint_texts(lang).lines([]) != lines


def test_every_term_has_words() -> None:
    assert list(SAID_TERMS) == TERMS
