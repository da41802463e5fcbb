"""The answers of the commands as sentences for people."""

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS
from maszyna.scythe.automa.score import table_decided_by, table_ranking
from maszyna.scythe.events import AUTOMA_AIRSHIP, AUTOMA_GROUP, GAINED
from maszyna.scythe.notation.answers import seat_scores
from maszyna.scythe.notation.deciding import FLIGHT, Decided
from maszyna.scythe.notation.fighting import Fought
from maszyna.scythe.notation.turning import Turned
from maszyna.scythe.state import Position
from maszyna.speech.moments import before
from maszyna.speech.voice import Voice

INDENT = "  "


def decided_lines(said: Voice, answer: Decided) -> list[str]:
    """What the Automa does, and under it the narrowing step by step."""
    position, seat, choice = answer.layout.position, answer.seat, answer.choice
    trace = choice.trace or []
    if answer.symbol == FLIGHT:
        return [said.sentence(position, Event(AUTOMA_AIRSHIP, seat, choice.origin, choice.to, 0, trace))]
    whole = said.summary(position, seat, answer.symbol, trace, choice.reason)
    steps = said.trace(position, seat, answer.symbol, trace, choice.reason) if trace else []
    return [named(said, answer.symbol, whole), *(INDENT + step for step in steps)]


def turned_lines(said: Voice, answer: Turned) -> list[str]:
    position = answer.layout.position
    lines = []
    for index, event in enumerate(answer.events):
        if event.kind == AUTOMA_GROUP:
            lines.append(group_line(said, before(position, answer.events[index + 1 :]), event))
        elif not empty(event):
            lines.append(said.sentence(position, event))
    if answer.combat is not None:
        lines.append(said.phrase("combat_follows", place=said.at(answer.combat.place)))
    return lines


def fought_lines(said: Voice, answer: Fought) -> list[str]:
    position = answer.layout.position
    return [said.sentence(position, event) for event in answer.events if not empty(event)]


def score_lines(said: Voice, position: Position) -> list[str]:
    """Everybody's coins by where they come from, the winner first, and what decided."""
    scores = seat_scores(position)
    order = table_ranking(position)
    lines = []
    for seat in order:
        own, score = position.seats[seat], scores[seat]
        parts = [part for part in score if part not in ("faction", "total")]
        shown = ", ".join(f"{said.phrase(part).lower()}: {score[part]}" for part in parts)
        faction, player = said.name("faction", own.faction), said.name("player", own.player)
        lines.append(said.phrase("score", faction=faction, player=player, total=score["total"], parts=shown))
    winner = said.phrase("winner", faction=said.name("faction", position.seats[order[0]].faction))
    return [*lines, f"{winner} {said.decided(table_decided_by(position))}"]


def group_line(said: Voice, position: Position, event: Event) -> str:
    """A group of the move row on the board it was tried on: what it made the Automa do, and why."""
    reason = REASONS[event.second]
    return named(said, event.first, said.summary(position, event.seat, event.first, event.trace or [], reason))


def group_steps(said: Voice, position: Position, event: Event) -> list[str]:
    trace = event.trace or []
    return said.trace(position, event.seat, event.first, trace, REASONS[event.second]) if trace else []


def named(said: Voice, symbol: int, sentence: str) -> str:
    return said.phrase("group", symbol=said.name("symbol", symbol), sentence=sentence)


def empty(event: Event) -> bool:
    """Cards gained when none are left to draw."""
    return event.kind == GAINED and event.second == 0
