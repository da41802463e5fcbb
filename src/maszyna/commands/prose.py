"""The answers of the commands as sentences for people."""

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS
from maszyna.scythe.automa.score import decided_for, table_ranking, table_winners
from maszyna.scythe.events import AUTOMA_AIRSHIP, AUTOMA_GROUP, GAINED
from maszyna.scythe.notation.answers import seat_scores
from maszyna.scythe.notation.deciding import FLIGHT, Decided
from maszyna.scythe.notation.fighting import Fought
from maszyna.scythe.notation.turning import Turned
from maszyna.scythe.state import Position
from maszyna.speech.moments import before
from maszyna.speech.voice import Voice

INDENT = "  "
CHOICES = (AUTOMA_GROUP, AUTOMA_AIRSHIP)  # events with a narrowing behind them


def decided_lines(said: Voice, answer: Decided) -> list[str]:
    """What the Automa does, and under it the narrowing step by step."""
    position, seat, choice = answer.layout.position, answer.seat, answer.choice
    trace = choice.trace or []
    if answer.symbol == FLIGHT:
        steps = said.flight(position, seat, choice.origin, trace)
        return [said.flight_summary(position, seat, choice.origin, trace), *(INDENT + step for step in steps)]
    whole = said.summary(position, seat, answer.symbol, trace, choice.reason)
    steps = said.trace(position, seat, answer.symbol, trace, choice.reason) if trace else []
    return [named(said, answer.symbol, whole), *(INDENT + step for step in steps)]


def turned_lines(said: Voice, answer: Turned) -> list[str]:
    position = answer.layout.position
    lines = []
    for index, event in enumerate(answer.events):
        if event.kind in CHOICES:
            lines.append(choice_line(said, before(position, answer.events[index:]), event))
        elif not empty(event):
            lines.append(said.sentence(position, event))
    if answer.combat is not None:
        lines.append(said.phrase("combat_follows", place=said.at(answer.combat.place)))
    return lines


def fought_lines(said: Voice, answer: Fought) -> list[str]:
    position = answer.layout.position
    return [said.sentence(position, event) for event in answer.events if not empty(event)]


def score_lines(said: Voice, position: Position, cooperative: bool) -> list[str]:
    """Everybody's coins by where they come from, the first of all first; who has won, and what decided."""
    scores = seat_scores(position)
    order = table_ranking(position)
    lines = []
    for seat in order:
        own, score = position.seats[seat], scores[seat]
        parts = [part for part in score if part not in ("faction", "total")]
        shown = ", ".join(f"{said.phrase(part).lower()}: {score[part]}" for part in parts)
        faction, player = said.name("faction", own.faction), said.name("player", own.player)
        lines.append(said.phrase("score", faction=faction, player=player, total=score["total"], parts=shown))
    winners = [said.name("faction", position.seats[seat].faction) for seat in table_winners(position, cooperative)]
    decided = said.decided(decided_for(position, cooperative))
    return [*lines, f"{said.phrase('winner', faction=', '.join(winners))} {decided}"]


def choice_line(said: Voice, position: Position, event: Event) -> str:
    """A group of the move row or a flight, on the board it was tried on: what the Automa did, and why."""
    if event.kind == AUTOMA_AIRSHIP:
        return said.flight_summary(position, event.seat, event.first, event.trace or [])
    reason = REASONS[event.second]
    return named(said, event.first, said.summary(position, event.seat, event.first, event.trace or [], reason))


def choice_steps(said: Voice, position: Position, event: Event) -> list[str]:
    trace = event.trace or []
    if event.kind == AUTOMA_AIRSHIP:
        return said.flight(position, event.seat, event.first, trace)
    return said.trace(position, event.seat, event.first, trace, REASONS[event.second]) if trace else []


def named(said: Voice, symbol: int, sentence: str) -> str:
    return said.phrase("group", symbol=said.name("symbol", symbol), sentence=sentence)


def empty(event: Event) -> bool:
    """Cards gained when none are left to draw."""
    return event.kind == GAINED and event.second == 0
