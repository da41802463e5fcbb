"""Scythe with the Automa's cards only, as a kind of game."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import headline
from maszyna.app.base.requester import Viewer
from maszyna.app.base.storage import Storage
from maszyna.app.scythe_cards.view import cards_view, decision
from maszyna.app.scythe_common.log import FIGHT, STAR, new_turn
from maszyna.app.scythe_common.scythe_kind import BesideBoard, seats_summary
from maszyna.app.scythe_common.seats import seat_names
from maszyna.app.scythe_common.story import event_text
from maszyna.games import SCYTHE_CARDS
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.cards_only.cards_end import automa_score, counted
from maszyna.scythe.cards_only.cards_table import NOT_WITHOUT_BOARD, CardsTable
from maszyna.scythe.cards_only.from_board import table_steps
from maszyna.scythe.cards_only.played_cards import PlayedCards
from maszyna.scythe.events import (
    AUTOMA_COMBAT_CARD,
    COMBAT_BEGAN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    STAR_PLACED,
    TURN_BEGAN,
    UNIT_RETREATED,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table import Missing, Refusal
from maszyna.scythe.table.played_table import GAME as WITH_BOARD

# Of a combat the screen says more than the events, which know no place here.
NOT_SAID = (COMBAT_BEGAN, COMBAT_COMMITTED, COMBAT_WON, UNIT_RETREATED, TURN_BEGAN)
SOURCES = ["coins", "stars", "territories", "resources", "structure_bonus"]
NOT_ABOUT_CARDS = ["structure_bonus", *NOT_WITHOUT_BOARD]


class ScytheCards(BesideBoard[PlayedCards]):
    key = "scythe-cards"
    rules = SCYTHE_CARDS

    def scythe(self, game: PlayedCards) -> Scythe:
        return game.cards.table.game

    def order(self, record: Record[PlayedCards]) -> tuple[list[int], str]:
        found = totals(record.game.cards)
        order = sorted(range(len(found)), key=lambda seat: (-found[seat], self.is_automa(record, seat)))
        return order, "coins"

    def is_automa(self, record: Record[PlayedCards], seat: int) -> bool:
        return self.scythe(record.game).position.seats[seat].player == AUTOMA

    def over(self, record: Record[PlayedCards]) -> bool:
        return record.game.cards.is_over() and counted(record.game.cards)

    def turn(self, record: Record[PlayedCards]) -> int:
        return record.game.cards.table.round()

    def deciding(self, record: Record[PlayedCards]) -> int:
        return NOBODY if self.over(record) else record.game.cards.table.person()

    def option(self, record: Record[PlayedCards], key: str, words: Language) -> str | None:
        found = decision(record.game.cards, words)
        return next((one["action"] for one in found["options"] if one["id"] == key), None) if found else None

    def refused(self, record: Record[PlayedCards], error: MaszynaError, text: str, words: Language) -> tuple[str, Doc]:
        if isinstance(error, Refusal):
            return "problem_refused", {"code": error.code, "say": words.text(words.companion.refusal(error))}
        if isinstance(error, Missing):
            game = self.scythe(record.game)
            say = words.text(words.companion.question(game.position, error))
            needs = {"field": error.field, "most": error.most, "seat": seat_names(game)[error.seat]}
            return "problem_needs", {"code": "missing", "say": say, "needs": needs}
        return super().refused(record, error, text, words)

    def view(self, record: Record[PlayedCards], viewer: Viewer, words: Language, past: bool, free: int) -> Doc:
        return cards_view(record, viewer, words, past, lambda entry: self.told(record, entry, words, NOBODY))

    def told(self, record: Record[PlayedCards], entry: Entry, words: Language, sees: int) -> list[Text]:
        position = self.scythe(record.game).position
        said = [event_text(event, position, words, sees) for event in said_of(entry)]
        return [*own_words(entry, words), *(text for text in said if text)]

    def last_told(self, record: Record[PlayedCards], words: Language) -> Text | None:
        texts = self.told(record, record.entries[-1], words, NOBODY) if record.actions else []
        return texts[-1] if texts else None

    def last_step(self, record: Record[PlayedCards], words: Language) -> str:
        texts = self.told(record, record.entries[-1], words, NOBODY)
        return words.line(texts[0]) if texts else words.companion.spoken(record.actions[-1])

    def has_choices(self, entry: Entry) -> bool:
        return False

    def log(self, record: Record[PlayedCards], words: Language, sees: int) -> list[Doc]:
        """A turn of an Automa with all that was said in it; what comes after it until the next one, too."""
        position = self.scythe(record.game).position
        turns: list[Doc] = []
        for at, entry in enumerate(record.entries):
            begun = next((event for event in entry.events if event.kind == TURN_BEGAN), None)
            if begun is not None or not turns:
                seat = begun.seat if begun is not None else record.game.cards.table.person()
                number = len([turn for turn in turns if turn["number"]]) + 1 if begun is not None else 0
                turns.append(new_turn(at, number, seat, position, words))
            seat_name = turns[-1]["seat"]
            for text in own_words(entry, words):
                turns[-1]["lines"].append({"at": at, "seat": seat_name, "say": text, "about": None})
            for event in said_of(entry):
                about = STAR if event.kind == STAR_PLACED else FIGHT if event.kind == AUTOMA_COMBAT_CARD else None
                say = event_text(event, position, words, sees)
                if say:
                    who = FACTIONS[position.seats[event.seat].faction]
                    turns[-1]["lines"].append({"at": at, "seat": who, "say": say, "about": about})
        return turns

    def film(self, record: Record[PlayedCards], words: Language, sees: int, first: int, last: int) -> Doc | None:
        """Without a board there is nothing to see."""
        return None

    def why(self, record: Record[PlayedCards], at: int, choice: int, place: str, words: Language) -> Doc | None:
        return None

    def person(self, record: Record[PlayedCards]) -> str:
        """The only person's seat; nobody reads these scores but that person."""
        seats = self.scythe(record.game).position.seats
        people = [FACTIONS[own.faction] for own in seats if own.player == HUMAN]
        return people[0] if len(people) == 1 else ""

    def end(self, record: Record[PlayedCards], words: Language) -> Doc:
        found = result(record, self)
        names = {FACTIONS[own.faction]: words.faction(own.faction) for own in self.scythe(record.game).position.seats}
        rows = [{"key": key, "name": words.scythe.phrase(key),
                 "cells": [{"seat": row["seat"], "value": row[key], "sum": None} for row in found["scores"]]}
                for key in ("coins", "stars", "territories", "total")]  # fmt: skip
        return {
            "format": "maszyna/end@1", "page": "end", "over": self.over(record),
            "title": headline(found, names, words, self.person(record)), "decided": [],
            "seats": [{"key": row["seat"], "name": names[row["seat"]]} for row in found["scores"]],
            "rows": rows, "winners": found["winners"], "turns": found["turns"], "course": [], "turning_points": [],
            "unknown": [], "near": [],
        }  # fmt: skip

    def summary(self, record: Record[PlayedCards]) -> Doc:
        found: Doc = {"seats": seats_summary(self.scythe(record.game))}
        if self.over(record):
            found["result"] = result(record, self)
        return found

    def known_for(self, record: Record[PlayedCards], kind: str) -> tuple[Doc, list[str]] | None:
        """With the board, which the people then tell: until they do, every unit in play is on its base."""
        cards = record.game.cards
        if kind != WITH_BOARD or cards.is_over() or cards.card is not None or cards.losing:
            return None
        return dict(record.setup), table_steps(cards)

    def setup_fields(self, setup: Doc, words: Language, storage: Storage) -> list[Doc]:
        fields = super().setup_fields(setup, words, storage)
        return [one for one in fields if one["key"].split(".")[0] not in NOT_ABOUT_CARDS]

    def setup_extras(self, setup: Doc, words: Language) -> Doc:
        return {**super().setup_extras(setup, words), "advice": words.spans_for("advice_cards_only")}


