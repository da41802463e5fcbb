"""What the digital game of Scythe and the companion beside a real board share as kinds of games."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import GameKind
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.setup_page import choice, field
from maszyna.app.base.storage import Storage
from maszyna.app.scythe_common.end import end_page, scores
from maszyna.app.scythe_common.end_scene import end_scene
from maszyna.app.scythe_common.fight_result import decided_in, fight_result, is_open, is_read
from maszyna.app.scythe_common.film_page import film_page, filmed, moment
from maszyna.app.scythe_common.log import log_turns
from maszyna.app.scythe_common.own_deck import with_own_deck
from maszyna.app.scythe_common.score_curve import CurvePoint, score_curve
from maszyna.app.scythe_common.seats import round_of, seat_names
from maszyna.app.scythe_common.setup import advice, bases_board, default_setup, scythe_fields, with_own_tiles
from maszyna.app.scythe_common.shared_position import code_of
from maszyna.app.scythe_common.story import choices_view, entry_told, is_automa_turn, narrowed, story, told
from maszyna.app.scythe_common.turn_choices import choices_of, first_with_move
from maszyna.kernel.errors import FormatError
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, G, Record
from maszyna.pictures.screen.art import art_key, keep
from maszyna.pictures.screen.layers import small_board
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FACTIONS, PLACES
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table.read_step import ADJUST
from maszyna.scythe.table.table import CARDS, dealt_setup
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS
from maszyna.speech.scythe.turn_prose import CHOICES


def why_page(record: Record[Any], position: Position, at: int, choice: int, place: str, words: Language) -> Doc | None:
    """The K-th choice of an action: all its steps, and for a place when it fell out; None if there is none."""
    events = record.told(at) if at else []
    found = choices_of(events)
    if choice > len(found):
        return None
    index = found[choice - 1]
    event = events[index]
    choices = choices_view(events, at, position, words)
    document: Doc = {
        **choices[choice - 1],
        "choices": len(found),
        "names": [one["about"] for one in choices],
        "steps": [step for step in narrowed(events, index, position, words) if step["kind"] == "narrow"],
        "place": None,
        "say": None,
    }
    if place:
        number = place_number(place)
        then = event.position or position
        document["place"] = PLACE_KEYS[number]
        document["say"] = words.text(words.scythe.fell_out(then, event.seat, event.trace or [], number))
    return document


def place_number(place: str) -> int:
    """A place by its key or by its number."""
    if place in PLACE_NUMBERS and 0 < PLACE_NUMBERS[place] < PLACES:
        return PLACE_NUMBERS[place]
    if place.isascii() and place.isdigit() and len(place) < 3 and f"t{int(place)}" in PLACE_NUMBERS:
        return int(place)
    raise FormatError("place", "needs_territory", first="28", second="t28")


MOST_SEATS: Final = len(FACTIONS)


class ScytheKind(GameKind[G]):
    def scythe(self, game: G) -> Scythe:
        """The game of Scythe itself: what is played, or what a table keeps."""
        raise NotImplementedError

    def order(self, record: Record[G]) -> tuple[list[int], str]:
        """The seats, the first one first, and what put it there."""
        raise NotImplementedError

    def moments(self, record: Record[G]) -> list[CurvePoint]:
        """The scores at the end of every turn of every seat, those of the start first."""
        raise NotImplementedError

    def seat_names(self, record: Record[G]) -> list[str]:
        return seat_names(self.scythe(record.game))

    def people(self, record: Record[G]) -> list[int]:
        seats = self.scythe(record.game).position.seats
        return [number for number, seat in enumerate(seats) if seat.player == HUMAN]

    def turn(self, record: Record[G]) -> int:
        game = self.scythe(record.game)
        return round_of(game.turns, game.seats_at_table())

    def turns_begun(self, record: Record[G]) -> int:
        return self.scythe(record.game).turns

    def told(self, record: Record[G], entry: Entry, words: Language, sees: int) -> list[Text]:
        return entry_told(entry, self.scythe(record.game).position, words, sees)

    def last_told(self, record: Record[G], words: Language) -> Text | None:
        if not record.actions:
            return None
        entry = record.entries[-1]
        if not entry.events:
            texts = self.told(record, entry, words, NOBODY)
        else:
            texts = told(entry.events[-1:], self.scythe(record.game).position, words, NOBODY)
        return texts[-1] if texts else None

    def begins_turn(self, entry: Entry) -> bool:
        return any(event.kind == TURN_BEGAN for event in entry.events)

    def first_choice(self, entry: Entry) -> int:
        return first_with_move(entry.events)

    def has_choices(self, entry: Entry) -> bool:
        return any(event.kind in CHOICES for event in entry.events)

    def has_story(self, entry: Entry) -> bool:
        """Whether what came of an action is told before the next question."""
        return is_automa_turn(entry)

    def last_story(self, record: Record[G], words: Language, sees: int) -> Doc | None:
        """The last action with a story, told again as often as wanted; made once for each reader."""
        for number in range(len(record.actions), 0, -1):
            entry = record.entries[number]
            if self.has_story(entry):
                key = (words.lang, "story", sees)
                if key not in entry.cache:
                    then = record.game if number == len(record.actions) else record.at(number)
                    game = self.scythe(record.game)
                    turns = self.story_turns(record, words, sees, number)
                    entry.cache[key] = story(entry, number, game, self.scythe(then).position, words, sees, turns)
                found: Doc = entry.cache[key]
                return found
        return None

    def story_turns(self, record: Record[G], words: Language, sees: int, number: int) -> list[Doc]:
        """What an action led to, as a board plays it."""
        return filmed(record, self.scythe, words, sees, number, number).turns

    def film(self, record: Record[G], words: Language, sees: int, first: int, last: int) -> Doc | None:
        return film_page(record, self.scythe, words, sees, first, last)

    def code(self, record: Record[G], words: Language, turn: int, step: int) -> str:
        return code_of(moment(record, self.scythe, words, turn, step))

    def last_result(self, record: Record[G], words: Language, you: int) -> Doc | None:
        """How the last combat ended, until the seat that reads it has gone on."""
        number = decided_in(record)
        game = self.scythe(record.game)
        if not number or is_read(record, number, you) or (game.combat is not None and is_open(record, number)):
            return None
        then = record.game if number == len(record.actions) else record.at(number)
        return fight_result(record, number, game, self.scythe(then).position, words, you)

    def log(self, record: Record[G], words: Language, sees: int) -> list[Doc]:
        return log_turns(record, self.scythe(record.game).position, words, sees)

    def why(self, record: Record[G], at: int, choice: int, place: str, words: Language) -> Doc | None:
        return why_page(record, self.scythe(record.game).position, at, choice, place, words)

    def end(self, record: Record[G], words: Language) -> Doc:
        game, people = self.scythe(record.game), self.people(record)
        found = scores(game, *self.order(record), self.turn(record))
        you = people[0] if len(people) == 1 else NOBODY
        scene = end_scene(record, game, found, score_curve(record, self.moments), you, self.over(record), words)
        return {**end_page(record, game, found, self.over(record), words), "scene": scene}

    def end_scene(self, record: Record[G], viewer: Viewer, words: Language) -> Doc | None:
        """The end as a part of a view, as soon as the game is over."""
        if not self.over(record):
            return None
        game = self.scythe(record.game)
        you = viewer.acts[0] if len(viewer.acts) == 1 else NOBODY
        found = scores(game, *self.order(record), self.turn(record))
        return end_scene(record, game, found, score_curve(record, self.moments), you, True, words)

    def summary(self, record: Record[G]) -> Doc:
        game = self.scythe(record.game)
        summary: Doc = {"at": [own.at[:] for own in game.position.seats], "seats": seats_summary(game)}
        if self.over(record):
            summary["result"] = scores(game, *self.order(record), self.turn(record))
        return summary

    def title(self, summary: Doc, words: Language) -> Text:
        names = [words.faction(FACTIONS.index(seat["faction"])) for seat in summary.get("seats", [])]
        return words.spans_for("title", who=" · ".join(names), turn=summary.get("turn", 0))

    def thumbnail(self, summary: Doc, words: Language) -> str:
        """The board as it stands; of a game that was kept before boards were, the emblem."""
        seats, at = summary.get("seats", []), summary.get("at", [])
        if at:
            numbers = [FACTIONS.index(seat["faction"]) for seat in seats]
            return keep(small_board(tuple(zip(numbers, map(tuple, at), strict=True))))
        people = [seat["faction"] for seat in seats if seat["player"] == "human"]
        return art_key(f"emblem.{(people or FACTIONS)[0]}", words.lang)

    def with_own(self, setup: Doc, storage: Storage) -> Doc:
        return with_own_tiles(with_own_deck(setup, storage), storage)

    def setup_extras(self, setup: Doc, words: Language) -> Doc:
        return {
            "advice": words.text(advice(setup, words)),
            "most_seats": MOST_SEATS,
            "board": bases_board(setup, words),
        }


class BesideBoard(ScytheKind[G]):
    """What the companions share: who draws the Automa's cards is set up as well."""

    def begin(self, setup: Doc, seed: int) -> Record[G]:
        """The save of a new game names what was dealt at random."""
        return self.rules.new(dealt_setup(setup, seed), seed)

    def corrects(self, text: str) -> bool:
        return text.startswith(ADJUST)

    def default_setup(self) -> Doc:
        return {**default_setup(), "cards": CARDS[0]}

    def setup_fields(self, setup: Doc, words: Language, storage: Storage) -> list[Doc]:
        choices = [choice(name, words.say(f"cards_{name}")) for name in CARDS]
        cards = field("cards", "one", words.say("field_cards"), setup.get("cards", CARDS[0]), choices)
        return scythe_fields(setup, words, cards)


def seats_summary(game: Scythe) -> list[Doc]:
    found: list[Doc] = []
    for own, state in zip(game.position.seats, game.hidden, strict=True):
        one: Doc = {"faction": FACTIONS[own.faction], "player": "human" if own.player == HUMAN else "automa"}
        if isinstance(state, AutomaState):
            one["level"] = LEVELS[state.level]
        elif 0 <= own.mat < len(mats()):
            one["mat"] = mats()[own.mat].id
        found.append(one)
    return found
