"""Acts of the own turn told to a table: what they book, what they ask, what is noted, and how they are written."""

import pytest
from tests.scythe.tables import session, taken_back, todo

from maszyna.kernel.packed_counts import how_many
from maszyna.kernel.record import Record
from maszyna.scythe.ids import BONUSES, CUBES, METAL, OIL
from maszyna.scythe.state import Seat
from maszyna.scythe.table import Missing, PlayedTable, Refusal
from maszyna.speech.scythe.companion.companion_texts import companion_texts
from maszyna.speech.scythe.companion.phrases import NOTES

# Crimea with the mechanical mat: workers on the farm 43 and the village 47, 6 coins, 5 power, 3 popularity.
RICH = "resources 43 food 9 wood 9 metal 9 oil 9"
AT_FACTORY = "adjust character 23"
ENCOUNTER = "adjust character 36"


def own(table: Record[PlayedTable]) -> Seat:
    return table.game.table.game.position.seats[table.game.table.person()]


def notes(table: Record[PlayedTable]) -> list[str]:
    return [note.code for note in table.game.table.warned]


def lies(table: Record[PlayedTable], place: int, resource: int) -> int:
    return how_many(table.game.table.game.position.resources[place], resource)


def told(*steps: str, faction: str = "crimea") -> Record[PlayedTable]:
    table = session(faction)
    for step in steps:
        table.take(step)
    return table


def test_trade_costs_a_coin_and_lays_two_tokens() -> None:
    table = told("did trade metal oil 43")
    assert (own(table).coins, lies(table, 43, METAL), lies(table, 43, OIL), notes(table)) == (5, 1, 1, [])


def test_the_armory_gives_power_for_a_trade() -> None:
    table = told("build armory 43", "did trade popularity")
    assert (own(table).coins, own(table).popularity, own(table).power) == (5, 4, 6)


@pytest.mark.parametrize(("side", "power", "cards"), [("power", 7, 0), ("cards", 5, 1)])
def test_bolster(side: str, power: int, cards: int) -> None:
    table = told("cards 0", f"did bolster {side}")
    assert (own(table).coins, own(table).power, table.game.table.game.hidden[0].unseen) == (5, power, cards)


def test_move_may_bring_coins_instead() -> None:
    assert own(told("did coins")).coins == 7


def test_produce_asks_where_only_if_the_mat_allows_less() -> None:
    table = told("did produce")
    assert (lies(table, 43, 0), sorted(own(table).at[5:])[-3:]) == (1, [43, 47, 47])
    table = told("adjust workers 43 44 45")
    with pytest.raises(Missing) as missing:
        table.take("did produce")
    assert (missing.value.field, missing.value.most) == ("places", 2)
    table.take("did produce 43 45 workers 1")
    assert sorted(own(table).at[5:])[-4:] == [43, 44, 45, 45]


def test_upgrade_moves_a_cube_and_says_so_back_and_forth() -> None:
    table = told(RICH)
    done = table.take("did upgrade units deploy")
    assert own(table).cubes == 1 << CUBES.index("move.units")
    assert (own(table).coins, lies(table, 43, OIL)) == (6, 6)
    assert ["cube", 0, 0, 1, 0, 1] in todo(done)
    assert ["cost", 0, 1, 3, 2, 1] in todo(done)
    back = taken_back(table)
    assert ["cube", 0, 0, 0, 0, 1] in back
    assert ["cost", 0, 1, 2, 3, 1] in back


def test_deploy_pays_from_the_only_place_there_is() -> None:
    table = told("resources 43 metal 3", "did deploy speed 43")
    assert (own(table).coins, lies(table, 43, METAL), own(table).at[4]) == (8, 0, 43)


def test_deploy_asks_from_where_if_there_is_a_choice() -> None:
    table = told("resources 43 metal 3", "resources 47 metal 3")
    with pytest.raises(Missing) as missing:
        table.take("did deploy speed 43")
    assert (missing.value.field, missing.value.most) == ("pay", 3)
    with pytest.raises(Missing) as missing:
        table.take("did deploy speed 43 pay 43 1")
    assert (missing.value.field, missing.value.most) == ("pay", 2)
    table.take("did deploy speed 43 pay 43 metal 1 pay 47 metal 2")
    assert table.actions[-1] == "did deploy speed 43 pay 43 metal 1 47 metal 2"
    assert (lies(table, 43, METAL), lies(table, 47, METAL)) == (2, 1)


