"""Steps at the table: short texts that read back, what they change, what they refuse."""

import pytest
from tests.scythe.tables import everything, saying, session, todo

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import FormatError, MaszynaError, SetupError
from maszyna.kernel.save import parse
from maszyna.scythe.board import base_of
from maszyna.scythe.ids import CRIMEA, MAT, RIVERWALK, SAXONY
from maszyna.scythe.table import Missing, Refusal, differences, new_table
from maszyna.scythe.table.read_step import read_step

STEPS = [
    ("power 7", "power 7"),
    ("pow +2", "power +2"),
    ("POPULARITY -1", "popularity -1"),
    ("coins 12", "coins 12"),
    ("cards +1", "cards +1"),
    ("stars 3", "stars 3"),
    ("move char 36", "move character base 36"),
    ("move worker 43 44", "move worker 43 44"),
    ("workers 43 44 44", "workers 43 44 44"),
    ("workers none", "workers none"),
    ("mechs 36,43", "mechs 36 43"),
    ("character base", "character base"),
    ("worker 43 2", "worker 43 2"),
    ("deploy 43 riverwalk", "deploy 43 riverwalk"),
    ("deploy 43", "deploy 43"),
    ("ability Riverwalk", "ability riverwalk"),
    ("ability no riv", "ability no riverwalk"),
    ("recruit coin", "recruit coin"),
    ("recruit no combat", "recruit no combat_card"),
    ("build mine 43", "build mine 43"),
    ("build no mine", "build no mine"),
    ("resources 43 food 2 oil +1", "resources 43 food 2 oil +1"),
    ("resources 43 none", "resources 43 none"),
    ("resources base oil 1", "resources base oil 1"),
    ("encounter 21 gone", "encounter 21 gone"),
    ("factory", "factory"),
    ("factory no", "factory no"),
    ("tile in_a_row", "tile in_a_row"),
    ("adjust power 3", "adjust power 3"),
    ("automa power 9", "automa power 9"),
    ("saxony power 9", "automa power 9"),
    ("automa tracker 4", "automa tracker 4"),
    ("automa stars combat 1", "automa stars combat 1"),
    ("automa move char 35", "automa move character base 35"),
    ("automa 3", "automa 3"),
    ("automa card 3", "automa 3"),
]


@pytest.mark.parametrize(("text", "canonical"), STEPS)
def test_steps_read_back(text: str, canonical: str) -> None:
    table = session()
    said = read_step(table.game.table, text)
    assert said.text(table.game.table) == canonical
    assert read_step(table.game.table, canonical).text(table.game.table) == canonical
    assert table.take(text).text == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "wants_step"), ("juggle 3", "no_such_step"), ("po 3", "several_steps"), ("power", "wants_number"),
        ("power much", "wants_number"), ("power 3 4", "too_much"), ("move", "wants_unit"), ("move mech", "wants_place"),
        ("move mech 48", "wants_place"), ("move worker 44", "which_unit"), ("move mech 36 37", "no_unit_there"),
        ("move worker 43 44 food 1", "no_resources_there"), ("move char 36 sheep", "wants_cargo"),
        ("build hut 3", "wants_structure"), ("build mine 99", "wants_territory"), ("recruit oil", "wants_recruit"),
        ("ability swim", "wants_ability"), ("resources 43 gold 1", "wants_resource"),
        ("resources mat oil 1", "wants_place"),
        ("encounter 21", "wants_gone_or_back"), ("token 18", "no_tokens"), ("tile 9", "wants_tile"),
        ("automa 20", "wants_automa_card"), ("automa stars 2", "wants_star_kind"),
        ("automa popularity 3", "not_of_automa"),
        ("automa build mine 3", "not_of_automa"), ("tracker 3", "only_of_automa"), ("nordic power 3", "not_at_table"),
        ("automa crimea", "wants_automa"), ("fight", "no_combat"), ("fight 37", "no_combat_there"),
        ("automa juggle", "no_such_step"), ("automa 3 revealed x", "wants_card_value"), ("character 3 4", "too_much"),
        ("mechs 1 2 3 4 x", "too_much"), ("fight 37 luck 2", "wants_fight_field"),
    ],
)  # fmt: skip
def test_refusals_change_nothing(text: str, code: str) -> None:
    table = session()
    before = everything(table)
    with pytest.raises(Refusal) as caught:
        table.take(text)
    assert caught.value.code == code
    assert everything(table) == before


def test_a_step_tells_what_it_changed() -> None:
    table = session()
    assert todo(saying(table, "power +2")) == [["power", 0, 5, 7, 0, 1]]
    done = saying(table, "resources 43 food 2", "deploy 43", "move mech 43 44 workers food 2")
    assert todo(done) == [
        ["unit", 0, 1, 43, 44, 1], ["unit", 0, 2, 43, 44, 1], ["resources", -1, 0, 43, 0, -2],
        ["resources", -1, 0, 44, 0, 2],
    ]  # fmt: skip


def test_a_mech_brings_its_ability() -> None:
    table = session()
    saying(table, "deploy 43 riverwalk")
    assert table.game.table.game.position.seats[0].abilities & RIVERWALK


def test_the_character_takes_an_encounter_token_unless_it_is_a_correction() -> None:
    table = session()
    assert ["encounter", -1, 36, 0, 0, 1] in todo(saying(table, "move character 36"))
    corrected = session()
    assert todo(saying(corrected, "adjust move character 36")) == [["unit", 0, 0, base_of(CRIMEA), 36, 1]]


