"""A game at a table is its setup, its seed and what the person told: save, undo and replay are exact."""

import pytest
from tests.expeditions.props import own_card

from maszyna.expeditions.events import EVENTS, MechPart
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import CENTRAL, NORTH, TWENTY
from maszyna.expeditions.notation.events_json import write_event
from maszyna.expeditions.notation.read_position import read_position
from maszyna.expeditions.notation.write_position import write_position
from maszyna.expeditions.own_cards import OwnCards, read_own_cards
from maszyna.expeditions.play.new_game import GAME, RULES_VERSION, new_game, setup_of
from maszyna.expeditions.play.table_turn import REPORTS
from maszyna.kernel.errors import FormatError, IllegalAction, UnreadableAction
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.players.random_player import choose, random_dice

QUICK = 12  # a random person ends the turn this often


def start(seed: int = 1, **setup: object) -> Record[Expedition]:
    record = Record(new_game, {"first": "human", **setup}, seed)
    record.game.log = []
    return record


def table(record: Record[Expedition]) -> Expedition:
    return record.game


def play(record: Record[Expedition], seed: int, most: int = 5000) -> None:
    """A person who says anything possible, and every so often that the turn is done."""
    chance = random_dice(seed)
    while not record.game.over and len(record.actions) < most:
        options = record.game.options()
        if 0 in options and chance.below(0, QUICK) == 0:
            record.play(0)
        else:
            record.play(choose(record.game, chance))
        watch(table(record))


def watch(game: Expedition) -> None:
    """What must hold after everything that is told."""
    position = game.position
    assert position.twenties() + game.human.twenty <= 1
    for row in (NORTH, CENTRAL):
        for at in range(7):
            pile = position.pile(row, at)
            assert bool(position.twenty[row] >> at & 1) == (TWENTY in pile)
            assert bool(position.regular[row] >> at & 1) == any(value != TWENTY for value in pile)
        assert 0 <= position.at[row] < 7
        assert position.human_in(row) != position.at[row]
    assert 0 <= position.glory <= 8
    assert 0 <= position.progress < position.card.spaces
    assert game.options() == sorted(set(game.options())) or game.over
    document = write_position(position)
    assert write_position(read_position(document, OwnCards([position.card]))) == document


@pytest.mark.parametrize("seed", range(12))
def test_random_tables_keep_their_pieces_and_come_back_from_a_save(seed: int) -> None:
    setup: dict[str, object] = {"tuning": seed % 6 - 2, "level": seed % 4 + 1, "first": ["human", "automa"][seed % 2]}
    if seed % 4 == 3:
        setup["progress_card"] = own_card(4)
    record = Record(new_game, setup, seed)
    play(record, seed)
    assert record.game.over
    text = dump(record, GAME, RULES_VERSION)
    again = restore(parse(text), GAME, RULES_VERSION, new_game)
    assert dump(again, GAME, RULES_VERSION) == text
    assert write_position(table(again).position) == write_position(table(record).position)
    assert (again.game.scores(), again.game.winners()) == (record.game.scores(), record.game.winners())


def test_undo_goes_back_to_the_start_step_by_step() -> None:
    record = start(5)
    seen = []
    for _ in range(40):
        seen.append((write_position(table(record).position), table(record).deck, record.game.decision_kind()))
        play(record, len(seen), len(record.actions) + 1)
    while seen:
        record.undo()
        assert (write_position(table(record).position), table(record).deck, record.game.decision_kind()) == seen.pop()
    assert record.actions == []


def test_a_branch_goes_its_own_way() -> None:
    record = start(5)
    play(record, 1, 10)
    twin = record.branch()
    before = write_position(table(record).position)
    play(twin, 2, 30)
    assert write_position(table(record).position) == before
    play(record, 2, 30)
    assert write_position(table(record).position) == write_position(table(twin).position)
    assert table(record).human.glory == table(twin).human.glory


def test_the_automa_explores_and_the_person_says_what_was_drawn() -> None:
    record = start(1)
    while record.game.decision_kind() != "tokens_drawn":
        record.take("done")
    log = record.game.log or []
    part = [event for event in log if isinstance(event, MechPart)][-1]
    assert part.map_taken
    row, at = part.first, part.third
    assert "token 20" in record.game.legal_texts()
    record.take("token 3")
    assert "token 20" not in record.game.legal_texts()  # location 20 gets its token and no other
    record.take("token 5")
    record.take("enough")
    assert table(record).position.pile(row, at) == [3, 5]  # the last drawn lies on top
    assert write_position(table(record).position)[["north", "central"][row]][at]["corruption"] == [5, 3]  # type: ignore[index]
    placed = [write_event(event) for event in log if EVENTS[event.kind][0] == "corruption_placed"]
    assert [(event["seat"], event["value"]) for event in placed] == [("automa", 3), ("automa", 5)]


def test_a_new_table_has_drawn_no_card() -> None:
    assert new_game({"first": "human"}, 1).card == 0