def said_of(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.kind not in NOT_SAID]


def own_words(entry: Entry, words: Language) -> list[Text]:
    """What a step itself says: the symbol it answered for, workers driven off, a correction."""
    first = entry.text.split(" ")[0] if entry.text else ""
    if entry.instructions and first in ("done", "no"):
        return [words.spans_for(f"card_log_{first}", symbol=words.name("symbol", entry.instructions[0]))]
    if first == "end":
        return [words.spans_for("card_log_end")]
    if entry.text and not entry.events:
        return [words.spans_for("card_log_corrected", text=words.companion.spoken(entry.text))]
    return []


def totals(cards: CardsTable) -> list[int]:
    seats = cards.table.game.position.seats
    return [automa_score(cards, seat).total if own.player == AUTOMA else max(0, cards.score)
            for seat, own in enumerate(seats)]  # fmt: skip


def result(record: Record[PlayedCards], kind: ScytheCards) -> Doc:
    """All sides, the winner first; of the person only the sum is known."""
    cards = record.game.cards
    order, decided_by = kind.order(record)
    seats = cards.table.game.position.seats
    rows = []
    for seat in order:
        row: Doc = {"seat": FACTIONS[seats[seat].faction], **dict.fromkeys(SOURCES)}
        if seats[seat].player == AUTOMA:
            score = automa_score(cards, seat)
            row |= {"coins": score.coins, "stars": score.stars, "territories": score.territories}
        rows.append({**row, "total": totals(cards)[seat]})
    return {"scores": rows, "winners": [rows[0]["seat"]], "decided_by": decided_by, "turns": kind.turn(record)}
