"""`maszyna scythe decide`, `turn`, `combat` and `score`: questions about positions, one request per line."""

from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json, Requests, answer_all, answer_in_words, separated
from maszyna.commands.io.language import Lang, scythe_texts_later
from maszyna.commands.io.output import say, tell
from maszyna.commands.scythe.prose import combat_lines, score_lines, turn_lines
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.notation import Layout, has_teams, read_position, score_answer
from maszyna.scythe.position_requests.combat_request import answer_combat
from maszyna.scythe.position_requests.decide_request import answer_decide
from maszyna.scythe.position_requests.turn_request import answer_turn
from maszyna.speech.scythe.turn_prose import decide_lines


def score(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|-"),
    ],
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Score positions: the parts of every score, the winner, and what decided."""
    texts = scythe_texts_later(lang)

    def reply(number: int, layout: Layout) -> None:
        if to_json:
            say(score_answer(layout), now=True)
        else:
            tell(separated(number, score_lines(texts(), layout.position, has_teams(layout))))

    answer_all(file, position_in, reply, to_json)


def position_in(request: object) -> Layout:
    fields = Part(request, "request").fields(["position"])
    if "position" not in fields:
        raise FormatError("position", "request_without_position", request='{"position": {...}}')
    return read_position(fields["position"].value)


def decide(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Tell what one symbol makes the Automa do on a position, and why."""
    texts = scythe_texts_later(lang)
    answer_in_words(file, answer_decide, lambda answer: decide_lines(texts(), answer), to_json)


def turn(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Carry out an Automa card on a position."""
    texts = scythe_texts_later(lang)
    answer_in_words(file, answer_turn, lambda answer: turn_lines(texts(), answer), to_json)


def combat(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Carry out a combat between a human and the Automa."""
    texts = scythe_texts_later(lang)
    answer_in_words(file, answer_combat, lambda answer: combat_lines(texts(), answer), to_json)
