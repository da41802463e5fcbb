"""A turn, a combat or a score on a position that is written down: the answers of the commands as Python objects."""

from collections.abc import Mapping, Sequence

from maszyna.library.name_types import Faction
from maszyna.library.scythe import Scythe
from maszyna.library.setups import as_document
from maszyna.scythe.notation import read_position, score_answer
from maszyna.scythe.position_requests.combat_request import answer_combat
from maszyna.scythe.position_requests.turn_request import answer_turn


def turn(
    position: Mapping[str, object] | Scythe,
    card: int,
    *,
    automa: Faction | None = None,
    resume: int | None = None,
    revealed: Sequence[int] | None = None,
) -> dict[str, object]:
    """Carry out an Automa card on a position and give the answer of ``maszyna scythe turn``.

    ``position`` is a document (``maszyna/scythe-position@1``) or a game, ``card`` the number of the card, ``automa``
    the faction where several Automas play; ``resume`` and ``revealed`` are as in docs/formats.md. Gives a document with
    ``position`` (after the turn), ``events`` and ``pending`` (a combat to be fought first, or None). Raises FormatError
    for anything that is no such position or card. Neither the document nor the game changes.
    """
    request: dict[str, object] = {"position": position_of(position), "card": card}
    if automa is not None:
        request["automa"] = automa
    if resume is not None:
        request["resume"] = resume
    if revealed is not None:
        request["revealed"] = list(revealed)
    return answer_turn(request).document()


def combat(request: Mapping[str, object]) -> dict[str, object]:
    """Carry out a combat between a human and an Automa and give the answer of ``maszyna scythe combat``.

    ``request`` has ``position``, ``territory``, ``attacker``, ``card``, ``human_power``, ``human_cards`` and what else
    docs/formats.md names. Gives a document with ``winner``, what both sides put in, ``position`` and ``events``. Raises
    FormatError for anything else.
    """
    return answer_combat(as_document(request)).document()


def score(position: Mapping[str, object] | Scythe) -> dict[str, object]:
    """Score a position and give the answer of ``maszyna scythe score``: the parts of every score, winner, decided_by.

    ``position`` is a document (``maszyna/scythe-position@1``) or a game. Raises FormatError for anything else.
    """
    return score_answer(read_position(position_of(position)))


def position_of(position: Mapping[str, object] | Scythe) -> object:
    return position.position if isinstance(position, Scythe) else as_document(position)
