"""The answers of the commands as sentences for people."""

from typing import TYPE_CHECKING

from maszyna.scythe.notation.score_answer import seat_scores
from maszyna.scythe.position_requests.combat_request import CombatAnswer
from maszyna.scythe.position_requests.turn_request import TurnAnswer
from maszyna.scythe.score.with_automa import decided_for, table_ranking, table_winners
from maszyna.scythe.state import Position
from maszyna.speech.scythe.turn_prose import CHOICES, INDENT, choice_line, nothing_gained

if TYPE_CHECKING:
    from maszyna.speech.scythe.texts import ScytheTexts


def turn_lines(texts: "ScytheTexts", answer: TurnAnswer) -> list[str]:
    position = answer.layout.position
    lines = []
    for number, event in enumerate(answer.events):
        if event.kind in CHOICES:
            lines.append(choice_line(texts, event))
        elif not nothing_gained(event):
            lines.append(texts.sentence(position, event))
        lines += [INDENT + remark for remark in texts.remarks(position, answer.layout.hidden, answer.events, number)]
    if answer.combat is not None:
        follows = "air_combat_follows" if answer.combat.in_the_air else "combat_follows"
        lines.append(texts.phrase(follows, place=texts.at(answer.combat.place)))
    return lines


def combat_lines(texts: "ScytheTexts", answer: CombatAnswer) -> list[str]:
    position = answer.layout.position
    return [texts.sentence(position, event) for event in answer.events if not nothing_gained(event)]


def score_lines(texts: "ScytheTexts", position: Position, cooperative: bool) -> list[str]:
    """The score of every seat by its parts, best first, then the winner and what decided."""
    scores = seat_scores(position)
    order = table_ranking(position)
    lines = []
    for seat in order:
        own, score = position.seats[seat], scores[seat]
        parts = [part for part in score if part not in ("faction", "total")]
        shown = ", ".join(f"{texts.phrase(part).lower()}: {score[part]}" for part in parts)
        faction, player = texts.name("faction", own.faction), texts.name("player", own.player)
        lines.append(texts.phrase("score", faction=faction, player=player, total=score["total"], parts=shown))
    winners = [texts.name("faction", position.seats[seat].faction) for seat in table_winners(position, cooperative)]
    decided = texts.decided(decided_for(position, cooperative))
    return [*lines, f"{texts.phrase('winner', faction=', '.join(winners))} {decided}"]