def test_mechs_told_without_their_ability_are_not_taken_for_another() -> None:
    table = told(RICH, "deploy 43 speed", "deploy 47", "did deploy riverwalk 43")
    assert notes(table) == []
    assert sorted(own(table).at[1:5]) == [0, 43, 43, 47]


def test_crimea_pays_with_a_combat_card() -> None:
    table = told("cards 2", "resources 43 metal 2", "did deploy speed 43 pay 43 metal 2 card")
    assert table.actions[-1] == "did deploy speed 43 pay 43 metal 2 card"
    assert (lies(table, 43, METAL), table.game.table.game.hidden[0].unseen, notes(table)) == (0, 1, [])


def test_build_and_enlist() -> None:
    table = told(RICH, "did build mill 43")
    assert (own(table).structures[3], own(table).coins) == (43, 8)
    table = told(RICH, "did enlist coins power")
    assert (own(table).coins, own(table).recruits, own(table).bonuses) == (10, 1, 1 << BONUSES.index("coin"))


@pytest.mark.parametrize(("act", "coins"), [("upgrade", 6), ("deploy", 8), ("build", 8), ("enlist", 8)])
def test_the_thing_itself_may_be_declined(act: str, coins: int) -> None:
    table = told(RICH, f"did {act} none")
    assert (own(table).coins, own(table).cubes, own(table).recruits, own(table).built, notes(table)) == (
        coins, 0, 0, 0, [])  # fmt: skip


def test_a_factory_card_is_taken_and_used() -> None:
    table = told(AT_FACTORY, "did card 4", "cards 1", "did factory")
    assert (own(table).factory_card, own(table).coins, table.game.table.game.hidden[0].unseen) == (4, 9, 0)
    table = told(AT_FACTORY, "did factory 7 benefit 1 ability speed place 43")
    assert (own(table).factory_card, own(table).popularity, own(table).at[4], notes(table)) == (7, 2, 43, [])


def test_a_factory_card_may_be_paid_with_any_token_or_crimeas_card() -> None:
    table = told(AT_FACTORY, "resources 43 oil 1 food 1", "did factory 16 pay 43 oil 1")
    assert (lies(table, 43, OIL), lies(table, 43, 0), own(table).coins) == (0, 1, 7)
    table = told(AT_FACTORY, "cards 1", "did factory 16 pay card")
    assert (table.game.table.game.hidden[0].unseen, own(table).coins, notes(table)) == (0, 7, [])


def test_an_encounter_pays_and_gives_where_the_character_stands() -> None:
    table = told(ENCOUNTER, "did encounter 1 2")
    assert (own(table).coins, lies(table, 36, 0)) == (4, 4)
    assert not table.game.table.game.position.encounters >> 36 & 1


def test_polania_takes_two_offers() -> None:
    table = told(ENCOUNTER, "did encounter 1 1 2", faction="polania")
    assert (own(table).popularity, own(table).coins, lies(table, 36, 0), notes(table)) == (4, 6, 4, [])


def test_units_leave_after_an_encounter() -> None:
    table = told(ENCOUNTER, "adjust workers 36 36 47", "did encounter 42 2 place 35 leave character worker")
    assert (own(table).at[0], sorted(own(table).at[5:])[-3:], notes(table)) == (35, [35, 36, 47], [])
    assert table.actions[-1] == "did encounter 42 2 place 35 leave character worker"


def test_an_objective_brings_a_star() -> None:
    table = told("did objective none")
    assert (own(table).stars, own(table).objective_stars, notes(table)) == (1, 1, [])


def test_a_sixth_star_ends_the_game_in_the_middle_of_an_act() -> None:
    table = told("adjust stars 5", "did objective none")
    assert table.game.table.is_over()
    with pytest.raises(Refusal, match="game is over"):
        table.take("did coins")


def test_acts_may_be_told_as_corrections_without_notes() -> None:
    table = told("adjust coins 0", "adjust did bolster power")
    assert (own(table).power, notes(table)) == (7, [])


