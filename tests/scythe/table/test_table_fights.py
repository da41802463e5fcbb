"""Combats at the table, in both directions, asking only for what it cannot know; workers driven off (A15 to A17)."""

import pytest
from tests.scythe.tables import codes, everything, saying, session, taken_back, todo

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.board import base_of
from maszyna.scythe.events import CARDS_STOLEN, COMBAT_WON, GAINED, RESOURCES_REMOVED
from maszyna.scythe.ids import CRIMEA, SAXONY
from maszyna.scythe.table import Missing, PlayedTable, Refusal
from maszyna.scythe.table.fight_step import fighters_at


def asked(table: Record[PlayedTable], text: str, answers: dict[str, str]) -> tuple[Entry, list[str]]:
    """Say a step as the terminal does: each thing missing is answered; returns what was asked."""
    fields: list[str] = []
    while True:
        try:
            return table.take(text), fields
        except Missing as missing:
            fields.append(missing.field)
            text += f" {missing.field} {answers[missing.field]}"


def attacked(faction: str = "crimea", *steps: str) -> Record[PlayedTable]:
    """The Automa's mech on 29 attacks the person's on 36 with card 17."""
    table = session(faction)
    saying(
        table, "encounter 36 gone", "deploy 36", "power 6", "automa mechs 29", "automa power 8", "automa character none"
    )
    saying(table, "resources 36 oil 3", *steps, "automa 17")
    assert table.game.table.fight_place() == 36
    return table


def winner(done: Entry) -> int:
    return next(event.seat for event in done.events if event.kind == COMBAT_WON)


def test_the_automa_attacks_and_wins() -> None:
    table = attacked()
    before = everything(table)
    done, fields = asked(table, "fight", {"power": "3", "cards": "2", "card": "15"})
    assert fields == ["power", "cards", "card"]
    assert done.text == "fight 36 power 3 cards 2 card 15"
    assert winner(done) == 1
    found = todo(done)
    assert ["unit", 0, 1, 36, base_of(CRIMEA), 1] in found  # A15.7
    assert ["resources", -1, 3, 36, 0, -3] in found  # A17
    assert ["stars", 1, 0, 1, 0, 1] in found  # A14.1
    assert ["power", 0, 6, 3, 0, 1] in found
    assert not table.game.table.fight_place()
    assert table.game.table.game.stack == []  # the rest of card 17 has been carried out
    back = taken_back(table)
    assert everything(table) == before
    assert ["unit", 0, 1, base_of(CRIMEA), 36, 1] in back
    assert ["resources", -1, 3, 36, 0, 3] in back


def test_the_automa_attacks_and_is_beaten() -> None:
    table = attacked()
    done, _ = asked(table, "fight 36", {"power": "6", "cards": "5", "card": "4", "drawn": "2"})
    assert winner(done) == 0
    assert ["unit", 1, 1, 36, 0, 1] in todo(done)  # A15.6: to the mat


def test_nothing_else_before_the_combat() -> None:
    table = attacked()
    for step in ("automa 3", "automa"):
        with pytest.raises(Refusal) as caught:
            table.take(step)
        assert caught.value.code == "fight_first"


def test_a_combat_settled_by_hand_lets_the_card_go_on() -> None:
    table = attacked()
    saying(table, "adjust move mech 36 base")
    assert not table.game.table.fight_place()
    assert table.game.table.game.stack
    table.take("automa")
    assert not table.game.table.game.stack


def test_the_person_attacks_and_finds_resources() -> None:
    table = session()
    saying(table, "automa 16", "automa mechs 41", "automa workers 34 41", "deploy 43 speed", "move mech 43 41")
    assert table.game.table.fight_place() == 41
    popularity = table.game.table.game.position.seats[0].popularity
    done, fields = asked(table, "fight", {"power": "5", "cards": "none", "card": "10", "drawn": "3"})
    assert fields == ["power", "cards", "card", "drawn"]
    assert winner(done) == 0
    found = todo(done)
    assert ["unit", 1, 1, 41, 0, 1] in found
    assert ["unit", 1, 2, 41, base_of(SAXONY), 1] in found
    assert ["popularity", 0, popularity, popularity - 1, 0, 1] in found
    assert any(key[0] == "resources" and key[3] == 41 and key[5] == 4 for key in found)  # A16.1: card 16 shows 4


def test_the_person_attacks_and_loses() -> None:
    table = session()
    saying(table, "automa mechs 41", "automa power 9", "deploy 43 speed", "move mech 43 41")
    done, _ = asked(table, "fight", {"power": "0", "cards": "none", "card": "15"})
    assert winner(done) == 1
    assert ["unit", 0, 1, 41, base_of(CRIMEA), 1] in todo(done)


