"""`maszyna expeditions explain`: a session at a table turn by turn, each mech's search as it narrowed."""

from maszyna.commands.io.language import Lang, expeditions_texts_of
from maszyna.commands.io.replay_walk import Saved, SaveStory, Turn, walk_through
from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.notation.turn_request import TurnAnswer
from maszyna.expeditions.score import automa_sources, human_sources
from maszyna.games import EXPEDITIONS
from maszyna.speech.expeditions.texts import ExpeditionsTexts, event_lines


def explain(file: Saved, turn: Turn = None, lang: Lang = None) -> None:
    """Tell a saved session turn by turn, with every step of each mech's search."""
    texts = expeditions_texts_of(lang)
    walk_through(
        file,
        turn,
        SaveStory(
            kind=EXPEDITIONS,
            begins=TURN_BEGAN,
            setup=lambda record: [texts.say("game", seed=record.seed, level=record.game.position.card.level)],
            lines=lambda record, told: [texts.sentence(told[0]), *event_lines(texts, told[1:])],
            end=lambda record: end_lines(texts, record.game),
        ),
    )


def turn_lines(texts: ExpeditionsTexts, answer: TurnAnswer) -> list[str]:
    return event_lines(texts, answer.events, "")


def end_lines(texts: ExpeditionsTexts, game: Expedition) -> list[str]:
    """Where the coins of both sides come from; the last event has told who won."""
    if not game.is_over():
        return [texts.say("unfinished", who=texts.seat(game.turn))]
    sides = [human_sources(game.human), automa_sources(game.position, game.tuning)]
    return [texts.coins(seat, sources) for seat, sources in enumerate(sides)]
