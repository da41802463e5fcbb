"""Opponents that think, as a screen shows them: what they did since somebody last decided, and three reasons."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.story import steps_of
from maszyna.kernel.record import Record
from maszyna.players.opponents import reasons, strengths
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.common.numbers import signed
from maszyna.speech.scythe.review_texts import ReviewTexts

CACHE: Final = ("", "strengths", 0)


def strengths_of(record: Record[Any]) -> list[str]:
    """By seat; read once for each game."""
    cache = record.entries[0].cache
    if CACHE not in cache:
        cache[CACHE] = strengths(record.setup, record.seed)
    found: list[str] = cache[CACHE]
    return found


def story_of_opponents(record: Record[Scythe], sees: int, words: Language) -> Doc | None:
    """Everything since an opponent that thinks began to act, if nobody else has acted since."""
    names = strengths_of(record)
    last = len(record.actions)
    first = last
    while names and first and record.entries[first].seat >= 0 and names[record.entries[first].seat]:
        first -= 1
    if first == last:
        return None
    entries = record.entries[first + 1 :]
    events = [event for entry in entries for event in entry.events if event.kind != TURN_BEGAN]
    game = record.game
    steps = steps_of(events, game.position, game.hidden, words, sees)
    before = record.at(first)
    for seat in sorted({entry.seat for entry in entries}):
        why = why_text(before, game, seat, words)
        if why:
            steps.append({"id": f"why{seat}", "kind": "change", "event": "reasons", "say": words.text(why),
                          "seat": FACTIONS[game.position.seats[seat].faction]})  # fmt: skip
    faction = game.position.seats[entries[0].seat].faction
    title = words.spans_for("opponent_turn", faction=words.scythe.name("faction", faction))
    return {"key": f"turn-{last}", "at": last, "title": title, "card": None, "choices": [], "steps": steps}


def why_text(before: Scythe, after: Scythe, seat: int, words: Language) -> str:
    """Three terms that a turn has changed most for its seat."""
    found = reasons(before, after, seat)
    if not found:
        return ""
    texts = ReviewTexts(words.translator, words.scythe)
    terms = [f"{texts.term(name)} {signed(words.translator, coins, 1)}" for name, coins in found]
    faction = words.scythe.name("faction", after.position.seats[seat].faction)
    return words.say("opponent_reasons", faction=faction, terms=", ".join(terms))