# The code, then steps of which the last one gets the note.
NOTED: list[tuple[str, list[str]]] = [
    ("act_another_section", ["did coins", "did bolster power"]),
    ("act_token_is_there", ["did coins", "automa 3", "did coins"]),
    ("act_cannot_pay", ["coins 0", "did bolster power"]),
    ("act_cannot_pay", [ENCOUNTER, "coins 0", "did encounter 1 2"]),
    ("act_short_of_metal", ["resources 43 metal 2", "did deploy speed 43"]),
    ("act_short_of_food", ["did enlist coins power"]),
    ("act_short_of_wood", ["did build mine 43"]),
    ("act_short_of_oil", ["did upgrade units deploy"]),
    ("act_short_of_metal", ["resources 43 metal 2", "resources 47 metal 9", "did deploy speed 43 pay 43 3"]),
    ("act_pays_from_elsewhere", ["resources 12 metal 3", "did deploy speed 43 pay 12 3"]),
    ("act_no_such_resource_there", [AT_FACTORY, "did card 16", "resources 43 food 1", "did factory pay 43 oil 1"]),
    ("act_no_card_to_pay_with", [AT_FACTORY, "cards 0", "did card 4", "did factory"]),
    ("act_no_card_for_token", ["cards 3", RICH, "did deploy none pay card 43 2", "did build none pay card 43 2"]),
    ("act_no_worker_on_the_board", ["adjust workers none", "did trade oil oil 43"]),
    ("act_no_worker_there", ["did trade oil oil 12"]),
    ("act_no_worker_there", [RICH, "did deploy speed 12"]),
    ("act_no_worker_left", ["adjust workers 47 47 47 47 47 47 47 47", "did produce 47"]),
    ("act_not_there", [AT_FACTORY, "cards 1", "mechs 43", "did card 14", "did factory place 44"]),
    ("act_produced_already", ["did produce 43 43"]),
    ("act_nothing_to_produce", ["did produce 7"]),
    ("act_no_territory_left", ["adjust workers 43 44 45", "did produce 43 44 45"]),
    ("act_more_than_possible", ["did produce 47 workers 3"]),
    ("act_cube_is_gone", [RICH, "did upgrade units deploy", "did upgrade units build"]),
    ("act_no_empty_box", [RICH, *["did upgrade units deploy"] * 2, "did upgrade coins deploy box build"]),
    ("act_deployed_already", [RICH, "did deploy speed 43", "did deploy speed 47"]),
    ("act_built_already", [RICH, "did build mine 43", "did build mine 47"]),
    ("act_has_a_structure", [RICH, "did build mine 43", "did build mill 43"]),
    ("act_has_a_structure", [ENCOUNTER, "build mine 36", "did encounter 1 3 structure mill"]),
    ("act_enlisted_already", [RICH, "recruit power", "did enlist coins power"]),
    ("act_taken_already", [RICH, "did enlist coins power", "did enlist coins popularity"]),
    ("act_must_take_one", [ENCOUNTER, "did encounter 1 none"]),
    ("act_no_such_opponent", [ENCOUNTER, "did encounter 31 3 opponent nordic"]),
    ("act_not_an_empty_neighbour", [ENCOUNTER, "did encounter 42 2 place 12 leave none"]),
    ("act_not_here", [ENCOUNTER, "did encounter 42 2 place 35 leave mech"]),
    ("act_condition_not_met", ["did objective 1"]),
    ("act_objective_before", ["did objective none", "did objective none"]),
    ("act_has_a_factory_card", [AT_FACTORY, "did card 7", "did card 8"]),
    ("act_not_at_the_factory", ["did card 7"]),
    ("act_not_asked", ["did coins place 43"]),
    ("move_too_far", ["move worker 43 12"]),
    ("move_no_way", ["move worker 43 37"]),
    ("move_same_unit", ["move worker 43 44", "move worker 47 46", "move worker 44 43"]),
    ("move_another_unit", ["move worker 43 44", "move worker 47 44", "move character base 43"]),
    ("step_does_not_fit", ["pending move worker 12 13"]),
]  # fmt: skip


@pytest.mark.parametrize(("code", "steps"), NOTED)
def test_what_does_not_fit_is_booked_with_a_note(code: str, steps: list[str]) -> None:
    table = told(*steps)
    assert code in notes(table)
    for note in table.game.table.warned:
        for lang in ("en", "uk", "ru"):
            assert "{" not in companion_texts(lang).problem(table.game.table.game.position, note)


def test_every_note_is_shown_and_has_its_sentence() -> None:
    assert {code for code, _ in NOTED} == NOTES.keys()


