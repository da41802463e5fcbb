"""The answers of the commands as sentences for people."""

from maszyna.scythe.byhand.combat import CombatAnswer
from maszyna.scythe.byhand.turn import TurnAnswer
from maszyna.scythe.notation.score_answer import seat_scores
from maszyna.scythe.score.with_automa import decided_for, table_ranking, table_winners
from maszyna.scythe.state import Position
from maszyna.speech.scythe.texts import Voice
from maszyna.speech.scythe.turn_prose import CHOICES, choice_line, empty


def turn_lines(voice: Voice, answer: TurnAnswer) -> list[str]:
    position = answer.layout.position
    lines = []
    for event in answer.events:
        if event.kind in CHOICES:
            lines.append(choice_line(voice, event))
        elif not empty(event):
            lines.append(voice.sentence(position, event))
    if answer.combat is not None:
        follows = "air_combat_follows" if answer.combat.in_the_air else "combat_follows"
        lines.append(voice.phrase(follows, place=voice.at(answer.combat.place)))
    return lines


def combat_lines(voice: Voice, answer: CombatAnswer) -> list[str]:
    position = answer.layout.position
    return [voice.sentence(position, event) for event in answer.events if not empty(event)]


def score_lines(voice: Voice, position: Position, cooperative: bool) -> list[str]:
    """The score of every seat by its parts, best first, then the winner and what decided."""
    scores = seat_scores(position)
    order = table_ranking(position)
    lines = []
    for seat in order:
        own, score = position.seats[seat], scores[seat]
        parts = [part for part in score if part not in ("faction", "total")]
        shown = ", ".join(f"{voice.phrase(part).lower()}: {score[part]}" for part in parts)
        faction, player = voice.name("faction", own.faction), voice.name("player", own.player)
        lines.append(voice.phrase("score", faction=faction, player=player, total=score["total"], parts=shown))
    winners = [voice.name("faction", position.seats[seat].faction) for seat in table_winners(position, cooperative)]
    decided = voice.decided(decided_for(position, cooperative))
    return [*lines, f"{voice.phrase('winner', faction=', '.join(winners))} {decided}"]
