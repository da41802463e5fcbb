"""The outcome of the last combat, on the screen until it has been read: what both showed and what came of it.

It is made of the events alone; what nobody may know is not in them.
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.automa.automa_combat import COLUMNS
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.events import AIRSHIP_RETREATED, COMBAT_WON, TOKEN_PLACED, UNIT_RETREATED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.combat.fought import BEGAN, Fought, FoughtSide, last_fought
from maszyna.scythe.state import AUTOMA, Position
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.scythe.fight_texts import FightLine, FightTexts

DRAWN_AS: Final = {
    "ability": "icon.swords", "star": "icon.star", "land": "icon.produce", "power": "icon.power",
    "popularity": "icon.popularity", "cards": "icon.combat_card",
}  # fmt: skip


def fight_result(
    record: Record[Any], number: int, game: Scythe, after: Position, words: Language, you: int
) -> Doc | None:
    """The combat that action ``number`` decided, told to the seat ``you``; ``after`` is the position then."""
    fought = last_fought(decided_events(record, number))
    if fought is None:
        return None
    texts = FightTexts(words.translator, after, you, lays=game.draws_unseen)
    decided = sum(event.kind == COMBAT_WON for entry in record.entries[: number + 1] for event in entry.events)
    events = record.entries[number].events
    return {
        "key": f"fight-{decided}",
        "at": number,
        "place": PLACE_KEYS[fought.place],
        "in_the_air": fought.in_the_air,
        "winner": FACTIONS[after.seats[fought.winner].faction],
        "yours": (you == fought.winner) if you in (fought.winner, fought.loser) else None,
        "title": words.text(texts.title(fought)),
        "reason": words.text(texts.reason(fought)),
        "stars": fought.stars(),
        "sides": [side_result(side, fought, game, after, texts, words) for side in fought.sides],
        "lines": [line_view(line, events, after, words) for line in texts.lines(fought)],
    }


def decided_in(record: Record[Any]) -> int:
    """The number of the last action that decided a combat; 0 if none did."""
    for number in range(len(record.actions), 0, -1):
        if any(event.kind == COMBAT_WON for event in record.entries[number].events):
            return number
    return 0


def is_read(record: Record[Any], number: int, you: int) -> bool:
    """Whether the reader has begun a turn since, or somebody has gone on where nobody in particular reads."""
    for entry in record.entries[number + 1 :]:
        if you == NOBODY and not any(event.kind == UNIT_RETREATED for event in entry.events):
            return True
        if entry.seat == you and any(event.kind == TOKEN_PLACED for event in entry.events):
            return True
    return False


def is_open(record: Record[Any], number: int) -> bool:
    """Whether the combat under way is the one that this action decided: where the beaten go is still asked."""
    events = events_from(record, number)
    last = max(place for place, event in enumerate(events) if event.kind == COMBAT_WON)
    return not any(event.kind in BEGAN for event in events[last:])


def decided_events(record: Record[Any], number: int) -> list[Event]:
    """All events from the beginning of the combat that this action decided: a retreat may have been chosen later."""
    return events_from(record, began_at(record, number))


def began_at(record: Record[Any], number: int) -> int:
    """The action with which the combat began that action ``number`` decided."""
    first = number
    while first and not any(event.kind in BEGAN for event in up_to_the_end(record.entries[first].events)):
        first -= 1
    return first


def running_events(record: Record[Any]) -> list[Event]:
    """The events of the combat under way."""
    first = len(record.actions)
    while first and not any(event.kind in BEGAN for event in record.entries[first].events):
        first -= 1
    events = events_from(record, first)
    return events[max([place for place, event in enumerate(events) if event.kind in BEGAN], default=0) :]


def events_from(record: Record[Any], first: int) -> list[Event]:
    return [event for entry in record.entries[first:] for event in entry.events]


def up_to_the_end(events: list[Event]) -> list[Event]:
    """What came before a combat was decided; after it the next one may begin at once."""
    ends = [place for place, event in enumerate(events) if event.kind == COMBAT_WON]
    return events[: ends[-1]] if ends else events


def side_result(
    side: FoughtSide, fought: Fought, game: Scythe, after: Position, texts: FightTexts, words: Language
) -> Doc:
    own = after.seats[side.seat]
    attacks, you = side is fought.sides[0], side.seat == texts.you
    role = ("you_attack" if attacks else "you_defend") if you else ("attacks" if attacks else "defends")
    document: Doc = {
        "seat": FACTIONS[own.faction],
        "name": words.plain(texts.who(side.seat)),
        "art": art_key(f"emblem.{FACTIONS[own.faction]}", words.lang),
        "attacks": attacks,
        "wins": side.seat == fought.winner,
        "role": words.say(role),
        "power": side.power,
        "cards": side.cards,
        "total": side.total,
        "say": words.text(texts.shown(side)),
        "table": None,
    }
    if own.player == AUTOMA and side.automa_card:
        card = card_of(game.automa(side.seat), side.automa_card)
        document["table"] = {
            "say": words.text(texts.say("table", card=side.automa_card, power=side.automa_power)),
            "columns": [
                {"power": label, "uses": uses, "counts": number == side.column}
                for number, (label, uses) in enumerate(zip(COLUMNS, card.combat_power, strict=True))
            ],
            "cards": card.combat_cards,
        }
    return document


def line_view(line: FightLine, events: list[Event], position: Position, words: Language) -> Doc:
    art = DRAWN_AS.get(line.about, "")
    if line.about == "unit" and line.event is not None:
        faction = FACTIONS[position.seats[line.event.seat].faction]
        air = line.event.kind == AIRSHIP_RETREATED
        kind = "airship" if air else UNIT_KINDS[unit_kind(field_of(line.event, "unit"))]
        art = f"airship.{faction}" if air else f"{kind}.{faction}.1"
    step = next((f"s{number}" for number, event in enumerate(events) if event is line.event), None)
    return {"about": line.about, "art": art_key(art, words.lang), "say": words.text(line.text), "step": step}