# What an act still has to know, and how many of it.
ASKED: list[tuple[str, list[str], str, int]] = [
    ("crimea", ["did bolster"], "side", 1),
    ("crimea", ["did trade"], "goods", 2),
    ("crimea", ["did trade oil oil"], "place", 1),
    ("crimea", ["did trade place 43"], "goods", 2),
    ("crimea", ["did trade oil 43"], "goods", 1),
    ("crimea", [RICH, "did upgrade"], "cube", 1),
    ("crimea", [RICH, "did upgrade units"], "box", 1),
    ("crimea", [RICH, "did deploy"], "ability", 1),
    ("crimea", ["adjust workers none", RICH, "did deploy speed pay 43 3"], "place", 1),
    ("crimea", [RICH, "did build"], "structure", 1),
    ("crimea", [RICH, "did enlist"], "once", 1),
    ("crimea", [RICH, "did enlist coins"], "lasting", 1),
    ("crimea", [RICH, "did enlist lasting power"], "once", 1),
    ("crimea", ["resources 43 metal 2", "resources 47 metal 2", "did deploy"], "ability", 1),
    ("crimea", ["resources 43 metal 2", "resources 47 metal 2", "did deploy speed 43"], "pay", 3),
    ("crimea", ["did factory"], "number", 17),
    ("crimea", ["did objective"], "number", 27),
    ("crimea", ["did encounter"], "number", 42),
    ("crimea", [ENCOUNTER, "did encounter 1"], "offer", 3),
    ("polania", [ENCOUNTER, "did encounter 1"], "offer", 3),
    ("crimea", [ENCOUNTER, "did encounter 42 2"], "place", 1),
    ("crimea", [ENCOUNTER, "did encounter 42 2 place 35"], "leave", 1),
    ("crimea", [AT_FACTORY, "did factory 7"], "benefit", 2),
]


@pytest.mark.parametrize(("faction", "steps", "field", "most"), ASKED)
def test_only_what_is_open_is_asked(faction: str, steps: list[str], field: str, most: int) -> None:
    table = told(*steps[:-1], faction=faction)
    before = table.game.table
    with pytest.raises(Missing) as missing:
        table.take(steps[-1])
    assert (missing.value.field, missing.value.most) == (field, most)
    assert table.game.table is before
    for lang in ("en", "uk", "ru"):
        assert "{" not in companion_texts(lang).question(before.game.position, missing.value)


@pytest.mark.parametrize(
    ("said", "saved"),
    [
        ("did tr met oil 43", "did trade metal oil 43"),
        ("did trade place 43 goods metal oil", "did trade metal oil 43"),
        ("did enlist lasting power once coin", "did enlist coins power"),
        ("did enlist lasting power once none", ""),
        ("did build mine 43 pay 43 3", "did build mine 43 pay 43 wood 3"),
        ("did build mine 43 pay 43 oil 3", ""),
        ("did build mine base", ""),
        ("did deploy speed mat", ""),
        ("did trade metal oil 43 popularity", "did trade popularity metal oil 43"),
        ("did encounter 43 1", ""),
        ("did encounter 1 4", ""),
        ("did card 13", ""),
        ("did coins 3", ""),
        ("did coins side power", ""),
        ("did juggle", ""),
    ],
)
def test_acts_are_read_and_written(said: str, saved: str) -> None:
    table = told(RICH)
    if not saved:
        with pytest.raises(Refusal):
            table.take(said)
        return
    table.take(said)
    assert table.actions[-1] == saved
    table.undo()
    table.take(saved)
    assert table.actions[-1] == saved


def test_what_a_card_brings_costs_nothing_and_the_mat_gives_nothing() -> None:
    before = own(told(RICH))
    for step in (
        "free-upgrade power deploy",
        "free-deploy riverwalk 43",
        "free-build mill 43",
        "free-enlist coins power",
    ):
        table = told(RICH, f"did {step}")
        after = own(table)
        assert lies(table, 43, METAL) == lies(table, 43, OIL) == 9 and notes(table) == []
        assert after.section == before.section, "the action token stays"
        assert (after.cubes, after.abilities, after.built, after.recruits) != (
            before.cubes, before.abilities, before.built, before.recruits)  # fmt: skip
        assert after.coins - before.coins == (2 if "enlist" in step else 0)  # the one-time bonus


def test_a_fifth_mech_is_one_that_stands_elsewhere() -> None:
    mechs = ["riverwalk", "wayfare", "scout", "speed"]
    table = told(RICH, *(f"deploy 43 {mech}" for mech in mechs))
    with pytest.raises(Missing) as missing:
        table.take("did deploy place 47")
    assert missing.value.field == "ability"
    table.take("did deploy scout 47")
    assert sorted(own(table).at[1:5]) == [43, 43, 43, 47]
    assert notes(table) == ["act_deployed_already"]