def test_workers_alone_are_driven_off_without_a_combat() -> None:
    table = session()
    done = saying(table, "automa 16", "deploy 43 speed", "move mech 43 34")
    found = todo(done)
    assert ["unit", 1, 2, 34, base_of(SAXONY), 1] in found  # A16.2
    assert any(key[0] == "resources" and key[3] == 34 and key[5] == 4 for key in found)
    assert any(key[0] == "popularity" for key in found)
    assert not table.game.table.fight_place()
    assert todo(saying(table, "adjust move mech 34 43")) == [["unit", 0, 1, 34, 43, 1]]


def test_artillery_is_asked_for_only_where_it_can_fire() -> None:
    table = attacked("nordic", "ability artillery")
    done, fields = asked(table, "fight", {"artillery": "fire", "power": "3", "cards": "none", "card": "15"})
    assert fields[0] == "artillery"
    assert ["power", 0, 6, 2, 0, 1] in todo(done)
    assert ["power", 1, 8, 0, 0, 1] in todo(done)  # 2 lost to the artillery, 6 spent


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("power 9", "at_most_power"),
        ("power 3 cards 2 3", "at_most_cards"),
        ("power 3 cards 1", "wants_card_value"),
        ("power 3 cards 6", "wants_card_value"),
        ("power 3 cards none card 4 drawn 1", "wants_card_value"),
        ("power 3 cards none card 20", "wants_automa_card"),
        ("power 3 cards none card 4 drawn 2 3", "cards_exactly"),
    ],
)
def test_what_cannot_be_used_in_a_combat(more: str, code: str) -> None:
    table = attacked()
    before = everything(table)
    with pytest.raises(Refusal) as caught:
        table.take(f"fight 36 {more}")
    assert caught.value.code == code
    assert everything(table) == before


def test_revealed_cards_are_asked_for_with_the_options() -> None:
    table = session(options={"reveal_before_move": True, "reveal_before_unit": True})
    done, fields = asked(table, "automa 3", {"revealed": "5"})
    assert set(fields) == {"revealed"}
    assert not any(key[0] == "unit" for key in todo(done))
    with pytest.raises(Missing):
        table.take("automa 3")


def test_two_automas_fight_each_with_its_own_card() -> None:
    seats: list[dict[str, str]] = [{"faction": "crimea", "mat": "industrial"}]
    seats += [{"player": "automa", "faction": name} for name in ("nordic", "saxony")]
    table = SCYTHE_TABLE.new({"seats": seats, "cards": "typed"}, 3)
    saying(table, "nordic mechs 36", "encounter 36 gone", "saxony mechs 29", "saxony power 9")
    table.take("automa saxony 17")
    done, fields = asked(table, "fight", {"card": "15", "card2": "15"})
    assert fields == ["card", "card2"]
    assert done.text == "fight 36 card 15 card2 15"


def test_where_nobody_told_a_move_the_person_attacks() -> None:
    """Whoever attacked elsewhere before."""
    table = attacked()
    asked(table, "fight", {"power": "3", "cards": "2", "card": "15"})
    saying(table, "adjust mechs 37", "adjust automa mechs 37")
    assert table.game.table.game.position.attacker == 1
    assert fighters_at(table.game.table, 37) == [0, 1]


def test_people_fight_among_themselves() -> None:
    seats: list[dict[str, str]] = [{"faction": "crimea", "mat": "industrial"}, {"faction": "nordic", "mat": "militant"}]
    table = SCYTHE_TABLE.new({"seats": [*seats, {"player": "automa", "faction": "saxony"}]}, 3)
    saying(table, "crimea mechs 36", "encounter 36 gone", "nordic mechs 35", "nordic move mech 35 36")
    with pytest.raises(MaszynaError):
        table.take("fight 36")


def test_a_battle_won_takes_the_encounter_token() -> None:
    table = session()
    saying(table, "automa mechs 36", "adjust automa power 0", "automa cards 0", "move character 36")
    assert 36 not in [key[2] for key in todo(table.entries[-1]) if key[0] == "encounter"]
    done, _ = asked(table, "fight", {"power": "2", "cards": "none", "card": "10"})
    assert ["encounter", -1, 36, 0, 0, 1] in todo(done)
    assert codes(table) == []


def test_an_ability_before_the_combat_does_not_hurry_the_card_on() -> None:
    """The resources stay until the Automa has won, and the rest of its card comes after the combat (A4, A17)."""
    table = attacked("crimea", "ability scout")
    done, _ = asked(table, "fight", {"power": "3", "cards": "2", "card": "15", "drawn": "3"})
    kinds = [event.kind for event in done.events]
    assert kinds.index(CARDS_STOLEN) < kinds.index(COMBAT_WON) < kinds.index(RESOURCES_REMOVED)
    assert kinds.index(COMBAT_WON) < kinds.index(GAINED)
