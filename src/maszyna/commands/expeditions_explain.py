"""`maszyna expeditions explain`: a session at a table turn by turn, each mech's search as it narrowed."""

from collections.abc import Iterator

from maszyna.commands.language import Lang, expeditions_voice_of
from maszyna.commands.prose import INDENT
from maszyna.commands.walking import Chapters, Saved, Turn, walk_through
from maszyna.expeditions.events import CARD, TURN_BEGAN, MechPart
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.notation.turning import Turned
from maszyna.expeditions.play.setup import GAME, RULES_VERSION, heard_game
from maszyna.expeditions.score import automa_sources, human_sources
from maszyna.expeditions.table import Session
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.speech.expeditions_voice import ExpeditionsVoice


def explain(file: Saved, turn: Turn = None, lang: Lang = None) -> None:
    """Walk through a saved session: every turn in sentences, each mech's search with its narrowing."""
    said = expeditions_voice_of(lang)
    walk_through(
        file,
        turn,
        Chapters(
            game=GAME,
            rules_version=RULES_VERSION,
            new_game=heard_game,
            heard=heard,
            begins=begins,
            setup=lambda record: [said.say("game", seed=record.seed, level=Session(record).game.position.card.level)],
            lines=lambda record, told: [said.sentence(told[0]), *event_lines(said, told[1:])],
            end=lambda record: end_lines(said, Session(record).game),
        ),
    )


def heard(record: Record, actions: list[str]) -> Iterator[Event]:
    """All that happened, from the beginning of the first turn on."""
    log = Session(record).game.log
    assert log is not None
    yield from log
    for action in actions:
        told = len(log)
        record.say(action)
        yield from log[told:]


def begins(event: Event) -> int:
    return event.first if event.kind == TURN_BEGAN else 0


def turned_lines(said: ExpeditionsVoice, answer: Turned) -> list[str]:
    return event_lines(said, answer.events, "")


def event_lines(said: ExpeditionsVoice, events: list[Event], indent: str = INDENT) -> list[str]:
    """A sentence for each event; a mech's search stands deeper below what it did."""
    lines: list[str] = []
    for event in events:
        lines.append(indent + said.sentence(event))
        if event.kind == CARD:
            lines.append(indent + INDENT + said.card(event.first))
        if isinstance(event, MechPart):
            lines += [indent + INDENT + step for step in said.trace(event)]
    return lines


def end_lines(said: ExpeditionsVoice, game: Expedition) -> list[str]:
    """Where the coins of both sides come from; who has won is told as the last event."""
    if not game.is_over():
        return [said.say("unfinished", who=said.seat(game.turn))]
    sides = [human_sources(game.human), automa_sources(game.position, game.tuning)]
    return [said.coins(seat, sources) for seat, sources in enumerate(sides)]
