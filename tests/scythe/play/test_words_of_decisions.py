"""Every decision met in random games: texts that parse back, refusals with a reason, nothing that breaks."""

from random import Random

import pytest

from maszyna.kernel.errors import IllegalAction, UnreadableAction
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

EDITIONS = ["base", "invaders", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]
VARIANTS = {2: ["trade_split", "mill_anywhere"], 3: ["recruit_pays_later"]}
SETUPS: list[dict[str, object]] = [
    {"seats": seats, "editions": EDITIONS, "variants": VARIANTS.get(seats, [])} for seats in (1, 2, 3, 5, 7)
]
ONCE = 3  # so many decisions of each kind are looked at in full


def look_at(game: Scythe) -> None:
    """Every number of the decision's range is legal with its own text, or refused with a reason."""
    decision = game.pending()
    legal = game.options()
    assert legal == sorted(set(legal)) and len(legal) > 1
    texts = game.legal_texts()
    assert len(set(texts)) == len(texts) and all(text and text == text.lower() for text in texts)
    assert [game.parse(text) for text in texts] == legal == [game.match(text) for text in texts]
    for action in range(decision.span()):
        text = decision.text(action)
        if action not in legal:
            assert decision.why_not(game, action)
            with pytest.raises(IllegalAction):
                game.apply(action)
            if text:
                with pytest.raises(IllegalAction):
                    game.parse(text)
    with pytest.raises(UnreadableAction):
        game.parse("something else")
    assert game.options() == legal


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup["seats"]))
def test_random_games(setup: dict[str, object]) -> None:
    seen: dict[str, int] = {}
    for seed in range(3):
        game = new_game(setup, seed)
        chance = Random(seed)
        for _ in range(600):
            if game.is_over():
                break
            kind = game.decision_kind()
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= ONCE:
                look_at(game)
            game.apply(chance.choice(game.options()))
    assert {"section", "top", "bottom", "unit", "step", "field", "store"} <= set(seen)