def test_the_20_ends_the_drawing_and_comes_once() -> None:
    record = start(1)
    record.take("explore n4")
    assert (table(record).position.human_row, table(record).position.human_at) == (NORTH, 3)
    record.take("token 20")
    assert record.game.decision_kind() == "your_turn"
    assert table(record).position.pile(NORTH, 3) == [20]
    with pytest.raises(IllegalAction) as caught:
        record.take("adjust put n2 20")
    assert caught.value.reason == "the_20_comes_alone_and_once"
    record.take("take n4")
    assert table(record).human.twenty
    record.take("explore n5")
    assert "token 20" not in record.game.legal_texts()


@pytest.mark.covers("X1.2")
def test_a_20_taken_by_mistake_is_put_back() -> None:
    record = start(1)
    for text in ("explore n4", "token 20", "take n4", "adjust put n4 20"):
        record.take(text)
    assert (table(record).position.pile(NORTH, 3), table(record).human.twenty) == ([20], False)
    with pytest.raises(IllegalAction):
        record.take("adjust gain 20")  # it lies on the map now
    record.take("take n4")
    record.take("adjust gain 20")
    assert (table(record).position.taken, table(record).human.twenty) == ([20], False)
    with pytest.raises(IllegalAction):
        record.take("adjust put n4 20")


def test_the_mech_skips_the_location_the_person_named() -> None:
    for seed in range(30):
        record = start(seed)
        record.take("me n2")
        record.take("done")
        part = next(event for event in record.game.log or [] if isinstance(event, MechPart))
        assert part.third != 1
        assert part.third in (0, 2, 3, 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("me n1", "a_mech_stands_there"),
        ("explore c7", "a_mech_stands_there"),
        ("take n3", "no_corruption_there"),
        ("adjust remove n3 4", "no_such_token_there"),
        ("adjust lose 4", "no_such_token_there"),
        ("adjust map n3", "is_so_already"),
        ("adjust glory 0", "is_so_already"),
        ("adjust progress 29", "beyond_the_track"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason_and_changes_nothing(text: str, reason: str) -> None:
    record = start()
    before = write_position(table(record).position)
    with pytest.raises(IllegalAction) as caught:
        record.take(text)
    assert caught.value.reason == reason
    assert write_position(table(record).position) == before
    with pytest.raises(UnreadableAction):
        record.take("dance")


def test_adjusting_sets_things_without_consequences() -> None:
    record = start()
    for text in ("adjust put n3 4", "adjust put n3 5", "adjust put n3 4", "adjust remove n3 4", "adjust no map n3"):
        record.take(text)
    position = table(record).position
    assert position.pile(NORTH, 2) == [4, 5]
    assert not position.maps[NORTH] & 4
    for text in (
        "adjust mech c3",
        "adjust gain 5",
        "adjust gain 4",
        "adjust lose 5",
        "adjust maps 3",
        "adjust glory 3",
    ):
        record.take(text)
    record.take("adjust my glory 2")
    record.take("adjust progress 28")
    assert (position.at[CENTRAL], position.taken, position.taken_maps, position.glory) == (2, [4], 3, 3)
    assert (table(record).human.glory, position.progress) == (2, 28)


def test_no_more_tokens_come_than_the_box_has() -> None:
    record = start()
    for number in range(36):
        record.take(f"adjust put n{number % 7 + 1} 3")
    with pytest.raises(IllegalAction) as caught:
        record.take("adjust gain 4")
    assert caught.value.reason == "the_bag_is_empty"
    record.take("explore c1")
    assert record.game.legal_texts() == ["enough", "token 20"]
    record.take("token 20")
    assert table(record).position.tokens_out() == 37


@pytest.mark.covers("X1.2")
def test_the_20_is_none_of_the_36_tokens_of_the_bag() -> None:
    record = start()
    record.take("explore c1")
    record.take("token 20")
    for number in range(35):
        record.take(f"adjust put n{number % 7 + 1} 3")
    record.take("adjust put c2 3")  # the 36th
    with pytest.raises(IllegalAction) as caught:
        record.take("adjust put c2 3")
    assert caught.value.reason == "the_bag_is_empty"


def test_every_report_has_a_text_of_its_own() -> None:
    texts = [report.text for report in REPORTS]
    assert len(texts) == len(set(texts))
    assert "done" not in texts


def test_a_save_of_a_missing_level_carries_its_card() -> None:
    own = read_own_cards({"format": "maszyna/expeditions-progress-cards@1", "cards": [own_card(5)]})
    record = Record(new_game, {**setup_of(5, own), "first": "human"}, 3)
    again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game)
    assert table(again).position.card.stars == (1, 3, 5, 7, 9, 11, 13, 15)
    assert setup_of(2, own) == {"level": 2}
    with pytest.raises(FormatError, match="not on file"):
        setup_of(4, own)


def test_a_copy_shares_nothing_that_changes() -> None:
    record = start(3)
    play(record, 3, 60)
    before = write_position(table(record).position)
    twin = table(record).copy().position
    assert write_position(twin) == before
    for row in (NORTH, CENTRAL):
        twin.at[row] = (twin.at[row] + 1) % 7
        twin.maps[row] ^= 127
        for at in range(7):
            twin.put(row, at, 3)
    twin.taken.append(4)
    assert write_position(table(record).position) == before
    assert table(record).position.regular != twin.regular