def test_stars_the_table_can_see_are_placed_once() -> None:
    table = session()
    assert ["stars", 0, 0, 1, 0, 1] in todo(saying(table, "power 16"))
    assert ["stars", 0, 1, 2, 0, 1] in todo(saying(table, "mechs 36 37 43 44"))
    assert ["stars", 0, 2, 3, 0, 1] not in todo(saying(table, "power 10", "power 16"))
    corrected = session()
    saying(corrected, "adjust power 16", "power 15", "power 16")
    assert corrected.game.table.game.position.seats[0].stars == 0


def test_the_sixth_star_ends_the_game() -> None:
    table = session()
    saying(table, "stars 5", "popularity 18")
    with pytest.raises(Refusal) as caught:
        table.take("automa 3")
    assert caught.value.code == "game_is_over"
    saying(table, "adjust stars 5", "automa 3")


def test_an_end_before_the_combat_takes_the_move_back() -> None:
    """Section 8: the game ended with a combat pending, so the move that led to it is undone, with its cargo."""
    table = session()
    saying(table, "stars 5", "mechs 35", "resources 35 oil 2", "automa mechs 36", "encounter 36 gone")
    table.take("move mech 35 36 oil 2")
    assert table.game.table.fight_place() == 36
    assert ["unit", 0, 1, 36, 35, 1] in todo(table.take("popularity 18"))
    assert table.game.table.is_over() and not table.game.table.fight_place()
    assert ["resources", -1, 3, 36, 0, -2] in todo(table.entries[-1])


def test_undo_goes_back_to_the_start_exactly() -> None:
    table = session(cards="drawn")
    states = [everything(table)]
    for step in ["power +2", "move char 36", "automa", "workers 43 44 44", "automa", "automa tracker 5", "automa"]:
        table.take(step)
        states.append(everything(table))
    for state in reversed(states[:-1]):
        table.undo()
        assert everything(table) == state
    with pytest.raises(MaszynaError, match="nothing to undo"):
        table.undo()


def test_undo_says_what_to_move_back() -> None:
    table = session()
    done = table.take("automa 15")  # encounter or Factory; power; coin
    after = table.game.table
    assert table.undo() == "automa 15"
    undone = differences(after, table.game.table)
    back = [one.key() for one in undone]
    assert ["unit", 1, 0, 35, base_of(SAXONY), 1] in back
    assert ["encounter", -1, 35, 1, 0, 1] in back
    assert ["card_back", 1, 15, 0, 0, 1] in back
    for what in ("power", "coins"):
        forward = next(one for one in done.instructions if one.what == what)
        backward = next(one for one in undone if one.what == what)
        assert [forward.first, forward.second] == [backward.second, backward.first]


def test_a_turn_tells_moves_in_their_order_and_not_only_their_sum() -> None:
    table = session()
    saying(table, "adjust automa workers 34 41 base")
    done = table.take("automa 5")  # a worker leaves the base, another is gained: not one from the mat to 35
    home = base_of(SAXONY)
    assert todo(done)[:2] == [["unit", 1, 2, home, 35, 1], ["unit", 1, 2, MAT, home, 1]]


def test_saves_come_back() -> None:
    table = session(cards="drawn")
    saying(table, "power +2", "automa", "move char 36", "automa")
    assert everything(SCYTHE_TABLE.restore(parse(SCYTHE_TABLE.dump(table)))) == everything(table)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('"power +2"', '"juggle"'), r"actions\[0\]"),
        (('"scythe-table"', '"scythe"'), "game"),
        (('"cards": "typed"', '"cards": "none"'), "setup.cards"),
        (('"saxony"', '"atlantis"'), "atlantis"),
    ],
)
def test_spoilt_saves_are_refused(change: tuple[str, str], problem: str) -> None:
    table = session()
    saying(table, "power +2")
    with pytest.raises(FormatError, match=problem):
        SCYTHE_TABLE.restore(parse(SCYTHE_TABLE.dump(table).replace(*change)))


def test_a_table_needs_an_automa() -> None:
    with pytest.raises(SetupError, match="Automa"):
        new_table({"seats": [{"faction": "saxony", "mat": "industrial"}]}, 1)
    with pytest.raises(MaszynaError):
        new_table({"seats": 99}, 1)


def test_typed_cards_are_asked_for_and_drawn_ones_are_not() -> None:
    with pytest.raises(Missing) as caught:
        session().take("automa")
    assert caught.value.field == "card"
    assert session(cards="drawn").take("automa").text == "automa"


def test_several_automas_take_turns_and_are_named() -> None:
    seats = [{"faction": "crimea", "mat": "industrial"}]
    seats += [{"player": "automa", "faction": name} for name in ("nordic", "saxony")]
    table = SCYTHE_TABLE.new({"seats": seats, "cards": "drawn"}, 3)
    assert [table.take("automa").text for _ in range(3)] == ["automa saxony", "automa nordic", "automa saxony"]
    assert table.take("automa saxony").text == "automa saxony"  # named, it may be any of them
    assert table.take("saxony power 4").text == "saxony power 4"


def test_tokens_of_albion_and_togawa() -> None:
    albion = session("albion")
    saying(albion, "token 18", "token 19", "token 18 gone")
    assert albion.game.table.game.position.seats[1].flags == 1 << 19
    togawa = session("togawa")
    saying(togawa, "token 18 power", "token 19")
    own = togawa.game.table.game.position.seats[0]
    assert own.armed == 1 << 18 | 1 << 19
    with pytest.raises(Refusal) as caught:
        togawa.take("token 20 power")
    assert caught.value.code == "no_such_trap_left"
