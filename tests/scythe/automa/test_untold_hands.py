"""The command ``combat`` on positions that do not say which combat cards somebody holds."""

import pytest
from tests.scythe.automa.ask import Document, combat, on_board, seat

from maszyna.kernel.errors import FormatError

FIGHT: Document = {"territory": 36, "attacker": "automa", "card": 12, "human_power": 2}  # card 12: 2 combat cards


def table(automa: Document, human: Document) -> Document:
    own = seat("crimea", character=36, power=12, **automa)
    return on_board(own, seat("crimea" if own["faction"] != "crimea" else "saxony", character=36, power=4, **human))


def test_an_untold_human_hand_may_hold_anything() -> None:
    answer = combat(table({"combat_cards": []}, {}), **FIGHT, human_cards=[5])
    assert answer["human"] == {"power": 2, "cards": [5], "total": 7}


def test_a_told_human_hand_holds_what_was_told() -> None:
    with pytest.raises(FormatError, match=r"request\.human_cards: are not in its hand: it holds 2, 0 unseen"):
        combat(table({"combat_cards": []}, {"combat_cards": [2]}), **FIGHT, human_cards=[5])


def test_an_untold_automa_plays_what_was_drawn_up_to_its_table() -> None:
    answer = combat(table({}, {}), **FIGHT, automa_cards=[3, 3])
    assert answer["automa"] == {"power": 5, "cards": [3, 3], "total": 11}
    with pytest.raises(FormatError, match=r"request\.automa_cards: are 3; with card 12 the Automa plays 2"):
        combat(table({}, {}), **FIGHT, automa_cards=[3, 3, 3])


def test_a_told_automa_plays_no_more_than_it_has() -> None:
    with pytest.raises(FormatError, match=r"request\.automa_cards: are 2; with card 12 the Automa plays 1"):
        combat(table({"combat_cards": 1}, {}), **FIGHT, automa_cards=[3, 3])
