"""Everything Expeditions can name, tell, ask, refuse or find wrong has its words; the lists come from the engine."""

import re

import pytest
from tests.expeditions.props import card_with, game_on, position
from tests.speech.sources import SOURCE, codes_of, kinds_in

from maszyna.expeditions import play
from maszyna.expeditions.automa import criteria
from maszyna.expeditions.events import CARD, EVENTS, GAME_ENDED, GLORY, HUMAN_MOVED, NO_MATCH, REASONS, MechPart
from maszyna.expeditions.facts import human
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.ids import AUTOMA, AWAY, DEEDS, HUMAN, LEVELS, NORTH, ROWS, SEATS, SOUTH, SYMBOLS, WALK
from maszyna.expeditions.play.game_end import AMOUNTS
from maszyna.expeditions.play.new_game import CARDS, new_game
from maszyna.expeditions.play.table_turn import REPORTS
from maszyna.expeditions.score import SOURCES
from maszyna.expeditions.table.differences import INSTRUCTIONS, ExpeditionsInstruction
from maszyna.expeditions.table.status import StatusProblem
from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, UnreadableAction
from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Criterion
from maszyna.speech.common.reasons import EXPEDITIONS_REASONS as REFUSALS
from maszyna.speech.common.table_texts import TABLE_TALK
from maszyna.speech.expeditions import names as names
from maszyna.speech.expeditions import search_prose as steps
from maszyna.speech.expeditions.phrases import HELP, QUESTIONS, TALK, WANTED
from maszyna.speech.expeditions.texts import SENTENCES, STATUS, TODO, expeditions_texts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.terminal.expeditions.companion import FORMS, STEPS

EVERYWHERE = "\n".join(
    path.read_text("utf-8") for room in ("terminal", "commands", "speech") for path in (SOURCE / room).rglob("*.py")
)


def decisions() -> set[str]:
    """Those of the source; the last one's kind carries the name of an amount."""
    return (kinds_in(play) - {"final"}) | {f"final_{amount}" for amount in AMOUNTS}


def test_every_event_has_its_sentence() -> None:
    assert list(SENTENCES) == [kind for kind, _ in EVENTS]


def test_every_reason_has_its_sentence() -> None:
    assert REFUSALS.keys() == codes_of(["kernel", "expeditions"])
    assert "the_bag_is_empty" in REFUSALS
    assert len(set(REFUSALS.values())) == len(REFUSALS)


def test_every_decision_has_its_question_and_says_what_can_be_read() -> None:
    assert decisions() == QUESTIONS.keys() == WANTED.keys()


def test_every_criterion_has_its_texts() -> None:
    found = {each.name for each in vars(criteria).values() if isinstance(each, Criterion)}
    assert len(found) == 6
    told = [*steps.SKIPS, *steps.WITHIN_REACH, *steps.FILTERS, *steps.NEAREST]
    assert sorted(told) == sorted(found)
    assert steps.FELL_OUT.keys() == found


def test_every_reason_to_walk_and_every_deed_is_told() -> None:
    assert steps.WANTS.keys() == set(REASONS) - {NO_MATCH}  # which is told by its last criterion
    assert list(steps.DOES) == [deed for deed in DEEDS if deed != DEEDS[WALK]]


def test_names_follow_the_lists_of_the_engine() -> None:
    assert [name.lower() for name in names.ROWS] == ROWS
    assert [f"{row} mech" for row in ROWS[:2]] == names.MECHS
    assert [form.text for form in names.SYMBOLS] == ["a map token", "the 20", "corruption"]
    assert [symbol in form.text for form, symbol in zip(names.SYMBOLS, SYMBOLS, strict=True)] == [True] * 3
    assert len(names.SEATS) == len(SEATS)
    assert [name.lower() for name in names.SOURCES] == SOURCES
    assert len(names.COUNTED) == len(human.COUNTED)
    cards = progress_cards()
    official = {card.level: card.name for card in cards.cards} | {card.level: card.name for card in cards.missing}
    assert [form.text for form in names.LEVELS] == [official[level] for level in range(1, LEVELS + 1)]


def test_every_problem_and_every_instruction_has_its_words() -> None:
    source = (SOURCE / "expeditions/table/status.py").read_text("utf-8")
    assert set(re.findall(r"Problem\(\"(\w+)\"", source)) == STATUS.keys()
    assert list(TODO) == INSTRUCTIONS


def test_every_command_has_its_help() -> None:
    assert {key for _, key in FORMS} == HELP.keys()
    assert {form.split()[0] for form, _ in STEPS} == {report.text.split()[0] for report in REPORTS} | {"done"}
    texts = {report.text for report in REPORTS} | {"done"}
    assert {part for form, _ in STEPS for part in form.split(" · ")} <= texts  # what the help shows can be typed


