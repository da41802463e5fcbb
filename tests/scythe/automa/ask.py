"""Questions to the command ``decide``: one symbol on a position with nothing on the board but what is given."""

from typing import Any

from maszyna.scythe.position_requests import combat_answer, decide_answer, turn_answer

Document = dict[str, Any]
UNITS = {"mechs": 4, "workers": 8}


def seat(faction: str, **given: Any) -> Document:
    """A seat with its character on the base and the rest on the mat, apart from what is given."""
    document: Document = {"faction": faction, "character": "base", "mechs": [], "workers": [], **given}
    for name, amount in UNITS.items():
        document[name] = [*document[name], *["mat"] * (amount - len(document[name]))]
    return document


def on_board(automa: Document, human: Document, **rest: Any) -> Document:
    return {
        "format": "maszyna/scythe-position@1", "automa": automa, "human": human, "encounters": [], "resources": {},
    } | rest  # fmt: skip


def ask(action: str, automa: Document, human: Document, min_power: int | None = None, **rest: Any) -> Document:
    request: Document = {"position": on_board(automa, human, **rest), "action": action}
    if min_power is not None:
        request["min_power"] = min_power
    return decide_answer(request)


def turn(position: Document, card: int, **rest: Any) -> Document:
    return turn_answer({"position": position, "card": card, **rest})


def combat(position: Document, **rest: Any) -> Document:
    return combat_answer({"position": position, **rest})


def decider(answer: Document, stage: str) -> str:
    """The criterion that left one of several in a stage, or nothing."""
    return next((step["rule"] for step in answer["trace"] if step["stage"] == stage and step["decided"]), "")


def step(answer: Document, rule: str) -> Document:
    """The step of a criterion in the trace."""
    found: Document = next(step for step in answer["trace"] if step["rule"] == rule)
    return found


def went(answer: Document) -> tuple[object, object, str, str]:
    """From, to, what decided the unit, what decided the destination."""
    return answer["from"], answer["to"], decider(answer, "unit"), decider(answer, "destination")
