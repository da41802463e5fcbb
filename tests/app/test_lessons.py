"""Lessons: every stage is completed by the actions it means, other actions do not complete it, and stars are kept."""

from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.app.base.language import words_in
from maszyna.app.scythe.lessons import NOT_OF_EVENT, Course, LessonStage, fits, lesson_view, stages
from maszyna.games import SCYTHE
from maszyna.kernel.record import Record
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import SECTIONS

SMALL = [stage for stage in stages() if not stage.guided]
FIRST_GAME = stages()[-1]
LONGEST = 160  # letters of a text


def named(stage: LessonStage) -> str:
    return stage.key


def begun(stage: LessonStage) -> Record[Scythe]:
    return SCYTHE.new(stage.setup, stage.seed)


def begin(desk: Desk, key: str, lang: str = "en") -> Any:
    status, game = desk.ask("POST", f"learn/{key}", {}, lang=lang)
    assert status == 201, game
    return game


def test_ten_lessons_of_two_or_three_stages_end_in_a_whole_game() -> None:
    counts = [stage.parts for stage in stages() if stage.number == 1]
    assert len(counts) == 10 and set(counts[:-1]) == {2, 3}
    assert FIRST_GAME.guided and FIRST_GAME.setup["seats"][1]["level"] == "autometta"


@pytest.mark.parametrize("stage", SMALL, ids=named)
def test_a_stage_is_completed_by_its_actions(stage: LessonStage) -> None:
    desk = Desk()
    game = begin(desk, stage.key)
    assert not any(goal["done"] for goal in game["view"]["lesson"]["goals"])
    for action in stage.play:
        assert not game["view"]["lesson"]["done"]
        assert desk.ask("POST", f"games/{game['id']}/lesson", {})[0] == 422
        assert game["view"]["lesson"]["stray"] is None
        game = desk.act(game, action)
    lesson = game["view"]["lesson"]
    assert lesson["done"] and all(goal["done"] for goal in lesson["goals"]) and not lesson["places"]
    assert desk.ask("POST", f"games/{game['id']}/lesson", {"hint": True})[1]["stars"] == 2
    assert desk.ask("POST", f"games/{game['id']}/lesson", {"hint": False})[1]["stars"] == 3


@pytest.mark.parametrize("stage", SMALL, ids=named)
def test_another_section_completes_nothing_and_leads_back(stage: LessonStage) -> None:
    for section in SECTIONS[:4]:
        if section in stage.sections:
            continue
        record = begun(stage)
        record.take(f"section {section}")
        assert Course(record, stage).stray() == ("lesson_section", 1)
        while Course(record, stage).turn == 1 and not record.game.over:
            record.take(record.game.legal_texts()[-1])  # the first would leave each action out
        course = Course(record, stage)
        assert not course.done and not all(course.reached)
        assert course.stray() == ("lesson_section", len(record.actions))


@pytest.mark.parametrize("stage", SMALL, ids=named)
def test_a_turn_left_out_leads_back_to_its_start(stage: LessonStage) -> None:
    """The right section, and then nothing: never a dead end."""
    desk = Desk()
    game = begin(desk, stage.key)
    for turn in range(1, stage.turns + 1):
        game = desk.act(game, f"section {stage.sections[turn - 1]}")
        while Course(desk.record(game["id"]), stage).turn == turn:
            game = desk.act(game, game["view"]["decision"]["options"][0]["action"])
    stray = game["view"]["lesson"]["stray"]
    assert stray["back"] == len(desk.record(game["id"]).actions) <= game["view"]["undo"]["steps"]
    status, answer = desk.ask(
        "POST", f"games/{game['id']}/undo", {"revision": game["revision"], "steps": stray["back"]}
    )
    assert status == 200 and answer["view"]["lesson"]["stray"] is None


@pytest.mark.parametrize("stage", stages(), ids=named)
def test_a_goal_is_met_by_its_event_only(stage: LessonStage) -> None:
    record = begun(stage)
    record.say_all(stage.play)
    told = [one.event for one in Course(record, stage).told]
    for goal in stage.goals:
        event = next(event for event in told if fits(event, goal))
        for name in set(goal) - set(NOT_OF_EVENT):
            assert not fits({**event, name: "another"}, goal)


