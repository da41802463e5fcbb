"""The companion beside a real table of Expeditions, as a kind of game."""

from typing import ClassVar

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import GameKind
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.setup_page import choice, field
from maszyna.app.base.storage import Storage
from maszyna.app.expeditions_table.corrections import ADJUST, location_page, sentences
from maszyna.app.expeditions_table.own_deck import (
    DECK,
    OWN,
    PRINTED,
    follows_own,
    kept_cards,
    kept_deck,
    with_own_deck,
)
from maszyna.app.expeditions_table.pages import SHEET_PARTS, end_page, end_scene, log_turns, scores, why_page
from maszyna.app.expeditions_table.story import instructions
from maszyna.app.expeditions_table.view import expeditions_view, label
from maszyna.expeditions.events import MechPart
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import (
    HUMAN,
    LEAST_ADVISED,
    LEAST_TUNING,
    LEVELS,
    MOST_ADVISED,
    MOST_TUNING,
    SEATS,
)
from maszyna.expeditions.own_cards import missing_card
from maszyna.expeditions.table.differences import differences
from maszyna.expeditions.table.read_line import meant
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import IllegalAction
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, Record
from maszyna.pictures.screen.art import art_key

LABELLED = ["done", "me", "explore", "take", "glory", "enough"]  # steps that a button says


class ExpeditionsTable(GameKind[Expedition]):
    key = "expeditions-table"
    rules = EXPEDITIONS
    sheet_parts: ClassVar[list[str]] = list(SHEET_PARTS)

    def over(self, record: Record[Expedition]) -> bool:
        return record.game.over

    def deciding(self, record: Record[Expedition]) -> int:
        asking = record.game.asking
        return NOBODY if asking is None else asking.seat

    def seat_names(self, record: Record[Expedition]) -> list[str]:
        return list(SEATS)

    def people(self, record: Record[Expedition]) -> list[int]:
        return [HUMAN]

    def turn(self, record: Record[Expedition]) -> int:
        return record.game.round()

    def read_line(self, record: Record[Expedition], line: str) -> list[str]:
        """The tokens of a tile may stand on one line."""
        return [line] if line in self.legal(record) else meant(record.game, line)

    def option(self, record: Record[Expedition], key: str, words: Language) -> str | None:
        game = record.game
        return next((game.text(action) for action in game.choices if f"o{action}" == key), None)

    def legal(self, record: Record[Expedition]) -> list[str]:
        return [] if record.game.over else record.game.legal_texts()

    def reason(self, error: IllegalAction, text: str, words: Language) -> Text:
        return words.place_text(words.expeditions.refusal(error, text))

    def view(self, record: Record[Expedition], viewer: Viewer, words: Language, past: bool, free: int) -> Doc:
        end = end_scene(record.game, words) if self.over(record) and not past else None
        return {**expeditions_view(record, viewer, words, past), "end": end}

    def told(self, record: Record[Expedition], entry: Entry, words: Language, sees: int) -> list[Text]:
        return [words.place_text(text) for text in sentences(record, record.entries.index(entry), words)]

    def last_told(self, record: Record[Expedition], words: Language) -> Text | None:
        texts = self.told(record, record.entries[-1], words, NOBODY) if record.actions else []
        return texts[-1] if texts else None

    def last_step(self, record: Record[Expedition], words: Language) -> str:
        text = record.actions[-1]
        if self.corrects(text):
            return " ".join(sentences(record, len(record.actions), words))
        return words.line(label(text, words)) if text.split()[0] in LABELLED else words.expeditions.spoken(text)

    def has_choices(self, entry: Entry) -> bool:
        return any(isinstance(event, MechPart) for event in entry.events)

    def corrects(self, text: str) -> bool:
        return text.startswith(ADJUST)

    def put_back(self, later: Record[Expedition], earlier: Record[Expedition], words: Language) -> list[Doc] | None:
        return instructions(differences(later.game, earlier.game), words)

    def log(self, record: Record[Expedition], words: Language, sees: int) -> list[Doc]:
        return log_turns(record, words)

    def why(self, record: Record[Expedition], at: int, choice: int, place: str, words: Language) -> Doc | None:
        return why_page(record, at, choice, place, words)

    def end(self, record: Record[Expedition], words: Language) -> Doc:
        return end_page(record.game, words)

    def place(self, record: Record[Expedition], key: str, words: Language) -> Doc:
        return location_page(record.game, key, words)

    def sheet(self, record: Record[Expedition], part: str, words: Language) -> list[Doc]:
        return SHEET_PARTS[part](record.game, words)

    def summary(self, record: Record[Expedition]) -> Doc:
        summary: Doc = {"level": record.game.position.card.level}
        if record.game.over:
            summary["result"] = scores(record.game)
        return summary

    def title(self, summary: Doc, words: Language) -> Text:
        return words.spans_for("title_level", level=summary.get("level", 0), turn=summary.get("turn", 0))

    def thumbnail(self, summary: Doc, words: Language) -> str:
        return art_key("expeditions.mech.human", words.lang)

    def default_setup(self) -> Doc:
        return {"level": progress_cards().first_game, "first": None, "tuning": 0}

    def with_own(self, setup: Doc, storage: Storage) -> Doc:
        return with_own_deck(setup, kept_cards(storage), storage)

    def setup_fields(self, setup: Doc, words: Language, storage: Storage) -> list[Doc]:
        say, own, deck = words.say, kept_cards(storage), kept_deck(storage)
        follows = follows_own(setup, own)
        levels = []
        for level in range(1, LEVELS + 1):
            there = own.of_level(level) or (deck.of_level(level) if follows else None)
            missing = missing_card(level) is not None and there is None
            levels.append(choice(level, words.expeditions.level(level), say("level_missing") if missing else None))
        first = [choice(None, say("any")), *(choice(name, say(f"first_{name}")) for name in SEATS)]
        tuning = say("field_tuning", least=f"{LEAST_ADVISED:+}", most=f"{MOST_ADVISED:+}")
        decks = [choice(PRINTED, say("deck_printed")), choice(OWN, say("deck_own"))]
        return [
            field("level", "one", say("field_level"), setup.get("level", progress_cards().first_game), levels),
            field("first", "one", say("field_first"), setup.get("first"), first),
            field("tuning", "number", tuning, setup.get("tuning", 0), [], least=LEAST_TUNING, most=MOST_TUNING),
            field(DECK, "one", say("field_expeditions_deck"), OWN if follows else PRINTED, decks),
        ]

    def setup_extras(self, setup: Doc, words: Language) -> Doc:
        return {
            "advice": words.spans_for("advice_expeditions", level=progress_cards().first_game),
            "most_seats": None,
            "board": None,
        }
