"""A game that goes on as one of another kind: with its board kept, or with the Automa's cards only."""

import secrets

from maszyna.app.base.documents import CREATED, UNPROCESSABLE, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.kinds import KINDS
from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message


def continue_as(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A new game of the other kind with what is known of this one, which stays as it is."""
    row = kept.row(request)
    kind, record = kept.kind(row), kept.record(row)
    fields = request.body(["kind"])
    if "kind" not in fields:
        raise FormatError("body.kind", "missing_field", right=Message("one_of", names=list(KINDS)))
    wanted = list(KINDS.values())[fields["kind"].name(list(KINDS))]
    known = kind.known_for(record, wanted.key)
    if known is None:
        say = request.words.spans_for("cannot_continue_as")
        raise Problem(UNPROCESSABLE, request.words.say("problem_refused"), request.words.say("cannot_continue_as"),
                      "body.kind", code="cannot_continue_as", say=say, at=None, legal=[])  # fmt: skip
    setup, steps = known
    twin = wanted.rules.new(setup, secrets.randbelow(1 << 32))
    twin.say_all(steps)
    new = kept.new_row(request, wanted, twin, GameRow(secrets.token_urlsafe(9), wanted.key, -1, "", {}))
    kept.storage.add(new)
    kept.remember(new.id, new.revision, twin)
    view = kept.view_for(request, new, twin)
    return Answer(CREATED, {"id": new.id, "kind": new.kind, "revision": new.revision, "view": view})