def test_what_is_close_to_a_goal_is_named() -> None:
    record = begun(stages()[3])  # the character and a worker to the village
    record.say_all(["section move", "move units", "character 34", "to 41"])
    assert Course(record, stages()[3]).stray() == ("lesson_other", 2)  # back to the choice of a unit
    stage = next(one for one in stages() if one.key == "9.2")
    record = begun(stage)
    record.say_all(["section bolster", "bolster power", "accept 2 power"])
    course = Course(record, stage)
    assert record.game.over and not course.won and course.stray() == ("lesson_ended", 3)


def test_the_first_game_gives_advice_for_six_turns() -> None:
    record = begun(FIRST_GAME)
    said = []
    for action in FIRST_GAME.play:
        view = lesson_view(record, words_in("en"))
        assert view is not None and not view["done"] and len(view["goals"]) == 1
        said += [view["goals"][0]["say"]] if view["goals"][0]["say"] not in said else []
        record.take(action)
    course = Course(record, FIRST_GAME)
    assert len(said) == 6 and course.done and all(course.reached)
    assert course.stars(hinted=False) == 3 and not record.game.over


def test_half_of_an_advice_is_not_ticked() -> None:
    record = begun(FIRST_GAME)
    for turn, last in enumerate(["produce on 41", "to 34", "produce on 35"]):
        for action in FIRST_GAME.play[len(record.actions) :]:
            assert not Course(record, FIRST_GAME).reached[turn]
            record.take(action)
            if action == last:
                break
        assert Course(record, FIRST_GAME).reached[turn]


def test_advice_may_be_ignored() -> None:
    record = begun(FIRST_GAME)
    while Course(record, FIRST_GAME).turn <= FIRST_GAME.turns:
        record.take("section bolster" if "section bolster" in record.game.legal_texts() else "section trade")
        record.take("skip top")
    course = Course(record, FIRST_GAME)
    assert course.done and not any(course.reached) and course.stray() is None and course.stars(False) == 2


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_texts_are_short_in_every_language(lang: str) -> None:
    words, english = words_in(lang), words_in("en")
    for stage in stages():
        record = begun(stage)
        found: Any = lesson_view(record, words)
        texts = [[found["title"]], found["say"], found["hint"], *(goal["say"] for goal in found["goals"])]
        assert all(0 < len(words.line(text)) <= LONGEST for text in texts)
        if lang != "en":
            other: Any = lesson_view(record, english)
            assert other["say"] != found["say"] and other["hint"] != found["hint"]


def test_stars_are_kept_and_lessons_are_not_listed() -> None:
    desk = Desk()
    assert desk.get("learn")["next"] == "1.1"
    game = begin(desk, "1.1")
    game = desk.act(game, "section trade", "trade popularity")
    game = begin(desk, "1.1")  # again: the first one is gone
    assert desk.app.storage.count() == 1
    game = desk.act(game, "section move", "gain coins")
    status, done = desk.ask("POST", f"games/{game['id']}/lesson", {"hint": True})
    assert status == 200 and done == {"key": "1.1", "stars": 2, "best": 2, "next": "1.2"}
    page = desk.get("learn", lang="uk")
    assert page["next"] == "1.2" and page["lessons"][0]["stages"][0]["stars"] == 2
    assert page["lessons"][0]["stars"] == 0 and len(page["lessons"]) == 10
    assert desk.get("games")["games"] == []
    game = begin(desk, "1.3")
    desk.act(game, *stages()[2].play)
    assert desk.get("games")["games"] == [] and desk.get("logbook")["games"] == []
    begin(desk, "10.1")
    assert len(desk.get("games")["games"]) == desk.app.storage.count() == 1


def test_stars_that_cannot_be_read_count_as_none() -> None:
    desk = Desk()
    for text in ("no json", "[]", '{"format": "maszyna/lessons@1", "stars": {"1.1": "x"}}', '{"stars": {"1.1": 3}}'):
        desk.app.storage.keep("lessons", text)
        assert desk.get("learn")["next"] == "1.1"
    desk.app.storage.keep("lessons", '{"format": "maszyna/lessons@1", "stars": {"1.1": 3, "1.2": 9, "77.1": 1}}')
    assert desk.get("learn")["next"] == "1.2"


def test_no_such_stage() -> None:
    desk = Desk()
    status, problem = desk.ask("POST", "learn/11.1", {})
    assert status == 404 and "10.1" in problem["detail"]
    game = desk.new("scythe", {"seats": [{}, {"player": "automa"}]})
    assert game["view"]["lesson"] is None
    assert desk.ask("POST", f"games/{game['id']}/lesson", {})[0] == 404
