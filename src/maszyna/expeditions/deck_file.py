"""A file of house rules for the Automa of Expeditions, `maszyna/expeditions-deck@1`: decision cards, progress cards.

    {"format": "maszyna/expeditions-deck@1", "own_cards": [...], "own_levels": [...]}

Each may be absent: then the printed cards hold. ``own_cards`` is the whole deck, as in a setup; ``own_levels`` are
progress cards of any level, and a game takes the one of its level.
"""

import json
from typing import Final

from maszyna.expeditions.facts.decision_cards import MOST_GLORY, PARTS, DecisionCard, decision_cards
from maszyna.expeditions.facts.progress import ProgressCard, progress_cards
from maszyna.expeditions.ids import CORRUPTION, FARTHEST, LEVELS, MOST_CARDS, MOST_TIMES, SYMBOLS
from maszyna.expeditions.own_cards import (
    LEAST_DECK,
    progress_card_schema,
    read_deck,
    read_own_card,
    write_decision_card,
    write_own_card,
)
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import file_schema, record, whole_number

FORMAT: Final = "maszyna/expeditions-deck@1"
FILE: Final = "deck file"
OWN_CARDS: Final = "own_cards"
OWN_LEVELS: Final = "own_levels"


class ExpeditionsDeck:
    """House rules as they were entered."""

    def __init__(self, cards: list[DecisionCard], levels: list[ProgressCard]) -> None:
        self.cards = cards  # the whole deck; none: the printed one
        self.levels = levels

    def of_level(self, level: int) -> ProgressCard | None:
        return next((card for card in self.levels if card.level == level), None)

    def of_setup(self, level: int) -> dict[str, object]:
        """The fields of a setup of this level."""
        found: dict[str, object] = {}
        if self.cards:
            found[OWN_CARDS] = [write_decision_card(card) for card in self.cards]
        own = self.of_level(level)
        if own is not None:
            found["progress_card"] = write_own_card(own)
        return found

    def document(self) -> dict[str, object]:
        found: dict[str, object] = {"format": FORMAT}
        if self.cards:
            found[OWN_CARDS] = [write_decision_card(card) for card in self.cards]
        if self.levels:
            found[OWN_LEVELS] = [write_own_card(card) for card in self.levels]
        return found


def read_expeditions_deck(document: object, where: str = FILE) -> ExpeditionsDeck:
    fields = Part(document, where).fields(["format", OWN_CARDS, OWN_LEVELS])
    needed(fields, "format", "quoted", where, text=FORMAT).name([FORMAT])
    cards = read_deck(fields[OWN_CARDS]) if OWN_CARDS in fields else []
    levels: list[ProgressCard] = []
    for part in fields[OWN_LEVELS].items("cards") if OWN_LEVELS in fields else []:
        card = read_own_card(part, on_file=True)
        if card.level in [other.level for other in levels]:
            raise FormatError(f"{part.where}.level", "level_listed_twice", level=card.level)
        levels.append(card)
    return ExpeditionsDeck(cards, sorted(levels, key=lambda card: card.level))


def write_expeditions_deck(deck: ExpeditionsDeck) -> str:
    """The file of these house rules, a card a line."""
    parts = [f'{{"format": "{FORMAT}"']
    for name, value in deck.document().items():
        if isinstance(value, list):
            lines = ",".join([f"\n  {json.dumps(item, ensure_ascii=False)}" for item in value])
            parts.append(f'"{name}": [{lines}]')
    return ",\n ".join(parts) + "}\n"


def printed_deck() -> ExpeditionsDeck:
    """Everything on file, to begin from."""
    return ExpeditionsDeck(list(decision_cards()), list(progress_cards().cards))


def schema() -> dict[str, object]:
    """The file format as a JSON Schema; that stars ascend and three cards have a progress mark it cannot say."""
    glory: dict[str, object] = whole_number(0, MOST_GLORY)
    plain = record({"symbol": {"enum": SYMBOLS[:CORRUPTION]}, "glory": glory}, ["symbol", "glory"])
    times = {"symbol": {"const": SYMBOLS[CORRUPTION]}, "glory": glory, "times": whole_number(1, MOST_TIMES)}
    target: dict[str, object] = {"oneOf": [plain, record(times, list(times))]}
    flag: dict[str, object] = {"type": "boolean"}
    part = record({"sweep": flag, "distance": whole_number(1, FARTHEST), "target": target}, ["sweep", "distance"])
    fields: dict[str, object] = {"number": whole_number(1, MOST_CARDS), "progress": flag, **dict.fromkeys(PARTS, part)}
    title = "House rules for the Automa of Expeditions: decision cards and progress cards"
    cards: dict[str, object] = {
        "type": "array", "items": record(fields, list(fields)), "minItems": LEAST_DECK, "maxItems": MOST_CARDS
    }  # fmt: skip
    levels: dict[str, object] = {"type": "array", "items": progress_card_schema(list(range(1, LEVELS + 1)))}
    return file_schema(title, FORMAT, {OWN_CARDS: cards, OWN_LEVELS: levels}, [])
