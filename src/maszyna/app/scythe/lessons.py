"""Lessons: small positions of a real game, each with goals that events of the engine fulfil.

The stages are data (`lessons.json`), their sentences are in `speech/app/lesson_texts.py`. A game is one of a stage if
it began with its setup and its seed, so a view needs nothing but the record. The last lesson is a whole game with
advice for its first turns.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.kernel.record import Record
from maszyna.scythe.game import Scythe
from maszyna.scythe.notation.trace import write_event
from maszyna.scythe.score.with_automa import table_ranking
from maszyna.scythe.state import HUMAN
from maszyna.speech.common.keys import PLACE_KEYS

FILE: Final = "lessons.json"
KEPT: Final = "lessons"  # the document of the owner with the stars
FORMAT: Final = "maszyna/lessons@1"
MOST_STARS: Final = 3
NOT_OF_EVENT: Final = ["total", "won", "also"]  # what a goal asks for beside an event; the last is another event


class LessonStage(NamedTuple):
    lesson: int
    number: int
    parts: int  # stages of the lesson
    setup: Doc
    seed: int
    sections: list[str]  # those that lead to the goals
    turns: int
    goals: list[Doc]  # an event with some of its fields; of a guided game one for each turn
    instead: list[Doc]  # events that lead away from the goals as long as one is open
    play: list[str]  # the goals in the fewest actions

    @property
    def key(self) -> str:
        return f"{self.lesson}.{self.number}"

    @property
    def guided(self) -> bool:
        """A whole game, of which the first turns have goals."""
        return "seats" in self.setup


@cache
def stages() -> list[LessonStage]:
    document = json.loads((files(__package__) / FILE).read_text("utf-8"))
    found: list[LessonStage] = []
    for lesson, parts in enumerate(document["lessons"], 1):
        for number, part in enumerate(parts, 1):
            setup = part.get("setup") or {"position": position_of(document, part["position"]), "practice": True}
            found.append(LessonStage(lesson, number, len(parts), setup, 10 * lesson + number, part.get("sections", []),
                               part.get("turns", 1), part["goals"], part.get("instead", []), part["play"]))  # fmt: skip
    return found


def position_of(document: Doc, part: Doc) -> Doc:
    """A position of a stage: what it does not say is as at the start, without encounters and objectives."""
    seats = {name: {**document[name], **part.get(name, {})} for name in ("human", "automa")}
    board = {"encounters": part.get("encounters", []), "resources": part.get("resources", {})}
    return {"format": "maszyna/scythe-position@1", **seats, **board}


def stage_of(record: Record[Any]) -> LessonStage | None:
    """The stage that a game belongs to."""
    return next((one for one in stages() if one.seed == record.seed and one.setup == record.setup), None)


def stage_named(key: str) -> LessonStage | None:
    return next((one for one in stages() if one.key == key), None)


def after(stage: LessonStage) -> str | None:
    """The key of the stage that follows."""
    at = stages().index(stage) + 1
    return stages()[at].key if at < len(stages()) else None


class Told(NamedTuple):
    """An event of the learner: its document, the number of its action, and the turn it fell into."""

    event: Doc
    action: int
    turn: int


class Course:
    """How far a game has come in its stage."""

    def __init__(self, record: Record[Scythe], stage: LessonStage) -> None:
        game = record.game
        self.record = record
        self.stage = stage
        self.seat = next(number for number, seat in enumerate(game.position.seats) if seat.player == HUMAN)
        self.won = game.over and table_ranking(game.position)[0] == self.seat
        self.told: list[Told] = []
        turn = 0
        for action, entry in enumerate(record.entries):
            for event in entry.events:
                if event.seat == self.seat:
                    document = write_event(game.position, event)
                    turn += document["event"] == "turn_began"
                    self.told.append(Told(document, action, turn))
        self.turn = turn
        self.reached = [self.reaches(number) for number in range(len(stage.goals))]

    def reaches(self, number: int) -> bool:
        """Whether a goal is reached; of a guided game each has its own turn."""
        goal = self.stage.goals[number]
        told = [one.event for one in self.told if not self.stage.guided or one.turn == number + 1]
        found = [event for event in told if fits(event, goal)]
        enough = sum(int(str(event["amount"])) for event in found) >= goal["total"] if "total" in goal else bool(found)
        both = "also" not in goal or any(fits(event, goal["also"]) for event in told)
        return enough and both and (self.won or not goal.get("won", False))

    @property
    def turns_over(self) -> bool:
        return self.turn > self.stage.turns or self.record.game.over

    @property
    def done(self) -> bool:
        return self.turns_over if self.stage.guided else all(self.reached)

    def open_goals(self) -> list[int]:
        """The goals to look at now."""
        if self.stage.guided:
            return [self.turn - 1] if not self.turns_over else []
        return [number for number, reached in enumerate(self.reached) if not reached]

    def stray(self) -> tuple[str, int] | None:
        """What leads away from the goals, and how many actions to take back for it."""
        if self.stage.guided or self.done:
            return None
        number = len(self.record.actions)
        if self.record.game.over:
            return "lesson_ended", number
        wanted = [self.stage.goals[one] for one in self.open_goals()]
        for one in self.told:
            event = one.event
            if event["event"] == "token_placed" and event["section"] not in self.stage.sections:
                return "lesson_section", number - one.action + 1
            near = any(goal["event"] == event["event"] for goal in wanted)
            missed = near and not any(fits(event, goal) for goal in self.stage.goals)
            if missed or any(fits(event, other) for other in self.stage.instead):
                return "lesson_other", number - self.began(one.action) + 1
        return ("lesson_turn_over", number) if self.turns_over else None

    def began(self, action: int) -> int:
        """The action with which the gesture of another began."""
        while action > 1 and self.record.entries[action].continues:
            action -= 1
        return action

    def stars(self, hinted: bool) -> int:
        """One for the goals, one without a hint, one for the fewest actions."""
        few = all(self.reached) if self.stage.guided else len(self.record.actions) <= len(self.stage.play)
        return 1 + (not hinted) + few


def fits(event: Doc, goal: Doc) -> bool:
    return all(event.get(name) == value for name, value in goal.items() if name not in NOT_OF_EVENT)


def lesson_view(record: Record[Scythe], words: Language) -> Doc | None:
    """The part of a view that guides through a stage; None in any other game."""
    stage = stage_of(record)
    if stage is None:
        return None
    course = Course(record, stage)
    key = f"lesson_{stage.lesson}_{stage.number}"
    shown = course.open_goals() if stage.guided else list(range(len(stage.goals)))
    stray = course.stray()
    hint = f"{key}_hint_{course.turn}" if stage.guided and not course.done else f"{key}_hint"
    left = [stage.goals[one] for one in course.open_goals() if not course.reached[one]]
    places = [goal.get("to") or goal.get("place") for goal in left]
    return {
        "key": stage.key,
        "lesson": stage.lesson,
        "stage": stage.number,
        "stages": stage.parts,
        "guided": stage.guided,
        "turns": stage.turns,
        "title": words.say(key),
        "say": words.spans_for(f"{key}_say"),
        "goals": [{"say": words.spans_for(f"{key}_goal_{one + 1}"), "done": course.reached[one]} for one in shown],
        "hint": words.spans_for(hint),
        "places": [PLACE_KEYS[place] for place in dict.fromkeys(places) if place],
        "done": course.done,
        "stray": {"say": words.spans_for(stray[0]), "back": stray[1]} if stray else None,
    }


def kept_stars(storage: Storage) -> dict[str, int]:
    """The stars of each stage that was finished; nothing where they cannot be read."""
    try:
        found = json.loads(storage.kept(KEPT) or "{}")
        stars = found["stars"] if found.get("format") == FORMAT else {}
        return {key: int(stars[key]) for key in stars if stage_named(key) and 0 < int(stars[key]) <= MOST_STARS}
    except (AttributeError, KeyError, TypeError, ValueError):
        return {}


def keep_stars(storage: Storage, stage: LessonStage, stars: int) -> None:
    """The best that was reached counts."""
    known = kept_stars(storage)
    document = {"format": FORMAT, "stars": {**known, stage.key: max(stars, known.get(stage.key, 0))}}
    storage.keep(KEPT, json.dumps(document))


def learn_page(storage: Storage, words: Language) -> Doc:
    """All lessons with the stars of their owner, and the stage that comes next."""
    known = kept_stars(storage)
    lessons = []
    for lesson in range(1, stages()[-1].lesson + 1):
        parts = [one for one in stages() if one.lesson == lesson]
        lessons.append({
            "lesson": lesson,
            "name": words.say(f"lesson_{lesson}"),
            "stars": min(known.get(one.key, 0) for one in parts),
            "stages": [
                {"key": one.key, "title": words.say(f"lesson_{lesson}_{one.number}"), "stars": known.get(one.key, 0)}
                for one in parts
            ],
        })  # fmt: skip
    following = next((one.key for one in stages() if one.key not in known), None)
    return {"format": "maszyna/learn@1", "page": "learn", "lessons": lessons, "next": following}