@pytest.mark.parametrize("key", [*TALK, *TABLE_TALK])
def test_nothing_is_translated_in_vain(key: str) -> None:
    made = [f"first_{seat}" for seat in SEATS] + [f"ask_{kind}_coins" for kind in ("glory", "map", "corruption")]
    made += [f"cards_{who}" for who in CARDS]
    assert f'say("{key}"' in EVERYWHERE or f"say('{key}'" in EVERYWHERE or key in [*made, *ROWS, "away"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    texts = expeditions_texts(lang)
    for kind in range(len(EVENTS)):
        for seat in (HUMAN, AUTOMA):
            event = MechPart(NORTH, 0, 1, None) if EVENTS[kind][0] == "mech" else Event(kind, seat, 0, 1, 2)
            assert texts.sentence(event)
    moved = {texts.sentence(Event(HUMAN_MOVED, HUMAN, row, at, 0)) for row, at in [(0, 1), (SOUTH, AWAY), (AWAY, AWAY)]}
    assert len(moved) == 3
    ends = [Event(GAME_ENDED, HUMAN, 5, 4, 0), Event(GAME_ENDED, AUTOMA, 4, 5, 0), Event(GAME_ENDED, AUTOMA, 5, 5, 0)]
    assert len({texts.sentence(event) for event in ends}) == 3
    for number in range(1, 15):
        assert str(number) in texts.card(number)
    assert str(card_with(progress=False).number) in texts.sentence(Event(CARD, AUTOMA, 1, 0, 0))
    assert len(set(texts.categories())) == 7
    assert len({texts.level(level) for level in range(1, LEVELS + 1)}) == LEVELS
    assert "Test" in texts.level(4, "Test")
    assert texts.level(5, "Ultimaszyna") == texts.level(5)
    assert "Test" not in texts.level(2, "Test")
    for what in INSTRUCTIONS:
        assert texts.instruction(ExpeditionsInstruction(what, NORTH, "n1", "south", "n2"))
    for code in STATUS:
        assert texts.problem(StatusProblem(code, "n1", 2, 1)).endswith(".")
    for key in HELP:
        assert texts.help(key)


@pytest.mark.covers("X2.1", "X2.2", "X2.3", "X2.4", "X2.5", "X2.6", "X3.2", "X4.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_up_is_a_list_of_sentences(lang: str) -> None:
    texts = expeditions_texts(lang)
    game = new_game({"first": "automa", "level": 3, "cards": "typed"}, 1)
    told = [line.text for line in texts.setting_up(game, AUTOMA)]
    assert len(told) == 11
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)
    whole = " ".join(told)
    for named in ("n1", "n7", "c1", "c7", "14", "017, 030, 056 ", "X4.5", "19", texts.level(3)):
        assert named in whole, named
    drawn = [line.text for line in texts.setting_up(new_game({"first": "automa"}, 1), HUMAN)]
    changed = [number for number, (one, other) in enumerate(zip(told, drawn, strict=True)) if one != other]
    assert changed == [4, 6, 8]  # the progress card, the deck, who begins


@pytest.mark.covers("X4.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_one_may_pass_is_told_while_it_is_so(lang: str) -> None:
    texts, down = expeditions_texts(lang), "m m m m m m m"
    assert re.findall(r"[nc]\d", texts.passing(game_on(position(down, down)).position)) == ["n1", "c7"]
    assert re.findall(r"[nc]\d", texts.passing(game_on(position(". m m m m m m", down)).position)) == ["c7"]
    assert texts.passing(game_on(position()).position) == ""


@pytest.mark.covers("X6")
def test_the_glory_sentence_says_where_the_token_goes() -> None:
    third = Event(GLORY, AUTOMA, 3, 0, 0)
    assert "upper left corner of the base camp board, not into" in expeditions_texts("en").sentence(third)
    assert "верхній лівий кут поля табору, а не в комірку" in expeditions_texts("uk").sentence(third)
    assert "левый верхний угол поля лагеря, а не в ячейку" in expeditions_texts("ru").sentence(third)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    texts = expeditions_texts(lang)
    for code in REFUSALS:
        assert texts.refusal(IllegalAction("x", "your_turn", code, []), "x").endswith(".")
    for kind in WANTED:
        assert "«x»" in texts.refusal(UnreadableAction("x", kind, []), "x").replace("“", "«").replace("”", "»")
    several = texts.refusal(AmbiguousAction("x", "your_turn", [f"me n{at}" for at in range(1, 8)]), "x")
    assert f"{texts.spoken('me n6')}, …" in several and "n7" not in several
    assert texts.spoken("take n3") in texts.refusal(UnreadableAction("take n9", "your_turn", []), "take n9", "take n3")
    assert texts.refusal(GameIsOver(), "") != texts.refusal(UnreadableAction("x", "your_turn", []), "")
