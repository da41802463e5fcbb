"""The whole of Scythe on the screen, as a kind of game."""

from typing import ClassVar

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import Intent
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.setup_page import field
from maszyna.app.base.storage import LESSON, PUZZLE, GameRow, Storage
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.game_facts import game_facts
from maszyna.app.scythe.lessons import lesson_view, stage_of
from maszyna.app.scythe.own_puzzles import own_puzzles
from maszyna.app.scythe.puzzles import puzzle_view
from maszyna.app.scythe.sheet_intents import cargo, fight, lay, pay
from maszyna.app.scythe.since_last_decision import new_stars, since_last_turn, story_of_opponents, strengths_of
from maszyna.app.scythe.travel_intent import travel
from maszyna.app.scythe.turn_so_far import last_gesture, turn_before_combat, turn_summary, turn_view
from maszyna.app.scythe.view import scythe_view
from maszyna.app.scythe_common.fight import event_lines
from maszyna.app.scythe_common.fight_result import running_events
from maszyna.app.scythe_common.film_page import turns_since
from maszyna.app.scythe_common.hints import hints_view
from maszyna.app.scythe_common.place import place_page
from maszyna.app.scythe_common.score_curve import CurvePoint, moments
from maszyna.app.scythe_common.scythe_kind import ScytheKind
from maszyna.app.scythe_common.setup import default_setup, scythe_fields
from maszyna.games import SCYTHE
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, Record
from maszyna.players.opponents import is_theirs, play_opponents
from maszyna.scythe.events import COMBAT_WON
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.named_tokens import in_asked_order
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.score.with_automa import decided_for, table_ranking


class DigitalScythe(ScytheKind[Scythe]):
    key = "scythe"
    rules = SCYTHE
    hides = True
    has_review = True
    intents: ClassVar[dict[str, Intent]] = {"travel": travel, "cargo": cargo, "lay": lay, "pay": pay, "fight": fight}

    def scythe(self, game: Scythe) -> Scythe:
        return game

    def order(self, record: Record[Scythe]) -> tuple[list[int], str]:
        game = record.game
        return table_ranking(game.position), decided_for(game.position, game.is_cooperative())

    def moments(self, record: Record[Scythe]) -> list[CurvePoint]:
        return moments(record)

    def over(self, record: Record[Scythe]) -> bool:
        return record.game.over

    def people(self, record: Record[Scythe]) -> list[int]:
        names = strengths_of(record)
        return [seat for seat in super().people(record) if not names or not names[seat]]

    def is_thinking(self, record: Record[Scythe]) -> bool:
        return is_theirs(record.game, strengths_of(record))

    def let_think(self, record: Record[Scythe]) -> list[Entry]:
        taken = play_opponents(record, strengths_of(record))
        return record.entries[-taken:] if taken else []

    def deciding(self, record: Record[Scythe]) -> int:
        asking = record.game.asking
        return NOBODY if asking is None else asking.seat

    def in_asked_order(self, record: Record[Scythe], texts: list[str]) -> list[str]:
        return in_asked_order(record.game, texts)

    def option(self, record: Record[Scythe], key: str, words: Language) -> str | None:
        """An id is the engine's number of an option, which follows from the position alone."""
        game = record.game
        return next((game.text(action) for action in game.choices if f"o{action}" == key), None)

    def legal(self, record: Record[Scythe]) -> list[str]:
        return [] if record.game.asking is None else record.game.legal_texts()

    def left_out(self, record: Record[Scythe], text: str, words: Language) -> Text | None:
        game = record.game
        decision = game.asking
        if decision is None or text != decision.text(0) or not decision.declined_by(0):
            return None
        if isinstance(decision, ChooseUnit):
            return words.spans_for("left_units", number=decision.units)
        if decision.about.ends_turn:
            action = words.text(words.scythe.label(game, game.choices[-1]))
            return [*words.spans_for("left_bottom", action=""), *action]
        return None

    def last_gesture(self, record: Record[Scythe]) -> int:
        return last_gesture(record)

    def view(self, record: Record[Scythe], viewer: Viewer, words: Language, past: bool, free: int) -> Doc:
        story = story_of_opponents(record, viewer.sees, words) or self.last_story(record, words, viewer.sees)
        turns = [] if past else self.turns_since(record, words, viewer.sees)
        if story or turns:
            number = len(record.actions)
            story = {**(story or {"key": f"turn-{number}", "at": number, "card": None, "choices": [], "steps": []}),
                     "turns": turns}  # fmt: skip
        view = scythe_view(record.game, viewer, words, past, story)
        for seat, strength in zip(view["seats"], strengths_of(record), strict=False):
            if strength:
                seat["strength"] = strength
        if view["fight"]:
            view["fight"]["lines"] = event_lines(running_events(record), record.game.position, words, viewer.sees)
        return {
            **view,
            "lesson": None if past else lesson_view(record, words),
            "turn": turn_view(record, viewer, words, free),
            "since": None if past else since_last_turn(record, viewer.sees, words),
            "end": None if past else self.end_scene(record, viewer, words),
            "new_stars": [] if past else new_stars(record, viewer, words),
            "result": None if past else self.last_result(record, words, viewer.sees),
        }

    def last_result(self, record: Record[Scythe], words: Language, you: int) -> Doc | None:
        found = super().last_result(record, words, you)
        return found and {**found, "turn": turn_before_combat(record, found["at"], words, you)}

    def summary(self, record: Record[Scythe]) -> Doc:
        found = super().summary(record)
        for seat, strength in zip(found["seats"], strengths_of(record), strict=False):
            if strength:
                seat |= {"player": "thinks", "strength": strength}
        if self.over(record):
            found["facts"] = game_facts(record, self.people(record))
        stage = stage_of(record)
        return found | {LESSON: stage.key} if stage and not stage.guided else found

    def turns_since(self, record: Record[Scythe], words: Language, sees: int) -> list[Doc]:
        """What others have done since this seat last acted; made once for each reader."""
        cache, key = record.entries[-1].cache, (words.lang, "turns", sees)
        if key not in cache:
            cache[key] = turns_since(record, self.scythe, words, sees)
        found: list[Doc] = cache[key]
        return found

    def story_turns(self, record: Record[Scythe], words: Language, sees: int, number: int) -> list[Doc]:
        """A view shows all that has come since one's own last action instead."""
        return []

    def turn_summary(self, transaction: Transaction, words: Language) -> Doc:
        return turn_summary(transaction, words)

    def has_story(self, entry: Entry) -> bool:
        return super().has_story(entry) or any(event.kind == COMBAT_WON for event in entry.events)

    def place(self, record: Record[Scythe], key: str, words: Language) -> Doc:
        return place_page(record.game.position, key, words, at_table=False)

    def hints(self, record: Record[Scythe], viewer: Viewer, words: Language) -> list[Doc]:
        return hints_view(record, viewer, words)

    def exercise(self, row: GameRow, record: Record[Scythe], words: Language, storage: Storage) -> Doc:
        """The puzzle that the game is, from its first position on."""
        puzzle = own_puzzles(storage).all().get(row.meta[PUZZLE]) if PUZZLE in row.meta else None
        if puzzle is None or len(record.actions) < len(puzzle.actions):
            return {}
        return puzzle_view(puzzle, record, words)

    def default_setup(self) -> Doc:
        return {**default_setup(), "practice": False}

    def setup_fields(self, setup: Doc, words: Language, storage: Storage) -> list[Doc]:
        practice = field("practice", "flag", words.say("field_practice"), bool(setup.get("practice", False)), [])
        return scythe_fields(setup, words, practice, thinks=True)
